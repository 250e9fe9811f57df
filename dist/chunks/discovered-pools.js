import { FORMATS, IN_CLUSTER, IN_CLUSTER_SERVER, NODE_FORMAT, NOT_WRITTEN, NO_CLUSTER_KEYS, POOL_KINDS, WORKLOAD_KINDS, addressOf, areLocalPools, clustersWithFolders, compileGlob, createRepositoryTree, declaredBy, describeUnreadPools, discoveredPools, entriesOf, exampleFolderOf, findOwnSources, folderOf, followArgo, followFlux, groupBy, groupOf, importPools, includedPaths, inventoryOf, isFluxKustomization, isHelmRelease, isLoadedByItself, isOfPrintedNodes, isOfTemplate, isPlaceholder, isRetired, isRoleFolder, isSample, isTemplateName, isTestPath, joinNotices, joinPath, lastStep, loadedOf, matchesGlobs, mayDeclareOwnPools, mayHoldGitops, mayHoldObjectsOf, mayHoldPools, mayMakeUnreadPools, objectsOf, parentFolder, parsePoolTemplate, patchFilesOf, patchPathsOf, pathBelow, relevanceTest, statesNothing, templateMark, terraformFormat, terraformJsonFormat, undiscoveredIn, uniqueEndings, unwrittenEntry } from "./core.js";
import { EMPTY_STRING_MAP, NO_DEADLINE, count, getString, getValue, memoize, nameSome, nodeAt, textsThatMatter, unwrittenPlace } from "./program.js";
import { allTexts, discoverRoots, foldersBelow, loadClusters, relativePath, rootAbove } from "./lint.js";
const { join } = process.getBuiltinModule("node:path");

// src/lint/discovery/entry-globs.ts
function globsFor(paths) {
	const folders = [...new Set(paths.map(folderOf))];
	const names = [...new Set(paths.map(lastStep))];
	const extensions = [...new Set(paths.map(extensionOf))].sort();
	const name = `*.${extensions.length === 1 ? extensions[0] : `{${extensions.join(",")}}`}`;
	const inFolder = (folder, rest) => `${folder === "" ? "" : `${escapeGlob(folder)}/`}${rest}`;
	const [folder = "", another] = folders;
	if (another === void 0) return [inFolder(folder, name)];
	const parents = [...new Set(folders.map(folderOf))];
	const [beside = ""] = parents.length === 1 ? parents : [];
	const exact = names.length === 1 ? [`*/${escapeGlob(names[0] ?? "")}`] : [];
	const common = commonFolder(folders);
	return [...beside === "" ? [] : [...exact, `*/${name}`].map((rest) => inFolder(beside, rest)), ...common === "" ? [] : [inFolder(common, `**/${name}`)]];
}
function commonFolder(folders) {
	const isAbove = (above) => folders.every((folder) => `${folder}/`.startsWith(`${above}/`));
	let common = folders[0] ?? "";
	while (common !== "" && !isAbove(common)) common = folderOf(common);
	return common;
}
function extensionOf(path) {
	return /\.((?:ya?ml|json)\.[^./]+|[^./]+)$/.exec(path)?.[1] ?? "";
}
function escapeGlob(path) {
	return path.replaceAll(/[()[\]{}!*?@+|\\]/g, "\\$&");
}

