import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { a as labelValueErrors, d as isCanonicalDecimal, f as parseGoInt, h as matchesNameGlob, i as labelKeyErrors, l as findToleration, o as subdomainErrors, r as effectErrors, t as RULES, u as keepsPodsOff, v as formatWorkload } from "./rules.js";
import { _ as groupOf, c as lineOf, d as parseQuantity, f as NO_CLUSTER_KEYS, g as decodeTolerations, h as createDecoder, l as locate, p as resolveSettings, r as reportFit, u as rangeOfSpan, v as getString, y as getValue } from "./fit-report.js";
import { createHash } from "node:crypto";

// src/lint/group-findings.ts
const MAX_SEPARATE = 3;
const MAX_NAMED = 20;
function merge(first, others) {
	const named = others.flatMap(({ workload }) => workload === void 0 ? [] : [formatWorkload(workload)]);
	const rest = named.length > MAX_NAMED ? [`and ${named.length - MAX_NAMED} more`] : [];
	return {
		...first,
		message: `${first.message}; the same holds for ${others.length} more workloads`,
		details: [
			...first.details ?? [],
			...named.slice(0, MAX_NAMED).map((name) => `also ${name}`),
			...rest
		]
	};
}
function groupFindings(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		if (finding.group === void 0) continue;
		const members = groups.get(finding.group);
		if (members === void 0) groups.set(finding.group, [finding]);
		else members.push(finding);
	}
	return findings.flatMap((finding) => {
		const members = finding.group === void 0 ? [] : groups.get(finding.group) ?? [];
		if (members.length <= MAX_SEPARATE) return [finding];
		return members[0] === finding ? [merge(finding, members.slice(1))] : [];
	});
}

// src/manifest/admission-objects.ts
const NODE_SELECTOR_ANNOTATION = "scheduler.alpha.kubernetes.io/node-selector";
const DEFAULT_TOLERATIONS_ANNOTATION = "scheduler.alpha.kubernetes.io/defaultTolerations";
const TOLERATIONS_WHITELIST_ANNOTATION = "scheduler.alpha.kubernetes.io/tolerationsWhitelist";
function readRuntimeClass(object, name) {
	const decoder = createDecoder();
	const scheduling = getValue(object.node, "scheduling");
	return {
		name,
		nodeSelector: decoder.stringMap(getValue(scheduling, "nodeSelector"), []),
		tolerations: decodeTolerations(decoder, getValue(scheduling, "tolerations"), [])
	};
}
function isToleration(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function readTolerationsAnnotation(annotations, name) {
	const text = getString(annotations, name);
	if (text === void 0) return void 0;
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) && value.every(isToleration) ? value : void 0;
	} catch {
		return;
	}
}
function readNamespace(object, name) {
	const annotations = getValue(getValue(object.node, "metadata"), "annotations");
	return {
		name,
		nodeSelector: getString(annotations, NODE_SELECTOR_ANNOTATION),
		defaultTolerations: readTolerationsAnnotation(annotations, DEFAULT_TOLERATIONS_ANNOTATION),
		tolerationsWhitelist: readTolerationsAnnotation(annotations, TOLERATIONS_WHITELIST_ANNOTATION)
	};
}
function readAdmissionObjects(objects) {
	const runtimeClasses = /* @__PURE__ */ new Map();
	const namespaces = /* @__PURE__ */ new Map();
	for (const object of objects) {
		const name = getString(getValue(object.node, "metadata"), "name");
		if (name === void 0) continue;
		if (object.kind === "RuntimeClass" && groupOf(object.apiVersion) === "node.k8s.io") runtimeClasses.set(name, readRuntimeClass(object, name));
		else if (object.kind === "Namespace" && object.apiVersion === "v1") namespaces.set(name, readNamespace(object, name));
	}
	return {
		runtimeClasses,
		namespaces
	};
}

// src/scheduling/admission/default-toleration-seconds.ts
const NODE_FAILURE_KEYS = ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"];
const DEFAULT_SECONDS = 300;
function withDefaultTolerationSeconds(tolerations) {
	const missing = NODE_FAILURE_KEYS.filter((key) => !tolerations.some((toleration) => speaksOf(toleration, key)));
	return [...tolerations, ...missing.map((key) => ({
		key,
		operator: "Exists",
		effect: "NoExecute",
		tolerationSeconds: DEFAULT_SECONDS,
		origin: { by: "DefaultTolerationSeconds" }
	}))];
}
function speaksOf(toleration, key) {
	return (!toleration.key || toleration.key === key) && (!toleration.effect || toleration.effect === "NoExecute");
}

// src/scheduling/add-toleration.ts
function sameIdentity(a, b) {
	return (a.key ?? "") === (b.key ?? "") && (a.operator ?? "") === (b.operator ?? "") && (a.value ?? "") === (b.value ?? "") && (a.effect ?? "") === (b.effect ?? "");
}
function sameToleration(a, b) {
	return sameIdentity(a, b) && a.tolerationSeconds === b.tolerationSeconds;
}
function addToleration(tolerations, added) {
	let updated = false;
	const result = [];
	for (const toleration of tolerations) {
		if (!sameIdentity(toleration, added)) {
			result.push(toleration);
			continue;
		}
		if (sameToleration(toleration, added)) return tolerations;
		result.push(added);
		updated = true;
	}
	if (!updated) result.push(added);
	return result;
}

// src/scheduling/admission/extended-resource-toleration.ts
const QUOTA_PREFIX = "requests.";
function withExtendedResourceTolerations(spec, tolerations) {
	let result = tolerations;
	for (const resource of extendedResources(spec)) result = addToleration(result, {
		key: resource,
		operator: "Exists",
		effect: "NoSchedule",
		origin: {
			by: "ExtendedResourceToleration",
			resource
		}
	});
	return result;
}
function extendedResources(spec) {
	const names = /* @__PURE__ */ new Set();
	for (const { requests, limits } of [...spec.initContainers, ...spec.containers]) for (const name of [...Object.keys(requests), ...Object.keys(limits)]) if (isExtendedResource(name)) names.add(name);
	return [...names].sort((a, b) => a < b ? -1 : 1);
}
function isExtendedResource(name) {
	if (!name.includes("/") || name.includes("kubernetes.io/") || name.startsWith(QUOTA_PREFIX)) return false;
	return labelKeyErrors(`${QUOTA_PREFIX}${name}`).length === 0;
}

