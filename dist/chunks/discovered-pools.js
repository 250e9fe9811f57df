import { POOL_KINDS, mayHoldPools } from "./pool-words.js";
import { DECLARED_FORMAT, TAINT_EFFECTS, WORKLOAD_KINDS, addressOf, areLocalPools, createRepositoryTree, describeValuesMistake, exampleFolderOf, formatTaint, formatYamlString, groupOf, holdsNothing, isLabelKey, isLabelValue, isTestPath, joinPath, lastStep, matchesGlobs, mayHoldGitops, openLabelGlobs, parentFolder, parseConfiguration, parseDocuments, parseQuantity, readManifest, relevanceTest, rememberedOf, templateMark, textsOf } from "./core.js";
import { discoverPools, escapeGlob, uniqueEndings } from "./discover.js";
import { terraformFormat } from "./imports.js";
import { NO_WORDS, count, getString, getValue, itemsOf, locate, nameSome, rangeOfSpan, textsThatMatter } from "./program.js";
import { IN_CLUSTER, IN_CLUSTER_SERVER, clustersWithFolders, findOwnSources, followArgo, followFlux, isFluxKustomization } from "./gitops.js";
import { NOT_WRITTEN, discoverRoots, loadClusters, relativePath, rootAbove, shorten } from "./lint.js";
import { join } from "node:path";

