import { MACHINE_TYPES } from "./chunks/machine-types.js";
import { describeMissingImport, describeUnknownClusters, exceptDeployed, fitRepository, folderOf, gitopsOf, governedBy, governsAlike, isGlob, isManifestName, isNamedVarFile, isNegated, isTerraformName, joinPath, lastStep, lintRepository, matchesGlobs, normalizePath, parentFolder, parseConfiguration, pathBelow, readManifest, readsFolder, terraformTexts, testFileTest } from "./chunks/core.js";
import { KNOWN_RULES, NOT_WRITTEN, declaredPools, describeNoMatch, describeNoPools, describeUnreadPools, discoveredPools, findOutside, hasPools, loadedOf, manifestSearches, mayMakeUnreadPools, poolNotices, undiscoveredIn, withMachineTypes } from "./chunks/lint.js";
import { NO_DEADLINE, count, errorAt, joinWords, nearestWord, once } from "./chunks/program.js";
import { findRoots, rootsWithObjects } from "./chunks/terraform-roots.js";
import { TerraformRepository, createTerraformReader } from "./chunks/terraform.js";
import { discoverClusters, resolveDiscovered } from "./chunks/discovered-clusters.js";
import { describeRules } from "./chunks/rule-pages.js";

// src/lint/text-reader.ts
const MARKDOWN = /\.(?:md|markdown)$/i;
const PASSED_OVER = /(?:^|\/)(?:\.|node_modules(?:\/|$))/i;
const RENDERED = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization|Chart\.yaml)$/;
function createTextReader(files, parser) {
	const byPath = new Map(files.map((file) => [normalizePath(file.path), file]));
	const paths = [...byPath.keys()].sort();
	const read = (path) => byPath.get(normalizePath(path));
	const texts = terraformTexts(paths.filter((path) => !PASSED_OVER.test(folderOf(path))), read);
	let isLeftOut = false;
	const opened = once(() => {
		if (parser === void 0) return void 0;
		const list = (folder) => paths.filter((path) => folderOf(path) === normalizePath(folder));
		return new TerraformRepository(texts, createTerraformReader({
			list,
			read
		}, parser));
	});
	return {
		files: paths.flatMap((path) => byPath.get(path) ?? []),
		read,
		names: (folder) => [...new Set(paths.flatMap((path) => pathBelow(folder, path)?.split("/")[0] ?? []))],
		texts,
		terraform() {
			isLeftOut ||= parser === void 0;
			return opened();
		},
		notices: () => [...describeUnrendered(paths), ...isLeftOut ? [NO_TERRAFORM] : []]
	};
}
const NO_TERRAFORM = "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads";
function describeUnrendered(paths) {
	const rendered = paths.filter((path) => RENDERED.test(path));
	if (rendered.length === 0) return [];
	const charts = rendered.filter((path) => lastStep(path) === "Chart.yaml").length;
	const counts = [charts === 0 ? [] : count(charts, "chart"), rendered.length === charts ? [] : count(rendered.length - charts, "kustomization")].flat();
	const are = rendered.length === 1 ? "is" : "are";
	return [`${joinWords(counts)} ${are} not rendered, because no program is started here: their files are judged as they are written`];
}
function readTextPools(reader, configuration) {
	if (configuration === void 0) return { value: discoverTexts(reader) };
	const built = configuration.clusters.map((declaration) => {
		const read = (declaration.from ?? []).map((from) => readImports(from, reader));
		const imports = read.flatMap((one) => one.imports);
		const errors = read.flatMap((one) => one.errors);
		return declaredPools(declaration, imports, errors, () => reader.files);
	});
	return loadedOf(built);
}
function discoverTexts(reader) {
	const { files, texts } = reader;
	const { roots: found, passedOver = [] } = findRoots(texts);
	const named = (folder) => namedVarFiles(reader, folder);
	const roots = found.length === 0 ? [] : reader.terraform()?.discover(found, named, NO_DEADLINE) ?? [];
	const manifests = files.filter(({ path }) => isManifestName(path) && !PASSED_OVER.test(path));
	const discovery = discoverClusters(manifests, roots, NOT_WRITTEN);
	const unread = files.filter((file) => mayMakeUnreadPools(file.path) && describeUnreadPools(file).length > 0);
	const leftOut = [
		...discovery.leftOut,
		...[passedOver].flat(),
		...unread.flatMap(describeUnreadPools)
	];
	const all = {
		...discovery,
		leftOut,
		unread
	};
	return discoveredPools(all, NOT_WRITTEN, loadedOf(resolveDiscovered(all, NOT_WRITTEN)), undiscoveredIn(all, () => files), () => files);
}
function readImports(from, reader) {
	const declaredIn = from.place.document.file.path;
	const folder = parentFolder(declaredIn);
	const files = /* @__PURE__ */ new Map();
	const errors = [];
	for (const [index, path] of from.paths.entries()) {
		const place = from.paths.length > 1 ? {
			...from.place,
			path: [...from.place.path, index]
		} : from.place;
		const at = joinPath(folder, path);
		if (!isGlob(path) && reader.names(at).some(isTerraformName)) {
			const vars = readVarFiles(from, at, folder, reader);
			for (const one of vars.errors) errors.push(one);
			const root = normalizePath(at);
			const opened = reader.terraform()?.open(root, vars.files, () => namedVarFiles(reader, root));
			if (opened !== void 0) files.set(`${root}/`, opened);
			continue;
		}
		const exact = isGlob(path) ? void 0 : reader.read(at);
		const isName = (name) => MARKDOWN.test(path) ? MARKDOWN.test(name) : isManifestName(name);
		const matches = matchesGlobs({ path: declaredIn }, [path]);
		const found = exact ? [exact] : reader.files.filter((file) => isName(file.path) && matches(file.path));
		for (const file of found) files.set(file.path, file);
		if (found.length > 0 || from.optional) continue;
		const nearest = nearestWord(lastStep(at), reader.names(parentFolder(at)));
		const beside = nearest === void 0 ? void 0 : normalizePath(`${parentFolder(path)}/${nearest}`);
		errors.push(errorAt(place, describeMissingImport(path, beside)));
	}
	return {
		imports: [...files.values()].map((file) => ({
			from,
			file
		})),
		errors
	};
}
function readVarFiles(from, root, folder, reader) {
	const files = [];
	const errors = [];
	for (const { path, place } of from.vars) {
		const file = reader.read(joinPath(root, path)) ?? reader.read(joinPath(folder, path));
		if (file !== void 0) files.push(file);
		else errors.push(errorAt(place, `"${path}" does not exist`));
	}
	return {
		files,
		errors
	};
}
function namedVarFiles({ files }, folder) {
	return files.filter(({ path }) => isNamedVarFile(pathBelow(folder || ".", path) ?? ""));
}
function deployedByTerraform(reader, configuration, clusters) {
	const { manifests, exclude = [], customKinds = [], file } = configuration ?? {};
	const declared = configuration?.clusters ?? [];
	if (manifests !== void 0 || declared.some((cluster) => cluster.manifests !== void 0)) return [];
	const isRead = (folder) => clusters.some(({ declaration }) => readsFolder(declaration, folder));
	const roots = rootsWithObjects(reader.texts, isRead);
	const deployed = roots.length === 0 ? void 0 : reader.terraform()?.deployed(roots, customKinds, NO_DEADLINE);
	const isExcluded = matchesGlobs(file ?? { path: "" }, exclude);
	return (deployed?.manifests ?? []).filter((manifest) => !isExcluded(manifest.file.path));
}
function chooseTexts({ files }, searches, configuration) {
	const chosen = /* @__PURE__ */ new Set();
	const notices = /* @__PURE__ */ new Set();
	const readable = files.filter(({ path }) => isManifestName(path) && path !== configuration?.file.path);
	for (const { folder, globs, exclude, placeOf } of searches) {
		const declaredIn = { path: `${folder}/_` };
		const isExcluded = matchesGlobs(declaredIn, exclude);
		const take = (isNamed) => {
			const found = readable.filter(({ path }) => isNamed(path) && !isExcluded(path));
			for (const file of found) chosen.add(file);
			return found.length;
		};
		if (globs === void 0) {
			take((path) => !PASSED_OVER.test(path));
			continue;
		}
		const without = globs.filter(isNegated);
		for (const [index, glob] of globs.entries()) {
			if (isNegated(glob) || take(matchesGlobs(declaredIn, [glob, ...without])) > 0) continue;
			notices.add(describeNoMatch(glob, placeOf?.(index)));
		}
	}
	return {
		chosen: readable.filter((file) => chosen.has(file)),
		notices: [...notices]
	};
}

