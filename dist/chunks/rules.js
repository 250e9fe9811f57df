import { n as require_fastest_levenshtein } from "./nearest-word.js";

// src/model/workload.ts
function placeInObject(workload, path, part = "value") {
	return {
		document: workload.document,
		path: [...workload.objectPath, ...path],
		part
	};
}
function placeInPodSpec(workload, path, part = "value") {
	return placeInObject(workload, [...workload.podSpecPath, ...path], part);
}
function formatWorkload(workload) {
	return `${workload.kind} ${workload.namespace}/${workload.name}`;
}

// src/model/taint.ts
const TAINT_EFFECTS = [
	"NoSchedule",
	"PreferNoSchedule",
	"NoExecute"
];
function formatTaint(taint) {
	if (taint.effect === "") return taint.value === "" ? taint.key : `${taint.key}=${taint.value}:`;
	if (taint.value === "") return `${taint.key}:${taint.effect}`;
	return `${taint.key}=${taint.value}:${taint.effect}`;
}

// src/model/name-glob.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function matchesNameGlob(glob, name) {
	let inGlob = 0;
	let inName = 0;
	let star = -1;
	let retry = 0;
	while (inName < name.length) if (glob[inGlob] === "*") {
		star = inGlob++;
		retry = inName;
	} else if (glob[inGlob] === name[inName]) {
		inGlob++;
		inName++;
	} else if (star >= 0) {
		inGlob = star + 1;
		inName = ++retry;
	} else return false;
	while (glob[inGlob] === "*") inGlob++;
	return inGlob === glob.length;
}

// src/model/transient-taints.ts
const TRANSIENT_KEYS = /* @__PURE__ */ new Set([
	"node.kubernetes.io/not-ready",
	"node.kubernetes.io/unreachable",
	"node.kubernetes.io/unschedulable",
	"node.kubernetes.io/memory-pressure",
	"node.kubernetes.io/disk-pressure",
	"node.kubernetes.io/pid-pressure",
	"node.kubernetes.io/network-unavailable",
	"node.kubernetes.io/out-of-service",
	"node.cloudprovider.kubernetes.io/uninitialized",
	"node.cloudprovider.kubernetes.io/shutdown",
	"ToBeDeletedByClusterAutoscaler",
	"DeletionCandidateOfClusterAutoscaler",
	"cloud.google.com/impending-node-termination",
	"NodeWithImpairedVolumes",
	"karpenter.sh/disrupted",
	"karpenter.sh/disruption",
	"karpenter.sh/unregistered",
	"node.cluster.x-k8s.io/uninitialized",
	"node.cluster.x-k8s.io/outdated-revision",
	"node.gardener.cloud/critical-components-not-ready",
	"k0sctl.k0sproject.io/evict"
]);
const TRANSIENT_PREFIXES = [
	"startup-taint.cluster-autoscaler.kubernetes.io/",
	"ignore-taint.cluster-autoscaler.kubernetes.io/",
	"status-taint.cluster-autoscaler.kubernetes.io/",
	"readiness.k8s.io/"
];
const AGENT_KEY = /(?:agent-not-ready|not-ready|uninitialized)$/;
function isTransientTaint(key, globs) {
	return TRANSIENT_KEYS.has(key) || TRANSIENT_PREFIXES.some((prefix) => key.startsWith(prefix)) || AGENT_KEY.test(key) || globs.some((glob) => matchesNameGlob(glob, key));
}

// src/model/source.ts
function formatFieldPath(path) {
	let text = "";
	for (const step of path) if (typeof step === "number") text += `[${step}]`;
	else if (step.includes(".") || step.includes("/")) text += `[${step}]`;
	else text += text === "" ? step : `.${step}`;
	return text;
}

// src/rules/node-agent-role.ts
const CNI_PATHS = ["/etc/cni/net.d", "/opt/cni/bin"];
function imageName(image) {
	const name = image.slice(image.lastIndexOf("/") + 1);
	return name.split(/[:@]/)[0] ?? name;
}
function nodeAgentRole({ podSpec }) {
	const images = podSpec.containers.map((container) => imageName(container.image));
	const mounts = (path) => podSpec.hostPaths.some((mounted) => mounted.replace(/\/$/, "") === path);
	if (images.includes("csi-node-driver-registrar") || mounts("/var/lib/kubelet/plugins_registry")) return "CSI node plugin";
	if (CNI_PATHS.some(mounts)) return "CNI agent";
	if (mounts("/var/lib/kubelet/device-plugins")) return "device plugin";
}

// src/scheduling/decimal-int.ts
const CANONICAL_DECIMAL = /^(?:0|-?[1-9][0-9]*)$/;
const GO_DECIMAL = /^[+-]?[0-9]+$/;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
function isCanonicalDecimal(text) {
	return CANONICAL_DECIMAL.test(text);
}
function parseGoInt(text) {
	if (!GO_DECIMAL.test(text)) return "syntax";
	const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
	return value < INT64_MIN || value > INT64_MAX ? "range" : value;
}
function parseCanonicalInt(text) {
	if (!isCanonicalDecimal(text)) return void 0;
	const value = parseGoInt(text);
	return typeof value === "bigint" ? value : void 0;
}

// src/scheduling/toleration.ts
function toleratesTaint(toleration, taint, comparison) {
	if (toleration.effect && toleration.effect !== taint.effect) return "no";
	if (toleration.key && toleration.key !== taint.key) return "no";
	switch (toleration.operator ?? "") {
		case "":
		case "Equal": return (toleration.value ?? "") === taint.value ? "yes" : "no";
		case "Exists": return "yes";
		case "Gt":
		case "Lt":
			if (comparison === "off" || !comparesTrue(toleration, taint)) return "no";
			return comparison === "on" ? "yes" : "unknown";
		default: return "no";
	}
}
function comparesTrue(toleration, taint) {
	const asked = parseCanonicalInt(toleration.value ?? "");
	const given = parseCanonicalInt(taint.value);
	if (asked === void 0 || given === void 0) return false;
	return toleration.operator === "Gt" ? given > asked : given < asked;
}
function findToleration(tolerations, taint, comparison) {
	let tolerance = "no";
	for (const toleration of tolerations) {
		const answer = toleratesTaint(toleration, taint, comparison);
		if (answer === "yes") return {
			tolerance: "yes",
			toleration
		};
		if (answer === "unknown") tolerance = "unknown";
	}
	return {
		tolerance,
		toleration: void 0
	};
}
function keepsPodsOff(taint) {
	return taint.effect === "NoSchedule" || taint.effect === "NoExecute";
}

// src/scheduling/near-miss.ts
const NEAR_MISSES = [
	"value",
	"effect",
	"operator",
	"key-spelling",
	"key-domain"
];
const LEAST_KEY_LENGTH = 4;
const MOST_EDITS = 2;
const OPERATORS = /* @__PURE__ */ new Set([
	"",
	"Equal",
	"Exists",
	"Gt",
	"Lt"
]);
function nearMiss(toleration, taint, comparison) {
	if (toleratesTaint(toleration, taint, comparison) !== "no") return void 0;
	const { key = "", operator = "" } = toleration;
	if (key !== "" && key !== taint.key) return keyMiss(key, taint.key);
	if (!OPERATORS.has(operator)) return "operator";
	const { effect: _, ...everyEffect } = toleration;
	if (toleratesTaint(everyEffect, taint, comparison) !== "no") return "effect";
	if (comparison === "off" && (operator === "Gt" || operator === "Lt")) return "operator";
	return key === "" ? void 0 : "value";
}
function keyMiss(asked, given) {
	if (isMisspelt$1(asked, given)) return "key-spelling";
	const domain = asked.indexOf("/") + 1;
	return domain > 0 && given.startsWith(asked.slice(0, domain)) ? "key-domain" : void 0;
}
function isMisspelt$1(asked, given) {
	if (asked.toLowerCase() === given.toLowerCase()) return true;
	if (Math.min(asked.length, given.length) < LEAST_KEY_LENGTH) return false;
	if (Math.abs(asked.length - given.length) > MOST_EDITS) return false;
	return (0, import_fastest_levenshtein.distance)(asked, given) <= MOST_EDITS;
}
function nearestToleration(taint, tolerations, comparison) {
	const nearest = nearestOf(tolerations, (toleration) => nearMiss(toleration, taint, comparison));
	return nearest === void 0 ? void 0 : {
		toleration: nearest.item,
		miss: nearest.miss
	};
}
function nearestTaint(toleration, taints, comparison) {
	const nearest = nearestOf(taints, (taint) => nearMiss(toleration, taint, comparison));
	return nearest === void 0 ? void 0 : {
		taint: nearest.item,
		miss: nearest.miss
	};
}
function nearestOf(items, missOf) {
	let nearest;
	for (const item of items) {
		const miss = missOf(item);
		if (miss === void 0) continue;
		if (nearest === void 0 || NEAR_MISSES.indexOf(miss) < NEAR_MISSES.indexOf(nearest.miss)) nearest = {
			item,
			miss
		};
	}
	return nearest;
}

