import { __exportAll } from "./rolldown-runtime.js";
import { clusterNameOf, configurationPathOf, createRepositoryTree, groupOf, isBounded, isTrue, joinPath, lastStep, mapScalars, matchesBounded, matchesGlobs, parentFolder, parseDocuments, scalarAt, startFolder, textsOf } from "./core.js";
import { byWord, effectiveEntries, getString, getValue, itemsOf } from "./program.js";

// src/rendering/gitops/application.ts
function readApplication(node) {
	const spec = getValue(node, "spec");
	const destination = getValue(spec, "destination");
	const listed = getValue(spec, "sources");
	const single = getValue(spec, "source");
	const sources = listed?.kind === "sequence" ? listed.items.map((item, index) => [item, [
		"spec",
		"sources",
		index
	]]) : single === void 0 ? [] : [[single, ["spec", "source"]]];
	return {
		name: literalAt(getValue(node, "metadata"), "name"),
		destinationName: literalAt(destination, "name"),
		destinationServer: literalAt(destination, "server"),
		destinationNamespace: literalAt(destination, "namespace"),
		sources: sources.map(([source, fieldPath]) => ({
			path: literalAt(source, "path"),
			repoURL: literalAt(source, "repoURL"),
			ref: literalAt(source, "ref"),
			node: source,
			fieldPath
		}))
	};
}
function literalAt(node, key) {
	const text = getString(node, key);
	return text === void 0 || text.includes("{{") ? void 0 : text;
}

