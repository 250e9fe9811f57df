import { EMPTY_STRING_MAP, getString, getValue, memoize, nodeAt, textsThatMatter } from "./program.js";
import { FORMATS, IN_CLUSTER, IN_CLUSTER_SERVER, NODE_FORMAT, NO_CLUSTER_KEYS, WORKLOAD_KINDS, addressOf, areLocalPools, clustersWithFolders, compileGlob, createRepositoryTree, declaredBy, exampleFolderOf, findOwnSources, folderOf, followArgo, followFlux, groupBy, groupOf, importPools, includedPaths, inventoryOf, isFluxKustomization, isHelmRelease, isOfPrintedNodes, isPlaceholder, isRetired, isRoleFolder, isTestPath, joinPath, lastStep, matchesGlobs, mayDeclareOwnPools, mayHoldGitops, mayHoldObjectsOf, mayHoldPools, objectsOf, parentFolder, parsePoolTemplate, readManifest, relevanceTest, terraformFormat, terraformJsonFormat, unwrittenEntry, unwrittenPlace } from "./core.js";
import { joinNotices, patchPathsOf } from "./lint.js";
import { isLoadedByItself } from "./terraform-roots.js";

// src/model/unique-endings.ts
function uniqueEndings(paths) {
	return paths.map((path, index) => {
		const others = paths.filter((_, at) => at !== index);
		let count = 1;
		const ending = (steps) => steps.slice(-count).join("-");
		while (count < path.length && others.some((other) => ending(other) === ending(path))) count++;
		return ending(path);
	});
}