// src/scheduling/reasons.ts
function describeReason(reason) {
	switch (reason.kind) {
		case "untolerated-taint": return `untolerated taint ${formatTaint(reason.taint)}`;
		case "avoided-taint": return `untolerated taint ${formatTaint(reason.taint)}, which the scheduler only tries to respect`;
		case "comparison-operator-unknown": return `taint ${formatTaint(reason.taint)} is tolerated only if feature gate TaintTolerationComparisonOperators is on`;
		case "cordoned": return "every node that the pod asks for is cordoned";
		case "selector-mismatch": return `label "${reason.key}" is ${actualLabel(reason.actual)}, the pod asks for ${reason.wanted}`;
		case "selector-contradiction": return `no value of label "${reason.key}" can meet all that the pod asks: ${reason.requirement}`;
		case "selector-unknown": return `the pod asks for ${reason.requirement}, and the pool does not declare label "${reason.key}"`;
		case "no-selector-term-matches": return reason.terms === 1 ? "the only node selector term cannot match" : `none of the ${reason.terms} node selector terms matches`;
		case "empty-selector-terms": return "the required node affinity has no term that can match a node";
		case "other-node-name": return `the pod's node name rule names "${reason.nodeName}", which no node of the pool meets`;
		case "node-name-unknown": return `the pod's node name rule names "${reason.nodeName}", and the names of the pool's nodes are not declared`;
		case "runtime-class-missing": return `RuntimeClass "${reason.name}" is not declared, and it may add tolerations and a node selector`;
		case "daemonset-ignores-admission": return `untolerated taint ${formatTaint(reason.taint)}: ${reason.addedBy} would tolerate it, but the DaemonSet controller judges nodes before that`;
		case "scheduler-bypassed": return `nodeName "${reason.nodeName}" bypasses the scheduler, so that NoSchedule does not hold the pod back`;
	}
}
function actualLabel(actual) {
	return actual === void 0 ? "missing" : JSON.stringify(actual);
}

// src/rules/toleration-yaml.ts
function formatYamlString(text) {
	return /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(text) ? text : JSON.stringify(text);
}
function formatTolerationFor(taint) {
	const match = taint.value === "" ? ["operator: Exists"] : ["operator: Equal", `value: ${formatYamlString(taint.value)}`];
	return [`- key: ${formatYamlString(taint.key)}`, ...[...match, `effect: ${taint.effect}`].map((line) => `  ${line}`)];
}
function formatTolerationsFor(taints) {
	return ["tolerations:", ...taints.flatMap(formatTolerationFor).map((line) => `  ${line}`)].join("\n");
}

// src/rules/wording.ts
function quoted(text) {
	return `"${text}"`;
}
function list(items) {
	if (items.length <= 1) return items[0] ?? "";
	return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
function count(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function duration(seconds) {
	if (seconds === 0) return "at once";
	if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
	if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
	return `after ${seconds} s`;
}

// src/rules/near-miss-wording.ts
const FIELDS = {
	operator: "operator",
	value: "value",
	effect: "effect",
	"key-spelling": "key",
	"key-domain": "key"
};
function fieldOfMiss({ miss }) {
	return FIELDS[miss];
}
function describeMiss({ miss, toleration, taint }, pool) {
	const tainted = `pool ${quoted(pool)} is tainted`;
	switch (miss) {
		case "value":
		case "operator": {
			const given = toleration.value ?? "";
			const has = given === "" ? "toleration has no value" : `toleration has value ${quoted(given)}`;
			const needs = taint.value === "" ? "without a value" : `with value ${quoted(taint.value)}`;
			const help = taint.value === "" ? "Write `operator: Exists` and no value." : `Write \`value: ${formatYamlString(taint.value)}\`, or \`operator: Exists\` and no value.`;
			return {
				message: `${has}, ${tainted} ${needs}`,
				help
			};
		}
		case "effect": return {
			message: `toleration has effect ${toleration.effect}, ${tainted} with effect ${taint.effect}`,
			help: `Write \`effect: ${taint.effect}\`, or remove effect to tolerate every effect of this key.`
		};
		case "key-spelling":
		case "key-domain": return {
			message: `toleration has key ${quoted(toleration.key ?? "")}, ${tainted} with key ${quoted(taint.key)}`,
			help: `To let it in, write in the pod spec:\n${formatTolerationsFor([taint])}`
		};
	}
}

// src/rules/reservation.ts
function isWelcome(workload, pool) {
	const reservation = pool.reservedFor;
	if (reservation === void 0) return true;
	const { namespaces, workloads } = reservation;
	const names = [`${workload.kind}/${workload.name}`, `${workload.namespace}/${workload.kind}/${workload.name}`];
	const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
	const byWorkload = workloads?.some((glob) => names.some((name) => matchesNameGlob(glob, name))) ?? false;
	return byNamespace || byWorkload;
}

// src/rules/placement.ts
const MAX_DETAILS = 12;
function taintsAgainst(pool) {
	const named = /* @__PURE__ */ new Set();
	for (const reason of pool.reasons) if ("taint" in reason) named.add(reason.taint);
	return pool.pool.taints.filter((taint) => named.has(taint));
}
function isMisspelt(fit, { miss, toleration }) {
	return !(miss === "key-spelling" || miss === "key-domain") || !fit.pools.some((pool) => pool.tolerated.some((met) => met.toleration === toleration));
}
function candidateOf(fit, pool, comparison) {
	const written = fit.tolerations.filter((toleration) => toleration.origin.by === "manifest");
	const taints = taintsAgainst(pool);
	return {
		pool,
		taints,
		miss: taints.flatMap((taint) => {
			const nearest = nearestToleration(taint, written, comparison);
			return nearest === void 0 || !isMisspelt(fit, {
				...nearest,
				taint
			}) ? [] : [{
				...nearest,
				taint
			}];
		}).sort((a, b) => rank(a) - rank(b))[0]
	};
}
function rank(miss) {
	return miss === void 0 ? NEAR_MISSES.length : NEAR_MISSES.indexOf(miss.miss);
}
function nearest(workload, candidates) {
	return [...candidates].sort((a, b) => rank(a.miss) - rank(b.miss) || Number(!isWelcome(workload, a.pool.pool)) - Number(!isWelcome(workload, b.pool.pool)) || a.taints.length - b.taints.length)[0];
}
function findSelectorPath(workload, key) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	if (key in nodeSelector) return ["nodeSelector", key];
	const terms = nodeAffinity?.required ?? [];
	for (const [termIndex, term] of terms.entries()) {
		const index = term.matchExpressions.findIndex((expression) => expression.key === key);
		if (index < 0) continue;
		return [
			...[
				"affinity",
				"nodeAffinity",
				"requiredDuringSchedulingIgnoredDuringExecution"
			],
			"nodeSelectorTerms",
			termIndex,
			"matchExpressions",
			index,
			"key"
		];
	}
}
function mismatchedKeys(pool) {
	return pool.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason.key] : []);
}
function narrowingPath(fit) {
	for (const pool of fit.pools) for (const key of mismatchedKeys(pool)) {
		const path = findSelectorPath(fit.workload, key);
		if (path !== void 0) return path;
	}
}
function placeOfTolerations(workload) {
	return workload.podSpec.tolerations.length > 0 ? placeInPodSpec(workload, ["tolerations"], "key") : placeInPodSpec(workload, [], "key");
}
function describePools(pools, nearest = []) {
	const lines = [...nearest, ...pools.filter((pool) => !nearest.includes(pool))].map((pool) => `${pool.pool.name}: ${pool.reasons.map(describeReason).join("; ")}`);
	if (lines.length <= MAX_DETAILS) return lines;
	return [...lines.slice(0, MAX_DETAILS), `and ${lines.length - MAX_DETAILS} more pools`];
}
function relatedTaints(candidates) {
	return candidates.slice(0, MAX_DETAILS).flatMap(({ pool, taints }) => taints.slice(0, 1).map((taint) => ({
		place: taint.place,
		message: `pool ${quoted(pool.pool.name)} is tainted ${formatTaint(taint)} here`
	})));
}
function explainTaints(fit, allowed, comparison) {
	const { workload } = fit;
	const candidates = allowed.map((pool) => candidateOf(fit, pool, comparison));
	const best = nearest(workload, candidates);
	const narrowing = fit.workload.kind !== "DaemonSet" && allowed.length < fit.pools.length ? narrowingPath(fit) : void 0;
	const details = describePools(fit.pools, allowed);
	const related = relatedTaints(best?.miss === void 0 ? candidates : [best]);
	const yaml = best === void 0 ? "" : formatTolerationsFor(best.taints);
	if (best?.miss?.toleration.origin.by === "manifest") {
		const { index } = best.miss.toleration.origin;
		const { message, help } = describeMiss(best.miss, best.pool.pool.name);
		return {
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				fieldOfMiss(best.miss)
			]),
			cause: message,
			details,
			help,
			related,
			nearMissIndex: index
		};
	}
	const help = `To let it in, add to the pod spec:\n${yaml}`;
	const name = best?.pool.pool.name ?? "";
	const taint = best?.taints[0];
	const tainted = taint === void 0 ? "" : formatTaint(taint);
	if (narrowing !== void 0) {
		const atMost = best?.pool.selector === "unknown" ? "at most " : "";
		const others = allowed.length > 1 ? ` and ${allowed.length - 1} more` : "";
		return {
			at: placeInPodSpec(workload, narrowing),
			cause: `its selector leaves ${atMost}pool ${quoted(name)}${others}, whose taint ${tainted} it does not tolerate`,
			details,
			help,
			related,
			nearMissIndex: void 0
		};
	}
	const only = fit.pools.length === 1 ? `the only pool ${quoted(name)} has taint ${tainted}` : "every pool has a taint";
	return {
		at: placeOfTolerations(workload),
		cause: `${only} that it does not tolerate`,
		details,
		help,
		related,
		nearMissIndex: void 0
	};
}

