import { describeRules } from "./chunks/rule-pages.js";
import { fitRepository, governedBy, governsAlike, isManifestName, lastStep, lintRepository, normalizePath, withNotices } from "./chunks/core.js";
import { NO_PROGRESS, count, entryType, exists, joinWords, nameSome, quoted, systemError } from "./chunks/program.js";
import { findFiles, findRenderedFiles, openExportedTree, readRepository } from "./chunks/lint.js";
const { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");

// src/workspace/lint-texts.ts
const BASE = "base";
const ROOT = resolve("/repository");
const MOST_NAMED = 3;
const NO_TERRAFORM = "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads";
function describeUnrendered(reader) {
	const rendered = findRenderedFiles(reader.tree(ROOT), ROOT);
	if (rendered.length === 0) return [];
	const charts = rendered.filter((path) => lastStep(path) === "Chart.yaml").length;
	const counts = [charts === 0 ? [] : count(charts, "chart"), rendered.length === charts ? [] : count(rendered.length - charts, "kustomization")].flat();
	const are = rendered.length === 1 ? "is" : "are";
	return [`${joinWords(counts)} ${are} not rendered, because no program is started here: their files are judged as they are written`];
}
function describeOutside(files, { manifests }) {
	const judged = new Set(manifests.map(({ file }) => file.path));
	const left = files.filter(({ path }) => isManifestName(path) && normalizePath(path).startsWith("../")).flatMap(({ path }) => judged.has(path) ? [] : quoted(path));
	if (left.length === 0) return [];
	return [`${nameSome(left, MOST_NAMED)} ${left.length === 1 ? "is" : "are"} above the root, and not among the manifests`];
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
	const notices = [
		...describeOutside(files, input),
		...describeUnrendered(reader),
		...unread
	];
	const isThere = (path) => exists(reader.fileSystem, join(ROOT, path));
	return { value: {
		input: withNotices({
			...input,
			today
		}, ...notices),
		isThere
	} };
}
async function readBase(given, { input: head, isThere }, options) {
	const base = await readTexts(given, options);
	if (base.problem !== void 0) return base;
	const { input, isThere: wasThere } = base.value;
	const revision = {
		revision: BASE,
		commit: "",
		input,
		unseen: [],
		isThere
	};
	if (governsAlike(input.configuration, head.configuration)) return { value: revision };
	const { value: governed } = await readTexts(options, options, (found) => governedBy(input.configuration, found, {
		isThere,
		wasThere
	}));
	return { value: governed === void 0 ? revision : {
		...revision,
		governed: governed.input
	} };
}
async function readBoth(options) {
	const head = await readTexts(options, options);
	if (head.problem !== void 0 || options.base === void 0) return head;
	const { value: base, problem } = await readBase(options.base, head.value, options);
	return problem === void 0 ? { value: {
		...head.value,
		input: {
			...head.value.input,
			base
		}
	} } : { problem };
}
async function judged(reading, judge) {
	const { value, problem: errors } = await reading;
	return errors === void 0 ? {
		ok: true,
		result: judge(value.input)
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
		folder: workingDirectory,
		fileSystem,
		host: {
			ignoredPaths: () => /* @__PURE__ */ new Set(),
			remotes: () => [],
			loadParser,
			limitRun: () => {}
		},
		seenFrom: () => reader,
		around: () => reader,
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
		unread: () => [],
		beside: () => void 0,
		besides: () => []
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

// src/index.ts
async function loadTerraform() {
	return (await import("./chunks/hcl-parser.js")).loadHclParser();
}

export { describeRules, fit, lint, loadTerraform };