// src/lint/lint-texts.ts
function told(read, judge) {
	if (read.problem !== void 0) return {
		ok: false,
		errors: read.problem
	};
	return {
		ok: true,
		result: judge(read.value)
	};
}
const BASE = "base";
function own({ path, text }) {
	return {
		path,
		text
	};
}
function readConfiguration({ configuration: given }) {
	if (given === void 0) return { value: void 0 };
	const { configuration, errors } = parseConfiguration(own(given), {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (configuration === void 0 || errors.length > 0) return { problem: errors };
	const { ruleOverrides, charts, clusters } = configuration;
	const unknownClusters = describeUnknownClusters([...ruleOverrides, ...charts], clusters);
	return unknownClusters.length > 0 ? { problem: unknownClusters } : { value: configuration };
}
function readUnder(configuration, { files }, { today, terraform }) {
	const texts = createTextReader(files.map(own), terraform);
	const loaded = readTextPools(texts, configuration);
	if (loaded.problem !== void 0) return loaded;
	const clusters = withMachineTypes(loaded.value.clusters, MACHINE_TYPES);
	const declarations = configuration?.clusters ?? [];
	const searches = manifestSearches(configuration, declarations, (_from, _to, glob) => glob);
	const { chosen, notices } = chooseTexts(texts, searches, configuration);
	const deployed = deployedByTerraform(texts, configuration, clusters);
	const folder = configuration === void 0 ? "." : parentFolder(configuration.file.path);
	const paths = chosen.map(({ path }) => path);
	const toRoot = (path) => pathBelow(folder, path);
	const test = testFileTest({
		files: paths,
		toRoot,
		configuration,
		clusters: declarations,
		globs: []
	});
	const manifests = [...chosen.map((file) => readManifest(file, configuration)), ...deployed];
	const gitops = gitopsOf({
		clusters,
		manifests
	});
	const isTestFile = exceptDeployed((path) => test.isTest(path) && !test.isMeant(path), gitops);
	const find = (search) => chooseTexts(texts, [search], configuration).chosen;
	return { value: {
		manifests,
		gitops,
		outside: findOutside({
			manifests,
			configuration,
			isTestFile
		}, declarations, find),
		unreadable: [],
		clusters,
		configuration,
		notices: [
			...poolNotices(loaded.value, /* @__PURE__ */ new Set()),
			...notices,
			...hasPools(loaded.value) ? [] : [describeNoPools(loaded.value, configuration)],
			...texts.notices()
		],
		today,
		isTestFile
	} };
}
function readTexts(given, options) {
	const configuration = readConfiguration(given);
	if (configuration.problem !== void 0) return configuration;
	return readUnder(configuration.value, given, options);
}
function readBase(given, head, options) {
	const base = readTexts(given, options);
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
	const governed = readUnder(governedBy(configuration, head.configuration, {
		isThere,
		wasThere: isThere
	}), options, options);
	return { value: governed.value === void 0 ? revision : {
		...revision,
		governed: governed.value
	} };
}
function lint(options) {
	return told(readBoth(options), lintRepository);
}
function readBoth(options) {
	const input = readTexts(options, options);
	if (input.problem !== void 0 || options.base === void 0) return input;
	const base = readBase(options.base, input.value, options);
	return base.problem === void 0 ? { value: {
		...input.value,
		base: base.value
	} } : base;
}
function fit(options) {
	return told(readTexts(options, options), fitRepository);
}

// src/index.ts
async function loadTerraform() {
	return (await import("./chunks/hcl-parser.js")).loadHclParser();
}

export { describeRules, fit, lint, loadTerraform };