// src/rules/daemonset-misses-pool.ts
function osOf(pool) {
	return pool.labels["kubernetes.io/os"] ?? pool.labels["beta.kubernetes.io/os"] ?? "linux";
}
function osOfWorkload({ workload }) {
	const { os, nodeSelector } = workload.podSpec;
	return os ?? nodeSelector["kubernetes.io/os"] ?? nodeSelector["beta.kubernetes.io/os"] ?? "linux";
}
function isServed(fit, pool) {
	return nodeAgentRole(fit.workload) !== "device plugin" || hasDevices(pool);
}
const DEVICE_DOMAINS = /^(?:nvidia\.com|amd\.com|gpu\.intel\.com|habana\.ai|aws\.amazon\.com|google\.com)\//;
function hasDevices(pool) {
	return Object.keys(pool.allocatable).some((name) => name.includes("/") && !name.includes("kubernetes.io/")) || pool.taints.some((taint) => DEVICE_DOMAINS.test(taint.key));
}
function missedPools(fit) {
	const { workload } = fit;
	if (!fit.valid || workload.kind !== "DaemonSet" || workload.podSpec.nodeName !== "") return [];
	return fit.pools.filter((pool) => pool.verdict === "blocked" && pool.selector === "match" && taintsAgainst(pool).length > 0 && osOf(pool.pool) === osOfWorkload(fit) && isWelcome(workload, pool.pool) && isServed(fit, pool.pool));
}
const daemonsetMissesPool = {
	id: "daemonset-misses-pool",
	summary: "A DaemonSet does not run on pools that its selector allows, because it does not tolerate their taints.",
	severity: "warning",
	rationale: `The DaemonSet controller makes no pod for a node whose taints the template does not tolerate. There is no Pending
pod and no event: the number of desired pods is just smaller. Logs, metrics, volumes or devices of those nodes are missing,
and somebody notices weeks later.

All pools that one DaemonSet misses are one finding. It is an error for CSI node plugins, CNI agents and device plugins:
without them other pods on the node cannot start. Not counted are pools of another operating system, pools that are
reserved for others, pools whose labels the selector excludes or may exclude, and, for a device plugin, pools without
devices. A DaemonSet that is meant for some pools only should say so with a nodeSelector.`,
	examples: [{
		title: "A log agent that is blind on two pools",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: batch
    taints: ["dedicated=batch:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations: # <--
        - key: node-role.kubernetes.io/control-plane
          operator: Exists
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists
`
	}, {
		title: "A toleration with a wrong value",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: dcgm-exporter}
spec:
  template:
    spec:
      containers: [{name: exporter, image: exporter:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          value: "true" # <--
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: dcgm-exporter}
spec:
  template:
    spec:
      containers: [{name: exporter, image: exporter:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, { inventory }) {
		const missed = missedPools(fit);
		if (missed.length === 0) return;
		const { workload } = fit;
		const placement = explainTaints(fit, missed, inventory.cluster.comparisonOperators);
		const role = nodeAgentRole(workload);
		const names = missed.map((pool) => quoted(pool.pool.name));
		const what = fit.pools.every((pool) => pool.verdict === "blocked") ? `the DaemonSet runs on no pool: it misses ${list(names)}` : `the DaemonSet does not run on ${missed.length === 1 ? "pool" : `${count(missed.length, "pool")}:`} ${list(names)}`;
		const nearMiss = placement.nearMissIndex === void 0 ? "" : `: ${placement.cause}`;
		const taints = missed.flatMap(taintsAgainst);
		yield {
			at: placement.at,
			workload,
			...role !== void 0 && { severity: "error" },
			message: `${what}${nearMiss}`,
			details: [...missed.map((pool) => `${pool.pool.name}: untolerated ${taintsAgainst(pool).map(formatTaint).join(", ")}`), ...role === void 0 ? [] : [`it is a ${role}: other pods on these nodes need it`]],
			help: placement.nearMissIndex === void 0 ? `Tolerate these taints, or add a nodeSelector if the DaemonSet is not meant for these pools. ${placement.help}` : placement.help,
			related: missed.flatMap((pool) => taintsAgainst(pool).slice(0, 1).map((taint) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			}))),
			subject: taints.map(formatTaint).sort().join(",")
		};
	}
};

// src/scheduling/validation/label-syntax.ts
const NAME_FORMAT = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
const VALUE_FORMAT = `(${NAME_FORMAT})?`;
const SUBDOMAIN_FORMAT = "[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*";
const NAME = new RegExp(`^${NAME_FORMAT}$`);
const VALUE = new RegExp(`^${VALUE_FORMAT}$`);
const SUBDOMAIN_PART = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;
const LABEL_LENGTH = 63;
const SUBDOMAIN_LENGTH = 253;
const NAME_RULE = `must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '${NAME_FORMAT}')`;
const VALUE_RULE = `a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '${VALUE_FORMAT}')`;
const SUBDOMAIN_RULE = `a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '${SUBDOMAIN_FORMAT}')`;
const utf8 = new TextEncoder();
function labelKeyErrors(key) {
	const [first = "", second, ...rest] = key.split("/");
	if (rest.length > 0) return [`a valid label key ${NAME_RULE} with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`];
	const name = second ?? first;
	const errors = second === void 0 ? [] : prefixErrors(first);
	if (name === "") errors.push("name part must be non-empty");
	else if (byteLength(name) > LABEL_LENGTH) errors.push(`name part ${tooLong(LABEL_LENGTH)}`);
	if (!NAME.test(name)) errors.push(`name part ${NAME_RULE}`);
	return errors;
}
function prefixErrors(prefix) {
	if (prefix === "") return ["prefix part must be non-empty"];
	return subdomainErrors(prefix).map((error) => `prefix part ${error}`);
}
function labelValueErrors(value) {
	const errors = [];
	if (byteLength(value) > LABEL_LENGTH) errors.push(tooLong(LABEL_LENGTH));
	if (!VALUE.test(value)) errors.push(VALUE_RULE);
	return errors;
}
function subdomainErrors(name) {
	const errors = [];
	if (byteLength(name) > SUBDOMAIN_LENGTH) errors.push(tooLong(SUBDOMAIN_LENGTH));
	if (!name.split(".").every((part) => SUBDOMAIN_PART.test(part))) errors.push(SUBDOMAIN_RULE);
	return errors;
}
function byteLength(text) {
	return utf8.encode(text).length;
}
function tooLong(limit) {
	return `must be no more than ${limit} bytes`;
}

// src/scheduling/validation/taints.ts
const SUPPORTED_EFFECTS = `supported values: ${TAINT_EFFECTS.map((effect) => `"${effect}"`).join(", ")}`;
const KNOWN_EFFECTS = new Set(TAINT_EFFECTS);
function validateTaints(taints, path = ["metadata", "taints"]) {
	const seen = /* @__PURE__ */ new Set();
	return taints.flatMap((taint, index) => {
		const at = [...path, index];
		const errors = validateTaint(taint, at);
		const identity = `${taint.effect}\n${taint.key}`;
		if (seen.has(identity)) errors.push({
			path: at,
			type: "Duplicate",
			detail: "taints must be unique by key and effect pair"
		});
		seen.add(identity);
		return errors;
	});
}
function validateTaint(taint, path) {
	const errors = [];
	for (const detail of labelKeyErrors(taint.key)) errors.push({
		path: [...path, "key"],
		type: "Invalid",
		value: taint.key,
		detail
	});
	const details = labelValueErrors(taint.value);
	if (details.length > 0) errors.push({
		path: [...path, "value"],
		type: "Invalid",
		value: taint.value,
		detail: details.join(";")
	});
	errors.push(...effectErrors(taint.effect, [...path, "effect"]));
	return errors;
}
function effectErrors(effect, path) {
	if (KNOWN_EFFECTS.has(effect)) return [];
	if (effect === "") return [{
		path,
		type: "Required",
		detail: ""
	}];
	return [{
		path,
		type: "NotSupported",
		value: effect,
		detail: SUPPORTED_EFFECTS
	}];
}

// src/model/toleration.ts
function formatToleration(toleration) {
	const fields = [];
	if (toleration.key) fields.push(`key: ${toleration.key}`);
	if (toleration.operator) fields.push(`operator: ${toleration.operator}`);
	if (toleration.value !== void 0 && !(toleration.value === "" && toleration.operator === "Exists")) fields.push(`value: ${JSON.stringify(toleration.value)}`);
	if (toleration.effect) fields.push(`effect: ${toleration.effect}`);
	if (toleration.tolerationSeconds !== void 0) fields.push(`tolerationSeconds: ${toleration.tolerationSeconds}`);
	return `{${fields.join(", ")}}`;
}

// src/rules/api-errors.ts
function subjectOf(workload, path) {
	const index = path.indexOf("tolerations") + 1;
	const position = index > 0 ? path[index] : void 0;
	const toleration = typeof position === "number" ? workload.podSpec.tolerations[position] : void 0;
	if (toleration === void 0) return formatFieldPath(path);
	return `${formatToleration(toleration)} ${formatFieldPath(path.slice(index + 1))}`;
}
function effectMeantBy(text) {
	const letters = text.toLowerCase().replaceAll(/[^a-z]/g, "");
	return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters);
}
function helpFor(error) {
	const field = error.path.at(-1);
	const meant = error.value === void 0 ? void 0 : effectMeantBy(error.value);
	if (field === "effect" && error.type === "NotSupported") return meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}, or leave effect out to tolerate every effect.` : `Write \`effect: ${meant}\`.`;
	if (field === "effect") return "Write `effect: NoExecute`, or remove tolerationSeconds: only NoExecute evicts.";
	if (field === "operator" && error.detail.startsWith("operator must be Exists")) return "Name the key of the taint, or write `operator: Exists` to tolerate every key.";
	if (field === "operator" && error.detail.startsWith("value must be empty")) return "Remove value, or write `operator: Equal` to compare it.";
	if (field === "operator" && (error.value === "Gt" || error.value === "Lt")) return `Operator ${error.value} needs the feature gate TaintTolerationComparisonOperators, which is off by default. If your cluster turns it on, write \`featureGates: [TaintTolerationComparisonOperators]\` in taintlint.yaml.`;
	if (field === "nodeSelectorTerms") return "Add a term, or remove the empty nodeSelectorTerms with its parent.";
	return "Correct the field: the API server refuses the whole object as it stands.";
}
function clause(detail) {
	return detail.length === 0 ? "a value is required" : detail.charAt(0).toLowerCase() + detail.slice(1);
}
function fieldToEdit(error) {
	return error.path.at(-1) === "operator" && error.value !== "" && /\bvalue must be empty|valid label/.test(error.detail) ? [...error.path.slice(0, -1), "value"] : error.path;
}
function describeFieldError(workload, error) {
	const field = fieldToEdit(error);
	const path = formatFieldPath(field);
	const found = error.value === void 0 || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
	return {
		at: placeInObject(workload, field),
		workload,
		message: `the API server refuses ${path}${found}: ${clause(error.detail)}`,
		help: helpFor(error),
		subject: subjectOf(workload, field)
	};
}
function describeDecodeError(workload, error) {
	const path = formatFieldPath(error.path);
	return {
		at: placeInObject(workload, error.path),
		workload,
		message: `the API server refuses ${path}: it takes a ${error.expected}, here stands a ${error.found}`,
		help: error.expected === "string" ? "Put the value in quotes: without them YAML reads it as another type." : `Write a ${error.expected} here.`,
		subject: subjectOf(workload, error.path)
	};
}