// src/lint/discovery/discover.ts
function createEntryReader() {
	const outputs = /* @__PURE__ */ new Map();
	const numbers = /* @__PURE__ */ new Map();
	const numberOf = (file) => {
		const number = numbers.get(file) ?? numbers.size;
		numbers.set(file, number);
		return number;
	};
	const read = (format, files, prefix = "", mayBeAbsent = false) => {
		const key = JSON.stringify([
			format,
			prefix,
			mayBeAbsent,
			files.map(numberOf)
		]);
		const output = outputs.get(key) ?? importEntry(format, files, prefix, mayBeAbsent);
		outputs.set(key, output);
		return output;
	};
	function importEntry(format, files, prefix, mayBeAbsent) {
		const [file, second] = files;
		if (format !== void 0 && prefix === "" && !mayBeAbsent && file !== void 0 && second === void 0) {
			const any = read(void 0, files);
			if (any.pools.length > 0 && any.pools.every((pool) => entryFormat(pool) === format) && any.errors.length + any.notices.length === 0) return any;
		}
		return importPools(unwrittenEntry(format, prefix, void 0, mayBeAbsent), files, {
			cluster: null,
			transientTaints: []
		});
	}
	return read;
}
function discoverPools(files, { all = files, roots = [], read = createEntryReader(), isUnassigned = () => false } = {}) {
	const leftOut = [];
	const groups = /* @__PURE__ */ new Map();
	const made = [];
	const ofRoots = [];
	for (const { file, vars, cluster } of roots) {
		const mayBeAbsent = isUnassigned(file, vars, cluster);
		const group = {
			format: terraformFormat.id,
			files: [file],
			mayBeAbsent,
			vars: vars.length > 0 ? vars : void 0,
			cluster
		};
		const output = read(group.format, group.files, "", mayBeAbsent);
		const [error] = output.errors;
		if (output.pools.length > 0 && error === void 0) made.push(entryFrom(group, output, void 0));
		else if (error !== void 0 && !isMissing(output)) leftOut.push(error);
		else for (const one of output.notices) ofRoots.push(one);
	}
	const patches = roots.flatMap(({ file }) => patchFilesOf(file));
	const included = /* @__PURE__ */ new Set([...files.flatMap((file) => includedPaths(file)), ...patches]);
	const paths = new Set(all.map(({ path }) => path));
	const isOwn = ({ path }) => !included.has(path) && !isRendered(path, paths);
	const candidates = files.filter((file) => mayHoldPools(file) && isOwn(file));
	const helpers = candidates.filter((file) => read(void 0, [file]).pools.some((one) => one.format === "talhelper"));
	for (const file of candidates) {
		if (isAppliedBy(made, file, read)) {
			leftOut.push(fileProblem(file, "Terraform makes pools of these names here, and they are read instead"));
			continue;
		}
		const { formats, problems } = formatsOf(file, read);
		for (const one of problems) leftOut.push(one);
		for (const format of formats) {
			const isOfHelper = ({ path }) => pathBelow(parentFolder(path), file.path) !== void 0;
			const helper = format !== "talos" ? void 0 : helpers.find(isOfHelper);
			if (helper !== void 0) {
				leftOut.push(fileProblem(file, `"${helper.path}" declares the machines here, and it is read instead`));
				continue;
			}
			const mayBeAbsent = isUnassigned(file);
			const key = JSON.stringify([
				format,
				mayBeAbsent,
				spreadOf(format, file.path)
			]);
			groups.set(key, {
				format,
				mayBeAbsent,
				files: [...groups.get(key)?.files ?? [], file]
			});
		}
	}
	const entries = [];
	const whole = [...groups.values()].map((one) => withTemplates(one, candidates, all));
	for (const group of whole.flatMap((one) => separate(one, read))) {
		const output = read(group.format, group.files, "", group.mayBeAbsent);
		const repeated = repeatedName(output.pools);
		const [error] = output.errors;
		if (error !== void 0) leftOut.push(error);
		else if (repeated !== void 0) leftOut.push(fileProblem(group.files[0], describeRepeated(repeated)));
		else entries.push(entryFrom(group, output, globOf(group, output, all, read)));
	}
	for (const one of made) entries.push(one);
	for (const one of joinNotices(ofRoots)) leftOut.push(one);
	const shared = new Set(whole.flatMap(sharesOf));
	return withUniqueNames(joinSiblings(entries, all, read), leftOut.filter(({ range }) => !shared.has(range.file)), read);
}
function isAppliedBy(roots, file, read) {
	return roots.some(({ files: [root], pools }) => {
		if (!file.path.startsWith(`${root?.path}/`) || !pools.some(({ format }) => format !== terraformFormat.id)) return false;
		const own = read(void 0, [file]).pools;
		return own.length > 0 && own.every((one) => pools.some(({ format, name }) => format === one.format && name === one.name));
	});
}
function isRendered(path, paths) {
	const steps = path.replace(/\.\w+$/, "").split("/");
	return isTemplateName(path) && steps.slice(0, -1).some((_, index) => paths.has(steps.slice(index).join("/")));
}
function sharesOf({ format, files }) {
	return FORMATS.some(({ id, spreadOf: spreads }) => id === format && spreads !== void 0) ? files.map(({ path }) => path) : [];
}
function entryFrom(group, output, glob, prefix = "") {
	const notices = output.notices.filter(({ range }) => range.file !== "");
	return {
		...group,
		glob,
		prefix,
		...output,
		notices
	};
}
function spreadOf(format, path) {
	return FORMATS.find(({ id }) => id === format)?.spreadOf?.(path) ?? folderOf(path);
}
function withTemplates(group, candidates, all) {
	const named = new Set(group.files.flatMap((file) => includedPaths(file, group.format)));
	if (named.size > 0) return {
		...group,
		files: [...group.files, ...all.filter((file) => named.has(file.path) && !group.files.includes(file))]
	};
	const [first] = group.files;
	const format = FORMATS.find(({ id, spreadOf: spreads }) => id === group.format && spreads !== void 0);
	if (format === void 0 || first === void 0) return group;
	const isNear = ({ path }) => format.spreadOf?.(path) === format.spreadOf?.(first.path);
	const related = candidates.filter((file) => isNear(file) && mayHoldObjectsOf(format, file.text) && holdsObjects(file, format));
	return {
		...group,
		files: candidates.filter((file) => group.files.includes(file) || related.includes(file))
	};
}
function holdsObjects(file, { kinds, shape }) {
	return parsePoolTemplate(file).documents.some((document) => {
		const objects = objectsOf(document);
		if (objects.length === 0) return shape?.isRoot(document.root) === true;
		return objects.some(({ apiVersion, kind }) => kinds.some((known) => known.kind === kind && known.group === groupOf(apiVersion)));
	});
}
function formatsOf(file, read) {
	const any = read(void 0, [file]);
	const found = [...new Set(any.pools.map(entryFormat))];
	if (any.errors.length === 0) return {
		formats: found,
		problems: found.length === 0 ? any.notices.slice(0, 1) : []
	};
	const readable = found.filter((format) => read(format, [file]).errors.length === 0);
	const isRead = found.length > 0 && readable.length === found.length;
	const [first] = any.errors;
	return {
		formats: readable,
		problems: isRead || first === void 0 || isMissing(any) ? [] : [first]
	};
}
function isMissing({ errors, pools }) {
	const [first, second] = errors;
	return pools.length === 0 && second === void 0 && first?.range.file === "";
}
function entryFormat({ format, place }) {
	return place.document.address === void 0 ? format : terraformJsonFormat.id;
}
function separate(group, read) {
	if (group.files.length === 1) return [group];
	const { pools, errors } = read(group.format, group.files);
	const names = pools.map(({ name }) => name);
	const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
	const alone = group.files.filter(({ path }) => errors.length > 0 || pools.some(({ name, place }) => twice.has(name) && place.document.file.path === path));
	const together = group.files.filter((file) => !alone.includes(file));
	const singles = alone.map((file) => ({
		...group,
		files: [file]
	}));
	return together.length === 0 ? singles : [{
		...group,
		files: together
	}, ...singles];
}
function globOf({ format, files, mayBeAbsent }, output, all, read) {
	if (files.length < 2) return void 0;
	return globsFor(files.map(({ path }) => path)).find((glob) => {
		const { matches } = compileGlob(glob);
		const taken = all.filter(({ path }) => matches(path));
		if (!files.every((file) => taken.includes(file))) return false;
		const whole = read(format, taken, "", mayBeAbsent);
		return whole.errors.length === 0 && whole.everyFileRead === output.everyFileRead && namesOf(whole.pools) === namesOf(output.pools);
	});
}
function namesOf(pools) {
	return pools.map(({ name }) => name).sort().join("\n");
}
function joinSiblings(entries, all, read) {
	return [...groupBy(entries, ({ format, mayBeAbsent, files: [first], vars }) => {
		const folder = folderOf(first?.path ?? "");
		return folderOf(folder) === "" || format === "node" || vars !== void 0 || format === terraformFormat.id ? first : JSON.stringify([
			format,
			mayBeAbsent,
			folderOf(folder)
		]);
	}).values()].flatMap((siblings) => {
		const [{ format, mayBeAbsent }, another] = siblings;
		if (another === void 0) return siblings;
		const group = {
			format,
			mayBeAbsent,
			files: siblings.flatMap(({ files }) => files)
		};
		const output = read(format, group.files, "", mayBeAbsent);
		const glob = namesOf(siblings.flatMap(({ pools }) => pools)) === namesOf(output.pools) && repeatedName(output.pools) === void 0 ? globOf(group, output, all, read) : void 0;
		return glob === void 0 ? siblings : [entryFrom(group, output, glob)];
	});
}
function withUniqueNames(entries, leftOut, read) {
	const names = /* @__PURE__ */ new Set();
	const kept = [];
	for (const entry of prefixEntries(entries, read)) {
		const repeated = entry.pools.find(({ name }) => names.has(name));
		if (repeated !== void 0) {
			leftOut.push(fileProblem(entry.files[0], describeRepeated(repeated.name)));
			continue;
		}
		for (const { name } of entry.pools) names.add(name);
		kept.push(entry);
	}
	return {
		entries: kept,
		leftOut
	};
}
function describeRepeated(name) {
	return `pool "${name}" is declared twice: import one of the two with a "prefix"`;
}
function fileProblem(file, message) {
	return {
		message,
		range: {
			file: file?.path ?? "",
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		}
	};
}
function repeatedName(pools) {
	return pools.map(({ name }) => name).find((name, index, names) => names.indexOf(name) !== index);
}
function pathsOf$1({ files, glob }) {
	return glob === void 0 ? files.map(({ path }) => escapeGlob(path)) : [glob];
}
function prefixEntries(entries, read) {
	const owners = /* @__PURE__ */ new Map();
	for (const { name } of entries.flatMap(({ pools }) => pools)) owners.set(name, (owners.get(name) ?? 0) + 1);
	const shares = ({ pools }) => pools.some(({ name }) => (owners.get(name) ?? 0) > 1);
	const sharing = entries.filter(shares);
	const endings = uniqueEndings(sharing.map(stepsOf));
	return entries.map((entry) => {
		const ending = endings[sharing.indexOf(entry)];
		if (ending === void 0) return entry;
		const prefix = `${ending}-`;
		return entryFrom(entry, read(entry.format, entry.files, prefix, entry.mayBeAbsent), entry.glob, prefix);
	});
}
function stepsOf({ files, format, vars = [], cluster }) {
	const [first, second] = files;
	const path = (first?.path ?? "").split("/");
	const variables = nameOfVariables(first?.path ?? "", vars).split("/");
	return [format, ...[
		...second === void 0 ? path : path.slice(0, -1),
		...variables,
		cluster?.name ?? ""
	]].filter((step) => step !== "").map((step) => step.replace(/\.(?:ya?ml|json)$/, ""));
}
function nameOfVariables(folder, vars) {
	const path = vars.at(-1) ?? "";
	const name = isLoadedByItself(path) ? folderOf(path) : path.replace(/\.tfvars(?:\.json)?$/, "");
	return pathBelow(folder, name) ?? name;
}

