import { describeRules } from "./chunks/rule-pages.js";
import { fitRepository, governedBy, governsAlike, lastStep, lintRepository } from "./chunks/core.js";
import { NO_PROGRESS, count, joinWords } from "./chunks/program.js";
import { entryType, findFiles, findRenderedFiles, leavingOut, openExportedTree, readRepository, systemError } from "./chunks/lint.js";
const { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");

// src/workspace/text-reader.ts
const [FILE, FOLDER] = [entryType("file"), entryType("folder")];
function createTextReader(texts, workingDirectory, loadParser) {
	const files = new Map(texts.map(({ path, text }) => [join(workingDirectory, path), {
		path,
		text
	}]));
	const fileSystem = showTexts(files.keys());
	const tree = openExportedTree(workingDirectory, fileSystem);
	const reader = {
		workingDirectory,
		fileSystem,
		host: {
			isIgnored: () => false,
			remotes: () => [],
			loadParser,
			limitRun: () => {}
		},
		seenFrom: () => reader,
		around: () => reader,
		without: (folders) => leavingOut(reader, folders),
		tree: () => tree,
		find: (search) => findFiles(search, tree, workingDirectory),
		cutFolders: () => [],
		read(path) {
			const value = files.get(path);
			return value === void 0 ? { problem: {
				path,
				message: "cannot be read: it does not exist"
			} } : { value };
		},
		unread: () => []
	};
	return reader;
}
function showTexts(paths) {
	const folders = /* @__PURE__ */ new Map();
	const files = new Set(paths);
	for (const path of files) for (let at = path; dirname(at) !== at; at = dirname(at)) folders.set(dirname(at), (folders.get(dirname(at)) ?? /* @__PURE__ */ new Set()).add(at));
	const lookUp = (path) => {
		const at = resolve(path);
		return folders.has(at) ? FOLDER : files.has(at) ? FILE : void 0;
	};
	const refuse = (path) => {
		throw systemError("ENOENT", path);
	};
	return {
		lstat: lookUp,
		stat: lookUp,
		realpath: (path) => lookUp(path) === void 0 ? refuse(path) : path,
		readdir: (path) => [...folders.get(resolve(path)) ?? refuse(path)].map((at) => ({
			name: basename(at),
			...lookUp(at) ?? FILE
		})),
		open: refuse
	};
}

// src/workspace/lint-texts.ts
const BASE = "base";
const ROOT = resolve("/repository");
const NO_TERRAFORM = "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads";
function describeUnrendered(reader) {
	const rendered = findRenderedFiles(reader.tree(ROOT), ROOT);
	if (rendered.length === 0) return [];
	const charts = rendered.filter((path) => lastStep(path) === "Chart.yaml").length;
	const counts = [charts === 0 ? [] : count(charts, "chart"), rendered.length === charts ? [] : count(rendered.length - charts, "kustomization")].flat();
	const are = rendered.length === 1 ? "is" : "are";
	return [`${joinWords(counts)} ${are} not rendered, because no program is started here: their files are judged as they are written`];
}
async function readTexts({ configuration, files }, { today, terraform }, governing) {
	let isAsked = false;
	const reader = createTextReader([...files, ...configuration ? [configuration] : []], ROOT, async () => {
		isAsked = true;
		return terraform;
	});
	const config = configuration && join(ROOT, configuration.path);
	const read = await readRepository({
		workingDirectory: ROOT,
		config,
		governing,
		paths: [],
		globs: [],
		inventory: void 0,
		cluster: void 0,
		stdin: void 0
	}, NO_PROGRESS, reader);
	if (read.problem !== void 0) {
		const start = {
			file: configuration?.path ?? "taintlint.yaml",
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		};
		return { problem: read.problem.map(({ message, range = start }) => ({
			message,
			range
		})) };
	}
	const { input } = read.value;
	const unread = terraform === void 0 && isAsked ? [NO_TERRAFORM] : [];
	return { value: {
		...input,
		today,
		notices: [
			...input.notices,
			...describeUnrendered(reader),
			...unread
		]
	} };
}
async function readBase(given, head, options) {
	const base = await readTexts(given, options);
	if (base.problem !== void 0) return base;
	const { configuration } = base.value;
	const isThere = (path) => options.files.some((file) => file.path === path);
	const revision = {
		revision: BASE,
		commit: "",
		input: base.value,
		unseen: [],
		isThere
	};
	if (governsAlike(configuration, head.configuration)) return { value: revision };
	const { value: governed } = await readTexts(options, options, (found) => governedBy(configuration, found, {
		isThere,
		wasThere: isThere
	}));
	return { value: governed === void 0 ? revision : {
		...revision,
		governed
	} };
}
async function readBoth(options) {
	const input = await readTexts(options, options);
	if (input.problem !== void 0 || options.base === void 0) return input;
	const base = await readBase(options.base, input.value, options);
	return base.problem === void 0 ? { value: {
		...input.value,
		base: base.value
	} } : base;
}
async function judged(reading, judge) {
	const { value: input, problem: errors } = await reading;
	return errors === void 0 ? {
		ok: true,
		result: judge(input)
	} : {
		ok: false,
		errors
	};
}
function lint(options) {
	return judged(readBoth(options), lintRepository);
}
function fit(options) {
	return judged(readTexts(options, options), fitRepository);
}

// src/index.ts
async function loadTerraform() {
	return (await import("./chunks/hcl-parser.js")).loadHclParser();
}

export { describeRules, fit, lint, loadTerraform };