// src/rules/invalid-taint.ts
function placeOfTaintField(taint, field) {
	return {
		...taint.place,
		path: [...taint.place.path, field]
	};
}
function taintLists(pools) {
	return pools.flatMap((pool) => [{
		pool,
		taints: pool.taints
	}, {
		pool,
		taints: pool.startupTaints
	}]);
}
const invalidTaint = {
	id: "invalid-taint",
	summary: "The API server refuses the taint, so that no node can have it.",
	severity: "error",
	rationale: `A taint needs a key that is a label name, a value that is a label value, and one of the three effects in exactly
their spelling. The API server refuses a Node with anything else; a node group whose kubelet registers with such a taint
never joins the cluster.

A hand-declared taint in kubectl's syntax (\`key=value:Effect\`) that cannot be read at all is an error of the
configuration instead.`,
	examples: [{
		title: "A cloud's spelling of the effect",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - key: nvidia.com/gpu
        value: present
        effect: NO_SCHEDULE # <--
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - key: nvidia.com/gpu
        value: present
        effect: NoSchedule
`
	}],
	*checkInventory({ inventory }) {
		for (const { pool, taints } of taintLists(inventory.pools)) for (const error of validateTaints(taints, [])) {
			const [index, field] = error.path;
			const taint = typeof index === "number" ? taints[index] : void 0;
			if (taint === void 0 || error.type === "Duplicate") continue;
			const meant = effectMeantBy(taint.effect);
			const detail = error.detail === "" ? "a value is required" : error.detail;
			const help = field !== "effect" ? "Correct the taint of the pool." : meant === void 0 ? `Write one of ${TAINT_EFFECTS.join(", ")}.` : `Write ${quoted(meant)}.`;
			yield {
				at: placeOfTaintField(taint, String(field)),
				message: `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong ${String(field)}: ${detail}`,
				help,
				subject: `${pool.name} ${formatTaint(taint)} ${String(field)}`
			};
		}
	}
};

// src/rules/duplicate-taint.ts
const duplicateTaint = {
	id: "duplicate-taint",
	summary: "A pool has two taints with the same key and the same effect.",
	severity: "error",
	rationale: `Key and effect together identify a taint. The API server refuses a Node with two of them, whatever their values:
only one value per key and effect is possible. The same key with two effects is fine.`,
	examples: [{
		title: "Two values for one key and effect",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=gpu:NoSchedule # <--
      - dedicated=ml:NoExecute
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=ml:NoExecute
`
	}],
	*checkInventory({ inventory }) {
		for (const { pool, taints } of taintLists(inventory.pools)) {
			const seen = /* @__PURE__ */ new Map();
			for (const taint of taints) {
				const identity = `${taint.key} ${taint.effect}`;
				const first = seen.get(identity);
				if (first === void 0) {
					seen.set(identity, taint);
					continue;
				}
				yield {
					at: taint.place,
					message: `pool ${quoted(pool.name)} has two taints with key ${quoted(taint.key)} and effect ${taint.effect}`,
					help: "Keep one of the two: a node can have only one value for a key and an effect.",
					related: [{
						place: first.place,
						message: `${quoted(formatTaint(first))} stands here`
					}],
					subject: `${pool.name} ${identity}`
				};
			}
		}
	}
};