// src/rendering/gitops/application-set.ts
const MAX_APPLICATIONS = 1e4;
const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*-?\}\}/g;
function expandApplicationSet(spec, tree, targets, root) {
	const template = getValue(spec, "template");
	if (template === void 0) return [];
	function expandGenerator(generator) {
		const git = getValue(generator, "git");
		const clusters = getValue(generator, "clusters");
		const merge = getValue(generator, "merge");
		const matrix = itemsOf(getValue(getValue(generator, "matrix"), "generators"));
		const merged = itemsOf(getValue(merge, "generators")).map(expandGenerator);
		const mergeKeys = textsOf(getValue(merge, "mergeKeys"));
		return [
			...itemsOf(getValue(getValue(generator, "list"), "elements")).map((element) => new Map(flatten(element, ""))),
			...expandDirectories(itemsOf(getValue(git, "directories")), tree, root),
			...expandFiles(itemsOf(getValue(git, "files")), tree, root),
			...clusters === void 0 ? [] : expandClusters(clusters, targets),
			...expandMatrix(matrix.map(expandGenerator)),
			...expandMerge(merged, mergeKeys)
		].filter(isSelected(getValue(generator, "selector")));
	}
	return itemsOf(getValue(spec, "generators")).flatMap(expandGenerator).map((parameters) => fillIn$1(template, parameters));
}
function flatten(node, prefix) {
	return effectiveEntries(node).flatMap(({ key, value }) => {
		if (value.kind === "scalar") return [[`${prefix}${key.text}`, value.text]];
		return flatten(value, `${prefix}${key.text}.`);
	});
}
function expandDirectories(directories, tree, root) {
	const globs = directories.flatMap((directory) => {
		const exclude = getValue(directory, "exclude");
		const glob = getString(directory, "path");
		return glob === void 0 ? [] : {
			glob,
			exclude: isTrue(exclude)
		};
	});
	const isWanted = matchesBounded(globs.filter(({ exclude }) => !exclude).map(({ glob }) => glob));
	const isExcluded = matchesBounded(globs.filter(({ exclude }) => exclude).map(({ glob }) => glob));
	const rootFolder = rootOfGlob(globs[0]?.glob, root);
	if (rootFolder === void 0) return [];
	return below([...tree.folders], rootFolder).filter((path) => isWanted(path) && !isExcluded(path)).map((path) => new Map(pathParameters(path)));
}
function expandFiles(files, tree, root) {
	const globs = files.flatMap((file) => getString(file, "path") ?? []);
	const rootFolder = rootOfGlob(globs[0], root);
	if (rootFolder === void 0) return [];
	const isWanted = matchesBounded(globs);
	return below([...tree.paths], rootFolder).filter((path) => isWanted(path)).flatMap((path) => {
		const file = tree.fileAt(joinPath(rootFolder, path));
		return (file === void 0 ? [] : parseDocuments(file).documents.map((document) => document.root)).filter(isBounded).flatMap((node) => node.kind === "sequence" ? node.items : [node]).map((node) => new Map([
			...pathParameters(parentFolder(path)),
			["path.filename", lastStep(path)],
			...flatten(node, "")
		]));
	});
}
function rootOfGlob(glob, root) {
	const parts = glob?.split("/") ?? [];
	const wildcard = parts.findIndex((part) => /[*?[{]/.test(part));
	const base = wildcard < 0 ? parts : parts.slice(0, wildcard);
	const found = glob === void 0 ? void 0 : root(base.join("/") || ".");
	return found === void 0 ? void 0 : joinPath(found, ...base.map(() => ".."));
}
function below(paths, folder) {
	const prefix = folder === "." ? "" : `${folder}/`;
	return paths.flatMap((path) => path.startsWith(prefix) ? path.slice(prefix.length) : []);
}
function pathParameters(path) {
	const segments = path.split("/");
	return [
		["path", path],
		["path.path", path],
		["path.basename", segments.at(-1) ?? ""],
		...segments.map((segment, index) => [`path[${index}]`, segment]),
		...segments.map((segment, index) => [`path.segments[${index}]`, segment])
	];
}
function expandClusters(generator, targets) {
	const selector = getValue(generator, "selector");
	if (getValue(selector, "matchExpressions") !== void 0) return [];
	const wanted = effectiveEntries(getValue(selector, "matchLabels"));
	return targets.filter(({ argocd }) => wanted.every(({ key, value }) => value.kind === "scalar" && argocd.labels[key.text] === value.text)).map(({ argocd }) => {
		const { name, labels } = argocd;
		const server = serverOf(argocd);
		const named = [
			...name === void 0 ? [] : [["name", name]],
			...name === void 0 ? [] : [["nameNormalized", normalizedName(name)]],
			...server === void 0 ? [] : [["server", server]]
		];
		const ofLabels = Object.entries(labels).map(([key, value]) => [`metadata.labels.${key}`, value]);
		const values = getValue(generator, "values");
		return new Map([
			...named,
			...ofLabels,
			...values === void 0 ? [] : flatten(values, "values.")
		]);
	});
}
function serverOf({ name, server }) {
	return server ?? (name === void 0 ? void 0 : `cluster ${name}`);
}
function normalizedName(name) {
	return name.toLowerCase().replaceAll(/[^-a-z0-9.]/g, "-").slice(0, 253).replaceAll(/^[-.]+|[-.]+$/g, "");
}
const NAME_STEP = /^\{\{-?\s*\.?name(?:Normalized)?\s*-?\}\}$/;
const SHARED_FOLDER = /^(?:[._].*|all|base|common|components?|default|shared|templates?)$/;
function clustersWithFolders(spec, tree, root) {
	if (!itemsOf(getValue(spec, "generators")).some(asksForClusters)) return [];
	const template = getValue(getValue(spec, "template"), "spec");
	return [getValue(template, "source"), ...itemsOf(getValue(template, "sources"))].flatMap((source) => {
		const steps = getString(source, "path")?.split("/") ?? [];
		const index = steps.findIndex((step) => NAME_STEP.test(step));
		const [before, behind] = [steps.slice(0, Math.max(index, 0)), steps.slice(index + 1)];
		const folder = index < 1 || before.some((step) => step.includes("{{")) ? void 0 : root(before.join("/"));
		if (folder === void 0) return [];
		const rest = behind.some((step) => step.includes("{{")) ? [] : behind;
		return [...new Set(below([...tree.folders], folder).map((path) => path.split("/")[0] ?? path))].filter((name) => !SHARED_FOLDER.test(name) && tree.folders.has(joinPath(folder, name, ...rest)));
	});
}
function asksForClusters(generator) {
	const inner = ["matrix", "merge"].flatMap((key) => itemsOf(getValue(getValue(generator, key), "generators")));
	return getValue(generator, "clusters") !== void 0 || inner.some(asksForClusters);
}
function expandMatrix(generators) {
	const [first = [], ...others] = generators;
	if (generators.reduce((product, { length }) => product * length, 1) > MAX_APPLICATIONS) return [];
	return others.reduce((rows, next) => rows.flatMap((row) => next.map((one) => new Map([...row, ...one]))), first);
}
function expandMerge(generators, keys) {
	const [base = [], ...others] = generators;
	const isSame = (one, other) => keys.every((key) => one.get(key) === other.get(key));
	return base.map((row) => {
		const found = others.flatMap((next) => next.find((one) => isSame(row, one)) ?? []);
		return new Map([row, ...found].flatMap((one) => [...one]));
	});
}
function isSelected(selector) {
	if (getValue(selector, "matchExpressions") !== void 0) return () => false;
	const wanted = effectiveEntries(getValue(selector, "matchLabels"));
	return (parameters) => wanted.every(({ key, value }) => value.kind === "scalar" && parameters.get(key.text) === value.text);
}
function fillIn$1(template, parameters) {
	return mapScalars(template, (scalar) => {
		if (!scalar.text.includes("{{")) return scalar;
		return scalarAt(scalar, scalar.text.replace(PARAMETER, (mark, name) => parameters.get(name) ?? mark));
	});
}

// src/rendering/gitops/patched-objects.ts
const PATCH_LISTS = [
	"patches",
	"patchesStrategicMerge",
	"patchesJson6902"
];
function mayBePatched(tree, object, concerns) {
	const name = getString(getValue(object.node, "metadata"), "name") ?? "";
	return tree.overlaysOf(joinPath(object.document.file.path)).some((kustomization) => knownPatchesOf(tree, kustomization).some((patch) => patch.isFor(object.kind, name) && concerns(patch.text)));
}
const known = /* @__PURE__ */ new WeakMap();
function knownPatchesOf(tree, kustomization) {
	const ofTree = known.get(tree) ?? /* @__PURE__ */ new Map();
	known.set(tree, ofTree);
	const patches = ofTree.get(kustomization) ?? patchesOf(tree, kustomization);
	ofTree.set(kustomization, patches);
	return patches;
}
function patchesOf(tree, kustomization) {
	const folder = parentFolder(joinPath(kustomization.path));
	const fileText = (path) => tree.fileAt(joinPath(folder, path))?.text ?? "";
	return parseDocuments(kustomization).documents.flatMap(({ root }) => PATCH_LISTS.flatMap((list) => itemsOf(getValue(root, list))).flatMap((item) => {
		if (item.kind === "scalar") return mergePatches(item.text.includes("\n") ? item.text : fileText(item.text));
		const path = getString(item, "path");
		const text = getString(item, "patch") ?? (path === void 0 ? "" : fileText(path));
		const target = getValue(item, "target");
		if (target === void 0) return mergePatches(text);
		const [kind, name] = [getString(target, "kind"), getString(target, "name")];
		const isFor = (ofKind, named) => matches(kind, ofKind) && matches(name, named);
		return [{
			isFor,
			text
		}];
	}));
}
function mergePatches(text) {
	return parseDocuments({
		path: "",
		text
	}).documents.map(({ root }) => {
		const kind = getString(root, "kind");
		const name = getString(getValue(root, "metadata"), "name");
		return {
			isFor: (ofKind, named) => ofKind === kind && named === name,
			text: text.slice(root.start, root.end)
		};
	});
}
function matches(expression, word) {
	if (expression === void 0) return true;
	try {
		return new RegExp(`^(?:${expression})$`).test(word);
	} catch {
		return true;
	}
}

// src/model/repository-address.ts
const SCP_ADDRESS = /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/;
const WEB_ADDRESS = /^[a-z][a-z+]*:\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/i;
function splitRepositoryAddress(address) {
	const [, host, path] = WEB_ADDRESS.exec(address.trim()) ?? SCP_ADDRESS.exec(address.trim()) ?? [];
	if (host === void 0 || path === void 0) return void 0;
	return {
		host,
		path: path.replace(/\/+$/, "").replace(/\.git$/, "")
	};
}
const HOST = /^[A-Za-z0-9.-]{2,}$/;
const PATH = /^[\w.~-]+(?:\/[\w.~-]+)+$/;
function parseRemote(address) {
	const { host = "", path = "" } = splitRepositoryAddress(address) ?? {};
	return HOST.test(host) && PATH.test(path) ? {
		repository: path,
		url: `https://${host}/${path}`
	} : void 0;
}

// src/rendering/gitops/source-repository.ts
const FLUX_SOURCE_GROUP = "source.toolkit.fluxcd.io";
const BOOTSTRAP_SOURCE = "flux-system";
function normalizeRepositoryUrl(url) {
	const address = splitRepositoryAddress(url);
	if (address === void 0 || /\{\{|\$\{/.test(url)) return void 0;
	return `${address.host}/${address.path}`.toLowerCase();
}
function findOwnSources(tree) {
	const repositories = [...tree.paths].flatMap(tree.gitopsObjects).filter(isGitRepository);
	const own = repositories.filter((object) => nameOf(object) === BOOTSTRAP_SOURCE);
	const isSame = (object) => own.some((bootstrap) => isSameRepository(object, bootstrap));
	const known = repositories.filter(isSame).map((object) => ({
		name: nameOf(object),
		namespace: namespaceOf(object)
	}));
	return (sourceRef, namespace) => {
		const kind = getString(sourceRef, "kind");
		const name = getString(sourceRef, "name");
		if (name === void 0 || kind !== void 0 && kind !== "GitRepository") return false;
		if (name === BOOTSTRAP_SOURCE) return true;
		const wanted = getString(sourceRef, "namespace") ?? namespace;
		return known.some((one) => one.name === name && (wanted === void 0 || one.namespace === void 0 || one.namespace === wanted));
	};
}
function isGitRepository({ apiVersion, kind }) {
	return kind === "GitRepository" && groupOf(apiVersion) === FLUX_SOURCE_GROUP;
}
function nameOf({ node }) {
	return getString(getValue(node, "metadata"), "name");
}
function namespaceOf({ node }) {
	return getString(getValue(node, "metadata"), "namespace");
}
function isSameRepository(one, other) {
	const [url, otherUrl] = [one, other].map(({ node }) => {
		const text = getString(getValue(node, "spec"), "url");
		return text === void 0 ? void 0 : normalizeRepositoryUrl(text);
	});
	const [branch, otherBranch] = [one, other].map(({ node }) => getString(getValue(getValue(node, "spec"), "ref"), "branch"));
	return url !== void 0 && url === otherUrl && (branch === void 0 || otherBranch === void 0 || branch === otherBranch);
}

// src/rendering/gitops/argocd.ts
const CHANGES_SOURCE = /\/spec\/(?:template\/spec\/)?(?:source\/(?:path|helm|kustomize|directory)|sources|destination)|^\s+(?:path:[ \t]*[^\s/]|(?:destination|helm|kustomize|directory|sources):)/m;
const ARGO_GROUP = "argoproj.io";
const KINDS = ["Application", "ApplicationSet"];
const IN_CLUSTER = "in-cluster";
const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
function followArgo(tree, targets, start) {
	const applied = withoutForeign(withoutUnlisted([...tree.paths].filter((path) => tree.gitopsObjects(path).some(isOfArgo)), tree).flatMap(tree.gitopsObjects).filter(isOfArgo).flatMap((object) => [.../* @__PURE__ */ new Set([...targets.map(({ configurationPath }) => configurationPath), start])].flatMap((configurationPath) => apply(object, tree, targets, configurationPath))), tree);
	const paths = new Map(targets.map(({ cluster }) => [cluster, /* @__PURE__ */ new Set()]));
	const defaultNamespaces = /* @__PURE__ */ new Map();
	for (const one of applied) for (const file of filesOfSource(one, tree)) {
		for (const cluster of one.clusters) paths.get(cluster)?.add(file);
		if (one.clusters.length === 0) continue;
		const namespaces = defaultNamespaces.get(file) ?? /* @__PURE__ */ new Set();
		defaultNamespaces.set(file, namespaces.add(one.application.destinationNamespace));
	}
	return {
		paths,
		defaultNamespaces,
		applied
	};
}
function isOfArgo({ apiVersion, kind }) {
	return groupOf(apiVersion) === ARGO_GROUP && KINDS.includes(kind);
}
function withoutUnlisted(paths, tree) {
	const kustomized = new Set([...tree.kustomizations].map(([folder]) => folder));
	const isListed = (path) => tree.overlaysOf(path).length > 0;
	const listing = new Set(paths.filter(isListed).map(parentFolder));
	return paths.filter((path) => {
		const folder = parentFolder(path);
		return isListed(path) || !kustomized.has(folder) || !listing.has(folder);
	});
}
function apply(object, tree, targets, configurationPath) {
	if (mayBePatched(tree, object, (patch) => CHANGES_SOURCE.test(patch))) return [];
	const root = (path) => tree.fromRoot(configurationPath, path);
	const isSet = object.kind === "ApplicationSet";
	return (isSet ? expandApplicationSet(getValue(object.node, "spec"), tree, targets, root) : [object.node]).map(readApplication).flatMap((application) => {
		const clusters = targets.filter((target) => target.configurationPath === configurationPath && isDestination(application, target.argocd)).map(({ cluster }) => cluster);
		return application.sources.flatMap((source) => {
			const folder = source.path === void 0 ? void 0 : root(source.path);
			if (folder === void 0) return [];
			return [{
				object,
				application,
				source,
				fieldPath: [...isSet ? ["spec", "template"] : [], ...source.fieldPath],
				folder,
				configurationPath,
				clusters
			}];
		});
	});
}
function withoutForeign(applied, tree) {
	const urlOf = ({ source }) => source.repoURL === void 0 ? void 0 : normalizeRepositoryUrl(source.repoURL);
	const own = new Set(applied.filter((one) => holdsApplications(one, tree)).flatMap((one) => urlOf(one) ?? []));
	if (own.size === 0) return applied;
	return applied.filter((one) => {
		const url = urlOf(one);
		return url === void 0 || own.has(url);
	});
}
function holdsApplications(applied, tree) {
	return [...filesOfSource(applied, tree)].some((path) => tree.gitopsObjects(path).some((object) => groupOf(object.apiVersion) === ARGO_GROUP && object !== applied.object));
}
function filesOfSource({ source, folder }, tree) {
	const directory = getValue(source.node, "directory");
	const files = tree.filesOf(folder, isTrue(getValue(directory, "recurse")));
	const include = getString(directory, "include");
	const exclude = getString(directory, "exclude");
	if (include === void 0 && exclude === void 0) return files;
	const isIncluded = include === void 0 ? () => true : matchesDirectoryGlob(include);
	const isExcluded = exclude === void 0 ? () => false : matchesDirectoryGlob(exclude);
	const prefix = folder === "." ? "" : `${folder}/`;
	const isTaken = (path) => {
		const relative = path.startsWith(prefix) ? path.slice(prefix.length) : path;
		return isIncluded(relative) && !isExcluded(relative);
	};
	return new Set([...files].filter(isTaken));
}
function matchesDirectoryGlob(glob) {
	const isMatch = matchesBounded([joinPath(glob).replaceAll("/", ":")], { dot: true });
	return (path) => isMatch(path.replaceAll("/", ":"));
}
function isDestination({ destinationName, destinationServer }, argocd) {
	const { name, server } = argocd;
	if (destinationName) return destinationName === name || destinationName === "in-cluster" && server === "https://kubernetes.default.svc";
	if (!destinationServer) return false;
	return destinationServer === serverOf(argocd) || destinationServer === "https://kubernetes.default.svc" && name === "in-cluster";
}

// src/rendering/gitops/config-map.ts
function findConfigMap(tree, paths, name, namespace) {
	const [only, ...others] = [...paths].flatMap(tree.configMaps).filter(({ apiVersion, kind, node }) => {
		const metadata = getValue(node, "metadata");
		const own = getString(metadata, "namespace");
		const isInNamespace = own === void 0 || namespace === void 0 || own === namespace;
		return apiVersion === "v1" && kind === "ConfigMap" && getString(metadata, "name") === name && isInNamespace;
	});
	if (only === void 0 || others.length > 0) return void 0;
	return new Map(effectiveEntries(getValue(only.node, "data")).map(({ key, value }) => [key.text, value]));
}

// src/rendering/gitops/substitution.ts
const ESCAPED_OR_OPENED = /\$(?:\$|\{)/g;
const NAME = /^[A-Za-z_]\w*/;
const DEFAULT = /^(?::[-=?+]|=)/;
function substitute(text, substitutions) {
	let written = "";
	let position = 0;
	ESCAPED_OR_OPENED.lastIndex = 0;
	for (let mark = ESCAPED_OR_OPENED.exec(text); mark !== null; mark = ESCAPED_OR_OPENED.exec(text)) {
		written += text.slice(position, mark.index);
		if (mark[0] === "$$") {
			written += "$";
			position = mark.index + 2;
		} else {
			const end = endOfExpression(text, mark.index + 2);
			const expression = text.slice(mark.index + 2, end);
			const isClosed = text[end] === "}";
			const value = isClosed ? fillIn(expression, substitutions) : void 0;
			position = isClosed ? end + 1 : end;
			written += value ?? text.slice(mark.index, position);
		}
		ESCAPED_OR_OPENED.lastIndex = position;
	}
	return written + text.slice(position);
}
function endOfExpression(text, start) {
	let depth = 1;
	for (let index = start; index < text.length; index++) {
		if (text.startsWith("${", index)) depth++;
		else if (text[index] === "}") depth--;
		if (depth === 0) return index;
	}
	return text.length;
}
function fillIn(expression, substitutions) {
	const { values, complete } = substitutions;
	const name = NAME.exec(expression)?.[0];
	if (name === void 0) return void 0;
	const value = values[name] ?? (complete ? "" : void 0);
	const rest = expression.slice(name.length);
	if (rest === "") return value;
	const operator = DEFAULT.exec(rest)?.[0];
	if (value === void 0) return void 0;
	if (operator !== void 0) {
		if (value !== "") return value;
		const filled = substitute(rest.slice(operator.length), substitutions);
		return filled.includes("${") ? void 0 : filled;
	}
	switch (rest) {
		case "^^": return value.toUpperCase();
		case ",,": return value.toLowerCase();
		case "^": return value.slice(0, 1).toUpperCase() + value.slice(1);
		case ",": return value.slice(0, 1).toLowerCase() + value.slice(1);
		default: return;
	}
}

// src/rendering/gitops/post-build.ts
function readPostBuild(object, tree, reached, parent) {
	const postBuild = getValue(getValue(object.node, "spec"), "postBuild");
	const namespace = getString(getValue(object.node, "metadata"), "namespace");
	const values = /* @__PURE__ */ new Map();
	let complete = !mayBePatched(tree, object, () => true);
	function add(name, node, isOwnText) {
		if (node.kind !== "scalar") return;
		const text = isOwnText && parent !== void 0 ? substitute(node.text, parent) : node.text;
		if (text.includes("${")) complete = false;
		else values.set(name, text.replaceAll("\n", ""));
	}
	for (const reference of itemsOf(getValue(postBuild, "substituteFrom"))) {
		const name = getString(reference, "name");
		const data = getString(reference, "kind") === "ConfigMap" && name !== void 0 ? findConfigMap(tree, reached, name, namespace) : void 0;
		if (data === void 0) complete = false;
		for (const [key, value] of data ?? []) add(key, value, false);
	}
	for (const { key, value } of effectiveEntries(getValue(postBuild, "substitute"))) add(key.text, value, true);
	return {
		values: byWord(values),
		complete
	};
}

// src/rendering/gitops/flux.ts
const KUSTOMIZE_GROUP = "kustomize.toolkit.fluxcd.io";
const HELM_GROUP = "helm.toolkit.fluxcd.io";
const CHANGES_PATH = /\/spec\/path|^\s+path:[ \t]*[^\s/]/m;
const KUBECONFIG = /^(.+)-kubeconfig$/;
function isFluxKustomization({ apiVersion, kind }) {
	return kind === "Kustomization" && groupOf(apiVersion) === KUSTOMIZE_GROUP;
}
function isHelmRelease({ apiVersion, kind }) {
	return kind === "HelmRelease" && groupOf(apiVersion) === HELM_GROUP;
}
function followFlux(tree, starts) {
	const paths = /* @__PURE__ */ new Map();
	for (const { cluster } of starts) if (cluster !== void 0) paths.set(cluster, /* @__PURE__ */ new Set());
	const namespaces = /* @__PURE__ */ new Map();
	const applied = [];
	const isOwn = findOwnSources(tree);
	const pending = [...starts];
	const visited = /* @__PURE__ */ new Set();
	for (let start = pending.pop(); start !== void 0; start = pending.pop()) {
		const { cluster, configurationPath, target, namespace, substitutions: parent } = start;
		const key = JSON.stringify([
			cluster,
			target,
			namespace,
			parent
		]);
		if (visited.has(key)) continue;
		visited.add(key);
		const reached = (cluster === void 0 ? void 0 : paths.get(cluster)) ?? /* @__PURE__ */ new Set();
		if (cluster !== void 0) paths.set(cluster, reached);
		const files = tree.filesOf(target, true);
		for (const path of files) {
			namespaces.set(path, (namespaces.get(path) ?? /* @__PURE__ */ new Set()).add(namespace));
			reached.add(path);
		}
		for (const path of files) for (const object of tree.gitopsObjects(path)) {
			if (!isFluxKustomization(object) && !isHelmRelease(object)) continue;
			const owner = clusterOf(object, cluster);
			const one = {
				object,
				cluster: owner,
				configurationPath,
				namespace,
				parent,
				reached
			};
			applied.push(one);
			const next = owner === void 0 && isRemote(object) ? void 0 : whereToGoOn(one, tree, isOwn);
			if (next !== void 0) pending.push(next);
		}
	}
	return {
		paths,
		namespaces,
		applied
	};
}
function appliedFolder(applied, tree, isOwn) {
	const path = pathOf(applied, tree, isOwn);
	return path === void 0 ? void 0 : tree.fromRoot(applied.configurationPath, path);
}
function pathOf({ object, parent }, tree, isOwn) {
	const spec = getValue(object.node, "spec");
	const namespace = getString(getValue(object.node, "metadata"), "namespace");
	if (!isFluxKustomization(object) || !isOwn(getValue(spec, "sourceRef"), namespace)) return void 0;
	if (mayBePatched(tree, object, (patch) => CHANGES_PATH.test(patch))) return void 0;
	return filledIn(getString(spec, "path") ?? ".", parent);
}
function filledIn(text, parent) {
	const filled = parent === void 0 ? text : substitute(text, parent);
	return filled.includes("${") ? void 0 : filled;
}
function whereToGoOn(applied, tree, isOwn) {
	const target = appliedFolder(applied, tree, isOwn);
	if (target === void 0) return void 0;
	const { object, cluster, configurationPath, parent, reached } = applied;
	const start = {
		cluster,
		configurationPath,
		target,
		namespace: getString(getValue(object.node, "spec"), "targetNamespace")
	};
	const substitutions = readPostBuild(object, tree, reached, parent);
	return Object.keys(substitutions.values).length === 0 ? start : {
		...start,
		substitutions
	};
}
function isRemote({ node }) {
	return getValue(getValue(node, "spec"), "kubeConfig") !== void 0;
}
function clusterOf({ node }, cluster) {
	const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
	if (kubeConfig === void 0) return cluster;
	const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
	return KUBECONFIG.exec(secret)?.[1];
}

// src/rendering/gitops/follow-gitops.ts
var follow_gitops_exports = /* @__PURE__ */ __exportAll({
	followGitops: () => followGitops,
	followObjects: () => followObjects
});
function followGitops(clusters, read) {
	if (clusters.every((cluster) => cluster.gitops === void 0 && !cluster.hasOwnManifests)) return {
		paths: clusters.map(() => /* @__PURE__ */ new Set()),
		namespaces: /* @__PURE__ */ new Map(),
		defaultNamespaces: /* @__PURE__ */ new Map()
	};
	const tree = createRepositoryTree(read);
	const { flux, argo } = followObjects(clusters, tree);
	return {
		paths: clusters.map((cluster) => {
			const name = clusterNameOf(cluster);
			return /* @__PURE__ */ new Set([
				...flux.paths.get(name) ?? [],
				...argo.paths.get(name) ?? [],
				...followOverlays(tree, cluster)
			]);
		}),
		namespaces: flux.namespaces,
		defaultNamespaces: argo.defaultNamespaces
	};
}
function followObjects(clusters, tree) {
	const starts = [];
	const targets = [];
	for (const declaration of clusters) {
		const { gitops, place } = declaration;
		const cluster = clusterNameOf(declaration);
		const configurationPath = place.document.file.path;
		for (const { path } of gitops?.flux ?? []) {
			const target = startFolder(tree, configurationPath, path);
			if (target !== void 0) starts.push({
				cluster,
				configurationPath,
				target,
				namespace: void 0
			});
		}
		if (gitops?.argocd !== void 0) targets.push({
			cluster,
			configurationPath,
			argocd: gitops.argocd
		});
	}
	return {
		flux: followFlux(tree, starts),
		argo: followArgo(tree, targets, configurationPathOf(clusters))
	};
}
function followOverlays(tree, cluster) {
	if (!cluster.hasOwnManifests || cluster.manifests === void 0) return [];
	const isNamed = matchesGlobs(cluster.place.document.file.path, cluster.manifests);
	return [...tree.kustomizations].filter(([, kustomization]) => isNamed(kustomization)).flatMap(([folder]) => [...tree.filesOf(folder, false)]);
}

export { IN_CLUSTER, IN_CLUSTER_SERVER, appliedFolder, clustersWithFolders, filledIn, findConfigMap, findOwnSources, followArgo, followFlux, followGitops, followObjects, follow_gitops_exports, isFluxKustomization, isHelmRelease, literalAt, mayBePatched, normalizeRepositoryUrl, parseRemote, pathOf, readPostBuild, splitRepositoryAddress, substitute, whereToGoOn };