// src/scheduling/admission/pod-node-selector.ts
function mergeNamespaceNodeSelector(nodeSelector, selectors) {
	const source = selectors.namespace ?? selectors.clusterDefault;
	const added = parseSelector(source);
	if (added === void 0) return {
		admitted: false,
		error: `invalid selector: "${source}"`
	};
	for (const [key, value] of added) if (Object.hasOwn(nodeSelector, key) && nodeSelector[key] !== value) return {
		admitted: false,
		error: "pod node label selector conflicts with its namespace node label selector"
	};
	const whitelist = parseSelector(selectors.whitelist);
	if (whitelist === void 0) return {
		admitted: false,
		error: `invalid selector: "${selectors.whitelist}"`
	};
	const merged = {
		...Object.fromEntries(added),
		...nodeSelector
	};
	const allowed = Object.entries(merged).every(([key, value]) => whitelist.get(key) === value);
	if (whitelist.size > 0 && !allowed) return {
		admitted: false,
		error: "pod node label selector labels conflict with its namespace whitelist"
	};
	return {
		admitted: true,
		nodeSelector: merged
	};
}
function parseSelector(text) {
	const labels = /* @__PURE__ */ new Map();
	if (text === "") return labels;
	for (const part of text.split(",")) {
		const [key, value, ...rest] = part.split("=").map((side) => side.trim());
		if (key === void 0 || value === void 0 || rest.length > 0) return void 0;
		if (labelKeyErrors(key).length > 0 || labelValueErrors(value).length > 0) return void 0;
		labels.set(key, value);
	}
	return labels;
}

// src/scheduling/admission/merge-tolerations.ts
function mergeTolerations(first, second) {
	const all = [...first, ...second];
	const merged = [];
	all.forEach((toleration, index) => {
		if (merged.some((kept) => includesToleration(kept, toleration))) return;
		if (all.slice(index + 1).some((other) => !sameToleration(other, toleration) && includesToleration(other, toleration))) return;
		merged.push(toleration);
	});
	return merged;
}
function allowedByWhitelist(tolerations, whitelist) {
	if (whitelist.length === 0) return true;
	return tolerations.every((toleration) => whitelist.some((allowed) => includesToleration(allowed, toleration)));
}
function includesToleration(wide, narrow) {
	if (sameToleration(wide, narrow)) return true;
	if ((narrow.key ?? "") !== (wide.key ?? "") && (wide.key || wide.operator !== "Exists")) return false;
	if ((narrow.effect ?? "") !== (wide.effect ?? "") && wide.effect) return false;
	if (wide.effect === "NoExecute" && wide.tolerationSeconds !== void 0) {
		if (narrow.tolerationSeconds === void 0 || narrow.tolerationSeconds > wide.tolerationSeconds) return false;
	}
	switch (wide.operator ?? "") {
		case "":
		case "Equal": return narrow.operator === "Equal" && (narrow.value ?? "") === (wide.value ?? "");
		case "Exists": return true;
		default: return false;
	}
}

// src/scheduling/admission/pod-toleration-restriction.ts
const MEMORY_PRESSURE = {
	key: "node.kubernetes.io/memory-pressure",
	operator: "Exists",
	effect: "NoSchedule"
};
function restrictTolerations(spec, tolerations, restriction) {
	const extra = [...restriction.defaults ?? [], ...isBestEffort(spec) ? [] : [MEMORY_PRESSURE]].map((toleration) => ({
		...toleration,
		origin: {
			by: "PodTolerationRestriction",
			namespace: restriction.namespace
		}
	}));
	const merged = extra.length > 0 ? mergeTolerations(tolerations, extra) : tolerations;
	if (!allowedByWhitelist(merged, restriction.whitelist ?? [])) return {
		admitted: false,
		error: "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist"
	};
	return {
		admitted: true,
		tolerations: merged
	};
}
function isBestEffort(spec) {
	return ![...spec.containers, ...spec.initContainers].some(asksForCompute);
}
function asksForCompute({ requests, limits }) {
	return [requests, limits].some(({ cpu = "", memory = "" }) => [cpu, memory].some((quantity) => (parseQuantity(quantity) ?? 0n) > 0n));
}

// src/scheduling/admission/runtime-class.ts
function mergeRuntimeClass(tolerations, nodeSelector, runtimeClass) {
	const entries = Object.entries(runtimeClass.nodeSelector);
	for (const [key, value] of entries) {
		const asked = Object.hasOwn(nodeSelector, key) ? nodeSelector[key] : void 0;
		if (asked !== void 0 && asked !== value) return {
			admitted: false,
			error: `conflict: ${`runtimeClass.scheduling.nodeSelector[${key}] = ${value}`}; pod.spec.nodeSelector[${key}] = ${asked}`
		};
	}
	if (entries.length === 0 && runtimeClass.tolerations.length === 0) return {
		admitted: true,
		tolerations,
		nodeSelector
	};
	const added = runtimeClass.tolerations.map((toleration) => ({
		...toleration,
		origin: {
			by: "RuntimeClass",
			name: runtimeClass.name
		}
	}));
	return {
		admitted: true,
		tolerations: mergeTolerations(tolerations, added),
		nodeSelector: {
			...nodeSelector,
			...runtimeClass.nodeSelector
		}
	};
}

// src/scheduling/admission/admit.ts
function admitPod(spec, tolerations, namespace, cluster, objects) {
	const { admission } = cluster;
	const defaults = objects.namespaces.get(namespace);
	let current = tolerations;
	let nodeSelector = spec.nodeSelector;
	let error;
	let missingRuntimeClass;
	if (admission.podNodeSelector && defaults !== void 0) {
		const selectors = {
			namespace: defaults.nodeSelector,
			clusterDefault: "",
			whitelist: ""
		};
		const result = mergeNamespaceNodeSelector(nodeSelector, selectors);
		if (result.admitted) nodeSelector = result.nodeSelector;
		else error = result.error;
	}
	if (admission.defaultTolerationSeconds) current = withDefaultTolerationSeconds(current);
	if (admission.podTolerationRestriction) {
		const result = restrictTolerations(spec, current, {
			namespace,
			defaults: defaults?.defaultTolerations,
			whitelist: defaults?.tolerationsWhitelist
		});
		if (result.admitted) current = result.tolerations;
		else error ??= result.error;
	}
	if (admission.extendedResourceToleration) current = withExtendedResourceTolerations(spec, current);
	if (admission.runtimeClass && spec.runtimeClassName) {
		const runtimeClass = objects.runtimeClasses.get(spec.runtimeClassName);
		if (runtimeClass === void 0) missingRuntimeClass = spec.runtimeClassName;
		else {
			const result = mergeRuntimeClass(current, nodeSelector, runtimeClass);
			if (result.admitted) ({tolerations: current, nodeSelector} = result);
			else error ??= result.error;
		}
	}
	return {
		tolerations: current,
		nodeSelector,
		error,
		missingRuntimeClass
	};
}

// src/scheduling/cordon.ts
const UNSCHEDULABLE_TAINT = {
	key: "node.kubernetes.io/unschedulable",
	value: "",
	effect: "NoSchedule"
};
function toleratesCordon(tolerations) {
	return findToleration(tolerations, UNSCHEDULABLE_TAINT, "off").tolerance === "yes";
}

