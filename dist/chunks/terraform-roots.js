import { TERRAFORM_TABLES, folderOf, lastStep, normalizePath } from "./core.js";
import { mayDeclareObjects } from "./lint.js";

// src/inventory/terraform/telling-words.ts
const KINDS = [...new Set(TERRAFORM_TABLES.map(({ kind }) => kind))].join("|");
const POOL_WORDS = new RegExp(`node_?(?:group|pool)|worker_?(?:group|pool)|agent_?pool|taint|NodePool|${KINDS}`, "i");
function mayDeclareTerraformPools(text) {
	return POOL_WORDS.test(text);
}
const CLUSTER = /"[a-z]+_(?:\w*_)?(?:eks|container|kubernetes|k8s|lke|oke)_\w*cluster\w*"/;
function mayDeclareCluster(text) {
	return CLUSTER.test(text) || mayDeclareTerraformPools(text);
}

// src/inventory/terraform/find-roots.ts
const LOCAL_SOURCE = /\bsource"?\s*[=:]\s*"(\.\.?(?:\/[^"]*)?)"/g;
const ROOT_BLOCK = /^[ \t]*(?:(?:backend|provider)\s+"[^"]+"|cloud)\s*\{/m;
const INTERFACE = /^[ \t]*(?:variable|output)\s+"/m;
const SHARED_VAR_FILE = /^(?:all|base|common|defaults?|globals?|shared)\b/;
function findRoots(texts, mayMatter = mayDeclareTerraformPools) {
	const units = texts.units.filter(({ text }) => UNIT_OF_CLUSTER.test(text));
	if (units.length === 0 && !texts.configs.some(({ text }) => mayMatter(text))) return [];
	const folders = foldersOf(texts.configs);
	const called = new Set([...folders.values()].flatMap(({ calls }) => calls));
	const matters = wordTest(folders, mayMatter);
	const roots = [...folders.values()].filter((folder) => !called.has(folder.path) && isRoot(folder, folders, texts) && matters(folder.path)).map((folder) => ({
		folder: folder.path,
		variants: variantsOf(folder, folders, texts.varFiles)
	}));
	const ofUnits = units.filter((unit) => !folders.has(folderOf(unit.path))).map(({ path }) => ({
		folder: folderOf(path),
		variants: [[]]
	}));
	return [...roots, ...ofUnits];
}
function rootsWithObjects(texts, isRead) {
	const apart = new Set(texts.configs.flatMap(({ path, text }) => mayDeclareCluster(text) ? folderOf(path) : []));
	return findRoots({
		...texts,
		units: []
	}, mayDeclareObjects).filter(({ folder }) => !apart.has(folder) || isRead(folder));
}
const UNIT_OF_CLUSTER = /eks|gke|aks|kubernetes|cluster|node_?(?:group|pool)|taint/i;
function foldersOf(configs) {
	const files = /* @__PURE__ */ new Map();
	for (const file of configs) {
		const path = folderOf(file.path);
		const own = files.get(path) ?? [];
		own.push(file);
		files.set(path, own);
	}
	return new Map([...files].map(([path, own]) => {
		return [path, {
			path,
			files: own,
			calls: own.flatMap(({ text }) => [...text.matchAll(LOCAL_SOURCE)].map(([, source]) => normalizePath(`${path}/${source}`)))
		}];
	}));
}
function isRoot(folder, folders, { varFiles, locked }) {
	const { path, files } = folder;
	if (files.some(({ text }) => ROOT_BLOCK.test(text)) || locked.has(path)) return true;
	const declared = variablesOf(folder);
	if (varFiles.some((file) => folderOf(file.path) === path || belongsTo(file, folder, folders, declared))) return true;
	return !files.some(({ text }) => INTERFACE.test(text));
}
function wordTest(folders, mayMatter) {
	const own = /* @__PURE__ */ new Map();
	const mayDeclare = (path) => {
		const known = own.get(path);
		if (known !== void 0) return known;
		const found = folders.get(path)?.files.some(({ text }) => mayMatter(text)) ?? false;
		own.set(path, found);
		return found;
	};
	return (start) => {
		const seen = /* @__PURE__ */ new Set([start]);
		for (const path of seen) {
			if (mayDeclare(path)) return true;
			for (const next of folders.get(path)?.calls ?? []) seen.add(next);
		}
		return false;
	};
}
function variantsOf(folder, folders, varFiles) {
	const declared = variablesOf(folder);
	const named = varFiles.filter((file) => isNamed(file.path) && belongsTo(file, folder, folders, declared));
	const shared = named.filter(({ path }) => SHARED_VAR_FILE.test(lastStep(path))).map(({ path }) => path);
	const clusters = named.map(({ path }) => path).filter((path) => !shared.includes(path));
	if (clusters.length === 0) return [shared];
	return clusters.map((path) => [...shared.filter((one) => folderOf(one) === folderOf(path)), path]);
}
function variablesOf({ files }) {
	return new Set(files.flatMap(({ text }) => namesOf(text, /^[ \t]*variable\s+"([^"]+)"/gm)));
}
function isNamed(path) {
	return !/(?:^|\/)terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(path);
}
function belongsTo(file, { path }, folders, declared) {
	const parent = folderOf(path);
	const at = folderOf(file.path);
	const isBelow = path === "" || at === path || at.startsWith(`${path}/`);
	const namesake = `${at === "" ? "" : `${at}/`}${lastStep(file.path).replace(/\.tfvars(?:\.json)?$/, "")}`;
	const isBeside = namesake === path || parent !== "" && (at === parent || at.startsWith(`${parent}/`));
	if (!isBelow && !(isBeside && !standsInOther(at, parent, folders))) return false;
	if (namesake !== path && folders.has(namesake)) return false;
	const set = file.path.endsWith(".json") ? namesOf(file.text, /^[ \t]*"([\w-]+)"\s*:/gm) : namesOf(file.text, /^([\w-]+)\s*=/gm);
	const known = set.filter((name) => declared.has(name)).length;
	return known > 0 && known * 2 >= set.length;
}
function standsInOther(at, parent, folders) {
	for (let folder = at; folder.length > parent.length; folder = folderOf(folder)) if (folders.has(folder)) return true;
	return false;
}
function namesOf(text, pattern) {
	return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

export { findRoots, mayDeclareTerraformPools, rootsWithObjects };