// src/rules/every-pool-tainted.ts
function runsLinux(pool) {
	return (pool.labels["kubernetes.io/os"] ?? pool.labels["beta.kubernetes.io/os"] ?? "linux") === "linux";
}
const everyPoolTainted = {
	id: "every-pool-tainted",
	summary: "Every Linux pool has a taint: a pod without a toleration finds no node.",
	severity: "warning",
	rationale: `CoreDNS, one-off Jobs, Helm hooks and everything that a chart brings without tolerations need a pool without
NoSchedule and NoExecute taints. If every pool has one, they stay Pending, and often nobody can say why.

Reported once, at the first pool, and only when the inventory is complete. Pods that run elsewhere (Fargate, virtual
nodes, a default node group) mean that a pool is not declared: declare it.`,
	examples: [{
		title: "Two pools, both dedicated",
		inventory: `
pools:
  - name: web # <--
    taints: ["dedicated=web:NoSchedule"]
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: web
    taints: ["dedicated=web:NoSchedule"]
  - name: general
`
	}],
	*checkInventory({ inventory }) {
		const pools = inventory.pools.filter(runsLinux);
		const [first] = pools;
		if (first === void 0 || !inventory.complete) return;
		if (!pools.every((pool) => pool.taints.some(keepsPodsOff))) return;
		yield {
			at: {
				...first.place,
				path: [...first.place.path, "name"]
			},
			message: "every Linux pool has a NoSchedule or NoExecute taint: a pod without a toleration finds no node",
			details: pools.map((pool) => `${pool.name}: ${pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ")}`),
			help: `Keep one pool without such taints, for example ${quoted(first.name)}, or declare the pool that takes all other pods.`,
			subject: "every pool"
		};
	}
};

