import { DEFAULT_NAMESPACE, FLUX_SOURCE_GROUP, KUSTOMIZATION_NAMES, MAX_VALUES, OF_GIT, addressInRegistry, appliedFolder, childField, clusterNameOf, configurationPathOf, createBudget, createValuesBudget, customKindOf, fieldItems, fieldText, filledIn, findConfigMap, findForeignTag, findOwnSources, firstOf, folderOfChart, followFlux, groupBy, groupOf, guarded, helmfileReleases, isExplosive, isFluxKustomization, isHelmRelease, isKustomizationPath, isRecord, isTestPath, joinPath, keyOfChart, lastStep, literalAt, mapScalars, mappingAt, matchesWhole, mayBePatched, mergeValues, nameOf as nameOf$1, namespaceOf, normalizeRepositoryUrl, objectsOf, overlayNamespace, parentFolder, parseDocuments, parseValues, pathBelow, pathOf, podSpecPathOf, reachesFurther, readHelmfileRelease, readInlineText, readKustomization, readObjectWorkloads, readOutsideChart, readOutsideReference, readPostBuild, readsFolder, renderedRelevance, replaceTexts, scalarAt, scalarTextPlace, sequenceAt, setValue, splitDocuments, startOfFile, substitute, substituteInObject, substituteWith, takeStep, targetNamespaceOf, usesOfValues, whereToGoOn, withPrinted, writeConfiguration, writeJson } from "./core.js";
import { EMPTY_STRING_MAP, canonicalNode, canonicalText, effectiveEntries, formatCount, formatKey, getEntry, getString, getValue, isSamePath, isSameValue, isSlipOf, isTrue, itemsOf, lineOf, memoize, memoizeByName, memoizeText, nameSome, nodeAt, once, quoted, rangeOfSpan, resolvePlainScalar, startOfLine, startsWith, stringMap, textPlaceOf, textsOf, toValue } from "./program.js";
import { TEMPLATE, TOO_MANY_FILES, TOO_MANY_INSTANCES, copyChart, createChartBudget, listChartFiles, unpackedFolderOf } from "./chart-files.js";
import { withoutDefinitions, withoutDefinitionsOfTemplate } from "./definitions.js";
import { ON_PURPOSE, missingApiOf, parseHelmError, requiredValueOf } from "./helm-error.js";
import { helpWithValue, valuesBeside, valuesSetsOf } from "./values-sets2.js";
import { readIgnoreLines } from "./lint.js";
const { isDeepStrictEqual } = process.getBuiltinModule("node:util");

// src/rendering/contract/render-root.ts
function unplannedRoot(renderer, label, file, refusal) {
	const interpret = () => ({ problem: refusal });
	return {
		renderer,
		label,
		file,
		clusters: void 0,
		reads: [file.path],
		covers: [],
		refusal,
		requests: [],
		interpret
	};
}

// src/rendering/gitops/flux-kustomization.ts
const FIELDS$3 = [
	"patches",
	"patchesStrategicMerge",
	"patchesJson6902",
	"components",
	"images",
	"namePrefix",
	"nameSuffix"
];
const FIELDS_OF_ENTRIES = /* @__PURE__ */ new Map([
	["patches", ["patch", "target"]],
	["patchesJson6902", ["patch", "target"]],
	["images", [
		"name",
		"newName",
		"newTag",
		"digest"
	]]
]);
function readKustomizationTarget(applied, folder, clusters, tree) {
	const { object, parent, reached } = applied;
	const { document, path, node } = object;
	const spec = getValue(node, "spec");
	const targetNamespace = targetNamespaceOf(object, tree);
	const place = (...fields) => ({
		document,
		path: [...path, ...fields],
		target: "value"
	});
	const { values, complete } = readPostBuild(object, tree, reached, parent);
	return {
		folder,
		owner: describeObject("Flux Kustomization", node),
		place: place(...getValue(spec, "path") === void 0 ? [] : ["spec", "path"]),
		clusters,
		namespace: targetNamespace === void 0 ? void 0 : filledIn(targetNamespace, parent),
		fields: FIELDS$3.flatMap((key) => {
			const value = getValue(spec, key);
			if (value === void 0) return [];
			return {
				key,
				value: asKustomizeWrites(key, withKnownEntries(key, value)),
				place: place("spec", key)
			};
		}),
		substitutions: values,
		...complete ? {} : { hasUnknownSubstitutions: true }
	};
}
function withKnownEntries(key, value) {
	const known = FIELDS_OF_ENTRIES.get(key);
	if (known === void 0 || value.kind !== "sequence") return value;
	const items = value.items.map((item) => item.kind === "mapping" ? {
		...item,
		entries: item.entries.filter((entry) => known.includes(entry.key.text))
	} : item);
	return {
		...value,
		items
	};
}
function describeObject(kind, node) {
	const metadata = getValue(node, "metadata");
	const namespace = getString(metadata, "namespace");
	const name = getString(metadata, "name") ?? "(no name)";
	return `${kind} ${namespace === void 0 ? "" : `${namespace}/`}${name}`;
}
function asKustomizeWrites(key, value) {
	const asText = (node) => node.kind === "scalar" ? node : scalarAt(node, canonicalNode(node));
	if (value.kind !== "sequence") return value;
	if (key === "patchesStrategicMerge") return sequenceAt(value, value.items.map(asText));
	if (key !== "patchesJson6902") return value;
	return sequenceAt(value, value.items.map((item) => item.kind === "mapping" ? {
		...item,
		entries: item.entries.map((entry) => entry.key.text === "patch" ? {
			...entry,
			value: asText(entry.value)
		} : entry)
	} : item));
}