// src/scheduling/daemonset.ts
const DAEMON_TOLERATIONS = [
	{
		key: "node.kubernetes.io/not-ready",
		operator: "Exists",
		effect: "NoExecute"
	},
	{
		key: "node.kubernetes.io/unreachable",
		operator: "Exists",
		effect: "NoExecute"
	},
	{
		key: "node.kubernetes.io/disk-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/memory-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/pid-pressure",
		operator: "Exists",
		effect: "NoSchedule"
	},
	{
		key: "node.kubernetes.io/unschedulable",
		operator: "Exists",
		effect: "NoSchedule"
	}
];
const HOST_NETWORK_TOLERATIONS = [{
	key: "node.kubernetes.io/network-unavailable",
	operator: "Exists",
	effect: "NoSchedule"
}];
function daemonTolerations(hostNetwork) {
	return hostNetwork ? [...DAEMON_TOLERATIONS, ...HOST_NETWORK_TOLERATIONS] : DAEMON_TOLERATIONS;
}
function withDaemonTolerations(spec, tolerations) {
	let result = tolerations;
	for (const added of daemonTolerations(spec.hostNetwork)) result = addToleration(result, {
		...added,
		origin: { by: "DaemonSet controller" }
	});
	return result;
}

// src/scheduling/eviction.ts
function evictedAfterSeconds(taints, tolerations, comparison) {
	if (comparison === "unknown") {
		const on = evictedAfterSeconds(taints, tolerations, "on");
		const off = evictedAfterSeconds(taints, tolerations, "off");
		return on === null || off === null ? null : Math.max(on, off);
	}
	const used = [];
	let tainted = false;
	for (const taint of taints) {
		if (taint.effect !== "NoExecute") continue;
		tainted = true;
		const { toleration } = findToleration(tolerations, taint, comparison);
		if (toleration === void 0) return 0;
		used.push(toleration);
	}
	return tainted ? minTolerationSeconds(used) : null;
}
function minTolerationSeconds(used) {
	if (used.length === 0) return 0;
	let least = null;
	for (const { tolerationSeconds } of used) {
		if (tolerationSeconds === void 0) continue;
		if (tolerationSeconds <= 0) return 0;
		if (least === null || tolerationSeconds < least) least = tolerationSeconds;
	}
	return least;
}

// src/scheduling/node-affinity.ts
const NODE_NAME_FIELD = "metadata.name";
function labelOf(labels, key) {
	return Object.hasOwn(labels, key) ? labels[key] : void 0;
}
function meetsRequirement(requirement, value) {
	switch (requirement.operator) {
		case "In": return value !== void 0 && requirement.values.includes(value);
		case "NotIn": return value === void 0 || !requirement.values.includes(value);
		case "Exists": return value !== void 0;
		case "DoesNotExist": return value === void 0;
		case "Gt":
		case "Lt": {
			const number = value === void 0 ? "syntax" : parseGoInt(value);
			if (typeof number !== "bigint") return false;
			return requirement.operator === "Gt" ? number > requirement.bound : number < requirement.bound;
		}
	}
}
function meetsField(requirement, nodeName) {
	return (requirement.key === "metadata.name" ? nodeName : "") === requirement.value === (requirement.operator === "In");
}
function matchesNode(selection, node) {
	for (const requirement of selection.nodeSelector) if (!meetsRequirement(requirement, labelOf(node.labels, requirement.key))) return false;
	return selection.terms === void 0 || matchesAnyTerm(selection.terms, node);
}
function matchesAnyTerm(terms, node) {
	return terms.some((term) => matchesTerm(term, node));
}
function matchesTerm(term, node) {
	if (term.empty || term.errors.length > 0) return false;
	for (const requirement of term.expressions) if (!meetsRequirement(requirement, labelOf(node.labels, requirement.key))) return false;
	return term.fields.every((requirement) => meetsField(requirement, node.name));
}
function nodeNamesOf(terms) {
	if (terms === void 0 || terms.length === 0) return void 0;
	const names = /* @__PURE__ */ new Set();
	for (const term of terms) {
		const [first, ...others] = term.matchFields.filter(({ key, operator }) => key === "metadata.name" && operator === "In").map(({ values }) => values);
		if (first === void 0) return void 0;
		for (const name of first) if (others.every((list) => list.includes(name))) names.add(name);
	}
	return names;
}

// src/scheduling/node-selection.ts
function compileNodeSelection(nodeSelector, required) {
	return {
		nodeSelector: Object.entries(nodeSelector).map(([key, value]) => ({
			key,
			operator: "In",
			values: [value],
			bound: 0n
		})),
		terms: required?.map((term, index) => compileTerm(term, ["nodeSelectorTerms", index]))
	};
}
function compileTerm(term, path) {
	const expressions = [];
	const fields = [];
	const errors = [];
	term.matchExpressions.forEach((requirement, index) => {
		const compiled = compileExpression(requirement, [
			...path,
			"matchExpressions",
			index
		]);
		if ("errors" in compiled) errors.push(...compiled.errors);
		else expressions.push(compiled);
	});
	term.matchFields.forEach((requirement, index) => {
		const compiled = compileField(requirement, [
			...path,
			"matchFields",
			index
		]);
		if ("errors" in compiled) errors.push(...compiled.errors);
		else fields.push(compiled);
	});
	return {
		empty: term.matchExpressions.length === 0 && term.matchFields.length === 0,
		expressions,
		fields,
		errors
	};
}
function unreadable(path, value, detail) {
	return { errors: [{
		path,
		type: "Invalid",
		value,
		detail
	}] };
}
function compileExpression(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = labelKeyErrors(key).map((detail) => ({
		path: [...path, "key"],
		type: "Invalid",
		value: key,
		detail
	}));
	let bound = 0n;
	switch (operator) {
		case "In":
		case "NotIn":
			if (values.length === 0) errors.push(...valuesError(path, values, "for 'in', 'notin' operators, values set can't be empty"));
			break;
		case "Exists":
		case "DoesNotExist":
			if (values.length > 0) errors.push(...valuesError(path, values, "values set must be empty for exists and does not exist"));
			break;
		case "Gt":
		case "Lt": {
			if (values.length !== 1) errors.push(...valuesError(path, values, "for 'Gt', 'Lt' operators, exactly one value is required"));
			const [parsed] = values.map(parseGoInt);
			if (typeof parsed === "bigint") bound = parsed;
			else errors.push(...valuesError(path, values, "for 'Gt', 'Lt' operators, the value must be an integer"));
			break;
		}
		default: return unreadable([...path, "operator"], operator, "not a valid selector operator");
	}
	values.forEach((value, index) => {
		for (const detail of labelValueErrors(value)) errors.push({
			path: [
				...path,
				"values",
				index
			],
			type: "Invalid",
			value,
			detail
		});
	});
	return errors.length > 0 ? { errors } : {
		key,
		operator,
		values,
		bound
	};
}
function valuesError(path, values, detail) {
	return unreadable([...path, "values"], JSON.stringify(values), detail).errors;
}
function compileField(requirement, path) {
	const { key, operator, values } = requirement;
	if (operator !== "In" && operator !== "NotIn") return unreadable([...path, "operator"], operator, "not a valid selector operator");
	const [value, ...others] = values;
	if (value === void 0 || others.length > 0) return unreadable([...path, "values"], JSON.stringify(values), "must have one element");
	return {
		key,
		operator,
		value
	};
}