// src/lint/proposal/pools-yaml.ts
const MOST_VALUES = 20;
function formatPoolsYaml(inventories) {
	const [only, second] = inventories;
	if (only === void 0) return "version: 1\n";
	if (second === void 0 && only.cluster.name === null) return lines("version: 1", ...clusterLines$1(only));
	return lines("version: 1", "clusters:", ...inventories.flatMap((inventory) => [`  - name: ${formatYamlString(inventory.cluster.name ?? "")}`, ...indent(clusterLines$1(inventory), "    ")]));
}
function lines(...all) {
	return `${all.join("\n")}\n`;
}
function clusterLines$1({ cluster, complete, pools }) {
	const { provider, kubernetesVersion } = cluster;
	return [
		...provider === void 0 ? [] : [`provider: ${provider}`],
		...kubernetesVersion === void 0 ? [] : [`kubernetesVersion: ${JSON.stringify(kubernetesVersion)}`],
		...complete ? [] : ["complete: false"],
		...pools.length === 0 ? [] : ["pools:", ...pools.flatMap((pool) => indent(poolLines(pool), "  "))]
	];
}
function indent(all, by) {
	return all.map((line) => `${by}${line}`);
}
function poolLines(pool) {
	const { document } = pool.place;
	const { file, line } = locate(pool.place);
	const address = addressOf(pool);
	const position = document.address === void 0 ? `${file}:${line}` : file;
	const origin = address === void 0 ? position : `${position} ${address}`;
	const { labels, requirements, openLabels } = offeredLabels(pool);
	const fields = [
		...taintLines("taints", pool.taints, pool),
		...taintLines("startupTaints", pool.startupTaints, pool),
		...mappingLines("labels", labels, isLegalLabel),
		...listLines("requirements", requirements.filter(isLegalRequirement).map(requirementText)),
		...requirements.filter((one) => !isLegalRequirement(one)).map((one) => notLegal(requirementText(one))),
		...listLines("openLabels", openLabels.map(formatYamlString)),
		...mappingLines("allocatable", pool.allocatable, (_, quantity) => (parseQuantity(quantity) ?? -1n) >= 0n),
		...reservationLines(pool),
		...mappingLines("scale", { ...pool.scale }, () => true),
		...pool.role === void 0 ? [] : [`role: ${pool.role}`],
		...(pool.incomplete ?? []).map(({ field, why }) => `# not known: ${field}: ${yamlComment(why)}`)
	];
	return [
		`# ${yamlComment(pool.format === "taintlint" ? origin : `${origin} (${pool.format})`)}`,
		`- name: ${formatYamlString(pool.name)}`,
		...indent(fields, "  ")
	];
}
function isLegalLabel(key, value) {
	return isLabelKey(key) && isLabelValue(value);
}
function isLegalRequirement({ key, operator, values }) {
	return isLabelKey(key) && values.every(isLabelValue) && describeValuesMistake(operator, values) === void 0;
}
function requirementText({ key, operator, values }) {
	const list = values.length === 0 ? "" : `, values: ${flowList(values)}`;
	return `{ key: ${formatYamlString(key)}, operator: ${operator}${list} }`;
}
function notLegal(text) {
	return `# not legal: ${yamlComment(text)}`;
}
function taintLines(key, taints, pool) {
	return listLines(key, taints.map((taint) => {
		const { file, line } = locate(taint.place);
		const address = pool.place.document.address;
		const origin = taint.implied ?? (address === void 0 ? `${file}:${line}` : `${file} ${address}`);
		return `${taintText(taint)} # ${yamlComment(taint.implied === void 0 ? origin : `assumed: ${origin}`)}`;
	}));
}
function taintText(taint) {
	const { key, value, effect } = taint;
	if (isLabelKey(key) && isLabelValue(value) && TAINT_EFFECTS.some((one) => one === effect)) return JSON.stringify(formatTaint(taint));
	return `{ ${[...[`key: ${formatYamlString(key)}`, ...value === "" ? [] : [`value: ${formatYamlString(value)}`]], `effect: ${formatYamlString(effect)}`].join(", ")} }`;
}
function offeredLabels(pool) {
	const { labels, requirements = [], nodes = [] } = pool;
	const domains = [...new Set(nodes.flatMap((node) => Object.keys(node.labels)))].filter((key) => !(key in labels)).map((key) => {
		const values = [...new Set(nodes.flatMap((node) => node.labels[key] ?? []))].sort();
		return {
			key,
			values,
			isDomain: nodes.every((node) => key in node.labels) && values.length <= MOST_VALUES && values.every(isLabelValue)
		};
	});
	const hidden = [...Object.entries(labels).flatMap(([key, value]) => isLegalLabel(key, value) ? [] : key), ...requirements.flatMap((one) => isLegalRequirement(one) ? [] : one.key)].filter(isLabelKey);
	const closed = domains.filter(({ isDomain }) => isDomain);
	return {
		labels,
		requirements: [...requirements, ...closed.map(({ key, values }) => ({
			key,
			operator: "In",
			values
		}))],
		openLabels: [.../* @__PURE__ */ new Set([
			...openLabelGlobs(pool),
			...domains.filter(({ isDomain }) => !isDomain).map(({ key }) => key),
			...hidden
		])]
	};
}
function reservationLines({ reservedFor, daemonSets }) {
	const serving = daemonSets === void 0 ? [] : [`daemonSets: ${flowList(daemonSets)}`];
	if (reservedFor === void 0) return serving;
	const { namespaces, workloads } = reservedFor;
	const parts = [...namespaces === void 0 ? [] : [`namespaces: ${flowList(namespaces)}`], ...workloads === void 0 ? [] : [`workloads: ${flowList(workloads)}`]];
	return [...parts.length === 0 ? ["reservedFor: {}"] : ["reservedFor:", ...indent(parts, "  ")], ...serving];
}
function flowList(values) {
	return `[${values.map(formatYamlString).join(", ")}]`;
}
function listLines(key, items) {
	return items.length === 0 ? [] : [`${key}:`, ...items.map((item) => `  - ${item}`)];
}
function mappingLines(key, entries, isLegal) {
	const all = Object.entries(entries).map(([name, value]) => {
		const text = `${formatYamlString(name)}: ${typeof value === "number" ? value : formatYamlString(value)}`;
		return isLegal(name, String(value)) ? {
			text,
			legal: true
		} : {
			text: notLegal(text),
			legal: false
		};
	});
	if (all.length === 0) return [];
	return [...all.some(({ legal }) => legal) ? [`${key}:`] : [], ...all.map(({ text }) => `  ${text}`)];
}
function yamlComment(text) {
	return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
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

// src/inventory/discovery/cluster-folders.ts
const CLUSTERS = /^clusters?$/;
const PARALLEL = /^(?:environments?|envs?|stages?|landscapes?|overlays|regions?|sites?|fleets?|talos|tenants)$/;
const ENVIRONMENT = /^(?:[a-z0-9]+[-_.])*(?:prod|prd|production|stag|stage|stg|staging|dev|develop|development|test|testing|qa|uat|int|integration|sandbox|live|lab|canary|preview|demo|(?:non|pre)-?prod)(?:[-_.]?\d+)?(?:[-_.][a-z0-9]+)*$/i;
const ROLE = /^(?:control-?planes?|masters?|workers?|nodes?|servers?|agents?|machines?|patch(?:es)?|configs?|clusterconfig|generated|rendered|secrets?)$/;
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
	return [...leaves.length > 1 && nameClusters(leaves) ? leaves.map(({ name, all }) => ({
		steps: [...steps, name],
		files: all
	})) : [], ...children.flatMap((child) => split(child, steps))];
}
function areClusters(parent, children) {
	if (children.length === 0) return false;
	if (CLUSTERS.test(parent.name)) return true;
	const isParallel = PARALLEL.test(parent.name) && !children.some(({ name }) => ROLE.test(name));
	return children.length > 1 && (isParallel || areApart(children));
}
function nameClusters(parts) {
	if (parts.every(({ name, all }) => ENVIRONMENT.test(name) || all.every(({ isRoot }) => isRoot))) return true;
	return areDisjoint(parts.map((part) => poolsOf(part).flatMap(({ clusterName }) => clusterName ?? [])));
}
function areApart(parts) {
	return nameClusters(parts) || areDisjoint(parts.map((part) => guessProviders(poolsOf(part)))) || shareNames(parts);
}
function areDisjoint(lists) {
	const isApart = (list, index) => lists.every((other, at) => at === index || !other.some((one) => list.includes(one)));
	return lists.every((list, index) => list.length > 0 && isApart(list, index));
}
function shareNames(parts) {
	const named = (part) => poolsOf(part).filter(({ format }) => !UNNAMED_FORMATS.has(format));
	const names = parts.map((part) => new Set(named(part).map(({ format, name }) => `${format} ${name}`)));
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
	if (!isFluxKustomization(object) || getString(metadata, "name") !== BOOTSTRAP) return void 0;
	return isOwn(getValue(spec, "sourceRef"), getString(metadata, "namespace")) && getValue(spec, "kubeConfig") === void 0 ? literal(getString(spec, "path")) : void 0;
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
				labels: NO_WORDS,
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
	if (isOpen(destinationName) || isOpen(destinationServer)) return void 0;
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
function isOpen(text) {
	return text?.includes("{{") ?? false;
}
function nameOfServer(server) {
	const host = server.replace(/^[a-z]+:\/\//, "").replace(/[:/].*$/, "");
	if (/^[0-9.]+$/.test(host)) return host;
	return host.replace(/^api\./, "").split(".")[0] ?? host;
}

// src/rendering/kustomize/patch-paths.ts
const KUSTOMIZATION$1 = /^kustomization\.ya?ml$/;
function patchPathsOf(files) {
	const paths = files.filter(({ path, text }) => KUSTOMIZATION$1.test(lastStep(path)) && text.includes("patches")).flatMap((file) => patchesNamedIn(file).map((path) => joinPath(parentFolder(file.path), path)));
	return new Set(paths);
}
function patchesNamedIn(file) {
	return parseDocuments(file).documents.flatMap(({ root }) => [
		...itemsOf(getValue(root, "patches")).flatMap((patch) => getString(patch, "path") ?? []),
		...textsOf(getValue(root, "patchesStrategicMerge")).filter((text) => !text.includes("\n")),
		...itemsOf(getValue(root, "patchesJson6902")).flatMap((patch) => getString(patch, "path") ?? [])
	]);
}

// src/lint/proposal/discovered-clusters.ts
const ROOT_FILE = "main.tf";
const EVERYTHING = "**/*.{yaml,yml,json}";
const MAIN = "main";
const MOST_EXAMPLES = 12;
const VALUES_FILE = /(?:^|\/)Chart\.yaml$|values[^/]*\.ya?ml$/i;
const isOfWorkload = relevanceTest(WORKLOAD_KINDS);
const mayHoldWorkload = rememberedOf((file) => textsThatMatter(file).some(isOfWorkload));
function discoverClusters(files, roots, rootFile) {
	const patches = patchPathsOf(files);
	const isOwn = (file) => mayHoldPools(file) && !isTestPath(file.path) && !patches.has(file.path);
	const sources = {
		candidates: files.filter(isOwn),
		roots: roots.filter((root) => !isTestPath(pathOfRoot(root))),
		all: files
	};
	const together = discoverPools(sources.candidates, sources);
	const all = poolFilesOf(together);
	const examples = findExamples(all, files);
	const { own, local } = withoutLocal(all.filter(({ path }) => exampleFolderOf(path) === void 0));
	const deployed = findDeployed(files, rootFile, own);
	const apart = deployed.length > 0 ? deployed : withShared(parallelClusters(own), examples, files, rootFile);
	const clusters = apart.length > 0 ? apart : besideOthers(own, files);
	const leftOut = [...together.leftOut, ...local.map(describeLocal)];
	if (clusters.length === 0 && examples.length === 0) {
		const only = own.length === all.length ? together : discoverOf(new Set(own), sources);
		return withoutLoneControlPlanes([{
			...ONLY,
			entries: only.entries
		}], leftOut);
	}
	const known = new Set(clusters.flatMap((cluster) => [...cluster.files]));
	const main = clusters.length > 0 ? clusters : [mainCluster(own, examples)];
	const rest = clusters.length > 0 ? own.filter((file) => !known.has(file)) : [];
	return withoutLoneControlPlanes([...main, ...examples].map(({ files: read, ...cluster }) => {
		const { entries } = discoverOf(read, sources);
		return {
			...cluster,
			entries
		};
	}), [...leftOut, ...rest.map(describeUnclaimed)]);
}
function withoutLoneControlPlanes(clusters, leftOut) {
	const isLone = ({ entries }) => entries.length > 0 && entries.every(({ pools }) => pools.every(({ role }) => role === "control-plane"));
	const lone = clusters.filter(isLone).flatMap(({ entries }) => entries.flatMap(({ files }) => files));
	return {
		clusters: clusters.map((cluster) => isLone(cluster) ? {
			...cluster,
			entries: []
		} : cluster),
		leftOut: [...leftOut, ...lone.map(describeLone)]
	};
}
const ONLY = {
	name: null,
	manifests: [],
	exclude: [],
	gitops: void 0
};
function discoverOf(files, { candidates, roots, all }) {
	const ids = new Set([...files].map(({ id }) => id));
	return discoverPools(candidates.filter(({ path }) => ids.has(path)), {
		all,
		roots: roots.filter(({ file, vars }) => ids.has(idOf(file, vars)))
	});
}
function idOf({ path }, vars = []) {
	return [path, ...vars].join("\n");
}
function pathOfRoot({ file, vars }) {
	const name = (vars.at(-1) ?? "").split("/").at(-1)?.replace(/\.tfvars(?:\.json)?$/, "");
	return [
		file.path === "." ? "" : file.path,
		name ?? "",
		ROOT_FILE
	].filter((step) => step !== "").join("/");
}
function poolFilesOf({ entries }) {
	const files = /* @__PURE__ */ new Map();
	for (const { format, files: read, vars = [], pools, prefix } of entries) {
		const named = pools.map((pool) => ({
			...pool,
			name: pool.name.slice(prefix.length)
		}));
		const [first] = read;
		if (format === terraformFormat.id && first !== void 0) {
			const id = idOf(first, vars);
			files.set(id, {
				path: pathOfRoot({
					file: first,
					vars
				}),
				id,
				isRoot: true,
				pools: named
			});
			continue;
		}
		for (const { path } of read) files.set(path, files.get(path) ?? {
			path,
			id: path,
			isRoot: false,
			pools: []
		});
		for (const pool of named) files.get(pool.place.document.file.path)?.pools.push(pool);
	}
	return [...files.values()];
}
function findExamples(all, files) {
	const folders = /* @__PURE__ */ new Map();
	for (const file of all) {
		const folder = exampleFolderOf(file.path);
		if (folder !== void 0) folders.set(folder, (folders.get(folder) ?? /* @__PURE__ */ new Set()).add(file));
	}
	const asks = ([folder]) => files.some((file) => file.path.startsWith(`${folder}/`) && mayHoldWorkload(file));
	const asking = [...folders].filter(asks);
	const isCluster = (one) => rootsOf(one[1]).length > 0 || asking.length <= MOST_EXAMPLES && asks(one);
	return [...folders].filter(isCluster).flatMap(([folder, declaring]) => {
		const roots = rootsOf(declaring);
		if (roots.length < 2) return [exampleCluster(folder, declaring)];
		return roots.map((root) => exampleCluster(parentFolder(root.path), /* @__PURE__ */ new Set([root])));
	});
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
	const isLocal = ({ pools }) => areLocalPools(pools);
	const local = files.filter(isLocal);
	return local.length === files.length ? {
		own: [...files],
		local: []
	} : {
		own: files.filter((one) => !isLocal(one)),
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
function withShared(clusters, examples, files, rootFile) {
	const isElsewhere = (file) => exampleFolderOf(file.path) === void 0 && !isTestPath(file.path) && mayHoldWorkload(file);
	if (clusters.length === 0 || !files.some(isElsewhere)) return clusters;
	const isNamed = matchesGlobs(rootFile, clusters.flatMap(({ manifests }) => manifests));
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
	return at(path, "it declares a cluster on the machine of a developer, which is none of the others");
}
function describeLone({ path }) {
	return at(path, "it declares a control plane alone, which is no whole cluster: what declares the other nodes is missing");
}
function describeUnclaimed({ path, pools }) {
	return at(path, `it declares ${pools.length === 1 ? "a node pool" : `${pools.length} node pools`}, and nothing tells of which cluster: name it under "from" of that one`);
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

// src/lint/proposal/proposed-configuration.ts
const MOST_COMMENTS = 5;
const MOST_NAMES = 8;
const MOST_ASKED = 8;
const SEVERAL_CLUSTERS = "# clusters: several clusters need a list \"clusters\", each with its own \"from\" and \"manifests\"";
const NOTHING_DECLARED = "# taintlint found no file here that declares node pools. Write them down, or name the files that do.\n";
const NOTHING_READ = "# taintlint can read none of the files here that declare node pools. Write the pools down.\n";
const EXAMPLE_POOLS = `# pools:
#   - name: general
#     labels: { pool: general }
#   - name: gpu
#     taints: ["nvidia.com/gpu=present:NoSchedule"]
#     labels: { pool: gpu }
#     allocatable: { nvidia.com/gpu: 8 }
`;
const EXAMPLE_FILES = `# from:                              # instead of, or beside, pools
#   - path: nodes.yaml               # kubectl get nodes -o yaml > nodes.yaml
`;
function proposeConfiguration({ clusters, leftOut }, { incomplete, asked = [], unused = [] }) {
	const notRead = leftOut.map(({ message, range }) => `# not read: ${yamlComment(`${range.file}:${range.line}: ${message}`)}`);
	const charts = chartLines(unused, clusters.flatMap(({ name }) => name ?? []));
	if (clusters.every(({ entries }) => entries.length === 0)) return [
		notRead.length === 0 ? NOTHING_DECLARED : NOTHING_READ,
		"version: 1\n",
		asked.length === 0 ? EXAMPLE_POOLS : `${askedLines(asked).join("\n")}\n`,
		EXAMPLE_FILES,
		...[...charts, ...notRead].map((line) => `${line}\n`)
	].join("");
	const [first] = clusters;
	return `${[
		"version: 1",
		...first !== void 0 && first.name === null ? clusterLines(first, incomplete) : [
			...incomplete ? ["complete: false"] : [],
			"clusters:",
			...clusters.flatMap((one) => namedLines(one, incomplete))
		],
		...charts,
		...askedLines(asked),
		...notRead
	].join("\n")}\n`;
}
function chartLines(unused, clusters) {
	if (unused.length === 0) return [];
	return ["charts: # values files that nothing else uses: is each of these installed?", ...unused.flatMap(({ folder, name, path }) => [
		`  - path: ${formatYamlString(escapeGlob(folder))}`,
		`    name: ${formatYamlString(name)}`,
		`    values: [${formatYamlString(path)}]`,
		...clusters.includes(name) ? [`    clusters: [${formatYamlString(name)}]`] : []
	])];
}
function askedLines(asked) {
	if (asked.length === 0) return [];
	const pools = asked.slice(0, MOST_ASKED).flatMap(({ name, labels, taints, workloads, file }) => {
		const pairs = labels.map(([key, value]) => `${formatYamlString(key)}: ${formatYamlString(value)}`);
		const who = count(workloads, "workload asks", "workloads ask");
		return [
			`  # ${yamlComment(`${who} for it, in ${file}`)}`,
			`  - name: ${formatYamlString(name)}`,
			`    labels: { ${pairs.join(", ")} }`,
			...taints.length === 0 ? [] : [`    taints: [${taints.map(formatYamlString).join(", ")}]`]
		];
	});
	const more = asked.length > MOST_ASKED ? [`# and ${asked.length - MOST_ASKED} more that workloads ask for`] : [];
	return ["# asked for by workloads, and declared nowhere: is there such a pool?", "# pools:"].concat(pools.map((line) => `# ${line}`)).concat(more);
}
function clusterLines({ entries }, incomplete) {
	return [
		...providerLines(entries),
		...incomplete ? ["complete: false"] : completeLines(entries),
		"from:",
		...entries.flatMap(entryLines)
	];
}
function namedLines({ name, manifests, exclude, gitops, entries }, incomplete) {
	const list = (values) => `[${values.map(formatYamlString).join(", ")}]`;
	const lines = [
		...entries.length === 0 ? ["# pools: no file declares them"] : providerLines(entries),
		...manifests.length === 0 ? [] : [`manifests: ${list(manifests)}`],
		...exclude.length === 0 ? [] : [`exclude: ${list(exclude)}`],
		...gitops?.flux === void 0 ? [] : [`gitops: { flux: ${list([gitops.flux])} }`],
		...gitops?.argocd === void 0 ? [] : [`gitops: { argocd: ${argoText(gitops.argocd)} }`],
		...entries.length === 0 || incomplete ? [] : completeLines(entries),
		...entries.length === 0 ? [] : ["from:", ...entries.flatMap(entryLines)]
	];
	return [`  - name: ${formatYamlString(name ?? "")}`, ...lines.map((line) => `    ${line}`)];
}
function argoText(argocd) {
	return `{ ${Object.entries(argocd).map(([key, value]) => `${key}: ${formatYamlString(value)}`).join(", ")} }`;
}
function providerLines(entries) {
	const providers = guessProviders(entries.flatMap(({ pools }) => pools));
	const [only, second] = providers;
	if (only === void 0) return ["# provider: the platform that runs the cluster is not known from these files"];
	if (second === void 0) {
		const isShared = entries.some(({ pools }) => pools.some(({ name }) => name.includes("/")));
		return [`provider: ${only} # guessed from the pools`, ...isShared ? [SEVERAL_CLUSTERS] : []];
	}
	return [`# provider: these files name several, ${providers.join(", ")}; a cluster has one`, SEVERAL_CLUSTERS];
}
function completeLines(entries) {
	if (entries.every(({ format, pools }) => format === "node" && pools.every((pool) => pool.labelsClosed))) {
		if (entries.length > 1) return ["complete: false # Nodes in several places may belong to several clusters"];
		return ["# complete: these Nodes are taken for all of the cluster; write false if there are more"];
	}
	return ["# complete: true # are these all pools of the cluster? Then a pod that fits none of them is an error"];
}
function entryLines({ format, files, glob, vars, prefix, pools, notices }) {
	const open = [...new Set(notices.map(({ message, range }) => `${range.file}:${range.line}: ${message}`))];
	const implied = [...new Set(pools.flatMap(({ taints }) => taints.flatMap(({ implied = [] }) => implied)))];
	const comments = [
		...open.slice(0, MOST_COMMENTS),
		...open.length > MOST_COMMENTS ? [`and ${open.length - MOST_COMMENTS} more that cannot be told`] : [],
		...implied.map((why) => `assumed: ${why}; "implicit: off" leaves that out`)
	];
	const paths = files.map(({ path }) => formatYamlString(escapeGlob(path)));
	const path = glob !== void 0 ? [`path: ${formatYamlString(glob)}`] : paths.length === 1 ? [`path: ${paths[0]}`] : ["path:", ...paths.map((one) => `  - ${one}`)];
	const variables = vars === void 0 ? [] : [`vars: [${vars.map(formatYamlString).join(", ")}]`];
	const fields = [
		...path,
		...variables,
		`format: ${format}`,
		...prefix === "" ? [] : [`prefix: ${formatYamlString(prefix)}`]
	];
	return [
		`  # ${yamlComment(describePools(pools.map(({ name }) => name)))}`,
		...comments.map((comment) => `  # ${yamlComment(comment)}`),
		...fields.map((field, index) => `  ${index === 0 ? "-" : " "} ${field}`)
	];
}
function describePools(names) {
	return `${count(names.length, "pool")}: ${nameSome(names, MOST_NAMES)}`;
}

// src/cli/discovered-pools.ts
const NAMED_CLUSTERS = 6;
const SCRIPT = /(?:\.(?:sh|bash|ps1|bat|sh\.tpl|sh\.tftpl)|\/user-?data[^/]*)$/i;
const TAINTS_NODES = /--register-with-taints|registerWithTaints/;
const KUSTOMIZATION = /(?:^|\/)kustomization\.ya?ml$/;
async function discoverIn(reader) {
	const folder = reader.workingDirectory;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	const roots = await discoverRoots(reader);
	const read = files.flatMap((path) => {
		const { value: file } = reader.read(path);
		if (file === void 0) return [];
		if (!(mayHoldPools(file) || mayHoldGitops(file) || !holdsNothing(readManifest(file))) && !KUSTOMIZATION.test(path)) reader.letGo(file);
		return file;
	});
	const discovery = discoverClusters(read, roots, NOT_WRITTEN);
	return {
		...discovery,
		leftOut: [...discovery.leftOut, ...taintingScripts(reader)]
	};
}
function taintingScripts(reader) {
	const folder = reader.workingDirectory;
	const { paths } = reader.tree(folder).below(folder);
	return paths.filter((path) => SCRIPT.test(path) && !isTestPath(path)).flatMap((path) => reader.read(join(folder, path)).value ?? []).flatMap((file) => {
		const at = TAINTS_NODES.exec(file.text);
		if (at === null) return [];
		return {
			message: `it starts nodes with "${at[0]}": declare these pools by hand, or import what "kubectl get nodes -o json" prints`,
			range: rangeOfSpan(file, {
				start: at.index,
				end: at.index + at[0].length
			})
		};
	});
}
function entriesOf({ clusters }) {
	return clusters.flatMap(({ entries }) => entries);
}
async function discoverDeclared(reader) {
	const { workingDirectory } = reader;
	const root = rootAbove(workingDirectory);
	const isRoot = root === workingDirectory;
	const discovery = await discoverIn(isRoot ? reader : reader.seenFrom(root));
	const path = isRoot ? NOT_WRITTEN : relativePath(workingDirectory, join(root, NOT_WRITTEN));
	const leftOut = discovery.leftOut.map(({ message, range }) => ({
		path: range.file,
		notice: `${range.file}:${range.line}: ${message}`
	}));
	if (entriesOf(discovery).length === 0) return {
		clusters: [],
		notices: [],
		leftOut
	};
	const file = {
		path,
		text: proposeConfiguration(discovery, { incomplete: true })
	};
	const { configuration } = parseConfiguration(file, { kind: "inventory" });
	const loaded = await loadClusters(configuration?.clusters ?? [], reader);
	if (loaded.problem !== void 0) return {
		clusters: [],
		notices: shorten(loaded.problem.map(({ message }) => `pools were discovered, but ${message}`)),
		leftOut
	};
	const { clusters } = loaded.value;
	const known = loaded.value.notices.filter((notice) => !notice.startsWith(`${path}:`));
	return {
		clusters,
		notices: [describeDiscovery(discovery, clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0)), ...known],
		leftOut
	};
}
function mayRenderPools(reader) {
	const folder = reader.workingDirectory;
	const { files } = reader.find({
		folder,
		below: folder,
		exclude: []
	});
	return files.some((path) => {
		const { value: file } = reader.read(path);
		if (file === void 0) return false;
		return KUSTOMIZATION.test(path) ? namesPoolKind(file.text) : mayHoldPools(file) && isTemplate(file);
	});
}
function isTemplate({ text }) {
	return templateMark(text) !== void 0;
}
function namesPoolKind(text) {
	return POOL_KINDS.some(({ kind }) => text.includes(`kind: ${kind}`));
}
function describeDiscovery(discovery, pools) {
	const files = [...new Set(entriesOf(discovery).flatMap((entry) => entry.files.map(({ path }) => `"${path}"`)))];
	const named = nameSome(files, 3, "more files");
	const found = count(pools, "node pool was discovered", "node pools were discovered");
	const names = discovery.clusters.flatMap(({ name }) => name ?? []);
	return `without a taintlint.yaml ${found} in ${named}${names.length < 2 ? "" : ` of ${names.length} clusters (${nameSome(names, NAMED_CLUSTERS)})`}, and there may be others: "taintlint init" writes them down`;
}

export { discoverClusters, discoverDeclared, discoverIn, entriesOf, formatPoolsYaml, guessProviders, mayRenderPools, proposeConfiguration, yamlComment };