// src/rendering/gitops/application-targets.ts
const KUSTOMIZATION_FILES = [
	"kustomization.yaml",
	"kustomization.yml",
	"Kustomization"
];
const KUSTOMIZE_FIELDS = [
	"namePrefix",
	"nameSuffix",
	"commonLabels",
	"commonAnnotations",
	"patches",
	"components",
	"replicas"
];
const PLACEHOLDER = "{{";
const CHANGES_SOURCE = /\b(?:sources?|destination|metadata|spec["']?:[ \t]*[^\s#])|\{\{(?!-?\s*(?:(?:if|else|end|range|with)\b|\/\*))/;
const SECRETS_FILE = /^secrets(?:\+[\w-]+)?:\/\//;
function readSourceRendering(applied, clusters, tree, files) {
	const { object, source } = applied;
	const open = describePending(object, source);
	const folder = applied.folder ?? outsideChart(source, files);
	if (folder === void 0) return void 0;
	const says = (key) => getValue(source.node, key) !== void 0;
	const hasFile = (name) => files.lookUp(joinPath(folder, name)) === "file";
	if (says("plugin") || says("directory") && !says("helm") && !says("kustomize")) return void 0;
	if (KUSTOMIZATION_FILES.some(hasFile) && !says("helm")) return open === void 0 ? { kustomize: kustomizeTarget(applied, folder, clusters) } : void 0;
	if (!hasFile("Chart.yaml") || says("kustomize")) return void 0;
	return { chart: chartTarget({
		...applied,
		folder
	}, clusters, tree, files, open) };
}
function outsideChart({ chart, repoURL, node }, files) {
	const version = literalAt(node, "targetRevision");
	const isPending = version === void 0 && getValue(node, "targetRevision") !== void 0;
	if (chart === void 0 || repoURL === void 0 || isPending) return void 0;
	const address = /^https?:\/\//.test(repoURL) ? repoURL : addressInRegistry(repoURL.startsWith("oci://") ? repoURL : `oci://${repoURL}`, chart);
	return folderOfChart(files.outside, {
		name: lastStep(chart),
		address,
		version
	}, false);
}
function describePending(object, source) {
	if (object.kind !== "ApplicationSet") return void 0;
	const patch = getValue(getValue(object.node, "spec"), "templatePatch");
	if (patch !== void 0 && (patch.kind !== "scalar" || CHANGES_SOURCE.test(patch.text))) return "the ApplicationSet patches its template";
	return holdsPlaceholder(source.node) ? "a parameter of the ApplicationSet stays open" : void 0;
}
function ownerOf({ object, application }) {
	const owner = describeObject(`Argo CD ${object.kind}`, object.node);
	return object.kind === "ApplicationSet" && application.name !== void 0 ? `${owner} (${application.name})` : owner;
}
function placeOf({ object, fieldPath }, ...fields) {
	return {
		document: object.document,
		path: [
			...object.path,
			...fieldPath,
			...fields
		],
		target: "value"
	};
}
function kustomizeTarget(applied, folder, clusters) {
	const kustomize = getValue(applied.source.node, "kustomize");
	const { destinationNamespace } = applied.application;
	return {
		folder,
		owner: ownerOf(applied),
		place: placeOf(applied, "path"),
		clusters,
		namespace: literalAt(kustomize, "namespace"),
		defaultNamespace: destinationNamespace,
		fields: KUSTOMIZE_FIELDS.flatMap((key) => {
			const value = getValue(kustomize, key);
			return value === void 0 ? [] : {
				key,
				value,
				place: placeOf(applied, "kustomize", key)
			};
		}),
		substitutions: EMPTY_STRING_MAP
	};
}
function chartTarget(applied, clusters, tree, files, open) {
	const { application, source, folder } = applied;
	const helm = getValue(source.node, "helm");
	const valuesFiles = findValuesFiles(applied, tree, files);
	const values = readValues$1(helm);
	const written = writtenValues(helm, applied);
	const unknown = open ?? valuesFiles.unknown ?? values.unknown;
	return {
		folder,
		owner: ownerOf(applied),
		place: placeOf(applied, source.path === void 0 ? "chart" : "path"),
		versionAt: placeOf(applied, "targetRevision"),
		clusters,
		namespace: getString(helm, "namespace") ?? application.destinationNamespace,
		releaseName: getString(helm, "releaseName") ?? application.name,
		valuesFiles: valuesFiles.paths,
		valuesAt: [
			...applied.fieldPath,
			"helm",
			"valuesObject"
		].join("."),
		kubeVersion: getString(helm, "kubeVersion"),
		apiVersions: textsOf(getValue(helm, "apiVersions")),
		unknown,
		values: written ?? (values.node && {
			node: values.node,
			place: placeOf(applied, "helm", values.from)
		})
	};
}
function findValuesFiles(applied, tree, files) {
	const helm = getValue(applied.source.node, "helm");
	const ignoresMissing = isTrue(getValue(helm, "ignoreMissingValueFiles"));
	const paths = [];
	for (const text of textsOf(getValue(helm, "valueFiles"))) {
		if (SECRETS_FILE.test(text)) continue;
		const path = locateValuesFile(text, applied, tree, files);
		if (path === void 0) return {
			paths,
			unknown: `values file "${text}" is not in this repository`
		};
		if (!ignoresMissing || files.lookUp(path) === "file") paths.push(path);
	}
	return { paths };
}
function locateValuesFile(text, { application, source, folder, configurationPath }, tree, files) {
	const isOutside = source.path === void 0;
	if (/^[a-z][a-z+]*:\/\/|[*?[]/i.test(text)) return void 0;
	const [, ref, rest] = /^\$([^/]+)\/(.*)$/.exec(text) ?? [];
	if (ref === void 0 || rest === void 0) {
		if (!text.startsWith("/") || isOutside) return joinPath(folder, text.replace(/^\/+/, ""));
		return rootPath(text.slice(1), source, folder, configurationPath, tree);
	}
	const referred = application.sources.find((one) => one.ref === ref);
	if (referred?.repoURL === void 0 || source.repoURL === void 0) return void 0;
	if (isOutside) {
		const path = referred.chart === void 0 ? tree.fromRoot(configurationPath, rest) : void 0;
		return path !== void 0 && files.lookUp(path) === "file" ? path : void 0;
	}
	return referred.repoURL === source.repoURL || normalizeRepositoryUrl(referred.repoURL) === (normalizeRepositoryUrl(source.repoURL) ?? "") ? rootPath(rest, source, folder, configurationPath, tree) : void 0;
}
function rootPath(path, source, folder, configurationPath, tree) {
	const steps = joinPath(source.path ?? "").split("/").filter((step) => step !== ".");
	const root = joinPath(folder, ...steps.map(() => ".."));
	return tree.fromRoot(configurationPath, path) ?? joinPath(root, path);
}
function readValues$1(helm) {
	const object = getValue(helm, "valuesObject");
	const text = getValue(helm, "values");
	let node;
	let from = "parameters";
	if (object !== void 0) {
		node = object;
		from = "valuesObject";
	} else if (text?.kind === "scalar" && text.text.trim() !== "") {
		node = parseValues(text.text);
		from = "values";
		if (node === void 0) return {
			from,
			unknown: "its values are not a mapping"
		};
	}
	const budget = createValuesBudget();
	for (const parameter of itemsOf(getValue(helm, "parameters"))) {
		const name = getString(parameter, "name");
		const value = getValue(parameter, "value");
		if (name === void 0 || value?.kind !== "scalar") return {
			from,
			unknown: "a parameter has no name or no value"
		};
		node = setValue(node, name, value, isTrue(getValue(parameter, "forceString")), budget);
		if (node === void 0) {
			const why = budget.spend(0) ? "names no value" : "and those before it set too many values";
			return {
				from,
				unknown: `parameter "${name}" ${why}`
			};
		}
	}
	return node === void 0 ? { from } : {
		node,
		from
	};
}
function writtenValues(helm, applied) {
	const text = getValue(helm, "values");
	if (applied.object.document.origin !== void 0) return void 0;
	if (!(getValue(helm, "valuesObject") === void 0 && itemsOf(getValue(helm, "parameters")).length === 0) || text?.kind !== "scalar" || parseValues(text.text) === void 0) return void 0;
	const { documents, isInPlace } = readInlineText(placeOf(applied, "helm", "values").document.file, text);
	const [document] = documents;
	return document !== void 0 && isInPlace ? {
		node: document.root,
		place: {
			document,
			path: [],
			target: "value"
		}
	} : void 0;
}
function holdsPlaceholder(node) {
	if (node.kind === "scalar") return node.text.includes(PLACEHOLDER);
	return (node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value)).some(holdsPlaceholder);
}

// src/rendering/gitops/helm-release.ts
const PLACES_PODS = /tolerations|node_?selector|affinity|nodeName/i;
function readHelmRelease(applied, clusters, { tree, files, isOwn }) {
	const { object, configurationPath, parent } = applied;
	const { document, path, node } = object;
	const spec = getValue(node, "spec");
	const metadata = getValue(node, "metadata");
	const chart = getValue(getValue(spec, "chart"), "spec");
	const isPatched = mayBePatched(tree, object, (patch) => patch.includes("values") || patch.includes("chart"));
	const outside = () => {
		const found = isPatched ? void 0 : fluxChart(applied, tree);
		return found && files.outside?.folderOf(found);
	};
	const folder = ownChart(applied, {
		tree,
		files,
		isOwn
	}) ?? outside();
	if (folder === void 0 || files.lookUp(joinPath(folder, "Chart.yaml")) !== "file") return void 0;
	const isOutside = files.outside?.holds(folder) !== void 0;
	const valuesFiles = textsOf(getValue(chart, "valuesFiles")).map((file) => isOutside ? joinPath(folder, file) : tree.fromRoot(configurationPath, file) ?? joinPath(file));
	const values = readValues(applied, tree);
	const post = readPostRenderers(spec, applied);
	const unknown = isPatched ? "an overlay patches the release" : values.unknown ?? post.unknown;
	const place = (...fields) => ({
		document,
		path: [...path, ...fields],
		target: "value"
	});
	const targetNamespace = getString(spec, "targetNamespace");
	const namespace = targetNamespace ?? applied.namespace ?? overlayNamespace(tree, document.file) ?? getString(metadata, "namespace");
	const name = getString(metadata, "name");
	const releaseName = getString(spec, "releaseName") ?? [targetNamespace ?? [], name ?? []].flat().join("-");
	return {
		folder,
		owner: describeObject("Flux HelmRelease", node),
		place: chart === void 0 ? place("spec", "chartRef") : place("spec", "chart", "spec", "chart"),
		versionAt: chart === void 0 ? placeOfTag(object, tree) : place("spec", "chart", "spec", "version"),
		clusters,
		namespace: namespace === void 0 ? void 0 : filledIn(namespace, parent),
		releaseName: releaseName === "" ? void 0 : filledIn(releaseName, parent),
		valuesFiles,
		valuesAt: "spec.values",
		unknown,
		values: values.node && {
			node: values.node,
			place: place("spec", values.from)
		},
		patches: post.node && {
			node: post.node,
			place: place("spec", "postRenderers")
		}
	};
}
function ownChart({ object, configurationPath, parent }, { tree, isOwn }) {
	const chart = getValue(getValue(getValue(object.node, "spec"), "chart"), "spec");
	const written = getString(chart, "chart");
	const namespace = namespaceOf(object);
	if (written === void 0 || !isOwn(getValue(chart, "sourceRef"), namespace)) return void 0;
	const path = filledIn(written, parent);
	return path === void 0 ? void 0 : tree.fromRoot(configurationPath, path);
}
function readValues({ object, reached, parent }, tree) {
	const spec = getValue(object.node, "spec");
	const namespace = namespaceOf(object);
	let node;
	const budget = createValuesBudget();
	for (const reference of itemsOf(getValue(spec, "valuesFrom"))) {
		if (getString(reference, "kind") === "Secret") continue;
		const name = getString(reference, "name") ?? "";
		const data = findConfigMap(tree, reached, name, namespace) ?? findGeneratedConfigMap(tree, object.document.file, name);
		const value = data?.get(getString(reference, "valuesKey") ?? "values.yaml");
		if (value?.kind !== "scalar") {
			if (isTrue(getValue(reference, "optional")) && data === void 0) continue;
			return {
				from: "valuesFrom",
				unknown: `the values of ConfigMap "${name}" are not in the repository`
			};
		}
		const targetPath = getString(reference, "targetPath");
		const read = parseValues(value.text);
		node = targetPath === void 0 ? read && mergeValues(node, read) : setValue(node, targetPath, value, false, budget);
		if (node === void 0) return {
			from: "valuesFrom",
			unknown: `the values of ConfigMap "${name}" are not a mapping`
		};
	}
	const written = getValue(spec, "values");
	const own = written && parent ? mapScalars(written, (scalar) => fillScalar(scalar, parent)) : written;
	if (own === void 0) return node === void 0 ? { from: "values" } : {
		node,
		from: "valuesFrom"
	};
	return {
		node: mergeValues(node, own),
		from: "values"
	};
}
function readPostRenderers(spec, { parent }) {
	const written = getValue(spec, "postRenderers");
	if (written === void 0) return {};
	if (isExplosive(written)) return { unknown: "its postRenderers are too many, with all aliases written out" };
	if (!PLACES_PODS.test(canonicalNode(written))) return {};
	const kustomize = itemsOf(written).map((renderer) => getValue(renderer, "kustomize"));
	if (kustomize.flatMap((one) => effectiveEntries(one).map(({ key }) => key.text)).some((field) => !["patches", "images"].includes(field))) return { unknown: "its postRenderers change pods in an old form" };
	const patches = sequenceAt(written, kustomize.flatMap((one) => itemsOf(getValue(one, "patches"))));
	return { node: parent ? mapScalars(patches, (scalar) => fillScalar(scalar, parent)) : patches };
}
function fillScalar(scalar, parent) {
	if (!scalar.text.includes("$")) return scalar;
	const text = substitute(scalar.text, parent);
	return {
		...scalarAt(scalar, text.includes("\n") ? text : resolvePlainScalar(text)),
		text
	};
}
function findGeneratedConfigMap(tree, release, name) {
	const found = tree.overlaysOf(joinPath(release.path)).flatMap((kustomization) => {
		const folder = parentFolder(joinPath(kustomization.path));
		return parseDocuments(kustomization).documents.flatMap(({ root }) => itemsOf(getValue(root, "configMapGenerator"))).filter((generator) => getString(generator, "name") === name).map((generator) => new Map(textsOf(getValue(generator, "files")).flatMap((entry) => fileEntry(tree, folder, entry))));
	});
	return found.length === 1 ? found[0] : void 0;
}
function fileEntry(tree, folder, entry) {
	const [, key, path = entry] = /^([^=]+)=(.*)$/.exec(entry) ?? [];
	const file = tree.fileAt(joinPath(folder, path));
	if (file === void 0) return [];
	return [[key ?? lastStep(path), scalarAt({
		start: 0,
		end: file.text.length
	}, file.text)]];
}
function fluxChart({ object, parent }, tree) {
	const spec = getValue(object.node, "spec");
	const namespace = namespaceOf(object);
	const fill = (text) => text === void 0 ? void 0 : filledIn(text, parent);
	const reference = getValue(spec, "chartRef");
	if (reference !== void 0) {
		const source = getValue(findSource(tree, "OCIRepository", reference, namespace)?.node, "spec");
		const address = fill(getString(source, "url"));
		const ref = getValue(source, "ref");
		const wanted = fill(getString(ref, "tag") ?? getString(ref, "semver"));
		if (getString(reference, "kind") !== "OCIRepository" || address?.startsWith("oci://") !== true || wanted === void 0) return void 0;
		return readOutsideChart(address.slice(address.lastIndexOf("/") + 1), address, wanted).value;
	}
	const chart = getValue(getValue(spec, "chart"), "spec");
	const name = fill(getString(chart, "chart"));
	const from = getValue(chart, "sourceRef");
	if (name === void 0 || getString(from, "kind") !== "HelmRepository") return void 0;
	const url = fill(getString(getValue(findSource(tree, "HelmRepository", from, namespace)?.node, "spec"), "url"));
	const version = getString(chart, "version");
	const wanted = fill(version);
	if (url === void 0 || version !== void 0 && wanted === void 0) return void 0;
	return readOutsideChart(name, url.startsWith("oci://") ? addressInRegistry(url, name) : url, wanted).value;
}
function placeOfTag(release, tree) {
	const source = findSource(tree, "OCIRepository", nodeAt(release.node, ["spec", "chartRef"]), namespaceOf(release));
	const key = ["tag", "semver"].find((one) => nodeAt(source?.node, [
		"spec",
		"ref",
		one
	]) !== void 0);
	if (source === void 0 || key === void 0) return void 0;
	return {
		document: source.document,
		path: [
			...source.path,
			"spec",
			"ref",
			key
		],
		target: "value"
	};
}
function findSource(tree, kind, reference, namespace) {
	const name = getString(reference, "name");
	const wanted = getString(reference, "namespace") ?? namespace;
	const isOf = ({ node }, own) => own === void 0 || namespaceOf({ node }) === own;
	const named = [...tree.paths].flatMap(tree.gitopsObjects).filter((one) => one.kind === kind && groupOf(one.apiVersion) === "source.toolkit.fluxcd.io").filter((object) => nameOf$1(object) === name);
	const exact = named.filter((one) => isOf(one, wanted));
	const [first, ...others] = exact.length > 0 ? exact : named;
	const said = ({ node }) => [
		"url",
		"tag",
		"semver"
	].map((key) => getString(nodeAt(node, key === "url" ? ["spec"] : ["spec", "ref"]), key));
	return others.every((other) => first && String(said(other)) === String(said(first))) ? first : void 0;
}

// src/rendering/gitops/plan-targets.ts
function planTargets(gitops, files) {
	const { clusters } = gitops;
	const tree = gitops.tree();
	const isOwn = findOwnSources(tree);
	const declared = new Set(clusters.map(clusterNameOf));
	const { flux, argo } = gitops.followed();
	const kustomize = [];
	const charts = [];
	function folderOutside(applied) {
		const path = pathOf(applied, tree, isOwn);
		const folder = path === void 0 ? void 0 : joinPath(".", path);
		return folder !== void 0 && files.lookUp(folder) === "outside" ? folder : void 0;
	}
	function isBuilt(folder) {
		const kind = files.lookUp(folder);
		return kind === "folder" || kind === "outside";
	}
	function addFlux(applied, names) {
		if (isHelmRelease(applied.object)) {
			const chart = readHelmRelease(applied, names, {
				tree,
				files,
				isOwn
			});
			if (chart !== void 0) charts.push(chart);
			return;
		}
		const folder = appliedFolder(applied, tree, isOwn) ?? folderOutside(applied);
		if (folder === void 0 || !isBuilt(folder)) return;
		kustomize.push(readKustomizationTarget(applied, folder, names, tree));
	}
	for (const applied of latest(flux.applied, tree, isOwn)) {
		const { cluster } = applied;
		addFlux(applied, new Set(cluster !== void 0 && declared.has(cluster) ? [cluster] : []));
	}
	const reached = new Set(flux.applied.map(({ object }) => object));
	for (const applied of latest(findUnreached(clusters, tree, isOwn, reached), tree, isOwn)) addFlux(applied, void 0);
	for (const applied of argo.applied) {
		const names = applied.clusters.length === 0 ? void 0 : new Set(applied.clusters);
		const rendering = readSourceRendering(applied, names, tree, files);
		if (rendering?.kustomize !== void 0) kustomize.push(rendering.kustomize);
		if (rendering?.chart !== void 0) charts.push(rendering.chart);
	}
	const read = gitops.files.flatMap(({ file }) => helmfileReleases(file)).map((release) => ({
		...readHelmfileRelease(release, files),
		...usesOfValues(release)
	}));
	const named = [...settle(charts).map((target) => ({
		target,
		folder: target.folder,
		paths: target.valuesFiles
	})), ...read.map(({ chart, folder, paths }) => ({
		target: chart,
		folder,
		paths
	}))];
	const uses = named.flatMap(({ folder, paths }) => paths.map((path) => ({
		folder,
		path
	})));
	const shared = new Set([...groupBy(uses, ({ path }) => path)].flatMap(([path, of]) => of.some(({ folder }) => folder !== of[0].folder) ? path : []));
	return {
		kustomize: settle(kustomize),
		charts: named.flatMap(({ target, paths }) => target === void 0 ? [] : {
			...target,
			shared: paths.filter((path) => shared.has(path))
		}),
		open: read.flatMap(({ open }) => open ?? [])
	};
}
function findUnreached(clusters, tree, isOwn, reached) {
	const configurationPath = configurationPathOf(clusters);
	const all = new Set(tree.paths);
	const alone = [...tree.paths].flatMap(tree.gitopsObjects).filter((object) => !reached.has(object) && (isFluxKustomization(object) || isHelmRelease(object))).map((object) => {
		return {
			object,
			cluster: void 0,
			configurationPath,
			namespace: void 0,
			parent: void 0,
			reached: all
		};
	});
	const starts = alone.flatMap((applied) => whereToGoOn(applied, tree, isOwn) ?? []);
	const byOthers = followFlux(tree, starts).applied.filter(({ object }) => !reached.has(object));
	return [...alone, ...byOthers.map((applied) => ({
		...applied,
		reached: all
	}))];
}
function latest(applied, tree, isOwn) {
	const ids = /* @__PURE__ */ new Map();
	const last = /* @__PURE__ */ new Map();
	for (const one of applied) {
		const id = ids.get(one.object) ?? ids.size;
		ids.set(one.object, id);
		last.set(JSON.stringify([
			id,
			one.cluster,
			appliedFolder(one, tree, isOwn)
		]), one);
	}
	return [...last.values()];
}
function settle(targets) {
	const merged = /* @__PURE__ */ new Map();
	for (const target of targets.toSorted(byPlace)) {
		const { clusters } = target;
		const key = canonicalText([identityOf(target), clusters === void 0]);
		const known = merged.get(key);
		const all = known?.clusters === void 0 || clusters === void 0 ? clusters : /* @__PURE__ */ new Set([...known.clusters, ...clusters]);
		merged.set(key, {
			...known ?? target,
			clusters: all
		});
	}
	const taken = new Set([...merged.values()].flatMap(({ folder, clusters }) => clusters === void 0 ? [] : folder));
	return [...merged.values()].map((target) => target.clusters === void 0 && taken.has(target.folder) ? {
		...target,
		clusters: /* @__PURE__ */ new Set()
	} : target);
}
function byPlace(one, other) {
	const [first, second] = [orderOf(one), orderOf(other)];
	return first === second ? 0 : first < second ? -1 : 1;
}
function orderOf({ folder, owner, place: { document, path } }) {
	return JSON.stringify([
		folder,
		document.file.path,
		document.start,
		path,
		owner
	]);
}
function identityOf(target) {
	const { folder, owner, namespace, place } = target;
	const where = [
		owner,
		place.document.file.path,
		place.document.start,
		place.path
	];
	if ("releaseName" in target) {
		const { releaseName, valuesFiles, values, patches, unknown, kubeVersion, apiVersions } = target;
		return [
			folder,
			namespace,
			releaseName,
			valuesFiles,
			unknown,
			kubeVersion,
			apiVersions,
			[values, patches].map((one) => one && [where, toValue(one.node)])
		];
	}
	const { defaultNamespace, substitutions, hasUnknownSubstitutions, fields } = target;
	const own = fields.length === 0 ? void 0 : [where, fields.map(({ key, value }) => [key, toValue(value)])];
	return [
		folder,
		namespace,
		defaultNamespace,
		Object.entries(substitutions).sort(([one], [other]) => one < other ? -1 : 1),
		hasUnknownSubstitutions,
		own
	];
}

// src/rendering/helm/chart.ts
const SUBCHART = /^(?:(.+)\/)?charts\/([^/_.][^/]*)\/Chart\.yaml$/;
const LOCAL = /^file:\/\/(\.{1,2}\/[^\0]*|\.\.)$/;
const CHART_NAME = /^[a-zA-Z0-9][\w.-]*$/;
const ABSENT = "a dependency is not in \"charts/\"";
function firstDocument(file) {
	return file === void 0 ? void 0 : parseDocuments(file).documents[0];
}
function readDependencies(document) {
	if (document === void 0) return [];
	const list = getValue(document.root, "dependencies");
	if (list?.kind !== "sequence") return [];
	return list.items.flatMap((item) => {
		const name = getString(item, "name");
		const node = getEntry(item, "name")?.value;
		if (name === void 0 || node === void 0) return [];
		const place = {
			file: document.file,
			span: {
				start: node.start,
				end: node.end
			}
		};
		return [{
			name,
			key: getString(item, "alias") ?? name,
			repository: getString(item, "repository") ?? "",
			version: getString(item, "version"),
			place
		}];
	});
}
function readMetadata(file, requirements) {
	const document = firstDocument(file);
	const own = readDependencies(document);
	const dependencies = own.length > 0 ? own : readDependencies(firstDocument(requirements));
	return {
		file,
		root: document?.root,
		name: getString(document?.root, "name") ?? "",
		type: getString(document?.root, "type"),
		dependencies,
		byName: groupBy(dependencies, ({ name }) => name)
	};
}
function readChart(path, repository) {
	const file = repository.read(path);
	if (file === void 0) return void 0;
	const folder = parentFolder(path);
	const budget = createChartBudget();
	const { files: own, refusal: filesRefusal } = listChartFiles(folder, repository, budget);
	const files = [...own, ...heldDependencies(folder, file, own, repository, budget)];
	const { copies, packed, refusal: copiesRefusal } = copyChart(files, repository, budget);
	const byTarget = new Map(copies.filter(({ isPacked }) => !isPacked).map(({ from, to }) => [to, from]));
	const read = (to) => {
		const from = byTarget.get(to);
		return from === void 0 ? packed.get(to) : repository.read(from);
	};
	const paths = [...byTarget.keys(), ...packed.keys()];
	const isOutside = repository.outside?.holds(folder) !== void 0;
	const outside = [...packed].flatMap(([to, one]) => repository.outside?.holds(one.path) ? [[to, one.text]] : []);
	const metadata = readMetadata(file, read("requirements.yaml"));
	const subcharts = readSubcharts(paths, read);
	const members = readMembers(metadata, {
		source: metadata.name,
		folder: "",
		valuesPath: []
	}, subcharts, budget);
	const chart = {
		folder,
		file,
		name: metadata.name,
		isLibrary: metadata.type === "library",
		files,
		copies,
		isOutside,
		read,
		members: members.map((member) => ({
			...member,
			isPacked: packed.has(`${member.folder}/Chart.yaml`)
		})),
		foreign: new Set([...packed.values()].map(({ path: one }) => one)),
		absent: void 0,
		texts: new Map(outside),
		paths
	};
	const refused = (message, place = {
		file,
		span: {
			start: 0,
			end: 0
		}
	}) => {
		return {
			...chart,
			refusal: {
				...place,
				message
			}
		};
	};
	if (filesRefusal !== void 0) return refused(filesRefusal);
	if (!budget.files.spend(0)) return refused(TOO_MANY_FILES);
	if (metadata.root === void 0) return refused("Chart.yaml is not valid YAML");
	if (metadata.name === "") return refused("Chart.yaml has no \"name\"");
	if (/[{}<>$/]/.test(metadata.name)) return refused(`"${metadata.name}" is a placeholder, not the name of a chart`);
	if (copiesRefusal !== void 0) return {
		...chart,
		refusal: copiesRefusal
	};
	if (!budget.instances.spend(0)) return refused(TOO_MANY_INSTANCES);
	const held = new Set(subcharts.get("")?.map((one) => one.metadata.name));
	const missing = metadata.dependencies.filter(({ name }) => !held.has(name));
	const [first] = missing;
	if (first === void 0) return {
		...chart,
		refusal: void 0
	};
	const from = first.repository.startsWith("file://") ? ` (${first.repository})` : "";
	const advice = chart.isOutside ? "" : `: run "helm dependency build ${folder}" first`;
	const message = `dependency "${first.name}"${from} is not in "charts/"${advice}`;
	const declared = withoutDependencies(new Set(missing.map(({ name }) => name)), read);
	if (declared === void 0) return refused(message, first.place);
	const help = chart.isOutside ? void 0 : helpWithDependency(first, folder);
	const absent = {
		...first.place,
		kind: "not-rendered",
		message,
		cause: ABSENT,
		help
	};
	return {
		...chart,
		absent,
		texts: new Map([...outside, ...declared]),
		refusal: void 0
	};
}
function helpWithDependency({ repository, name }, folder) {
	const beside = LOCAL.exec(repository)?.[1];
	if (beside !== void 0) return `Add chart "${name}" in "${joinPath(folder, beside)}", or correct "repository".`;
	return `${/^(?:https?|oci):/.test(repository) ? "\"taintlint fetch --yes\" locks it, or " : ""}"helm dependency build ${folder}" puts it into "charts/".`;
}
function heldDependencies(folder, file, own, repository, budget) {
	const byTarget = new Map(own.map(({ from, to }) => [to, from]));
	const read = (to) => repository.read(byTarget.get(to) ?? "");
	const paths = [...byTarget.keys()];
	const held = new Set(readSubcharts(paths, read).get("")?.map((one) => one.metadata.name));
	const isPacked = (name) => paths.some((to) => to.startsWith(`charts/${name}-`) && unpackedFolderOf(to) !== void 0);
	const dependencies = [file, read("requirements.yaml")].flatMap((one) => readDependencies(firstDocument(one)));
	return [...new Map(dependencies.map((one) => [one.name, one])).values()].flatMap((dependency) => {
		const { name } = dependency;
		if (!CHART_NAME.test(name) || held.has(name) || isPacked(name)) return [];
		const there = folderOfDependency(dependency, folder, repository);
		if (there === void 0) return [];
		if (!budget.files.spend(1) || there === folder || repository.lookUp(there) !== "folder") return [];
		const chart = firstDocument(repository.read(joinPath(there, "Chart.yaml")));
		if (getString(chart?.root, "name") !== name) return [];
		const { files, refusal } = listChartFiles(there, repository, budget);
		if (refusal !== void 0) return [];
		return files.map(({ from, to }) => ({
			from,
			to: `charts/${name}/${to}`
		})).filter(({ to }) => !byTarget.has(to));
	});
}
function folderOfDependency({ name, repository: at, version }, folder, { outside }) {
	const beside = LOCAL.exec(at)?.[1];
	if (beside !== void 0) return joinPath(folder, beside);
	return at === "" ? void 0 : folderOfChart(outside, {
		name,
		address: at,
		version
	});
}
function withoutDependencies(names, read) {
	const texts = /* @__PURE__ */ new Map();
	for (const to of ["Chart.yaml", "requirements.yaml"]) {
		const root = firstDocument(read(to))?.root;
		if (root?.kind !== "mapping" || getValue(root, "dependencies") === void 0) continue;
		if (isExplosive(root)) return void 0;
		const entries = effectiveEntries(root).map(({ key, value }) => {
			const kept = value.kind === "sequence" && key.text === "dependencies" ? keptOf(value, names) : value;
			return [key.text, toValue(kept)];
		});
		texts.set(to, writeJson(Object.fromEntries(entries)));
	}
	return texts;
}
function keptOf(list, names) {
	return {
		...list,
		items: list.items.filter((item) => !names.has(getString(item, "name") ?? ""))
	};
}
function readSubcharts(paths, read) {
	const found = paths.flatMap((path) => {
		const [, parent = "", name] = SUBCHART.exec(path) ?? [];
		const file = name === void 0 ? void 0 : read(path);
		const folder = parentFolder(path);
		return file === void 0 ? [] : [{
			parent,
			folder,
			metadata: readMetadata(file, read(`${folder}/requirements.yaml`))
		}];
	});
	return groupBy(found, ({ parent }) => parent);
}
function readMembers({ dependencies, byName }, { source, folder, valuesPath }, subcharts, budget) {
	if (!budget.instances.spend(1 + dependencies.length)) return [];
	const below = (subcharts.get(folder) ?? []).flatMap(({ folder: inner, metadata }) => (byName.get(metadata.name) ?? [{ key: metadata.name }]).flatMap(({ key }) => {
		return readMembers(metadata, {
			source: `${source}/charts/${key}`,
			folder: inner,
			valuesPath: [...valuesPath, key]
		}, subcharts, budget);
	}));
	return [{
		source,
		folder,
		valuesPath,
		dependencies
	}, ...below];
}

// src/rendering/helm/chart-inputs.ts
const OTHER_FILE = /^((?:charts\/[^/]+\/)*)(?!(?:charts|templates)\/|(?:Chart|requirements)\.(?:yaml|lock)$|values\.yaml$|\.helmignore$)/;
const READS_FILES = /\bFiles\b/;
const ASKS_FOR_NAMES = "getHostByName";
const UNREADABLE = `.Files ${ASKS_FOR_NAMES}`;
function chartInputs({ copies, texts, paths, read }, values) {
	const all = new Set(paths);
	const isOther = (to) => all.has(`${OTHER_FILE.exec(to)?.[1]}Chart.yaml`);
	const inputs = paths.filter((to) => !isOther(to));
	const holds = (some, test) => values.some(test) || some.some((to) => test(read(to)?.text ?? (TEMPLATE.test(to) ? UNREADABLE : "")));
	const readsFiles = holds(inputs, (text) => READS_FILES.test(text));
	const isInput = (to) => readsFiles || !isOther(to);
	return {
		copies: copies.filter(({ to, isPacked }) => isPacked || isInput(to)),
		texts: [...texts].flatMap(([to, text]) => isInput(to) ? [{
			to,
			text
		}] : []),
		asksForNames: holds(readsFiles ? paths : inputs, (text) => text.includes(ASKS_FOR_NAMES))
	};
}

// src/rendering/helm/mark-template.ts
const MARK = /# taintlint:(\d+):(\d+)[ \t\r]*$/;
const QUOTED = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\}\}/g;
function readMark(line) {
	const match = MARK.exec(line);
	return match === null ? void 0 : {
		template: Number(match[1]),
		line: Number(match[2])
	};
}
const WORKLOAD_TEMPLATE = /tolerations|nodeSelector|affinity|containers|kind:[ \t]*["']?(?:\{\{|(?:Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|ReplicationController|Job|CronJob|PodTemplate|List)\b)/i;
function emitsWorkloads(template) {
	return WORKLOAD_TEMPLATE.test(withoutDefinitionsOfTemplate(template) ?? template);
}
const FIELDS$2 = /* @__PURE__ */ new Set([
	...[
		"kind",
		"tolerations",
		"nodeSelector",
		"affinity",
		"nodeAffinity",
		"nodeName",
		"runtimeClassName",
		"hostNetwork"
	],
	...[
		"key",
		"operator",
		"value",
		"effect",
		"tolerationSeconds",
		"values",
		"weight",
		"preference",
		"matchExpressions"
	],
	...[
		"topologySpreadConstraints",
		"topologyKey",
		"whenUnsatisfiable",
		"nodeTaintsPolicy",
		"nodeAffinityPolicy"
	],
	...[
		"matchFields",
		"nodeSelectorTerms",
		"maxSkew",
		"replicas"
	]
]);
const KEY_LINE = /^([ \t]*(?:- +)*)("[^"]*"|'[^']*'|[^\s:"'#\-[{][^:#"']*):(?:[ \t]+(?![ \t])(.*))?$/;
const BLOCK_HEADER = /^(?:[&!]\S+[ \t]+)*[|>][-+0-9]*[ \t]*(?:#.*)?$/;
const BLOCK_ITEM = /^([ \t]*(?:- +)*)- +[|>][-+0-9]*[ \t]*$/;
function markTemplate(text, template) {
	let marked = "";
	let position = 0;
	for (const { at, line } of findInsertions(text)) {
		marked += `${text.slice(position, at)} # taintlint:${template}:${line}`;
		position = at;
	}
	return marked + text.slice(position);
}
function findInsertions(text) {
	const actions = findActions(text);
	const masked = maskActions(text, actions);
	const insertions = [];
	let blockIndent;
	let selectorIndent;
	let line = 0;
	let next = 0;
	for (const { start, end } of linesOf(text)) {
		line += 1;
		while ((actions[next]?.end ?? text.length) < start) next++;
		const visible = masked.slice(start, end).trimEnd();
		const indent = visible.length - visible.trimStart().length;
		if (!/[^\s\x7F]/.test(visible)) continue;
		if (blockIndent !== void 0) {
			if (indent > blockIndent) continue;
			blockIndent = void 0;
		}
		if (selectorIndent !== void 0 && indent <= selectorIndent) selectorIndent = void 0;
		const item = BLOCK_ITEM.exec(visible);
		if (item !== null) {
			blockIndent = item[1]?.length ?? 0;
			continue;
		}
		const match = KEY_LINE.exec(visible);
		if (match === null) continue;
		const [, before = "", key = "", value = ""] = match;
		if (BLOCK_HEADER.test(value)) {
			blockIndent = before.length;
			continue;
		}
		const name = key.replace(/^["']|["']$/g, "");
		if (name === "nodeSelector") selectorIndent = before.length;
		const isField = FIELDS$2.has(name) || selectorIndent !== void 0 && before.length > selectorIndent;
		const afterKey = start + before.length + key.length + 1;
		let last = next;
		while ((actions[last]?.start ?? end) < end) last++;
		const at = placeOfMark$1(text, actions.slice(next, last), {
			start,
			end,
			afterKey,
			value,
			visible
		}, isField);
		if (at !== void 0) insertions.push({
			at,
			line
		});
	}
	return insertions;
}
function placeOfMark$1(text, actions, { start, end, afterKey, value, visible }, isField) {
	const endOfText = start + visible.length;
	if (value === "" || value.startsWith("#")) return actions.some((action) => action.start < end && action.end > end) ? void 0 : endOfText;
	if (!isField) return void 0;
	const first = actions.find((action) => action.start >= afterKey && action.start < end);
	if (first !== void 0 && text.slice(afterKey, first.start).trim() === "") {
		if (/\bnindent\b/.test(text.slice(first.start, first.end))) return afterKey;
	}
	if (actions.some((action) => action.start < end && action.end > end)) return void 0;
	const last = actions.findLast((action) => action.end <= end && action.start >= start);
	if (last?.trimsAfter === true && last.end === endOfText) return void 0;
	return isClosed(value) ? endOfText : void 0;
}
function isClosed(value) {
	const withoutQuoted = value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, "");
	return !/["']/.test(withoutQuoted);
}
const MASK = "";
function maskActions(text, actions) {
	let masked = "";
	let position = 0;
	for (const { start, end } of actions) {
		const action = text.slice(start, end);
		const hidden = /[\r\n]/.test(action) ? action.replaceAll(/[^\r\n]/g, MASK) : MASK.repeat(action.length);
		masked += text.slice(position, start) + hidden;
		position = end;
	}
	return masked + text.slice(position);
}
function* linesOf(text) {
	let start = 0;
	for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
		if (match.index >= start) yield {
			start,
			end: match.index
		};
		start = match.index + match[0].length;
		if (match[0] === "") return;
	}
}
function findActions(text) {
	const actions = [];
	let start = text.indexOf("{{");
	while (start >= 0) {
		const isComment = /^\{\{-?\s*\/\*/.test(text.slice(start, start + 40));
		const end = isComment ? endOfComment(text, start) : endOfAction(text, start);
		actions.push({
			start,
			end,
			trimsAfter: text.slice(end - 3, end) === "-}}",
			isComment
		});
		start = text.indexOf("{{", end);
	}
	return actions;
}
function endOfComment(text, start) {
	const close = text.indexOf("*/", start);
	const end = close < 0 ? -1 : text.indexOf("}}", close);
	return end < 0 ? text.length : end + 2;
}
function endOfAction(text, start) {
	QUOTED.lastIndex = start + 2;
	for (let match = QUOTED.exec(text); match !== null; match = QUOTED.exec(text)) if (match[0] === "}}") return match.index + 2;
	return text.length;
}

// src/rendering/helm/marked-copies.ts
const MARKED_NAME = "-taintlint-";
const CHANGES_VALUES = /\b(?:set|unset|mustMerge\w*|merge\w*)\b/;
const NOTES = /NOTES\.txt$/;
const DEFINES = /\{\{-?\s*(?:define|block)\b/;
const DEFINITION$1 = /(\{\{-?\s*define\s+")([^"\\]*)"/g;
const CALL = /\b((?:include|template)\s+")([^"\\]*)"/g;
const COMPUTED_CALL = /(?:\{\{-?\s*(?:(?:else\s+)?(?:if|with|range)\s+)?|[(|=]\s*)(?:include|template)\s+(?!"[^"\\]*"|\(\s*print\s+\$?\.Template\.BasePath)/;
const MOST_MOVED = 100;
const callsIn = (text) => [...text.matchAll(CALL)].map(([, , name = ""]) => name);
function definitionsIn(text) {
	if (!text.includes("define")) return [];
	const found = [...text.matchAll(DEFINITION$1)];
	return found.map(({ 2: name = "", index }, at) => ({
		name,
		body: text.slice(index, found[at + 1]?.index)
	}));
}
const changesValues = (text) => findActions(text).some(({ start, end, isComment }) => !isComment && CHANGES_VALUES.test(text.slice(start, end)));
const definesOtherwise = (text) => /define|block/.test(text) && DEFINES.test(text.replaceAll(DEFINITION$1, ""));
function markCopies(templates, values, { hasPacked, isApart }) {
	const all = [...templates];
	const marked = all.filter(([to, { text }]) => emitsWorkloads(text) && !NOTES.test(to));
	const texts = marked.flatMap(([to, { text: before }], number) => {
		const text = markTemplate(before, number);
		return text === before ? [] : [{
			to,
			text
		}];
	});
	const moved = new Set(texts.flatMap(({ to, text }) => {
		const before = definitionsIn(templates.get(to)?.text ?? "");
		return definitionsIn(text).flatMap(({ name, body }, at) => body === before[at]?.body ? [] : [name]);
	}));
	const definitions = moved.size === 0 ? [] : all.flatMap(([, { text }]) => definitionsIn(text));
	const callsMoved = (text) => callsIn(text).some((name) => moved.has(name));
	for (let size = -1; size !== moved.size && moved.size <= MOST_MOVED;) {
		size = moved.size;
		for (const { name, body } of definitions) if (callsMoved(body)) moved.add(name);
	}
	const isPartial = (to) => lastStep(to).startsWith("_");
	const isMarked = new Set(texts.map(({ to }) => to));
	const others = all.filter(([to, { text }]) => moved.size > 0 && !isMarked.has(to) && (definitionsIn(text).some(({ name }) => moved.has(name)) || !isPartial(to) && callsMoved(text)));
	const copied = [...texts, ...others.map(([to, { text }]) => ({
		to,
		text
	}))];
	const isOneRun = !isApart && copied.every(({ to, text }) => {
		if (to.startsWith("charts/") && text.includes("global") && changesValues(text)) return false;
		return !definesOtherwise(text);
	}) && !all.some(([to]) => to.includes("-taintlint-")) && (moved.size === 0 || !hasPacked && !values.some(callsMoved) && mayMove(moved, definitions, all, values));
	const originals = marked.map(([, file]) => file);
	if (!isOneRun) return {
		copies: texts,
		marked: originals,
		beside: void 0
	};
	return {
		copies: copied.map(({ to, text }, number) => ({
			to: `${TEMPLATE.exec(to)?.[0]}${isPartial(to) ? "_" : ""}${MARKED_NAME}${number}.yaml`,
			text: text.replaceAll(DEFINITION$1, `$1${MARKED_NAME}$2"`).replaceAll(CALL, (call, before, name) => moved.has(name) ? `${before}${MARKED_NAME}${name}"` : call)
		})),
		marked: originals,
		beside: copied.map(({ to }) => to.replace(TEMPLATE, ""))
	};
}
const RANDOM = /(?<![\w."'-])(?:rand(?:AlphaNum|Alpha|Numeric|Ascii|Bytes|Int)|uuidv4|genPrivateKey|bcrypt|htpasswd)\b/g;
const CERTIFICATE = /(?<![\w."'-])gen(?:CA|SelfSignedCert|SignedCert)(?:WithKey)?\b/g;
function steadyCopies(templates) {
	return [...templates].flatMap(([to, { text }]) => {
		const steady = text.replaceAll(CERTIFICATE, "dict \"Cert\" \"a\" \"Key\" \"a\"").replaceAll(RANDOM, "print");
		return steady === text ? [] : [{
			to,
			text: steady
		}];
	});
}
function withCalled(text, templates) {
	const defined = [...templates.values()].flatMap((one) => definitionsIn(one.text));
	const bodies = new Map(defined.map(({ name, body }) => [name, body]));
	const called = new Set(callsIn(text));
	for (const name of called) for (const other of callsIn(bodies.get(name) ?? "")) called.add(other);
	return [text, ...[...called].map((name) => bodies.get(name) ?? "")].join("\n");
}
function callsUndefined(templates) {
	const texts = [...templates.values()].map(({ text }) => text);
	const defined = new Set(texts.flatMap(definitionsIn).map(({ name }) => name));
	return texts.some((text) => callsIn(text).some((name) => !defined.has(name)));
}
function mayMove(moved, definitions, templates, values) {
	const whole = templates.map(([, { text }]) => text).join("\n");
	if (moved.size > MOST_MOVED || definesOtherwise(whole)) return false;
	if ([whole, ...values].some((text) => COMPUTED_CALL.test(text))) return false;
	const called = callsIn(whole);
	const times = (name) => whole.split(`"${name}"`).length - 1;
	return [...moved].every((name) => {
		return definitions.filter((one) => one.name === name).length === 1 && times(name) === 1 + called.filter((one) => one === name).length;
	});
}

// src/rendering/helm/effective-values.ts
const NOTHING = {
	place: void 0,
	entries: /* @__PURE__ */ new Map(),
	node: void 0
};
const MOST_VALUES = 3e5;
const isLarge = memoize(isExplosive);
function layValues(layers) {
	const budget = createBudget(MOST_VALUES);
	if (layers.some(({ node }) => isLarge(node))) return NOTHING;
	const laid = layers.reduce((below, layer) => layUnder(below, layer, layer.at, budget), NOTHING);
	return budget.spend(0) ? laid : NOTHING;
}
function layUnder(below, layer, at, budget) {
	const [key, ...rest] = at;
	if (key === void 0) return overlay(below, layer.node, layer.document, layer.nodePath, budget);
	const entries = copyEntries(below, budget);
	entries.set(key, layUnder(entries.get(key), layer, rest, budget));
	return {
		place: below?.place,
		entries,
		node: void 0
	};
}
function copyEntries(value, budget) {
	return new Map(budget.spend(1 + (value?.entries?.size ?? 0)) ? value?.entries : []);
}
function overlay(below, node, document, path, budget) {
	const place = {
		document,
		path,
		target: "value"
	};
	if (node.kind !== "mapping") return {
		place,
		entries: void 0,
		node
	};
	const entries = copyEntries(below, budget);
	for (const entry of budget.spend(node.entries.length) ? node.entries : []) {
		const key = formatKey(entry.key.value);
		if (entry.value.kind === "scalar" && entry.value.value === null) entries.delete(key);
		else entries.set(key, overlay(entries.get(key), entry.value, document, [...path, key], budget));
	}
	return {
		place,
		entries,
		node: void 0
	};
}
function plainValue(value) {
	if (value.entries !== void 0) return stringMap([...value.entries].map(([key, one]) => [key, plainValue(one)]));
	return value.node === void 0 ? null : toValue(value.node);
}
const FIELD_OF_KEY = [
	[/tolerations$/i, "tolerations"],
	[/nodeSelector$/i, "nodeSelector"],
	[/affinity$/i, "affinity"],
	[/topologySpreadConstraints$/i, "topologySpreadConstraints"],
	[/resources$/i, "resources"]
];
const LISTS = /* @__PURE__ */ new Set(["tolerations", "topologySpreadConstraints"]);
function schedulingValues(values, { withEmpty = false } = {}, path = []) {
	return [...values.entries ?? []].flatMap(([key, value]) => {
		const at = [...path, key];
		const field = FIELD_OF_KEY.find(([pattern, name]) => pattern.test(key) || isSlipOf(key, name))?.[1];
		if (field === void 0) return schedulingValues(value, { withEmpty }, at);
		const isList = value.node?.kind === "sequence" && (withEmpty || value.node.items.length > 0);
		const isMapping = value.entries !== void 0 && value.entries.size > 0 && (field !== "resources" || [...value.entries.keys()].every((one) => one === "requests" || one === "limits"));
		return (LISTS.has(field) ? isList : isMapping) ? [{
			field,
			path: at,
			value
		}] : schedulingValues(value, { withEmpty }, at);
	});
}

// src/rendering/helm/field-origins.ts
const SCHEDULING_FIELDS = [...[
	"tolerations",
	"nodeSelector",
	"affinity",
	"nodeName",
	"hostNetwork",
	"runtimeClassName",
	"os"
], ...[
	"schedulerName",
	"topologySpreadConstraints",
	"priorityClassName",
	"resources",
	"overhead"
]];
function placementText({ apiVersion, kind, node }) {
	const podSpecPath = podSpecPathOf(apiVersion, kind);
	if (podSpecPath === void 0) return canonicalNode(node);
	const podSpec = nodeAt(node, podSpecPath);
	const containers = ["containers", "initContainers"].flatMap((list) => itemsOf(getValue(podSpec, list)));
	return [kind, ...[...SCHEDULING_FIELDS.map((field) => getValue(podSpec, field)), ...containers.map(resourcesOf)].map(canonicalNode)].join("\n");
}
const resourcesOf = (container) => getValue(container, "resources");
function markedKeys(document, node, path) {
	const visited = /* @__PURE__ */ new Set();
	function collect(at, to) {
		if (at.kind === "scalar" || visited.has(at)) return [];
		visited.add(at);
		if (at.kind === "sequence") return at.items.flatMap((item, index) => collect(item, [...to, index]));
		return effectiveEntries(at).flatMap((entry) => {
			const below = [...to, formatKey(entry.key.value)];
			const mark = readMark(lineOf(document.file, rangeOfSpan(document.file, entry.key).line) ?? "");
			return [...mark === void 0 ? [] : [{
				path: below,
				mark
			}], ...collect(entry.value, below)];
		});
	}
	return collect(node, path);
}
function valuesOrigins(rendered, candidates, isNamed) {
	const ofField = candidates.filter(({ field }) => field === rendered.field);
	if (rendered.node === void 0) return emptyOrigins(rendered.path, ofField, isNamed);
	if (rendered.node.kind === "sequence") return listOrigins(rendered, rendered.node.items, ofField, isNamed);
	if (rendered.node.kind !== "mapping") return [];
	const entries = effectiveEntries(rendered.node);
	const given = entries.map((entry) => ({
		key: formatKey(entry.key.value),
		node: entry.value
	})).filter(({ key }) => !rendered.isWritten([...rendered.path, key]));
	if (given.length === 0) return [];
	const wanted = `{${given.map(({ key, node }) => `${JSON.stringify(key)}:${canonicalNode(node)}`).sort().join(",")}}`;
	const isSure = (path) => rendered.field !== "resources" || isNamed(path);
	const origin = chooseOne(ofField.filter(({ path, value }) => sortedText(value) === wanted && isSure(path)), isNamed);
	if (origin === void 0) return [];
	return [...given.length === entries.length ? placeOrigin(rendered.path, origin.value) : [], ...entryOrigins(rendered.path, origin.value)];
}
const sortedText = memoize((value) => {
	return `{${[...value.entries ?? []].map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(plainValue(one))}`).sort().join(",")}}`;
});
const textOf = memoize((node) => canonicalNode(node));
const MOST_PAIRS = 1e6;
function placeOrigin(path, { place }) {
	return place === void 0 ? [] : [{
		path,
		place
	}];
}
function entryOrigins(path, value) {
	return [...value.entries ?? []].flatMap(([key, one]) => [...placeOrigin([...path, key], one), ...entryOrigins([...path, key], one)]);
}
function chooseOne(equal, isNamed) {
	if (equal.length <= 1) return equal[0];
	const named = equal.filter(({ path }) => isNamed(path));
	return named.length === 1 ? named[0] : void 0;
}
function listOrigins({ path, isWritten }, items, candidates, isNamed) {
	if (items.length === 0) return emptyOrigins(path, candidates, isNamed);
	const given = items.map((item, index) => ({
		index,
		text: textOf(item)
	})).filter(({ index }) => !isWritten([...path, index]));
	if (given.length === 0) return [];
	const itemsOf = ({ value }) => value.node?.kind === "sequence" ? value.node.items : [];
	const wanted = given.map(({ text }) => text).join(",");
	const equal = candidates.filter((one) => itemsOf(one).map(textOf).join(",") === wanted);
	const origin = chooseOne(equal, isNamed);
	if (origin !== void 0) return [...given.length === items.length ? placeOrigin(path, origin.value) : [], ...given.flatMap(({ index }, place) => itemOrigin([...path, index], origin, place))];
	const pairs = candidates.reduce((sum, one) => sum + itemsOf(one).length, 0) * given.length;
	if (equal.length > 0 || pairs > MOST_PAIRS) return [];
	return given.flatMap(({ index, text }) => {
		const [only, second] = candidates.flatMap((one) => itemsOf(one).flatMap((item, at) => textOf(item) === text ? [{
			one,
			at
		}] : []));
		return only === void 0 || second !== void 0 ? [] : itemOrigin([...path, index], only.one, only.at);
	});
}
function emptyOrigins(path, candidates, isNamed) {
	const [only, second] = candidates.filter(({ value: { node } }) => node?.kind === "sequence" && node.items.length === 0).filter((one) => isNamed(one.path));
	return only === void 0 || second !== void 0 ? [] : placeOrigin(path, only.value);
}
function itemOrigin(path, { value }, index) {
	if (value.place === void 0) return [];
	return [{
		path,
		place: {
			...value.place,
			path: [...value.place.path, index]
		}
	}];
}
const TEMPLATE_KEY = /^[ \t]*(?![ \t])(?:- +(?! ))*(?!- )((?:"[^"]*"|'[^']*'|[^:#"']|"(?![^"]*")|'(?![^']*'))+):/;
function placeOfLine(file, line) {
	const start = startOfLine(file, line);
	if (start === void 0) return {
		file,
		span: {
			start: 0,
			end: 0
		}
	};
	const text = lineOf(file, line) ?? "";
	const match = TEMPLATE_KEY.exec(text);
	const shown = (match?.[1] ?? text).trim();
	const at = start + (match === null ? text.length - text.trimStart().length : match[0].lastIndexOf(shown));
	return {
		file,
		span: {
			start: at,
			end: at + shown.length
		}
	};
}

// src/rendering/helm/post-renderers.ts
const PRINTED = "printed.yaml";
function patchRequest(request, patches) {
	const entries = itemsOf(patches).map((item) => {
		const target = getValue(item, "target");
		return {
			patch: getString(item, "patch"),
			target: target && toValue(target)
		};
	});
	const text = writeJson({
		resources: [PRINTED],
		patches: entries
	});
	return {
		renderer: "kustomize",
		files: [PRINTED, "kustomization.yaml"].map((path) => ({
			path,
			text: path === PRINTED ? "" : text
		})),
		copies: [],
		arguments: ["."],
		inputs: [{
			path: PRINTED,
			request
		}]
	};
}
function patchedObjects(output, place, path) {
	const idOf = ({ kind, node }) => `${kind} ${namespaceOf({ node }) ?? ""} ${nameOf$1({ node })}`;
	const { documents } = parseDocuments({
		path,
		text: output
	});
	const all = new Map(documents.flatMap(objectsOf).map((object) => [idOf(object), object]));
	return (printed) => {
		const { origin } = printed.document;
		const object = all.get(idOf(printed));
		const podSpecPath = podSpecPathOf(printed.apiVersion, printed.kind);
		if (object === void 0 || origin === void 0 || placementText(printed) === placementText(object)) return printed;
		const fields = [{
			path: [...object.path, ...podSpecPath ?? []],
			place
		}];
		return {
			...object,
			document: {
				...object.document,
				origin: {
					...origin,
					fields
				}
			}
		};
	};
}

// src/rendering/helm/ignored-values.ts
const VALUES = /\bValues((?:\.[A-Za-z_]\w*)*)/g;
const CONDITION = /^\{\{-?\s*(?:else\s+)?if\s/;
const UNSEEN_READERS = /\.Files\b/;
const MOST_SUSPECTED = 100;
const DECIDE = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity"
]);
const NO_USES = {
	problems: [],
	suspects: [],
	all: [],
	describe: () => []
};
function findIgnoredValues(chart, rendered) {
	const { effective, values: all, given, workloads, output } = rendered;
	const candidates = given.filter(({ field, path }) => DECIDE.has(field) && path[0] !== "global");
	if (candidates.length === 0 || chart.absent !== void 0) return NO_USES;
	const { isNamed, isKnown, isUnread, mayBeRead, describe } = readTemplates(chart, rendered.files);
	const ignored = new Set(candidates.filter((one) => isUnread(one) && !workloads.some((pod) => carries(pod, one))));
	return {
		suspects: candidates.slice(0, MOST_SUSPECTED).filter((one) => {
			if (workloads.length === 0 || ignored.has(one) || isNamed(one) || mayBeRead(one)) return false;
			const holders = one.path.map((_, depth) => holderAt(effective, one.path.slice(0, depth)));
			return (one.path.length === 1 || !isKnown(one) || shows(output, holders.at(-1), one, effective)) && !holders.some(isOff) && !workloads.some((pod) => carriesOnly(pod, one, all));
		}),
		all: all.filter(({ field }) => DECIDE.has(field)),
		problems: [...ignored].flatMap((one) => describe(one, "no template of the chart reads it")),
		describe: (suspect) => describe(suspect, "the chart renders the same without it")
	};
}
function readTemplates(chart, files) {
	const { members, paths, copies } = chart;
	const texts = paths.flatMap((to) => {
		const owner = TEMPLATE.exec(to)?.[0].replace(/\/?templates\/$/, "");
		const file = owner === void 0 ? void 0 : chart.read(to);
		return file === void 0 || owner === void 0 ? [] : [{
			to,
			file,
			owner
		}];
	});
	const templates = texts.map(({ file }) => file);
	const isSeen = templates.length > 0 && !copies.some(({ isPacked }) => isPacked) && !templates.some(readsUnseen);
	const keys = members.flatMap(({ valuesPath: [own = ""], dependencies }) => [own, ...dependencies.map(({ key }) => key)]);
	const reads = [...templates, ...files].flatMap(readPaths);
	const writers = new Set(texts.flatMap(({ to, owner }) => lastStep(to).startsWith("_") ? [] : [owner]));
	const readsIn = memoizeText((folder) => texts.flatMap(({ file, owner }) => {
		const isAbove = folder.startsWith(owner) || !writers.has(owner);
		return owner === folder || isAbove && /\{\{-?\s*define\s/.test(file.text) ? readPaths(file) : [];
	}));
	const ownReads = [...readsIn(""), ...files.flatMap(readPaths)];
	const defaults = (chart.read("values.yaml")?.text ?? "").split("\n");
	return {
		mayBeRead: ({ field, path }) => path.at(-1) !== field && templates.some(({ text }) => text.includes(path.at(-1) ?? "")),
		isNamed: ({ path }) => members.some(({ folder, valuesPath: at }) => startsWith(path, at) && readsIn(folder).some((read) => startsWith(read.path, path.slice(at.length)))),
		isKnown: ({ path: [first = ""] }) => keys.includes(first) || ownReads.some(({ path }) => path[0] === first) || defaults.some((line) => line.startsWith(`${first}:`)),
		isUnread: ({ path }) => isSeen && !keys.includes(path[0] ?? "") && !reads.some((read) => mayRead(read, path)),
		describe: (candidate, why) => problemsOf$1(candidate, why, ownReads)
	};
}
const readsUnseen = ({ text }) => UNSEEN_READERS.test(text);
function problemsOf$1(candidate, why, reads) {
	const place = keyPlaceOf(candidate);
	if (place === void 0) return [];
	const { path } = candidate;
	const [last = "", parent] = [path.at(-1), path.slice(0, -1)];
	const near = reads.filter(({ path: read }) => {
		const [end = "", above] = [read.at(-1), read.slice(0, -1)];
		const [long, short] = read.length > path.length ? [above, parent] : [parent, above];
		return (long.length === short.length ? isSlipOf(end, last) : end === last) && long.length <= short.length + 1 && startsWith(long, short);
	});
	const [only, second] = new Set(near.map((one) => one.path.join(".")));
	const right = second === void 0 ? only : void 0;
	const instead = right === void 0 ? "" : `: templates read \`${right}\``;
	return [{
		...place,
		kind: "ignored-value",
		message: `"${candidate.path.join(".")}" is set, and ${why}${instead}`
	}];
}
const readPaths = memoize(({ text }) => findActions(text).filter(({ isComment }) => !isComment).flatMap(({ start, end }) => {
	const action = text.slice(start, end);
	const isCondition = CONDITION.test(action);
	return [...action.matchAll(VALUES)].map(([, path = ""]) => ({
		path: path.split(".").slice(1),
		isCondition
	}));
}));
function mayRead({ path: read, isCondition }, path) {
	const common = Math.min(read.length, path.length);
	for (let index = 0; index < common; index++) if (read[index] !== path[index]) return false;
	return read.length >= path.length || !isCondition;
}
function carries(workload, { field, value }) {
	const podSpec = nodeAt(workload.document.root, [...workload.objectPath, ...workload.podSpecPath]);
	const rendered = getValue(podSpec, field);
	if (rendered === void 0) return false;
	if (value.node?.kind === "sequence") {
		const items = new Set(rendered.kind === "sequence" ? rendered.items.map(canonicalNode) : []);
		return value.node.items.every((item) => items.has(canonicalNode(item)));
	}
	return [...value.entries ?? []].every(([key, one]) => canonicalNode(getValue(rendered, key)) === canonicalText(plainValue(one)));
}
function carriesOnly(workload, candidate, values) {
	const isOther = (one) => one !== candidate && one.field === candidate.field;
	return carries(workload, candidate) && !values.some((one) => isOther(one) && carries(workload, one));
}
function keyPlaceOf({ value }) {
	if (value.place === void 0) return void 0;
	const { document, path } = value.place;
	const { origin } = document;
	if (origin !== void 0) return "span" in origin.place ? origin.place : textPlaceOf(origin.place);
	const parent = nodeAt(document.root, path.slice(0, -1));
	if (parent?.kind !== "mapping") return void 0;
	const entry = parent.entries.findLast(({ key }) => key.text === path.at(-1));
	return entry === void 0 ? void 0 : {
		file: entry.key.file ?? document.file,
		span: {
			start: entry.key.start,
			end: entry.key.end
		}
	};
}
const OFF = /^(?:(?:enabled?|create|install|deploy) false|disabled? true)$/i;
const LEAST_TEXT = 6;
const MOST_TEXTS = 200;
function shows(output, holder, { path }, all) {
	const beside = new Map(holder?.entries);
	beside.delete(path.at(-1) ?? "");
	return [...countTexts({
		place: void 0,
		node: void 0,
		entries: beside
	})].slice(0, MOST_TEXTS).some(([text, times]) => text.length >= LEAST_TEXT && countTexts(all).get(text) === times && output.includes(text));
}
const countTexts = memoize((value) => {
	const counts = /* @__PURE__ */ new Map();
	for (const text of textsIn(plainValue(value))) counts.set(text, (counts.get(text) ?? 0) + 1);
	return counts;
});
function holderAt(values, path) {
	return path.reduce((at, step) => at?.entries?.get(step), values);
}
function isOff(holder) {
	return [...holder?.entries ?? []].some(([key, { node }]) => node?.kind === "scalar" && OFF.test(`${key} ${formatKey(node.value)}`));
}
function textsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// src/rendering/helm/rendered-documents.ts
const SOURCE_LINE = /^# Source: (\S.*)$/m;
const CONTENT_LINE = /^[ \t]*[^\s#]/m;
function readOutput(output, path, isRelevant, markedBeside) {
	const ordinals = /* @__PURE__ */ new Map();
	const documents = [];
	const marked = [];
	let count = 0;
	for (const slice of splitDocuments(output)) {
		const text = output.slice(slice.start, slice.end).replace(/^---[ \t]*\r?\n?/, "");
		if (!CONTENT_LINE.test(text)) continue;
		const written = SOURCE_LINE.exec(text)?.[1]?.trimEnd();
		const ordinal = ordinals.get(written) ?? 0;
		ordinals.set(written, ordinal + 1);
		const name = written?.slice(written.lastIndexOf("/") + 1) ?? "";
		const original = markedBeside[name.startsWith("-taintlint-") ? Number.parseInt(name.slice(MARKED_NAME.length), 10) : -1];
		const source = original === void 0 ? written : written?.slice(0, -name.length) + original;
		if (original === void 0) count++;
		if (!isRelevant(text)) continue;
		const { documents: parsed, problems } = parseDocuments({
			path,
			text
		});
		(original === void 0 ? documents : marked).push({
			source,
			ordinal,
			documents: parsed,
			problems
		});
	}
	return {
		documents,
		marked,
		count
	};
}

// src/rendering/helm/interpret.ts
const MOST_SCHEDULING_VALUES = 2e3;
function interpretChart(rendering, outcomes) {
	const { patches } = rendering;
	const [plain, ...rest] = outcomes;
	const [patched, second] = patches === void 0 ? [void 0, ...rest] : rest;
	if (plain?.value === void 0) return { problem: describeFailure(rendering, plain?.problem ?? "helm did not run") };
	const { chart, home, label, clusters, customKinds } = rendering;
	if (patches !== void 0 && patched?.value === void 0) {
		const cause = `its postRenderers cannot be applied: ${patched?.problem ?? "kustomize did not run"}`;
		const message = `chart "${label}" is not rendered: ${cause}`;
		return { problem: {
			...textPlaceOf(patches.place),
			kind: "not-rendered",
			message,
			cause
		} };
	}
	const afterPatches = patches && patchedObjects(patched?.value ?? "", patches.place, home.file.path);
	const isRelevant = renderedRelevance(customKinds);
	const read = (output) => readOutput(output, home.file.path, isRelevant, rendering.marking().beside ?? []);
	const { documents, marked, count } = read(plain.value);
	const twinDocuments = second?.value === void 0 ? marked : read(second.value).documents;
	const twins = new Map(twinDocuments.map((document) => [twinKey(document), document]));
	const layers = rendering.layers();
	const effective = layValues(layers);
	const found = schedulingValues(effective, { withEmpty: chart.foreign.size > 0 });
	const values = found.length > MOST_SCHEDULING_VALUES ? [] : found;
	const objects = [];
	const workloads = [];
	const problems = [];
	if (chart.absent !== void 0) {
		const message = `chart "${label}" is rendered without a part of it: ${chart.absent.message}`;
		problems.push({
			...chart.absent,
			...chart.isOutside && home,
			message
		});
	}
	const placeholders = [];
	for (const rendered of documents) {
		const known = objects.length;
		let first;
		const twin = twins.get(twinKey(rendered));
		rendered.documents.forEach((document, index) => {
			const origin = originOf(rendering, rendered, document, twin?.documents[index], values);
			if ("span" in origin.place) first ??= origin.place;
			for (const printed of objectsOf({
				...document,
				origin
			})) {
				const object = afterPatches?.(printed) ?? printed;
				const own = readObjectWorkloads(object, customKinds);
				if (!(typeof own === "string" || own.length > 0 || customKindOf(object, customKinds) !== void 0) && !reachesFurther(object)) continue;
				objects.push(object);
				if (typeof own === "string") placeholders.push(own);
				else workloads.push(...own.map((workload) => ({
					...workload,
					namespace: namespaceIn(workload, object, rendering.namespace)
				})));
			}
		});
		if (objects.length > known || rendered.documents.length === 0) problems.push(...problemsOf(rendering, rendered, twin, first ?? filePlace(rendering, rendered.source)));
	}
	const uses = findIgnoredValues(chart, {
		effective,
		values,
		workloads,
		output: plain.value,
		given: values.filter((value) => isGiven(value, rendering)),
		files: layers.map(({ document }) => document.file)
	});
	problems.push(...uses.problems);
	return {
		value: {
			file: home.file,
			documents: count,
			objects,
			workloads,
			problems,
			template: void 0,
			rendered: {
				root: label,
				clusters,
				release: chart.isOutside ? home : void 0,
				chart: rendering.released()
			},
			placeholders: placeholders.length > 0 ? placeholders : void 0
		},
		uses
	};
}
function namespaceIn({ namespace }, object, release) {
	const written = namespaceOf(object);
	return namespace === (written ?? "default") ? written ?? release : namespace;
}
function twinKey({ source, ordinal }) {
	return `${source ?? ""} ${ordinal}`;
}
const SCHEDULING_KEY = /^key "(?:tolerations|nodeSelector|affinity|nodeAffinity|nodeName|topologySpreadConstraints)"/;
function problemsOf(rendering, { problems }, twin, place) {
	return problems.flatMap(({ kind, message, isHidden = false }, index) => {
		if (isHidden) return [{
			...place,
			kind,
			message: `its output: ${message}`,
			isHidden
		}];
		if (kind === "syntax") return [{
			...place,
			kind: "not-rendered",
			message: "its output is not valid YAML"
		}];
		if (!SCHEDULING_KEY.test(message)) return [];
		const span = twin?.problems[index]?.span;
		const places = [...new Map((span === void 0 ? [] : twin?.documents ?? []).flatMap((document) => keysLike(document.root, span?.start).flatMap((key) => {
			const mark = readMark(lineOf(document.file, rangeOfSpan(document.file, key).line) ?? "");
			return mark === void 0 ? [] : [[JSON.stringify(mark), placeOfMark(rendering, {
				path: [],
				mark
			})]];
		}))).values()].flatMap((one) => one ?? []);
		return (places.length > 0 ? places : [place]).map((at) => ({
			...at,
			kind,
			message: `its output: ${message}`
		}));
	});
}
function keysLike(node, start) {
	if (node.kind === "scalar") return [];
	if (node.kind === "sequence") return node.items.flatMap((item) => keysLike(item, start));
	const found = node.entries.find(({ key }) => key.start === start);
	if (found === void 0) return node.entries.flatMap(({ value }) => keysLike(value, start));
	return node.entries.flatMap(({ key }) => key.text === found.key.text ? [key] : []);
}
function memberOfSource({ members }, source) {
	return members.filter((member) => source.startsWith(`${member.source}/`)).sort((one, other) => other.source.length - one.source.length)[0];
}
function pathOfSource(chart, source) {
	const member = source === void 0 ? void 0 : memberOfSource(chart, source);
	if (source === void 0 || member === void 0) return void 0;
	const inMember = source.slice(member.source.length + 1);
	return member.folder === "" ? inMember : `${member.folder}/${inMember}`;
}
function fileOfSource({ chart, templates }, source) {
	return templates.get(pathOfSource(chart, source) ?? "");
}
function filePlace(rendering, source) {
	const { chart, home } = rendering;
	if (chart.isOutside) return home;
	const file = fileOfSource(rendering, source);
	if (file !== void 0) return {
		file,
		span: {
			start: 0,
			end: 0
		}
	};
	const member = source === void 0 ? void 0 : memberOfSource({ members: chart.members.filter(({ isPacked }) => !isPacked) }, source);
	const packed = member === void 0 ? void 0 : source?.slice(`${member.source}/charts/`.length).split("/")[0];
	return (member?.dependencies.find(({ key }) => key === packed))?.place ?? home;
}
function originOf(rendering, rendered, document, twin, values) {
	const { label } = rendering;
	const marked = twin === void 0 ? [] : objectsOf(twin);
	const objects = objectsOf(document);
	const fields = [];
	let first;
	objects.forEach((object, index) => {
		const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
		const other = marked.length === objects.length ? marked[index] : void 0;
		const keys = other !== void 0 && placementText(object) === placementText(other) ? markedKeys(other.document, other.node, other.path) : [];
		const kind = keys.find(({ path }) => path.length === object.path.length + 1 && path.at(-1) === "kind") ?? keys[0];
		const place = kind === void 0 ? void 0 : placeOfMark(rendering, kind);
		first ??= place;
		if (place !== void 0 && object.path.length > 0) fields.push({
			path: object.path,
			place
		});
		const podSpecPaths = podSpecPath === void 0 ? customPodSpecs(object, rendering) : [podSpecPath];
		if (podSpecPaths.length === 0) return;
		const nameOf = (path, mark) => JSON.stringify([mark, path]);
		const names = new Set(keys.map(({ path, mark }) => nameOf(path, mark)));
		const own = keys.filter(({ path, mark }) => !path.some((_, depth) => names.has(nameOf(path.slice(0, depth), mark))));
		fields.push(...[...own, ...listItems(own)].flatMap((key) => {
			const at = placeOfMark(rendering, key);
			return at === void 0 ? [] : [{
				path: key.path,
				place: at
			}];
		}), ...podSpecPaths.flatMap((path) => fieldsFromValues(rendering, rendered.source, object, path, keys, values)));
	});
	return {
		renderer: "helm",
		root: label,
		place: first ?? filePlace(rendering, rendered.source),
		fields,
		valuesAt: rendering.valuesAt,
		...first === void 0 && rendered.source !== void 0 && { template: rendered.source }
	};
}
function customPodSpecs(object, { customKinds }) {
	const read = readObjectWorkloads(object, customKinds);
	return typeof read === "string" ? [] : read.map(({ podSpecPath }) => podSpecPath);
}
function listItems(keys) {
	const items = /* @__PURE__ */ new Map();
	for (const { path, mark } of keys) {
		const item = path.slice(0, -1);
		const name = JSON.stringify(item);
		if (typeof item.at(-1) === "number" && !items.has(name)) items.set(name, {
			path: item,
			mark
		});
	}
	return [...items.values()];
}
function placeOfMark({ marking }, { mark }) {
	const file = marking().marked[mark.template];
	return file === void 0 ? void 0 : placeOfLine(file, mark.line);
}
const FIELDS$1 = [
	"tolerations",
	"nodeSelector",
	"affinity",
	"topologySpreadConstraints"
];
function fieldsOf(podSpec) {
	const resources = ["containers", "initContainers"].flatMap((list) => {
		const items = getValue(podSpec, list);
		return items?.kind === "sequence" ? items.items.map((_, index) => [
			list,
			index,
			"resources"
		]) : [];
	});
	return [...FIELDS$1.map((field) => ({
		field,
		at: [field]
	})), ...resources.map((at) => ({
		field: "resources",
		at
	}))];
}
function fieldsFromValues(rendering, source, object, podSpecPath, keys, values) {
	const { chart } = rendering;
	const member = source === void 0 ? void 0 : memberOfSource(chart, source);
	const isForeign = chart.isOutside || member?.isPacked === true;
	const template = chart.read(pathOfSource(chart, source) ?? "")?.text ?? "";
	const isNamed = (path, text = template) => {
		const at = path[0] === "global" ? [] : member?.valuesPath ?? [];
		if (!startsWith(path, at)) return false;
		const inMember = path.slice(at.length).join(".");
		return new RegExp(`\\bValues\\.${inMember.replaceAll(/[^\w]/g, "\\$&")}(?![\\w.])`).test(text);
	};
	const behind = once(() => withCalled(template, rendering.templates));
	return fieldsOf(nodeAt(object.node, podSpecPath)).flatMap(({ field, at }) => {
		const path = [
			...object.path,
			...podSpecPath,
			...at
		];
		const node = nodeAt(object.node, [...podSpecPath, ...at]);
		if (node === void 0 && !isForeign) return [];
		const mark = keys.find((key) => key.path.length === path.length && startsWith(key.path, path))?.mark;
		const hasAction = mark === void 0 || textOfMark(rendering, mark).includes("{{");
		const written = keys.filter((key) => key.path.length > path.length && startsWith(key.path, path) && !(hasAction && isSameMark(key.mark, mark)));
		const known = new Set(written.flatMap((key) => key.path.map((_, last) => JSON.stringify(key.path.slice(0, last + 1)))));
		const isWritten = (at) => known.has(JSON.stringify(at));
		let origins = valuesOrigins({
			field,
			path,
			node,
			isWritten
		}, values, (one) => isNamed(one));
		if (isForeign && origins.length === 0 && field !== "resources") origins = valuesOrigins({
			field,
			path,
			node,
			isWritten
		}, values, (one) => isNamed(one, behind()));
		return origins.map((origin) => {
			if (!isInForeign(origin.place, chart)) return origin;
			const unset = values.find(({ value }) => value.place === origin.place)?.path.join(".");
			return {
				...origin,
				place: filePlace(rendering, source),
				unset
			};
		});
	});
}
function isInForeign(place, { foreign }) {
	return "document" in place && foreign.has(place.document.file.path);
}
function isGiven({ value: { place, node } }, { chart, shared }) {
	if (place === void 0 || node?.kind === "sequence" && node.items.length === 0) return false;
	return !isInForeign(place, chart) && !shared.includes(textPlaceOf(place).file.path);
}
function textOfMark({ marking }, { template, line }) {
	const file = marking().marked[template];
	return file === void 0 ? "" : lineOf(file, line) ?? "";
}
function isSameMark(mark, other) {
	return mark.template === other?.template && mark.line === other.line;
}
function describeFailure(rendering, refusal) {
	const { chart, home, label } = rendering;
	const error = parseHelmError(refusal);
	const file = fileOfSource(rendering, error?.source);
	const isShown = file !== void 0 && !chart.isOutside;
	const place = !isShown ? home : placeOfLine(file, error?.line ?? 1);
	const lines = file?.text.split("\n").slice(Math.max(0, (error?.line ?? 1) - 10), error?.line ?? 1) ?? [];
	const required = requiredValueOf(lines.at(-1) ?? "");
	const api = missingApiOf(lines);
	if (chart.absent !== void 0 && error !== void 0) {
		const message = `chart "${label}" is not rendered: ${chart.absent.message}; ${error.message}`;
		return {
			...chart.absent,
			...chart.isOutside && home,
			message
		};
	}
	const failsOnPurpose = error?.message === ON_PURPOSE;
	const reason = failsOnPurpose && required !== void 0 ? `required value "${required}" is missing` : failsOnPurpose && api !== void 0 ? `the template asks for the API "${api}", whose CustomResourceDefinition helm does not see` : error?.message ?? refusal;
	const named = error?.source !== void 0 && !isShown ? `${reason} (in "${error.source}")` : reason;
	const help = /\bvalues? |\bvalues?$/.test(reason) ? rendering.help() : void 0;
	return {
		...place,
		kind: "not-rendered",
		message: `chart "${label}" is not rendered: ${named}`,
		cause: named,
		help
	};
}

// src/rendering/helm/open-values.ts
function withoutOpen({ openAt, home, label, customKinds, marking }, manifest, [plain, other]) {
	if (openAt === void 0) return { value: manifest };
	const placementsOf = (output) => new Map(readOutput(output, home.file.path, renderedRelevance(customKinds), marking().beside ?? []).documents.flatMap(({ documents }) => documents.flatMap(objectsOf)).map((object) => [keyOf(object), object]));
	const [own, others] = [placementsOf(plain?.value ?? ""), placementsOf(other?.value ?? "")];
	const differ = [...own, ...others].filter(([key]) => !own.has(key) || !others.has(key));
	if (differ.length === 0) return { value: manifest };
	const isWhole = differ.some(([, object]) => podSpecPathOf(object.apiVersion, object.kind) === void 0 && reachesFurther(object));
	const cause = "a template decides values that change where its pods run";
	const what = isWhole || other?.value === void 0 ? "is not rendered" : "is rendered without some of its pods";
	const problem = {
		...openAt,
		kind: "not-rendered",
		message: `chart "${label}" ${what}: ${cause}`,
		cause
	};
	if (isWhole || other?.value === void 0) return { problem };
	const workloads = manifest.workloads.filter(({ apiVersion, kind, document, objectPath }) => {
		const node = nodeAt(document.root, objectPath);
		return node === void 0 || others.has(keyOf({
			apiVersion,
			kind,
			document,
			path: objectPath,
			node
		}));
	});
	const objects = manifest.objects.filter((object) => others.has(keyOf(object)));
	return { value: {
		...manifest,
		objects,
		workloads,
		problems: [...manifest.problems, problem]
	} };
}
function keyOf(object) {
	return JSON.stringify([
		nameOf$1(object),
		namespaceOf(object),
		placementText(object)
	]);
}

// src/rendering/helm/try-values.ts
const MOST_TRIED = 8;
function* tryValues({ suspects, all }) {
	if (suspects.length === 0) return [];
	const none = yield writeValues(all, emptied);
	const idle = [];
	for (const one of suspects.slice(0, MOST_TRIED)) {
		const digest = yield writeValues(all.filter((other) => other !== one), emptied);
		if (digest !== void 0 && digest === none) idle.push(one);
	}
	if (idle.length === 0) return [];
	const [plain, changed] = [yield "{}", yield writeValues(idle, altered)];
	return plain !== void 0 && plain === changed ? idle : [];
}
function interpretWithTrial(rendering, requests, withValues) {
	let known;
	const replay = (outcomes) => {
		const [plain] = outcomes;
		const own = rendering.openAt === void 0 ? outcomes : outcomes.slice(0, requests.length - 1);
		if (known === void 0 || known.plain !== plain) known = {
			plain,
			reading: interpretChart(rendering, own)
		};
		const { uses = NO_USES } = known.reading;
		const steps = tryValues(uses);
		let step = steps.next();
		for (const { value } of outcomes.slice(requests.length)) if (step.done !== true) step = steps.next(value);
		return {
			reading: known.reading,
			idle: step.done ? step.value.flatMap(uses.describe) : [],
			asks: step.done ? void 0 : step.value
		};
	};
	return {
		next(outcomes) {
			const text = takeStep(() => replay(outcomes).asks, "read this file", rendering.home).value;
			return text === void 0 ? void 0 : withValues(text);
		},
		interpret(outcomes) {
			const { reading, idle } = replay(outcomes);
			const { value } = reading;
			if (value === void 0) return reading;
			const said = {
				...value,
				problems: [...value.problems, ...idle]
			};
			return withoutOpen(rendering, said, [outcomes[0], outcomes[requests.length - 1]]);
		}
	};
}
function emptied({ entries }) {
	if (entries === void 0) return [];
	return [...entries.values()].some(({ node }) => node?.kind === "scalar" && typeof node.value === "boolean") ? {} : null;
}
function altered({ entries, node }) {
	if (entries === void 0) return node?.kind === "sequence" ? [] : "taintlint";
	return Object.fromEntries([...[...entries].map(([key, one]) => [key, altered(one)]), ["taintlint", "a"]]);
}
function writeValues(values, change) {
	const nest = (some, depth) => Object.fromEntries([...groupBy(some, ({ path }) => path[depth] ?? "")].map(([key, [first, ...others]]) => [key, first.path.length === depth + 1 ? change(first.value) : nest([first, ...others], depth + 1)]));
	return writeJson(nest(values, 0));
}

// src/rendering/helm/plan-charts.ts
const DEFAULT_KUBE_VERSION = "1.36";
const MANIFEST_OF_CHART = /^(?:charts\/[^/]+\/)*(?:templates|crds)\/.*\.(?:ya?ml|json)$/;
function planCharts(plan) {
	const { files } = plan;
	const outside = plan.targets.map(({ folder }) => folder).filter((folder) => files.outside?.holds(folder));
	const charts = [...plan.charts, ...[...new Set(outside)].map((folder) => joinPath(folder, "Chart.yaml"))];
	const folders = foldersOf(charts);
	const labels = /* @__PURE__ */ new Map();
	return charts.flatMap((path) => {
		const file = joinPath(".", path);
		const planOne = () => {
			const chart = isChartOfItsOwn(parentFolder(file), plan, folders) ? readChart(file, files) : void 0;
			return chart === void 0 || chart.isLibrary ? [] : planChart(chart, plan, labels);
		};
		const placeOf = () => startOfFile(files.read(file) ?? {
			path: file,
			text: ""
		});
		const { value: roots, problem } = takeStep(planOne, "planned this rendering", placeOf);
		return roots ?? [unplannedRoot("helm", uniqueLabel(parentFolder(file), labels), problem.file, problem)];
	});
}
function foldersOf(charts) {
	return new Set(charts.map((path) => parentFolder(joinPath(".", path))));
}
function isChartOfItsOwn(folder, { charts, declared, targets, inKustomizations }, folders = foldersOf(charts)) {
	return !isHeldByChart(folder, folders) && !inKustomizations?.has(joinPath(folder, "Chart.yaml")) || declared.some(({ means }) => means(folder)) || targets.some((target) => joinPath(target.folder, ".") === folder);
}
function isHeldByChart(folder, folders) {
	const steps = folder.split("/");
	return steps.some((step, index) => {
		if (step !== "charts" || index === steps.length - 1) return false;
		return folders.has(index === 0 ? "." : steps.slice(0, index).join("/"));
	});
}
function planChart(chart, plan, labels) {
	const { files: repository } = plan;
	const sets = valuesSetsOf(chart, plan.declared, plan.targets, repository);
	const templates = /* @__PURE__ */ new Map();
	for (const to of chart.isOutside ? chart.texts.keys() : chart.copies.map(({ to }) => to)) {
		const file = TEMPLATE.test(to) ? chart.read(to) : void 0;
		if (file !== void 0) templates.set(to, file);
	}
	const ownLayers = once(() => chartLayers(chart));
	const given = sets.filter((set) => set.refusal === void 0).flatMap(setTexts);
	const inputs = chartInputs(chart, given);
	const values = [...given, ...chart.members.flatMap(({ folder }) => valuesFileOf(chart, folder)?.text ?? [])];
	const hasPacked = chart.copies.some(({ isPacked }) => isPacked);
	const mayFail = chart.absent !== void 0 && callsUndefined(templates);
	const marking = once(() => markCopies(chart.isOutside ? /* @__PURE__ */ new Map() : templates, values, {
		hasPacked,
		isApart: mayFail
	}));
	const steady = once(() => steadyCopies(templates));
	return sets.map((set) => {
		const label = uniqueLabel(`${chart.isOutside || chart.folder === "." ? chart.name : chart.folder}${set.suffix}`, labels);
		const home = chart.isOutside && set.place !== void 0 ? set.place : startOfFile(chart.file);
		const rendering = {
			chart,
			home,
			valuesAt: set.valuesAt,
			openAt: set.otherwise && set.place,
			shared: set.shared ?? [],
			help: () => helpWithValue(chart.folder, set, repository),
			released: () => releasedChart(chart, set),
			label,
			clusters: set.clusters,
			namespace: set.namespace ?? "default",
			layers: () => [...ownLayers(), ...setLayers(set)],
			patches: set.patches,
			templates,
			marking,
			customKinds: plan.customKinds ?? []
		};
		const refusal = chart.refusal ?? set.refusal;
		const kubeVersion = set.kubeVersion ?? plan.kubernetesVersion ?? "1.36";
		const request = (marked) => prepareRequest(chart, {
			...inputs,
			texts: [...inputs.texts, ...marked]
		}, set, kubeVersion, repository);
		const requests = () => {
			const plain = request([]);
			if (mayFail) return [plain, withLateFiles(plain, () => request(marking().copies).files)];
			const { copies, beside } = marking();
			if (copies.length === 0) return [plain];
			const both = request(copies);
			return beside ? [{
				...both,
				wholeFiles: plain.files,
				blames: MARKED_NAME
			}] : [plain, both];
		};
		const [first, ...others] = refusal !== void 0 ? [] : requests();
		const patching = first && set.patches ? [patchRequest(request([]), set.patches.node)] : [];
		const { inline, otherwise } = set;
		const other = inline && otherwise && {
			...set,
			inline: {
				...inline,
				node: otherwise
			}
		};
		const turning = first && other ? [prepareRequest(chart, inputs, other, kubeVersion, repository)] : [];
		const planned = [
			...[first ?? []].flat(),
			...patching,
			...others,
			...turning
		];
		return {
			renderer: "helm",
			label,
			file: home.file,
			clusters: set.clusters,
			given: [set, plan.customKinds],
			needs: refusal === void 0 && inputs.asksForNames ? NO_NAMES_SINCE : void 0,
			reads: [.../* @__PURE__ */ new Set([
				home.file.path,
				...chart.files.map(({ from }) => from),
				...set.files.map(({ path }) => path)
			])],
			covers: chart.files.filter(({ to }) => MANIFEST_OF_CHART.test(to)).map(({ from }) => from),
			refusal: refusal !== void 0 ? {
				...refusal,
				...chart.isOutside && home,
				kind: "not-rendered",
				message: `chart "${label}" is not rendered: ${refusal.message}`,
				cause: refusal.cause ?? refusal.message.replace(/"[^"]*"/g, "\"\"")
			} : void 0,
			requests: planned,
			...interpretWithTrial(rendering, planned, (text) => withFurtherValues(request(steady()), text))
		};
	});
}
function uniqueLabel(label, labels) {
	const count = (labels.get(label) ?? 0) + 1;
	labels.set(label, count);
	return count === 1 ? label : uniqueLabel(`${label} (${count})`, labels);
}
function layerOf(file) {
	const document = parseDocuments(file).documents[0];
	return document?.root.kind === "mapping" ? [{
		document,
		node: document.root,
		nodePath: [],
		at: []
	}] : [];
}
function valuesFileOf({ read }, folder) {
	return read(folder === "" ? "values.yaml" : `${folder}/values.yaml`);
}
function chartLayers(chart) {
	const read = /* @__PURE__ */ new Map();
	return chart.members.toReversed().flatMap(({ folder, valuesPath }) => {
		const file = valuesFileOf(chart, folder);
		const layers = read.get(folder) ?? (file === void 0 ? [] : layerOf(file));
		read.set(folder, layers);
		return layers.map((layer) => ({
			...layer,
			at: valuesPath
		}));
	});
}
function setLayers({ files, inline }) {
	const own = files.flatMap(layerOf);
	if (inline === void 0) return own;
	return [...own, ...inlineLayers(inline)];
}
function inlineLayers({ node, place }) {
	if (node.kind === "mapping") return [{
		document: place.document,
		node,
		nodePath: place.path,
		at: []
	}];
	if (node.kind !== "scalar") return [];
	const file = {
		path: place.document.file.path,
		text: node.text
	};
	const origin = {
		renderer: "helm",
		root: "",
		place,
		fields: []
	};
	return layerOf(file).map((layer) => ({
		...layer,
		document: {
			...layer.document,
			origin
		}
	}));
}
const CHART_FOLDER = "chart";
const NO_NAMES_SINCE = {
	version: "3.11.1",
	refusal: "it may call \"getHostByName\", by which a helm older than 3.11.1 asks the network"
};
function releasedChart({ isOutside, file, name }, set) {
	const version = isOutside ? getString(parseDocuments(file).documents[0]?.root, "version") : void 0;
	if (version === void 0 || set.versionAt === void 0) return void 0;
	return {
		name,
		version,
		at: set.versionAt,
		values: JSON.stringify(setTexts(set))
	};
}
function setTexts({ files, inline, otherwise }) {
	return [...files.map(({ text }) => text), ...[inline?.node ?? [], otherwise ?? []].flat().map(valuesText)];
}
const RELEASE_NAME = /^(?=.{1,53}$)[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/;
function releaseNameOf(chart, set) {
	const name = set.releaseName ?? chart.name;
	return RELEASE_NAME.test(name) ? name : "release-name";
}
function prepareRequest(chart, inputs, set, kubeVersion, repository) {
	const inChart = (to) => `${CHART_FOLDER}/${to}`;
	const replaced = new Set(inputs.texts.map(({ to }) => to));
	const kept = inputs.copies.filter(({ to }) => !replaced.has(to));
	const valuesPaths = set.files.map((_, index) => `values/${index}.yaml`);
	const isText = ({ path }) => repository.outside?.holds(path) !== void 0;
	const valuesCopies = set.files.flatMap((file, index) => {
		return isText(file) ? [] : [{
			from: repository.realPath(file.path) ?? file.path,
			to: valuesPaths[index] ?? ""
		}];
	});
	const valuesTexts = set.files.flatMap((file, index) => {
		return isText(file) ? [{
			path: valuesPaths[index] ?? "",
			text: file.text
		}] : [];
	});
	const inline = set.inline === void 0 ? [] : [{
		path: "values/inline.yaml",
		text: valuesText(set.inline.node)
	}];
	const values = [...valuesPaths, ...inline.map(({ path }) => path)];
	return {
		files: [
			...inputs.texts.map(({ to, text }) => ({
				path: inChart(to),
				text
			})),
			...valuesTexts,
			...inline
		],
		copies: [...kept.map((copy) => ({
			...copy,
			to: inChart(copy.to)
		})), ...valuesCopies],
		arguments: [
			releaseNameOf(chart, set),
			`./${CHART_FOLDER}`,
			...["--namespace", set.namespace ?? "default"],
			...["--kube-version", kubeVersion],
			...(set.apiVersions ?? []).flatMap((one) => ["--api-versions", one]),
			"--skip-tests",
			...values.flatMap((path) => ["--values", path])
		]
	};
}
function withFurtherValues(request, text) {
	const path = "values/further.yaml";
	return {
		...request,
		files: [...request.files, {
			path,
			text
		}],
		arguments: [
			...request.arguments,
			"--values",
			path
		],
		isDigest: true
	};
}
function withLateFiles(request, files) {
	const made = once(files);
	return {
		...request,
		isLate: true,
		get files() {
			return made();
		}
	};
}
function valuesText(node) {
	return node.kind === "scalar" ? node.text : writeConfiguration(node);
}

// src/rendering/helm/unused-values.ts
function findUnusedValues(plan) {
	const { charts, declared, files } = plan;
	const candidates = charts.map((path) => {
		const folder = parentFolder(joinPath(".", path));
		return {
			path,
			folder,
			found: valuesBeside(folder, files)
		};
	}).filter(({ found }) => found.length > 0);
	if (candidates.length === 0) return [];
	const targets = plan.targets();
	return candidates.flatMap(({ path, folder, found }) => {
		if (!isChartOfItsOwn(folder, {
			charts,
			declared,
			targets
		})) return [];
		const chart = readChart(joinPath(".", path), files);
		if (chart === void 0 || chart.isLibrary) return [];
		const [only, second] = valuesSetsOf(chart, declared, targets, files);
		return second === void 0 && only?.suffix === "" ? found : [];
	});
}
const MOST_NAMES = 3;
function describeUnusedValues(unused) {
	if (unused.length === 0) return [];
	const named = nameSome(unused.map(({ path }) => `"${path}"`), MOST_NAMES);
	return [`${unused.length === 1 ? `values file ${named} is used by nothing` : `values files ${named} are used by nothing`}: "charts" in taintlint.yaml says which values a chart is installed with; "taintlint init" proposes it`];
}

// src/rendering/kustomize/accumulation.ts
const WRAPPER = "";
function accumulationOf(accumulations, folder) {
	const known = accumulations.get(folder) ?? {
		fields: void 0,
		manifests: [],
		bases: [],
		components: [],
		plugins: []
	};
	accumulations.set(folder, known);
	return known;
}
const MOST_WAYS = 5e4;
function accumulatedManifests(accumulations) {
	const manifests = [];
	const budget = createBudget(MOST_WAYS);
	const pending = [{
		folder: "",
		next: void 0
	}];
	for (let top = pending.pop(); top !== void 0; top = pending.pop()) {
		const by = accumulations.get(top.folder);
		if (by === void 0 || !budget.spend(1 + by.manifests.length + by.bases.length)) continue;
		let changes = changedBy(by, top.next);
		for (const folder of by.components.toReversed()) {
			pending.push({
				folder,
				next: changes
			});
			changes = withComponent(folder, changes, accumulations, budget);
		}
		for (const path of by.manifests) manifests.push({
			path,
			changes
		});
		for (const folder of by.bases) pending.push({
			folder,
			next: changes
		});
	}
	return manifests;
}
function withComponent(component, next, accumulations, budget) {
	let changes = next;
	const pending = [component];
	for (let folder = pending.pop(); folder !== void 0 && budget.spend(1); folder = pending.pop()) {
		const by = accumulations.get(folder);
		if (by === void 0) continue;
		changes = changedBy(by, changes);
		for (const inner of by.components) pending.push(inner);
	}
	return changes;
}
function changedBy(by, next) {
	const text = (key) => fieldText(by.fields?.field(key));
	return {
		by,
		next,
		prefix: `${next?.prefix ?? ""}${text("namePrefix") ?? ""}`,
		suffix: `${text("nameSuffix") ?? ""}${next?.suffix ?? ""}`,
		namespace: next?.namespace ?? text("namespace")
	};
}

// src/rendering/kustomize/classify-reference.ts
const ODD_PLUGIN_PATH = /[{}[\]:"'&*!|>%?#,`]/;
const MOST_CHARACTERS = 1e3;
const REMOTE = /^(?:git::)?(?:(?:gh:|ssh:\/\/|https?:\/\/|file:\/\/)|[A-Za-z][A-Za-z0-9-]*@|(?:www\.)?github\.com[:/])|_git\//i;
function classifyReference({ role, text }, here, files) {
	const shown = withoutCredentials(text).replaceAll(/\s+/g, " ");
	const short = shown.length > MOST_CHARACTERS ? `${shown.slice(0, 100)}...` : shown;
	const clauseOf = (why) => `refers to "${short}", which ${why}`;
	const refused = (why) => ({
		kind: "refused",
		clause: clauseOf(why)
	});
	const outside = role === "resource" || role === "component" ? readOutsideReference(text) : void 0;
	const locked = outside && files.outside?.folderOf(outside.chart);
	const name = outside && locked && joinPath(`taintlint-${lastStep(locked)}`, outside.path);
	const path = outside && locked ? joinPath(locked, outside.path) : joinPath(here.real, text);
	const reached = name ?? text;
	const copy = joinPath(here.copy, reached);
	const elsewhere = files.outside?.holds(path);
	if (text.startsWith("/") || copy === ".." || copy.startsWith("../")) return refused("is outside of the repository");
	const takesFolder = role === "resource" || role === "component" || role === "plugin";
	const isFetched = isRemoteFile(reached);
	const found = isFetched ? void 0 : files.lookUp(path);
	const leaves = locked === void 0 && elsewhere !== files.outside?.holds(here.real);
	if (found === "outside" || leaves) return refused("is outside of the repository");
	if (copy.length > MOST_CHARACTERS) return refused(`has a path of more than ${formatCount(MOST_CHARACTERS)} characters`);
	if (role === "content" && !isFetched && (found === void 0 || found === "ignored")) {
		const clause = clauseOf(found === void 0 ? "does not exist" : "git ignores");
		return {
			kind: "stand-in",
			position: {
				copy,
				real: path
			},
			clause
		};
	}
	if (found === "ignored") return refused("git ignores");
	const isFile = found === "file" && role !== "component";
	if (!isFile && (isFetched || takesFolder && isRemoteRepository(reached))) return refused("needs the network");
	const real = files.realPath(path);
	if (found === void 0 || real === void 0) return refused(elsewhere === void 0 ? "does not exist" : "is not among the texts of its archive");
	if (!isFile && !(found === "folder" && takesFolder)) return refused(`is a ${found} where a ${found === "file" ? "folder" : "file"} belongs`);
	if (role === "plugin" && ODD_PLUGIN_PATH.test(text)) return refused("can be read as more than a path");
	return {
		kind: found,
		position: {
			copy,
			real
		},
		name
	};
}
function isRemoteRepository(text) {
	return REMOTE.test(text);
}
function isRemoteFile(text) {
	return /^https?:/i.test(text);
}
function withoutCredentials(address) {
	const [path = "", query = ""] = address.split("?", 2);
	const revision = query.split("&").find((parameter) => /^(?:ref|version)=/.test(parameter));
	const shown = path.replace(/\/\/[^/@]*@/, "//").replace(/^([A-Za-z][\w-]*):[^@/]*@/, "$1@");
	return revision === void 0 ? shown : `${shown}?${revision}`;
}

// src/rendering/kustomize/known-fields.ts
const SCALAR = "scalar";
const ANYTHING = "anything";
function listOf(items) {
	return { items };
}
function mapping(...groups) {
	const entries = groups.flatMap((group) => typeof group === "string" ? group.split(" ").map((key) => [key, SCALAR]) : Object.entries(group));
	return { fields: Object.fromEntries(entries) };
}
const SCALARS = listOf(SCALAR);
const METADATA = mapping("name namespace", {
	labels: ANYTHING,
	annotations: ANYTHING
});
const SELECTOR = { fields: Object.fromEntries([
	"group",
	"version",
	"kind",
	"name",
	"namespace",
	"annotationSelector",
	"labelSelector"
].map((key) => [key, ANYTHING])) };
const FIELD_SPECS = listOf(mapping("group version kind path create"));
const FIELD_OPTIONS = mapping("index encoding create", { delimiter: ANYTHING });
const GENERATOR_OPTIONS = mapping("disableNameSuffixHash immutable", {
	labels: ANYTHING,
	annotations: ANYTHING
});
const IMAGE = mapping("name newName newTag tagSuffix digest");
const REPLICA = mapping("name count");
const PATCH = mapping("path", {
	patch: ANYTHING,
	target: SELECTOR,
	options: mapping("allowNameChange allowKindChange")
});
const GENERATOR = mapping("name namespace behavior env", {
	literals: ANYTHING,
	files: SCALARS,
	envs: SCALARS,
	options: GENERATOR_OPTIONS
});
const SECRET = mapping(GENERATOR.fields, "type");
const REPLACEMENT = mapping("path", {
	source: mapping("group version kind name namespace fieldPath", { options: FIELD_OPTIONS }),
	sourceValue: ANYTHING,
	targets: listOf(mapping({
		select: SELECTOR,
		reject: listOf(SELECTOR),
		fieldPaths: SCALARS,
		options: FIELD_OPTIONS
	}))
});
const HELM_GLOBALS = mapping("chartHome configHome");
const HELM_CHART = mapping("name version repo releaseName namespace valuesFile valuesMerge includeCRDs skipHooks kubeVersion nameTemplate", "skipTests debug devel", {
	additionalValuesFiles: SCALARS,
	apiVersions: SCALARS,
	valuesInline: ANYTHING
});
const TYPE = mapping("apiVersion kind");
const KUSTOMIZATION_FIELDS = mapping(TYPE.fields, "namePrefix nameSuffix namespace", {
	metadata: METADATA,
	openapi: mapping("path version"),
	commonLabels: ANYTHING,
	labels: listOf(mapping("includeSelectors includeTemplates", {
		pairs: ANYTHING,
		fields: FIELD_SPECS
	})),
	commonAnnotations: ANYTHING,
	patchesStrategicMerge: SCALARS,
	patchesJson6902: listOf(PATCH),
	patches: listOf(PATCH),
	images: listOf(IMAGE),
	imageTags: listOf(IMAGE),
	replacements: listOf(REPLACEMENT),
	replicas: listOf(REPLICA),
	vars: listOf(mapping("name", {
		objref: mapping("apiVersion group version kind name namespace"),
		fieldref: mapping("fieldPath fieldpath")
	})),
	sortOptions: mapping("order", { legacySortOptions: mapping({
		orderFirst: SCALARS,
		orderLast: SCALARS
	}) }),
	resources: SCALARS,
	components: SCALARS,
	crds: SCALARS,
	bases: SCALARS,
	configMapGenerator: listOf(GENERATOR),
	secretGenerator: listOf(SECRET),
	helmGlobals: HELM_GLOBALS,
	helmCharts: listOf(HELM_CHART),
	helmChartInflationGenerator: listOf(mapping("chartName chartVersion chartRepoUrl chartHome chartRepoName helmBin helmHome values valuesMerge releaseName", "releaseNamespace", {
		valuesLocal: ANYTHING,
		extraArgs: SCALARS
	})),
	generatorOptions: GENERATOR_OPTIONS,
	configurations: SCALARS,
	generators: SCALARS,
	transformers: SCALARS,
	validators: SCALARS,
	buildMetadata: SCALARS
});
function plugin(...groups) {
	return mapping(TYPE.fields, { metadata: METADATA }, ...groups);
}
const PLUGIN_FIELDS = /* @__PURE__ */ new Map([
	["AnnotationsTransformer", plugin({
		annotations: ANYTHING,
		fieldSpecs: FIELD_SPECS
	})],
	["ConfigMapGenerator", plugin(GENERATOR.fields)],
	["HashTransformer", plugin()],
	["IAMPolicyGenerator", plugin("cloud", {
		kubernetesService: mapping("name namespace"),
		serviceAccount: mapping("name projectId")
	})],
	["ImageTagTransformer", plugin({
		imageTag: IMAGE,
		fieldSpecs: FIELD_SPECS
	})],
	["LabelTransformer", plugin({
		labels: ANYTHING,
		fieldSpecs: FIELD_SPECS
	})],
	["NamespaceTransformer", plugin("unsetOnly setRoleBindingSubjects", { fieldSpecs: FIELD_SPECS })],
	["PatchJson6902Transformer", plugin("path", {
		jsonOp: ANYTHING,
		target: SELECTOR
	})],
	["PatchStrategicMergeTransformer", plugin({
		paths: SCALARS,
		patches: ANYTHING
	})],
	["PatchTransformer", plugin(PATCH.fields)],
	["PrefixSuffixTransformer", plugin("prefix suffix", { fieldSpecs: FIELD_SPECS })],
	["PrefixTransformer", plugin("prefix", { fieldSpecs: FIELD_SPECS })],
	["SuffixTransformer", plugin("suffix", { fieldSpecs: FIELD_SPECS })],
	["ReplacementTransformer", plugin({ replacements: listOf(REPLACEMENT) })],
	["ReplicaCountTransformer", plugin({
		replica: REPLICA,
		fieldSpecs: FIELD_SPECS
	})],
	["SecretGenerator", plugin(SECRET.fields)],
	["ValueAddTransformer", plugin("targetFilePath", {
		value: ANYTHING,
		targets: listOf(mapping("fieldPath filePathPosition", { selector: SELECTOR }))
	})]
]);
function fieldOf({ fields }, key) {
	return Object.hasOwn(fields, key) ? fields[key] : void 0;
}
function withKnownFields(node, shape) {
	if (typeof shape === "string" || node.kind === "scalar") return node;
	if ("items" in shape) return node.kind === "sequence" ? {
		...node,
		items: node.items.map((item) => withKnownFields(item, shape.items))
	} : node;
	if (node.kind !== "mapping") return node;
	const entries = node.entries.flatMap((entry) => {
		const known = fieldOf(shape, formatKey(entry.key.value));
		return known === void 0 ? [] : [{
			...entry,
			value: withKnownFields(entry.value, known)
		}];
	});
	return {
		...node,
		entries
	};
}
function decodedKey(key, { fields }) {
	const folded = fold(key);
	return Object.keys(fields).find((known) => fold(known) === folded);
}
function fold(key) {
	return key.replaceAll("\u017f", "s").replaceAll("\u212a", "k").replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// src/rendering/kustomize/inflated-charts.ts
const CHART_FIELDS = ["helmCharts", "helmChartInflationGenerator"];
const GLOBALS = "helmGlobals";
const OLD_NAMES = {
	name: "chartName",
	version: "chartVersion",
	repo: "chartRepoUrl",
	namespace: "releaseNamespace",
	valuesFile: "values",
	valuesInline: "valuesLocal"
};
function createChartPlanner(files, { kubernetesVersion, customKinds }) {
	const known = /* @__PURE__ */ new Map();
	return (entry, kustomization) => {
		const planned = known.get(entry.node) ?? plan(entry, kustomization);
		known.set(entry.node, planned);
		return planned;
	};
	function plan(entry, kustomization) {
		const { value: target, problem } = targetOf(entry, kustomization, files);
		if (target === void 0) return { problem };
		const charts = [joinPath(target.folder, "Chart.yaml")];
		const [root] = planCharts({
			kubernetesVersion,
			customKinds,
			charts,
			declared: [],
			targets: [target],
			files
		});
		if (root === void 0) return { problem: "renders a helm chart that is a library" };
		if (root.refusal !== void 0) return { problem: `renders a helm chart, and ${root.refusal.message}` };
		return { value: {
			...root,
			requests: root.requests.map((request) => ({
				...request,
				renderer: "helm"
			}))
		} };
	}
}
function targetOf(entry, { folder, field }, files) {
	const isOld = childField(entry, "chartName") !== void 0;
	const part = (key) => childField(entry, isOld ? OLD_NAMES[key] ?? key : key);
	const text = (key) => fieldText(part(key));
	const [name = "", version, repo] = [
		"name",
		"version",
		"repo"
	].map(text);
	const home = fieldText(childField(field(GLOBALS), "chartHome")) ?? text("chartHome") ?? "charts";
	const own = [joinPath(folder, home, `${name}-${version}`, name), joinPath(folder, home, name)];
	const elsewhere = () => repo && folderOfChart(files.outside, {
		name,
		address: repo,
		version
	});
	const there = own.find((one) => files.lookUp(joinPath(one, "Chart.yaml")) === "file") ?? elsewhere();
	if (!there) return { problem: `renders the helm chart "${name}", which ${repo === void 0 ? `is not in "${home}"` : "is not locked: run \"taintlint fetch\""}` };
	const [valuesFile, merge = "override"] = ["valuesFile", "valuesMerge"].map(text);
	const additional = fieldItems(part("additionalValuesFiles")).flatMap((item) => fieldText(item) ?? []);
	const inline = part("valuesInline");
	const isUnusual = !["override", "replace"].includes(merge) || inline !== void 0 && additional.length > 0;
	const isAlone = merge === "replace" && inline !== void 0;
	return { value: {
		folder: there,
		owner: `kustomization ${folder}`,
		place: (part("name") ?? entry).place,
		clusters: void 0,
		namespace: text("namespace"),
		releaseName: text("releaseName"),
		valuesAt: "valuesInline",
		valuesFiles: [...isAlone ? [] : [valuesFile ?? []].flat(), ...additional].map((path) => joinPath(folder, path)),
		values: inline,
		kubeVersion: text("kubeVersion"),
		apiVersions: fieldItems(part("apiVersions")).flatMap((item) => fieldText(item) ?? []),
		...part("extraArgs") === void 0 && !isUnusual ? {} : { unknown: "kustomize merges them in another order" }
	} };
}
function withOutputs(root, outputs) {
	if (root.kind !== "mapping" || outputs.length === 0) return root;
	const kept = root.entries.filter(({ key }) => ![...CHART_FIELDS, GLOBALS].includes(key.text));
	const resources = kept.findLast(({ key }) => key.text === "resources")?.value;
	const items = [...resources?.kind === "sequence" ? resources.items : [], ...outputs.map((path) => scalarAt(root, path))];
	const { entries } = mappingAt(root, [["resources", sequenceAt(root, items)]]);
	return {
		...root,
		entries: [...kept.filter(({ key }) => key.text !== "resources"), ...entries]
	};
}
function interpretCharts(charts, outcomes) {
	const objects = /* @__PURE__ */ new Map();
	const problems = [];
	let next = 0;
	for (const { root, position } of charts) {
		const first = next;
		next += root.requests.length;
		const { value: manifest, problem } = root.interpret(outcomes.slice(first, next));
		if (manifest === void 0) return { problem };
		objects.set(position.real, manifest.objects);
		problems.push(...manifest.problems);
	}
	return { value: {
		objects,
		problems
	} };
}
function plainRequest({ requests: [request] }) {
	if (request?.wholeFiles === void 0) return request;
	const { wholeFiles: files, blames: _, ...rest } = request;
	return {
		...rest,
		files,
		wholeFiles: void 0
	};
}

// src/rendering/kustomize/references.ts
const SEPARATORS = /[\s,[\]{}"']+/;
function referencesOf(kustomization, files) {
	const references = [];
	const inlinePlugins = [];
	function add(role, at) {
		const text = fieldText(at);
		if (at !== void 0 && text !== void 0 && text !== "") references.push({
			role,
			text,
			at
		});
	}
	function addList(role, key) {
		for (const item of fieldItems(kustomization.field(key))) add(role, item);
	}
	addList("resource", "resources");
	addList("resource", "bases");
	addList("component", "components");
	for (const item of fieldItems(kustomization.field("patchesStrategicMerge"))) if (patchFileOf(item, kustomization.folder, files) !== void 0) add("patch", item);
	for (const key of ["patches", "patchesJson6902"]) for (const item of fieldItems(kustomization.field(key))) add("patch", childField(item, "path"));
	for (const item of fieldItems(kustomization.field("replacements"))) add("data", childField(item, "path"));
	for (const key of ["configMapGenerator", "secretGenerator"]) for (const item of fieldItems(kustomization.field(key))) for (const reference of generatorFiles(item).map(asContent(item))) references.push(reference);
	addList("data", "crds");
	addList("data", "configurations");
	const openapi = kustomization.field("openapi");
	add("data", childField(openapi, "path"));
	for (const key of [
		"generators",
		"transformers",
		"validators"
	]) for (const at of fieldItems(kustomization.field(key))) {
		const text = fieldText(at) ?? "";
		if (isInlineText(text) && !isOddPath(text, kustomization.folder, files)) inlinePlugins.push({
			text,
			at
		});
		else add("plugin", at);
	}
	return {
		references,
		inlinePlugins,
		charts: CHART_FIELDS.flatMap((key) => fieldItems(kustomization.field(key)))
	};
}
function asContent(entry) {
	const owner = fieldText(childField(entry, "name"));
	return (reference) => ({
		...reference,
		role: "content",
		...owner !== void 0 && { owner }
	});
}
function generatorFiles(entry) {
	const found = [];
	for (const at of fieldItems(childField(entry, "files"))) {
		const written = fieldText(at) ?? "";
		const text = written.slice(written.indexOf("=") + 1);
		if (text !== "") found.push({
			role: "data",
			text,
			at
		});
	}
	const env = childField(entry, "env");
	for (const at of [...fieldItems(childField(entry, "envs")), ...env === void 0 ? [] : [env]]) {
		const text = fieldText(at) ?? "";
		if (text !== "") found.push({
			role: "data",
			text,
			at
		});
	}
	return found;
}
function isInlineText(text) {
	return /[\r\n]|^\s*[{[]|:\s/.test(text);
}
function patchFileOf(entry, folder, files) {
	const text = fieldText(entry);
	if (text === void 0) return void 0;
	return isInlineText(text) && !isOddPath(text, folder, files) ? void 0 : joinPath(folder, text);
}
function isOddPath(text, folder, files) {
	const found = files.lookUp(joinPath(folder, text));
	return found === "file" || found === "outside";
}
function possibleReferences({ path, text }, files) {
	const folder = parentFolder(path);
	const found = text.split(SEPARATORS).filter((word) => word.includes(".") || word.includes("/")).map((word) => joinPath(folder, word)).filter((one) => one !== folder && one !== path);
	return new Set(found.filter((one) => {
		const kind = files.lookUp(one);
		return kind === "file" || kind === "folder";
	}));
}

// src/rendering/kustomize/configuration-fault.ts
const FUNCTION_ANNOTATIONS = ["config.kubernetes.io/function", "config.k8s.io/function"];
const BUILTIN = "builtin";
const CHART_GENERATOR = "HelmChartInflationGenerator";
const UNKNOWN_PLUGIN = { fields: { metadata: ANYTHING } };
function findMisspeltKey(node, shape) {
	if (typeof shape === "string" || node.kind === "scalar") return void 0;
	if (node.kind === "sequence") return "items" in shape ? firstOf(node.items, (item) => findMisspeltKey(item, shape.items)) : void 0;
	if (!("fields" in shape)) return void 0;
	return firstOf(node.entries, ({ key, value }) => {
		const written = formatKey(key.value);
		const known = fieldOf(shape, written);
		if (known !== void 0) return findMisspeltKey(value, known);
		const decoded = decodedKey(written, shape);
		if (decoded === void 0) return void 0;
		return {
			clause: `holds the key "${written}", which kustomize reads as "${decoded}": write it so`,
			span: {
				start: key.start,
				end: key.end
			}
		};
	});
}
function findOutwardValue(node, shape, folder) {
	if (shape === "anything") return void 0;
	if (node.kind === "scalar") return faultOfValue(node, folder);
	if (node.kind === "sequence") {
		const items = typeof shape === "object" && "items" in shape ? shape.items : SCALAR;
		return firstOf(node.items, (item) => findOutwardValue(item, items, folder));
	}
	return firstOf(node.entries, ({ key, value }) => {
		return findOutwardValue(value, (typeof shape === "object" && "fields" in shape ? fieldOf(shape, formatKey(key.value)) : void 0) ?? "scalar", folder);
	});
}
function findTagFault(file) {
	const found = findForeignTag(file.text);
	return found === void 0 ? void 0 : {
		clause: `holds the YAML tag "${found.tag}"`,
		span: found
	};
}
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:)/i;
const OF_WINDOWS = /^(?:[a-z]:[\\/]|\\)/i;
function faultOfValue({ value, start, end }, folder) {
	if (typeof value !== "string") return void 0;
	const isPatch = () => parseDocuments({
		path: "",
		text: value
	}).documents.some(({ root }) => root.kind !== "scalar");
	const texts = value.includes("=") && !isPatch() ? [value, value.slice(value.indexOf("=") + 1)] : [value];
	const why = firstOf(texts, (text) => describeOutward(text, folder));
	if (why === void 0) return void 0;
	return {
		clause: `holds the value "${value.split(/[\r\n]/, 1)[0] ?? ""}", ${why}`,
		span: {
			start,
			end
		}
	};
}
function describeOutward(text, folder) {
	if (SCHEME.test(text)) return "which begins like an address";
	if (text.length > 1 && (text.startsWith("/") || OF_WINDOWS.test(text))) return "an absolute path";
	const way = joinPath(folder, text.replaceAll("\\", "/"));
	return way === ".." || way.startsWith("../") ? "which leads out of the repository" : void 0;
}
function reviewPlugins(document, folder) {
	const references = [];
	let misspelt;
	let outward;
	const objects = objectsOf(document);
	if (objects.length === 0) outward = findOutwardValue(document.root, UNKNOWN_PLUGIN, folder);
	for (const object of objects) {
		const annotations = nodeAt(object.node, ["metadata", "annotations"]);
		const runs = FUNCTION_ANNOTATIONS.some((name) => getValue(annotations, name) !== void 0);
		const name = object.apiVersion === "" ? object.kind : `${object.apiVersion} ${object.kind}`;
		const stopped = (refusal) => ({
			refusal,
			references,
			misspelt,
			outward
		});
		if (runs || object.apiVersion !== BUILTIN) return stopped(`runs the plugin "${name}"`);
		if (object.kind === CHART_GENERATOR) return stopped("renders a helm chart");
		const place = {
			document,
			path: object.path,
			target: "value"
		};
		for (const reference of filesOf({
			node: object.node,
			place
		})) references.push(reference);
		const shape = PLUGIN_FIELDS.get(object.kind) ?? UNKNOWN_PLUGIN;
		misspelt ??= findMisspeltKey(object.node, shape);
		outward ??= findOutwardValue(object.node, shape, folder);
	}
	return {
		refusal: void 0,
		references,
		misspelt,
		outward
	};
}
function filesOf(configuration) {
	const paths = fieldItems(childField(configuration, "paths"));
	const replacements = fieldItems(childField(configuration, "replacements")).map((item) => childField(item, "path"));
	const patches = [childField(configuration, "path"), ...paths].flatMap((at) => referenceTo("patch", at));
	const targets = childField(configuration, "targetFilePath");
	const data = [...replacements, targets].flatMap((at) => referenceTo("data", at));
	return [
		...patches,
		...data,
		...generatorFiles(configuration)
	];
}
function referenceTo(role, at) {
	const text = fieldText(at);
	return at === void 0 || text === void 0 || text === "" || /[\r\n]/.test(text) ? [] : [{
		role,
		text,
		at
	}];
}

// src/rendering/kustomize/copy.ts
const REPOSITORY = "repository";
function pathInCopy(path) {
	return joinPath(REPOSITORY, path);
}
function createCopy(files) {
	const reals = /* @__PURE__ */ new Map();
	const texts = /* @__PURE__ */ new Map();
	const read = /* @__PURE__ */ new Set();
	function addManifest({ copy, real }, cut = withoutDefinitions) {
		const text = files.outside?.holds(real) ? files.read(real)?.text : void 0;
		if (text !== void 0 && !texts.has(copy)) texts.set(copy, cut(text) ?? text);
		const known = reals.get(copy) ?? real;
		reals.set(copy, known);
		return known === real;
	}
	function addFile(position) {
		read.add(position.copy);
		return addManifest(position, () => void 0);
	}
	return {
		positionOf: (real) => ({
			copy: files.fromRoot(real),
			real
		}),
		addFile,
		addManifest,
		addText(position, text) {
			const known = texts.get(position.copy) ?? text;
			texts.set(position.copy, known);
			return addFile(position) && known === text;
		},
		has: ({ copy }) => reals.has(copy),
		planned() {
			const paths = [...reals].sort(([a], [b]) => a < b ? -1 : 1);
			return {
				files: paths.flatMap(([path]) => {
					const text = texts.get(path);
					return text === void 0 ? [] : [{
						path: pathInCopy(path),
						text
					}];
				}),
				copies: paths.flatMap(([path, real]) => {
					if (texts.has(path)) return [];
					return [{
						from: real,
						to: pathInCopy(path),
						isManifest: !read.has(path) || void 0
					}];
				})
			};
		}
	};
}

// src/rendering/kustomize/generated-resources.ts
const MANIFEST$1 = /\.ya?ml$/;
const IGNORE_FILE = ".sourceignore";
const DEFAULTS = [
	...[
		".git/",
		".github/",
		".circleci/",
		".travis.yml",
		".gitlab-ci.yml",
		"appveyor.yml",
		".drone.yml"
	],
	...[
		"cloudbuild.yaml",
		"codeship-services.yml",
		"codeship-steps.yml"
	],
	...[
		"**/.goreleaser.yml",
		"**/.sops.yaml",
		"**/.flux.yaml"
	]
].join("\n");
function generatedResources(folder, files, budget) {
	const all = files.list(folder);
	if (!budget.spend(all.length)) return [{
		path: folder,
		kind: "folder"
	}];
	const isIgnored = ignoredBySource(folder, all, files);
	const paths = all.filter((path) => !isIgnored(path));
	const folders = new Set(paths.filter(isKustomizationPath).map(parentFolder));
	function isInside(path) {
		for (let one = path; one !== "." && lastStep(one) !== "..";) {
			one = parentFolder(one);
			if (folders.has(one)) return true;
		}
		return false;
	}
	const outermost = [...folders].filter((one) => !isInside(one));
	const manifests = paths.filter((path) => MANIFEST$1.test(path) && !isInside(path) && files.lookUp(path) !== "folder");
	return [...outermost.map((path) => ({
		path,
		kind: "folder"
	})), ...manifests.map((path) => ({
		path,
		kind: "file"
	}))].sort((a, b) => a.path < b.path ? -1 : 1);
}
function ignoredBySource(folder, paths, files) {
	const above = foldersAbove(folder).map((one) => joinPath(one, IGNORE_FILE));
	const below = paths.filter((path) => lastStep(path) === IGNORE_FILE && !above.includes(path));
	const patterns = [...readPatterns(DEFAULTS, "."), ...[...above, ...below].flatMap((path) => readPatterns(files.read(path)?.text ?? "", parentFolder(path)))];
	return (path) => patterns.findLast(({ matches }) => matches(path))?.isNegated === false;
}
function foldersAbove(folder) {
	const folders = [folder];
	for (let one = folder; one.includes("/");) {
		one = parentFolder(one);
		folders.unshift(one);
	}
	return folder === "." ? folders : [".", ...folders];
}
function readPatterns(text, domain) {
	const start = domain === "." ? "" : `${domain}/`;
	return readIgnoreLines(text).map(({ isNegated, isForFolders, matches }) => ({
		isNegated,
		matches(path) {
			if (!path.startsWith(start)) return false;
			const all = path.slice(start.length).split("/");
			const last = isForFolders ? all.length - 1 : all.length;
			return all.slice(0, last).some((_, index) => matches(all.slice(0, index + 1).join("/")));
		}
	}));
}

// src/rendering/kustomize/kustomize-repository.ts
const MOST_IN_ALL = 1e6;
function createKustomizeRepository(files, options = {}) {
	const budget = createBudget(MOST_IN_ALL);
	const kindsIn = memoizeByName((path) => findKinds(files.read(path)?.text ?? ""));
	const objects = memoizeByName((path) => {
		const file = files.read(path);
		return file === void 0 ? [] : parseDocuments(file, isNoDefinition).documents.flatMap(objectsOf);
	});
	return {
		budget,
		files,
		planChart: createChartPlanner(files, options),
		generated: memoizeByName((folder) => generatedResources(folder, files, budget)),
		kustomizationsIn: memoizeByName((folder) => KUSTOMIZATION_NAMES.map((name) => joinPath(folder, name)).filter((path) => files.lookUp(path) === "file")),
		kustomization: memoizeByName((path) => readKustomization(path, files)),
		documents: memoizeByName((path) => {
			const file = files.read(path);
			return file === void 0 ? void 0 : parseDocuments(file);
		}),
		objects: (path, kinds) => kindsIn(path).some((kind) => kinds.has(kind)) ? objects(path) : []
	};
}
const KIND = /kind["']?:\s*["']?([A-Za-z]+?)(?:List)?\b/g;
const DEFINITION = /^kind:\s*["']?CustomResourceDefinition/m;
const isNoDefinition = (text) => !DEFINITION.test(text);
function findKinds(text) {
	const kinds = splitDocuments(text).map(({ start, end }) => text.slice(start, end)).filter(isNoDefinition).flatMap((slice) => [...slice.matchAll(KIND)].map(([, kind = ""]) => kind));
	return [...new Set(kinds)];
}

// src/rendering/kustomize/stand-ins.ts
const KEY = "TAINTLINT_STAND_IN";
const STAND_IN = `${KEY}=absent\n`;
const ENCODED = btoa(STAND_IN);
function holdsStandIn(printed) {
	return printed.includes(KEY) || printed.includes(ENCODED);
}
const MOST_COMPARED = 1e6;
function borrowsFrom(owners, kustomizations, files) {
	const budget = createBudget(MOST_COMPARED);
	const isSource = (source) => {
		const kind = getString(source, "kind") ?? "";
		const name = getString(source, "name") ?? "";
		if (![
			"",
			"ConfigMap",
			"Secret"
		].includes(kind)) return false;
		return name === "" || !budget.spend(owners.size) || [...owners].some((owner) => name.includes(owner));
	};
	const sourcesOf = (node) => node.kind === "sequence" ? node.items : [node];
	const replaced = (kustomization) => fieldItems(kustomization.field("replacements")).flatMap((entry) => {
		const path = fieldText(childField(entry, "path"));
		if (path === void 0) return [entry.node];
		const file = files.read(joinPath(kustomization.folder, path));
		return file === void 0 ? [] : parseDocuments(file).documents.flatMap(({ root }) => sourcesOf(root));
	});
	return kustomizations.some((one) => replaced(one).some((node) => isSource(getValue(node, "source"))) || fieldItems(one.field("vars")).some(({ node }) => isSource(getValue(node, "objref"))) || ["generators", "transformers"].some((key) => fieldItems(one.field(key)).length > 0));
}

// src/rendering/kustomize/closure.ts
const MOST_TAKEN_IN = 2e4;
const MOST_WRITTEN = 32e6;
const SIZE_OF_ANY = 1e6;
const TOO_MANY = `includes more than ${formatCount(MOST_TAKEN_IN)} files and folders`;
const TOO_LONG = `includes configurations and repeated files of more than ${formatCount(MOST_WRITTEN)} characters`;
const TOO_MANY_IN_ALL = `is beyond the ${formatCount(MOST_IN_ALL)} files and folders of all kustomizations that are looked at`;
const OUTPUT = "taintlint-chart-";
const FETCHED_CHART = {
	value: void 0,
	problem: "renders a helm chart of another repository"
};
const MANIFEST = /\.(?:ya?ml|json)$/;
const FIELDS_OF_PLUGINS = [
	"apiVersion",
	"kind",
	"metadata",
	"resources",
	"bases"
];
const MERGING_FIELDS = [
	"patches",
	"patchesStrategicMerge",
	"transformers"
];
var ClosureWalk = class {
	repository;
	root;
	copy;
	reads = /* @__PURE__ */ new Set();
	covers = /* @__PURE__ */ new Set();
	kustomizations = /* @__PURE__ */ new Set();
	accumulations = /* @__PURE__ */ new Map();
	wrapper = accumulationOf(this.accumulations, "");
	finished = /* @__PURE__ */ new Set();
	open = /* @__PURE__ */ new Set();
	walked = [];
	standIns = [];
	charts = [];
	fetched = /* @__PURE__ */ new Map();
	names = /* @__PURE__ */ new Map();
	taken = createBudget(MOST_TAKEN_IN);
	written = createBudget(MOST_WRITTEN);
	leavesFolders = false;
	isOver = false;
	obstacle;
	constructor(repository, root) {
		this.repository = repository;
		this.root = root;
		this.copy = createCopy(repository.files);
	}
	addFolder(folder, at) {
		if (!this.takes(at)) return;
		const position = this.positionOf(folder);
		this.wrapper.bases.push(position.copy);
		this.run(this.walkFolder(position, at, false, {
			folder: this.root,
			purpose: "manifests"
		}));
	}
	addManifest(path, at) {
		if (!this.takes(at)) return;
		const position = this.positionOf(path);
		this.reads.add(position.real);
		this.covers.add(position.real);
		this.wrapper.manifests.push(position.real);
		this.copy.addManifest(position);
	}
	addFields(fields) {
		const { folder } = fields;
		const scope = {
			here: this.positionOf(folder),
			folder,
			purpose: "manifests",
			own: this.wrapper
		};
		this.run(this.walkFields(fields, scope, /* @__PURE__ */ new Map()));
	}
	result() {
		const { reads, covers, kustomizations, accumulations, charts, fetched, leavesFolders, standIns, walked } = this;
		const { files } = this.repository;
		const owners = new Set(standIns.map(({ owner }) => owner));
		if (owners.size > 0 && borrowsFrom(owners, walked, files)) this.obstacle ??= standIns[0]?.obstacle;
		const planned = (this.obstacle === void 0 ? this.copy : createCopy(files)).planned();
		const has = (key) => walked.some(({ field }) => field(key) !== void 0);
		return {
			reads,
			covers,
			kustomizations,
			accumulations,
			charts,
			fetched,
			copy: planned,
			leavesFolders,
			isPatched: MERGING_FIELDS.some(has) && !has("openapi"),
			obstacle: this.obstacle
		};
	}
	run(steps) {
		const stack = [steps];
		for (let top = stack.at(-1); top !== void 0 && !this.isOver; top = stack.at(-1)) {
			const { done, value } = top.next();
			if (done === true) stack.pop();
			else stack.push(value);
		}
	}
	refuse(folder, clause, at) {
		const { file, span } = this.fetched.get(at.file.path) ?? at;
		this.obstacle ??= {
			folder,
			clause,
			file,
			span
		};
	}
	reach(real, at) {
		this.reads.add(real);
		if (this.repository.files.outside?.holds(real)) this.fetched.set(real, this.fetched.get(at.file.path) ?? at);
	}
	refuseFault(folder, fault, placeOf) {
		if (fault !== void 0) this.refuse(folder, fault.clause, placeOf(fault));
	}
	takes(at) {
		return this.isWithin(this.taken, 1, TOO_MANY, at) && this.isWithin(this.repository.budget, 1, TOO_MANY_IN_ALL, at);
	}
	isWithin(budget, amount, clause, at) {
		const isWithin = budget.spend(amount);
		if (!isWithin) this.refuse(this.root, clause, at);
		this.isOver ||= !isWithin;
		return isWithin;
	}
	*walkFolder(here, at, mustBeComponent, { folder: from, purpose }) {
		const { repository } = this;
		const folder = here.real;
		const paths = repository.kustomizationsIn(folder);
		const [path] = paths;
		if (path === void 0) return this.refuse(from, `refers to "${folder}", a folder without a kustomization`, at);
		if (paths.length > 1) this.refuse(folder, "has more than one kustomization file", at);
		if (this.open.has(folder)) return this.refuse(from, `refers to "${folder}", which leads back to it`, at);
		const key = JSON.stringify([
			path,
			here.copy,
			purpose
		]);
		if (this.finished.has(key)) return;
		this.finished.add(key);
		const real = repository.files.realPath(path) ?? path;
		this.reach(real, at);
		if (purpose === "manifests") this.covers.add(real);
		this.kustomizations.add(path);
		const read = repository.kustomization(path);
		if (read === void 0) return this.refuse(from, `refers to "${path}", which cannot be read`, at);
		const { value: kustomization, problem } = read;
		if (!this.isWithin(this.written, (kustomization ?? problem).file.text.length, TOO_LONG, at)) return;
		const scope = {
			here,
			folder,
			purpose,
			own: accumulationOf(this.accumulations, here.copy)
		};
		this.open.add(folder);
		if (kustomization === void 0) {
			this.refuse(folder, `cannot be read: ${problem.reason}`, problem);
			if (!problem.foreign) yield this.walkPossible(problem, scope);
		} else {
			if (kustomization.isComponent !== mustBeComponent) this.refuseKind(folder, from, at, mustBeComponent);
			yield this.walkKustomization(kustomization, {
				copy: joinPath(here.copy, lastStep(path)),
				real
			}, scope);
		}
		this.open.delete(folder);
	}
	*walkKustomization(kustomization, self, scope) {
		const { file, document } = kustomization;
		const { root } = document;
		const { folder, purpose, here } = scope;
		const inFile = ({ span }) => ({
			file,
			span
		});
		const head = inFile({ span: {
			start: root.start,
			end: root.start
		} });
		if (isExplosive(root)) {
			this.written.spend(MAX_VALUES);
			this.refuse(folder, "is too large, because its YAML aliases explode", head);
			return;
		}
		this.refuseFault(folder, findTagFault(file), inFile);
		this.refuseFault(folder, findMisspeltKey(root, KUSTOMIZATION_FIELDS), inFile);
		if (purpose !== "manifests" && root.kind === "mapping") {
			const other = root.entries.find(({ key }) => !FIELDS_OF_PLUGINS.includes(key.text));
			if (other !== void 0) {
				const clause = `changes configurations of generators or transformers by "${other.key.text}", which taintlint does not follow`;
				this.refuse(folder, clause, inFile({ span: {
					start: other.key.start,
					end: other.key.end
				} }));
			}
		}
		const inline = /* @__PURE__ */ new Map();
		yield this.walkFields(kustomization, scope, inline);
		const outputs = this.charts.flatMap((chart) => chart.here === here ? chart.name : []);
		const written = withOutputs(replaceTexts(root, this.names), outputs);
		this.refuseFault(folder, findOutwardValue(written, KUSTOMIZATION_FIELDS, here.copy), inFile);
		const text = writeConfiguration(written, ({ value }) => inline.get(String(value)));
		this.addText(self, folder, text, head);
	}
	*walkPossible({ file, span }, scope) {
		const { files, kustomizationsIn } = this.repository;
		for (const path of possibleReferences(file, files)) {
			const real = files.realPath(path);
			if (real === void 0) continue;
			if (!this.takes({
				file,
				span
			})) return;
			const there = {
				copy: path,
				real
			};
			const isFolder = files.lookUp(path) === "folder";
			if (!isFolder && MANIFEST.test(path)) this.addFile("resource", there, {
				file,
				span
			}, scope);
			else if (isFolder && kustomizationsIn(real).length > 0) yield this.walkFolder(there, {
				file,
				span
			}, false, scope);
		}
	}
	refuseKind(folder, from, at, mustBeComponent) {
		const clause = mustBeComponent ? `refers to "${folder}" as a component, and its kind is not "Component"` : `refers to "${folder}" as a resource, and its kind is "Component": it belongs under "components"`;
		this.refuse(from, from === folder ? "is a component, which is not built by itself" : clause, at);
	}
	*walkFields(kustomization, scope, inline) {
		const { references, inlinePlugins, charts } = referencesOf(kustomization, this.repository.files);
		this.walked.push(kustomization);
		scope.own.fields = kustomization;
		for (const chart of charts) this.addChart(chart, kustomization, scope);
		for (const reference of references) {
			const next = this.addReference(reference, scope);
			if (next !== void 0) yield next;
		}
		for (const { text, at } of inlinePlugins) {
			const place = scalarTextPlace(at.place);
			scope.own.plugins.push(at);
			const checked = this.addPlugins({
				path: place.file.path,
				text
			}, place, () => place, scope);
			inline.set(text, checked);
		}
	}
	addChart(chart, kustomization, { folder, here, own }) {
		const at = scalarTextPlace(chart.place);
		const { value: root, problem } = this.fetched.has(at.file.path) ? FETCHED_CHART : this.repository.planChart(chart, kustomization);
		if (root === void 0) {
			this.refuse(folder, problem, at);
			return;
		}
		const name = `${OUTPUT}${this.charts.length}.yaml`;
		const position = {
			copy: joinPath(here.copy, name),
			real: joinPath(folder, name)
		};
		this.charts.push({
			here,
			name,
			position,
			root
		});
		own.manifests.push(position.real);
		for (const path of root.reads) this.reads.add(path);
		for (const path of root.covers) this.covers.add(path);
		this.addText(position, folder, "", at);
	}
	addPlugins(file, at, placeOf, scope) {
		const { here, folder } = scope;
		if (!this.isWithin(this.written, file.text.length, TOO_LONG, at)) return "";
		const { documents, problems } = parseDocuments(file);
		const broken = problems.find(({ kind }) => kind === "syntax");
		if (broken !== void 0) this.refuse(folder, "configures a plugin in a text that is not valid YAML", placeOf(broken));
		this.refuseFault(folder, findTagFault(file), placeOf);
		const texts = [];
		for (const document of documents) {
			const head = {
				start: document.root.start,
				end: document.root.start
			};
			if (isExplosive(document.root)) {
				this.refuse(folder, "is too large, because its YAML aliases explode", placeOf({ span: head }));
				continue;
			}
			const { refusal, references, misspelt, outward } = reviewPlugins(document, here.copy);
			if (refusal !== void 0) this.refuse(folder, refusal, at);
			this.refuseFault(folder, misspelt, placeOf);
			for (const reference of references) this.addReference(reference, {
				...scope,
				purpose: here
			}, placeOf);
			this.refuseFault(folder, outward, placeOf);
			texts.push(writeConfiguration(document.root));
		}
		return texts.join("\n---\n");
	}
	addReference(reference, scope, placeOf) {
		const { role, at, owner = "" } = reference;
		const { here, folder, purpose, own } = scope;
		const written = scalarTextPlace(at.place);
		const place = placeOf === void 0 ? written : placeOf(written);
		if (!this.takes(place)) return void 0;
		const target = classifyReference(reference, here, this.repository.files);
		if ("name" in target && target.name !== void 0) {
			this.names.set(reference.text, target.name);
			if (purpose !== "manifests") return this.refuse(folder, "takes a plugin from the network", place);
		}
		switch (target.kind) {
			case "refused": return this.refuse(folder, target.clause, place);
			case "stand-in":
				this.standIns.push({
					owner,
					obstacle: {
						folder,
						clause: target.clause,
						...place
					}
				});
				this.addText(target.position, folder, STAND_IN, place);
				return;
			case "file":
				this.addFile(role, target.position, place, scope);
				return;
			case "folder": {
				const inner = {
					folder,
					purpose: role === "plugin" ? here : purpose
				};
				if (inner.purpose === "manifests") own[role === "component" ? "components" : "bases"].push(target.position.copy);
				return this.walkFolder(target.position, place, role === "component", inner);
			}
		}
	}
	addFile(role, position, at, scope) {
		const { here, folder, purpose, own } = scope;
		const { real } = position;
		const { files } = this.repository;
		const size = this.reads.has(real) && !this.copy.has(position) || files.outside?.holds(real) !== void 0 ? files.read(real)?.text.length ?? SIZE_OF_ANY : 0;
		if (!this.isWithin(this.written, size, TOO_LONG, at)) return;
		this.reach(real, at);
		if (pathBelow(here.copy, position.copy) === void 0) this.leavesFolders = true;
		const loader = role === "plugin" ? here : role === "resource" && purpose !== "manifests" ? purpose : void 0;
		if (loader === void 0) {
			if (!(role === "resource" ? this.copy.addManifest(position) : this.copy.addFile(position))) this.refuseTwo(folder, position, at);
			if (role === "resource" || role === "patch") this.covers.add(real);
			if (role === "resource") own.manifests.push(real);
			return;
		}
		const file = files.read(real);
		if (file === void 0) {
			this.refuse(folder, `refers to "${real}", which cannot be read`, at);
			return;
		}
		accumulationOf(this.accumulations, loader.copy).plugins.push(real);
		const text = this.addPlugins(file, at, ({ span }) => ({
			file,
			span
		}), {
			here: loader,
			folder,
			purpose,
			own
		});
		this.addText(position, folder, text, at);
	}
	addText(position, folder, text, at) {
		if (!this.isWithin(this.written, text.length, TOO_LONG, at)) return;
		if (!this.copy.addText(position, text)) this.refuseTwo(folder, position, at);
	}
	refuseTwo(folder, { copy: path }, at) {
		this.refuse(folder, `reaches two files as "${path}" by way of links to folders`, at);
	}
	positionOf(path) {
		return this.copy.positionOf(this.repository.files.realPath(path) ?? path);
	}
};

// src/rendering/kustomize/source-object.ts
function sourceIdentity({ apiVersion, kind, node }) {
	const metadata = getValue(node, "metadata");
	return {
		group: groupOf(apiVersion),
		version: apiVersion.slice(apiVersion.indexOf("/") + 1),
		kind,
		name: getString(metadata, "name") ?? getString(metadata, "generateName") ?? "",
		namespace: getString(metadata, "namespace") ?? ""
	};
}
const KEEPS_NAME = /* @__PURE__ */ new Set([
	"CustomResourceDefinition",
	"APIService",
	"Namespace"
]);
function sourceObjects(accumulations, repository, substitute, kinds) {
	return accumulatedManifests(accumulations).flatMap(({ path, changes }) => repository.objects(path, kinds).map((object) => {
		const identity = sourceIdentity(object);
		const { prefix, suffix, namespace = identity.namespace } = changes;
		return {
			object,
			identity,
			made: {
				name: substitute(KEEPS_NAME.has(identity.kind) ? identity.name : `${prefix}${identity.name}${suffix}`),
				namespace
			},
			changes
		};
	}));
}
const kindOf = ({ group, kind }) => `${group}/${kind}`;
const nameOf = (identity) => `${kindOf(identity)}/${identity.name}`;
function findSourceObjects(objects, sources, isRenamed) {
	const found = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	const find = (keyOf, fits) => {
		const byKey = groupBy(sources, ({ identity, made }) => keyOf({
			...identity,
			...made
		}));
		for (const object of objects) {
			if (found.has(object)) continue;
			const wanted = sourceIdentity(object);
			const some = (byKey.get(keyOf(wanted)) ?? []).filter((one) => !taken.has(one) && fits(object, one));
			const source = onlyOf(some) ?? onlyOf(some.filter(({ made }) => made.namespace === wanted.namespace));
			if (source === void 0) continue;
			found.set(object, source);
			taken.add(source);
		}
	};
	find(nameOf, () => true);
	find(kindOf, isRenamed);
	return found;
}
function onlyOf(items) {
	return items.length === 1 ? items[0] : void 0;
}

// src/rendering/kustomize/patch-target.ts
function statesOf({ rendered, base }) {
	return base === void 0 ? [rendered] : [base, rendered];
}
function isNamedBy(patch, object) {
	const states = statesOf(object).map(sourceIdentity);
	return states.some(({ kind, group }) => kind === patch.kind && group === patch.group) && (states.some(({ name }) => name === patch.name) || liesBetween(patch.name, states)) && (patch.namespace === "" || states.some(({ namespace }) => namespace === "" || namespace === patch.namespace));
}
function liesBetween(name, states) {
	const [first, last] = [states.at(0)?.name ?? "", states.at(-1)?.name ?? ""];
	return first !== "" && name.includes(first) && last.includes(name);
}
function isSelected(selector, object) {
	const states = statesOf(object);
	const identities = states.map(sourceIdentity);
	const fits = (key) => {
		const node = getValue(selector, key);
		const text = node?.kind === "scalar" && node.value !== null ? node.text : "";
		if (text === "") return true;
		if (identities.some((identity) => matchesWhole(text, identity[key]) ?? text === identity[key])) return true;
		return key === "name" && liesBetween(text, identities);
	};
	return [
		"group",
		"version",
		"kind",
		"name",
		"namespace"
	].every(fits) && selectsBy(selector, "labelSelector", "labels", states) && selectsBy(selector, "annotationSelector", "annotations", states);
}
function selectsBy(selector, key, field, states) {
	const node = getValue(selector, key);
	if (node?.kind !== "scalar" || node.text === "") return true;
	const requirements = node.text.match(/[^,(]+(?:\([^()]*\))?/g) ?? [];
	return states.some((state) => {
		const labels = new Map(effectiveEntries(nodeAt(state.node, ["metadata", field])).map(({ key: name, value }) => [formatKey(name.value), value.kind === "scalar" ? value.text : ""]));
		return requirements.every((requirement) => meets(requirement.trim(), labels));
	});
}
const SET = /^([^\s!=]+)\s+(in|notin)\s*\(([^)]*)\)$/;
const EQUALITY = /^([^\s!=]+)\s*(==|=|!=)(.*)$/;
function meets(requirement, labels) {
	const set = SET.exec(requirement);
	if (set !== null) {
		const [, name = "", operator, list = ""] = set;
		const value = labels.get(name);
		const isIn = value !== void 0 && list.split(",").some((word) => word.trim() === value);
		return operator === "in" ? isIn : !isIn;
	}
	const equality = EQUALITY.exec(requirement);
	if (equality !== null) {
		const [, name = "", operator, value = ""] = equality;
		return labels.get(name) === value.trim() === (operator !== "!=");
	}
	return requirement.startsWith("!") ? !labels.has(requirement.slice(1).trim()) : labels.has(requirement);
}

// src/rendering/kustomize/merge-keys.ts
const OF_PODS = {
	containers: ["name"],
	initContainers: ["name"],
	ephemeralContainers: ["name"],
	volumes: ["name"],
	imagePullSecrets: ["name"],
	hostAliases: ["ip"],
	topologySpreadConstraints: ["topologyKey", "whenUnsatisfiable"]
};
const OF_CONTAINERS = {
	env: ["name"],
	ports: ["containerPort", "protocol"],
	volumeMounts: ["mountPath"],
	volumeDevices: ["devicePath"]
};
const MERGE_KEYS = new Map(Object.entries({
	...OF_PODS,
	...OF_CONTAINERS
}).map(([list, [key]]) => [list, key]));
const POD_TEMPLATE = { properties: { spec: { $ref: "#/definitions/PodSpec" } } };
const CONTROLLER = { properties: {
	template: POD_TEMPLATE,
	strategy: { "x-kubernetes-patch-strategy": "retainKeys" }
} };
const JOB = { properties: { spec: CONTROLLER } };
const WEBHOOKS = { properties: { webhooks: mergedList(["name"]) } };
const MERGE_SCHEMA = JSON.stringify({ definitions: {
	Container: { properties: mergedLists(OF_CONTAINERS) },
	PodSpec: { properties: mergedLists(OF_PODS) },
	Pod: kindsOf(POD_TEMPLATE, ["/v1/Pod"]),
	PodTemplate: kindsOf(CONTROLLER, ["/v1/PodTemplate"]),
	Controller: kindsOf(JOB, [...[
		"DaemonSet",
		"Deployment",
		"ReplicaSet",
		"StatefulSet"
	].map((kind) => `apps/v1/${kind}`), ...["batch/v1/Job", "/v1/ReplicationController"]]),
	CronJob: kindsOf({ properties: { spec: { properties: { jobTemplate: JOB } } } }, [...["batch/v1/CronJob", "batch/v1beta1/CronJob"]]),
	Webhooks: kindsOf(WEBHOOKS, ["v1", "v1beta1"].flatMap((version) => ["Mutating", "Validating"].map((word) => `admissionregistration.k8s.io/${version}/${word}WebhookConfiguration`)))
} });
function mergedLists(lists) {
	return Object.fromEntries(Object.entries(lists).map(([list, keys]) => [list, mergedList(keys, list)]));
}
function mergedList(keys, list = "") {
	return {
		type: "array",
		.../containers$/i.test(list) && { items: { $ref: "#/definitions/Container" } },
		"x-kubernetes-patch-strategy": list === "volumes" ? "merge,retainKeys" : "merge",
		"x-kubernetes-patch-merge-key": keys[0],
		...keys.length > 1 && { "x-kubernetes-list-map-keys": keys }
	};
}
function kindsOf(schema, kinds) {
	const identities = kinds.map((one) => {
		const [group = "", version = "", kind = ""] = one.split("/");
		return {
			group,
			version,
			kind
		};
	});
	return {
		...schema,
		"x-kubernetes-group-version-kind": identities
	};
}

// src/rendering/kustomize/matching-node.ts
function isMergeKey(path) {
	const list = path.at(-3);
	return typeof path.at(-2) === "number" && typeof list === "string" && MERGE_KEYS.get(list) === path.at(-1);
}
function isReplacedAsWhole(root, path) {
	return path.some((step, depth) => {
		if (typeof step === "number") return false;
		return nodeAt(root, path.slice(0, depth + 1))?.kind === "sequence" && !MERGE_KEYS.has(step);
	});
}
function findMatchingNode(source, rendered, path, object) {
	let here = source;
	let there = rendered;
	const found = [];
	for (const [depth, step] of path.entries()) {
		if (typeof step === "string") {
			const next = getValue(here, step);
			const other = getValue(there, step);
			if (next === void 0 || other === void 0) return void 0;
			found.push(step);
			here = next;
			there = other;
			continue;
		}
		const other = there.kind === "sequence" ? there.items[step] : void 0;
		if (here.kind !== "sequence" || other === void 0) return void 0;
		const list = path[depth - 1];
		const mergeKey = typeof list === "string" ? MERGE_KEYS.get(list) : void 0;
		const index = indexOf(here.items, other, step, mergeKey, object);
		const next = here.items[index];
		if (next === void 0) return void 0;
		found.push(index);
		here = next;
		there = other;
	}
	return {
		node: here,
		path: found
	};
}
function indexOf(items, rendered, position, mergeKey, { substitute, budget }) {
	const at = items[position];
	if (at !== void 0 && isSameValue(at, rendered, substitute)) return position;
	if (!budget.spend(items.length)) return -1;
	const same = items.findIndex((item) => isSameValue(item, rendered, substitute));
	if (same >= 0) return same;
	if (mergeKey !== void 0) {
		const name = getString(rendered, mergeKey);
		return name === void 0 ? -1 : items.findIndex((item) => getString(item, mergeKey) === name);
	}
	let best = -1;
	let bestScore = 0;
	for (const [index, item] of items.entries()) {
		const score = likeness(item, rendered, substitute) + (index === position ? .5 : 0);
		if (score >= 1 && score > bestScore) {
			best = index;
			bestScore = score;
		}
	}
	return best;
}
function likeness(item, rendered, substitute) {
	return effectiveEntries(item).filter(({ key, value }) => {
		const other = getValue(rendered, formatKey(key.value));
		return other !== void 0 && isSameValue(value, other, substitute);
	}).length;
}

// src/rendering/kustomize/patch-sources.ts
const IDENTITY = [
	[],
	["apiVersion"],
	["kind"],
	["metadata"],
	["metadata", "name"],
	["metadata", "namespace"]
];
function strategicMergeSource(patch, object) {
	const removed = nullsOf(patch.root).filter((path) => nodeAt(object.rendered.node, path) === void 0);
	return {
		...treeSource(patch, object, (path) => IDENTITY.some((one) => isSamePath(one, path))),
		removals: removed.map((path) => ({
			path,
			place: patch.placeOf(path)
		}))
	};
}
function baseSource(object) {
	if (object.base === void 0) return { definedAt: () => void 0 };
	const { node, document, path } = object.base;
	return treeSource(documentInPlace({
		node,
		place: {
			document,
			path,
			target: "value"
		}
	}), object);
}
function treeSource({ root, placeOf }, object, isLeftOut = (_) => false) {
	const find = (path) => isLeftOut(path) ? void 0 : findMatchingNode(root, object.rendered.node, path, object);
	return {
		definedAt(path, node) {
			const found = find(path);
			return found !== void 0 && isSameValue(found.node, node, object.substitute) ? placeOf(found.path) : void 0;
		},
		modifiedAt(path) {
			const found = find(path);
			return found && placeOf(found.path);
		}
	};
}
function nullsOf(root) {
	const found = [];
	const visited = /* @__PURE__ */ new Set();
	function collect(node, path) {
		if (node.kind === "sequence" || visited.has(node)) return;
		visited.add(node);
		if (node.kind === "scalar") {
			if (node.value === null) found.push(path);
		} else if (path.length > 0 && getString(node, "$patch") === "delete") found.push(path);
		else for (const { key, value } of effectiveEntries(node)) collect(value, [...path, formatKey(key.value)]);
	}
	collect(root, []);
	return found;
}
function jsonPatchSources(patch, object) {
	if (patch.root.kind !== "sequence") return [];
	return patch.root.items.flatMap((item, index) => {
		const op = getString(item, "op") ?? "";
		const pointer = getString(item, "path");
		const from = getString(item, "from");
		if (pointer === void 0) return [];
		const operation = {
			op,
			steps: stepsOf(pointer),
			from: from === void 0 ? void 0 : stepsOf(from),
			value: getValue(item, "value"),
			index
		};
		if (op === "remove") return [removal(patch, operation, object)];
		return op === "test" ? [] : [assignment(patch, operation, object)];
	});
}
function assignment(patch, { op, steps, from, value, index }, object) {
	const { rendered, base, substitute } = object;
	const copied = from === void 0 ? void 0 : nodeAt(base?.node ?? rendered.node, pathIn(base?.node ?? rendered.node, from));
	const given = value ?? copied;
	function placeOf(path) {
		return patch.placeOf(value === void 0 ? [index, "path"] : [
			index,
			"value",
			...path
		]);
	}
	function find(path, node, mayHaveMoved) {
		if (given === void 0 || !leadsTo(steps, path, op === "add", mayHaveMoved)) return void 0;
		const at = nodeAt(rendered.node, path.slice(0, steps.length));
		const found = at === void 0 ? void 0 : findMatchingNode(given, at, path.slice(steps.length), object);
		return found !== void 0 && isSameValue(found.node, node, substitute) ? placeOf(found.path) : void 0;
	}
	return {
		definedAt: (path, node) => find(path, node, false),
		relocatedAt: (path, node) => isReplacedAsWhole(rendered.node, path) ? find(path, node, true) : void 0,
		modifiedAt(path) {
			if (given === void 0 || !steps.every((step, depth) => String(path[depth]) === step)) return void 0;
			const at = nodeAt(rendered.node, path.slice(0, steps.length));
			const found = at === void 0 ? void 0 : findMatchingNode(given, at, path.slice(steps.length), object);
			return found === void 0 ? void 0 : placeOf(found.path);
		}
	};
}
function removal(patch, { steps, index }, { rendered }) {
	const place = patch.placeOf([index, "path"]);
	const path = pathIn(rendered.node, steps);
	const list = path.slice(0, -1);
	const isItem = /^(?:\d+|-)$/.test(steps.at(-1) ?? "");
	const removed = isItem ? list : path;
	return {
		definedAt: () => void 0,
		removedAt: (at) => isItem && isSamePath(at, list) ? place : void 0,
		removals: nodeAt(rendered.node, removed) === void 0 ? [{
			path: removed,
			place
		}] : []
	};
}
function stepsOf(pointer) {
	return pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function pathIn(root, steps) {
	let node = root;
	return steps.map((step) => {
		const key = node?.kind === "sequence" && /^\d+$/.test(step) ? Number(step) : step;
		node = nodeAt(node, [key]);
		return key;
	});
}
function leadsTo(steps, path, added, mayHaveMoved) {
	if (path.length < steps.length) return false;
	return steps.every((step, depth) => {
		const here = path[depth];
		if (String(here) === step) return true;
		return (mayHaveMoved || depth === steps.length - 1 && (added || step === "-")) && typeof here === "number" && /^(?:-|\d+)$/.test(step);
	});
}
function documentInFile(document) {
	return {
		root: document.root,
		placeOf: (path) => ({
			document,
			path,
			target: "value"
		})
	};
}
function documentInPlace({ node, place }) {
	return {
		root: node,
		placeOf: (path) => ({
			...place,
			path: [...place.path, ...path]
		})
	};
}
function documentsInText(field) {
	const { node, place } = field;
	if (node.kind !== "scalar") return [documentInPlace(field)];
	const { documents, isInPlace } = readInlineText(place.document.file, node);
	if (isInPlace) return documents.map(documentInFile);
	const at = scalarTextPlace(place);
	return documents.map(({ root }) => ({
		root,
		placeOf: () => at
	}));
}

// src/rendering/kustomize/patches.ts
const known = /* @__PURE__ */ new WeakMap();
function patchesOf(kustomization, repository) {
	const patches = known.get(kustomization) ?? readPatches(kustomization, repository);
	known.set(kustomization, patches);
	return patches;
}
function readPatches(kustomization, repository) {
	const { folder } = kustomization;
	const merges = fieldItems(kustomization.field("patchesStrategicMerge")).map((item) => {
		const path = patchFileOf(item, folder, repository.files);
		return {
			documents: path === void 0 ? documentsInText(item) : documentsOfFile(path, repository),
			target: void 0
		};
	});
	const patches = fieldItems(kustomization.field("patches")).map((item) => patchOfEntry(item, folder, repository));
	const late = fieldItems(kustomization.field("patchesJson6902")).map((item) => patchOfEntry(item, folder, repository));
	return {
		early: [...merges, ...patches],
		late
	};
}
function patchOfEntry(entry, folder, repository) {
	const path = fieldText(childField(entry, "path"));
	const inline = childField(entry, "patch") ?? childField(entry, "jsonOp");
	const inFile = path === void 0 || path === "" ? [] : documentsOfFile(joinPath(folder, path), repository);
	const inText = inline === void 0 ? [] : inline.node.kind === "scalar" ? documentsInText(inline) : [documentInPlace(inline)];
	return {
		documents: [...inFile, ...inText],
		target: getValue(entry.node, "target"),
		place: (childField(entry, "target") ?? entry).place
	};
}
function documentsOfFile(path, repository) {
	return (repository.documents(path)?.documents ?? []).map(documentInFile);
}
function sourcesOfPatch({ documents, target }, object) {
	if (!object.budget.spend(10) || target !== void 0 && !isSelected(target, object)) return [];
	return documents.flatMap((document) => {
		if (document.root.kind === "sequence") return target === void 0 ? [] : jsonPatchSources(document, object);
		const apiVersion = textAt(document.root, "apiVersion");
		const named = sourceIdentity({
			apiVersion,
			kind: textAt(document.root, "kind"),
			node: document.root
		});
		return target !== void 0 || isNamedBy(named, object) ? [strategicMergeSource(document, object)] : [];
	});
}
function textAt(root, key) {
	const node = getValue(root, key);
	return node?.kind === "scalar" ? node.text : "";
}

// src/rendering/kustomize/idle-patches.ts
const FIELDS = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity",
	"nodeAffinity"
]);
const POINTER = /\/(tolerations|nodeSelector|affinity|nodeAffinity)(?:\/|$)/;
function findIdlePatches({ label, objects, others, accumulations, repository, budget }) {
	const components = new Set([...accumulations.values()].flatMap((one) => one.components));
	const lists = [...accumulations].flatMap(([folder, { fields }]) => {
		if (fields === void 0 || components.has(folder)) return [];
		const { early, late } = patchesOf(fields, repository);
		return [[...early, ...late]];
	});
	const roots = lists.flat().flatMap(({ documents }) => documents.map(({ root }) => root));
	if (objects.length === 0 || roots.some((root) => getString(root, "$patch") === "delete")) return [];
	const kinds = new Set(lists.flat().some(placesPods) ? others.flatMap((text) => parseDocuments({
		path: "",
		text
	}).documents.flatMap(objectsOf)).map(({ kind }) => kind) : []);
	return lists.flatMap((patches) => {
		const placing = patches.filter(placesPods);
		const idle = placing.filter(({ target }) => target !== void 0 && !mayMatch(target, objects, kinds, budget));
		const isGeneric = idle.length < placing.length;
		return idle.flatMap((patch) => {
			const { target, place } = patch;
			if (target === void 0 || place === void 0 || isGeneric && getString(target, "name") === void 0) return [];
			const field = fieldIn(patch) ?? "";
			return [{
				kind: "ignored-patch",
				message: `the patch with ${quoted(field)} changes nothing: its target (${describeTarget(target)}) is no object of kustomization ${quoted(label)}`,
				...scalarTextPlace(place)
			}];
		});
	});
}
function mayMatch(target, objects, kinds, budget) {
	const kind = getString(target, "kind");
	if (kinds.size > 0 && (kind === void 0 || kinds.has(kind))) return true;
	return objects.some((object) => !budget.spend(10) || isSelected(target, object));
}
const placesPods = (patch) => fieldIn(patch) !== void 0;
function fieldIn({ documents }) {
	const visited = /* @__PURE__ */ new Set();
	const find = (node) => {
		if (visited.has(node)) return void 0;
		visited.add(node);
		if (node.kind === "scalar") return POINTER.exec(node.text)?.[1];
		if (node.kind === "sequence") return firstOf(node.items, find);
		return firstOf(effectiveEntries(node), ({ key, value }) => {
			const name = formatKey(key.value);
			return FIELDS.has(name) ? name : find(value);
		});
	};
	return firstOf(documents, ({ root }) => find(root));
}
function describeTarget(target) {
	return effectiveEntries(target).flatMap(({ key, value }) => value.kind === "scalar" && value.text !== "" ? [`${formatKey(key.value)} ${quoted(value.text)}`] : []).join(", ");
}

// src/rendering/kustomize/field-origins.ts
function fieldOrigins({ rendered, budget }, sources) {
	const latestFirst = [...sources].reverse();
	const origins = [];
	function collect(path, node) {
		if (!budget.spend(sources.length)) return;
		const order = isMergeKey(path) ? sources : latestFirst;
		const whole = firstOf(order, (source) => source.definedAt(path, node)) ?? firstOf(order, (source) => source.relocatedAt?.(path, node));
		if (whole !== void 0) {
			origins.push({
				path,
				place: whole
			});
			return;
		}
		const place = partlyGiven(path);
		if (place !== void 0) origins.push({
			path,
			place
		});
		if (node.kind === "mapping") for (const { key, value } of effectiveEntries(node)) collect([...path, formatKey(key.value)], value);
		else if (node.kind === "sequence") for (const [index, item] of node.items.entries()) collect([...path, index], item);
	}
	function partlyGiven(path) {
		const removed = firstOf(latestFirst, (source) => source.removedAt?.(path));
		const order = isReplacedAsWhole(rendered.node, path) ? latestFirst : sources;
		return removed ?? firstOf(order, (source) => source.modifiedAt?.(path));
	}
	collect([], rendered.node);
	for (const { removals = [] } of sources) for (const { path, place } of removals) if (nodeAt(rendered.node, path) === void 0) origins.push({
		path,
		place
	});
	return origins;
}

// src/rendering/kustomize/setting-sources.ts
function settingSources(kustomization, object) {
	const sources = [];
	const add = (more) => {
		for (const source of more) sources.push(source);
	};
	const name = sourceIdentity(object.rendered).name;
	const namespace = kustomization.field("namespace");
	if (namespace !== void 0) sources.push(valueSource(["metadata", "namespace"], namespace, object));
	const prefix = kustomization.field("namePrefix");
	const suffix = kustomization.field("nameSuffix");
	const isRenamed = object.base !== void 0 && sourceIdentity(object.base).name !== name;
	const prefixed = isRenamed && passes(fieldText(prefix), (text) => name.startsWith(text) || name.includes(text));
	const suffixed = isRenamed && passes(fieldText(suffix), (text) => name.endsWith(text) || name.includes(text));
	if (prefixed && prefix !== void 0) sources.push(placeSource(["metadata", "name"], prefix.place));
	else if (suffixed && suffix !== void 0) sources.push(placeSource(["metadata", "name"], suffix.place));
	const template = podSpecPathOf(object.rendered.apiVersion, object.rendered.kind)?.slice(0, -1) ?? [];
	const owners = template.length === 0 ? [[]] : [[], template];
	const labels = [kustomization.field("commonLabels"), ...fieldItems(kustomization.field("labels")).map((one) => childField(one, "pairs"))];
	for (const owner of owners) {
		for (const pairs of labels) add(pairSources([
			...owner,
			"metadata",
			"labels"
		], pairs, object));
		const annotations = kustomization.field("commonAnnotations");
		add(pairSources([
			...owner,
			"metadata",
			"annotations"
		], annotations, object));
	}
	return sources;
}
function replicaSources(kustomization, object) {
	const names = [object.base, object.rendered].flatMap((state) => state === void 0 ? [] : sourceIdentity(state).name);
	return fieldItems(kustomization.field("replicas")).flatMap((entry) => {
		const name = getString(entry.node, "name") ?? "";
		const count = childField(entry, "count");
		const isMeant = names.includes(name) || name !== "" && names.at(-1)?.includes(name);
		return count !== void 0 && isMeant ? [valueSource(["spec", "replicas"], count, object)] : [];
	});
}
function passes(text, test) {
	return text !== void 0 && text !== "" && test(text);
}
function pairSources(path, pairs, object) {
	if (pairs?.node.kind !== "mapping") return [];
	const { place } = pairs;
	return [{
		definedAt: () => void 0,
		modifiedAt: (at) => isSamePath(at, path) ? place : void 0
	}, ...effectiveEntries(pairs.node).map(({ key, value }) => {
		const field = {
			node: value,
			place: {
				...place,
				path: [...place.path, key.text]
			}
		};
		return valueSource([...path, key.text], field, object);
	})];
}
function valueSource(at, { node, place }, { substitute }) {
	return { definedAt: (path, rendered) => isSamePath(at, path) && isSameValue(node, rendered, substitute) ? place : void 0 };
}
function placeSource(at, place) {
	return { definedAt: (path) => isSamePath(at, path) ? place : void 0 };
}
function namespaceSource(namespace, place, { rendered }) {
	const path = ["metadata", "namespace"];
	const node = nodeAt(rendered.node, path);
	return node?.kind === "scalar" && node.text === namespace ? [placeSource(path, place)] : [];
}
function replacementSources(kustomization, object, repository) {
	return fieldItems(kustomization.field("replacements")).flatMap((entry) => replacementsOf(entry, kustomization.folder, repository)).flatMap((replacement) => fieldItems(childField(replacement, "targets"))).flatMap((target) => sourcesOfTarget(target, object));
}
function replacementsOf(entry, folder, repository) {
	const path = fieldText(childField(entry, "path"));
	if (path === void 0) return [entry];
	return (repository.documents(joinPath(folder, path))?.documents ?? []).flatMap((document) => {
		const whole = {
			node: document.root,
			place: {
				document,
				path: [],
				target: "value"
			}
		};
		return document.root.kind === "sequence" ? fieldItems(whole) : [whole];
	});
}
function sourcesOfTarget(target, object) {
	if (!object.budget.spend(10)) return [];
	const select = getValue(target.node, "select");
	const rejected = fieldItems(childField(target, "reject")).some(({ node }) => isSelected(node, object));
	if (select === void 0 || rejected || !isSelected(select, object)) return [];
	return fieldItems(childField(target, "fieldPaths")).map((field) => {
		const steps = fieldSteps(fieldText(field) ?? "");
		return { definedAt: (path) => steps.length > 0 && isMeant(steps, path, object.rendered.node) ? field.place : void 0 };
	});
}
function fieldSteps(text) {
	return (text.match(/\[[^\][]*\]|(?:\\.|[^.[\\])+/g) ?? []).map((step) => step.replaceAll(/\\(.)/g, "$1"));
}
function isMeant(steps, path, root) {
	if (path.length < steps.length) return false;
	let node = root;
	for (const [depth, step] of steps.entries()) {
		const here = path[depth];
		if (here === void 0) return false;
		node = typeof here === "number" ? node?.kind === "sequence" ? node.items[here] : void 0 : getValue(node, here);
		if (step === "*" || step === "-" && typeof here === "number") continue;
		const condition = /^\[([^=\]]+)=(.*)\]$/.exec(step);
		if (condition === null) {
			if (String(here) !== step.replace(/^\[(.*)\]$/, "$1")) return false;
			continue;
		}
		const value = getValue(node, condition[1] ?? "");
		if (value?.kind !== "scalar" || value.text !== condition[2]) return false;
	}
	return true;
}

// src/rendering/kustomize/trace-object.ts
const NAME = ["metadata", "name"];
function isRenamed(rendered, source, { substitute, budget, ...rendering }) {
	const node = nodeAt(rendered.node, NAME);
	const object = {
		rendered,
		base: source.object,
		substitute,
		budget
	};
	if (node === void 0) return false;
	return sourcesOnTheWay(object, source, rendering).some(({ definedAt }) => definedAt(NAME, node) !== void 0);
}
function traceObject(rendered, source, rendering) {
	const { label, file, substitute, budget } = rendering;
	const base = source?.object;
	const object = {
		rendered,
		base,
		substitute,
		budget
	};
	const sources = [baseSource(object), ...sourcesOnTheWay(object, source, rendering)];
	return {
		renderer: "kustomize",
		root: label,
		place: base === void 0 ? {
			file,
			span: {
				start: 0,
				end: 0
			}
		} : {
			document: base.document,
			path: base.path,
			target: "value"
		},
		fields: fieldOrigins(object, sources),
		base: base !== void 0 ? {
			document: base.document,
			objectPath: base.path
		} : void 0
	};
}
function sourcesOnTheWay(object, source, { target, accumulations, repository }) {
	const changes = source === void 0 ? [...accumulations.values()].reverse() : [];
	for (let at = source?.changes; at !== void 0 && object.budget.spend(1); at = at.next) changes.push(at.by);
	const sources = changes.flatMap(({ fields, plugins }) => fields === void 0 ? [] : [...sourcesOf(fields, object, repository), ...plugins.flatMap((plugin) => pluginConfigurations(plugin, repository).flatMap((entry) => {
		return fieldText(childField(entry, "kind"))?.startsWith("Patch") === true ? sourcesOfPatch(patchOfEntry(entry, fields.folder, repository), object) : [];
	}))]);
	if (target?.namespace === void 0) return sources;
	return [...sources, ...namespaceSource(target.namespace, target.place, object)];
}
function sourcesOf(kustomization, object, repository) {
	const { early, late } = patchesOf(kustomization, repository);
	return [
		...early.flatMap((patch) => sourcesOfPatch(patch, object)),
		...settingSources(kustomization, object),
		...late.flatMap((patch) => sourcesOfPatch(patch, object)),
		...replicaSources(kustomization, object),
		...replacementSources(kustomization, object, repository)
	];
}
function pluginConfigurations(plugin, repository) {
	if (typeof plugin !== "string") return documentsInText(plugin).flatMap(({ root, placeOf }) => {
		const place = placeOf([]);
		return "span" in place ? [] : [{
			node: root,
			place
		}];
	});
	return (repository.documents(plugin)?.documents ?? []).flatMap(objectsOf).map(({ node, document, path }) => ({
		node,
		place: {
			document,
			path,
			target: "value"
		}
	}));
}

// src/rendering/kustomize/interpret.ts
const MOST_COMPARISONS = 2e7;
function interpretKustomization(root, outcome, ofCharts = []) {
	if (outcome?.value === void 0) return { problem: notRendered(root, outcome?.problem ?? "it was not run") };
	const { label, target, customKinds } = root;
	const slices = splitDocuments(outcome.value).map(({ start, end }) => outcome.value.slice(start, end));
	const substitute = substituteWith(target);
	const isRelevant = renderedRelevance(customKinds);
	const kept = slices.filter(isRelevant).filter((slice) => !holdsStandIn(slice)).map((slice) => substituteInObject(slice.replace(/^---[ \t]*\r?\n/, ""), substitute));
	const file = {
		path: root.file.path,
		text: kept.join("---\n")
	};
	const parsed = parseDocuments(file);
	if (parsed.problems.some(({ kind }) => kind === "syntax")) return { problem: notRendered(root, "the output of kustomize is not valid YAML") };
	const budget = createBudget(MOST_COMPARISONS);
	const printed = parsed.documents.flatMap(objectsOf).map((object) => {
		const document = {
			file,
			start: object.node.start,
			root: object.node
		};
		return {
			...object,
			document,
			path: []
		};
	});
	const { accumulations, repository } = root;
	const kinds = new Set(printed.map(({ kind }) => kind));
	const sources = kinds.size === 0 ? [] : sourceObjects(accumulations, repository, substitute, kinds);
	const rendering = {
		...root,
		substitute,
		budget
	};
	const sourceOf = findSourceObjects(printed, sources, (object, source) => isRenamed(object, source, rendering));
	const objects = printed.map((object) => {
		const origin = atReferences(traceObject(object, sourceOf.get(object), rendering), root.fetched);
		return {
			...object,
			document: {
				...object.document,
				origin
			}
		};
	});
	if (!budget.spend(0)) return { problem: notRendered(root, `its patches, labels and lists are more than ${formatCount(MOST_COMPARISONS)} comparisons with what it makes`) };
	const workloads = [];
	const problems = slices.some(holdsStandIn) ? [] : findIdlePatches({
		...root,
		budget,
		objects: objects.map((object) => ({
			rendered: object,
			base: baseOf(object)
		})),
		others: slices.filter((slice) => !isRelevant(slice))
	});
	problems.push(...ofCharts);
	for (const object of objects) {
		const read = readObjectWorkloads(object, customKinds);
		if (typeof read === "string") problems.push(unfilled(object, root));
		else workloads.push(...withBases(read, object, customKinds).map((one) => inNamespace(one, object, target)));
	}
	return { value: {
		file,
		documents: slices.filter((slice) => /^[ \t]*[^\s#]/m.test(slice.replace(/^---/, ""))).length,
		objects,
		workloads,
		problems: problems.map((problem) => ({
			...problem,
			...root.fetched.get(problem.file.path)
		})),
		template: void 0,
		rendered: {
			root: label,
			clusters: target?.clusters
		}
	} };
}
function atReferences(origin, fetched) {
	const edited = (at) => fetched.get(("span" in at ? at : at.document).file.path) ?? at;
	const fields = origin.fields.map((field) => ({
		...field,
		place: edited(field.place)
	}));
	const made = {
		...origin,
		place: edited(origin.place),
		fields
	};
	const { base } = origin;
	const place = base && fetched.get(base.document.file.path);
	if (base === void 0 || place === void 0) return made;
	return {
		...made,
		base: {
			...base,
			document: {
				...base.document,
				origin: {
					...made,
					place,
					fields: []
				}
			}
		}
	};
}
function notRendered({ label, file }, reason) {
	return {
		kind: "not-rendered",
		message: `kustomization "${label}" is not rendered: ${reason}`,
		cause: reason,
		file,
		span: {
			start: 0,
			end: 0
		}
	};
}
function withBases(workloads, object, customKinds) {
	const base = baseOf(object);
	if (base === void 0) return workloads;
	const bases = readObjectWorkloads(base, customKinds);
	if (typeof bases === "string") return workloads;
	return workloads.map((workload) => {
		const base = bases.find(({ part, isFragment }) => part === workload.part && isFragment === workload.isFragment);
		return base === void 0 ? workload : {
			...workload,
			base
		};
	});
}
function baseOf({ apiVersion, kind, document: { origin } }) {
	if (origin?.base === void 0) return void 0;
	const { document, objectPath } = origin.base;
	const node = nodeAt(document.root, objectPath);
	return node && {
		apiVersion,
		kind,
		document,
		path: objectPath,
		node
	};
}
function inNamespace(workload, { node }, target) {
	const namespace = target?.defaultNamespace;
	if (namespace === void 0 || namespaceOf({ node }) !== void 0) return workload;
	return {
		...workload,
		namespace
	};
}
function unfilled({ kind, node, document: { origin } }, { label, file }) {
	const name = nameOf$1({ node }) ?? "";
	const cause = "a scheduling field holds a variable that is filled in later";
	const message = `${kind} "${name}" of kustomization "${label}" is not judged: ${cause}`;
	const place = origin?.place ?? {
		file,
		span: {
			start: 0,
			end: 0
		}
	};
	const at = "span" in place ? place : scalarTextPlace(place);
	return {
		kind: "not-rendered",
		message,
		cause,
		file: at.file,
		span: at.span
	};
}

// src/rendering/kustomize/wrapper.ts
const WRAPPER_FILE = "kustomization.yaml";
const SCHEMA_FILE = "merge-schema.json";
function fieldsOfTarget(target) {
	const fields = new Map(target.fields.flatMap(({ key, value, place }) => {
		const shape = fieldOf(KUSTOMIZATION_FIELDS, key);
		return shape === void 0 || isExplosive(value) ? [] : [[key, {
			node: withKnownFields(value, shape),
			place
		}]];
	}));
	return {
		folder: joinPath(".", target.folder),
		field: (key) => fields.get(key)
	};
}
function kustomizeRequest(resources, target, { copy, leavesFolders, isPatched }, folder) {
	const options = leavesFolders ? ["--load-restrictor", "LoadRestrictionsNone"] : [];
	const fields = target === void 0 ? void 0 : fieldsOfTarget(target);
	const toWrapper = (path) => pathInCopy(joinPath(folder, path));
	const added = (target?.fields ?? []).flatMap(({ key }) => {
		const node = fields?.field(key)?.node;
		return node === void 0 ? [] : [[key, rewrite(key, toValue(node), toWrapper)]];
	});
	if (resources.length === 1 && resources[0] === folder && added.length === 0 && target?.namespace === void 0 && !isPatched) return {
		...copy,
		arguments: [...options, pathInCopy(folder)]
	};
	const plain = {
		apiVersion: "kustomize.config.k8s.io/v1beta1",
		kind: "Kustomization",
		...Object.fromEntries(added),
		...target?.namespace !== void 0 && { namespace: target.namespace },
		resources: resources.map(pathInCopy)
	};
	const write = (kustomization) => ({
		path: WRAPPER_FILE,
		text: `${writeJson(kustomization, 2)}\n`
	});
	const whole = [...copy.files, write(plain)];
	const short = [
		...copy.files,
		{
			path: SCHEMA_FILE,
			text: MERGE_SCHEMA
		},
		write({
			...plain,
			openapi: { path: SCHEMA_FILE }
		})
	];
	return {
		files: isPatched ? short : whole,
		wholeFiles: isPatched ? whole : void 0,
		copies: copy.copies,
		arguments: [...options, "."]
	};
}
function rewrite(key, value, toWrapper) {
	if (!Array.isArray(value)) return value;
	const items = value;
	if (key === "components") return items.map((item) => typeof item === "string" ? toWrapper(item) : item);
	if (key === "patchesStrategicMerge") return items.map((item) => typeof item === "string" && !isInlineText(item) ? toWrapper(item) : textOfPatch(item));
	if (key === "patches" || key === "patchesJson6902") return items.map((item) => {
		if (!isRecord(item)) return item;
		return {
			...item,
			...item.patch !== void 0 && { patch: textOfPatch(item.patch) },
			...typeof item.path === "string" && { path: toWrapper(item.path) }
		};
	});
	return items;
}
function textOfPatch(patch) {
	return typeof patch === "string" ? patch : writeJson(patch);
}

// src/rendering/kustomize/plan-kustomizations.ts
const FETCHED = /(?<![^"])[^"]{0,200}taintlint\.lock\/([^"/]{1,200})-[0-9a-f]{64}/g;
function planKustomizations(options) {
	const { kustomizations, targets, files, customKinds = [], kubernetesVersion } = options;
	const repository = createKustomizeRepository(files, {
		customKinds,
		kubernetesVersion
	});
	const unplanned = [];
	function planned(folder, plan) {
		const path = repository.kustomizationsIn(folder)[0] ?? folder;
		const { value, problem } = takeStep(plan, "planned this rendering", () => startOf(path, files));
		if (problem !== void 0) unplanned.push(unplannedRoot("kustomize", folder, problem.file, problem));
		return value;
	}
	const targetPlans = targets.flatMap((target) => {
		const folder = joinPath(".", target.folder);
		return planned(folder, () => planFolder(folder, target, repository)) ?? [];
	});
	const taken = new Set(targetPlans.map(({ folder }) => folder));
	const reached = new Set(targetPlans.flatMap(({ closure }) => [...closure.kustomizations]));
	const planOf = memoizeByName((folder) => planned(folder, () => planFolder(folder, void 0, repository)));
	const roots = rootFolders(kustomizations, taken, reached, repository, (folder) => planOf(folder)?.closure.kustomizations ?? /* @__PURE__ */ new Set([folder]));
	const labels = labelsOf(targetPlans);
	return [
		...roots.flatMap((folder) => {
			const plan = planOf(folder);
			return (plan && planned(folder, () => rootOf(plan, folder, repository, customKinds))) ?? [];
		}),
		...targetPlans.flatMap((plan, index) => {
			const label = labels[index] ?? plan.folder;
			return planned(label, () => rootOf(plan, label, repository, customKinds)) ?? [];
		}),
		...unplanned
	];
}
function planFolder(folder, target, repository) {
	const walk = new ClosureWalk(repository, folder);
	const [path] = repository.kustomizationsIn(folder);
	const kind = repository.files.lookUp(folder);
	const resources = path !== void 0 || target === void 0 || kind !== "folder" ? [{
		path: folder,
		kind: "folder"
	}] : repository.generated(folder);
	const added = target === void 0 ? void 0 : fieldsOfTarget(target);
	const missing = target === void 0 ? void 0 : unfitTarget(folder, target, kind, resources);
	if (missing === void 0) {
		const at = target === void 0 ? startOf(path ?? folder, repository.files) : scalarTextPlace(target.place);
		for (const resource of resources) if (resource.kind === "file") walk.addManifest(resource.path, at);
		else walk.addFolder(resource.path, at);
		if (added !== void 0) walk.addFields(added);
	}
	const closure = walk.result();
	return {
		folder,
		target,
		resources,
		closure: {
			...closure,
			obstacle: missing ?? closure.obstacle
		}
	};
}
function unfitTarget(folder, { owner, place, fields }, kind, resources) {
	const at = scalarTextPlace(place);
	if (kind === "outside") return {
		folder,
		clause: `is outside of the repository, and ${owner} builds it`,
		...at
	};
	if (kind !== "folder") return {
		folder,
		clause: `is not a folder of the repository, and ${owner} builds it`,
		...at
	};
	if (fields.some(({ value }) => isExplosive(value))) return {
		folder,
		clause: `is too large, because the YAML aliases of ${owner} explode`,
		...at
	};
	return resources.length > 0 ? void 0 : {
		folder,
		clause: `holds no manifest, and ${owner} builds it`,
		...at
	};
}
function startOf(path, files) {
	return startOfFile(files.read(path) ?? {
		path,
		text: ""
	});
}
function labelsOf(plans) {
	const used = /* @__PURE__ */ new Map();
	const byFolder = groupBy(plans, ({ folder }) => folder);
	return plans.map(({ folder, target }) => {
		const label = byFolder.get(folder)?.length === 1 || target === void 0 ? folder : `${folder} for ${target.owner}`;
		const count = (used.get(label) ?? 0) + 1;
		used.set(label, count);
		return count === 1 ? label : `${label} (${count})`;
	});
}
function rootOf(plan, label, repository, customKinds) {
	const { folder, target, resources, closure } = plan;
	const reads = [...closure.reads].sort();
	const path = repository.kustomizationsIn(folder)[0] ?? resources.find(({ kind }) => kind === "file")?.path ?? reads[0];
	const root = {
		renderer: "kustomize",
		label,
		file: (path === void 0 ? void 0 : repository.files.read(path)) ?? target?.place.document.file ?? {
			path: path ?? folder,
			text: ""
		},
		clusters: target?.clusters,
		given: [target, customKinds],
		reads,
		covers: [...closure.covers].sort()
	};
	const { obstacle } = closure;
	if (obstacle !== void 0) {
		const refusal = refusalOf(label, folder, obstacle);
		return {
			...root,
			refusal,
			requests: [],
			interpret: () => ({ problem: refusal })
		};
	}
	const { files } = repository;
	const positionOf = (path) => files.fromRoot(files.realPath(path) ?? path);
	const { charts, accumulations, fetched } = closure;
	const inputs = charts.flatMap(({ root: chart, position }) => {
		const request = plainRequest(chart);
		return request === void 0 ? [] : [{
			path: pathInCopy(position.copy),
			request
		}];
	});
	const paths = resources.map(({ path: one }) => positionOf(one));
	const own = kustomizeRequest(paths, target, closure, positionOf(folder));
	const ofCharts = charts.flatMap(({ root: chart }) => chart.requests);
	return {
		...root,
		requests: inputs.length === 0 ? [own] : [...ofCharts, {
			...own,
			inputs
		}],
		interpret(outcomes) {
			const read = interpretCharts(charts, outcomes);
			if (read.problem !== void 0) return read;
			const { objects, problems } = read.value;
			const objectsIn = (path, kinds) => objects.get(path) ?? repository.objects(path, kinds);
			const base = {
				...repository,
				objects: objectsIn
			};
			return interpretKustomization({
				label,
				file: root.file,
				target,
				accumulations,
				repository: base,
				customKinds,
				fetched
			}, outcomes.at(-1), problems);
		}
	};
}
function refusalOf(label, folder, { clause, file, span, folder: at }) {
	return {
		kind: "not-rendered",
		message: `kustomization "${label}" is not rendered: ${at === folder ? "it" : `it takes in "${at}", which`} ${clause}`.replaceAll(FETCHED, "$1"),
		cause: clause.replace(/"[^"]*"/g, "\"\""),
		file,
		span
	};
}
function rootFolders(kustomizations, taken, alreadyReached, repository, reachedFrom) {
	const candidates = /* @__PURE__ */ new Map();
	const referenced = /* @__PURE__ */ new Set();
	for (const path of [...kustomizations].map((written) => joinPath(".", written)).sort()) {
		const kustomization = repository.kustomization(path);
		if (kustomization === void 0 || kustomization.problem?.foreign) continue;
		if (!kustomization.value?.isComponent) candidates.set(parentFolder(path), path);
		if (kustomization.problem !== void 0) {
			for (const path of possibleReferences(kustomization.problem.file, repository.files)) referenced.add(path);
			continue;
		}
		for (const folder of foldersReferredTo(kustomization.value, repository)) referenced.add(folder);
	}
	const roots = [...candidates].filter(([folder, path]) => !referenced.has(folder) && !taken.has(folder) && !alreadyReached.has(path)).map(([folder]) => folder);
	const found = new Set(roots);
	const reached = /* @__PURE__ */ new Set([...alreadyReached, ...roots.flatMap((folder) => [...reachedFrom(folder)])]);
	for (const [folder, path] of candidates) {
		if (taken.has(folder) || reached.has(path) || found.has(folder)) continue;
		found.add(folder);
		for (const one of reachedFrom(folder)) reached.add(one);
	}
	return [...found].sort();
}
function foldersReferredTo(kustomization, { files }) {
	return referencesOf(kustomization, files).references.filter(({ role }) => role !== "patch" && role !== "data").map(({ text }) => joinPath(kustomization.folder, text)).filter((folder) => files.lookUp(folder) === "folder").flatMap((folder) => files.realPath(folder) ?? []);
}

// src/rendering/terraform/release-target.ts
function releaseTarget(release, clusters, files) {
	const { address, root, document, folders, outside, name, namespace } = release;
	const isRegistry = outside?.address.startsWith("oci://") && !outside.address.endsWith(`/${outside.name}`);
	const folder = (outside ? [folderOfChart(files.outside, outside, isRegistry) ?? []].flat() : folders).find((one) => files.lookUp(joinPath(one, "Chart.yaml")) === "file");
	if (folder === void 0) return void 0;
	const { node, unknown } = valuesOf(release);
	return {
		folder,
		owner: root === "" ? `Terraform's ${address}` : `Terraform's ${address} in ${root}`,
		place: {
			document,
			path: ["chart"],
			target: "value"
		},
		versionAt: {
			document,
			path: ["version"],
			target: "value"
		},
		clusters,
		namespace,
		releaseName: name,
		valuesFiles: [],
		valuesAt: "values",
		unknown,
		values: node && {
			node,
			place: {
				document: {
					...document,
					root: node
				},
				path: [],
				target: "value"
			}
		}
	};
}
function valuesOf({ values, settings, unknown }) {
	if (unknown !== void 0) return { unknown };
	let node;
	for (const one of values) node = mergeValues(node, one);
	const budget = createValuesBudget();
	for (const { name, value, asString } of settings) {
		node = setValue(node, name, value, asString, budget);
		if (node === void 0) return { unknown: `"${name}" is no name of a value` };
	}
	return node === void 0 ? {} : { node };
}

// src/workspace/plan-roots.ts
function createRootPlanner(input) {
	const { kustomizations, charts, files, gitops, configuration } = input;
	const placeOf = () => startOfFile(gitops.files[0]?.file ?? {
		path: ".",
		text: ""
	});
	const faults = [];
	const released = releaseTargets(input, faults);
	const customKinds = configuration?.customKinds ?? [];
	const [version, ...others] = new Set(gitops.clusters.map(({ settings }) => settings.kubernetesVersion));
	const known = {
		kubernetesVersion: others.length === 0 ? version : void 0,
		customKinds,
		files
	};
	const ofKustomize = repeating((targets) => planKustomizations({
		...known,
		kustomizations,
		targets
	}));
	const ofHelm = repeating((plan) => planCharts({
		...known,
		charts,
		declared: configuration?.charts ?? [],
		...plan
	}));
	return (printed) => {
		const plan = () => printed.length === 0 ? writtenTargets(input) : planTargets(withPrinted(gitops, printed), files);
		const { value: targets, problem } = takeStep(plan, "planned this rendering", placeOf);
		const kustomizations = ofKustomize(targets?.kustomize ?? []);
		const rendered = input.withoutKustomize ? [] : kustomizations.filter(({ refusal }) => refusal === void 0);
		const inKustomizations = new Set(rendered.flatMap(({ reads }) => reads.filter((path) => path.endsWith("Chart.yaml"))));
		return [
			...problem === void 0 ? [] : [unplannedRoot("kustomize", "GitOps objects", problem.file, problem)],
			...faults.map((fault) => unplannedRoot("helm", `helm_release of ${fault.file.path}`, fault.file, fault)),
			...(targets?.open ?? []).map((one) => unplannedRoot("helm", `helmfile release at ${one.file.path}:${one.span.start}`, one.file, one)),
			...kustomizations,
			...ofHelm({
				targets: [...targets?.charts ?? [], ...released],
				inKustomizations
			})
		];
	};
}
const writtenTargets = memoize(({ gitops, files }) => planTargets(gitops, files));
function repeating(make) {
	let last;
	return (given) => {
		if (last === void 0 || !isDeepStrictEqual(last.given, given)) last = {
			given,
			value: make(given)
		};
		return last.value;
	};
}
function findOutsideCharts(input) {
	const found = /* @__PURE__ */ new Map();
	const { outside } = input.files;
	const folderOf = (chart) => {
		found.set(keyOfChart(chart), chart);
		return chart.address.startsWith("git::") ? outside?.folderOf(chart) : void 0;
	};
	const holds = outside?.holds ?? (() => void 0);
	createRootPlanner({
		...input,
		files: {
			...input.files,
			outside: {
				folderOf,
				holds
			}
		}
	})([]);
	return [...found.entries()].sort(([one], [other]) => one < other ? -1 : 1).map(([, chart]) => chart);
}
function planUnusedValues(input, isExcluded) {
	const { charts: all, files, configuration } = input;
	const charts = all.filter((path) => !isExcluded(path) && !isTestPath(path));
	const targets = () => [...writtenTargets(input).charts, ...releaseTargets(input, [])];
	return findUnusedValues({
		charts,
		declared: configuration?.charts ?? [],
		targets,
		files
	});
}
function unusedValuesNotices(input, isExcluded) {
	return describeUnusedValues(planUnusedValues(input, isExcluded));
}
function releaseTargets({ releases, gitops: { clusters }, files }, faults) {
	return releases.flatMap((release) => {
		const own = clusters.filter((cluster) => readsFolder(cluster, release.root)).map(clusterNameOf);
		const plan = () => releaseTarget(release, own.length === 0 ? void 0 : new Set(own), files);
		return guarded(plan, "planned this rendering", startOfFile(release.document.file), faults) ?? [];
	});
}

export { createRootPlanner, findOutsideCharts, planUnusedValues, unusedValuesNotices };