// src/scheduling/well-known-labels.ts
const LABEL_TWINS = [
	["kubernetes.io/os", "beta.kubernetes.io/os"],
	["kubernetes.io/arch", "beta.kubernetes.io/arch"],
	["node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"],
	["topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"],
	["topology.kubernetes.io/region", "failure-domain.beta.kubernetes.io/region"]
];
const OS_LABEL = "kubernetes.io/os";
const DEFAULT_OS = "linux";
const NODE_ROLE_PREFIX = "node-role.kubernetes.io/";
const WELL_KNOWN_LABELS = [
	"kubernetes.io/hostname",
	"kubernetes.io/arch",
	"beta.kubernetes.io/arch",
	"kubernetes.io/role",
	"node.kubernetes.io/instance-type",
	"beta.kubernetes.io/instance-type",
	"node.kubernetes.io/windows-build",
	"node.kubernetes.io/exclude-from-external-load-balancers",
	"topology.kubernetes.io/*",
	"failure-domain.beta.kubernetes.io/*",
	"feature.node.kubernetes.io/*",
	"*.feature.node.kubernetes.io/*",
	"nvidia.com/gpu.*",
	"nvidia.com/mig.*",
	"nvidia.com/mig-*",
	"nvidia.com/mps.*",
	"nvidia.com/vgpu.*",
	"nvidia.com/cuda.*",
	"amd.com/gpu.*",
	"beta.amd.com/gpu.*",
	"gpu.intel.com/*",
	"topology.*csi*",
	"csi.*",
	"node.longhorn.io/*",
	"kubevirt.io/*",
	"*.node.kubevirt.io/*",
	"katacontainers.io/*",
	"eks.amazonaws.com/*",
	"alpha.eksctl.io/*",
	"k8s.amazonaws.com/*",
	"vpc.amazonaws.com/*",
	"topology.k8s.aws/*",
	"topology.ebs.csi.aws.com/*",
	"karpenter.sh/*",
	"karpenter.k8s.aws/*",
	"karpenter.azure.com/*",
	"karpenter.k8s.gcp/*",
	"cloud.google.com/*",
	"topology.gke.io/*",
	"node.gke.io/*",
	"addon.gke.io/*",
	"iam.gke.io/*",
	"container.googleapis.com/*",
	"kubernetes.azure.com/*",
	"node.openshift.io/*",
	"machine.openshift.io/*",
	"machineconfiguration.openshift.io/*",
	"doks.digitalocean.com/*",
	"lke.linode.com/*",
	"topology.linode.com/*",
	"instance.hetzner.cloud/*",
	"k8s.scaleway.com/*",
	"node.k8s.ovh/*",
	"oci.oraclecloud.com/*",
	"oke.oraclecloud.com/*",
	"ibm-cloud.kubernetes.io/*",
	"alibabacloud.com/*",
	"node.alibabacloud.com/*",
	"cloud.tencent.com/*",
	"node.tke.cloud.tencent.com/*",
	"kops.k8s.io/*",
	"worker.gardener.cloud/*",
	"worker.garden.sapcloud.io/*",
	"networking.gardener.cloud/*",
	"node.cluster.x-k8s.io/*",
	"k3s.io/*",
	"*.k3s.cattle.io/*",
	"rke.cattle.io/*",
	"cattle.io/*",
	"microk8s.io/*",
	"node.kubernetes.io/microk8s-*",
	"minikube.k8s.io/*",
	"extensions.talos.dev/*"
];
const PROVIDER_LABELS = /* @__PURE__ */ new Map([["aks", [
	"agentpool",
	"accelerator",
	"storageprofile",
	"storagetier"
]]]);

// src/scheduling/label-offer.ts
const ABSENT = { kind: "absent" };
const UNKNOWN = { kind: "unknown" };
const twinOf = new Map(LABEL_TWINS.flatMap(([stable, beta]) => [[stable, beta], [beta, stable]]));
const byInventory = /* @__PURE__ */ new WeakMap();
function labelOffers(pool, inventory) {
	let pools = byInventory.get(inventory);
	if (pools === void 0) {
		pools = /* @__PURE__ */ new Map();
		byInventory.set(inventory, pools);
	}
	let offers = pools.get(pool);
	if (offers === void 0) {
		offers = pool.labelsClosed ? exactOffers(pool.labels) : declaredOffers(pool, inventory);
		pools.set(pool, offers);
	}
	return offers;
}
function exactOffers(labels) {
	return (key) => {
		const value = labelOf(labels, key);
		return value === void 0 ? ABSENT : {
			kind: "value",
			value
		};
	};
}
function declaredOffers(pool, inventory) {
	const { knownLabels, provider } = inventory.cluster;
	const open = [
		...pool.openLabels,
		...knownLabels,
		...PROVIDER_LABELS.get(provider ?? "") ?? []
	];
	const decided = /* @__PURE__ */ new Map();
	return (key) => {
		let offer = decided.get(key);
		if (offer === void 0) {
			offer = declaredOffer(pool, inventory, open, key);
			decided.set(key, offer);
		}
		return offer;
	};
}
function declaredOffer(pool, inventory, open, key) {
	const twin = twinOf.get(key);
	const declared = labelOf(pool.labels, key) ?? (twin === void 0 ? void 0 : labelOf(pool.labels, twin));
	if (declared !== void 0) return {
		kind: "value",
		value: declared
	};
	if (matchesAny(open, key)) return UNKNOWN;
	if (key === "kubernetes.io/os" || twin === "kubernetes.io/os") return {
		kind: "value",
		value: DEFAULT_OS
	};
	if (key.startsWith("node-role.kubernetes.io/")) return inventory.pools.some(({ labels }) => Object.hasOwn(labels, key)) ? ABSENT : UNKNOWN;
	return matchesAny(WELL_KNOWN_LABELS, key) ? UNKNOWN : ABSENT;
}
function matchesAny(globs, key) {
	return globs.some((glob) => matchesNameGlob(glob, key));
}

// src/scheduling/requirement-text.ts
function formatRequirement({ key, operator, values }) {
	switch (operator) {
		case "In": return values.length === 1 ? `${key}=${values.join("")}` : `${key} in (${values.join(",")})`;
		case "NotIn": return values.length === 1 ? `${key}!=${values.join("")}` : `${key} notin (${values.join(",")})`;
		case "Exists": return key;
		case "DoesNotExist": return `!${key}`;
		case "Gt": return `${key}>${values.join("")}`;
		case "Lt": return `${key}<${values.join("")}`;
	}
}
function formatWanted({ operator, values }) {
	const quoted = values.map((value) => JSON.stringify(value)).join(", ");
	switch (operator) {
		case "In": return values.length === 1 ? quoted : `one of ${quoted}`;
		case "NotIn": return values.length === 1 ? `any value but ${quoted}` : `none of ${quoted}`;
		case "Exists": return "any value";
		case "DoesNotExist": return "nodes without it";
		case "Gt": return `a number greater than ${values.join("")}`;
		case "Lt": return `a number less than ${values.join("")}`;
	}
}