// src/inventory/discovery/entry-globs.ts
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
	const common = commonFolder$1(folders);
	return [...beside === "" ? [] : [...exact, `*/${name}`].map((rest) => inFolder(beside, rest)), ...common === "" ? [] : [inFolder(common, `**/${name}`)]];
}
function commonFolder$1(folders) {
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

// src/inventory/discovery/discover.ts
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
	const candidates = files.filter(mayHoldPools);
	for (const file of candidates) {
		const { formats, problems } = formatsOf(file, read);
		for (const one of problems) leftOut.push(one);
		for (const format of formats) {
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
		if (output.pools.length > 0 && error === void 0) entries.push(entryFrom(group, output, void 0));
		else if (error !== void 0 && !isMissing(output)) leftOut.push(error);
		else for (const one of output.notices) ofRoots.push(one);
	}
	for (const one of joinNotices(ofRoots)) leftOut.push(one);
	const taken = new Set(whole.flatMap((group) => [...takenIn(group), ...sharesOf(group)]));
	return withUniqueNames(joinSiblings(entries, all, read), leftOut.filter(({ range }) => !taken.has(range.file)), read);
}
function sharesOf({ format, files }) {
	return FORMATS.some(({ id, spreadOf: spreads }) => id === format && spreads !== void 0) ? files.map(({ path }) => path) : [];
}
function takenIn({ format, files }) {
	return files.flatMap((file) => includedPaths(file, format));
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
	const named = new Set(takenIn(group));
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
	const namesOf = ({ pools }) => pools.map(({ name }) => name).sort().join("\n");
	return globsFor(files.map(({ path }) => path)).find((glob) => {
		const { matches } = compileGlob(glob);
		const taken = all.filter(({ path }) => matches(path));
		if (!files.every((file) => taken.includes(file))) return false;
		const whole = read(format, taken, "", mayBeAbsent);
		return whole.errors.length === 0 && whole.everyFileRead === output.everyFileRead && namesOf(whole) === namesOf(output);
	});
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
		const glob = siblings.flatMap(({ pools }) => pools.map(({ name }) => name)).sort().join("\n") === output.pools.map(({ name }) => name).sort().join("\n") && repeatedName(output.pools) === void 0 ? globOf(group, output, all, read) : void 0;
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
	return name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name;
}

// src/inventory/discovery/guessed-provider.ts
const PROVIDER_OF_FORMAT = /* @__PURE__ */ new Map([
	["eksctl", "eks"],
	["ack", "eks"],
	["config-connector", "gke"],
	["compute-class", "gke"],
	["azure-service-operator", "aks"],
	["openshift", "openshift"],
	["hypershift", "openshift"],
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
	[/(?:^|\.)(?:aws_eks_|(?:eks_managed_node_groups|self_managed_node_groups|fargate_profiles)\[)/, "eks"],
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

// src/lint/proposal/declared-discovery.ts
function declareDiscovered({ clusters }, file) {
	return clusters.map((cluster) => declareCluster(cluster, file));
}
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
function declareCluster({ name, manifests, exclude, gitops, entries, isPrinted }, file) {
	const place = unwrittenPlace(file);
	const [provider, second] = providersOf(entries);
	const keys = {
		...NO_CLUSTER_KEYS,
		...isPrinted === void 0 && { complete: false },
		...provider !== void 0 && second === void 0 && { provider },
		...manifests.length > 0 && { manifests },
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

// src/inventory/discovery/cluster-folders.ts
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
function findClusterFolders(files) {
	const together = /* @__PURE__ */ new Map();
	const found = split(groupByFolder("", files, 0), []);
	for (const one of found) for (const file of one.files) {
		const steps = longestBelow(file.path, found, one.steps);
		const name = steps.join("/");
		together.set(name, {
			steps,
			files: [...together.get(name)?.files ?? [], file]
		});
	}
	return together.size > 1 ? withOthers([...together.values()], files) : [];
}
function namedClusterFolder(path) {
	const folders = path.split("/").slice(0, -1);
	const index = folders.indexOf("clusters");
	const name = index < 0 ? void 0 : folders[index + 1];
	if (name === void 0 || SHARED.test(name)) return void 0;
	return {
		parent: folders.slice(0, index + 1).join("/"),
		name
	};
}
function withOthers(clusters, files) {
	const known = new Set(clusters.flatMap((cluster) => cluster.files));
	const others = files.filter((file) => !known.has(file));
	const ownersOf = (path) => clusters.filter(({ steps }) => standsBelow(path, steps));
	return clusters.map((cluster) => {
		const own = others.filter(({ path }) => ownersOf(path).length === 1 && ownersOf(path)[0] === cluster);
		return {
			...cluster,
			files: [...cluster.files, ...own]
		};
	});
}
function standsBelow(path, steps) {
	let at = 0;
	for (const folder of path.split("/").slice(0, -1)) if (folder === steps[at]) at++;
	return at === steps.length;
}
function longestBelow(path, all, steps) {
	return all.map((one) => one.steps).filter((other) => other.length > steps.length && steps.every((step, at) => other.at(at - steps.length) === step)).filter((other) => standsBelow(path, other)).reduce((best, other) => other.length > best.length ? other : best, steps);
}
function groupByFolder(name, all, depth) {
	const below = /* @__PURE__ */ new Map();
	const files = [];
	for (const file of all) {
		const steps = file.path.split("/");
		const step = steps[depth] ?? "";
		if (steps.length === depth + 1) files.push(file);
		else below.set(step, [...below.get(step) ?? [], file]);
	}
	return {
		name,
		folders: new Map([...below].map(([step, inside]) => [step, groupByFolder(step, inside, depth + 1)])),
		files,
		all
	};
}
function split(folder, steps) {
	const children = [...folder.folders.values()];
	const own = children.filter(({ name }) => !SHARED.test(name));
	if (areClusters(folder, own)) return own.flatMap((child) => {
		const path = [...steps, child.name];
		const inner = split(child, path);
		return inner.length > 0 ? inner : [{
			steps: path,
			files: child.all
		}];
	});
	const leaves = folder.files.map((file) => groupByFolder(nameOfFile(file), [file], file.path.split("/").length - 1));
	return [...leaves.length > 1 && !isRoleFolder(folder.name) && nameClusters(leaves) ? leaves.map(({ name, all }) => ({
		steps: [...steps, name],
		files: all
	})) : [], ...children.flatMap((child) => split(child, steps))];
}
function areClusters(parent, children) {
	if (children.length === 0) return false;
	if (CLUSTERS.test(parent.name)) return true;
	const isParallel = PARALLEL.test(parent.name) && !children.some(({ name }) => isRoleFolder(name));
	return children.length > 1 && (isParallel || areApart(children));
}
function nameClusters(siblings) {
	if (siblings.every(({ name, all }) => ENVIRONMENT.test(name) || all.every(({ isRoot }) => isRoot))) return true;
	return areDisjoint(siblings.map((sibling) => poolsOf(sibling).flatMap(({ clusterName }) => clusterName ?? [])));
}
function areApart(siblings) {
	return nameClusters(siblings) || areDisjoint(siblings.map((sibling) => guessProviders(poolsOf(sibling)))) || shareNames(siblings);
}
function areDisjoint(lists) {
	const isApart = (list, index) => lists.every((other, at) => at === index || !other.some((one) => list.includes(one)));
	return lists.every((list, index) => list.length > 0 && isApart(list, index));
}
function shareNames(siblings) {
	const named = (sibling) => poolsOf(sibling).filter(({ format }) => !UNNAMED_FORMATS.has(format));
	const names = siblings.map((sibling) => new Set(named(sibling).map(({ format, name }) => `${format} ${name}`)));
	return names.some((some, index) => names.some((other, at) => at > index && [...some].some((name) => other.has(name))));
}
function poolsOf({ all }) {
	return all.flatMap(({ pools }) => pools);
}
function nameOfFile({ path }) {
	return (path.split("/").at(-1) ?? path).replace(/\.[a-z0-9]+$/i, "");
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
	const names = namesOf(unique);
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
function namesOf(folders) {
	const outer = folders.map((folder) => {
		const parent = parentFolder(folder);
		return INNER_FOLDER.test(lastStep(folder)) && parent !== "." ? parent : folder;
	});
	return uniqueEndings(outer.map((folder) => folder.split("/")));
}
function findArgoClusters(tree, rootFile) {
	const destinations = /* @__PURE__ */ new Map();
	for (const { application } of followArgo(tree, [], rootFile).applied) {
		const destination = destinationOf(application);
		if (destination !== void 0) destinations.set(destination.name, destination.argocd);
	}
	const sets = [...tree.paths].flatMap(tree.gitopsObjects).filter(({ kind }) => kind === "ApplicationSet");
	const root = (path) => tree.fromRoot(rootFile, path);
	for (const { node } of sets) for (const name of clustersWithFolders(getValue(node, "spec"), tree, root)) if (!destinations.has(name)) destinations.set(name, { name });
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

// src/lint/proposal/discovered-clusters.ts
const ROOT_FILE = "main.tf";
const EVERYTHING = "**/*.{yaml,yml,json}";
const MAIN = "main";
const MOST_EXAMPLES = 12;
const VALUES_FILE = /(?:^|\/)Chart\.yaml$|values[^/]*\.ya?ml$/i;
const isOfWorkload = relevanceTest(WORKLOAD_KINDS);
const mayHoldWorkload = memoize((file) => textsThatMatter(file).some(isOfWorkload));
function discoverClusters(files, roots, rootFile) {
	const patches = patchPathsOf(files);
	const own = files.filter((file) => mayDeclareOwnPools(file) && !patches.has(file.path));
	const ownRoots = roots.filter((root) => !isTestPath(pathOfRoot(root)));
	const sources = {
		candidates: own.filter(({ path }) => !isRetired(path)),
		roots: ownRoots.filter((root) => !isRetired(pathOfRoot(root))),
		all: files,
		read: createEntryReader()
	};
	const together = discoverPools(sources.candidates, sources);
	const all = poolFilesOf(together);
	const { local, examples, clusters, ...division } = separateClusters(all, files, rootFile);
	const retired = poolFilesOf(discoverPools(own.filter(({ path }) => isRetired(path)), {
		roots: ownRoots.filter((root) => isRetired(pathOfRoot(root))),
		read: sources.read
	}));
	const leftOut = [
		...together.leftOut,
		...local.map(describeLocal),
		...retired.map(describeRetired)
	];
	if (clusters.length === 0 && examples.length === 0) {
		const only = division.own.length === all.length ? together : discoverOf(new Set(division.own), sources);
		return withoutLoneControlPlanes([{
			...ONLY,
			entries: only.entries
		}], leftOut);
	}
	const known = new Set(clusters.flatMap((cluster) => [...cluster.files]));
	const [only, another] = examples;
	const isOnly = only?.isPrinted && another === void 0 && clusters.length + division.own.length === 0;
	const others = clusters.length > 0 ? clusters : [mainCluster(division.own, examples)];
	const main = isOnly ? [] : others;
	const rest = clusters.length > 0 ? division.own.filter((file) => !known.has(file)) : [];
	const readAs = (isExample) => (candidate) => {
		const { files: assigned, ...cluster } = candidate;
		return {
			...cluster,
			entries: discoverOf(assigned, sources, isExample ? [] : rest).entries
		};
	};
	const apart = isOnly ? [{
		...only,
		name: null
	}] : examples;
	return withoutLoneControlPlanes([...main.map(readAs(false)), ...apart.map(readAs(true))].map((cluster) => withUsedGlobs(cluster, files, rootFile)), leftOut);
}
function withUsedGlobs(cluster, files, rootFile) {
	const { manifests, exclude } = cluster;
	if (manifests.length === 0) return cluster;
	const isUsed = (glob) => {
		const matches = matchesGlobs({ path: rootFile }, [glob]);
		return files.some(({ path }) => matches(path));
	};
	const used = manifests.filter(isUsed);
	const isExcluded = matchesGlobs({ path: rootFile }, exclude);
	const isNamed = matchesGlobs({ path: rootFile }, manifests);
	const deploys = (file) => isNamed(file.path) && !isExcluded(file.path) && (VALUES_FILE.test(file.path) || mayHoldWorkload(file));
	const left = {
		...cluster,
		exclude: exclude.filter(isUsed)
	};
	return files.some(deploys) ? {
		...left,
		manifests: used
	} : {
		...left,
		takesNothing: used
	};
}
function separateClusters(found, files, rootFile) {
	const printed = found.filter((file) => isPrintedCluster(file, files));
	const all = found.filter((file) => !printed.includes(file));
	const examples = [...findExamples(all, files), ...printed.map(printedCluster)];
	const { own, local } = withoutLocal(all.filter(({ home }) => exampleFolderOf(home) === void 0));
	const deployed = findDeployed(files, rootFile, own);
	const isExample = ({ path }) => exampleFolderOf(path) !== void 0;
	const apart = deployed.length > 0 ? deployed : withShared(parallelClusters(own), examples, files, rootFile, isExample);
	return {
		own,
		local,
		examples,
		clusters: apart.length > 0 ? apart : besideOthers(own, files)
	};
}
function withoutLoneControlPlanes(clusters, leftOut) {
	const isLone = ({ entries }) => entries.length > 0 && entries.every(({ pools }) => pools.every(isClosedControlPlane));
	const lone = new Set(clusters.filter(isLone).flatMap(({ entries }) => entries.flatMap(({ files }) => files)));
	return {
		clusters: clusters.map((cluster) => isLone(cluster) ? {
			...cluster,
			entries: []
		} : cluster),
		leftOut: [...leftOut, ...[...lone].map(describeLone)]
	};
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
			files.set(id, {
				path: pathOfRoot({
					file: first,
					vars,
					cluster
				}),
				home,
				id,
				isRoot: true,
				isLocal: false,
				pools: named
			});
			continue;
		}
		for (const { path } of read) {
			const { isLocal = true, pools: known = [] } = files.get(path) ?? {};
			const file = {
				path,
				home: path,
				id: path,
				isRoot: false,
				pools: known
			};
			files.set(path, {
				...file,
				isLocal: isLocal && areLocalPools(named)
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
	if (roots.length > 1) return roots.map((root) => exampleCluster(parentFolder(root.path), /* @__PURE__ */ new Set([root])));
	const apart = new Map(findClusterFolders([...declaring]).map(({ files }) => [commonFolder(files), new Set(files)]));
	return apart.size > 1 && ![...apart.keys()].some((one) => folder === one || folder.startsWith(`${one}/`)) ? [...apart].map(([own, files]) => exampleCluster(own, files)) : [exampleCluster(folder, declaring)];
}
function commonFolder([first, ...others]) {
	let folder = parentFolder(first?.path ?? "");
	while (!others.every(({ path }) => path.startsWith(`${folder}/`))) folder = parentFolder(folder);
	return folder;
}
function isPrintedCluster({ id, pools }, files) {
	if (pools.length === 0 || !pools.every(isOfPrintedNodes)) return false;
	return files.some((file) => file.path === id && mayHoldWorkload(file));
}
function printedCluster(file) {
	const { path } = file;
	return {
		name: path.replace(/\.[a-z]+$/i, ""),
		manifests: [escapeGlob(path)],
		exclude: [],
		gitops: void 0,
		isPrinted: true,
		files: /* @__PURE__ */ new Set([file])
	};
}
function rootsOf(files) {
	return [...files].filter(({ isRoot }) => isRoot);
}
function exampleCluster(folder, files) {
	return {
		name: folder,
		manifests: [`${escapeGlob(folder)}/**`],
		exclude: [],
		gitops: void 0,
		files
	};
}
function mainCluster(own, examples) {
	return {
		name: MAIN,
		manifests: [EVERYTHING],
		exclude: examples.flatMap(({ manifests }) => manifests),
		gitops: void 0,
		files: new Set(own)
	};
}
function withoutLocal(files) {
	const local = files.filter(({ isLocal }) => isLocal);
	return local.length === files.length ? {
		own: [...files],
		local: []
	} : {
		own: files.filter(({ isLocal }) => !isLocal),
		local
	};
}
function findDeployed(files, rootFile, own) {
	if (own.length === 0 || !files.some(mayHoldGitops)) return [];
	const found = findGitopsClusters(createRepositoryTree(files.map((file) => ({ file }))), rootFile);
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
function parallelClusters(files) {
	const folders = findClusterFolders(files);
	const names = uniqueEndings(folders.map(({ steps }) => steps));
	return folders.map((folder, index) => ({
		name: names[index] ?? folder.steps.join("-"),
		manifests: [globOfSteps(folder)],
		exclude: [],
		gitops: void 0,
		files: new Set(folder.files)
	}));
}
function besideOthers(own, files) {
	const homes = own.flatMap(({ path }) => namedClusterFolder(path) ?? []);
	const [home] = homes;
	if (home === void 0 || homes.some(({ parent, name }) => parent !== home.parent || name !== home.name)) return [];
	const others = new Set(files.flatMap((file) => {
		const { parent, name } = namedClusterFolder(file.path) ?? home;
		return parent === home.parent && name !== home.name && mayHoldWorkload(file) ? [name] : [];
	}));
	if (others.size === 0) return [];
	const below = (name) => `${escapeGlob(home.parent)}/${escapeGlob(name)}/**`;
	const without = [...others].map((name) => ({
		name,
		manifests: [below(name)],
		exclude: [],
		gitops: void 0,
		files: /* @__PURE__ */ new Set()
	}));
	const exclude = [...others].map(below);
	return [{
		name: home.name,
		manifests: [EVERYTHING],
		exclude,
		gitops: void 0,
		files: new Set(own)
	}, ...without];
}
function withShared(clusters, examples, files, rootFile, isExample) {
	const isElsewhere = (file) => !isExample(file) && !isTestPath(file.path) && mayHoldWorkload(file);
	if (clusters.length === 0 || !files.some(isElsewhere)) return clusters;
	const isNamed = matchesGlobs({ path: rootFile }, clusters.flatMap(({ manifests }) => manifests));
	const tree = createRepositoryTree(files.map((file) => ({ file })));
	const overlays = [...tree.kustomizations].filter(([, path]) => isNamed(path));
	const reached = new Set(overlays.flatMap(([folder]) => [...tree.filesOf(folder, false)]));
	const deploys = (file) => VALUES_FILE.test(file.path) || mayHoldGitops(file) || readManifest(file).workloads.length > 0;
	if (files.some((file) => (isNamed(file.path) || reached.has(file.path)) && deploys(file))) return clusters;
	const exclude = examples.flatMap(({ manifests }) => manifests);
	return clusters.map((cluster) => ({
		...cluster,
		manifests: [],
		exclude
	}));
}
function globOfSteps({ steps }) {
	return `**/${steps.map(escapeGlob).join("/**/")}/**`;
}
function describeLocal({ path }) {
	return at(path, "it declares a cluster on a developer's machine, apart from the others");
}
function describeRetired({ path }) {
	return at(path, "it declares node pools in a folder whose name says that it is no longer used");
}
function describeLone({ path }) {
	return at(path, "it declares only a control plane: the file that declares the other nodes is missing");
}
function at(file, message) {
	return {
		message,
		range: {
			file,
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1
		}
	};
}

export { declareDiscovered, discoverClusters, escapeGlob, guessProviders, pathsOf$1 as pathsOf, providersOf, resolveDiscovered };