// src/lint/discovery/guessed-provider.ts
const PROVIDER_OF_FORMAT = /* @__PURE__ */ new Map([
	["eksctl", "eks"],
	["ack", "eks"],
	["config-connector", "gke"],
	["compute-class", "gke"],
	["azure-service-operator", "aks"],
	["openshift", "openshift"],
	["hypershift", "openshift"],
	["hive", "openshift"],
	["gardener", "gardener"],
	["kops", "kops"],
	["kind", "kind"],
	["k3d", "k3s"],
	["k3s", "k3s"],
	["kubeadm", "kubeadm"],
	["talos", "talos"],
	["talhelper", "talos"],
	["nodeadm", "eks"]
]);
const PROVIDER_OF_LABEL = [
	[/^(?:eks\.amazonaws\.com|alpha\.eksctl\.io|karpenter\.k8s\.aws)\//, "eks"],
	[/^cloud\.google\.com\/gke-/, "gke"],
	[/^(?:kubernetes\.azure\.com|karpenter\.azure\.com)\//, "aks"],
	[/^doks\.digitalocean\.com\//, "doks"]
];
const PROVIDER_OF_ADDRESS = [
	[/(?:^|\.)(?:aws_eks_|(?:(?:eks_)?managed_node_groups|self_managed_node_groups|fargate_profiles)\[)/, "eks"],
	[/(?:^|\.)google_container_/, "gke"],
	[/(?:^|\.)azurerm_kubernetes_/, "aks"],
	[/(?:^|\.)digitalocean_kubernetes_/, "doks"]
];
function guessProviders(pools) {
	const guesses = pools.flatMap((pool) => {
		const keys = [...Object.keys(pool.labels), ...pool.platformLabels ?? []];
		return [
			PROVIDER_OF_FORMAT.get(pool.format) ?? [],
			PROVIDER_OF_LABEL.flatMap(([known, provider]) => keys.some((key) => known.test(key)) ? provider : []),
			PROVIDER_OF_ADDRESS.flatMap(([known, provider]) => known.test(addressOf(pool) ?? "") ? provider : [])
		].flat();
	});
	return [...new Set(guesses)].sort();
}

// src/lint/discovery/declared-discovery.ts
function resolveDiscovered(discovered, path) {
	return discovered.clusters.map((cluster) => {
		const declaration = declareCluster(cluster, {
			path,
			text: ""
		});
		const outputs = cluster.entries.map((entry) => ({
			...entry,
			pools: entry.pools.map((pool) => ({
				...pool,
				cluster: cluster.name
			}))
		}));
		return {
			declaration,
			...inventoryOf(declaration, outputs)
		};
	});
}
function providersOf(entries) {
	const own = guessProviders(entries.flatMap(({ pools, mayBeAbsent }) => mayBeAbsent ? [] : pools));
	return own.length > 0 ? own : guessProviders(entries.flatMap(({ pools }) => pools));
}
function manifestsOf({ name, manifests, gitops }) {
	return manifests.length > 0 || name !== null && gitops === void 0 ? manifests : void 0;
}
function declareCluster(cluster, file) {
	const { name, exclude, gitops, entries, isPrinted } = cluster;
	const manifests = manifestsOf(cluster);
	const place = unwrittenPlace(file);
	const [provider, second] = providersOf(entries);
	const keys = {
		...NO_CLUSTER_KEYS,
		...isPrinted === void 0 && { complete: false },
		...provider !== void 0 && second === void 0 && { provider },
		...manifests && { manifests },
		...exclude.length > 0 && { exclude }
	};
	const from = entries.map((entry) => ({
		...unwrittenEntry(entry.format, entry.prefix, place, entry.mayBeAbsent),
		paths: pathsOf$1(entry),
		address: entry.cluster?.address,
		vars: (entry.vars ?? []).map((file) => ({
			path: file,
			place
		}))
	}));
	return {
		...declaredBy(keys, name, place),
		from: from.length > 0 ? from : void 0,
		gitops: gitops && {
			flux: gitops.flux === void 0 ? [] : [{
				path: gitops.flux,
				place
			}],
			argocd: gitops.argocd && {
				name: void 0,
				server: void 0,
				...gitops.argocd,
				labels: EMPTY_STRING_MAP
			}
		}
	};
}

// src/rendering/gitops/gitops-clusters.ts
const FLUX_OPERATOR_GROUP = "fluxcd.controlplane.io";
const FLUX_INSTANCE_CHART = "flux-instance";
const BOOTSTRAP = "flux-system";
const INNER_FOLDER = /^(?:flux|flux-system|cluster|config|kubernetes|k8s|gitops|main)$/;
function findGitopsClusters(tree, rootFile) {
	const flux = findFluxClusters(tree, rootFile);
	return flux.length > 1 ? flux : findArgoClusters(tree, rootFile);
}
function findFluxClusters(tree, rootFile) {
	const objects = [...tree.paths].flatMap(tree.gitopsObjects);
	const isOwn = findOwnSources(tree);
	const folders = objects.flatMap((object) => {
		const path = entryPathOf(object, isOwn);
		const target = path === void 0 ? void 0 : tree.fromRoot(rootFile, path);
		return target === void 0 || target === "." ? [] : [joinPath(target)];
	});
	const unique = [...new Set(folders)].sort();
	const outer = unique.map((folder) => {
		const parent = parentFolder(folder);
		return unique.every((one) => one === folder || parentFolder(one) !== parent) && INNER_FOLDER.test(lastStep(folder)) && parent !== "." ? parent : folder;
	});
	const names = uniqueEndings(outer.map((folder) => folder.split("/")));
	const starts = unique.map((target, index) => {
		return {
			cluster: names[index] ?? target,
			configurationPath: rootFile,
			target,
			namespace: void 0
		};
	});
	const { paths } = followFlux(tree, starts);
	return starts.map(({ cluster, target }) => ({
		name: cluster,
		flux: target,
		paths: paths.get(cluster) ?? /* @__PURE__ */ new Set()
	}));
}
function entryPathOf(object, isOwn) {
	const spec = getValue(object.node, "spec");
	const metadata = getValue(object.node, "metadata");
	if (object.kind === "FluxInstance" && groupOf(object.apiVersion) === FLUX_OPERATOR_GROUP) return literal(getString(getValue(spec, "sync"), "path"));
	if (isHelmRelease(object) && chartNameOf(spec) === FLUX_INSTANCE_CHART) return literal(getString(nodeAt(spec, [
		"values",
		"instance",
		"sync"
	]), "path"));
	if (!isFluxKustomization(object) || getString(metadata, "name") !== BOOTSTRAP) return void 0;
	return isOwn(getValue(spec, "sourceRef"), getString(metadata, "namespace")) && getValue(spec, "kubeConfig") === void 0 ? literal(getString(spec, "path")) : void 0;
}
function chartNameOf(spec) {
	return getString(nodeAt(spec, ["chart", "spec"]), "chart") ?? getString(getValue(spec, "chartRef"), "name");
}
function literal(path) {
	return path === void 0 || path.includes("${") ? void 0 : path;
}
function findArgoClusters(tree, rootFile) {
	const destinations = /* @__PURE__ */ new Map();
	const { applied } = followArgo(tree, [], rootFile);
	const known = applied.flatMap(({ application }) => destinationOf(application) ?? []);
	for (const { name, argocd } of known) destinations.set(name, argocd);
	const sets = [...tree.paths].flatMap(tree.gitopsObjects).filter(({ kind }) => kind === "ApplicationSet");
	const root = (path) => tree.fromRoot(rootFile, path);
	for (const { node } of sets) for (const name of clustersWithFolders(getValue(node, "spec"), tree, root)) if (!destinations.has(name)) destinations.set(name, { name });
	if (destinations.size === 1 && known.length < applied.length) return [];
	const clusters = pathsOf(tree, rootFile, destinations);
	const hub = hubAmong(clusters, tree);
	if (hub === void 0) return clusters;
	destinations.delete(IN_CLUSTER);
	destinations.set(hub, {
		name: hub,
		server: IN_CLUSTER_SERVER
	});
	return pathsOf(tree, rootFile, destinations);
}
function pathsOf(tree, rootFile, destinations) {
	const targets = [...destinations].map(([cluster, argocd]) => {
		return {
			cluster,
			configurationPath: rootFile,
			argocd: {
				name: void 0,
				server: void 0,
				labels: EMPTY_STRING_MAP,
				...argocd
			}
		};
	});
	const { paths } = followArgo(tree, targets, rootFile);
	return [...destinations].map(([name, argocd]) => ({
		name,
		argocd,
		paths: paths.get(name) ?? /* @__PURE__ */ new Set()
	})).sort((a, b) => a.name < b.name ? -1 : 1);
}
function hubAmong(clusters, tree) {
	const local = clusters.find(({ name }) => name === IN_CLUSTER);
	const own = [...local?.paths ?? []].filter((path) => tree.gitopsObjects(path).length === 0);
	const steps = new Set(own.flatMap((path) => path.split("/").slice(0, -1)));
	const [hub, second] = clusters.filter((one) => one !== local && steps.has(one.name));
	return second === void 0 ? hub?.name : void 0;
}
function destinationOf({ destinationName, destinationServer }) {
	if (destinationName === "in-cluster" || !destinationName && destinationServer === "https://kubernetes.default.svc") return {
		name: IN_CLUSTER,
		argocd: { name: IN_CLUSTER }
	};
	if ([destinationName, destinationServer].some((text = "") => isPlaceholder(text))) return void 0;
	if (destinationName) return {
		name: destinationName,
		argocd: { name: destinationName }
	};
	if (!destinationServer) return void 0;
	return {
		name: nameOfServer(destinationServer),
		argocd: { server: destinationServer }
	};
}
function nameOfServer(server) {
	const host = server.replace(/^[a-z]+:\/\//, "").split(/[:/]/, 1).join();
	if (/^[0-9.]+$/.test(host)) return host;
	return host.replace(/^api\./, "").split(".")[0] ?? host;
}

// src/lint/discovery/cluster-folders.ts
const CLUSTERS = /^clusters?$/;
const PARALLEL = /^(?:environments?|envs?|stages?|landscapes?|overlays|regions?|sites?|fleets?|talos|tenants)$/;
const ENVIRONMENT = /^(?:[a-z0-9]+[-_.])*(?:prod|prd|production|stag|stage|stg|staging|dev|develop|development|test|testing|qa|uat|int|integration|sandbox|live|lab|canary|preview|demo|(?:non|pre)-?prod)(?:[-_.]?\d+)?(?:[-_.][a-z0-9]+)*$/i;
const UNNAMED_FORMATS = /* @__PURE__ */ new Set([
	"node",
	"talos",
	"k3s",
	"kubeadm"
]);
const SHARED = /^_?(?:bases?|commons?|components?|shared|defaults?|all|global|templates?|modules?)$/;
const SIGNS = [
	{
		place: "name",
		tells: (_, parent) => CLUSTERS.test(parent.name)
	},
	{
		place: "name",
		tells: (siblings, parent) => siblings.length > 1 && PARALLEL.test(parent.name) && !siblings.some(({ name }) => isRoleFolder(name))
	},
	{
		place: "name",
		ofFiles: true,
		tells: ofEach(({ name }) => ENVIRONMENT.test(name))
	},
	{
		place: "folder",
		ofFiles: true,
		tells: ofEach(({ name, all }) => ENVIRONMENT.test(name) || all.every(({ isRoot }) => isRoot))
	},
	{
		place: "folder",
		ofFiles: true,
		tells: areDisjoint((sibling) => poolsOf(sibling).flatMap(({ clusterName }) => clusterName ?? []))
	},
	{
		place: "pools",
		tells: areDisjoint((sibling) => guessProviders(poolsOf(sibling)))
	},
	{
		place: "folder",
		tells: areRepeated((sibling) => poolsOf(sibling).flatMap(({ format, name }) => UNNAMED_FORMATS.has(format) ? [] : `${format} ${name}`))
	},
	{
		place: "folder",
		tells: areRepeated(({ all }) => all.flatMap(({ path }) => isRoleFolder(stemOf(path)) ? lastStep(path) : []))
	}
];
function findClusterFolders(files, others = []) {
	const found = split(groupByFolder("", "", files, 0), []);
	const together = /* @__PURE__ */ new Map();
	for (const one of found) for (const file of one.files) {
		const steps = longestBelow(file.path, found, one.steps);
		const id = steps.join("/");
		together.set(id, {
			...one,
			steps,
			files: [...together.get(id)?.files ?? [], file]
		});
	}
	const parents = new Set(found.flatMap(({ path }) => lastStep(parentFolder(path)) === "clusters" ? parentFolder(path) : []));
	const known = new Set(found.map(({ path }) => path));
	for (const path of parents.size === 0 ? [] : others) {
		const parent = [...parents].find((one) => path.startsWith(`${one}/`));
		const [name, file] = parent === void 0 ? [] : path.slice(parent.length + 1).split("/");
		const own = `${parent}/${name}`;
		if (name === void 0 || file === void 0 || SHARED.test(name) || known.has(own)) continue;
		together.set(own, {
			steps: [name],
			path: own,
			files: [],
			place: "folder"
		});
	}
	if (together.size < 2) return [];
	return withOthers([...together.values()], files).map(({ steps, files: own, path, place }) => {
		return {
			steps,
			files: own,
			places: placesOf({
				steps,
				files: own,
				path,
				place
			})
		};
	});
}
function placesOf({ steps, files, path, place }) {
	if (place === "name") return [`**/${steps.map(escapeGlob).join("/**/")}/**`];
	const folders = files.map((file) => {
		const end = place === "pools" ? void 0 : endOf(file.path, steps);
		return end === void 0 ? parentFolder(file.path) : file.path.split("/").slice(0, end).join("/");
	});
	if (files.some((file) => file.path === path)) return [];
	const own = files.length === 0 ? [path] : folders;
	return [...new Set(own)].flatMap((folder) => folder === "." ? [] : `${escapeGlob(folder)}/**`);
}
function withOthers(clusters, files) {
	const known = new Set(clusters.flatMap((cluster) => cluster.files));
	const others = files.filter((file) => !known.has(file));
	const ownersOf = (path) => clusters.filter(({ steps }) => endOf(path, steps) !== void 0);
	return clusters.map((cluster) => {
		const own = others.filter(({ path }) => ownersOf(path).length === 1 && ownersOf(path)[0] === cluster);
		return {
			...cluster,
			files: [...cluster.files, ...own]
		};
	});
}
function endOf(path, steps) {
	let at = 0;
	const folders = path.split("/").slice(0, -1);
	for (const [index, folder] of folders.entries()) {
		if (folder === steps[at]) at++;
		if (at === steps.length) return index + 1;
	}
}
function longestBelow(path, all, steps) {
	return all.map((one) => one.steps).filter((other) => other.length > steps.length && steps.every((step, at) => other.at(at - steps.length) === step)).filter((other) => endOf(path, other) !== void 0).reduce((best, other) => other.length > best.length ? other : best, steps);
}
function groupByFolder(name, path, all, depth) {
	const below = /* @__PURE__ */ new Map();
	const files = [];
	for (const file of all) {
		const steps = file.path.split("/");
		const step = steps[depth] ?? "";
		if (steps.length === depth + 1) files.push(file);
		else below.set(step, [...below.get(step) ?? [], file]);
	}
	const inside = (step) => path === "" ? step : `${path}/${step}`;
	const folders = [...below].map(([step, own]) => [step, groupByFolder(step, inside(step), own, depth + 1)]);
	return {
		name,
		path,
		folders: new Map(folders),
		files,
		all
	};
}
function split(folder, steps) {
	const children = [...folder.folders.values()];
	const own = children.filter(({ name }) => !SHARED.test(name));
	const sign = SIGNS.find(({ tells }) => own.length > 0 && tells(own, folder));
	if (sign !== void 0) return own.flatMap((child) => {
		const below = [...steps, child.name];
		const inner = split(child, below);
		return inner.length > 0 ? inner : [{
			steps: below,
			path: child.path,
			files: child.all,
			place: sign.place
		}];
	});
	const leaves = folder.files.map((file) => {
		return {
			name: stemOf(file.path),
			path: file.path,
			folders: /* @__PURE__ */ new Map(),
			files: [file],
			all: [file]
		};
	});
	const ofFiles = SIGNS.find((one) => one.ofFiles && !isRoleFolder(folder.name) && one.tells(leaves, folder));
	return [...ofFiles === void 0 ? [] : leaves.map(({ name, path, all }) => ({
		steps: [...steps, name],
		path,
		files: all,
		place: ofFiles.place
	})), ...children.flatMap((child) => split(child, steps))];
}
function ofEach(isMeant) {
	return (siblings) => siblings.length > 1 && siblings.every(isMeant);
}
function areDisjoint(namesOf) {
	return (siblings) => {
		const lists = siblings.map(namesOf);
		const isApart = (list, index) => lists.every((other, at) => at === index || !other.some((one) => list.includes(one)));
		return lists.length > 1 && lists.every((list, index) => list.length > 0 && isApart(list, index));
	};
}
function areRepeated(namesOf) {
	return (siblings) => {
		const names = siblings.flatMap((sibling) => [...new Set(namesOf(sibling))]);
		return new Set(names).size < names.length;
	};
}
function poolsOf({ all }) {
	return all.flatMap(({ pools }) => pools);
}
function stemOf(path) {
	return lastStep(path).replace(/(?:\.(?:ya?ml|json|tf))?\.[a-z0-9]+$/i, "");
}

// src/lint/discovery/discovered-clusters.ts
const ROOT_FILE = "main.tf";
const EVERYTHING = "**/*.{yaml,yml,json}";
const MAIN = "main";
const MOST_EXAMPLES = 12;
const isOfWorkload = relevanceTest(WORKLOAD_KINDS);
const mayHoldWorkload = memoize((file) => textsThatMatter(file).some(isOfWorkload));
function discoverClusters(files, roots, rootFile) {
	const patches = patchPathsOf(files);
	const own = files.filter((file) => mayDeclareOwnPools(file) && !patches.has(file.path));
	const ownRoots = withoutSamples(roots.filter((root) => !isTestPath(pathOfRoot(root))));
	const sources = {
		candidates: own.filter(({ path }) => !isRetired(path)),
		roots: ownRoots.filter((root) => !isRetired(pathOfRoot(root))),
		all: files,
		read: createEntryReader()
	};
	const together = discoverPools(sources.candidates, sources);
	const all = poolFilesOf(together);
	const retired = discoverPools(own.filter(({ path }) => isRetired(path)), {
		roots: ownRoots.filter((root) => isRetired(pathOfRoot(root))),
		read: sources.read
	});
	const tested = together.entries.length > 0 ? [] : files.filter((file) => isTestPath(file.path) && mayHoldPools(file));
	const printed = all.filter((file) => isPrintedCluster(file, files));
	const written = all.filter((file) => !printed.includes(file));
	const apart = [...findExamples(written, files), ...printed.map(printedCluster)];
	const main = written.filter(({ home }) => exampleFolderOf(home) === void 0);
	const isLocal = ({ together }) => areLocalPools(together);
	const isBlank = ({ together }) => together.every(statesNothing);
	const local = main.every(isLocal) ? [] : main.filter(isLocal);
	const isNamed = (file) => !isLocal(file) && file.pools.some((pool) => !isOfTemplate(pool));
	const blank = main.some((file) => !isBlank(file) && isNamed(file)) ? main.filter(isBlank) : [];
	const read = clustersOf(main.filter((file) => !local.includes(file) && !blank.includes(file)), apart, files, rootFile).map(({ files: assigned, ...cluster }) => {
		const { entries } = assigned.size === all.length ? together : discoverOf(assigned, sources, cluster.mayHave);
		return withUsedGlobs({
			...cluster,
			entries
		}, files, rootFile);
	});
	const lone = read.filter(isLone).flatMap(({ entries }) => entries.flatMap((entry) => entry.files));
	return {
		clusters: read.map((cluster) => isLone(cluster) ? {
			...cluster,
			entries: []
		} : cluster),
		leftOut: [
			...together.leftOut,
			...notices(local, "it declares a cluster on a developer's machine, apart from the others"),
			...notices(blank, "it names no node, taint or label, and other files declare the nodes of a cluster"),
			...notices(poolFilesOf(discoverPools(tested)), "it declares node pools in a folder of a test's files"),
			...notices(poolFilesOf(retired), "it declares node pools in a folder whose name says that it is no longer used"),
			...notices(new Set(lone), "it declares only a control plane: the file that declares the other nodes is missing")
		]
	};
}
function withoutSamples(roots) {
	const isCopied = ({ vars }) => vars.some(isSample);
	return roots.filter((root) => !isCopied(root) || !roots.some(({ file, vars }) => file === root.file && !vars.some(isSample)));
}
function withUsedGlobs(cluster, files, rootFile) {
	const isUsed = (glob) => files.some(({ path }) => matchesGlobs({ path: rootFile }, [glob])(path));
	return {
		...cluster,
		manifests: cluster.manifests.filter(isUsed),
		exclude: cluster.exclude.filter(isUsed)
	};
}
function clustersOf(own, apart, files, rootFile) {
	const deployed = own.length === 0 || !files.some(mayHoldGitops) ? [] : findGitopsClusters(createRepositoryTree(files.map((file) => ({ file }))), rootFile);
	const gitops = findDeployed(deployed, own);
	const told = gitops.length > 0 ? gitops : parallelClusters(own, files);
	if (told.length === 0) {
		const [only, another] = apart;
		if (only?.isPrinted && another === void 0 && own.length === 0) return [{
			...only,
			name: null
		}];
		if (only !== void 0) {
			const exclude = apart.flatMap(({ manifests }) => manifests);
			return [{
				...clusterOf(MAIN, [EVERYTHING], own),
				exclude
			}, ...apart];
		}
		const [single, second] = deployed;
		const isOwn = second === void 0 && single?.name === "in-cluster";
		return [{
			...ONLY,
			gitops: isOwn ? { argocd: { name: IN_CLUSTER } } : void 0,
			files: new Set(own)
		}];
	}
	const known = new Set(told.flatMap((cluster) => [...cluster.files]));
	const rest = own.filter((file) => !known.has(file));
	const makers = rest.filter(({ pools }) => pools.length > 0 && pools.every(({ format }) => MAKERS.has(format)));
	const mayHave = rest.filter((file) => !makers.includes(file));
	const names = uniqueEndings(makers.map(({ path }) => parentFolder(path).split("/")));
	const alone = makers.map((file, index) => clusterIn(parentFolder(file.path), [file], names[index] ?? file.path));
	const taken = new Set(told.map(({ name }) => name));
	return [
		...told.map((one) => ({
			...one,
			mayHave
		})),
		...alone.map((one) => taken.has(one.name) ? {
			...one,
			name: [...one.files][0]?.path ?? one.name
		} : one),
		...apart
	];
}
const MAKERS = /* @__PURE__ */ new Set([
	"eksctl",
	"kops",
	"kind",
	"k3d",
	"talhelper",
	terraformFormat.id
]);
function isLone({ entries }) {
	return entries.length > 0 && entries.every(({ pools }) => pools.every(isClosedControlPlane));
}
function isClosedControlPlane({ role, taints }) {
	return role === "control-plane" && taints.some(({ effect }) => effect !== "PreferNoSchedule");
}
const ONLY = {
	name: null,
	manifests: [],
	exclude: [],
	gitops: void 0
};
function discoverOf(files, { candidates, roots, all, read }, unassigned = []) {
	const others = new Set(unassigned.map(({ id }) => id));
	const ids = new Set([...files].map(({ id }) => id));
	const isRead = (id) => ids.has(id) || others.has(id);
	return discoverPools(candidates.filter(({ path }) => isRead(path)), {
		all,
		read,
		roots: roots.filter(({ file, vars, cluster }) => isRead(idOf(file, vars, cluster))),
		isUnassigned: (file, vars, cluster) => others.has(idOf(file, vars, cluster))
	});
}
function idOf({ path }, vars = [], cluster) {
	return [
		path,
		...vars,
		cluster?.address ?? []
	].flat().join("\n");
}
function pathOfRoot({ file, vars, cluster }) {
	const folder = file.path === "." ? "" : file.path;
	return [
		folder,
		[nameOfVariables(folder, vars), cluster?.name.replaceAll("/", "-") ?? ""].filter((step) => step !== "").join("-"),
		ROOT_FILE
	].filter((step) => step !== "").join("/");
}
function poolFilesOf({ entries }) {
	const files = /* @__PURE__ */ new Map();
	for (const { format, files: read, vars = [], cluster, pools, prefix } of entries) {
		const named = pools.map((pool) => ({
			...pool,
			name: pool.name.slice(prefix.length)
		}));
		const [first] = read;
		if (format === terraformFormat.id && first !== void 0) {
			const id = idOf(first, vars, cluster);
			const home = pathOfRoot({
				file: first,
				vars: []
			});
			const root = {
				isRoot: true,
				together: named
			};
			files.set(id, {
				path: pathOfRoot({
					file: first,
					vars,
					cluster
				}),
				home,
				id,
				...root,
				pools: named
			});
			continue;
		}
		for (const { path } of read) {
			const { together = [], pools: known = [] } = files.get(path) ?? {};
			const file = {
				path,
				home: path,
				id: path,
				isRoot: false,
				pools: known
			};
			files.set(path, {
				...file,
				together: [...together, ...named]
			});
		}
		for (const pool of named) files.get(pool.place.document.file.path)?.pools.push(pool);
	}
	return [...files.values()];
}
function findExamples(all, files) {
	const folders = /* @__PURE__ */ new Map();
	for (const file of all) {
		const folder = exampleFolderOf(file.home);
		if (folder !== void 0) folders.set(folder, (folders.get(folder) ?? /* @__PURE__ */ new Set()).add(file));
	}
	const asks = ([folder]) => files.some((file) => file.path.startsWith(`${folder}/`) && mayHoldWorkload(file));
	const asking = [...folders].filter(asks);
	const isCluster = (one) => rootsOf(one[1]).length > 0 || asking.length <= MOST_EXAMPLES && asks(one);
	return [...folders].filter(isCluster).flatMap(([folder, declaring]) => clustersOfExample(folder, declaring));
}
function clustersOfExample(folder, declaring) {
	const roots = rootsOf(declaring);
	if (roots.length > 1) return roots.map((root) => clusterIn(parentFolder(root.path), [root]));
	const apart = new Map(findClusterFolders([...declaring]).map(({ files }) => [commonFolder(files.map(({ path }) => folderOf(path))), files]));
	return apart.size > 1 && ![...apart.keys()].some((one) => folder === one || folder.startsWith(`${one}/`)) ? [...apart].map(([own, files]) => clusterIn(own, files)) : [clusterIn(folder, declaring)];
}
function isPrintedCluster({ id, pools }, files) {
	if (pools.length === 0 || !pools.every(isOfPrintedNodes)) return false;
	return files.some((file) => file.path === id && mayHoldWorkload(file));
}
function printedCluster(file) {
	return {
		...clusterOf(file.path.replace(/\.[a-z]+$/i, ""), [escapeGlob(file.path)], [file]),
		isPrinted: true
	};
}
function rootsOf(files) {
	return [...files].filter(({ isRoot }) => isRoot);
}
function clusterOf(name, manifests, files) {
	return {
		...ONLY,
		name,
		manifests,
		files: new Set(files)
	};
}
function clusterIn(folder, files, name = folder) {
	return clusterOf(name, folder === "." ? [] : [`${escapeGlob(folder)}/**`], files);
}
function findDeployed(found, own) {
	if (found.length < 2) return [];
	const clusters = found.map(({ name, paths, ...gitops }) => {
		const reached = own.filter(({ path }) => paths.has(path));
		return {
			name,
			manifests: [],
			exclude: [],
			gitops,
			files: new Set(reached)
		};
	});
	const known = new Set(clusters.flatMap((cluster) => [...cluster.files]));
	const unreached = own.filter((file) => !known.has(file));
	const named = clusters.map((cluster) => {
		const below = unreached.filter(({ path }) => path.split("/").includes(cluster.name ?? ""));
		return {
			...cluster,
			files: /* @__PURE__ */ new Set([...cluster.files, ...below])
		};
	});
	const claimed = new Set(named.flatMap((cluster) => [...cluster.files]));
	const others = parallelClusters(own).filter((one) => ![...one.files].some((file) => claimed.has(file)) && !named.some(({ name }) => name === one.name));
	return claimed.size === 0 ? [] : [...named, ...others];
}
function parallelClusters(own, files = []) {
	const deployed = files.flatMap((file) => exampleFolderOf(file.path) === void 0 && mayHoldWorkload(file) ? file.path : []);
	const folders = findClusterFolders(own, deployed);
	const names = uniqueEndings(folders.map(({ steps }) => steps));
	return folders.map(({ steps, places, files: assigned }, index) => ({
		...ONLY,
		name: names[index] ?? steps.join("-"),
		manifests: places,
		files: new Set(assigned)
	}));
}
function notices(files, message) {
	return Array.from(files, (file) => fileProblem(file, message));
}

// src/workspace/discovered-pools.ts
const KUSTOMIZATION = /(?:^|\/)kustomization\.ya?ml$/;
async function discoverIn(reader, deadline = NO_DEADLINE) {
	const folder = reader.workingDirectory;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	const { roots, passedOver = [] } = await discoverRoots(reader, deadline);
	const read = files.flatMap((path) => deadline.isOver("reading") ? [] : reader.read(path).value ?? []);
	const discovery = discoverClusters(read, roots, NOT_WRITTEN);
	const ofRoots = new Set(roots.flatMap(({ file }) => (file.opened?.objects ?? []).map((one) => one.document.file.path)));
	const unread = unreadFiles(reader).filter(({ path }) => !ofRoots.has(path));
	const leftOut = [
		...discovery.leftOut,
		...[passedOver].flat(),
		...unread.flatMap(describeUnreadPools)
	];
	return {
		...discovery,
		leftOut,
		unread
	};
}
function discoverPrinted(file) {
	const { clusters, leftOut } = discoverClusters([file], [], NOT_WRITTEN);
	if (!clusters.every(({ entries }) => entries.every(({ pools }) => pools.every(isOfPrintedNodes)))) return {
		clusters: [],
		notices: []
	};
	const printed = clusters.map((cluster) => ({
		...cluster,
		manifests: [],
		isPrinted: true
	}));
	const { value } = loadedOf(resolveDiscovered({
		clusters: printed,
		leftOut
	}, NOT_WRITTEN));
	const found = value?.clusters ?? [];
	return {
		clusters: found,
		notices: describeTrouble(found),
		leftOut
	};
}
const MOST_NODES = 6;
function describeTrouble(clusters) {
	const nodes = clusters.flatMap(({ inventory }) => inventory.pools.flatMap((pool) => pool.nodes ?? []));
	const bad = nodes.flatMap(({ name, unschedulable, trouble = unschedulable && "cordoned" }) => trouble ? `"${name}" (${trouble})` : []);
	const number = `${bad.length} of ${count(nodes.length, "Node")}`;
	return bad.length === 0 ? [] : [`${number} take no new pods now: ${nameSome(bad, MOST_NODES, "more")}`];
}
function unreadFiles(reader) {
	const folder = reader.workingDirectory;
	const { paths } = reader.tree(folder).below(folder);
	return paths.filter(mayMakeUnreadPools).flatMap((path) => reader.read(join(folder, path)).value ?? []).filter((file) => describeUnreadPools(file).length > 0);
}
async function discoverDeclared(reader, deadline) {
	const { workingDirectory } = reader;
	const root = rootAbove(reader);
	const isRoot = root === workingDirectory;
	const whole = isRoot ? reader : reader.seenFrom(root);
	const discovery = await discoverIn(whole, deadline);
	const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
	const file = {
		path,
		text: "",
		below: foldersBelow(path, workingDirectory)
	};
	const declared = discovery.clusters.map((cluster) => declareCluster(cluster, file));
	const loaded = isRoot || entriesOf(discovery).length === 0 ? loadedOf(resolveDiscovered(discovery, path)) : await loadClusters(declared, reader, deadline);
	const unread = undiscoveredIn(discovery, () => allTexts(whole)).map((file) => isRoot ? file : {
		...file,
		path: relativePath(workingDirectory, join(root, file.path))
	});
	return discoveredPools(discovery, path, loaded, unread, isRoot ? () => allTexts(whole) : void 0);
}
function mayRenderPools(reader) {
	return [reader, ...reader.besides()].flatMap(({ folder, find }) => {
		return find({
			folder,
			below: folder,
			exclude: []
		}).files;
	}).some((path) => {
		const { value: file } = reader.read(path);
		if (file === void 0) return false;
		if (KUSTOMIZATION.test(path)) return POOL_KINDS.some(({ kind }) => file.text.includes(`kind: ${kind}`));
		return mayHoldPools(file) && templateMark(file.text) !== void 0;
	});
}

export { discoverClusters, discoverDeclared, discoverIn, discoverPrinted, escapeGlob, guessProviders, manifestsOf, mayRenderPools, pathsOf$1 as pathsOf, providersOf };