// src/scheduling/selector-knowledge.ts
const MATCH = {
	verdict: "match",
	reasons: []
};
const LEAST_LABEL_NUMBER = 0n;
const GREATEST_LABEL_NUMBER = 2n ** 63n - 1n;
function judgeSelection(selection, offers, nodeName) {
	const base = judgeRequirements(selection.nodeSelector, [], offers, nodeName);
	if (base.verdict === "mismatch" || selection.terms === void 0) return base;
	const judged = selection.terms.map((term) => judgeTerm(selection.nodeSelector, term, offers, nodeName));
	return judged.find(({ verdict }) => verdict === "match") ?? judged.find(({ verdict }) => verdict === "unknown") ?? {
		verdict: "mismatch",
		reasons: noTermMatches(selection.terms, judged)
	};
}
function judgeTerm(nodeSelector, term, offers, nodeName) {
	if (term.empty || term.errors.length > 0) return {
		verdict: "mismatch",
		reasons: []
	};
	return judgeRequirements([...nodeSelector, ...term.expressions], term.fields, offers, nodeName);
}
function noTermMatches(terms, judged) {
	if (terms.every(({ empty }) => empty)) return [{ kind: "empty-selector-terms" }];
	const [only] = judged;
	if (judged.length === 1 && only !== void 0 && only.reasons.length > 0) return only.reasons;
	return [{
		kind: "no-selector-term-matches",
		terms: terms.length
	}];
}
function judgeRequirements(requirements, fields, offers, nodeName) {
	if (requirements.length === 0 && fields.length === 0) return MATCH;
	const against = [];
	const open = [];
	const onUnknownKey = /* @__PURE__ */ new Map();
	for (const requirement of requirements) {
		const offer = offers(requirement.key);
		if (offer.kind === "unknown") {
			const others = onUnknownKey.get(requirement.key);
			if (others === void 0) onUnknownKey.set(requirement.key, [requirement]);
			else others.push(requirement);
			continue;
		}
		const value = offer.kind === "value" ? offer.value : void 0;
		if (!meetsRequirement(requirement, value)) against.push(mismatchReason(requirement, value));
	}
	for (const [key, list] of onUnknownKey) {
		const requirement = list.map(formatRequirement).join(", ");
		if (canBeMetTogether(list)) open.push({
			kind: "selector-unknown",
			requirement,
			key
		});
		else against.push({
			kind: "selector-contradiction",
			requirement,
			key
		});
	}
	judgeFields(fields, nodeName, against, open);
	if (against.length > 0) return {
		verdict: "mismatch",
		reasons: against
	};
	return open.length > 0 ? {
		verdict: "unknown",
		reasons: open
	} : MATCH;
}
function mismatchReason(requirement, actual) {
	return {
		kind: "selector-mismatch",
		requirement: formatRequirement(requirement),
		key: requirement.key,
		wanted: formatWanted(requirement),
		actual
	};
}
function judgeFields(fields, nodeName, against, open) {
	const asked = /* @__PURE__ */ new Set();
	const refused = /* @__PURE__ */ new Set();
	for (const { key, operator, value } of fields) {
		const known = key === "metadata.name" ? nodeName : "";
		if (known !== void 0) {
			if (known === value !== (operator === "In")) against.push({
				kind: "other-node-name",
				nodeName: value
			});
			continue;
		}
		(operator === "In" ? asked : refused).add(value);
		open.push({
			kind: "node-name-unknown",
			nodeName: value
		});
	}
	const [first, ...others] = asked;
	if (first !== void 0 && (others.length > 0 || refused.has(first))) against.push({
		kind: "other-node-name",
		nodeName: first
	});
}
function canBeMetTogether(requirements) {
	const meetsAll = (value) => requirements.every((requirement) => meetsRequirement(requirement, value));
	if (meetsAll(void 0)) return true;
	const listed = requirements.find(({ operator }) => operator === "In");
	if (listed !== void 0) return listed.values.some(meetsAll);
	if (requirements.some(({ operator }) => operator === "DoesNotExist")) return false;
	let least = LEAST_LABEL_NUMBER;
	let greatest = GREATEST_LABEL_NUMBER;
	for (const { operator, bound } of requirements) {
		if (operator === "Gt" && bound + 1n > least) least = bound + 1n;
		if (operator === "Lt" && bound - 1n < greatest) greatest = bound - 1n;
	}
	return least <= greatest;
}

// src/scheduling/placement.ts
function judgePlacement(request, pool, inventory) {
	const { nodes } = pool;
	const first = nodes?.[0];
	if (nodes !== void 0 && first !== void 0) return placeOnNodes(request, nodes, first);
	const { verdict: selector, reasons } = judgeSelection(request.selection, labelOffers(pool, inventory), void 0);
	if (request.nodeName === "") return {
		verdict: selector,
		selector,
		cordoned: false,
		reasons
	};
	return {
		verdict: selector === "mismatch" ? "mismatch" : "unknown",
		selector,
		cordoned: false,
		reasons: [...reasons, {
			kind: "node-name-unknown",
			nodeName: request.nodeName
		}]
	};
}
function placeOnNodes(request, nodes, first) {
	let selected = false;
	let asked = false;
	let cordoned = true;
	for (const node of nodes) {
		if (request.nodeNames !== void 0 && !request.nodeNames.has(node.name)) continue;
		if (!matchesNode(request.selection, node)) continue;
		selected = true;
		if (request.nodeName !== "" && request.nodeName !== node.name) continue;
		asked = true;
		cordoned = node.unschedulable && !request.toleratesCordon;
		if (!cordoned) return {
			verdict: "match",
			selector: "match",
			cordoned: false,
			reasons: []
		};
	}
	const selector = selected ? "match" : "mismatch";
	if (asked) return {
		verdict: "mismatch",
		selector,
		cordoned,
		reasons: [{ kind: "cordoned" }]
	};
	const named = request.nodeName === "" ? first : nodes.find(({ name }) => name === request.nodeName);
	const reasons = [];
	if (!selected) {
		const { labels, name } = named ?? first;
		reasons.push(...judgeSelection(request.selection, exactOffers(labels), name).reasons);
	}
	if (named === void 0 || selected) reasons.push({
		kind: "other-node-name",
		nodeName: request.nodeName
	});
	const allCordoned = !request.toleratesCordon && nodes.every(({ unschedulable }) => unschedulable);
	if (allCordoned) reasons.push({ kind: "cordoned" });
	return {
		verdict: "mismatch",
		selector,
		cordoned: allCordoned,
		reasons
	};
}

// src/scheduling/taint-judgement.ts
function judgeTaints(taints, tolerations, comparison) {
	const untolerated = [];
	const avoided = [];
	const unknown = [];
	const tolerated = [];
	for (const taint of taints) {
		const { tolerance, toleration } = findToleration(tolerations, taint, comparison);
		if (toleration !== void 0) tolerated.push({
			taint,
			toleration
		});
		else if (tolerance === "unknown") unknown.push(taint);
		else if (taint.effect === "PreferNoSchedule") avoided.push(taint);
		else untolerated.push(taint);
	}
	return {
		untolerated,
		blocking: untolerated.filter(keepsPodsOff),
		avoided,
		unknown,
		tolerated
	};
}