// src/rules/evicted-by-taint.ts
const FINITE_KINDS = /* @__PURE__ */ new Set(["Job", "CronJob"]);
function isFromManifest(toleration) {
	return toleration.origin.by === "manifest";
}
const evictedByTaint = {
	id: "evicted-by-taint",
	summary: "The pod schedules on a pool whose NoExecute taint it tolerates only for a while, and is evicted again.",
	severity: "error",
	rationale: `A toleration with \`tolerationSeconds\` lets the pod in and evicts it when the time is over. On a pool that always
has the taint this repeats for ever: the controller makes a new pod, which may land on the same pool again. Zero or a
negative number evicts at once.

Kubernetes uses the *first* matching toleration in list order for each taint, also when a later one has no time limit.
For a Job or CronJob, whose pods may be meant to run for a limited time, the finding is a warning.`,
	examples: [{
		title: "Five minutes on a database node, again and again",
		inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
          tolerationSeconds: 300 # <--
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      nodeSelector: {pool: database}
      tolerations:
        - key: dedicated
          operator: Equal
          value: database
          effect: NoExecute
`
	}, {
		title: "The first matching toleration is the one that counts",
		inventory: `
pools:
  - name: database
    taints: ["dedicated=database:NoExecute"]
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      tolerations:
        - {key: dedicated, operator: Exists, effect: NoExecute, tolerationSeconds: 60} # <--
        - {key: dedicated, operator: Exists}
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres}
spec:
  template:
    spec:
      containers: [{name: postgres, image: postgres:18}]
      tolerations:
        - {key: dedicated, operator: Exists}
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		const comparison = context.inventory.cluster.comparisonOperators;
		const evictions = /* @__PURE__ */ new Map();
		for (const poolFit of fit.pools) {
			if (poolFit.verdict === "blocked" || poolFit.evictedAfterSeconds === null) continue;
			for (const taint of poolFit.pool.taints) {
				if (taint.effect !== "NoExecute") continue;
				const { toleration } = findToleration(fit.tolerations, taint, comparison);
				if (toleration?.tolerationSeconds === void 0 || !isFromManifest(toleration)) continue;
				const eviction = evictions.get(toleration) ?? {
					toleration,
					pools: []
				};
				eviction.pools.push({
					fit: poolFit,
					taint
				});
				evictions.set(toleration, eviction);
			}
		}
		for (const { toleration, pools } of evictions.values()) {
			const seconds = Math.max(toleration.tolerationSeconds ?? 0, 0);
			const names = pools.map(({ fit: poolFit }) => quoted(poolFit.pool.name));
			const first = pools[0]?.taint;
			if (first === void 0) continue;
			const endless = fit.tolerations.find((other) => other.tolerationSeconds === void 0 && toleratesTaint(other, first, comparison) === "yes");
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"tolerationSeconds"
				]),
				workload,
				...FINITE_KINDS.has(workload.kind) && { severity: "warning" },
				message: `the pod is evicted from ${names.length === 1 ? "pool" : "pools"} ${list(names)} ${duration(seconds)}: taint ${formatTaint(first)} is tolerated only for tolerationSeconds`,
				help: endless === void 0 ? "Remove tolerationSeconds to stay, or remove the toleration to keep the pod off this pool." : "Remove this toleration: a later one tolerates the taint for ever, but Kubernetes uses the first that matches.",
				related: pools.map(({ fit: poolFit, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(poolFit.pool.name)} is tainted here`
				})),
				subject: `${formatTaint(first)} ${toleration.tolerationSeconds}`
			};
		}
	}
};

// src/rules/invalid-node-affinity.ts
function isNodeSelection(path) {
	return path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector");
}
const invalidNodeAffinity = {
	id: "invalid-node-affinity",
	summary: "The API server refuses the nodeSelector or the node affinity.",
	severity: "error",
	rationale: `The API server checks label keys, label values, operators and the number of values when the object is
applied, also in preferred terms. taintlint applies the checks of Kubernetes itself, with the same field paths.

An empty term (\`- {}\`) is legal but matches no node; that is a matter of placement and is reported there.`,
	examples: [{
		title: "`In` needs values",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool # <--
                operator: In
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool
                operator: In
                values: [general]
`
	}, {
		title: "`Exists` takes no values",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
                values: [general] # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
`
	}],
	*checkWorkload({ workload, fieldErrors }) {
		for (const error of workload.decodeErrors) {
			if (!isNodeSelection(error.path) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
		for (const error of fieldErrors) {
			if (!isNodeSelection(error.path)) continue;
			yield describeFieldError(workload, error);
		}
	}
};

// src/rules/invalid-toleration.ts
const invalidToleration = {
	id: "invalid-toleration",
	summary: "The API server refuses the toleration.",
	severity: "error",
	rationale: `The API server checks every toleration when the object is applied. One wrong field and the whole object is
refused: \`kubectl apply\` fails, a GitOps controller reports an error, and the old version keeps running.

taintlint applies the checks of Kubernetes itself, with the same field paths. A refused pod is not judged for placement:
the refusal is the cause, and the only finding. The operators \`Gt\` and \`Lt\` need the feature gate
\`TaintTolerationComparisonOperators\`, which is off by default; name it in \`featureGates\` when your cluster turns it on.`,
	examples: [
		{
			title: "`Exists` takes no value",
			inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      value: present # <--
      effect: NoSchedule
`,
			good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NoSchedule
`
		},
		{
			title: "An effect in the spelling of a cloud API",
			inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NO_SCHEDULE # <--
`,
			good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
      effect: NoSchedule
`
		},
		{
			title: "tolerationSeconds belongs to NoExecute",
			inventory: `
pools:
  - name: general
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoSchedule # <--
          tolerationSeconds: 30
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`
		}
	],
	*checkWorkload({ workload, fieldErrors }) {
		const isToleration = (path) => path.includes("tolerations");
		for (const error of workload.decodeErrors) {
			if (!isToleration(error.path) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
		const seen = /* @__PURE__ */ new Set();
		for (const error of fieldErrors) {
			if (!isToleration(error.path)) continue;
			const place = fieldToEdit(error).join("/");
			if (seen.has(place)) continue;
			seen.add(place);
			yield describeFieldError(workload, error);
		}
	}
};

// src/rules/platform-taints.ts
const CONTROL_PLANE_TAINTS = /* @__PURE__ */ new Map([
	["node.kubernetes.io/not-ready", ["NoSchedule", "NoExecute"]],
	["node.kubernetes.io/unreachable", ["NoSchedule", "NoExecute"]],
	["node.kubernetes.io/memory-pressure", ["NoSchedule"]],
	["node.kubernetes.io/disk-pressure", ["NoSchedule"]],
	["node.kubernetes.io/pid-pressure", ["NoSchedule"]],
	["node.kubernetes.io/network-unavailable", ["NoSchedule"]],
	["node.kubernetes.io/unschedulable", ["NoSchedule"]]
]);
const PLATFORM_KEYS = /* @__PURE__ */ new Set([
	"node-role.kubernetes.io/control-plane",
	"node-role.kubernetes.io/master",
	"node-role.kubernetes.io/etcd",
	"node-role.kubernetes.io/infra",
	"node-role.kubernetes.io/api-server",
	"CriticalAddonsOnly",
	"kubernetes.io/arch",
	"nvidia.com/gpu",
	"amd.com/gpu",
	"google.com/tpu",
	"habana.ai/gaudi",
	"aws.amazon.com/neuron",
	"aws.amazon.com/neuroncore",
	"sandbox.gke.io/runtime",
	"eks.amazonaws.com/compute-type",
	"virtual-kubelet.io/provider",
	"ScalewayGPU"
]);
const PLATFORM_PREFIXES = [
	"node.kubernetes.io/",
	"node.cloudprovider.kubernetes.io/",
	"kubernetes.azure.com/",
	"cloud.google.com/",
	"karpenter.sh/",
	"node.openshift.io/",
	"node.ocs.openshift.io/"
];
function effectsSetByKubernetes(key) {
	return CONTROL_PLANE_TAINTS.get(key);
}
function isPlatformTaintKey(key, transientTaints) {
	return PLATFORM_KEYS.has(key) || PLATFORM_PREFIXES.some((prefix) => key.startsWith(prefix)) || isTransientTaint(key, transientTaints);
}

// src/rules/selector-explanation.ts
function mismatchesOf(pool) {
	return pool.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason] : []);
}
function mainMismatch(pools) {
	const perPool = pools.map(mismatchesOf);
	const [first = []] = perPool;
	return first.find(({ key }) => perPool.every((mismatches) => mismatches.some((other) => other.key === key))) ?? perPool.filter((mismatches) => mismatches.length > 0).sort((a, b) => a.length - b.length)[0]?.[0];
}
function nearestText(text, candidates) {
	const limit = text.length >= 4 ? 2 : 1;
	return candidates.map((candidate) => ({
		candidate,
		edits: (0, import_fastest_levenshtein.distance)(text, candidate)
	})).filter(({ edits }) => edits > 0 && edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
function labelKeys(pools) {
	return [...new Set(pools.flatMap(({ pool }) => [pool, ...pool.nodes ?? []].flatMap(({ labels }) => Object.keys(labels))))];
}
function labelValues(pools, key) {
	const values = pools.flatMap(({ pool }) => [pool, ...pool.nodes ?? []].flatMap(({ labels }) => labels[key] ?? []));
	return [...new Set(values)].sort();
}
function explainSelector(fit) {
	const { workload, pools } = fit;
	const mismatch = mainMismatch(pools);
	const details = describePools(pools);
	const related = [];
	if (mismatch === void 0) return {
		at: placeOfSelection(fit),
		cause: "its selector, or a cordon, keeps it off every pool",
		details,
		help: "See the reason for each pool, and correct the selector or the pool.",
		related,
		nearMissIndex: void 0
	};
	const { key, wanted } = mismatch;
	const path = findSelectorPath(workload, key);
	const values = labelValues(pools, key);
	const asked = workload.podSpec.nodeSelector[key] ?? "";
	const near = values.length === 0 ? nearestText(key, labelKeys(pools)) : nearestText(asked, values);
	const cause = values.length === 0 ? `no pool has label ${quoted(key)}, the pod asks for ${wanted}` : `no pool has label ${quoted(key)} as the pod asks: ${wanted}`;
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
	return {
		at: path === void 0 ? placeOfSelection(fit) : placeInPodSpec(workload, path),
		cause,
		details,
		help: `Select a label that a pool has, or add the label to the pool that should take the pod.${known}${suggestion}`,
		related,
		nearMissIndex: void 0
	};
}
function placeOfSelection({ workload }) {
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	if (Object.keys(nodeSelector).length > 0) return placeInPodSpec(workload, ["nodeSelector"], "key");
	if (nodeAffinity?.required !== void 0) return placeInPodSpec(workload, ["affinity", "nodeAffinity"], "key");
	return placeOfTolerations(workload);
}

// src/rules/unschedulable.ts
function poolsBehindTaints(pools) {
	return pools.filter((pool) => pool.selector !== "mismatch" && taintsAgainst(pool).length > 0);
}
function isUnschedulable({ valid, workload, pools }) {
	if (!valid || workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return false;
	return pools.length > 0 && pools.every((pool) => pool.verdict === "blocked");
}
function explainUnschedulable(fit, comparison) {
	const behindTaints = poolsBehindTaints(fit.pools);
	return behindTaints.length > 0 ? explainTaints(fit, behindTaints, comparison) : explainSelector(fit);
}
const unschedulable = {
	id: "unschedulable",
	summary: "No pool of the inventory admits the pod: it stays Pending.",
	severity: "error",
	rationale: `Every pool refuses the pod, for certain: by a taint that it does not tolerate, by a label that its selector asks
for and the pool does not have, or because all its nodes are cordoned. Kubernetes would say only "0/4 nodes are
available: 4 node(s) had untolerated taint(s)"; newer versions no longer name the taint.

Whatever the repository cannot know counts as possible: a label that a cloud sets later, a RuntimeClass that is defined
elsewhere, an operator behind a feature gate. Then taintlint is silent. Where the inventory says that it is not complete
the finding is a warning. A DaemonSet has its own rule, and a pod with \`nodeName\` does not pass the scheduler.`,
	examples: [
		{
			title: "A selector for a tainted pool, without the toleration",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu # <--
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: present
          effect: NoSchedule
`
		},
		{
			title: "The toleration has another value than the taint",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
			good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
		},
		{
			title: "A label value that no pool has",
			inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
			bad: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: generall # <--
`,
			good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: general
            topology.kubernetes.io/zone: eu-west-1a
`
		}
	],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		if (fit.valid && fit.admissionError !== void 0) {
			yield {
				at: placeInPodSpec(workload, fit.workload.podSpec.runtimeClassName === void 0 ? [] : ["runtimeClassName"], "key"),
				workload,
				message: `admission refuses the pod: ${fit.admissionError}`,
				help: "Make the pod and what admission adds to it agree.",
				subject: fit.admissionError
			};
			return;
		}
		if (!isUnschedulable(fit)) return;
		const placement = explainUnschedulable(fit, inventory.cluster.comparisonOperators);
		const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
		const asksNothing = tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === void 0;
		yield {
			at: placement.at,
			workload,
			...!inventory.complete && { severity: "warning" },
			message: `${inventory.complete ? "no pool" : "no declared pool"} admits the pod: ${placement.cause}`,
			details: placement.details,
			help: placement.help,
			related: placement.related,
			subject: fit.pools.flatMap((pool) => pool.untolerated.map(formatTaint)).join(","),
			...asksNothing && { group: "asks for nothing and tolerates nothing" }
		};
	}
};

// src/rules/dead-tolerations.ts
const taintsByInventory = /* @__PURE__ */ new WeakMap();
function taintsOf(inventory) {
	const known = taintsByInventory.get(inventory);
	if (known !== void 0) return known;
	const taints = inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints]);
	taintsByInventory.set(inventory, taints);
	return taints;
}
function isSameKeyMiss(miss) {
	return miss === "value" || miss === "effect" || miss === "operator";
}
function findNearMiss(toleration, { inventory }) {
	const { key } = toleration;
	const comparison = inventory.cluster.comparisonOperators;
	if (!key || toleration.operator === "Gt" || toleration.operator === "Lt") return void 0;
	const ofKey = taintsOf(inventory).filter((taint) => taint.key === key);
	if (ofKey.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return void 0;
	const set = (effectsSetByKubernetes(key) ?? []).map((effect) => ({
		key,
		value: "",
		effect
	}));
	if (set.some((taint) => toleratesTaint(toleration, taint, comparison) !== "no")) return void 0;
	for (const poolTaint of ofKey) {
		const miss = nearMiss(toleration, poolTaint, comparison);
		const pool = inventory.pools.find((candidate) => candidate.taints.includes(poolTaint));
		if (isSameKeyMiss(miss) && pool !== void 0) return {
			miss,
			taint: poolTaint,
			pool,
			poolTaint
		};
	}
	for (const taint of set) {
		const miss = nearMiss(toleration, taint, comparison);
		if (isSameKeyMiss(miss)) return {
			miss,
			taint,
			pool: void 0,
			poolTaint: void 0
		};
	}
}
function isNamedByPlacement(fit, index, { inventory }) {
	const comparison = inventory.cluster.comparisonOperators;
	if (isUnschedulable(fit)) return explainUnschedulable(fit, comparison).nearMissIndex === index;
	const missed = missedPools(fit);
	return missed.length > 0 && explainTaints(fit, missed, comparison).nearMissIndex === index;
}

// src/rules/near-miss-toleration.ts
const nearMissToleration = {
	id: "near-miss-toleration",
	summary: "The toleration has the key of a taint, but another value or effect, and so tolerates nothing.",
	severity: "warning",
	rationale: `\`value: "true"\` does not tolerate \`nvidia.com/gpu=present\`, and a toleration for NoSchedule does not tolerate
NoExecute. The pod may still run elsewhere, so that nothing shows the mistake until the other pool is full.

Reported only when the toleration tolerates no taint of any pool: a key that several pools carry with different values is
not a mistake. The taints that Kubernetes sets by itself count too: \`node.kubernetes.io/memory-pressure\` is only ever set
with NoSchedule and without a value. When the toleration is the reason that the pod fits nowhere, that finding names it
and this one is not repeated.`,
	examples: [{
		title: "Another value",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: present
          effect: NoSchedule
`
	}, {
		title: "A taint of Kubernetes itself, with an effect that it never has",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoExecute # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		for (const toleration of fit.tolerations) {
			if (toleration.origin.by !== "manifest") continue;
			const { index } = toleration.origin;
			const found = findNearMiss(toleration, context);
			if (found === void 0 || isNamedByPlacement(fit, index, context)) continue;
			const miss = {
				toleration,
				taint: found.taint,
				miss: found.miss
			};
			const at = placeInPodSpec(workload, [
				"tolerations",
				index,
				fieldOfMiss(miss)
			]);
			const subject = `${toleration.key} ${toleration.value ?? ""} ${toleration.effect ?? ""}`;
			if (found.pool === void 0 || found.poolTaint === void 0) {
				const effects = list([...effectsSetByKubernetes(found.taint.key) ?? []]);
				yield {
					at,
					workload,
					message: `toleration matches nothing: Kubernetes sets ${quoted(found.taint.key)} only with effect ${effects} and without a value`,
					help: "Write `operator: Exists` with one of these effects, or remove the toleration.",
					subject
				};
				continue;
			}
			const { message, help } = describeMiss(miss, found.pool.name);
			yield {
				at,
				workload,
				message,
				help,
				related: [{
					place: found.poolTaint.place,
					message: `pool ${quoted(found.pool.name)} is tainted here`
				}],
				subject
			};
		}
	}
};

// src/rules/non-string-value.ts
const nonStringValue = {
	id: "non-string-value",
	summary: "A scheduling field takes a string, and YAML reads the value as another type.",
	severity: "error",
	rationale: `Keys, values and labels are strings. YAML reads \`true\`, \`yes\`, \`on\`, \`1\` and \`1.5\` without quotes as
booleans and numbers, and the API server then cannot decode the object: "cannot unmarshal bool into Go struct field".

taintlint reads scalars as Kubernetes' own YAML decoder does, which follows YAML 1.1: \`yes\` is a boolean there.`,
	examples: [{
		title: "A boolean as the value of a toleration",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: gpu
      operator: Equal
      value: true # <--
      effect: NoSchedule
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: gpu
      operator: Equal
      value: "true"
      effect: NoSchedule
`
	}, {
		title: "A word that YAML 1.1 takes for a boolean",
		inventory: `
pools:
  - name: general
    labels: {spot: "yes"}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    spot: yes # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    spot: "yes"
`
	}],
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.expected !== "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/only-avoided-pools.ts
const onlyAvoidedPools = {
	id: "only-avoided-pools",
	summary: "The pod can run only where a PreferNoSchedule taint asks it not to.",
	severity: "warning",
	rationale: `\`PreferNoSchedule\` is a wish, not a wall: the scheduler puts a pod there when nothing better is left. If no
other pool takes the pod, it always runs on the pool that wanted to be kept free. Either the toleration is missing, or
the selector that leads it there is wrong.

Silent when any pool could still take the pod, or when the repository cannot tell.`,
	examples: [{
		title: "The selector leaves only the pool that should stay free",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: reserve
    labels: {pool: reserve}
    taints: ["capacity=reserve:PreferNoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve
      tolerations:
        - {key: capacity, operator: Equal, value: reserve, effect: PreferNoSchedule}
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload, pools } = fit;
		if (!fit.valid || workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return;
		const avoided = pools.filter((pool) => pool.verdict === "avoided");
		if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
		const placement = explainTaints(fit, avoided, inventory.cluster.comparisonOperators);
		yield {
			at: placement.at,
			workload,
			message: `the pod can run only where a taint asks it not to: ${placement.cause}`,
			details: placement.details,
			help: placement.help,
			related: placement.related,
			subject: avoided.map((pool) => pool.pool.name).join(",")
		};
	}
};

// src/rules/unmatched-toleration.ts
function poolOf(taint, { inventory }) {
	return inventory.pools.find((pool) => pool.taints.includes(taint) || pool.startupTaints.includes(taint))?.name ?? "";
}
const unmatchedToleration = {
	id: "unmatched-toleration",
	summary: "The toleration matches no taint of any pool.",
	severity: "warning",
	rationale: `A toleration whose key no pool carries is dead text: a misspelt key, a pool that was renamed or removed. It does
no harm by itself, but its author believes that the pod may run somewhere.

Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself, which charts tolerate in
advance, and for startup taints. A key that exists with another value or effect is a near miss and has its own rule.
Where the inventory says that it is not complete the finding is a note. When the toleration is the reason that the pod
fits nowhere, that finding names it and this one is not repeated.`,
	examples: [{
		title: "A misspelt key",
		inventory: `
pools:
  - name: general
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      tolerations:
        - key: dedicatd # <--
          operator: Equal
          value: batch
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      tolerations:
        - key: dedicated
          operator: Equal
          value: batch
          effect: NoSchedule
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!fit.valid || inventory.pools.length === 0) return;
		const taints = taintsOf(inventory);
		const keys = new Set(taints.map((taint) => taint.key));
		for (const [index, toleration] of workload.podSpec.tolerations.entries()) {
			const { key } = toleration;
			if (!key || keys.has(key) || isPlatformTaintKey(key, inventory.cluster.transientTaints)) continue;
			if (findNearMiss(toleration, context) !== void 0 || isNamedByPlacement(fit, index, context)) continue;
			const nearest = nearestTaint(toleration, taints, inventory.cluster.comparisonOperators);
			const meant = nearest?.miss === "key-spelling" ? nearest.taint : void 0;
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					index,
					"key"
				]),
				workload,
				...!inventory.complete && { severity: "note" },
				message: `no pool has a taint with key ${quoted(key)}`,
				help: meant === void 0 ? "Remove the toleration, or correct its key." : `Did you mean ${quoted(meant.key)}? Pool ${quoted(poolOf(meant, context))} has this taint.`,
				related: meant === void 0 ? [] : [{
					place: meant.place,
					message: `pool ${quoted(poolOf(meant, context))} is tainted here`
				}],
				subject: key
			};
		}
	}
};

// src/rules/unparsable-manifest.ts
const SCHEDULING_FIELDS = /* @__PURE__ */ new Set([
	"tolerations",
	"nodeSelector",
	"affinity"
]);
const HELP = {
	unreadable: "Correct the file, or leave it out with exclude in taintlint.yaml.",
	syntax: "Correct the text: until then nothing in this document is checked.",
	"duplicate-key": "Remove one of the two. The API server warns about the second or refuses it."
};
const unparsableManifest = {
	id: "unparsable-manifest",
	summary: "A manifest cannot be read as it was meant, so that nothing in it is checked.",
	severity: "warning",
	rationale: `A document that is not valid YAML or JSON is not silently skipped. The other documents of the file are checked
all the same. A key that stands twice is legal for many tools, which then use the last one: the first is dead text.
Fields that have another type than the API server takes, and that no other rule speaks of, are reported here too.

Files that only look like YAML because a template engine fills them in later are recognised, counted and skipped.
Documents that hold no Kubernetes object are not looked at.`,
	examples: [{
		title: "A key that stands twice",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: gpu
    pool: general # <--
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: general
`
	}, {
		title: "A line that is indented wrongly",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: v1
kind: Pod
metadata:
  name: api
 labels: {app: api} # <--
spec:
  containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: v1
kind: Pod
metadata:
  name: api
  labels: {app: api}
spec:
  containers: [{name: api, image: api:1}]
`
	}],
	*checkProblem(problem) {
		yield {
			at: problem,
			message: problem.message,
			help: HELP[problem.kind],
			subject: problem.message
		};
	},
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step)) || error.expected === "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/control-plane.ts
const CONTROL_PLANE_KEYS = /* @__PURE__ */ new Set(["node-role.kubernetes.io/control-plane", "node-role.kubernetes.io/master"]);
function isControlPlanePool(pool) {
	return pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) || Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key));
}

// src/rules/system-namespaces.ts
const SYSTEM_NAMESPACES = /* @__PURE__ */ new Set([
	"kube-system",
	"kube-public",
	"kube-node-lease"
]);
function isSystemNamespace(namespace) {
	return SYSTEM_NAMESPACES.has(namespace) || namespace.startsWith("openshift-") || namespace.startsWith("gke-") || namespace.endsWith("-system");
}

// src/rules/wildcard-toleration.ts
const SWALLOWED = [
	{
		taint: {
			key: "node.kubernetes.io/unreachable",
			value: "",
			effect: "NoExecute"
		},
		consequence: "it never leaves a dead node"
	},
	{
		taint: {
			key: "node.kubernetes.io/unschedulable",
			value: "",
			effect: "NoSchedule"
		},
		consequence: "it returns to a node that is being drained"
	},
	{
		taint: {
			key: "karpenter.sh/disrupted",
			value: "",
			effect: "NoSchedule"
		},
		consequence: "Karpenter and the cluster autoscaler remove its node with it"
	}
];
function poolsOpenedBy(fit, wildcard, context) {
	const comparison = context.inventory.cluster.comparisonOperators;
	const others = fit.tolerations.filter((toleration) => toleration !== wildcard);
	return fit.pools.filter(({ verdict, pool }) => {
		if (verdict === "blocked") return false;
		return pool.taints.some((taint) => keepsPodsOff(taint) && toleratesTaint(wildcard, taint, comparison) === "yes" && !others.some((other) => toleratesTaint(other, taint, comparison) !== "no"));
	}).map(({ pool }) => pool);
}
function describePool(pool, workload) {
	const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ");
	if (isControlPlanePool(pool)) return `${pool.name}: ${taints} (control plane)`;
	return isWelcome(workload, pool) ? `${pool.name}: ${taints}` : `${pool.name}: ${taints} (reserved for others)`;
}
const wildcardToleration = {
	id: "wildcard-toleration",
	summary: "A toleration without a key tolerates every taint, and opens pools that nobody meant.",
	severity: "warning",
	rationale: `\`operator: Exists\` without a key matches every taint. On a DaemonSet that runs everywhere this is right, and
taintlint is silent unless it opens a pool that is reserved for others. On anything else it puts the pod on GPU, spot and
control-plane nodes, on cordoned nodes that are being drained, and leaves it on dead nodes for ever.

The finding names the pools that this toleration alone opens. It is an error when one of them is reserved for others or
belongs to the control plane. In the namespaces of the system itself, where such pods are often meant, it is a note.`,
	examples: [{
		title: "An application that may run anywhere",
		inventory: `
pools:
  - name: general
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - operator: Exists # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
`
	}, {
		title: "A node agent that runs everywhere is meant to do so",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*, monitoring]}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: scratch-cleaner, namespace: web}
spec:
  template:
    spec:
      containers: [{name: cleaner, image: cleaner:1}]
      tolerations:
        - operator: Exists # <--
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-exporter, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: node-exporter, image: node-exporter:1}]
      tolerations:
        - operator: Exists
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		for (const toleration of fit.tolerations) {
			if (toleration.origin.by !== "manifest" || toleration.key || toleration.operator !== "Exists") continue;
			const opened = poolsOpenedBy(fit, toleration, context);
			const unwelcome = opened.filter((pool) => !isWelcome(workload, pool));
			const isDaemonSet = workload.kind === "DaemonSet";
			if (isDaemonSet && unwelcome.length === 0) continue;
			const comparison = context.inventory.cluster.comparisonOperators;
			const endless = toleration.tolerationSeconds === void 0;
			const swallowed = isDaemonSet ? [] : SWALLOWED.filter(({ taint }) => toleratesTaint(toleration, taint, comparison) === "yes" && (endless || taint.effect !== "NoExecute"));
			const named = isDaemonSet ? unwelcome : opened;
			const opens = named.length === 0 ? "it opens no pool of the inventory now, but every pool that is tainted later" : `it opens ${named.length === 1 ? "pool" : "pools"} ${list(named.map((pool) => quoted(pool.name)))}`;
			const dangerous = unwelcome.length > 0 || opened.some(isControlPlanePool);
			const severity = isDaemonSet ? "warning" : isSystemNamespace(workload.namespace) ? "note" : dangerous ? "error" : "warning";
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"operator"
				]),
				workload,
				severity,
				message: `toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${opens}`,
				details: [...named.map((pool) => describePool(pool, workload)), ...swallowed.map(({ taint, consequence }) => `also tolerates ${formatTaint(taint)}: ${consequence}`)],
				help: "Name the keys of the taints that this workload really has to tolerate, one toleration each.",
				related: named.flatMap((pool) => pool.taints.filter(keepsPodsOff).slice(0, 1).map((taint) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} is tainted here`
				}))),
				subject: `wildcard ${toleration.effect ?? ""}`
			};
		}
	}
};

// src/rules/index.ts
const RULES = [
	unschedulable,
	onlyAvoidedPools,
	evictedByTaint,
	daemonsetMissesPool,
	wildcardToleration,
	unmatchedToleration,
	nearMissToleration,
	invalidToleration,
	invalidNodeAffinity,
	nonStringValue,
	invalidTaint,
	duplicateTaint,
	everyPoolTainted,
	unparsableManifest
];

export { formatTaint as _, labelValueErrors as a, placeInPodSpec as b, nearestToleration as c, isCanonicalDecimal as d, parseGoInt as f, TAINT_EFFECTS as g, matchesNameGlob as h, labelKeyErrors as i, findToleration as l, isTransientTaint as m, formatToleration as n, subdomainErrors as o, formatFieldPath as p, effectErrors as r, describeReason as s, RULES as t, keepsPodsOff as u, formatWorkload as v, placeInObject as y };