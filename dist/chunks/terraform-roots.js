import { memoize, nameSome, quoted, rangeOfSpan } from "./program.js";
import { folderOf, groupBy, isLoadedByItself, isRecord, joinPath, lastStep, mayDeclareCluster, mayDeclareObjects, mayDeclareTerraformPools, normalizePath, parseJson, pathBelow, poolBlockIn } from "./core.js";

// src/inventory/terraform/find-roots.ts
const SOURCE = /\bsource"?\s*[=:]\s*"([^"\n]+)"/g;
const ROOT_BLOCK = /^[ \t]*(?:(?:backend|provider)\s+"[^"]+"|cloud)\s*\{/m;
const PARTIAL = /^[ \t]*backend\s+"[^"]+"\s*\{\s*\}/m;
const INTERFACE = /^[ \t]*(?:variable|output)\s+"/m;
const LIBRARY = /(?:^|[/_.-])modules?(?:\/|$)/;
const MOST_REQUIRED = 2;
const MOST_NAMED = 3;
const SHARED_VAR_FILE = /^(?:all|base|common|defaults?|globals?|shared)\b/;
function findRoots(texts, mayMatter = mayDeclareTerraformPools) {
	const units = texts.units.filter(({ text }) => UNIT_OF_CLUSTER.test(text));
	if (units.length === 0 && !texts.configs.some(({ text }) => mayMatter(text))) return {
		roots: [],
		passedOver: void 0
	};
	const folders = foldersOf(texts.configs);
	const { real = (path) => path } = texts;
	const called = new Set([...folders.values()].flatMap(({ calls }) => calls.flatMap((path) => [path, real(path)])));
	for (const path of linkedFolders(folders, texts, real)) called.add(path);
	for (const path of calledElsewhere(texts, folders)) called.add(path);
	const matters = wordTest(folders, mayMatter);
	const uncalled = [...folders.values()].filter(({ path }) => !called.has(path) && matters(path));
	const own = uncalled.filter((folder) => isRoot(folder, folders, texts));
	const roots = own.map((folder) => ({
		folder: folder.path,
		variants: variantsOf(folder, folders, texts.varFiles)
	}));
	const passedOver = describePassedOver(uncalled.filter((folder) => !own.includes(folder)));
	const ofUnits = units.filter((unit) => !folders.has(folderOf(unit.path))).map(({ path }) => ({
		folder: folderOf(path),
		variants: [[]]
	}));
	return {
		roots: [...roots, ...ofUnits],
		passedOver
	};
}
function describePassedOver(folders) {
	const [first, ...others] = folders.flatMap(({ path, files }) => {
		const [first] = files.flatMap((file) => {
			const span = poolBlockIn(file.text);
			return span === void 0 ? [] : [{
				path,
				range: rangeOfSpan(file, span)
			}];
		});
		return first ?? [];
	});
	if (first === void 0) return void 0;
	const names = nameSome(others.map(({ path }) => quoted(path || ".")), MOST_NAMED, "more folders");
	const rest = others.length === 0 ? "" : `; so it is for ${names}`;
	return {
		message: `its node pools are not read: it is unknown whether the module in "${first.path || "."}" is called or applied${rest}`,
		range: first.range
	};
}
function linkedFolders(folders, { configs, varFiles }, real) {
	const linked = new Set(configs.flatMap(({ path }) => real(path) === path ? [] : real(path)));
	const hasVariables = (folder) => varFiles.some(({ path }) => folderOf(path) === folder);
	return [...folders.values()].filter(({ path, files }) => files.every((file) => linked.has(file.path)) && !hasVariables(path)).map(({ path }) => path);
}
function calledElsewhere({ configs, units }, folders) {
	const pieces = [...configs, ...units].flatMap(({ text }) => quotedSources(text).flatMap((source) => submoduleOf(source) ?? []));
	const ofUnits = units.flatMap(({ path, text }) => quotedSources(text).map((source) => {
		const plain = (source.split("?")[0] ?? "").replaceAll(/(?<!:)\/\/+/g, "/");
		return plain.startsWith(".") ? normalizePath(`${folderOf(path)}/${plain}`) : plain.replace(/^.*\}/, "");
	}));
	const ends = new Set([...pieces, ...ofUnits].map((one) => normalizePath(one).replace(/^(?:\.\.\/)+/, "")));
	return [...folders.keys()].filter((path) => path !== "" && ends.has(path));
}
function rootsWithObjects(texts, isRead) {
	const apart = new Set(texts.configs.flatMap(({ path, text }) => mayDeclareCluster(text) ? folderOf(path) : []));
	return findRoots({
		...texts,
		units: []
	}, mayDeclareObjects).roots.filter(({ folder }) => !apart.has(folder) || isRead(folder));
}
const UNIT_OF_CLUSTER = /eks|gke|aks|kubernetes|cluster|node_?(?:group|pool)|taint/i;
const LOCAL = /^\.\.?(?:\/|$)/;
function submoduleOf(source) {
	return /[^:/]\/\/([^?]+)/.exec(source)?.[1];
}
function quotedSources(text) {
	return namesOf(text, /\bsource"?[ \t]*[=:][ \t]*(".*)/g).flatMap((line) => line.split("\""));
}
function foldersOf(configs) {
	const files = groupBy(configs, ({ path }) => folderOf(path));
	return new Map([...files].map(([path, own]) => {
		return [path, {
			path,
			files: own,
			calls: own.flatMap(({ text }) => namesOf(text, SOURCE).flatMap((source) => {
				if (LOCAL.test(source)) return normalizePath(`${path}/${source}`);
				const own = normalizePath(submoduleOf(source) ?? "");
				return own !== "" && files.has(own) ? own : [];
			}))
		}];
	}));
}
function isRoot(folder, folders, { varFiles, locked }) {
	const { path, files } = folder;
	const isPartial = LIBRARY.test(path);
	if (files.some(({ text }) => (isPartial ? text.replace(PARTIAL, "") : text).search(ROOT_BLOCK) >= 0)) return true;
	if (locked.has(path)) return true;
	if (varFiles.some((file) => folderOf(file.path) === path || belongsTo(file, folder, folders))) return true;
	if (!files.some(({ text }) => INTERFACE.test(text))) return true;
	return !(LIBRARY.test(path) || [...folders.keys()].some((one) => pathBelow(joinPath(path, "examples"), one) !== void 0)) && (folder.calls.length > 0 || files.reduce(countRequired, 0) <= MOST_REQUIRED);
}
function countRequired(sum, { text }) {
	const blocks = text.split(/^(?=[a-z]+[ \t]*["{])/m);
	const setsDefault = (line) => /\bdefault[ \t]*=/.test(line.split("#")[0] ?? "");
	return sum + blocks.filter((block) => /^variable\b/.test(block) && !block.split("\n").some(setsDefault)).length;
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
	const isOwn = (path) => isLoadedByItself(path) && folderOf(path) === folder.path;
	const all = varFiles.filter((file) => !isOwn(file.path) && belongsTo(file, folder, folders));
	const near = all.filter(({ path }) => isNear(path, folder.path));
	const named = near.some(({ path }) => !SHARED_VAR_FILE.test(lastStep(path))) ? near : all;
	const shared = named.filter(({ path }) => SHARED_VAR_FILE.test(lastStep(path))).map(({ path }) => path);
	const clusters = named.map(({ path }) => path).filter((path) => !shared.includes(path));
	if (clusters.length === 0) return [shared];
	const together = (path) => isLoadedByItself(path) ? folderOf(path) : path;
	return [...new Set(clusters.map(together))].map((key) => {
		const own = clusters.filter((path) => together(path) === key);
		const at = folderOf(own[0] ?? "");
		return [...shared.filter((one) => folderOf(one) === at), ...own];
	});
}
const variablesOf = memoize(({ files }) => new Set(files.flatMap(({ text }) => namesOf(text, /^[ \t]*variable\s+"([^"]+)"/gm))));
function isNear(path, folder) {
	return pathBelow(folderOf(folder) || folder || ".", path) !== void 0;
}
function belongsTo(file, folder, folders) {
	const { path } = folder;
	const parent = folderOf(path);
	const at = folderOf(file.path);
	const isOwn = pathBelow(path || ".", file.path) !== void 0;
	const namesake = `${at === "" ? "" : `${at}/`}${lastStep(file.path).replace(/\.tfvars(?:\.json)?$/, "")}`;
	const isBeside = namesake === path || !isOwn && isNear(file.path, path);
	if (!isOwn && standsInOther(at, isBeside ? parent : "", folders)) return false;
	if (namesake !== path && folders.has(namesake)) return false;
	const set = namesSetIn(file);
	const knownIn = (one) => set.filter((name) => variablesOf(one).has(name)).length;
	const known = knownIn(folder);
	if (known === 0 || known * 2 < set.length) return false;
	return isOwn || isBeside || ![...folders.values()].some((one) => knownIn(one) > known);
}
const namesSetIn = memoize(({ path, text }) => {
	if (!path.endsWith(".json")) return namesOf(text, /^([\w-]+)\s*=/gm);
	const { value } = parseJson(text);
	return isRecord(value) ? Object.keys(value) : [];
});
function standsInOther(at, parent, folders) {
	for (let folder = at; folder.length > parent.length; folder = folderOf(folder)) if (folders.has(folder)) return true;
	return false;
}
function namesOf(text, pattern) {
	return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

export { findRoots, rootsWithObjects };