// src/scheduling/validation/node-selector.ts
const MAX_WEIGHT = 100;
function validateNodeSelector(nodeSelector, path) {
	return Object.entries(nodeSelector).flatMap(([key, value]) => {
		const at = [...path, key];
		return [...invalid(labelKeyErrors(key), at, key), ...invalid(labelValueErrors(value), at, value)];
	});
}
function validateNodeAffinity(affinity, path) {
	const errors = [];
	if (affinity.required !== void 0) {
		const at = [
			...path,
			"requiredDuringSchedulingIgnoredDuringExecution",
			"nodeSelectorTerms"
		];
		errors.push(...validateNodeSelectorTerms(affinity.required, at));
	}
	const preferred = [...path, "preferredDuringSchedulingIgnoredDuringExecution"];
	affinity.preferred.forEach((term, index) => {
		errors.push(...preferredTermErrors(term, [...preferred, index]));
	});
	return errors;
}
function validateNodeSelectorTerms(terms, path) {
	if (terms.length === 0) return [{
		path,
		type: "Required",
		detail: "must have at least one node selector term"
	}];
	return terms.flatMap((term, index) => termErrors(term, [...path, index], true));
}
function preferredTermErrors(term, path) {
	const weight = term.weight ?? 0;
	const errors = [];
	if (weight <= 0 || weight > MAX_WEIGHT) errors.push({
		path: [...path, "weight"],
		type: "Invalid",
		value: String(weight),
		detail: `must be in the range 1-${MAX_WEIGHT}`
	});
	return [...errors, ...termErrors(term.preference, [...path, "preference"], false)];
}
function termErrors(term, path, checkValues) {
	return [...term.matchExpressions.flatMap((requirement, index) => expressionErrors(requirement, [
		...path,
		"matchExpressions",
		index
	], checkValues)), ...term.matchFields.flatMap((requirement, index) => fieldErrors(requirement, [
		...path,
		"matchFields",
		index
	]))];
}
function expressionErrors(requirement, path, checkValues) {
	const { key, operator, values } = requirement;
	const errors = operatorErrors$1(operator, values.length, path);
	errors.push(...invalid(labelKeyErrors(key), [...path, "key"], key));
	if (checkValues) values.forEach((value, index) => {
		errors.push(...invalid(labelValueErrors(value), [
			...path,
			"values",
			index
		], value));
	});
	return errors;
}
function operatorErrors$1(operator, count, path) {
	const values = [...path, "values"];
	switch (operator) {
		case "In":
		case "NotIn":
			if (count > 0) return [];
			return [{
				path: values,
				type: "Required",
				detail: "must be specified when `operator` is 'In' or 'NotIn'"
			}];
		case "Exists":
		case "DoesNotExist":
			if (count === 0) return [];
			return [{
				path: values,
				type: "Forbidden",
				detail: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"
			}];
		case "Gt":
		case "Lt":
			if (count === 1) return [];
			return [{
				path: values,
				type: "Required",
				detail: "must be specified single value when `operator` is 'Lt' or 'Gt'"
			}];
		default: return invalid(["not a valid selector operator"], [...path, "operator"], operator);
	}
}
function fieldErrors(requirement, path) {
	const { key, operator, values } = requirement;
	const errors = [];
	if (operator !== "In" && operator !== "NotIn") errors.push(...invalid(["not a valid selector operator"], [...path, "operator"], operator));
	else if (values.length !== 1) errors.push({
		path: [...path, "values"],
		type: "Required",
		detail: "must be only one value when `operator` is 'In' or 'NotIn' for node field selector"
	});
	if (key !== "metadata.name") {
		errors.push(...invalid(["not a valid field selector key"], [...path, "key"], key));
		return errors;
	}
	values.forEach((value, index) => {
		errors.push(...invalid(subdomainErrors(value), [
			...path,
			"values",
			index
		], value));
	});
	return errors;
}
function invalid(details, path, value) {
	return details.map((detail) => ({
		path,
		type: "Invalid",
		value,
		detail
	}));
}

// src/scheduling/validation/tolerations.ts
function validateTolerations(tolerations, path, comparison) {
	return tolerations.flatMap((toleration, index) => validateToleration(toleration, [...path, index], comparison));
}
function validateToleration(toleration, path, comparison) {
	const { key = "", operator = "", effect = "", tolerationSeconds } = toleration;
	const errors = [];
	const invalid = (field, value, detail) => {
		errors.push({
			path: [...path, field],
			type: "Invalid",
			value,
			detail
		});
	};
	if (key !== "") for (const detail of labelKeyErrors(key)) invalid("key", key, detail);
	if (key === "" && operator !== "Exists") invalid("operator", operator, "operator must be Exists when `key` is empty, which means \"match all values and all keys\"");
	if (tolerationSeconds !== void 0 && effect !== "NoExecute") invalid("effect", effect, "effect must be 'NoExecute' when `tolerationSeconds` is set");
	errors.push(...operatorErrors(toleration, path, comparison));
	if (effect !== "") errors.push(...effectErrors(effect, [...path, "effect"]));
	return errors;
}
function operatorErrors(toleration, path, comparison) {
	const { operator = "", value = "" } = toleration;
	const at = [...path, "operator"];
	switch (operator) {
		case "":
		case "Equal": {
			const details = labelValueErrors(value);
			return details.length === 0 ? [] : [{
				path: at,
				type: "Invalid",
				value,
				detail: details.join(";")
			}];
		}
		case "Exists":
			if (value === "") return [];
			return [{
				path: at,
				type: "Invalid",
				value,
				detail: "value must be empty when `operator` is 'Exists'"
			}];
		case "Gt":
		case "Lt":
			if (comparison === "off") return [unsupportedOperator(operator, at, "\"Equal\", \"Exists\", \"Lt\", \"Gt\"")];
			return decimalErrors(value).map((detail) => ({
				path: [...path, "value"],
				type: "Invalid",
				value,
				detail
			}));
		default: return [unsupportedOperator(operator, at, "\"Equal\", \"Exists\"")];
	}
}
function unsupportedOperator(operator, path, supported) {
	return {
		path,
		type: "NotSupported",
		value: operator,
		detail: `supported values: ${supported}`
	};
}
function decimalErrors(value) {
	const errors = [];
	if (value === "") errors.push("must be non-empty");
	else if (!isCanonicalDecimal(value)) errors.push("must be a valid decimal integer in canonical form");
	const parsed = parseGoInt(value);
	if (parsed === "syntax") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`);
	if (parsed === "range") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: value out of range`);
	return errors;
}

// src/scheduling/validation/pod.ts
const OS_NAMES = ["linux", "windows"];
function validatePodSpec(spec, path, comparison) {
	const errors = validateNodeSelector(spec.nodeSelector, [...path, "nodeSelector"]);
	if (spec.nodeAffinity !== void 0) errors.push(...validateNodeAffinity(spec.nodeAffinity, [
		...path,
		"affinity",
		"nodeAffinity"
	]));
	if (spec.nodeName !== "") errors.push(...nameErrors(spec.nodeName, [...path, "nodeName"]));
	if (spec.tolerations.length > 0) errors.push(...validateTolerations(spec.tolerations, [...path, "tolerations"], comparison));
	if (spec.runtimeClassName) errors.push(...nameErrors(spec.runtimeClassName, [...path, "runtimeClassName"]));
	if (spec.os !== void 0) errors.push(...osErrors(spec.os, [
		...path,
		"os",
		"name"
	]));
	return errors;
}
function nameErrors(name, path) {
	return subdomainErrors(name).map((detail) => ({
		path,
		type: "Invalid",
		value: name,
		detail
	}));
}
function osErrors(os, path) {
	if (os === "") return [{
		path,
		type: "Required",
		detail: "cannot be empty"
	}];
	if (OS_NAMES.includes(os)) return [];
	return [{
		path,
		type: "NotSupported",
		value: os,
		detail: "supported values: \"linux\", \"windows\""
	}];
}

// src/scheduling/fit.ts
function fitWorkload(workload, inventory, objects) {
	const { podSpec: spec } = workload;
	const { cluster } = inventory;
	const comparison = cluster.comparisonOperators;
	const written = spec.tolerations.map((toleration, index) => ({
		...toleration,
		origin: {
			by: "manifest",
			index
		}
	}));
	const isDaemonSet = workload.kind === "DaemonSet";
	const made = isDaemonSet ? withDaemonTolerations(spec, written) : written;
	const admitted = admitPod(spec, made, workload.namespace, cluster, objects);
	const request = placementRequest(spec, admitted.nodeSelector, admitted.tolerations);
	const unchanged = admitted.nodeSelector === spec.nodeSelector;
	const pod = {
		comparison,
		nodeName: spec.nodeName,
		tolerations: admitted.tolerations,
		request,
		missingRuntimeClass: admitted.missingRuntimeClass,
		daemon: isDaemonSet ? {
			tolerations: made,
			request: unchanged ? request : placementRequest(spec, spec.nodeSelector, made)
		} : void 0
	};
	const fieldErrors = validatePodSpec(spec, workload.podSpecPath, comparison);
	return {
		workload,
		valid: workload.decodeErrors.length === 0 && fieldErrors.length === 0,
		fieldErrors,
		admissionError: admitted.error,
		tolerations: admitted.tolerations,
		nodeSelector: admitted.nodeSelector,
		pools: inventory.pools.map((pool) => fitPool(pod, pool, inventory))
	};
}
function placementRequest(spec, nodeSelector, tolerations) {
	return {
		selection: compileNodeSelection(nodeSelector, spec.nodeAffinity?.required),
		nodeNames: nodeNamesOf(spec.nodeAffinity?.required),
		nodeName: spec.nodeName,
		toleratesCordon: toleratesCordon(tolerations)
	};
}
function fitPool(pod, pool, inventory) {
	const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
	const placement = judgePlacement(pod.request, pool, inventory);
	const { verdict, reasons } = pod.daemon === void 0 ? scheduled(pod, pool, taints, placement) : controlled(pod, pod.daemon, pool, inventory, taints, placement);
	return {
		pool,
		verdict,
		untolerated: taints.untolerated,
		avoided: taints.avoided,
		tolerated: taints.tolerated,
		selector: placement.selector,
		cordoned: placement.cordoned,
		evictedAfterSeconds: eviction(pod, pool, taints),
		reasons
	};
}
function scheduled(pod, pool, taints, placement) {
	const reasons = [
		...taints.blocking.map(untoleratedTaint),
		...placement.reasons,
		...taints.avoided.map((taint) => ({
			kind: "avoided-taint",
			taint
		})),
		...taints.unknown.map(comparisonUnknown),
		...missingRuntimeClass(pod)
	];
	if (pod.nodeName !== "" && pool.nodes?.some(({ name }) => name === pod.nodeName)) reasons.push({
		kind: "scheduler-bypassed",
		nodeName: pod.nodeName
	});
	return {
		verdict: schedulingVerdict(pod, taints, placement),
		reasons
	};
}
function schedulingVerdict(pod, taints, placement) {
	const mayTolerate = pod.missingRuntimeClass !== void 0;
	const onlyCordoned = placement.reasons.every(({ kind }) => kind === "cordoned");
	if (placement.verdict === "mismatch" && !(mayTolerate && onlyCordoned)) return "blocked";
	if (taints.blocking.length > 0 && !mayTolerate) return "blocked";
	if (mayTolerate || placement.verdict === "unknown" || taints.unknown.length > 0) return "unknown";
	return taints.avoided.length > 0 ? "avoided" : "fits";
}
function controlled(pod, daemon, pool, inventory, effective, effectivePlacement) {
	const taints = judgeTaints(pool.taints, daemon.tolerations, pod.comparison);
	const sameRequest = daemon.request === pod.request;
	const placement = sameRequest ? effectivePlacement : judgePlacement(daemon.request, pool, inventory);
	const reasons = [
		...taints.blocking.map((taint) => controllerBlocked(taint, effective)),
		...placement.reasons,
		...taints.unknown.map(comparisonUnknown),
		...missingRuntimeClass(pod)
	];
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return {
		verdict: "blocked",
		reasons
	};
	if (placement.verdict === "match" && !sameRequest) reasons.push(...effectivePlacement.reasons);
	return {
		verdict: placement.verdict === "unknown" || taints.unknown.length > 0 || pod.missingRuntimeClass !== void 0 ? "unknown" : "fits",
		reasons
	};
}
function controllerBlocked(taint, effective) {
	const met = effective.tolerated.find((tolerated) => tolerated.taint === taint);
	if (met === void 0) return untoleratedTaint(taint);
	return {
		kind: "daemonset-ignores-admission",
		taint,
		addedBy: met.toleration.origin.by
	};
}
function untoleratedTaint(taint) {
	return {
		kind: "untolerated-taint",
		taint
	};
}
function comparisonUnknown(taint) {
	return {
		kind: "comparison-operator-unknown",
		taint
	};
}
function missingRuntimeClass(pod) {
	return pod.missingRuntimeClass === void 0 ? [] : [{
		kind: "runtime-class-missing",
		name: pod.missingRuntimeClass
	}];
}
function eviction(pod, pool, judged) {
	const taints = pod.missingRuntimeClass === void 0 ? pool.taints : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
	return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/lint/binding.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const matchers = /* @__PURE__ */ new WeakMap();
function fromWorkingDirectory(configurationPath, glob) {
	const parts = configurationPath.split("/").slice(0, -1).filter((part) => part !== "" && part !== ".");
	for (const part of glob.split("/")) if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
	else if (part !== ".") parts.push(part);
	return parts.join("/");
}
function matchesGlobs(configurationPath, globs) {
	const rebase = (glob) => fromWorkingDirectory(configurationPath, glob);
	const everythingBelow = (glob) => [glob, `${glob}/**`];
	const compile = (list) => (0, import_picomatch.default)(list.map(rebase).flatMap(everythingBelow), { dot: true });
	const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
	const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
	return (path) => isNamed(path) && !isTakenAway(path);
}
function isBoundTo(declaration, path) {
	let matches = matchers.get(declaration);
	if (matches === void 0) {
		const { path: configuration } = declaration.place.document.file;
		const { manifests, exclude } = declaration;
		const isIncluded = manifests === void 0 ? () => true : matchesGlobs(configuration, manifests);
		const isExcluded = matchesGlobs(configuration, exclude);
		matches = (candidate) => isIncluded(candidate) && !isExcluded(candidate);
		matchers.set(declaration, matches);
	}
	return matches(path);
}

// src/lint/judge.ts
const NO_INVENTORY = {
	cluster: resolveSettings(null, NO_CLUSTER_KEYS),
	pools: [],
	complete: false
};
function judge(inventory, manifests) {
	const admission = readAdmissionObjects(manifests.flatMap((manifest) => manifest.objects));
	return {
		inventory,
		admission,
		fits: manifests.flatMap((manifest) => manifest.workloads.map((workload) => fitWorkload(workload, inventory, admission)))
	};
}
function judgeClusters(clusters, manifests) {
	if (clusters.length === 0) return [judge(NO_INVENTORY, manifests)];
	return clusters.map(({ inventory, declaration }) => {
		return judge(inventory, clusters.length === 1 ? manifests : manifests.filter(({ file }) => isBoundTo(declaration, file.path)));
	});
}

// src/lint/fingerprint.ts
function fingerprintOf(rule, clusters, workload, file, subject) {
	const owner = workload === void 0 ? file : `${workload.kind}/${workload.namespace}/${workload.name}`;
	const identity = JSON.stringify([
		rule,
		clusters,
		owner,
		subject
	]);
	return createHash("sha256").update(identity).digest("hex").slice(0, 16);
}

// src/lint/located-findings.ts
function rangeOf(place) {
	return "span" in place ? rangeOfSpan(place.file, place.span) : locate(place);
}
function excerptOf(place, range) {
	const file = "span" in place ? place.file : place.document.file;
	return lineOf(file, range.line) ?? "";
}
function locateFinding({ rule, severity, cluster, finding }) {
	const source = rangeOf(finding.at);
	const { workload } = finding;
	const clusters = cluster === null ? [] : [cluster];
	return {
		rule,
		severity,
		message: finding.message,
		help: finding.help,
		workload: workload === void 0 ? null : {
			kind: workload.kind,
			namespace: workload.namespace,
			name: workload.name
		},
		clusters,
		source,
		excerpt: excerptOf(finding.at, source),
		related: (finding.related ?? []).map(({ place, message }) => ({
			...locate(place),
			message
		})),
		details: finding.details ?? [],
		fixable: false,
		fingerprint: fingerprintOf(rule, clusters, workload, source.file, finding.subject ?? "")
	};
}
function compare(a, b) {
	const order = (x, y) => x < y ? -1 : x > y ? 1 : 0;
	return order(a.source.file, b.source.file) || a.source.line - b.source.line || a.source.column - b.source.column || order(a.rule, b.rule) || order(a.message, b.message);
}
function mergeClusters(findings) {
	const merged = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const { line, column, file } = finding.source;
		const identity = JSON.stringify([
			finding.rule,
			file,
			line,
			column,
			finding.message
		]);
		const known = merged.get(identity);
		const clusters = [.../* @__PURE__ */ new Set([...known?.clusters ?? [], ...finding.clusters])];
		merged.set(identity, known === void 0 ? finding : {
			...known,
			clusters
		});
	}
	return [...merged.values()];
}
function numberFingerprints(findings) {
	const seen = /* @__PURE__ */ new Map();
	return findings.map((finding) => {
		const times = (seen.get(finding.fingerprint) ?? 0) + 1;
		seen.set(finding.fingerprint, times);
		return times === 1 ? finding : {
			...finding,
			fingerprint: `${finding.fingerprint}-${times}`
		};
	});
}
function locateFindings(findings) {
	return numberFingerprints(mergeClusters(findings.map(locateFinding)).sort(compare));
}

// src/lint/lint.ts
const MAX_NAMED_TEMPLATES = 5;
function problemsOf(input) {
	return [...input.unreadable.map(({ path, message }) => {
		return {
			kind: "unreadable",
			message,
			file: {
				path,
				text: ""
			},
			span: {
				start: 0,
				end: 0
			}
		};
	}), ...input.manifests.flatMap((manifest) => manifest.problems)];
}
function* runRule(rule, judgement) {
	if (rule.checkInventory !== void 0) yield* rule.checkInventory(judgement, {});
	if (rule.checkWorkload === void 0) return;
	for (const fit of judgement.fits) yield* rule.checkWorkload(fit, judgement, {});
}
function findAll(input, judgements) {
	const findings = [];
	const problems = problemsOf(input);
	for (const rule of RULES) {
		const setting = input.configuration?.rules.get(rule.id)?.severity;
		if (setting === "off") continue;
		const collect = (found, cluster) => {
			const group = groupFindings([...found]);
			for (const finding of group) findings.push({
				rule: rule.id,
				severity: setting ?? finding.severity ?? rule.severity,
				cluster,
				finding
			});
		};
		if (rule.checkProblem !== void 0) collect(problems.flatMap((problem) => [...rule.checkProblem?.(problem) ?? []]), null);
		for (const judgement of judgements) collect(runRule(rule, judgement), judgement.inventory.cluster.name);
	}
	return findings;
}
function templateNotice(manifests) {
	const templates = manifests.filter((manifest) => manifest.template !== void 0).map(({ file }) => file.path);
	if (templates.length === 0) return [];
	const named = templates.slice(0, MAX_NAMED_TEMPLATES).join(", ");
	const more = templates.length > MAX_NAMED_TEMPLATES ? `, and ${templates.length - MAX_NAMED_TEMPLATES} more` : "";
	const [files, were] = templates.length === 1 ? ["1 file is a template", "was"] : [`${templates.length} files are templates`, "were"];
	return [`${files} and ${were} skipped: ${named}${more}`];
}
function summarize(input, findings) {
	const { manifests, clusters, unreadable } = input;
	const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
	const broken = manifests.filter((manifest) => manifest.problems.some((problem) => problem.kind === "syntax"));
	return {
		files: manifests.length + unreadable.length,
		documents: manifests.reduce((sum, manifest) => sum + manifest.documents, 0),
		workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.length, 0),
		pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
		skipped: manifests.filter((manifest) => manifest.template !== void 0).length,
		failed: broken.length + unreadable.length,
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note")
	};
}
function lintRepository(input) {
	const judgements = judgeClusters(input.clusters, input.manifests);
	const findings = locateFindings(findAll(input, judgements));
	return {
		summary: summarize(input, findings),
		findings,
		notices: [...input.notices, ...templateNotice(input.manifests)],
		fit: reportFit(judgements)
	};
}
function fitRepository(input) {
	return reportFit(judgeClusters(input.clusters, input.manifests));
}

export { matchesGlobs as i, lintRepository as n, judgeClusters as r, fitRepository as t };