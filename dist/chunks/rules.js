import { i as require_fastest_levenshtein, n as formatFieldPath, r as nearestWord } from "./source.js";

// src/model/pool.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
const POOL_ROLES = ["worker", "control-plane"];
const REQUIREMENT_OPERATORS = [
	"In",
	"NotIn",
	"Exists",
	"DoesNotExist",
	"Gt",
	"Lt",
	"Gte",
	"Lte"
];
const DECLARED_FORMAT = "taintlint";
function hasNoNodes({ scale }) {
	return scale?.max === 0 || scale?.replicas === 0 && scale.max === void 0;
}

// src/model/quantity.ts
const QUANTITY = /^([+-]?)([0-9]+(?:\.[0-9]*)?|\.[0-9]+)(Ki|Mi|Gi|Ti|Pi|Ei|n|u|m|k|M|G|T|P|E|[eE][+-]?[0-9]+)?$/;
const BINARY_SUFFIXES = [
	"Ki",
	"Mi",
	"Gi",
	"Ti",
	"Pi",
	"Ei"
];
const DECIMAL_EXPONENTS = {
	n: -9,
	u: -6,
	m: -3,
	k: 3,
	M: 6,
	G: 9,
	T: 12,
	P: 15,
	E: 18
};
const NANO_DIGITS = 9;
const MAX_NANO = (2n ** 63n - 1n) * 10n ** BigInt(NANO_DIGITS);
const MAX_EXPONENT = 60;
function parseQuantity(text) {
	const match = QUANTITY.exec(text);
	if (match === null) return void 0;
	const [, sign = "", number = "", suffix = ""] = match;
	const [whole = "", fraction = ""] = number.split(".");
	const binary = BINARY_SUFFIXES.indexOf(suffix);
	const factor = binary < 0 ? 1n : 1024n ** BigInt(binary + 1);
	const nano = scale(BigInt(whole + fraction) * factor, exponentOf(suffix, binary) - fraction.length + NANO_DIGITS);
	const bounded = nano > MAX_NANO ? MAX_NANO : nano;
	return sign === "-" ? -bounded : bounded;
}
function exponentOf(suffix, binary) {
	if (binary >= 0 || suffix === "") return 0;
	return DECIMAL_EXPONENTS[suffix] ?? Number(suffix.slice(1));
}
function scale(digits, exponent) {
	if (digits === 0n) return 0n;
	if (exponent >= 0) return exponent > MAX_EXPONENT ? MAX_NANO : digits * 10n ** BigInt(exponent);
	const shift = Math.min(-exponent, digits.toString().length + 1);
	const divisor = 10n ** BigInt(shift);
	return (digits + divisor - 1n) / divisor;
}
const NANO = 10n ** BigInt(NANO_DIGITS);
const MILLI = 10n ** 6n;
function formatQuantity(nano, isBytes) {
	if (nano % NANO !== 0n) {
		if (nano % MILLI === 0n) return `${nano / MILLI}m`;
		const digits = (nano < 0n ? -nano : nano).toString().padStart(10, "0");
		const text = `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/0+$/, "");
		return nano < 0n ? `-${text}` : text;
	}
	const whole = nano / NANO;
	if (!isBytes || whole === 0n) return whole.toString();
	let suffix = "";
	let value = whole;
	for (const next of BINARY_SUFFIXES) {
		if (value % 1024n !== 0n) break;
		value /= 1024n;
		suffix = next;
	}
	return `${value}${suffix}`;
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

// src/model/compute-class.ts
const COMPUTE_CLASS_FORMAT = "compute-class";
const COMPUTE_CLASS_KEY = "cloud.google.com/compute-class";

// src/model/name-glob.ts
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

// src/model/finding.ts
const SEVERITIES = [
	"error",
	"warning",
	"note"
];

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

// src/model/workload.ts
function identityOf({ kind, namespace, name, part }) {
	return {
		kind,
		namespace,
		name,
		...part !== void 0 && { part }
	};
}
function writtenPath({ movedFields = [] }, path) {
	for (const { from, to } of movedFields) if (from.every((step, index) => path[index] === step)) return [...to, ...path.slice(from.length)];
	return path;
}
function placeInObject(workload, path, part = "value") {
	return {
		document: workload.document,
		path: [...workload.objectPath, ...writtenPath(workload, path)],
		part
	};
}
function placeInPodSpec(workload, path, part = "value") {
	return placeInObject(workload, [...workload.podSpecPath, ...path], part);
}
function nameWithPart({ name, part }) {
	return part === void 0 ? name : `${name} (${part})`;
}
function formatWorkload(workload) {
	const { kind, namespace } = workload;
	const name = nameWithPart(workload);
	return namespace === "" ? `${kind} ${name}` : `${kind} ${namespace}/${name}`;
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
function helpFor$4(error) {
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
function fixFor(workload, error) {
	const field = error.path.at(-1);
	if (field === "operator" && error.detail.startsWith("value must be empty")) return {
		title: "remove the value, which Exists does not compare",
		operations: [{
			kind: "remove",
			at: placeInObject(workload, fieldToEdit(error))
		}]
	};
	const meant = field === "effect" && error.type === "NotSupported" ? effectMeantBy(error.value ?? "") : void 0;
	if (meant === void 0) return void 0;
	const at = placeInObject(workload, error.path);
	return {
		title: `write ${meant}`,
		operations: [{
			kind: "set-scalar",
			at,
			text: meant
		}]
	};
}
function describeFieldError(workload, error) {
	const field = fieldToEdit(error);
	const path = formatFieldPath(writtenPath(workload, field));
	const found = error.value === void 0 || error.value === "" ? "" : ` ${JSON.stringify(error.value)}`;
	const fix = fixFor(workload, error);
	return {
		at: placeInObject(workload, field),
		workload,
		message: `the API server refuses ${path}${found}: ${clause(error.detail)}`,
		help: helpFor$4(error),
		subject: subjectOf(workload, field),
		...fix && { fix }
	};
}
function describeDecodeError(workload, error) {
	const path = formatFieldPath(writtenPath(workload, error.path));
	const at = placeInObject(workload, error.path);
	const isQuotable = error.expected === "string" && (error.found === "boolean" || error.found === "number");
	return {
		at,
		workload,
		message: `the API server refuses ${path}: it takes a ${error.expected}, here stands a ${error.found}`,
		help: error.expected === "string" ? "Put the value in quotes: without them YAML reads it as another type." : `Write a ${error.expected} here.`,
		subject: subjectOf(workload, error.path),
		...isQuotable && { fix: {
			title: "put the value in quotes",
			operations: [{
				kind: "quote-scalar",
				at
			}]
		} }
	};
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

// src/rules/autoscaler-tag.ts
const TAINT_VALUE = /^([^:]*):(NoSchedule|PreferNoSchedule|NoExecute)$/;
const TAG = "k8s.io/cluster-autoscaler/node-template/";
function describeTag({ describes, key }) {
	return quoted(`${TAG}${describes}/${key}`);
}
function effectSuggestion(value) {
	const meant = effectMeantBy(value.slice(value.lastIndexOf(":") + 1));
	return meant === void 0 ? `one of ${list([...TAINT_EFFECTS])}` : meant;
}
function mistakeOf(tag, pool) {
	const [, value = "", effect] = TAINT_VALUE.exec(tag.value) ?? [];
	if (tag.describes === "label") {
		if (effect === void 0) return void 0;
		return {
			message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} describes a label, and its value ${quoted(tag.value)} is a taint`,
			help: `Write the tag under \`${TAG}taint/\`: as a label the cluster autoscaler expects a node without the taint.`
		};
	}
	if (effect === void 0) return {
		message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} has value ${quoted(tag.value)}, which is no \`value:Effect\``,
		help: `Write the value of the taint, a colon and ${effectSuggestion(tag.value)}.`
	};
	const expected = {
		key: tag.key,
		value,
		effect
	};
	const isOpen = pool.incomplete?.some(({ field }) => field === "taints") ?? false;
	const known = [...pool.taints, ...pool.startupTaints].map(formatTaint);
	if (isOpen || known.includes(formatTaint(expected))) return void 0;
	return {
		message: `tag ${describeTag(tag)} says that pool ${quoted(pool.name)} is tainted ${formatTaint(expected)}, and it is not`,
		help: known.length === 0 ? "Taint the pool so, or remove the tag: the cluster autoscaler decides by the tag while the pool has no nodes." : `Make the two agree. The pool is tainted ${list(known)}.`
	};
}
const autoscalerTag = {
	id: "autoscaler-tag",
	summary: "A tag tells the cluster autoscaler something else than the pool's nodes will have.",
	severity: "error",
	rationale: `While a group of machines has no nodes, the cluster autoscaler learns its labels and taints from tags:
\`k8s.io/cluster-autoscaler/node-template/taint/<key>\` with the value \`<value>:<Effect>\`, and \`.../label/<key>\`. A taint
under \`label/\`, a missing effect, or a taint that the nodes do not have make it scale the wrong group, or none.

Tags are read where a pool declares them itself: eksctl, kOps (\`cloudLabels\`) and EKS node groups in a Terraform plan. A
taint without a tag is not reported, because a group that never scales to zero needs none. Silent where the pool's taints
could not all be read.`,
	examples: [{
		title: "A taint under label/",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/label/restrict: monitoring-only:NoSchedule # <--
`,
		good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/taint/restrict: monitoring-only:NoSchedule
      k8s.io/cluster-autoscaler/node-template/label/team: web
`
	}, {
		title: "A taint that the nodes do not have, and one without an effect",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "true:NoSchedule" # <--
    k8s.io/cluster-autoscaler/node-template/taint/dedicated: gpu # <--
`,
		good: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`
	}],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) for (const tag of pool.autoscalerTags ?? []) {
			const mistake = mistakeOf(tag, pool);
			if (mistake === void 0) continue;
			yield {
				at: tag.place,
				...mistake,
				subject: `${pool.name} ${tag.describes}/${tag.key}`
			};
		}
	}
};

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

// src/rules/opened-pools.ts
function isWritten(toleration) {
	return toleration.origin.by === "manifest";
}
function isWildcard({ key, operator }) {
	return !key && operator === "Exists";
}
function openerOf(taint, fit, comparison) {
	const openers = fit.tolerations.filter((toleration) => toleratesTaint(toleration, taint, comparison) !== "no");
	return openers.find(({ key }) => key) ?? openers[0];
}
function openedTaints({ pool }, fit, comparison) {
	return pool.taints.filter(keepsPodsOff).flatMap((taint) => {
		const toleration = openerOf(taint, fit, comparison);
		return toleration === void 0 ? [] : [{
			taint,
			toleration
		}];
	});
}
function certainPools({ valid, admissionError, workload, pools }) {
	if (!valid || admissionError !== void 0 || workload.strayFields.length > 0) return [];
	if (workload.podSpec.nodeName !== "") return [];
	return pools.filter(({ verdict }) => verdict === "fits" || verdict === "avoided");
}
function poolsByToleration(fit, comparison) {
	const opened = /* @__PURE__ */ new Map();
	for (const pool of certainPools(fit)) {
		const taints = openedTaints(pool, fit, comparison);
		if (taints.some(({ toleration }) => isWildcard(toleration))) continue;
		for (const { taint, toleration } of taints) {
			if (!isWritten(toleration)) continue;
			const list = opened.get(toleration);
			if (list === void 0) opened.set(toleration, [{
				pool,
				taint
			}]);
			else list.push({
				pool,
				taint
			});
		}
	}
	return opened;
}

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

// src/rules/system-namespaces.ts
const SYSTEM_NAMESPACES = /* @__PURE__ */ new Set([
	"kube-system",
	"kube-public",
	"kube-node-lease"
]);
function isSystemNamespace(namespace) {
	return SYSTEM_NAMESPACES.has(namespace) || namespace.startsWith("openshift-") || namespace.startsWith("gke-") || namespace.endsWith("-system");
}

// src/rules/workload-glob.ts
function matchesWorkload(glob, { kind, namespace, name }) {
	return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}

// src/rules/reservation.ts
function isWelcome(workload, pool) {
	const reservation = pool.reservedFor;
	if (reservation === void 0) return true;
	const { namespaces, workloads } = reservation;
	const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
	const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
	return byNamespace || byWorkload;
}
function isIntruder(workload, pool) {
	if (isWelcome(workload, pool)) return false;
	const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== void 0;
	return workload.kind !== "DaemonSet" || !serves;
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
function formatTolerationsAsYaml(tolerations) {
	return ["tolerations:", ...tolerations.flatMap(({ key, operator, value, effect, tolerationSeconds }) => {
		return [...Object.entries({
			key,
			operator,
			value,
			effect
		}).flatMap(([field, text]) => text === void 0 ? [] : [`${field}: ${formatYamlString(text)}`]), ...tolerationSeconds === void 0 ? [] : [`tolerationSeconds: ${tolerationSeconds}`]].map((field, index) => `${index === 0 ? "- " : "  "}${field}`);
	}).map((line) => `  ${line}`)].join("\n");
}

// src/rules/broad-key-toleration.ts
const PRESENCE_VALUES$1 = /* @__PURE__ */ new Set([
	"",
	"true",
	"yes",
	"1",
	"present",
	"exists",
	"enabled"
]);
function distinctValues(opened) {
	return new Set(opened.map(({ taint }) => PRESENCE_VALUES$1.has(taint.value) ? "" : taint.value)).size;
}
const broadKeyToleration = {
	id: "broad-key-toleration",
	summary: "A toleration of a key with any value opens pools that have this key with different values.",
	severity: "note",
	rationale: `Where pools have the taints \`team=red\` and \`team=blue\`, the value says whose pool it is. A toleration with
\`operator: Exists\` opens both, and every pool with this key that is added later.

Reported only when the pod certainly enters pools with different values of the key by this toleration: a nodeSelector that
leaves one of them is enough to be silent. Values that only say that the taint is there, such as \`true\` and \`present\`,
count as one. Silent for DaemonSets and in the namespaces of the system, which are meant to run on pools of others; for
keys of Kubernetes and of platforms (\`nvidia.com/gpu\`, \`kubernetes.io/arch\`), whose value names a kind of node and not
an owner; where \`reservedFor\` names the workload on every such pool; and where \`reserved-pool\` reports the toleration.`,
	examples: [{
		title: "The pool of another team",
		inventory: `
pools:
  - name: red
    taints: ["team=red:NoSchedule"]
  - name: blue
    taints: ["team=blue:NoSchedule"]
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
        - key: team
          operator: Exists # <--
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
        - key: team
          operator: Equal
          value: red
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const { comparisonOperators, transientTaints } = inventory.cluster;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		for (const [toleration, opened] of poolsByToleration(fit, comparisonOperators)) {
			const { key, operator } = toleration;
			if (!key || operator !== "Exists" || isPlatformTaintKey(key, transientTaints)) continue;
			if (distinctValues(opened) < 2) continue;
			const pools = opened.map(({ pool }) => pool.pool);
			if (pools.every(({ reservedFor }) => reservedFor !== void 0)) continue;
			if (pools.some((pool) => isIntruder(workload, pool))) continue;
			const names = [...new Set(pools.map(({ name }) => quoted(name)))];
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					toleration.origin.index,
					"operator"
				]),
				workload,
				message: `toleration of ${quoted(key)} with any value opens pools ${list(names)}, which have different values`,
				details: opened.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
				help: `Name the value of the pool that is meant, for example:\n${formatTolerationsFor(opened.slice(0, 1).map(({ taint }) => taint))}`,
				related: opened.map(({ pool, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				})),
				subject: `${key} Exists ${toleration.effect ?? ""}`
			};
		}
	}
};

// src/rules/control-plane.ts
const CONTROL_PLANE_KEYS = /* @__PURE__ */ new Set(["node-role.kubernetes.io/control-plane", "node-role.kubernetes.io/master"]);
function isControlPlanePool(pool) {
	if (pool.role !== void 0) return pool.role === "control-plane";
	return pool.taints.some((taint) => CONTROL_PLANE_KEYS.has(taint.key)) || Object.keys(pool.labels).some((key) => CONTROL_PLANE_KEYS.has(key));
}

// src/rules/control-plane-toleration.ts
const controlPlaneToleration = {
	id: "control-plane-toleration",
	summary: "An application may run on the control plane, because it tolerates the taint that keeps it off.",
	severity: "warning",
	rationale: `The control plane is tainted so that no application can take memory, disk or processor time from the API
server and etcd, or reach their files. A toleration that was copied from a chart or an example opens it again.

Reported only when the inventory has a control-plane pool and the pod certainly may enter it: on a cluster whose control
plane is the provider's, or that does not declare one, the toleration does no harm. Silent in the namespaces of the system;
for DaemonSets, which serve every node; for a pod that can run nowhere else or prefers the control plane by node affinity,
because it is meant to be there; and where \`reservedFor\` of the pool names the workload. One finding for a pod, however
many of its tolerations open the control plane. A toleration without a key has its own rule, and so has a pool that is
reserved for others.`,
	examples: [{
		title: "A web application next to etcd",
		inventory: `
pools:
  - name: general
  - name: control-plane
    role: control-plane
    labels: {node-role.kubernetes.io/control-plane: ""}
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
      tolerations:
        - key: node-role.kubernetes.io/control-plane # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: etcd-backup, namespace: backup}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: backup, image: backup:1}]
          nodeSelector:
            node-role.kubernetes.io/control-plane: ""
          tolerations:
            - key: node-role.kubernetes.io/control-plane
              operator: Exists
              effect: NoSchedule
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const comparison = inventory.cluster.comparisonOperators;
		if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
		if (certainPools(fit).every(({ pool }) => isControlPlanePool(pool))) return;
		if ((workload.podSpec.nodeAffinity?.preferred ?? []).some(({ preference }) => preference.matchExpressions.some(({ key, operator }) => {
			return CONTROL_PLANE_KEYS.has(key) && (operator === "Exists" || operator === "In");
		}))) return;
		let first;
		const entered = /* @__PURE__ */ new Map();
		for (const [toleration, opened] of poolsByToleration(fit, comparison)) for (const found of opened) {
			const { pool } = found.pool;
			if (!isControlPlanePool(pool) || pool.reservedFor !== void 0) continue;
			if (first === void 0 || toleration.origin.index < first.origin.index) first = toleration;
			if (!entered.has(pool.name)) entered.set(pool.name, found);
		}
		if (first === void 0) return;
		const pools = [...entered.values()];
		const names = pools.map(({ pool }) => quoted(pool.pool.name));
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				first.origin.index,
				"key"
			]),
			workload,
			message: `the application may run on the control plane: the toleration opens ${names.length === 1 ? "pool" : "pools"} ${list(names)}`,
			details: pools.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
			help: "Remove the toleration. If the pod is meant for the control plane, say so with a nodeSelector.",
			related: pools.map(({ pool, taint }) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			})),
			subject: "control plane"
		};
	}
};

// src/scheduling/reasons.ts
function describeReason(reason) {
	switch (reason.kind) {
		case "untolerated-taint": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}`;
		case "avoided-taint": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}, which the scheduler only tries to respect`;
		case "comparison-operator-unknown": return `taint ${formatTaint(reason.taint)} is tolerated only if feature gate TaintTolerationComparisonOperators is on`;
		case "cordoned": return "every node that the pod asks for is cordoned";
		case "no-nodes": return "the pool is scaled to zero";
		case "taints-unknown": return `the pool's taints are not all known: ${reason.why}`;
		case "selector-mismatch": return `label "${reason.key}" ${labelState(reason)}, the pod asks for ${reason.wanted}`;
		case "selector-contradiction": return `no value of label "${reason.key}" can meet all that the pod asks: ${reason.requirement}`;
		case "selector-unknown": return `the pod asks for ${reason.requirement}, and the pool does not declare label "${reason.key}"`;
		case "no-selector-term-matches": return reason.terms === 1 ? "the only node selector term cannot match" : `none of the ${reason.terms} node selector terms matches`;
		case "empty-selector-terms": return "the required node affinity has no term that can match a node";
		case "other-node-name": return `the pod's node name rule names "${reason.nodeName}", which no node of the pool meets`;
		case "node-name-unknown": return `the pod's node name rule names "${reason.nodeName}", and the names of the pool's nodes are not declared`;
		case "runtime-class-missing": return `RuntimeClass "${reason.name}" is not declared, and it may add tolerations and a node selector`;
		case "queue-may-tolerate": return `queue "${reason.queue}" of Kueue may add tolerations when it admits the pod`;
		case "daemonset-ignores-admission": return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}: ${reason.addedBy} would tolerate it, but the DaemonSet controller judges nodes before that`;
		case "scheduler-bypassed": return `nodeName "${reason.nodeName}" bypasses the scheduler, so that NoSchedule does not hold the pod back`;
	}
}
function labelState({ actual, possible }) {
	if (possible !== void 0) return `can only be ${possible}`;
	return actual === void 0 ? "is missing" : `is ${JSON.stringify(actual)}`;
}
function assumption({ implied }) {
	return implied === void 0 ? "" : ` (assumed: ${implied}; "implicit: off" leaves it out)`;
}

// src/rules/mappings-option.ts
function readMappings(value, keys) {
	if (!Array.isArray(value)) return [];
	const hasKeys = (item) => typeof item === "object" && item !== null && keys.every((key) => key in item);
	return value.filter(hasKeys);
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
		message: taint.implied === void 0 ? `pool ${quoted(pool.pool.name)} is tainted ${formatTaint(taint)} here` : `pool ${quoted(pool.pool.name)} is assumed to be tainted ${formatTaint(taint)}: ${taint.implied}`
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
			nearMissIndex: index,
			miss: best.miss
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

// src/rules/daemonset-dependency.ts
const MAX_NAMED$1 = 12;
function findNeeded(glob, { fits, inventory }) {
	const daemonSets = fits.filter(({ workload }) => workload.kind === "DaemonSet" && matchesWorkload(glob, workload));
	return {
		daemonSets,
		running: inventory.pools.map((_, index) => daemonSets.filter((fit) => mayRun(fit, index)).length)
	};
}
function mayRun({ pools }, index) {
	return pools[index]?.verdict !== "blocked";
}
function poolsWithout(fit, { daemonSets, running }) {
	const isNeeded = daemonSets.includes(fit);
	return fit.pools.filter(({ verdict }, index) => {
		const own = isNeeded && mayRun(fit, index) ? 1 : 0;
		return (verdict === "fits" || verdict === "avoided") && running[index] === own;
	});
}
function whyNot(daemonSet, { pool }) {
	const reasons = daemonSet.pools.find((other) => other.pool === pool)?.reasons ?? [];
	return `${pool.name}: ${formatWorkload(daemonSet.workload)} does not run there: ${reasons.map(describeReason).join("; ")}`;
}
const daemonsetDependency = {
	id: "daemonset-dependency",
	summary: "A workload can run on a pool where a DaemonSet that it needs does not run.",
	severity: "warning",
	rationale: `A storage driver, a network plugin or a node agent must run on the same node as the pods that use it. If a pod
tolerates more than the DaemonSet does, it starts on nodes where its volume cannot be mounted, or crashes again and again.

taintlint cannot see such a need: declare it with \`requires\`. \`workload\` and \`needs\` are globs of
\`namespace/Kind/name\` or \`Kind/name\`. Where \`needs\` names several DaemonSets, one of them on the pool is enough:
drivers often come as one DaemonSet for each system. A DaemonSet that is not in the repository is not missed.

Only what is certain counts: the pool takes the workload, and refuses the DaemonSet. It is said even where
\`daemonset-misses-pool\` names the same pool, because here somebody declared who suffers from it.`,
	options: { requires: {
		type: "mappings",
		keys: ["workload", "needs"],
		description: "Which workloads need which DaemonSets on their node, both as globs of `namespace/Kind/name` or `Kind/name`.",
		default: []
	} },
	examples: [{
		title: "A database on a pool that the storage driver leaves out",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: storage
    labels: {pool: storage}
rules:
  daemonset-dependency:
    requires:
      - {workload: "data/StatefulSet/*", needs: "storage/DaemonSet/local-csi-driver"}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: local-csi-driver, namespace: storage}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: driver, image: local-csi-driver:1}]
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres, namespace: data}
spec:
  template:
    spec: # <--
      containers: [{name: postgres, image: postgres:18}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: local-csi-driver, namespace: storage}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: driver, image: local-csi-driver:1}]
---
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: postgres, namespace: data}
spec:
  template:
    spec:
      nodeSelector: {pool: storage}
      containers: [{name: postgres, image: postgres:18}]
`
	}],
	*checkInventory(context, options) {
		for (const { workload: glob, needs } of readMappings(options.requires, ["workload", "needs"])) {
			const needed = findNeeded(needs, context);
			for (const fit of context.fits) {
				const { workload } = fit;
				if (!fit.valid || workload.strayFields.length > 0 || !matchesWorkload(glob, workload)) continue;
				const daemonSets = needed.daemonSets.filter((daemonSet) => daemonSet !== fit).slice(0, MAX_NAMED$1);
				const [first, second] = daemonSets;
				const without = first === void 0 ? [] : poolsWithout(fit, needed);
				if (first === void 0 || without.length === 0) continue;
				const names = list(without.map(({ pool }) => quoted(pool.name)));
				const where = `it can run on ${without.length === 1 ? "pool" : "pools"} ${names}, where`;
				yield {
					at: placeOfTolerations(workload),
					workload,
					message: second === void 0 ? `${where} ${formatWorkload(first.workload)}, which it needs, does not run` : `${where} none of the DaemonSets ${quoted(needs)}, of which it needs one, runs`,
					details: without.flatMap((pool) => daemonSets.map((one) => whyNot(one, pool))).slice(0, MAX_NAMED$1),
					help: "Let the DaemonSet run on these pools, or keep the workload off them by a selector.",
					related: daemonSets.map((one) => ({
						place: placeInObject(one.workload, ["metadata", "name"]),
						message: `${formatWorkload(one.workload)} is declared here`
					})),
					subject: `${needs} ${without.map(({ pool }) => pool.name).join(",")}`
				};
			}
		}
	}
};

// src/scheduling/admission/default-toleration-seconds.ts
const NODE_FAILURE_KEYS$1 = ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"];
const DEFAULT_SECONDS = 300;
function withDefaultTolerationSeconds(tolerations) {
	const missing = NODE_FAILURE_KEYS$1.filter((key) => !tolerations.some((toleration) => speaksOf(toleration, key)));
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

// src/scheduling/admission/compute-class-toleration.ts
function withComputeClassTolerations(spec, nodeSelector, tolerations, inventory) {
	const classes = selectedClasses(spec, nodeSelector);
	if (classes.length === 0 || !isGke(inventory)) return tolerations;
	return classes.reduce((all, computeClass) => addToleration(all, {
		key: COMPUTE_CLASS_KEY,
		operator: "Equal",
		value: computeClass,
		effect: "NoSchedule",
		origin: {
			by: "GKE",
			computeClass
		}
	}), tolerations);
}
function selectedClasses({ nodeAffinity }, nodeSelector) {
	const selected = Object.hasOwn(nodeSelector, "cloud.google.com/compute-class") ? [nodeSelector["cloud.google.com/compute-class"] ?? ""] : [];
	const named = (nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions).filter(({ key, operator }) => key === "cloud.google.com/compute-class" && operator === "In");
	return [.../* @__PURE__ */ new Set([...selected, ...named.flatMap(({ values }) => values)])];
}
function isGke({ cluster, pools }) {
	return cluster.provider === "gke" || pools.some(({ format }) => format === "compute-class");
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

// src/scheduling/value-set.ts
const UNBOUNDED = {
	least: void 0,
	greatest: void 0
};
const EMPTY = {
	complement: false,
	values: /* @__PURE__ */ new Set(),
	...UNBOUNDED
};
function valueSetOf(operator, values) {
	switch (operator) {
		case "In": return {
			complement: false,
			values: new Set(values),
			...UNBOUNDED
		};
		case "NotIn": return {
			complement: true,
			values: new Set(values),
			...UNBOUNDED
		};
		case "DoesNotExist": return EMPTY;
		case "Exists": return {
			...everyValue(),
			...UNBOUNDED
		};
		case "Gt": return {
			...everyValue(),
			least: boundOf(values) + 1n,
			greatest: void 0
		};
		case "Gte": return {
			...everyValue(),
			least: boundOf(values),
			greatest: void 0
		};
		case "Lt": return {
			...everyValue(),
			least: void 0,
			greatest: boundOf(values) - 1n
		};
		case "Lte": return {
			...everyValue(),
			least: void 0,
			greatest: boundOf(values)
		};
	}
}
function everyValue() {
	return {
		complement: true,
		values: /* @__PURE__ */ new Set()
	};
}
function boundOf([text = ""]) {
	const bound = parseGoInt(text);
	return typeof bound === "bigint" ? bound : 0n;
}
function intersection(a, b) {
	const bounds = {
		least: greater(a.least, b.least),
		greatest: smaller(a.greatest, b.greatest)
	};
	const { least, greatest } = bounds;
	if (least !== void 0 && greatest !== void 0 && least > greatest) return EMPTY;
	const complement = a.complement && b.complement;
	const values = new Set([...combine(a, b)].filter((value) => isWithin(value, bounds)));
	return complement ? {
		complement,
		values,
		...bounds
	} : {
		complement,
		values,
		...UNBOUNDED
	};
}
function combine(a, b) {
	if (a.complement && b.complement) return [...a.values, ...b.values];
	if (a.complement) return [...b.values].filter((value) => !a.values.has(value));
	return [...a.values].filter((value) => b.values.has(value) !== b.complement);
}
function isEmpty(set) {
	return !set.complement && set.values.size === 0;
}
function allowsAbsence(set) {
	return set.complement ? set.values.size > 0 : set.values.size === 0;
}
function isWithin(value, { least, greatest }) {
	if (least === void 0 && greatest === void 0) return true;
	const number = parseGoInt(value);
	if (typeof number !== "bigint") return false;
	return (least === void 0 || number >= least) && (greatest === void 0 || number <= greatest);
}
function greater(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	return a > b ? a : b;
}
function smaller(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	return a < b ? a : b;
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
const COMMON_LABELS = [
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
	"katacontainers.io/*"
];
const PLATFORM_LABELS = [
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
const WELL_KNOWN_LABELS = [...COMMON_LABELS, ...PLATFORM_LABELS];
const PROVIDER_LABELS = /* @__PURE__ */ new Map([["aks", [
	"agentpool",
	"accelerator",
	"storageprofile",
	"storagetier"
]]]);

// src/scheduling/label-domain.ts
const MOST_VALUES_NAMED$1 = 8;
const stableKeys = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));
function normalizedKey(key) {
	return stableKeys.get(key) ?? key;
}
function domainsOf({ requirements = [], labels }) {
	const domains = /* @__PURE__ */ new Map();
	const narrow = (key, set) => {
		const earlier = domains.get(key);
		domains.set(key, earlier === void 0 ? set : intersection(earlier, set));
	};
	for (const { key, operator, values } of requirements) narrow(normalizedKey(key), valueSetOf(operator, values));
	for (const [key, value] of Object.entries(labels)) if (domains.has(normalizedKey(key))) narrow(normalizedKey(key), valueSetOf("In", [value]));
	return domains;
}
function domainMeets(domain, requirements) {
	let common = domain;
	for (const { operator, values } of requirements) common = intersection(common, valueSetOf(operator, values));
	if (!isEmpty(common)) return true;
	return allowsAbsence(domain) && requirements.every((requirement) => meetsRequirement(requirement, void 0));
}
function formatDomain({ complement, values, least, greatest }) {
	const quoted = [...values].map((value) => JSON.stringify(value));
	if (!complement) return alternatives(quoted);
	const numbers = formatBounds(least, greatest);
	const excluded = alternatives(quoted);
	if (numbers !== void 0) return excluded === "" ? numbers : `${numbers}, but not ${excluded}`;
	return excluded === "" ? "present, with any value" : `any value but ${excluded}`;
}
function alternatives(quoted) {
	const more = quoted.length - MOST_VALUES_NAMED$1;
	const named = more > 0 ? [...quoted.slice(0, MOST_VALUES_NAMED$1), `${more} more`] : quoted;
	return named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} or ${named.at(-1)}`;
}
function formatBounds(least, greatest) {
	if (least !== void 0 && greatest !== void 0) return `a number from ${least} to ${greatest}`;
	if (least !== void 0) return `a number of at least ${least}`;
	return greatest === void 0 ? void 0 : `a number of at most ${greatest}`;
}

// src/scheduling/label-offer.ts
const ABSENT = { kind: "absent" };
const UNKNOWN = { kind: "unknown" };
const USUALLY_LINUX = {
	kind: "unknown",
	usual: DEFAULT_OS
};
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
	const declared = {
		pool,
		domains: domainsOf(pool),
		open: [
			...pool.openLabels,
			...knownLabels,
			...PROVIDER_LABELS.get(provider ?? "") ?? []
		]
	};
	const decided = /* @__PURE__ */ new Map();
	return (key) => {
		let offer = decided.get(key);
		if (offer === void 0) {
			offer = declaredOffer(declared, inventory, key);
			decided.set(key, offer);
		}
		return offer;
	};
}
function declaredOffer({ pool, domains, open }, inventory, key) {
	const twin = twinOf.get(key);
	const domain = domains.get(normalizedKey(key));
	if (domain !== void 0) return offerOfDomain(domain);
	const declared = labelOf(pool.labels, key) ?? (twin === void 0 ? void 0 : labelOf(pool.labels, twin));
	if (declared !== void 0) return {
		kind: "value",
		value: declared
	};
	const isOs = normalizedKey(key) === OS_LABEL;
	if (matchesAny(open, key) || twin !== void 0 && matchesAny(open, twin)) return isOs ? USUALLY_LINUX : UNKNOWN;
	if (isOs) return {
		kind: "value",
		value: DEFAULT_OS
	};
	if (key.startsWith("node-role.kubernetes.io/")) return inventory.pools.some(({ labels }) => Object.hasOwn(labels, key)) ? ABSENT : UNKNOWN;
	return matchesAny(COMMON_LABELS, key) || matchesAny(pool.platformLabels ?? PLATFORM_LABELS, key) ? UNKNOWN : ABSENT;
}
function offerOfDomain(domain) {
	if (isEmpty(domain)) return ABSENT;
	const [value, ...others] = domain.values;
	return !domain.complement && value !== void 0 && others.length === 0 ? {
		kind: "value",
		value
	} : {
		kind: "domain",
		domain
	};
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
	const onOneKey = /* @__PURE__ */ new Map();
	for (const requirement of requirements) {
		const offer = offers(requirement.key);
		if (offer.kind === "unknown" || offer.kind === "domain") {
			const others = onOneKey.get(requirement.key);
			if (others === void 0) onOneKey.set(requirement.key, [requirement]);
			else others.push(requirement);
			continue;
		}
		const value = offer.kind === "value" ? offer.value : void 0;
		if (!meetsRequirement(requirement, value)) against.push(mismatchReason(requirement, value));
	}
	for (const [key, list] of onOneKey) judgeTogether(key, list, offers(key), against, open);
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
function judgeTogether(key, list, offer, against, open) {
	const requirement = list.map(formatRequirement).join(", ");
	if (offer.kind === "domain") {
		if (domainMeets(offer.domain, list)) return;
		const wanted = list.map(formatWanted).join(" and ");
		const possible = formatDomain(offer.domain);
		against.push({
			kind: "selector-mismatch",
			requirement,
			key,
			wanted,
			actual: void 0,
			possible
		});
		return;
	}
	const usual = offer.kind === "unknown" ? offer.usual : void 0;
	if (usual !== void 0 && list.every((one) => meetsRequirement(one, usual))) return;
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

// src/scheduling/queue.ts
const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";
function queueOf({ kind, labels, templateLabels }) {
	if (kind === "DaemonSet") return void 0;
	return labels[QUEUE_LABEL] || templateLabels[QUEUE_LABEL] || void 0;
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
	const tolerations = withComputeClassTolerations(spec, admitted.nodeSelector, admitted.tolerations, inventory);
	const request = placementRequest(spec, admitted.nodeSelector, tolerations);
	const unchanged = admitted.nodeSelector === spec.nodeSelector;
	const pod = {
		comparison,
		nodeName: spec.nodeName,
		tolerations,
		request,
		missingRuntimeClass: admitted.missingRuntimeClass,
		queue: queueOf(workload),
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
		tolerations,
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
	const judged = pod.daemon === void 0 ? scheduled(pod, pool, taints, placement) : controlled(pod, pod.daemon, pool, inventory, taints, placement);
	const { verdict, reasons } = hasNoNodes(pool) ? withoutNodes(judged) : judged;
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
function withoutNodes({ reasons }) {
	return {
		verdict: "blocked",
		reasons: [...reasons, { kind: "no-nodes" }]
	};
}
function scheduled(pod, pool, taints, placement) {
	const open = openTaints(pool, pod.tolerations, pod.comparison);
	const reasons = [
		...taints.blocking.map(untoleratedTaint),
		...placement.reasons,
		...taints.avoided.map((taint) => ({
			kind: "avoided-taint",
			taint
		})),
		...taints.unknown.map(comparisonUnknown),
		...open,
		...missingRuntimeClass(pod),
		...queueReasons(pod, taints, placement)
	];
	if (pod.nodeName !== "" && pool.nodes?.some(({ name }) => name === pod.nodeName)) reasons.push({
		kind: "scheduler-bypassed",
		nodeName: pod.nodeName
	});
	return {
		verdict: schedulingVerdict(pod, taints, placement, open.length > 0),
		reasons
	};
}
function schedulingVerdict(pod, taints, placement, open) {
	const isIncomplete = pod.missingRuntimeClass !== void 0;
	const mayTolerate = isIncomplete || pod.queue !== void 0;
	if (placement.verdict === "mismatch" && !(mayTolerate && isOnlyCordoned(placement))) return "blocked";
	if (taints.blocking.length > 0 && !mayTolerate) return "blocked";
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return "unknown";
	if (isIncomplete || open || placement.verdict === "unknown" || taints.unknown.length > 0) return "unknown";
	return taints.avoided.length > 0 ? "avoided" : "fits";
}
function controlled(pod, daemon, pool, inventory, effective, effectivePlacement) {
	const taints = judgeTaints(pool.taints, daemon.tolerations, pod.comparison);
	const sameRequest = daemon.request === pod.request;
	const placement = sameRequest ? effectivePlacement : judgePlacement(daemon.request, pool, inventory);
	const open = openTaints(pool, daemon.tolerations, pod.comparison);
	const reasons = [
		...taints.blocking.map((taint) => controllerBlocked(taint, effective)),
		...placement.reasons,
		...taints.unknown.map(comparisonUnknown),
		...open,
		...missingRuntimeClass(pod)
	];
	if (placement.verdict === "mismatch" || taints.blocking.length > 0) return {
		verdict: "blocked",
		reasons
	};
	if (placement.verdict === "match" && !sameRequest) reasons.push(...effectivePlacement.reasons);
	return {
		verdict: open.length > 0 || taints.unknown.length > 0 || pod.missingRuntimeClass !== void 0 || placement.verdict === "unknown" ? "unknown" : "fits",
		reasons
	};
}
function openTaints({ incomplete = [] }, tolerations, comparison) {
	const toleratesAll = tolerations.some(({ key, operator, effect }) => !key && operator === "Exists" && !effect);
	return incomplete.flatMap(({ field, why, taint }) => {
		if (field !== "taints" || toleratesAll) return [];
		return taint !== void 0 && judgeTaints([taint], tolerations, comparison).tolerated.length > 0 ? [] : [{
			kind: "taints-unknown",
			why
		}];
	});
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
function isOnlyCordoned({ reasons }) {
	return reasons.every(({ kind }) => kind === "cordoned");
}
function queueReasons({ queue }, taints, placement) {
	const isTold = taints.blocking.length > 0 || placement.verdict === "mismatch";
	const isSelected = placement.verdict !== "mismatch" || isOnlyCordoned(placement);
	return queue === void 0 || !isTold || !isSelected ? [] : [{
		kind: "queue-may-tolerate",
		queue
	}];
}
function eviction(pod, pool, judged) {
	const taints = pod.missingRuntimeClass === void 0 && pod.queue === void 0 ? pool.taints : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
	return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}

// src/rules/lost-tolerations.ts
function lostTolerations(fit, { inventory, admission }) {
	const { workload } = fit;
	const { base, podSpec } = workload;
	if (base === void 0 || podSpec.tolerations.length === 0) return void 0;
	const kept = new Set(podSpec.tolerations.map(formatToleration));
	const lost = base.podSpec.tolerations.flatMap((toleration, index) => kept.has(formatToleration(toleration)) ? [] : [{
		toleration,
		index
	}]);
	if (lost.length === 0) return void 0;
	const tolerations = [...podSpec.tolerations, ...lost.map(({ toleration }) => toleration)];
	const withLost = fitWorkload({
		...workload,
		podSpec: {
			...podSpec,
			tolerations
		}
	}, inventory, admission);
	const closed = new Set(fit.pools.filter(({ verdict }) => verdict === "blocked").map(({ pool }) => pool));
	const pools = certainPools(withLost).filter(({ pool }) => closed.has(pool));
	return pools.length === 0 ? void 0 : {
		lost: lost.filter(({ toleration }) => opens(toleration, pools)),
		pools
	};
}
function opens(toleration, pools) {
	const text = formatToleration(toleration);
	return pools.some(({ tolerated }) => tolerated.some((one) => formatToleration(one.toleration) === text));
}
function describeLostTolerations(fit, context) {
	const found = lostTolerations(fit, context);
	if (found === void 0) return [];
	return [`the base tolerates ${list(found.lost.map(({ toleration }) => formatToleration(toleration)))}, which would admit it to ${list(found.pools.map(({ pool }) => quoted(pool.name)))}: the overlay's list replaced the base's`];
}

// src/rules/operating-system.ts
const OS_LABELS = ["kubernetes.io/os", "beta.kubernetes.io/os"];
function osOfPool({ labels, requirements = [] }) {
	const required = requirements.find(({ key, operator }) => OS_LABELS.includes(key) && operator === "In");
	const only = required?.values.length === 1 ? required.values[0] : void 0;
	return labels["kubernetes.io/os"] ?? labels["beta.kubernetes.io/os"] ?? only ?? "linux";
}

// src/rules/fix-intent.ts
function tolerationValueFor({ key, value, effect }) {
	return {
		key,
		...value === "" ? { operator: "Exists" } : {
			operator: "Equal",
			value
		},
		effect
	};
}

// src/rules/toleration-fixes.ts
const CONDITION_PREFIX = "node.kubernetes.io/";
function mayOpen(workload, pool) {
	return isWelcome(workload, pool) && !isControlPlanePool(pool);
}
function correct(workload, index, { toleration, taint, miss }) {
	const place = (field) => placeInPodSpec(workload, [
		"tolerations",
		index,
		field
	]);
	const meets = (corrected) => toleratesTaint(corrected, taint, "off") === "yes";
	const { key, operator, value, effect } = toleration;
	switch (miss) {
		case "value": {
			if (operator !== void 0 && operator !== "Equal") return void 0;
			if (taint.value !== "") {
				if (!meets({
					...toleration,
					value: taint.value
				})) return void 0;
				if (value !== void 0) return [{
					kind: "set-scalar",
					at: place("value"),
					text: taint.value
				}];
				return [{
					kind: "insert-entry",
					at: placeInPodSpec(workload, ["tolerations", index]),
					key: "value",
					value: taint.value,
					after: ["operator", "key"]
				}];
			}
			const { value: _, ...withoutValue } = toleration;
			if (value === void 0 || !meets({
				...withoutValue,
				operator: "Exists"
			})) return void 0;
			if (operator === void 0) return [{
				kind: "rename-key",
				at: {
					...place("value"),
					part: "key"
				},
				key: "operator"
			}, {
				kind: "set-scalar",
				at: place("value"),
				text: "Exists"
			}];
			return [{
				kind: "set-scalar",
				at: place("operator"),
				text: "Exists"
			}, {
				kind: "remove",
				at: place("value")
			}];
		}
		case "effect":
			if (effect === void 0 || !meets({
				...toleration,
				effect: taint.effect
			})) return void 0;
			return [{
				kind: "set-scalar",
				at: place("effect"),
				text: taint.effect
			}];
		case "key-spelling":
			if (key === void 0 || !meets({
				...toleration,
				key: taint.key
			})) return void 0;
			return [{
				kind: "set-scalar",
				at: place("key"),
				text: taint.key
			}];
		default: return;
	}
}
const PRESENCE = /* @__PURE__ */ new Set([
	"",
	"true",
	"yes",
	"on",
	"1",
	"present",
	"exists",
	"enabled"
]);
const LEAST_WORD_LENGTH = 4;
function isSlip(asked, meant) {
	const fold = (text) => text.toLowerCase().replaceAll(/[-_./]/g, "");
	if (fold(asked) === fold(meant)) return true;
	const [mine, theirs] = [asked.split(/[-_./]/), meant.split(/[-_./]/)];
	if (mine.length !== theirs.length) return false;
	return mine.every((word, index) => {
		const other = theirs[index] ?? "";
		if (word === other) return true;
		return Math.min(word.length, other.length) >= LEAST_WORD_LENGTH && !/\d/.test(word + other) && nearestWord(word, [other]) !== void 0;
	});
}
function canOnlyMean({ toleration, taint, miss }) {
	if (miss === "effect") return true;
	if (miss === "key-spelling") return isSlip(toleration.key ?? "", taint.key);
	const value = toleration.value ?? "";
	return PRESENCE.has(value.toLowerCase()) || isSlip(value, taint.value);
}
function everyTaint(pools) {
	return pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints]);
}
function correctToleration(workload, miss, context) {
	return canOnlyMean(miss) ? correctTo(workload, miss, context) : void 0;
}
function correctTo(workload, miss, { inventory }) {
	const { toleration, taint } = miss;
	if (toleration.origin.by !== "manifest" || taint.key.startsWith(CONDITION_PREFIX)) return void 0;
	const { pools, cluster } = inventory;
	const withKey = pools.filter((pool) => everyTaint([pool]).some(({ key }) => key === taint.key));
	const ofKey = everyTaint(withKey).filter(({ key }) => key === taint.key);
	if (new Set(ofKey.map(formatTaint)).size !== 1 || !withKey.every((pool) => mayOpen(workload, pool))) return void 0;
	const tolerates = (other) => toleratesTaint(toleration, other, cluster.comparisonOperators) !== "no";
	if (everyTaint(pools).some(tolerates)) return void 0;
	const operations = correct(workload, toleration.origin.index, miss);
	return operations && {
		title: `make the toleration meet taint ${formatTaint(taint)}`,
		operations
	};
}
function fixUnschedulable(fit, miss, context) {
	const { workload, pools } = fit;
	const { nodeSelector, nodeAffinity } = workload.podSpec;
	const asks = Object.keys(nodeSelector).length > 0 || nodeAffinity?.required !== void 0;
	const [only, another] = pools.filter(({ selector }) => selector !== "mismatch");
	if (only === void 0 || another !== void 0 || only.selector !== "match" || !asks) return miss && correctToleration(workload, miss, context);
	if (miss !== void 0) return correctTo(workload, miss, context);
	if (!context.inventory.complete || !only.reasons.every((reason) => "taint" in reason)) return void 0;
	const taints = taintsAgainst(only);
	if (!mayOpen(workload, only.pool) || taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	return {
		title: `tolerate ${taints.map(formatTaint).join(", ")}`,
		operations: [insertTolerations(workload, taints)]
	};
}
function insertTolerations(workload, taints) {
	return {
		kind: "insert-items",
		at: placeInPodSpec(workload, ["tolerations"]),
		items: taints.map(tolerationValueFor),
		after: ["nodeSelector", "affinity"]
	};
}
function replaceWildcard(workload, wildcard, opened, met) {
	if (wildcard.origin.by !== "manifest" || wildcard.tolerationSeconds !== void 0) return void 0;
	if (isSystemNamespace(workload.namespace)) return void 0;
	if (met.length === 0 || !opened.every((pool) => mayOpen(workload, pool))) return void 0;
	if (met.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return void 0;
	const distinct = [...new Map(met.map((taint) => [formatTaint(taint), taint])).values()];
	const at = placeInPodSpec(workload, ["tolerations", wildcard.origin.index]);
	return {
		title: `tolerate ${distinct.map(formatTaint).join(", ")} and nothing else`,
		operations: [{
			kind: "replace-item",
			at,
			items: distinct.map(tolerationValueFor)
		}]
	};
}

// src/rules/virtual-pool.ts
const FARGATE = {
	key: "eks.amazonaws.com/compute-type",
	value: "fargate"
};
function isVirtualPool({ taints, labels }) {
	return labels[FARGATE.key] === FARGATE.value || labels.type === "virtual-kubelet" || taints.some(({ key, value }) => {
		return key === "virtual-kubelet.io/provider" || key === FARGATE.key && value === FARGATE.value;
	});
}

// src/rules/daemonset-misses-pool.ts
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
	if (!fit.valid || workload.strayFields.length > 0) return [];
	if (workload.kind !== "DaemonSet" || workload.podSpec.nodeName !== "") return [];
	return fit.pools.filter((pool) => pool.verdict === "blocked" && !hasNoNodes(pool.pool) && pool.selector === "match" && taintsAgainst(pool).length > 0 && !isVirtualPool(pool.pool) && osOfPool(pool.pool) === osOfWorkload(fit) && isWelcome(workload, pool.pool) && isServed(fit, pool.pool));
}
function helpFor$3(taints) {
	const distinct = [...new Map(taints.map((taint) => [formatTaint(taint), taint])).values()];
	return `Add a nodeSelector if the DaemonSet is not meant for these pools. To run there, add to the pod spec:\n${formatTolerationsFor(distinct)}`;
}
const daemonsetMissesPool = {
	id: "daemonset-misses-pool",
	summary: "A DaemonSet does not run on pools that its selector allows, because it does not tolerate their taints.",
	severity: "warning",
	rationale: `The DaemonSet controller makes no pod for a node whose taints the template does not tolerate. There is no Pending
pod and no event: the number of desired pods is just smaller. Logs, metrics, volumes or devices of those nodes are missing,
and somebody notices weeks later.

All pools that one DaemonSet misses are one finding. It is an error for CSI node plugins, CNI agents and device plugins:
without them other pods on the node cannot start. Not counted are pools of another operating system, virtual nodes, on
which no DaemonSet can run (EKS Fargate, virtual kubelets), pools that are
reserved for others, pools that are scaled to zero, pools whose labels the selector excludes or may exclude, and, for a device plugin, pools without
devices. A DaemonSet that is meant for some pools only should say so with a nodeSelector.

\`--fix\` corrects a toleration that nearly fits, under the conditions of \`near-miss-toleration\`. It adds none: whether the
DaemonSet is meant for these pools, only its author knows.`,
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
	*checkWorkload(fit, context) {
		const { inventory } = context;
		const missed = missedPools(fit);
		if (missed.length === 0) return;
		const { workload } = fit;
		const placement = explainTaints(fit, missed, inventory.cluster.comparisonOperators);
		const role = nodeAgentRole(workload);
		const names = missed.map((pool) => quoted(pool.pool.name));
		const what = fit.pools.every((pool) => pool.verdict === "blocked") ? `the DaemonSet runs on no pool: it misses ${list(names)}` : `the DaemonSet does not run on ${missed.length === 1 ? "pool" : `${count(missed.length, "pool")}:`} ${list(names)}`;
		const nearMiss = placement.nearMissIndex === void 0 ? "" : `: ${placement.cause}`;
		const taints = missed.flatMap(taintsAgainst);
		const fix = placement.miss && correctToleration(workload, placement.miss, context);
		yield {
			at: placement.at,
			workload,
			...role !== void 0 && { severity: "error" },
			message: `${what}${nearMiss}`,
			details: [
				...missed.map((pool) => `${pool.pool.name}: untolerated ${taintsAgainst(pool).map(formatTaint).join(", ")}`),
				...describeLostTolerations(fit, context),
				...role === void 0 ? [] : [`it is a ${role}: other pods on these nodes need it`]
			],
			help: placement.nearMissIndex === void 0 ? helpFor$3(taints) : placement.help,
			related: missed.flatMap((pool) => taintsAgainst(pool).slice(0, 1).map((taint) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			}))),
			subject: taints.map(formatTaint).sort().join(","),
			...fix && { fix }
		};
	}
};

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
	return osOfPool(pool) === "linux";
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
    labels: {pool: web}
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
  nodeSelector: {pool: web}
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  containers: [{name: web, image: web:1}]
  nodeSelector: {pool: web}
  tolerations:
    - {key: dedicated, operator: Equal, value: web, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: web
    labels: {pool: web}
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
    labels: {pool: database}
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
      nodeSelector: {pool: database}
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
      nodeSelector: {pool: database}
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

// src/rules/expired-suppression.ts
const expiredSuppression = {
	id: "expired-suppression",
	summary: "The last day of a suppression is over.",
	severity: "error",
	rationale: `\`expires\` in an entry of \`suppress\` is a promise: until that day the mistake will be corrected. From the day
after, the entry silences nothing, so that what it silenced is reported again, and the entry itself is reported, even
when the mistake is gone.

The day is that of the run, in UTC. Nothing is said when the rule of the entry is off. When only some files or clusters
are linted, an entry is reported only if it covers a finding there.`,
	examples: [{
		title: "The move to the new pool is over, the entry is not",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
suppress:
  - rule: near-miss-toleration
    workload: default/Pod/train
    reason: the pool gets its new taint in January
    expires: 2025-01-31 # <--
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`
	}],
	*checkSuppression({ suppression: { rule, at, expires = "" }, state, findings }) {
		if (state !== "expired") return;
		yield {
			at: "path" in at ? {
				...at,
				path: [...at.path.slice(0, -1), "expires"]
			} : at,
			message: findings === 0 ? `the suppression of ${quoted(rule)} expired on ${expires} and covers nothing any more` : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`,
			help: findings === 0 ? "Remove the entry." : "Correct what it covers, or give the entry a new day and a new reason.",
			subject: `configuration ${rule}`
		};
	}
};

// src/rules/idle-pool.ts
function isUsable(index, { fits }) {
	return fits.some(({ workload, pools }) => {
		const verdict = pools[index]?.verdict;
		return workload.kind !== "DaemonSet" && verdict !== void 0 && verdict !== "blocked";
	});
}
const idlePool = {
	id: "idle-pool",
	summary: "No workload of the repository can run on the pool.",
	severity: "note",
	on: false,
	rationale: `A pool that nobody can use costs money, or its taint is misspelt and the workloads that it is meant for run
elsewhere. This needs a repository that holds every workload of the cluster, so that the rule is off unless the
configuration turns it on: \`rules: {idle-pool: note}\`.

DaemonSets do not count: they follow the nodes. A pool that may take a workload is not idle. Control-plane pools, and pools
that are scaled to zero, are left out, and a repository without any workload is not judged.`,
	examples: [{
		title: "A pool whose taint nobody tolerates",
		inventory: `
pools:
  - name: general
  - name: batch # <--
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`
	}],
	*checkInventory(context) {
		const { inventory, fits } = context;
		if (fits.every(({ workload }) => workload.kind === "DaemonSet")) return;
		for (const [index, pool] of inventory.pools.entries()) {
			if (hasNoNodes(pool) || pool.role === "control-plane" || isControlPlanePool(pool)) continue;
			if (isUsable(index, context)) continue;
			yield {
				at: pool.place,
				message: `no workload of the repository can run on pool ${quoted(pool.name)}`,
				help: "Remove the pool, or correct its taints and labels or those of the workloads that it is meant for.",
				subject: pool.name
			};
		}
	}
};

// src/rules/ignored-pool-field.ts
const ignoredPoolField = {
	id: "ignored-pool-field",
	summary: "A field of a node pool does not reach its nodes.",
	severity: "warning",
	rationale: `Some fields look as if they tainted or labelled nodes, and do not: Config Connector's field is \`taint\`, so that
\`taints\` is dropped; Cluster API passes only some labels of a Machine on to its Node. The nodes then come up without what
the author believes, and pods that ask for it wait, or land where they should not.

The pool is judged without the field.`,
	examples: [{
		title: "A label that Cluster API keeps to itself",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    metadata:
      labels:
        acme.io/pool: gpu # <--
    spec:
      bootstrap: {dataSecretName: gpu}
`,
		good: `
apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata: {name: gpu}
spec:
  template:
    metadata:
      labels:
        node.cluster.x-k8s.io/pool: gpu
    spec:
      bootstrap: {dataSecretName: gpu}
`
	}, {
		title: "A field of Config Connector that is written in the plural",
		inventory: `
from: [{path: manifest.yaml}]
`,
		bad: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taints: # <--
      - {key: team, value: ml, effect: NO_SCHEDULE}
`,
		good: `
apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: gpu}
spec:
  nodeConfig:
    taint:
      - {key: team, value: ml, effect: NO_SCHEDULE}
`
	}],
	*checkInventory({ inventory }) {
		for (const { name, ignored = [] } of inventory.pools) for (const { field, place, help } of ignored) yield {
			at: place,
			message: `field ${quoted(field)} of pool ${quoted(name)} does not reach its nodes`,
			help,
			subject: `${name} ${field}`
		};
	}
};

// src/rules/ignored-values.ts
const ignoredValues = {
	id: "ignored-values",
	summary: "Values of a chart ask for a placement, and no template of the chart reads them.",
	severity: "warning",
	rationale: `Tolerations, a node selector or an affinity that stand in the values of a chart do nothing by themselves: a template
has to hand them on. A chart of several components often forgets one. Its pods then stay Pending, or run where they should
not, although the values look right.

Reported is a value under a key that ends with \`tolerations\`, \`nodeSelector\` or \`affinity\`, that is not empty, that no
template reads by its name, and that no rendered workload carries. The rule is silent where a template hands on everything
that stands around the value (\`with .Values.workers\`, \`toYaml .Values\`), where the value belongs to another chart
(\`global\`, a dependency), and where the chart holds packed charts, whose templates it does not see.`,
	examples: [{
		title: "A component that the template forgets",
		inventory: `
pools:
  - name: general
  - name: workers
    taints: ["dedicated=workers:NoSchedule"]
    labels: {pool: workers}
`,
		template: `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: workers
spec:
  template:
    spec:
      containers:
        - name: main
          image: {{ .Values.workers.image }}
      nodeSelector:
        {{- toYaml .Values.workers.nodeSelector | nindent 8 }}
      tolerations:
        {{- toYaml .Values.workers.tolerations | nindent 8 }}
`,
		bad: `
workers:
  image: workers:1
  nodeSelector:
    pool: workers
tolerations: # <--
  - key: dedicated
    operator: Equal
    value: workers
    effect: NoSchedule
`,
		good: `
workers:
  image: workers:1
  nodeSelector:
    pool: workers
  tolerations:
    - key: dedicated
      operator: Equal
      value: workers
      effect: NoSchedule
`
	}],
	*checkProblem(problem) {
		if (problem.kind !== "ignored-value") return;
		yield {
			at: problem,
			message: problem.message,
			help: "Have the template of the component hand it on, correct the key, or remove the value.",
			subject: problem.message
		};
	}
};

// src/scheduling/capacity.ts
const byPool = /* @__PURE__ */ new WeakMap();
const extendedByInventory = /* @__PURE__ */ new WeakMap();
const DEVICE_WORDS = /gpu|accelerator|tpu|neuron|gaudi|fpga/i;
function shortagesOf(requests, pool, inventory) {
	let least;
	for (const capacity of capacitiesOf(pool)) {
		const shortages = shortagesOn(capacity, requests, pool, inventory);
		if (shortages.length === 0) return [];
		if (least === void 0 || isLess(shortages, least)) least = shortages;
	}
	return least ?? [];
}
function hasEnough(requests, resources, pool) {
	return capacitiesOf(pool).some((capacity) => resources.every((resource) => (capacity.get(resource) ?? -1n) >= (requests.get(resource) ?? 0n)));
}
function shortagesOn(capacity, requests, pool, inventory) {
	const shortages = [];
	for (const [resource, asked] of requests) {
		const offered = capacity.get(resource) ?? (isAbsent(resource, capacity, pool, inventory) ? 0n : void 0);
		if (offered !== void 0 && offered < asked) shortages.push({
			resource,
			asked,
			offered
		});
	}
	return shortages;
}
function isLess(a, b) {
	if (a.length !== b.length) return a.length < b.length;
	const [first, other] = [a[0], b[0]];
	return first !== void 0 && other?.resource === first.resource && first.offered > other.offered;
}
function isAbsent(resource, capacity, pool, inventory) {
	if (!isExtendedResource(resource) || !extendedResourcesOf(inventory).has(resource)) return false;
	if (pool.nodes !== void 0) return capacity.size > 0;
	if (pool.format !== "taintlint") return false;
	if (capacity.size > 0) return true;
	return pool.requirements === void 0 && !pool.taints.some(keepsPodsOff) && !hintsAt(resource, pool);
}
function hintsAt(resource, pool) {
	const [domain = "", word = ""] = resource.split("/");
	return [
		pool.name,
		...Object.entries(pool.labels).flat(),
		...pool.taints.map(({ key }) => key)
	].some((text) => text.includes(domain) || text.includes(word) || DEVICE_WORDS.test(text));
}
function capacitiesOf(pool) {
	const known = byPool.get(pool);
	if (known !== void 0) return known;
	const { nodes = [] } = pool;
	const lists = nodes.length > 0 ? nodes.map(({ allocatable }) => allocatable) : [pool.allocatable];
	const capacities = [...new Map(lists.map((allocatable) => [JSON.stringify(allocatable), allocatable])).values()].map(readCapacity);
	byPool.set(pool, capacities);
	return capacities;
}
function readCapacity(allocatable) {
	const amounts = Object.entries(allocatable).flatMap(([resource, text]) => {
		const amount = parseQuantity(text);
		return amount === void 0 ? [] : [[resource, amount]];
	});
	return new Map(amounts);
}
function extendedResourcesOf(inventory) {
	const known = extendedByInventory.get(inventory);
	if (known !== void 0) return known;
	const names = inventory.pools.flatMap((pool) => capacitiesOf(pool).flatMap((capacity) => [...capacity.keys()]));
	const extended = new Set(names.filter(isExtendedResource));
	extendedByInventory.set(inventory, extended);
	return extended;
}

// src/scheduling/pod-requests.ts
function containerRequests({ requests, limits }) {
	return readAmounts({
		...limits,
		...requests
	});
}
function podRequests(spec, overhead) {
	const amounts = aggregate(spec);
	for (const [resource, amount] of readAmounts(spec.resources.requests)) if (isPodLevelResource(resource)) amounts.set(resource, amount);
	for (const [resource, amount] of readAmounts(spec.resources.limits)) if (isPodLevelResource(resource) && !amounts.has(resource)) amounts.set(resource, amount);
	add(amounts, readAmounts(Object.keys(spec.overhead).length > 0 ? spec.overhead : overhead));
	for (const [resource, amount] of amounts) if (amount <= 0n) amounts.delete(resource);
	return amounts;
}
function aggregate({ containers, initContainers }) {
	const sum = /* @__PURE__ */ new Map();
	for (const container of containers) add(sum, containerRequests(container));
	const sidecars = /* @__PURE__ */ new Map();
	const starting = /* @__PURE__ */ new Map();
	for (const container of initContainers) {
		const own = containerRequests(container);
		if (container.restartPolicy === "Always") {
			add(sum, own);
			add(sidecars, own);
			raise(starting, sidecars);
		} else {
			add(own, sidecars);
			raise(starting, own);
		}
	}
	raise(sum, starting);
	return sum;
}
function readAmounts(quantities) {
	const amounts = /* @__PURE__ */ new Map();
	for (const [resource, text] of Object.entries(quantities)) {
		const amount = parseQuantity(text);
		if (amount !== void 0) amounts.set(resource, amount);
	}
	return amounts;
}
function add(to, more) {
	for (const [resource, amount] of more) to.set(resource, (to.get(resource) ?? 0n) + amount);
}
function raise(to, floor) {
	for (const [resource, amount] of floor) if (amount > (to.get(resource) ?? 0n)) to.set(resource, amount);
}
function isPodLevelResource(resource) {
	return resource === "cpu" || resource === "memory" || resource.startsWith("hugepages-");
}

// src/rules/insufficient-capacity.ts
const MAX_POOLS = 12;
function formatAmount(resource, nano) {
	return formatQuantity(nano, resource === "memory" || resource.includes("storage") || resource.startsWith("hugepages-"));
}
function worstShortage(pools) {
	const byResource = /* @__PURE__ */ new Map();
	for (const shortage of pools.flatMap(({ shortages }) => shortages)) byResource.set(shortage.resource, [...byResource.get(shortage.resource) ?? [], shortage]);
	const [most] = [...byResource.values()].sort((a, b) => b.length - a.length);
	return most?.reduce((best, other) => other.offered > best.offered ? other : best);
}
function placeOfRequest({ workload }, resource) {
	const { resources, containers, initContainers } = workload.podSpec;
	if (resource in resources.requests) return placeInPodSpec(workload, [
		"resources",
		"requests",
		resource
	]);
	let path = resource in resources.limits ? [
		"resources",
		"limits",
		resource
	] : [];
	let most = 0n;
	for (const [field, list] of Object.entries({
		containers,
		initContainers
	})) for (const [index, container] of list.entries()) {
		const amount = containerRequests(container).get(resource) ?? 0n;
		if (amount <= most) continue;
		most = amount;
		path = [
			field,
			index,
			"resources",
			resource in container.requests ? "requests" : "limits",
			resource
		];
	}
	return placeInPodSpec(workload, path, path.length === 0 ? "key" : "value");
}
function overheadOf({ workload }, { admission }) {
	return admission.runtimeClasses.get(workload.podSpec.runtimeClassName ?? "")?.overhead ?? {};
}
function describeShortages({ fit, shortages }) {
	const parts = shortages.map(({ resource, asked, offered }) => {
		return `asks for ${formatAmount(resource, asked)} ${resource}, a node has ${formatAmount(resource, offered)}`;
	});
	return `${fit.pool.name}: ${parts.join("; ")}`;
}
function helpFor$2(larger) {
	const [nearest] = larger.filter((pool) => pool.selector === "match" && taintsAgainst(pool).length > 0);
	if (nearest === void 0) return "Ask for less, or declare a pool with larger nodes.";
	const yaml = formatTolerationsFor(taintsAgainst(nearest));
	return `Pool ${quoted(nearest.pool.name)} has enough. To let the pod in, add to the pod spec:\n${yaml}`;
}
const insufficientCapacity = {
	id: "insufficient-capacity",
	summary: "The pod asks for more of a resource than a node of any pool that admits it has.",
	severity: "error",
	rationale: `A pod whose requests are greater than what an empty node offers stays Pending for ever, and no autoscaler
helps it. Often the toleration for the larger pool is missing: then the finding names that pool.

Counted is what the scheduler counts: the requests of all containers and sidecars together, or of an init container with
the sidecars before it where that is more, a limit where there is no request, \`resources\` of the pod as a whole, and
the overhead of the pod or its RuntimeClass. Compared is \`allocatable\` of each pool that admits the pod, or may admit
it; a pool read from Nodes is judged by each Node, so that the largest counts. Other pods on the node are not counted.

What a pool does not declare is unknown, and unknown is enough. The exception is an extended resource such as
\`nvidia.com/gpu\` that another pool of the cluster declares: it is absent from Nodes and hand-declared pools that list
their \`allocatable\` without it, and from a hand-declared pool without \`allocatable\`, without taints and without a name
or label that speaks of devices. A quantity that cannot be read counts as nothing. When no pool admits the pod at all, \`unschedulable\` says so
and this rule is silent. Where the inventory says that it is not complete the finding is a warning.`,
	examples: [{
		title: "More memory than a node has",
		inventory: `
pools:
  - name: general
    allocatable: {cpu: 15500m, memory: 58Gi}
  - name: large
    labels: {pool: large}
    taints: ["dedicated=large:NoSchedule"]
    allocatable: {cpu: 31, memory: 240Gi}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: index}
spec:
  template:
    spec:
      containers:
        - name: index
          image: index:1
          resources:
            requests:
              cpu: "4"
              memory: 64Gi # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: index}
spec:
  template:
    spec:
      containers:
        - name: index
          image: index:1
          resources:
            requests:
              cpu: "4"
              memory: 64Gi
      nodeSelector: {pool: large}
      tolerations:
        - {key: dedicated, operator: Equal, value: large, effect: NoSchedule}
`
	}, {
		title: "A GPU, without the toleration for the pool that has them",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    allocatable: {nvidia.com/gpu: 4}
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      containers:
        - name: train
          image: train:1
          resources:
            limits:
              nvidia.com/gpu: 2 # <--
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: train}
spec:
  template:
    spec:
      containers:
        - name: train
          image: train:1
          resources:
            limits:
              nvidia.com/gpu: 2
      nodeSelector: {pool: gpu}
      tolerations:
        - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!fit.valid || fit.admissionError !== void 0 || workload.strayFields.length > 0) return;
		const requests = podRequests(workload.podSpec, overheadOf(fit, context));
		if (requests.size === 0) return;
		const short = [];
		for (const pool of fit.pools) {
			if (pool.verdict === "blocked") continue;
			const shortages = shortagesOf(requests, pool.pool, inventory);
			if (shortages.length === 0) return;
			short.push({
				fit: pool,
				shortages
			});
		}
		const worst = worstShortage(short);
		if (worst === void 0) return;
		const { resource, asked, offered } = worst;
		const admitting = `no ${inventory.complete ? "" : "declared "}pool that admits it has`;
		const lacking = [...new Set(short.flatMap(({ shortages }) => shortages.map((shortage) => shortage.resource)))];
		const larger = fit.pools.filter((pool) => pool.verdict === "blocked" && hasEnough(requests, lacking, pool.pool));
		yield {
			at: placeOfRequest(fit, resource),
			workload,
			...!inventory.complete && { severity: "warning" },
			message: `the pod asks for ${formatAmount(resource, asked)} ${resource}, and ${admitting} ${offered === 0n ? "any" : `more than ${formatAmount(resource, offered)} on a node`}`,
			details: [
				...short.slice(0, MAX_POOLS).map(describeShortages),
				...short.length > MAX_POOLS ? [`and ${short.length - MAX_POOLS} more pools`] : [],
				...larger.map(({ pool, reasons }) => `${pool.name}: has enough, but ${reasons.map(describeReason).join("; ")}`)
			],
			help: helpFor$2(larger),
			related: short.slice(0, MAX_POOLS).map(({ fit: { pool } }) => ({
				place: pool.place,
				message: `pool ${quoted(pool.name)} is declared here`
			})),
			subject: resource
		};
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
	refusedByApi: true,
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
	checksFragments: true,
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
	refusedByApi: true,
	rationale: `The API server checks every toleration when the object is applied. One wrong field and the whole object is
refused: \`kubectl apply\` fails, a GitOps controller reports an error, and the old version keeps running.

taintlint applies the checks of Kubernetes itself, with the same field paths. A refused pod is not judged for placement:
the refusal is the cause, and the only finding. The operators \`Gt\` and \`Lt\` need the feature gate
\`TaintTolerationComparisonOperators\`, which is off by default; name it in \`featureGates\` when your cluster turns it on.

\`--fix\` removes the value of \`Exists\` and spells an effect as Kubernetes does. It does not where the object would then
show another mistake: whether an effect or \`tolerationSeconds\` is wrong, for example, only its author knows.`,
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
	checksFragments: true,
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

// src/rules/release-siblings.ts
const MOST_NAMED = 3;
function releaseOf({ annotations, labels }) {
	return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
}
function describeSiblings(fit, behindTaints, fits) {
	const { workload } = fit;
	const release = releaseOf(workload);
	if (release === void 0) return [];
	const siblings = fits.filter((other) => other !== fit && other.workload.namespace === workload.namespace && releaseOf(other.workload) === release);
	const tainted = new Set(behindTaints.map(({ pool }) => pool));
	const enters = (sibling) => sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
	if (siblings.length === 0 || !siblings.every(enters)) return [];
	const named = siblings.slice(0, MOST_NAMED).map((sibling) => formatWorkload(sibling.workload));
	const more = siblings.length - named.length;
	const all = more === 0 ? named : [...named, `${more} more`];
	return [`the other workloads of release ${quoted(release)} are admitted: ${list(all)}`];
}

// src/rules/selector-explanation.ts
function mismatchesOf(pool) {
	return pool.reasons.flatMap((reason) => reason.kind === "selector-mismatch" ? [reason] : []);
}
function mainMismatch(pools) {
	const perPool = pools.map((pool) => ({
		pool,
		mismatches: mismatchesOf(pool)
	}));
	const isEverywhere = ({ key }) => perPool.every(({ mismatches }) => mismatches.some((other) => other.key === key));
	const [first] = perPool;
	const shared = first?.mismatches.find(isEverywhere);
	if (first !== void 0 && shared !== void 0) return {
		mismatch: shared,
		pool: first.pool,
		everywhere: true
	};
	const [least] = perPool.filter(({ mismatches }) => mismatches.length > 0).sort((a, b) => a.mismatches.length - b.mismatches.length);
	const mismatch = least?.mismatches[0];
	return least === void 0 || mismatch === void 0 ? void 0 : {
		mismatch,
		pool: least.pool,
		everywhere: false
	};
}
function nearestText(text, candidates) {
	const limit = text.length >= 4 ? 2 : 1;
	return candidates.map((candidate) => ({
		candidate,
		edits: (0, import_fastest_levenshtein.distance)(text, candidate)
	})).filter(({ edits }) => edits > 0 && edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}
function nearestKey(key, keys) {
	const stable = LABEL_TWINS.find(([, beta]) => beta === key)?.[0];
	return stable !== void 0 && keys.includes(stable) ? stable : nearestText(key, keys);
}
function labelKeys(pools) {
	const keys = pools.flatMap(({ pool }) => [...[pool, ...pool.nodes ?? []].flatMap(({ labels }) => Object.keys(labels)), ...(pool.requirements ?? []).filter(({ operator }) => operator !== "DoesNotExist").map(({ key }) => key)]);
	return [...new Set(keys)];
}
function labelValues(pools, key) {
	const values = pools.flatMap(({ pool }) => [...[pool, ...pool.nodes ?? []].flatMap(({ labels }) => labels[key] ?? []), ...(pool.requirements ?? []).flatMap((one) => one.key === key && one.operator === "In" ? one.values : [])]);
	return [...new Set(values)].sort();
}
function describeMismatch({ mismatch, pool, everywhere }, pools) {
	const { key, wanted, possible } = mismatch;
	const ofPool = `label ${quoted(key)} of pool ${quoted(pool.pool.name)} ${labelState(mismatch)}, the pod asks for ${wanted}`;
	if (!everywhere) return `no pool meets all of its selector: ${ofPool}`;
	if (pools.length === 1 && possible !== void 0) return ofPool;
	return pools.some((one) => mismatchesOf(one).some((other) => other.key === key && other.possible)) || labelValues(pools, key).length > 0 ? `no pool has label ${quoted(key)} as the pod asks: ${wanted}` : `no pool has label ${quoted(key)}, the pod asks for ${wanted}`;
}
function explainSelector(fit) {
	const { workload, pools } = fit;
	const main = mainMismatch(pools);
	const details = describePools(pools);
	const related = [];
	if (main === void 0) return {
		at: placeOfSelection(fit),
		cause: "its selector, or a cordon, keeps it off every pool",
		details,
		help: "See the reason for each pool, and correct the selector or the pool.",
		related,
		nearMissIndex: void 0
	};
	const { key } = main.mismatch;
	const path = findSelectorPath(workload, key);
	const values = labelValues(pools, key);
	const asked = workload.podSpec.nodeSelector[key] ?? "";
	const near = values.length === 0 ? nearestKey(key, labelKeys(pools)) : nearestText(asked, values);
	const cause = describeMismatch(main, pools);
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
	return pools.filter((pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0);
}
function isUnschedulable({ valid, workload, pools }) {
	if (!valid || workload.strayFields.length > 0) return false;
	if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return false;
	return pools.length > 0 && pools.every((pool) => pool.verdict === "blocked");
}
function isOnlyEmpty({ pool, selector, cordoned, untolerated }) {
	return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}
function explainEmpty(fit, empty) {
	const names = list(empty.map(({ pool }) => quoted(pool.name)));
	return {
		at: placeInPodSpec(fit.workload, [], "key"),
		cause: empty.length === 1 ? `pool ${names}, the only one that could take it, is scaled to zero` : `pools ${names}, the only ones that could take it, are scaled to zero`,
		details: describePools(fit.pools, empty),
		help: "Give the pool nodes, or remove the workload.",
		related: empty.map(({ pool }) => ({
			place: pool.place,
			message: `pool ${quoted(pool.name)} is declared here`
		})),
		nearMissIndex: void 0
	};
}
function explainUnschedulable(fit, comparison) {
	const emptyOnly = fit.pools.filter(isOnlyEmpty);
	if (emptyOnly.length > 0) return explainEmpty(fit, emptyOnly);
	const behindTaints = poolsBehindTaints(fit.pools);
	return behindTaints.length > 0 ? explainTaints(fit, behindTaints, comparison) : explainSelector(fit);
}
function runsBesideClasses({ tolerations }, { complete, pools }) {
	if (complete || tolerations.some(({ origin }) => origin.by === "GKE")) return false;
	return pools.every(({ format }) => format === COMPUTE_CLASS_FORMAT);
}
function mayRunElsewhere({ nodeSelector, workload }, { complete }, placement) {
	const selects = Object.keys(nodeSelector).length > 0 || workload.podSpec.nodeAffinity?.required !== void 0;
	return !complete && !selects && placement.nearMissIndex === void 0;
}
const unschedulable = {
	id: "unschedulable",
	summary: "No pool of the inventory admits the pod: it stays Pending.",
	severity: "error",
	rationale: `Every pool refuses the pod, for certain: by a taint that it does not tolerate, by a label that its selector asks
for and the pool does not have, because all its nodes are cordoned, or because it is scaled to zero. Kubernetes would say only "0/4 nodes are
available: 4 node(s) had untolerated taint(s)"; newer versions no longer name the taint.

Whatever the repository cannot know counts as possible: a label that a cloud sets later, a RuntimeClass that is defined
elsewhere, an operator behind a feature gate. Then taintlint is silent. Where the inventory is not complete the finding is
a warning, and a pod that selects nothing is not accused: it runs on the default pool that is declared elsewhere. Where the other workloads of the same Helm release (\`app.kubernetes.io/instance\`) all enter a
pool whose taint keeps this one off, a line says so: hook Jobs are easily forgotten. A DaemonSet has its own rule, and a pod with \`nodeName\` does not pass the scheduler.

\`--fix\` adds the missing tolerations, or corrects the one that nearly fits, where the selector leaves exactly one pool of
a complete inventory, and that pool is neither reserved for others nor a control plane.`,
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
	*checkWorkload(fit, context) {
		const { inventory, fits } = context;
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
		if (!isUnschedulable(fit) || runsBesideClasses(fit, inventory)) return;
		const placement = explainUnschedulable(fit, inventory.cluster.comparisonOperators);
		if (mayRunElsewhere(fit, inventory, placement)) return;
		const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
		const asksNothing = tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === void 0;
		const fix = fixUnschedulable(fit, placement.miss, context);
		yield {
			at: placement.at,
			workload,
			...!inventory.complete && { severity: "warning" },
			message: `${inventory.complete ? "no pool" : "no declared pool"} admits the pod: ${placement.cause}`,
			details: [
				...placement.details,
				...describeLostTolerations(fit, context),
				...describeSiblings(fit, poolsBehindTaints(fit.pools), fits)
			],
			help: placement.help,
			related: placement.related,
			subject: fit.pools.flatMap((pool) => pool.untolerated.map(formatTaint)).join(","),
			...asksNothing && { group: "asks for nothing and tolerates nothing" },
			...fix && { fix }
		};
	}
};

// src/rules/dead-tolerations.ts
const taintsByInventory = /* @__PURE__ */ new WeakMap();
function taintsOf(inventory) {
	const known = taintsByInventory.get(inventory);
	if (known !== void 0) return known;
	const taints = inventory.pools.flatMap((pool) => [
		...pool.taints,
		...pool.startupTaints,
		...(pool.incomplete ?? []).flatMap(({ taint, place }) => taint === void 0 ? [] : {
			...taint,
			place
		})
	]);
	taintsByInventory.set(inventory, taints);
	return taints;
}
function hasUnknownTaints({ pools }) {
	return pools.some(({ incomplete = [] }) => incomplete.some(({ field, taint }) => field === "taints" && !taint));
}
function isSameKeyMiss(miss) {
	return miss === "value" || miss === "effect" || miss === "operator";
}
function findNearMiss(toleration, { inventory }) {
	const { key } = toleration;
	const comparison = inventory.cluster.comparisonOperators;
	if (!key || toleration.operator === "Gt" || toleration.operator === "Lt") return void 0;
	if (hasUnknownTaints(inventory)) return void 0;
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
function isUnmatchedKey(key, { inventory }) {
	if (inventory.pools.length === 0 || isPlatformTaintKey(key, inventory.cluster.transientTaints)) return false;
	if (inventory.nodeFeatureTaintKeys?.includes(key)) return false;
	return !hasUnknownTaints(inventory) && !taintsOf(inventory).some((taint) => taint.key === key);
}
function isNamedByPlacement$1(fit, index, { inventory }) {
	const comparison = inventory.cluster.comparisonOperators;
	if (isUnschedulable(fit)) return explainUnschedulable(fit, comparison).nearMissIndex === index;
	const missed = missedPools(fit);
	return missed.length > 0 && explainTaints(fit, missed, comparison).nearMissIndex === index;
}

// src/rules/legacy-control-plane-key.ts
const LEGACY_KEY = "node-role.kubernetes.io/master";
const KEY = "node-role.kubernetes.io/control-plane";
const CONTROL_PLANE_TAINT = {
	key: KEY,
	value: "",
	effect: "NoSchedule"
};
const FIRST_MINOR_WITHOUT = 25;
function toleratesNewKey({ tolerations }, { comparisonOperators }) {
	return tolerations.some((toleration) => toleration.key === KEY || toleratesTaint(toleration, CONTROL_PLANE_TAINT, comparisonOperators) !== "no");
}
function stillHasOldTaint({ kubernetesVersion }) {
	const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(kubernetesVersion ?? "") ?? [];
	return major === "1" && Number(minor) < FIRST_MINOR_WITHOUT;
}
function fixKey(workload, index, cluster) {
	const toleration = workload.podSpec.tolerations[index] ?? {};
	const title = `tolerate ${KEY}`;
	if (cluster.kubernetesVersion !== void 0 && !stillHasOldTaint(cluster)) return {
		title,
		operations: [{
			kind: "set-scalar",
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				"key"
			]),
			text: KEY
		}]
	};
	return {
		title,
		operations: [{
			kind: "insert-items",
			at: placeInPodSpec(workload, ["tolerations"]),
			items: [{
				...toleration,
				key: KEY
			}]
		}]
	};
}
const legacyControlPlaneKey = {
	id: "legacy-control-plane-key",
	summary: "The pod tolerates the control plane's old taint, but not the one that replaced it.",
	severity: "warning",
	rationale: `Since Kubernetes 1.25 control-plane nodes carry the taint \`node-role.kubernetes.io/control-plane\` and no longer
\`node-role.kubernetes.io/master\`. A pod that tolerates only the old key disappears from these nodes with the upgrade.

For a \`kubernetesVersion\` before 1.25 the finding is a note. Silent where a pool of the inventory carries the old taint,
on OpenShift, which keeps it, and where another toleration covers the new key. When the toleration is the reason that the
pod fits nowhere, or that a DaemonSet misses a pool, that finding names it and this one is not repeated. Keep the old
toleration beside the new one as long as a cluster older than 1.24 must run the manifest.

\`--fix\` writes the new key where \`kubernetesVersion\` says 1.25 or later, else adds the new toleration beside the old one.`,
	examples: [{
		title: "An agent that the upgrade to 1.25 takes off the control plane",
		inventory: `
kubernetesVersion: "1.36"
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node-role.kubernetes.io/master # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node-role.kubernetes.io/control-plane
          operator: Exists
          effect: NoSchedule
        - key: node-role.kubernetes.io/master
          operator: Exists
          effect: NoSchedule
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		const { cluster } = inventory;
		if (!fit.valid || cluster.provider === "openshift" || toleratesNewKey(fit, cluster)) return;
		if (taintsOf(inventory).some((taint) => taint.key === LEGACY_KEY)) return;
		const index = workload.podSpec.tolerations.findIndex((toleration) => toleration.key === LEGACY_KEY);
		if (index < 0 || isNamedByPlacement$1(fit, index, context)) return;
		const isOld = stillHasOldTaint(cluster);
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				index,
				"key"
			]),
			workload,
			...isOld && { severity: "note" },
			message: isOld ? `from Kubernetes 1.25 on no control-plane node has taint ${quoted(LEGACY_KEY)}, and the pod does not tolerate ${quoted(KEY)}` : `no control-plane node has taint ${quoted(LEGACY_KEY)} since Kubernetes 1.25, and the pod does not tolerate ${quoted(KEY)}`,
			help: ["Write the new key, or add beside the old one:", ...formatTolerationFor(CONTROL_PLANE_TAINT)].join("\n"),
			subject: LEGACY_KEY,
			fix: fixKey(workload, index, cluster)
		};
	}
};

// src/rules/node-selection-places.ts
const REQUIRED_TERMS = [
	"affinity",
	"nodeAffinity",
	"requiredDuringSchedulingIgnoredDuringExecution",
	"nodeSelectorTerms"
];
const PREFERRED_TERMS = [
	"affinity",
	"nodeAffinity",
	"preferredDuringSchedulingIgnoredDuringExecution"
];
function placedExpressions(expressions, path) {
	return expressions.map((requirement, index) => ({
		requirement,
		path: [
			...path,
			"matchExpressions",
			index
		]
	}));
}
function requiredExpressions({ podSpec }) {
	return (podSpec.nodeAffinity?.required ?? []).flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}

// src/rules/legacy-label.ts
const STABLE_LABEL = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));
function isOnlyOneThere(legacy, stable, { pools }) {
	return pools.some(({ labels, labelsClosed }) => labelsClosed && legacy in labels && !(stable in labels));
}
function isNamedByPlacement(fit, key) {
	return isUnschedulable(fit) && fit.pools.every(({ reasons }) => reasons.some((reason) => reason.kind === "selector-mismatch" && reason.key === key && reason.actual === void 0));
}
function writeLabel(at, label) {
	return at.part === "key" ? {
		kind: "rename-key",
		at,
		key: label
	} : {
		kind: "set-scalar",
		at,
		text: label
	};
}
const legacyLabel = {
	id: "legacy-label",
	summary: "The pod selects nodes by a deprecated label.",
	severity: "warning",
	rationale: `\`beta.kubernetes.io/os\`, \`beta.kubernetes.io/arch\` and \`beta.kubernetes.io/instance-type\`, and the labels
\`failure-domain.beta.kubernetes.io/zone\` and \`failure-domain.beta.kubernetes.io/region\`, have been deprecated since Kubernetes
1.14 and 1.17. Some platforms refuse or no longer set them: a pod that asks for one then fits nowhere.

Looked at are \`nodeSelector\` and the required node affinity. A preferred term loses no more than a wish, and is left alone.
Silent for a label that a node of a snapshot has without its successor: there the old one is the only one that works.
Where no pool has the label and the pod therefore fits nowhere, that finding names the successor.

\`--fix\` writes the new label, unless the pod asks for that one already.`,
	examples: [{
		title: "The system and the zone",
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
      nodeSelector:
        beta.kubernetes.io/os: linux # <--
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - key: failure-domain.beta.kubernetes.io/zone # <--
                    operator: In
                    values: [eu-west-1a]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector:
        kubernetes.io/os: linux
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - key: topology.kubernetes.io/zone
                    operator: In
                    values: [eu-west-1a]
`
	}],
	checksFragments: true,
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		if (!fit.valid) return;
		const { nodeSelector } = workload.podSpec;
		const asked = [...Object.keys(nodeSelector).map((key) => ({
			key,
			at: placeInPodSpec(workload, ["nodeSelector", key], "key")
		})), ...requiredExpressions(workload).map(({ requirement, path }) => ({
			key: requirement.key,
			at: placeInPodSpec(workload, [...path, "key"])
		}))];
		for (const { key, at } of asked) {
			const stable = STABLE_LABEL.get(key);
			if (stable === void 0 || isOnlyOneThere(key, stable, inventory)) continue;
			if (isNamedByPlacement(fit, key)) continue;
			yield {
				at,
				workload,
				message: `label ${quoted(key)} is deprecated: nodes have ${quoted(stable)}`,
				help: `Write \`${stable}\`. Kubernetes gives both labels the same value.`,
				subject: key,
				fix: {
					title: `write ${stable}`,
					operations: [writeLabel(at, stable)]
				}
			};
		}
	}
};

// src/rules/misplaced-scheduling-field.ts
const CONTAINER_LISTS = /* @__PURE__ */ new Set([
	"containers",
	"initContainers",
	"ephemeralContainers"
]);
function placeInWords({ podSpecPath, podSpec }, { path }) {
	const parent = path.slice(0, -1);
	if (parent.length === 0) return "at the top of the object";
	const [list = "", index, ...deeper] = parent.slice(podSpecPath.length);
	if (CONTAINER_LISTS.has(list) && typeof index === "number" && deeper.length === 0) {
		const name = (list === "containers" ? podSpec.containers : list === "initContainers" ? podSpec.initContainers : [])[index]?.name ?? "";
		return name === "" ? `in ${formatFieldPath(parent)}` : `in container ${quoted(name)}`;
	}
	return `in ${formatFieldPath(parent)}`;
}
function moveField(workload, { path, belongsAt }) {
	const to = placeInObject(workload, belongsAt.slice(0, -1));
	const from = placeInObject(workload, path);
	return {
		title: `move it to ${formatFieldPath(belongsAt)}`,
		operations: [{
			kind: "move-entry",
			from,
			to
		}]
	};
}
const misplacedSchedulingField = {
	id: "misplaced-scheduling-field",
	summary: "A scheduling field stands where the API server does not read it.",
	severity: "error",
	refusedByApi: true,
	rationale: `Tolerations, \`nodeSelector\`, \`affinity\`, \`nodeName\` and \`runtimeClassName\` belong in the pod spec. One level too
high or too low they are unknown fields: \`kubectl apply\` refuses them, but a client that does not validate strictly lets
the API server drop them without a word, and the pod stays Pending or runs on the wrong nodes.

Only objects of Kubernetes' own kinds are looked at: a custom resource may have such a field wherever it likes. Looked at
are the mappings above the pod spec with their \`metadata\`, the containers with their \`resources\` and \`securityContext\`, the
pod's \`securityContext\` and \`affinity\`, and \`nodeAffinity\` beside \`affinity\`. A field without a value is not reported: nothing
is lost with it. While a field is misplaced nobody knows what the pod really asks for, so that nothing is said about the
pools that it misses.

\`--fix\` moves the field with its comments where it belongs, unless the pod spec has such a field already.`,
	examples: [{
		title: "In a container",
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
      nodeSelector: {pool: gpu}
      containers:
        - name: trainer
          image: trainer:1
          tolerations: # <--
            - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      containers:
        - name: trainer
          image: trainer:1
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`
	}, {
		title: "Beside the template, and beside spec",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
		bad: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: store}
spec:
  nodeSelector: {pool: general} # <--
  template:
    spec:
      containers: [{name: store, image: store:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: shell}
spec:
  containers: [{name: shell, image: shell:1}]
nodeSelector: {pool: general} # <--
`,
		good: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: store}
spec:
  template:
    spec:
      nodeSelector: {pool: general}
      containers: [{name: store, image: store:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: shell}
spec:
  containers: [{name: shell, image: shell:1}]
  nodeSelector: {pool: general}
`
	}],
	*checkWorkload({ workload }) {
		for (const stray of workload.strayFields) {
			const right = formatFieldPath(stray.belongsAt);
			yield {
				at: placeInObject(workload, stray.path, "key"),
				workload,
				message: `${quoted(stray.field)} ${placeInWords(workload, stray)} is ignored or refused: the API server reads ${right}`,
				help: stray.occupied ? `The pod has its own ${right}. Join the two there, and remove this one.` : `Move it to ${right}.`,
				...stray.occupied && { related: [{
					place: placeInObject(workload, stray.belongsAt, "key"),
					message: `${right} stands here`
				}] },
				subject: formatFieldPath(stray.path),
				...!stray.occupied && { fix: moveField(workload, stray) }
			};
		}
	}
};

// src/rules/mixed-taint-values.ts
const PRESENCE_VALUES = /* @__PURE__ */ new Set([
	"",
	"true",
	"True",
	"TRUE",
	"present",
	"yes"
]);
const MAX_NAMED = 8;
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}
function describeValue(value) {
	return value === "" ? "no value" : quoted(value);
}
function isMixed(values) {
	const distinct = new Set(values);
	return distinct.size > 1 && [...distinct].every((value) => PRESENCE_VALUES.has(value));
}
function asksForOneValue({ key, operator }) {
	return key !== void 0 && key !== "" && (operator === void 0 || operator === "" || operator === "Equal");
}
function rarest(byValue) {
	return [...byValue.values()].reduce((least, other) => other.length <= least.length ? other : least);
}
function hasWildcard({ tolerations }) {
	return tolerations.some(({ key, operator }) => !key && operator === "Exists");
}
function opensOnlySome({ fit }, key, value) {
	if (fit.workload.kind === "DaemonSet" || isUnschedulable(fit)) return false;
	return fit.pools.some(({ pool, selector }) => selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value));
}
function asksByKey(fits) {
	const asks = /* @__PURE__ */ new Map();
	for (const fit of fits) {
		if (!fit.valid || hasWildcard(fit)) continue;
		const { tolerations } = fit.workload.podSpec;
		for (const [key, indexes] of groupBy([...tolerations.keys()], (index) => tolerations[index]?.key ?? "")) {
			const ofKey = indexes.map((index) => ({
				index,
				toleration: tolerations[index] ?? {}
			}));
			const values = new Set(ofKey.map(({ toleration }) => toleration.value ?? ""));
			const [first] = ofKey;
			if (first === void 0 || values.size > 1 || !ofKey.every(({ toleration }) => asksForOneValue(toleration))) continue;
			const value = first.toleration.value ?? "";
			const byValue = asks.get(key) ?? /* @__PURE__ */ new Map();
			const asked = byValue.get(value);
			if (asked === void 0) byValue.set(value, [{
				fit,
				index: first.index
			}]);
			else asked.push({
				fit,
				index: first.index
			});
			asks.set(key, byValue);
		}
	}
	return asks;
}
function describeAsks(byValue) {
	return [...byValue].map(([value, asked]) => {
		const names = asked.slice(0, MAX_NAMED).map(({ fit }) => formatWorkload(fit.workload));
		const more = asked.length > MAX_NAMED ? [`${asked.length - MAX_NAMED} more`] : [];
		return `tolerated with ${describeValue(value)} by ${list([...names, ...more])}`;
	});
}
function* checkPools({ inventory }, asks) {
	const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint) => ({
		pool,
		taint
	})));
	for (const [key, ofKey] of groupBy(uses, ({ taint }) => taint.key)) {
		const byValue = groupBy(ofKey, ({ taint }) => taint.value);
		const asked = [...asks.get(key) ?? []].flatMap(([value, all]) => {
			const hurt = byValue.has(value) ? all.filter((one) => opensOnlySome(one, key, value)) : [];
			return hurt.length === 0 ? [] : [[value, hurt]];
		});
		if (!isMixed(byValue.keys()) || new Set(ofKey.map(({ pool }) => pool)).size < 2 || asked.length === 0) continue;
		const [odd] = rarest(byValue);
		if (odd === void 0) continue;
		const others = ofKey.filter(({ taint }) => taint.value !== odd.taint.value);
		yield {
			at: odd.taint.place,
			message: `pools write taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: a toleration for one value does not open the others`,
			details: [...[...byValue].map(([, same]) => {
				const first = same[0]?.taint;
				return `${first === void 0 ? key : formatTaint(first)}: ${list([...new Set(same.map(({ pool }) => pool.name))])}`;
			}), ...describeAsks(new Map(asked))],
			help: "Use one value for the key on every pool, or tolerate it with `operator: Exists`.",
			related: others.slice(0, MAX_NAMED).map(({ pool, taint }) => ({
				place: taint.place,
				message: `pool ${quoted(pool.name)} has ${formatTaint(taint)} here`
			})),
			subject: key
		};
	}
}
function* checkWorkloads({ inventory }, asks) {
	if (inventory.complete) return;
	const declared = new Set(inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints].map(({ key }) => key)));
	for (const [key, byValue] of asks) {
		if (declared.has(key) || !isMixed(byValue.keys())) continue;
		const [odd] = rarest(byValue);
		if (odd === void 0) continue;
		const { workload } = odd.fit;
		const { value } = workload.podSpec.tolerations[odd.index] ?? {};
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				odd.index,
				value === void 0 ? "key" : "value"
			]),
			workload,
			message: `workloads tolerate taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: one taint has only one of them`,
			details: describeAsks(byValue),
			help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
			subject: key
		};
	}
}
const mixedTaintValues = {
	id: "mixed-taint-values",
	summary: "One taint key is used with several values that mean the same, such as `true` and `present`.",
	severity: "warning",
	rationale: `Two charts, two conventions: one tolerates \`nvidia.com/gpu=true\`, the other \`nvidia.com/gpu=present\`. A toleration
with a value opens only the pools with this very value, and nothing shows it until the other pool is full.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several.

Pools are reported when two of them disagree and some workload that may run on both opens only one of them: where all
tolerate the key with \`operator: Exists\`, nobody is hurt. A DaemonSet that misses a pool, and a pod that fits nowhere,
have findings of their own. Workloads are reported when they disagree about a key that no declared pool has, and
only while the inventory is not complete; where a pool has the key, \`near-miss-toleration\` names the one that is wrong. A
workload that tolerates several values knows of them and does not count.`,
	examples: [{
		title: "Two pools, two conventions",
		inventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=true:NoSchedule"] # <--
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
		goodInventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`
	}],
	*checkInventory(context) {
		const asks = asksByKey(context.fits);
		yield* checkPools(context, asks);
		yield* checkWorkloads(context, asks);
	}
};

// src/rules/suppressed-default-toleration.ts
const NODE_FAILURE_KEYS = /* @__PURE__ */ new Set(["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"]);
function suppressingTolerations(fit, { inventory }) {
	const { admission } = inventory.cluster;
	if (!fit.valid || !admission.defaultTolerationSeconds) return [];
	return fit.tolerations.filter(isWritten).filter(({ key = "", effect }) => {
		if (!NODE_FAILURE_KEYS.has(key) || effect && effect !== "NoExecute") return false;
		const taint = {
			key,
			value: "",
			effect: "NoExecute"
		};
		return findToleration(fit.tolerations, taint, "off").tolerance === "no";
	});
}
const suppressedDefaultToleration = {
	id: "suppressed-default-toleration",
	summary: "A toleration of a node failure tolerates nothing, and keeps Kubernetes from adding the one that does.",
	severity: "warning",
	rationale: `To each pod that says nothing about \`node.kubernetes.io/not-ready\` and \`node.kubernetes.io/unreachable\`, Kubernetes adds
a toleration for 300 seconds. It looks at the key and the effect only: a toleration with this key and a value, which no
such taint has, switches the 300 seconds off and tolerates nothing. The pod is then evicted as soon as its node is not
ready for a moment.

Silent where another toleration of the pod meets the taint, where the effect is NoSchedule, because Kubernetes then adds
its own, for DaemonSets, whose controller adds both without a limit, and where \`admission\` says that the plugin
DefaultTolerationSeconds is off: then \`near-miss-toleration\` tells what is wrong. That rule does not repeat a toleration
that is reported here.`,
	examples: [{
		title: "A value that the taint never has",
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
        - key: node.kubernetes.io/not-ready
          operator: Equal
          value: "true" # <--
          effect: NoExecute
          tolerationSeconds: 60
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
        - key: node.kubernetes.io/not-ready
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`
	}],
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		for (const { key = "", operator, value = "", origin } of suppressingTolerations(fit, context)) {
			const compares = operator === "Gt" || operator === "Lt";
			yield {
				at: placeInPodSpec(workload, [
					"tolerations",
					origin.index,
					compares ? "operator" : "value"
				]),
				workload,
				message: `the pod is evicted at once when its node fails: ${quoted(key)} never has ${compares ? "a number to compare" : `value ${quoted(value)}`}, and Kubernetes no longer adds its 300 s`,
				help: "Write `operator: Exists` and no value, or remove the toleration.",
				subject: `${key} ${operator ?? ""} ${value}`
			};
		}
	}
};

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
and this one is not repeated. A toleration that also switches off the 300 seconds of a failed node is reported by
\`suppressed-default-toleration\`.

\`--fix\` corrects the field where every pool with the key has the very same taint and nobody can mean another one: the
effect differs, or the value only says that something is there (\`"true"\`), or has a slip of the hand.`,
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
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (!fit.valid) return;
		const suppressing = suppressingTolerations(fit, context);
		for (const toleration of fit.tolerations) {
			if (toleration.origin.by !== "manifest") continue;
			const { index } = toleration.origin;
			const found = findNearMiss(toleration, context);
			if (found === void 0 || isNamedByPlacement$1(fit, index, context)) continue;
			if (suppressing.includes(toleration)) continue;
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
			const fix = correctToleration(workload, miss, context);
			yield {
				at,
				workload,
				message,
				help,
				related: [{
					place: found.poolTaint.place,
					message: `pool ${quoted(found.pool.name)} is tainted here`
				}],
				subject,
				...fix && { fix }
			};
		}
	}
};

// src/rules/node-name-bypasses-scheduler.ts
function poolOfNode({ workload, pools }) {
	const { nodeName } = workload.podSpec;
	return pools.find(({ pool }) => pool.nodes?.some(({ name }) => name === nodeName));
}
const nodeNameBypassesScheduler = {
	id: "node-name-bypasses-scheduler",
	summary: "A pod template has a `nodeName`: the scheduler, and with it every NoSchedule taint, is passed by.",
	severity: "note",
	rationale: `With \`nodeName\` the kubelet of that node takes the pod at once: NoSchedule taints and a cordon do not hold it
back, and when the node is gone every new pod waits for it for ever. NoExecute taints still count: the kubelet refuses
the pod, or evicts it. A node selector on \`kubernetes.io/hostname\` asks for the same node and respects its taints.

Reported for pod templates only. A Pod object that was read from a cluster always has a \`nodeName\`. Where the inventory
knows the node and the pod does not tolerate its NoExecute taint, the finding is a warning: the pod can never stay there.`,
	examples: [{
		title: "A Deployment that names its node",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: license-server}
spec:
  template:
    spec:
      nodeName: node-7 # <--
      containers: [{name: license-server, image: license-server:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: license-server}
spec:
  template:
    spec:
      nodeSelector:
        kubernetes.io/hostname: node-7
      containers: [{name: license-server, image: license-server:1}]
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		const { nodeName } = workload.podSpec;
		if (!fit.valid || nodeName === "" || workload.kind === "Pod") return;
		const pool = poolOfNode(fit);
		const evicting = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoExecute");
		const ignored = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoSchedule");
		const consequence = evicting.length > 0 ? `its taint ${list(evicting.map(formatTaint))} refuses the pod every time` : ignored.length > 0 ? `its taint ${list(ignored.map(formatTaint))} does not hold the pod back` : "no NoSchedule taint holds the pod back";
		yield {
			at: placeInPodSpec(workload, ["nodeName"]),
			workload,
			...evicting.length > 0 && { severity: "warning" },
			message: `nodeName ${quoted(nodeName)} bypasses the scheduler: ${consequence}`,
			help: `Write a nodeSelector instead, so that the scheduler decides:\nnodeSelector:\n  kubernetes.io/hostname: ${nodeName}`,
			related: pool === void 0 ? [] : pool.pool.taints.filter((taint) => pool.untolerated.includes(taint)).map((taint) => ({
				place: taint.place,
				message: `pool ${quoted(pool.pool.name)} is tainted here`
			})),
			subject: nodeName
		};
	}
};

// src/rules/non-string-value.ts
const nonStringValue = {
	id: "non-string-value",
	summary: "A scheduling field takes a string, and YAML reads the value as another type.",
	severity: "error",
	refusedByApi: true,
	rationale: `Keys, values and labels are strings. YAML reads \`true\`, \`yes\`, \`on\`, \`1\` and \`1.5\` without quotes as
booleans and numbers, and the API server then cannot decode the object: "cannot unmarshal bool into Go struct field".

taintlint reads scalars as Kubernetes' own YAML decoder does, which follows YAML 1.1: \`yes\` is a boolean there.

\`--fix\` puts the value in quotes, as it is written. It does not where the string would then be another mistake, such as
a label value that no pool has.`,
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
	checksFragments: true,
	*checkWorkload({ workload }) {
		for (const error of workload.decodeErrors) {
			if (error.expected !== "string") continue;
			yield describeDecodeError(workload, error);
		}
	}
};

// src/rules/not-rendered.ts
const notRendered = {
	id: "not-rendered",
	summary: "A kustomization or a chart cannot be rendered, so that its manifests are judged as they stand.",
	severity: "note",
	refusedByApi: true,
	rationale: `taintlint renders kustomizations and charts without network access, without plugins and without reading anything
outside of the repository. What needs more is not rendered: a remote base, a dependency that is not vendored, a value that
the chart requires and nobody gives. The place is what stands in the way.

The manifests that only such a kustomization or chart takes in are judged as they stand. A rendering might change where
their pods can run, so that what is said about placement is a note there; what the API server refuses stays an error.`,
	examples: [{
		title: "A base that has to be fetched",
		isKustomization: true,
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - https://github.com/example/platform//base?ref=v1 # <--
`,
		good: `
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - deployment.yaml
`
	}],
	*checkProblem(problem) {
		if (problem.kind !== "not-rendered") return;
		yield {
			at: problem,
			message: problem.message,
			help: "Make it renderable from the repository alone, leave it out with exclude, or turn rendering off with render: off.",
			subject: problem.message
		};
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
		if (!fit.valid || workload.strayFields.length > 0) return;
		if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return;
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

// src/rules/or-of-exclusions.ts
function isExclusion({ operator }) {
	return operator === "NotIn" || operator === "DoesNotExist";
}
function split({ matchExpressions, matchFields }) {
	const rest = matchExpressions.filter((expression) => !isExclusion(expression)).map((rest) => JSON.stringify(rest));
	const fields = matchFields.filter((field) => !isExclusion(field)).map((field) => `field ${JSON.stringify(field)}`);
	return {
		exclusions: [...matchExpressions.filter(isExclusion), ...matchFields.filter(isExclusion)],
		rest: [...rest, ...fields].sort().join()
	};
}
function excludedValues({ operator, values }) {
	return operator === "NotIn" ? values : void 0;
}
function excludesNothingEver(terms) {
	const [key, ...otherKeys] = new Set(terms.flatMap(({ exclusions }) => exclusions.map((exclusion) => exclusion.key)));
	if (key === void 0 || otherKeys.length > 0) return false;
	const excludesKey = ({ exclusions }) => exclusions.some((exclusion) => !excludedValues(exclusion));
	if (terms.every(excludesKey)) return false;
	return !terms.flatMap(({ exclusions }) => exclusions.flatMap((exclusion) => excludedValues(exclusion) ?? [])).some((value) => terms.every(({ exclusions }) => exclusions.some((exclusion) => excludedValues(exclusion)?.includes(value) ?? true)));
}
function isExcludedBy(terms, pool, inventory) {
	const selection = compileNodeSelection({}, terms);
	const nodes = pool.nodes ?? [];
	if (nodes.length === 0) return judgeSelection(selection, labelOffers(pool, inventory), void 0).verdict === "mismatch";
	return nodes.every((node) => !matchesNode(selection, node));
}
function poolsLetIn(terms, inventory) {
	const excluded = terms.map((term) => inventory.pools.filter((pool) => isExcludedBy([term], pool, inventory)));
	if (excluded.some((pools) => pools.length === 0)) return void 0;
	if (inventory.pools.some((pool) => isExcludedBy(terms, pool, inventory))) return void 0;
	return [...new Set(excluded.flat())];
}
function formatExpression({ key, operator, values }) {
	const listed = values.length === 0 ? "" : `, values: [${values.map(formatYamlString).join(", ")}]`;
	return `{key: ${formatYamlString(key)}, operator: ${operator}${listed}}`;
}
function joinedTerm(terms) {
	const join = (field, indent) => {
		const lines = [...new Set(terms.flatMap((term) => term[field].map(formatExpression)))];
		return lines.length === 0 ? [] : [`${indent}${field}:`, ...lines.map((line) => `      - ${line}`)];
	};
	const expressions = join("matchExpressions", "  - ");
	return [
		"nodeSelectorTerms:",
		...expressions,
		...join("matchFields", expressions.length > 0 ? "    " : "  - ")
	].join("\n");
}
const orOfExclusions = {
	id: "or-of-exclusions",
	summary: "Several nodeSelectorTerms each exclude something, and together they exclude nothing.",
	severity: "warning",
	rationale: `\`nodeSelectorTerms\` are alternatives: a node needs to meet only one of them. Two terms "not in a" and "not in b" let
in every node, those of a by the second term and those of b by the first. Expressions of one term must all hold, so that
exclusions belong together in one term.

Reported are terms that each exclude something and otherwise ask for the same. It is certain when all exclude values of
one key and no value is excluded by all of them. With different keys the terms do exclude the nodes that have both labels:
then the finding needs the complete inventory of the only cluster, in which every term excludes a pool and all of them together exclude none.
Alternatives that select (\`In\`, \`Exists\`) are what terms are for, and are not looked at.`,
	examples: [{
		title: "Two terms for two exclusions",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: batch
    labels: {pool: batch}
  - name: legacy
    labels: {pool: legacy}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms: # <--
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch]}
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [legacy]}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: NotIn, values: [batch, legacy]}
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload } = fit;
		const terms = workload.podSpec.nodeAffinity?.required ?? [];
		if (!fit.valid || terms.length < 2) return;
		const parts = terms.map(split);
		if (parts.some(({ exclusions, rest }) => exclusions.length === 0 || rest !== parts[0]?.rest)) return;
		const isCertain = excludesNothingEver(parts);
		const letIn = isCertain || !inventory.complete || inventory.cluster.name !== null ? void 0 : poolsLetIn(terms, inventory);
		if (!isCertain && letIn === void 0) return;
		const keys = [...new Set(parts.flatMap(({ exclusions }) => exclusions.map(({ key }) => quoted(key))))];
		const pools = letIn?.map(({ name }) => quoted(name)) ?? [];
		yield {
			at: placeInPodSpec(workload, REQUIRED_TERMS, "key"),
			workload,
			message: isCertain ? `${terms.length} terms exclude values of ${list(keys)}, but a node needs to meet only one: nothing is excluded` : `${terms.length} terms exclude nodes by ${list(keys)}, but a node needs to meet only one: no pool is excluded, ${list(pools)} ${pools.length === 1 ? "is" : "are"} let in`,
			help: `Write one term, whose expressions must all hold:\n${joinedTerm(terms)}`,
			subject: keys.join(" ")
		};
	}
};

// src/rules/overlay-lost-toleration.ts
const overlayLostToleration = {
	id: "overlay-lost-toleration",
	summary: "An overlay's tolerations replaced those of its base, and the pod fits fewer pools.",
	severity: "warning",
	rationale: `A list of tolerations has no merge key: a strategic merge patch of kustomize does not add to the base's list, it
replaces it. Whoever wants to add one toleration in an overlay loses all others, and nothing says so.

Reported only where it matters: with the base's tolerations the pod could enter a pool that it now cannot. An overlay
that empties the list does so on purpose. A pod that no pool admits any more, and a DaemonSet that misses a pool, have
their own findings, which then name the lost toleration.`,
	examples: [{
		title: "A patch that was meant to add one toleration",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
		base: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      tolerations: # <--
        - key: spot
          operator: Equal
          value: "true"
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
          operator: Exists
          effect: NoSchedule
        - key: spot
          operator: Equal
          value: "true"
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isUnschedulable(fit)) return;
		const found = lostTolerations(fit, context);
		if (found === void 0 || workload.base === void 0) return;
		const { base } = workload;
		const tolerations = found.lost.map(({ toleration }) => toleration);
		const pools = list(found.pools.map(({ pool }) => quoted(pool.name)));
		const these = tolerations.length === 1 ? "a toleration" : count(tolerations.length, "toleration");
		yield {
			at: placeInPodSpec(workload, ["tolerations"], "key"),
			workload,
			message: `the overlay's list of tolerations replaces the base's and loses ${these}, so that pool${found.pools.length === 1 ? "" : "s"} ${pools} no longer admit${found.pools.length === 1 ? "s" : ""} the pod`,
			details: tolerations.map((toleration) => `lost: ${formatToleration(toleration)}`),
			help: `Repeat the base's tolerations in the overlay, or add to them with a JSON patch (op: add, path: .../tolerations/-):\n${formatTolerationsAsYaml(tolerations)}`,
			related: found.lost.map(({ index }) => ({
				place: placeInPodSpec(base, ["tolerations", index]),
				message: "the base tolerates it here"
			})),
			subject: tolerations.map(formatToleration).join(",")
		};
	}
};

// src/scheduling/redundant-toleration.ts
function reachOf({ tolerationSeconds: _, ...toleration }) {
	return toleration.operator ? toleration : {
		...toleration,
		operator: "Equal"
	};
}
function reachesAsFar(wide, narrow) {
	return includesToleration(reachOf(wide), reachOf(narrow));
}
function mayMeetSameTaint(a, b) {
	return (!a.key || !b.key || a.key === b.key) && (!a.effect || !b.effect || a.effect === b.effect);
}
function findCover(tolerations, index, mayCover) {
	const narrow = tolerations[index];
	if (narrow === void 0) return void 0;
	const sameSeconds = (other) => other.tolerationSeconds === narrow.tolerationSeconds;
	for (const [position, wide] of tolerations.entries()) {
		if (position === index || !mayCover(position) || !reachesAsFar(wide, narrow)) continue;
		if (position < index) return position;
		if (!sameSeconds(wide) || reachesAsFar(narrow, wide)) continue;
		if (tolerations.slice(index + 1, position).every((other) => sameSeconds(other) || !mayMeetSameTaint(other, narrow))) return position;
	}
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
function poolsOpenedBy(fit, wildcard, { inventory }) {
	const comparison = inventory.cluster.comparisonOperators;
	return fit.pools.filter((pool) => pool.verdict !== "blocked" && openedTaints(pool, fit, comparison).some(({ taint, toleration }) => isWildcard(toleration) && toleratesTaint(wildcard, taint, comparison) === "yes"));
}
function taintsMetOnlyBy(wildcard, opened, { tolerations }, { inventory }) {
	const meets = (toleration, taint) => toleratesTaint(toleration, taint, inventory.cluster.comparisonOperators) !== "no";
	return opened.flatMap(({ pool }) => pool.taints).filter((taint) => meets(wildcard, taint)).filter((taint) => !tolerations.some((other) => other !== wildcard && meets(other, taint)));
}
function isMisused({ workload }, { pool, verdict }) {
	if (isIntruder(workload, pool)) return true;
	return workload.kind === "DaemonSet" && verdict === "fits" && isVirtualPool(pool);
}
function isReportedWildcard(fit, toleration, context) {
	if (!fit.valid || !isWritten(toleration) || !isWildcard(toleration)) return false;
	if (fit.workload.kind !== "DaemonSet") return true;
	return poolsOpenedBy(fit, toleration, context).some((pool) => isMisused(fit, pool));
}
function describePool(pool, workload) {
	const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ");
	if (workload.kind === "DaemonSet" && isVirtualPool(pool)) return `${pool.name}: ${taints} (virtual nodes: a DaemonSet's pod stays Pending)`;
	if (isControlPlanePool(pool)) return `${pool.name}: ${taints} (control plane)`;
	return isIntruder(workload, pool) ? `${pool.name}: ${taints} (reserved for others)` : `${pool.name}: ${taints}`;
}
function helpFor$1(workload, named) {
	const help = "Name the keys of the taints that this workload really has to tolerate, one toleration each.";
	if (workload.kind !== "DaemonSet") return help;
	return `Keep the DaemonSet off with a nodeAffinity that excludes the label of these nodes${named.some(isVirtualPool) ? ", such as `eks.amazonaws.com/compute-type` NotIn `fargate`" : ""}. Or: ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}
const wildcardToleration = {
	id: "wildcard-toleration",
	summary: "A toleration without a key tolerates every taint, and opens pools that nobody meant.",
	severity: "warning",
	rationale: `\`operator: Exists\` without a key matches every taint. On a DaemonSet that runs everywhere this is right, and
taintlint is silent unless it opens a pool that is reserved for others, or virtual nodes. On anything else it puts the pod
on GPU, spot and control-plane nodes, on cordoned nodes that are being drained, and leaves it on dead nodes for ever.

No DaemonSet can run on virtual nodes: EKS Fargate, or a virtual kubelet such as the virtual nodes of AKS. Its pods there
stay Pending for ever. A pool is virtual when it has the taint or the label \`eks.amazonaws.com/compute-type=fargate\`, the
taint \`virtual-kubelet.io/provider\` or the label \`type=virtual-kubelet\`; taintlint speaks only where the selector
certainly allows it. A reservation says who uses the nodes, not who serves them: DaemonSets of a system namespace and node
agents that other pods need (CSI, CNI, device plugins) may enter every reserved pool.

The finding names the pools that this toleration alone opens. It is an error when one of them is reserved for others or
belongs to the control plane. In the namespaces of the system itself, where such pods are often meant, it is a note.

\`--fix\` writes the explicit tolerations of the pools that it opens, so that the pod can run where it could. Not where one
of them is reserved for others or belongs to the control plane, where the inventory is not complete, with
\`tolerationSeconds\`, nor in the namespaces of the system.`,
	examples: [
		{
			title: "An application that may run anywhere",
			inventory: `
pools:
  - name: general
  - name: spot
    taints: ["spot=true:NoSchedule"]
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
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
`
		},
		{
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
		},
		{
			title: "A DaemonSet whose pods wait for ever on Fargate",
			inventory: `
pools:
  - name: general
  - name: fargate
    labels: {eks.amazonaws.com/compute-type: fargate}
    taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]
`,
			bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists # <--
`,
			good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}
      tolerations:
        - operator: Exists
`
		}
	],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const comparison = context.inventory.cluster.comparisonOperators;
		const isDaemonSet = workload.kind === "DaemonSet";
		for (const toleration of fit.tolerations) {
			if (!isReportedWildcard(fit, toleration, context) || !isWritten(toleration)) continue;
			const opened = poolsOpenedBy(fit, toleration, context);
			const misused = opened.filter((pool) => isMisused(fit, pool));
			const endless = toleration.tolerationSeconds === void 0;
			const swallowed = isDaemonSet ? [] : SWALLOWED.filter(({ taint }) => toleratesTaint(toleration, taint, comparison) === "yes" && (endless || taint.effect !== "NoExecute"));
			const named = (isDaemonSet ? misused : opened).map(({ pool }) => pool);
			const opens = named.length === 0 ? "it opens no pool of the inventory now, but every pool that is tainted later" : `it opens ${named.length === 1 ? "pool" : "pools"} ${list(named.map((pool) => quoted(pool.name)))}`;
			const dangerous = misused.length > 0 || opened.some(({ pool }) => isControlPlanePool(pool));
			const severity = isDaemonSet ? "warning" : isSystemNamespace(workload.namespace) ? "note" : dangerous ? "error" : "warning";
			const met = isDaemonSet ? [] : taintsMetOnlyBy(toleration, opened, fit, context);
			const fix = context.inventory.complete ? replaceWildcard(workload, toleration, named, met) : void 0;
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
				help: helpFor$1(workload, named),
				related: named.flatMap((pool) => pool.taints.filter(keepsPodsOff).slice(0, 1).map((taint) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} is tainted here`
				}))),
				subject: `wildcard ${toleration.effect ?? ""}`,
				...fix && { fix }
			};
		}
	}
};

// src/rules/redundant-toleration.ts
function reportedWildcards(fit, context) {
	const reported = fit.tolerations.filter(isWritten).filter((each) => isReportedWildcard(fit, each, context));
	return new Set(reported.map(({ origin }) => origin.index));
}
function isReportedForEviction({ workload, pools }, index) {
	if (workload.podSpec.tolerations[index]?.tolerationSeconds === void 0) return false;
	return pools.some(({ verdict, tolerated }) => verdict !== "blocked" && tolerated.some(({ taint, toleration }) => {
		return taint.effect === "NoExecute" && isWritten(toleration) && toleration.origin.index === index;
	}));
}
function coverOfController({ workload }, index) {
	const { tolerations, hostNetwork } = workload.podSpec;
	const toleration = tolerations[index];
	if (workload.kind !== "DaemonSet" || toleration === void 0) return void 0;
	const added = daemonTolerations(hostNetwork);
	const replacement = added.find((each) => sameIdentity(each, toleration));
	if (replacement !== void 0) return replacement;
	const position = findCover([...tolerations, ...added], index, (at) => at >= tolerations.length);
	return position === void 0 ? void 0 : added[position - tolerations.length];
}
function describeCover(narrow, wide, isEarlier) {
	const written = formatToleration(narrow);
	if (formatToleration(wide) === written) return `toleration ${written} is written twice`;
	const covers = `${formatToleration(wide)} tolerates all that it does`;
	if (narrow.tolerationSeconds !== wide.tolerationSeconds && isEarlier) return `toleration ${written} never counts: ${covers}, and comes first`;
	return `toleration ${written} is redundant: ${covers}`;
}
function removeToleration(workload, index) {
	return {
		title: "remove the toleration",
		operations: [{
			kind: "remove",
			at: placeInPodSpec(workload, ["tolerations", index])
		}]
	};
}
const redundantToleration = {
	id: "redundant-toleration",
	summary: "A toleration changes nothing: another one covers it, or Kubernetes adds it anyway.",
	severity: "note",
	rationale: `A redundant toleration does no harm today. But whoever removes one of the two believes that the pod now stays off
the pool, and it does not.

A toleration is redundant when another one tolerates all that it does, for the same time; the finding names that other one.
Of two equal ones, the first stays. The first toleration in list order that meets a taint decides how long the pod stays:
one that comes after a wider one never counts, whatever its \`tolerationSeconds\`, and one with \`tolerationSeconds\` is not
redundant when a wider one without comes later. Several narrow tolerations that only together cover another one are not
looked at, and neither is a toleration that merely reaches further than the taints of today. On a DaemonSet, the
tolerations that its controller adds to every pod count too; where they have the same key, operator, value and effect, they
replace the manifest's, \`tolerationSeconds\` included. The 300 seconds that Kubernetes adds to other pods do not count:
a cluster can change them.

Silent beside a toleration without a key that \`wildcard-toleration\` reports, since the others are what should remain;
for a toleration that tolerates nothing, which other rules report; and where \`evicted-by-taint\` reports the covering one.

\`--fix\` removes the toleration, but not from under a comment, which would then seem to be about the next one.`,
	examples: [{
		title: "One key, twice",
		inventory: `
pools:
  - name: general
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`,
		bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: spot}
      tolerations:
        - {key: spot, operator: Exists}
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule} # <--
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: spot}
      tolerations:
        - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
`
	}, {
		title: "What the DaemonSet controller adds by itself",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - key: node.kubernetes.io/memory-pressure # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: log-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { tolerations } = workload.podSpec;
		if (!fit.valid) return;
		const reported = reportedWildcards(fit, context);
		for (const [index, toleration] of tolerations.entries()) {
			if (reported.has(index) || isNamedByPlacement$1(fit, index, context)) continue;
			if (toleration.key && isUnmatchedKey(toleration.key, context)) continue;
			if (findNearMiss(toleration, context) !== void 0) continue;
			const position = findCover(tolerations, index, (at) => !reported.has(at));
			const cover = position === void 0 ? void 0 : tolerations[position];
			const finding = {
				at: placeInPodSpec(workload, ["tolerations", index]),
				workload,
				help: "Remove it.",
				subject: formatToleration(toleration),
				fix: removeToleration(workload, index)
			};
			if (cover !== void 0 && position !== void 0) {
				if (cover.tolerationSeconds !== toleration.tolerationSeconds && isReportedForEviction(fit, position)) continue;
				yield {
					...finding,
					message: describeCover(toleration, cover, position < index),
					related: [{
						place: placeInPodSpec(workload, ["tolerations", position]),
						message: "this toleration covers it"
					}]
				};
				continue;
			}
			const added = coverOfController(fit, index);
			if (added === void 0) continue;
			const verb = toleration.tolerationSeconds === void 0 ? "adds" : "replaces it by";
			yield {
				...finding,
				message: `toleration ${formatToleration(toleration)} is redundant: the DaemonSet controller ${verb} ${formatToleration(added)}`
			};
		}
	}
};

// src/rules/reserved-pool.ts
const MAX_WORKLOADS$1 = 12;
function intrusions(fit, { inventory }) {
	const found = /* @__PURE__ */ new Map();
	for (const pool of certainPools(fit)) {
		if (!isIntruder(fit.workload, pool.pool)) continue;
		const taints = openedTaints(pool, fit, inventory.cluster.comparisonOperators);
		if (taints.some(({ toleration }) => isWildcard(toleration) && isWritten(toleration))) continue;
		const [first] = taints;
		if (first === void 0) continue;
		found.set(first.toleration, [...found.get(first.toleration) ?? [], {
			pool,
			taint: first.taint
		}]);
	}
	return found;
}
function placeOfOpener(workload, toleration) {
	if (!isWritten(toleration)) return placeOfTolerations(workload);
	return placeInPodSpec(workload, [
		"tolerations",
		toleration.origin.index,
		toleration.key ? "key" : "operator"
	]);
}
function describeReservation({ name, reservedFor }) {
	const namespaces = (reservedFor?.namespaces ?? []).map((glob) => `namespace ${quoted(glob)}`);
	const workloads = (reservedFor?.workloads ?? []).map(quoted);
	const named = [...namespaces, ...workloads];
	return `${name}: reserved for ${named.length === 0 ? "nobody" : list(named)}`;
}
function findOpenPool(pool, fits) {
	if (pool.reservedFor === void 0 || pool.taints.some(keepsPodsOff)) return void 0;
	const strangers = fits.filter((fit) => fit.workload.kind !== "DaemonSet" && isIntruder(fit.workload, pool) && certainPools(fit).some((entered) => entered.pool === pool));
	const isAvoided = pool.taints.some(({ effect }) => effect === "PreferNoSchedule");
	const open = isAvoided ? "has only a PreferNoSchedule taint" : "has no taint";
	const enter = strangers.length === 0 ? "every pod may enter it" : `${count(strangers.length, "other workload")} may enter it`;
	const more = strangers.length - MAX_WORKLOADS$1;
	return {
		at: pool.place,
		...(isAvoided || strangers.length === 0) && { severity: "warning" },
		message: `pool ${quoted(pool.name)} is reserved, but ${open}: ${enter}`,
		details: [...strangers.slice(0, MAX_WORKLOADS$1).map(({ workload }) => `${formatWorkload(workload)} is not named`), ...more > 0 ? [`and ${more} more`] : []],
		help: `Give the pool a taint that its users tolerate, for example ${quoted(`dedicated=${pool.name}:NoSchedule`)}.`,
		subject: pool.name
	};
}
const reservedPool = {
	id: "reserved-pool",
	summary: "A workload can enter a pool whose `reservedFor` does not name it.",
	severity: "error",
	rationale: `\`reservedFor\` in the inventory says who may use a pool. A toleration that was copied from elsewhere lets others
in, and they take the room that was paid for somebody else.

Reported at the toleration that opens the pool, once for all pools that it opens, and only where the pod certainly may
enter. A toleration without a key is \`wildcard-toleration\`'s and is not repeated here. It is a warning for a DaemonSet and
in the namespaces of the system. A reservation says who uses the nodes, not who serves them: DaemonSets of a system
namespace and node agents that other pods need (CSI, CNI, device plugins) may enter every reserved pool.

A reserved pool without a NoSchedule or NoExecute taint is open to everybody. That is one finding about the pool, not one
for each workload: an error when a workload of the repository that is not named may enter, else a warning. With a
PreferNoSchedule taint it is a warning too, because somebody may want others to spill over.`,
	examples: [{
		title: "Another team on the GPUs",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*]}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: thumbnails, namespace: web}
spec:
  template:
    spec:
      containers: [{name: thumbnails, image: thumbnails:1}]
      tolerations:
        - key: nvidia.com/gpu # <--
          operator: Exists
          effect: NoSchedule
`,
		good: `
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml-ranking}
spec:
  template:
    spec:
      containers: [{name: train, image: train:1, resources: {limits: {nvidia.com/gpu: 1}}}]
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`
	}, {
		title: "A reserved pool that nothing closes",
		inventory: `
pools:
  - name: general
  - name: data # <--
    labels: {pool: data}
    reservedFor: {namespaces: [data]}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
`,
		goodInventory: `
pools:
  - name: general
  - name: data
    labels: {pool: data}
    taints: ["dedicated=data:NoSchedule"]
    reservedFor: {namespaces: [data]}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
`
	}],
	*checkInventory({ inventory, fits }) {
		for (const pool of inventory.pools) {
			const finding = findOpenPool(pool, fits);
			if (finding !== void 0) yield finding;
		}
	},
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const isMild = workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace);
		for (const [toleration, opened] of intrusions(fit, context)) {
			const names = opened.map(({ pool }) => quoted(pool.pool.name));
			const { by } = toleration.origin;
			const opener = by === "manifest" ? "toleration" : `a toleration that ${by} adds`;
			yield {
				at: placeOfOpener(workload, toleration),
				workload,
				...isMild && { severity: "warning" },
				message: `${opener} opens ${names.length === 1 ? "pool" : "pools"} ${list(names)}, reserved for others`,
				details: opened.map(({ pool }) => describeReservation(pool.pool)),
				help: `Remove the toleration or keep the pod off with a nodeSelector. If it belongs there, name ${quoted(`${workload.namespace}/${workload.kind}/${workload.name}`)} in reservedFor.`,
				related: opened.flatMap(({ pool, taint }) => [{
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				}]),
				subject: opened.map(({ taint }) => formatTaint(taint)).join(",")
			};
		}
	}
};

// src/scheduling/topology-spread.ts
const HOSTNAME = "kubernetes.io/hostname";
const DEFAULT_MAX_SKEW = 1;
function mostNodes({ nodes, scale }) {
	return nodes?.length ?? scale?.max ?? scale?.replicas;
}
function valuesOf(key, pool) {
	if (pool.nodes !== void 0 && pool.nodes.length > 0) return pool.nodes.flatMap(({ labels }) => labels[key] ?? []);
	const value = pool.labels[key];
	return value === void 0 ? void 0 : [value];
}
function mayBeEmpty(pool) {
	return hasNoNodes(pool) || pool.scale?.min === 0 && (pool.scale.replicas ?? 0) === 0;
}
function isCounted({ verdict, selector, untolerated, pool }, constraint) {
	const selected = constraint.nodeAffinityPolicy === "Ignore" || selector === "match";
	const closed = untolerated.some(({ effect }) => effect === "NoSchedule" || effect === "NoExecute");
	return verdict === "blocked" && selected && closed && !mayBeEmpty(pool);
}
function spreadLimit(fit, constraint) {
	if (constraint.whenUnsatisfiable !== "DoNotSchedule" || constraint.nodeTaintsPolicy === "Honor") return void 0;
	const open = fit.pools.filter(({ verdict }) => verdict !== "blocked");
	const tainted = fit.pools.filter((pool) => isCounted(pool, constraint));
	const { domains, closed } = constraint.topologyKey === HOSTNAME ? {
		domains: countNodes(open),
		closed: tainted
	} : countValues(constraint.topologyKey, open, tainted);
	if (domains === void 0 || domains === 0 || closed.length === 0) return void 0;
	return {
		most: domains * (constraint.maxSkew ?? DEFAULT_MAX_SKEW),
		closed
	};
}
function countNodes(open) {
	let sum = 0;
	for (const { pool } of open) {
		const most = mostNodes(pool);
		if (most === void 0) return void 0;
		sum += most;
	}
	return sum;
}
function countValues(key, open, tainted) {
	const entered = /* @__PURE__ */ new Set();
	for (const { pool } of open) {
		const values = valuesOf(key, pool);
		if (values === void 0) return {
			domains: void 0,
			closed: []
		};
		for (const value of values) entered.add(value);
	}
	const closed = tainted.filter(({ pool }) => valuesOf(key, pool)?.some((value) => !entered.has(value)) ?? false);
	return {
		domains: entered.size,
		closed
	};
}

// src/rules/spread-counts-tainted-pools.ts
function countsItself({ matchLabels }, { templateLabels }) {
	return matchLabels !== void 0 && Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value);
}
function honorTaints(workload, index) {
	return {
		title: "add nodeTaintsPolicy: Honor",
		operations: [{
			kind: "insert-entry",
			at: placeInPodSpec(workload, ["topologySpreadConstraints", index]),
			key: "nodeTaintsPolicy",
			value: "Honor",
			after: ["whenUnsatisfiable"]
		}]
	};
}
const spreadCountsTaintedPools = {
	id: "spread-counts-tainted-pools",
	summary: "A hard topology spread counts nodes that the pod cannot enter, so that some of its pods stay Pending.",
	severity: "warning",
	rationale: `\`whenUnsatisfiable: DoNotSchedule\` compares each domain with the emptiest one. By default nodes with taints that
the pod does not tolerate count too: they stay empty for ever, so that every other domain may have \`maxSkew\` pods and
not one more. With one worker and one control-plane node the second replica stays Pending. \`nodeTaintsPolicy: Honor\`
leaves such nodes out.

Reported only where the numbers prove it: \`replicas\` is greater than \`maxSkew\` times the domains that the pod can
enter. For \`kubernetes.io/hostname\` these are the nodes of the pools that may admit the pod: the Nodes of a snapshot, or
\`scale.max\`, or \`scale.replicas\`; without them nothing is reported, because enough nodes make the spread work. For
another topology key, such as the zone, they are the label values that these pools declare, and a tainted pool counts only
when it has a value that no other pool has. Pools that are or may be scaled to zero, and pools that the selector excludes,
are no domains. A constraint with \`matchExpressions\`, or whose labels do not match the pod itself, is left alone.

\`--fix\` adds \`nodeTaintsPolicy: Honor\`, unless the constraint says something else.`,
	examples: [{
		title: "A control plane that stays empty",
		inventory: `
pools:
  - name: workers
    scale: {replicas: 2}
  - name: control-plane
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
    scale: {replicas: 1}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 4
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: DoNotSchedule # <--
          labelSelector: {matchLabels: {app: api}}
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  replicas: 4
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: DoNotSchedule
          nodeTaintsPolicy: Honor
          labelSelector: {matchLabels: {app: api}}
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		const replicas = workload.replicas ?? 1;
		if (!fit.valid || workload.strayFields.length > 0 || workload.podSpec.nodeName !== "") return;
		for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
			if (!countsItself(constraint, workload)) continue;
			const limit = spreadLimit(fit, constraint);
			if (limit === void 0 || replicas <= limit.most) continue;
			const names = limit.closed.map(({ pool }) => quoted(pool.name));
			yield {
				at: placeInPodSpec(workload, [
					"topologySpreadConstraints",
					index,
					"whenUnsatisfiable"
				]),
				workload,
				message: `the spread over ${quoted(constraint.topologyKey)} counts ${names.length === 1 ? "pool" : "pools"} ${list(names)}, which the pod cannot enter: ${replicas - limit.most} of ${replicas} replicas stay Pending`,
				details: limit.closed.map((pool) => `${pool.pool.name}: untolerated ${taintsAgainst(pool).map(formatTaint).join(", ")}`),
				help: "Add `nodeTaintsPolicy: Honor` to the constraint: nodes that the pod cannot enter then do not count.",
				related: limit.closed.flatMap((pool) => taintsAgainst(pool).slice(0, 1).map((taint) => ({
					place: taint.place,
					message: `pool ${quoted(pool.pool.name)} is tainted here`
				}))),
				subject: constraint.topologyKey,
				...constraint.nodeTaintsPolicy === void 0 && { fix: honorTaints(workload, index) }
			};
		}
	}
};

// src/rules/startup-taint-removers.ts
const runs = (...images) => ({ podSpec }) => podSpec.containers.some(({ image }) => images.includes(imageName(image)));
const GARDENER_CRITICAL = "node.gardener.cloud/critical-component";
const KNOWN_REMOVERS = [
	{
		key: "node.cilium.io/agent-not-ready",
		isAgent: runs("cilium")
	},
	{
		key: "cni.istio.io/not-ready",
		isAgent: runs("install-cni")
	},
	{
		key: "node.gardener.cloud/critical-components-not-ready",
		isAgent: ({ labels, templateLabels }) => labels[GARDENER_CRITICAL] === "true" || templateLabels[GARDENER_CRITICAL] === "true"
	}
];
const AGENT_SUFFIX = "/agent-not-ready";
function isCsiDriver(key, { podSpec }) {
	if (!key.endsWith(AGENT_SUFFIX)) return false;
	const folder = `/plugins/${key.slice(0, -16)}`;
	return podSpec.hostPaths.some((path) => path.replace(/\/$/, "").endsWith(folder));
}
function isKnownRemover(workload, { key }) {
	return KNOWN_REMOVERS.some((known) => known.key === key && known.isAgent(workload)) || isCsiDriver(key, workload);
}

// src/rules/startup-taint-deadlock.ts
const MAX_RELATED = 12;
function isRemover({ workload }, taint, options) {
	if (workload.kind !== "DaemonSet") return false;
	if (isKnownRemover(workload, taint)) return true;
	return readMappings(options.removers, ["taint", "workload"]).some((remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload));
}
function isKeptOff(fit, taint, { inventory }) {
	const judged = fit.tolerations.filter(({ origin }) => origin.by === "manifest" || origin.by === "DaemonSet controller");
	return findToleration(judged, taint, inventory.cluster.comparisonOperators).tolerance === "no";
}
function mayBeJudged({ valid, workload }) {
	return valid && workload.strayFields.length === 0;
}
function findDeadlocks(context, options) {
	const deadlocks = /* @__PURE__ */ new Map();
	const removersOf = /* @__PURE__ */ new Map();
	for (const [index, pool] of context.inventory.pools.entries()) for (const taint of pool.startupTaints) {
		if (!keepsPodsOff(taint)) continue;
		const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
		removersOf.set(taint.key, removers);
		const running = removers.filter(({ pools }) => pools[index]?.verdict !== "blocked");
		if (running.some((fit) => !isKeptOff(fit, taint, context))) continue;
		for (const fit of running) {
			if (fit.pools[index]?.verdict !== "fits" || !mayBeJudged(fit)) continue;
			const known = deadlocks.get(fit);
			if (known === void 0) deadlocks.set(fit, [{
				pool,
				taint
			}]);
			else known.push({
				pool,
				taint
			});
		}
	}
	return deadlocks;
}
const startupTaintDeadlock = {
	id: "startup-taint-deadlock",
	summary: "The DaemonSet that removes a startup taint does not tolerate it, so that the taint stays for ever.",
	severity: "error",
	rationale: `A startup taint keeps pods off a new node until an agent is ready there. If the agent itself does not tolerate
the taint, it never starts, and the node never takes a pod. An autoscaler adds nodes, one after the other, and none helps.

Known are Cilium (\`node.cilium.io/agent-not-ready\`, told by the image), Istio's CNI plugin (\`cni.istio.io/not-ready\`,
by the image), Gardener's critical components (by their label), and every CSI driver that keeps its socket in the
kubelet's folder \`plugins/<driver>\` for its taint \`<driver>/agent-not-ready\`: the drivers of AWS and Azure do so.
Other agents can be declared with \`removers\`: \`taint\` is a glob of the taint's key, \`workload\` one of
\`namespace/Kind/name\` or \`Kind/name\`.

A startup taint without a known remover in the repository is left alone: the remover may be installed by something else.
So is one that another DaemonSet removes which tolerates it. Pools whose permanent taints or labels keep the DaemonSet off
belong to \`daemonset-misses-pool\`.`,
	options: { removers: {
		type: "mappings",
		keys: ["taint", "workload"],
		description: "DaemonSets that remove startup taints: a glob of the taint's key, and one of `namespace/Kind/name` or `Kind/name`.",
		default: []
	} },
	examples: [{
		title: "A network agent that waits for itself",
		inventory: `
pools:
  - name: general
    startupTaints: ["node.cilium.io/agent-not-ready=true:NoExecute"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: # <--
        - {key: node.kubernetes.io/not-ready, operator: Exists}
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations:
        - operator: Exists
`
	}, {
		title: "A remover that the configuration declares",
		inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    startupTaints: ["shop.example/driver-not-ready:NoSchedule"]
rules:
  startup-taint-deadlock:
    removers:
      - {taint: shop.example/driver-not-ready, workload: DaemonSet/gpu-driver}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: gpu-driver, namespace: kube-system}
spec:
  template:
    spec: # <--
      nodeSelector: {pool: gpu}
      containers: [{name: driver, image: gpu-driver:1}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: gpu-driver, namespace: kube-system}
spec:
  template:
    spec:
      nodeSelector: {pool: gpu}
      containers: [{name: driver, image: gpu-driver:1}]
      tolerations:
        - {key: shop.example/driver-not-ready, operator: Exists}
`
	}],
	*checkInventory(context, options) {
		for (const [{ workload }, deadlocks] of findDeadlocks(context, options)) {
			const taints = [...new Map(deadlocks.map(({ taint }) => [formatTaint(taint), taint])).values()];
			const names = [...new Set(deadlocks.map(({ pool }) => quoted(pool.name)))];
			yield {
				at: placeOfTolerations(workload),
				workload,
				message: `the DaemonSet removes startup ${taints.length === 1 ? "taint" : "taints"} ${list(taints.map(formatTaint))} of ${names.length === 1 ? "pool" : "pools"} ${list(names)}, but does not tolerate ${taints.length === 1 ? "it" : "them"}: it never starts there`,
				help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
				related: deadlocks.slice(0, MAX_RELATED).map(({ pool, taint }) => ({
					place: taint.place,
					message: `pool ${quoted(pool.name)} starts with this taint`
				})),
				subject: taints.map(formatTaint).sort().join(","),
				fix: {
					title: `tolerate ${taints.map(formatTaint).join(", ")}`,
					operations: [{
						kind: "insert-items",
						at: placeInPodSpec(workload, ["tolerations"]),
						items: taints.map(tolerationValueFor),
						after: ["nodeSelector", "affinity"]
					}]
				}
			};
		}
	}
};

// src/rules/startup-taint-declared-permanent.ts
const startupTaintDeclaredPermanent = {
	id: "startup-taint-declared-permanent",
	summary: "A pool lists a taint that goes by itself among its permanent ones.",
	severity: "note",
	rationale: `An agent or a controller removes taints such as \`node.cilium.io/agent-not-ready\` or
\`node.cloudprovider.kubernetes.io/uninitialized\` once the node is ready. Under \`taints\` of a pool they count for ever, so
that every pod without a toleration looks unschedulable there. Under \`startupTaints\` they count as what they are.

Looked at are pools that are declared by hand, for keys that Kubernetes, autoscalers and agents are known to remove and for
the cluster's own \`transientTaints\`.`,
	examples: [{
		title: "The taint of a network agent",
		inventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
      - node.cilium.io/agent-not-ready=true:NoExecute # <--
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
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
    startupTaints:
      - node.cilium.io/agent-not-ready=true:NoExecute
`
	}],
	*checkInventory({ inventory }) {
		for (const pool of inventory.pools) {
			if (pool.format !== "taintlint") continue;
			for (const taint of pool.taints) {
				if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
				yield {
					at: taint.place,
					message: `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} goes by itself, but "taints" holds what stays`,
					help: "Move it to \"startupTaints\" if new nodes start with it, else remove it: no workload has to tolerate it.",
					subject: `${pool.name} ${formatTaint(taint)}`
				};
			}
		}
	}
};

// src/model/change.ts
const IMPACT_EFFECTS = [
	"unschedulable",
	"evicted",
	"loses-pool",
	"gains-pool",
	"schedulable"
];
function severityOfImpact({ effect }) {
	switch (effect) {
		case "unschedulable":
		case "evicted": return "error";
		case "loses-pool": return "warning";
		case "gains-pool": return "note";
		case "schedulable": return;
	}
}
function isLoss({ effect }) {
	return effect === "unschedulable" || effect === "evicted" || effect === "loses-pool";
}

// src/rules/impact-wording.ts
const MAX_DIFFERENCES = 3;
const MAX_FILES = 5;
function describeDifference({ pool, details }) {
	const more = details.length - MAX_DIFFERENCES;
	const named = more > 1 ? [...details.slice(0, MAX_DIFFERENCES), `${more} more changes`] : details;
	return `pool ${quoted(pool)} ${list(named)}`;
}
function isDaemonSet({ workload }) {
	return workload.kind === "DaemonSet";
}
function counted(number, noun, one, many) {
	return number === 0 ? [] : [`${count(number, noun)} ${number === 1 ? one : many}`];
}
function countImpacts(impacts) {
	const of = (effect) => impacts.filter((impact) => impact.effect === effect);
	const [evicted, losing] = [of("evicted"), of("loses-pool")];
	const times = new Set(evicted.map(({ evictedAfterSeconds }) => evictedAfterSeconds ?? 0));
	const [time] = times;
	const when = times.size === 1 && time !== void 0 ? ` ${duration(time)}` : "";
	return [
		...counted(of("unschedulable").length, "workload", "finds no pool any more", "find no pool any more"),
		...counted(evicted.length, "workload", `is evicted${when}`, `are evicted${when}`),
		...counted(losing.filter((impact) => !isDaemonSet(impact)).length, "workload", "loses it", "lose it"),
		...counted(losing.filter(isDaemonSet).length, "DaemonSet", "covers it no more", "cover it no more"),
		...counted(of("gains-pool").length, "workload", "may enter it now", "may enter it now")
	].join(", ");
}
function describeImpact(impact) {
	const { workload, evictedAfterSeconds, reason } = impact;
	const evicted = evictedAfterSeconds === null ? "" : `, and its pods are evicted ${duration(evictedAfterSeconds)}`;
	return `${formatWorkload(workload)} ${verbOf(impact)}${evicted}: ${reason}`;
}
function verbOf(impact) {
	const many = impact.pools.length > 1;
	switch (impact.effect) {
		case "unschedulable": return isDaemonSet(impact) ? "runs nowhere any more" : "finds no pool any more";
		case "evicted": return "cannot stay";
		case "loses-pool": return isDaemonSet(impact) ? `covers ${many ? "pools" : "a pool"} no more` : `loses ${many ? "pools" : "a pool"}`;
		case "gains-pool": return `may enter ${many ? "more pools" : "one more pool"}`;
		case "schedulable": return "gets its first pool";
	}
}
function helpForLosses({ change, added }) {
	if (change === "removed") return "Move these workloads to another pool before this one goes.";
	if (added.length === 0) return "Change what these workloads select before the pool changes.";
	return `Workloads that shall stay need a toleration, and must have it before the pool gets the taint:\n${formatTolerationsFor(added)}`;
}
function describeOrders(orders) {
	const of = (wanted) => orders.filter(({ order }) => order === wanted);
	const [first, after, neither] = [
		of("manifests-first"),
		of("pools-first"),
		of("neither")
	];
	return [
		...first.length === 0 ? [] : [`Apply first ${files(first)}, then the pool.`],
		...after.length === 0 ? [] : [`Apply the pool first, then ${files(after)}.`],
		...neither.length === 0 ? [] : [`Let the pods of ${files(neither)} fit the pool as it was and as it will be first, then change the pool.`]
	];
}
function files(orders) {
	const paths = [...new Set(orders.map(({ workload }) => quoted(pathOf(workload))))].sort();
	const more = paths.length - MAX_FILES;
	return more > 1 ? `${paths.slice(0, MAX_FILES).join(", ")} and ${more} more files` : list(paths);
}
function pathOf(workload) {
	const { origin, file } = placeInObject(workload, []).document;
	if (origin === void 0) return file.path;
	return "span" in origin.place ? origin.place.file.path : origin.place.document.file.path;
}

// src/rules/taint-change-impact.ts
const MAX_WORKLOADS = 20;
function worst(severities) {
	return SEVERITIES.find((severity) => severities.includes(severity)) ?? "note";
}
function isTold(impact, { lifted }) {
	return isLoss(impact) || impact.effect === "gains-pool" && lifted.length > 0;
}
function shorten(lines) {
	const more = lines.length - MAX_WORKLOADS;
	return more > 1 ? [...lines.slice(0, MAX_WORKLOADS), `and ${more} more workloads`] : lines;
}
function checkPool(difference, { impacts, orders }) {
	const told = impacts.filter((impact) => impact.pools.includes(difference.pool) && isTold(impact, difference));
	const waiting = difference.change === "added" ? [] : orders.filter(({ pool }) => pool === difference.pool);
	if (told.length === 0 && waiting.length === 0) return [];
	const evicting = waiting.some(({ evicts }) => evicts);
	const counts = countImpacts(told);
	const order = waiting.length === 0 ? "" : `the order matters for ${count(waiting.length, "changed workload")}`;
	const help = [
		...describeOrders(waiting),
		...told.some(isLoss) ? [helpForLosses(difference)] : [],
		...told.length > 0 && !told.some(isLoss) ? ["Keep the taint if the pool is meant for some workloads only."] : []
	];
	return [{
		at: difference.at,
		severity: worst([...told.map(severityOfImpact), evicting ? "warning" : "note"]),
		message: `${describeDifference(difference)}: ${[counts, order].filter((text) => text !== "").join("; ")}`,
		details: [...shorten(told.map(describeImpact)), ...shorten(waiting.map(({ workload, evicts }) => `${formatWorkload(workload)} is changed too: in the wrong order it ${evicts ? "is evicted" : "does not fit the pool"} for a while`))],
		help: help.join("\n"),
		subject: JSON.stringify([difference.pool, difference.details])
	}];
}
function checkAdmission(impact, pools) {
	if (!isLoss(impact) || impact.pools.some((name) => pools.some(({ pool }) => pool === name))) return [];
	const { workload, reason } = impact;
	const severity = severityOfImpact(impact);
	return [{
		at: placeInObject(workload, []),
		workload,
		...severity !== void 0 && { severity },
		message: `what admission does to pods is changed, and the workload loses ${list(impact.pools.map(quoted))}`,
		details: [describeImpact(impact)],
		help: "Change the pod spec together with the admission settings, the RuntimeClass or the Namespace.",
		subject: reason,
		group: "admission"
	}];
}
const taintChangeImpact = {
	id: "taint-change-impact",
	summary: "A change of a pool leaves workloads without a pool, evicts them, takes a pool from them, or lets others in.",
	severity: "error",
	rationale: `A taint that is added to a pool does nothing to the file that it stands in, and much to pods that are declared
elsewhere. With \`--base REVISION\` taintlint judges every workload that was there before against the pools as they were
and as they are now. It is an error when a workload has no pool any more or is evicted by a NoExecute taint, a warning
when it loses one of its pools, or a DaemonSet covers a pool no more, and a note when a pool whose taint is gone is open
to others. Only what is certain counts: a verdict that is or becomes \`unknown\` is no loss, and where the inventory may
lack a pool the loss of the last known one is a warning.

Tolerations that are added in the same change do not help while the taint is there and they are not: the finding then says
what must be applied first. A toleration comes before its taint, and goes after it. It is a note, or a warning where the
wrong order evicts pods.

Without \`--base\` this rule has nothing to compare with. \`taintlint what-if\` asks the same about a taint that nobody has
written yet.`,
	examples: [{
		title: "A NoExecute taint on a pool that is in use",
		before: { inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
` },
		inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoExecute"] # <--
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoExecute}
`
	}],
	*checkChange(change) {
		for (const difference of change.pools) yield* checkPool(difference, change);
		for (const impact of change.impacts) yield* checkAdmission(impact, change.pools);
	}
};

// src/rules/tolerates-node-failure.ts
const NODE_FAILURES = [{
	key: "node.kubernetes.io/not-ready",
	value: "",
	effect: "NoExecute"
}, {
	key: "node.kubernetes.io/unreachable",
	value: "",
	effect: "NoExecute"
}];
const ANY_GATE = "off";
function endlessFailures({ tolerations }) {
	return NODE_FAILURES.flatMap((taint) => {
		const { toleration } = findToleration(tolerations, taint, ANY_GATE);
		if (toleration === void 0 || !isWritten(toleration) || isWildcard(toleration)) return [];
		return toleration.tolerationSeconds === void 0 ? [{
			taint,
			toleration
		}] : [];
	});
}
function hasEndlessWildcard({ tolerations }) {
	return tolerations.some((toleration) => {
		const meetsFailures = !toleration.effect || toleration.effect === "NoExecute";
		return isWildcard(toleration) && meetsFailures && toleration.tolerationSeconds === void 0;
	});
}
function cannotMove({ kind, podSpec }) {
	const terms = podSpec.nodeAffinity?.required ?? [];
	return kind === "DaemonSet" || kind === "Pod" || podSpec.nodeName !== "" || "kubernetes.io/hostname" in podSpec.nodeSelector || terms.some(({ matchExpressions, matchFields }) => matchFields.length > 0 || matchExpressions.some(({ key, operator }) => key === "kubernetes.io/hostname" && operator === "In"));
}
const toleratesNodeFailure = {
	id: "tolerates-node-failure",
	summary: "The pod tolerates a failed node without a time limit, and so never leaves it.",
	severity: "warning",
	rationale: `When a node fails, Kubernetes taints it \`node.kubernetes.io/not-ready\` or \`node.kubernetes.io/unreachable\` with
NoExecute. A pod leaves it after 300 seconds, because Kubernetes adds a toleration with this limit. A toleration of the
manifest without \`tolerationSeconds\` takes its place: the pod stays "Running" on the dead node, and no other pod takes
over its work.

Kubernetes uses the first matching toleration in list order, and so does taintlint: one with \`tolerationSeconds\` before
it is enough to be silent. Every limit is right, however long. For a StatefulSet the finding is a note: its pod is not
replaced before the node is back or somebody removes the pod, so that less is lost. Silent for DaemonSets, which get these
tolerations anyway, for a Pod without a controller, and for a pod that is tied to one node by name or host name, because
none of them can move. A toleration without a key has its own rule. Both taints are one finding.`,
	examples: [{
		title: "A Deployment that waits for a dead node",
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
        - key: node.kubernetes.io/unreachable # <--
          operator: Exists
          effect: NoExecute
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
          tolerationSeconds: 60
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid || cannotMove(workload) || hasEndlessWildcard(fit)) return;
		const failures = endlessFailures(fit);
		const [first, second] = failures;
		if (first === void 0) return;
		const keyOf = ({ toleration }) => placeInPodSpec(workload, [
			"tolerations",
			toleration.origin.index,
			"key"
		]);
		yield {
			at: keyOf(first),
			workload,
			...workload.kind === "StatefulSet" && { severity: "note" },
			message: `the pod never leaves a failed node: it tolerates ${list(failures.map(({ taint }) => quoted(taint.key)))} without tolerationSeconds`,
			help: "Add `tolerationSeconds: 300`, or another number of seconds after which the pod moves: without it, it stays for ever.",
			related: second === void 0 || second.toleration === first.toleration ? [] : [{
				place: keyOf(second),
				message: `${quoted(second.taint.key)} is tolerated here`
			}],
			subject: "node failure"
		};
	}
};

// src/rules/toleration-annotation.ts
const FIELD_BY_ANNOTATION = /* @__PURE__ */ new Map([["scheduler.alpha.kubernetes.io/tolerations", "tolerations"], ["scheduler.alpha.kubernetes.io/affinity", "affinity"]]);
function metadataOf({ podSpecPath, annotations, templateAnnotations }) {
	const ofTemplate = podSpecPath.slice(0, -1);
	const own = {
		path: ["metadata", "annotations"],
		annotations
	};
	if (ofTemplate.length === 0) return [own];
	return [own, {
		path: [
			...ofTemplate,
			"metadata",
			"annotations"
		],
		annotations: templateAnnotations
	}];
}
function isToleration(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.entries(value).every(([name, field]) => typeof field === (name === "tolerationSeconds" ? "number" : "string"));
}
function tolerationsIn(text) {
	try {
		const value = JSON.parse(text);
		return Array.isArray(value) && value.every(isToleration) ? value : [];
	} catch {
		return [];
	}
}
function helpFor(field, text) {
	const tolerations = field === "tolerations" ? tolerationsIn(text) : [];
	if (tolerations.length === 0) return `Write it as ${quoted(field)} in the pod spec.`;
	return [
		"Write it in the pod spec instead:",
		"tolerations:",
		...tolerations.map((toleration) => `  - ${formatToleration(toleration)}`)
	].join("\n");
}
const tolerationAnnotation = {
	id: "toleration-annotation",
	summary: "An annotation of the past holds tolerations or affinity: Kubernetes no longer reads it.",
	severity: "warning",
	rationale: `Before Kubernetes 1.6 tolerations and affinity were JSON in the annotations
\`scheduler.alpha.kubernetes.io/tolerations\` and \`scheduler.alpha.kubernetes.io/affinity\`. Every version since then ignores
them: the pod tolerates nothing and asks for nothing, whatever the annotation says.

The annotation is looked for on the object and on its pod template. Where the pod spec has the field too, as in manifests
that once served both versions, the annotation is only dead text and the finding is a note. An empty annotation is not
reported. The annotations \`defaultTolerations\` and \`tolerationsWhitelist\` of a Namespace are another matter: admission
still reads them.`,
	examples: [{
		title: "Tolerations of Kubernetes 1.5",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: kube-system}
spec:
  template:
    metadata:
      annotations:
        scheduler.alpha.kubernetes.io/tolerations: '[{"key": "CriticalAddonsOnly", "operator": "Exists"}]' # <--
    spec:
      containers: [{name: agent, image: agent:1}]
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: agent, namespace: kube-system}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - {key: CriticalAddonsOnly, operator: Exists}
`
	}],
	*checkWorkload(fit) {
		const { workload } = fit;
		if (!fit.valid) return;
		const { tolerations, nodeAffinity } = workload.podSpec;
		for (const { path, annotations } of metadataOf(workload)) for (const [name, field] of FIELD_BY_ANNOTATION) {
			const text = annotations[name]?.trim() ?? "";
			if ([
				"",
				"[]",
				"{}",
				"null"
			].includes(text)) continue;
			const isReplaced = field === "tolerations" ? tolerations.length > 0 : nodeAffinity !== void 0;
			yield {
				at: placeInObject(workload, [...path, name], "key"),
				workload,
				...isReplaced && { severity: "note" },
				message: `Kubernetes has ignored annotation ${quoted(name)} since version 1.6`,
				help: isReplaced ? `Remove the annotation: the pod spec has its own ${quoted(field)}.` : helpFor(field, text),
				subject: `${path.join(".")} ${name}`
			};
		}
	}
};

// src/scheduling/label-availability.ts
const TWINS = new Set(LABEL_TWINS.flat());
function isPlatformLabel(key, { cluster }) {
	const globs = [
		...WELL_KNOWN_LABELS,
		...PROVIDER_LABELS.get(cluster.provider ?? "") ?? [],
		...cluster.knownLabels
	];
	return TWINS.has(key) || key.startsWith("node-role.kubernetes.io/") || globs.some((glob) => matchesNameGlob(glob, key));
}
function mayBeMet(requirement, inventory) {
	return inventory.pools.some((pool) => mayMeet(requirement, pool, inventory));
}
function mayMeet(requirement, pool, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) return nodes.some(({ labels }) => meetsRequirement(requirement, labelOf(labels, requirement.key)));
	const offer = labelOffers(pool, inventory)(requirement.key);
	if (offer.kind === "domain") return domainMeets(offer.domain, [requirement]);
	return offer.kind === "unknown" || meetsRequirement(requirement, offer.kind === "value" ? offer.value : void 0);
}

// src/rules/unknown-label.ts
const MOST_VALUES_NAMED = 8;
function isDead(requirement, inventory) {
	if (requirement.operator === "NotIn" || requirement.operator === "DoesNotExist") return false;
	return !isPlatformLabel(requirement.key, inventory) && !mayBeMet(requirement, inventory);
}
function expressionsOf(term) {
	const [compiled] = compileNodeSelection({}, [term]).terms ?? [];
	return compiled === void 0 || compiled.errors.length > 0 ? [] : compiled.expressions;
}
function placeOf(requirement, path, values) {
	if (values.length === 0 || requirement.values.length === 0) return [...path, "key"];
	return [
		...path,
		"values",
		...requirement.values.length === 1 ? [0] : []
	];
}
function deadInTerm(term, path, fit, inventory) {
	for (const [index, requirement] of expressionsOf(term).entries()) {
		if (!isDead(requirement, inventory)) continue;
		const at = placeOf(requirement, [
			...path,
			"matchExpressions",
			index
		], labelValues(fit.pools, requirement.key));
		return [{
			requirement,
			path: at,
			part: at.at(-1) === "values" ? "key" : "value"
		}];
	}
	return [];
}
function deadValues(term, path, inventory) {
	return expressionsOf(term).flatMap((requirement, index) => {
		if (requirement.operator !== "In" || isDead(requirement, inventory)) return [];
		return requirement.values.flatMap((value, at) => {
			const alone = {
				...requirement,
				values: [value]
			};
			if (!isDead(alone, inventory)) return [];
			return [{
				requirement: alone,
				path: [
					...path,
					"matchExpressions",
					index,
					"values",
					at
				],
				part: "value"
			}];
		});
	});
}
function describe(dead, fit, effect) {
	const { key, values: asked } = dead.requirement;
	const values = labelValues(fit.pools, key);
	const wanted = formatWanted(dead.requirement);
	const near = values.length === 0 ? nearestWord(key, labelKeys(fit.pools)) : asked.map((value) => nearestWord(value, values))[0];
	const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, MOST_VALUES_NAMED).map(quoted))}.`;
	const suggestion = near === void 0 ? "" : ` Did you mean ${quoted(near)}?`;
	return {
		at: placeInPodSpec(fit.workload, dead.path, dead.part),
		workload: fit.workload,
		message: values.length === 0 ? `${effect}: no pool has label ${quoted(key)}` : `${effect}: no pool has label ${quoted(key)} as it asks: ${wanted}`,
		help: `Select a label that a pool has, or declare the label: under labels of its pool, or in openLabels where a controller sets it later.${known}${suggestion}`,
		subject: `${key} ${wanted}`
	};
}
function* checkDaemonSetNowhere(fit, inventory) {
	const { nodeSelector, nodeAffinity } = fit.workload.podSpec;
	const effect = "the DaemonSet runs on no pool";
	for (const requirement of compileNodeSelection(nodeSelector, void 0).nodeSelector) {
		if (!isDead(requirement, inventory)) continue;
		yield describe({
			requirement,
			path: ["nodeSelector", requirement.key],
			part: "value"
		}, fit, effect);
		return;
	}
	const [only, ...others] = nodeAffinity?.required ?? [];
	if (only === void 0 || others.length > 0) return;
	for (const dead of deadInTerm(only, [...REQUIRED_TERMS, 0], fit, inventory)) yield describe(dead, fit, effect);
}
const unknownLabel = {
	id: "unknown-label",
	summary: "The pod asks for a label that no pool has, and something else hides it.",
	severity: "warning",
	rationale: `A label that no pool offers selects nothing. Where that leaves the pod no pool at all, \`unschedulable\` says so. This
rule speaks where nothing else shows the mistake: one of several \`nodeSelectorTerms\` is dead, one of several \`values\` is
dead, or a DaemonSet, which makes no pods and no events then, runs nowhere. A preferred term that no pool can meet is a
note.

Only keys that somebody chose are looked at. Labels that Kubernetes, a cloud or an add-on sets (zones, architectures,
roles, \`feature.node.kubernetes.io/*\`) are often listed for other clusters in advance, and so is what a pod only excludes
(\`NotIn\`, \`DoesNotExist\`). A label that a controller sets later belongs in \`openLabels\` of its pool or in \`knownLabels\` of
the cluster. Silent where the inventory is not complete. Among several clusters only a DaemonSet that runs nowhere is
reported: the other terms and values may be meant for another cluster.`,
	examples: [{
		title: "The second alternative is misspelt",
		inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
		bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: cache}
spec:
  template:
    spec:
      containers: [{name: cache, image: cache:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: In, values: [general]}
              - matchExpressions:
                  - key: pool
                    operator: In
                    values: [memroy] # <--
`,
		good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: cache}
spec:
  template:
    spec:
      containers: [{name: cache, image: cache:1}]
      affinity:
        nodeAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            nodeSelectorTerms:
              - matchExpressions:
                  - {key: pool, operator: In, values: [general]}
              - matchExpressions:
                  - key: pool
                    operator: In
                    values: [memory]
`
	}, {
		title: "A DaemonSet for a label that nobody sets",
		inventory: `
pools:
  - name: general
    labels: {storage: nvme}
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: disk-monitor}
spec:
  template:
    spec:
      containers: [{name: monitor, image: monitor:1}]
      nodeSelector:
        storage: nvmee # <--
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: disk-monitor}
spec:
  template:
    spec:
      containers: [{name: monitor, image: monitor:1}]
      nodeSelector:
        storage: nvme
`
	}],
	*checkWorkload(fit, { inventory }) {
		const { workload, pools } = fit;
		if (!fit.valid || fit.admissionError !== void 0 || workload.strayFields.length > 0) return;
		if (!inventory.complete || pools.length === 0 || workload.podSpec.nodeName !== "" || isUnschedulable(fit)) return;
		const isDaemonSet = workload.kind === "DaemonSet";
		if (isDaemonSet && pools.every(({ selector }) => selector === "mismatch")) yield* checkDaemonSetNowhere(fit, inventory);
		if (inventory.cluster.name !== null) return;
		const { required = [], preferred = [] } = workload.podSpec.nodeAffinity ?? {};
		for (const [index, term] of required.entries()) {
			const path = [...REQUIRED_TERMS, index];
			const dead = required.length > 1 ? deadInTerm(term, path, fit, inventory) : [];
			for (const found of dead) yield describe(found, fit, "this term selects nothing");
			if (dead.length > 0) continue;
			for (const found of deadValues(term, path, inventory)) yield describe(found, fit, "this value selects nothing");
		}
		if (isDaemonSet) return;
		for (const [index, { preference }] of preferred.entries()) {
			const path = [
				...PREFERRED_TERMS,
				index,
				"preference"
			];
			for (const found of deadInTerm(preference, path, fit, inventory)) yield {
				...describe(found, fit, "this preference is for nothing"),
				severity: "note"
			};
		}
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
fits nowhere, that finding names it and this one is not repeated.

\`--fix\` corrects a misspelt key where only one key comes near and all its pools have the very same taint. A last letter or
a number that differs (\`team-a\`, \`team-b\`) is no slip of the hand.`,
	examples: [{
		title: "A misspelt key",
		inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
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
      nodeSelector: {pool: batch}
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
	checksFragments: true,
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const { inventory } = context;
		if (!fit.valid) return;
		const taints = taintsOf(inventory);
		for (const [index, toleration] of workload.podSpec.tolerations.entries()) {
			const { key } = toleration;
			if (!key || !isUnmatchedKey(key, context)) continue;
			if (findNearMiss(toleration, context) !== void 0 || isNamedByPlacement$1(fit, index, context)) continue;
			const nearest = nearestTaint(toleration, taints, inventory.cluster.comparisonOperators);
			const meant = nearest?.miss === "key-spelling" ? nearest.taint : void 0;
			const origin = {
				by: "manifest",
				index
			};
			const miss = meant && {
				toleration: {
					...toleration,
					origin
				},
				taint: meant,
				miss: "key-spelling"
			};
			const isOnlyOne = taints.filter((taint) => nearMiss(toleration, taint, inventory.cluster.comparisonOperators) === "key-spelling").every((taint) => taint.key === meant?.key);
			const fix = miss && isOnlyOne ? correctToleration(workload, miss, context) : void 0;
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
				subject: key,
				...fix && { fix }
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
	refusedByApi: true,
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
		const help = HELP[problem.kind];
		if (help === void 0) return;
		yield {
			at: problem,
			message: problem.message,
			help,
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

// src/rules/unpinned-toleration.ts
const DEDICATED_KEYS = ["dedicated", "*/dedicated"];
function readDedicatedKeys(options) {
	const keys = options.dedicatedKeys;
	return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
}
function isDedicated(workload, pool, taint, keys) {
	if (pool.reservedFor !== void 0) return isWelcome(workload, pool);
	return keys.some((glob) => matchesNameGlob(glob, taint.key));
}
function isDrawn(workload) {
	const { podAffinity, nodeAffinity } = workload.podSpec;
	return podAffinity || (nodeAffinity?.preferred.length ?? 0) > 0 || queueOf(workload) !== void 0;
}
function asksForDevice(requests) {
	return [...requests.keys()].some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
}
function poolsElsewhere(fit, { inventory }) {
	const requests = podRequests(fit.workload.podSpec, {});
	if (asksForDevice(requests)) return [];
	return certainPools(fit).filter(({ verdict, pool }) => verdict === "fits" && pool.reservedFor === void 0 && !pool.taints.some(keepsPodsOff) && shortagesOf(requests, pool, inventory).length === 0);
}
function selectorFor(home, others) {
	const [label] = Object.entries(home.labels).filter(([key, value]) => key !== "kubernetes.io/hostname" && others.every(({ pool }) => pool.labels[key] !== value));
	if (label === void 0) return `Give pool ${quoted(home.name)} a label that no other pool has, and select it with a nodeSelector.`;
	const [key, value] = label;
	return `To hold it there, write in the pod spec:\nnodeSelector:\n  ${key}: ${JSON.stringify(value)}`;
}
const unpinnedToleration = {
	id: "unpinned-toleration",
	summary: "The pod tolerates the taint of a dedicated pool, but nothing holds it there.",
	severity: "note",
	rationale: `A toleration lets a pod in, it does not draw it there. A pod that only tolerates the taint of its dedicated pool may
just as well start on the general pool, and most often does, because there are more nodes.

Many pods tolerate a taint because they may run anywhere, on spot nodes for example: that is no mistake. So the rule speaks
only about dedicated pools: those whose \`reservedFor\` names the workload, and those whose taint has a key of the option
\`dedicatedKeys\`. The pod must certainly fit on a dedicated pool and on one without a taint.

Silent for DaemonSets; for a pod that tolerates several different dedicated taints, since it is meant to move; where a
preferred node affinity or a pod affinity draws it somewhere; where it asks for a device such as \`nvidia.com/gpu\`, or for
more than the other pools have; and for workloads with a queue of Kueue, which adds the nodeSelector itself.`,
	options: { dedicatedKeys: {
		type: "strings",
		description: "Globs of the keys of taints that keep a pool for those who tolerate it.",
		default: DEDICATED_KEYS
	} },
	examples: [{
		title: "A toleration that was meant as a choice",
		inventory: `
pools:
  - name: general
  - name: database
    labels: {pool: database}
    taints: ["dedicated=database:NoSchedule"]
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
        - key: dedicated # <--
          operator: Equal
          value: database
          effect: NoSchedule
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
          effect: NoSchedule
`
	}],
	*checkWorkload(fit, context, options) {
		const { workload } = fit;
		if (workload.kind === "DaemonSet" || isDrawn(workload)) return;
		const keys = readDedicatedKeys(options);
		const byToleration = [...poolsByToleration(fit, context.inventory.cluster.comparisonOperators)].flatMap(([toleration, opened]) => {
			const homes = opened.filter(({ pool, taint }) => isDedicated(workload, pool.pool, taint, keys));
			return homes.length === 0 ? [] : [{
				toleration,
				homes
			}];
		});
		const taints = new Set(byToleration.flatMap(({ homes }) => homes.map(({ taint }) => JSON.stringify([taint.key, taint.value]))));
		const [first] = byToleration;
		const home = first?.homes[0];
		if (first === void 0 || home === void 0 || taints.size > 1) return;
		const elsewhere = poolsElsewhere(fit, context);
		if (elsewhere.length === 0) return;
		const homes = [...new Set(byToleration.flatMap((each) => each.homes.map(({ pool }) => quoted(pool.pool.name))))];
		const others = list(elsewhere.map(({ pool }) => quoted(pool.name)));
		yield {
			at: placeInPodSpec(workload, [
				"tolerations",
				first.toleration.origin.index,
				"key"
			]),
			workload,
			message: `the pod tolerates the taint of dedicated ${homes.length === 1 ? "pool" : "pools"} ${list(homes)}, but nothing holds it there: it may run on ${others}`,
			help: selectorFor(home.pool.pool, elsewhere),
			related: [{
				place: home.taint.place,
				message: `pool ${quoted(home.pool.pool.name)} is tainted here`
			}],
			subject: formatTaint(home.taint)
		};
	}
};

// src/rules/unused-suppression.ts
const SYNTAX = {
	comment: "# taintlint-ignore: rule, rule -- reason",
	annotation: "taintlint.dev/ignore: \"rule, rule -- reason\"",
	configuration: "{rule: rule, workload: namespace/Kind/name, reason: reason}"
};
const REMOVE = {
	comment: "Remove it. A comment covers its own line, or the next line when it has its line for itself: put it at the line that is reported.",
	annotation: "Remove it.",
	configuration: "Remove the entry, or correct its workload and file."
};
const unusedSuppression = {
	id: "unused-suppression",
	summary: "A suppression silences nothing: the mistake is gone, or the suppression misses it.",
	severity: "warning",
	rationale: `A suppression that outlives its mistake hides the next one. One that never worked, for a misspelt rule or a
line that is not the reported one, lets its author believe that something is settled.

Three things suppress. The comment \`# taintlint-ignore: rule, rule -- reason\` covers the line on which it stands; alone
on its line it covers the next line that is no comment. The annotation \`taintlint.dev/ignore: "rule, rule -- reason"\` on
an object or on its pod template covers every finding about that workload: for files that are generated. An entry of
\`suppress\` in \`taintlint.yaml\` covers workloads and files by globs: for manifests that nobody may edit. Only the
configuration insists on a reason; elsewhere it is good style.

A suppression counts as unused only where its rule ran and looked at all that it covers. Nothing is said when the rule is
off, when no pools are known, when only some clusters are linted, and, for entries of the configuration, when only some
files are linted or some could not be read. A document that is not valid YAML has no comments. A rule that does not exist
is always reported, with the nearest name.`,
	examples: [{
		title: "The comment names a rule that does not exist",
		inventory: `
pools:
  - name: general
`,
		bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  # taintlint-ignore: wildcard-tolerations -- the pod is gone soon # <--
  nodeSelector: {}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector: {}
`
	}, {
		title: "The mistake was corrected, its annotation was left behind",
		inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
		bad: `
apiVersion: v1
kind: Pod
metadata:
  name: train
  annotations:
    taintlint.dev/ignore: near-miss-toleration -- the value changes next week # <--
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
		good: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`
	}],
	*checkSuppression({ suppression, state, nearestRule }) {
		const { origin, rule, at, covers, workload } = suppression;
		const about = {
			at,
			subject: `${origin} ${rule}`,
			...workload === void 0 ? {} : { workload }
		};
		if (state === "unused") yield {
			...about,
			message: `the suppression of ${quoted(rule)} silences nothing: the rule finds nothing ${covers}`,
			help: REMOVE[origin]
		};
		else if (state === "unknown-rule") {
			const hint = nearestRule === void 0 ? "" : `; did you mean ${quoted(nearestRule)}?`;
			yield {
				...about,
				message: rule === "" ? "the suppression names no rule, so that it silences nothing" : `rule ${quoted(rule)} does not exist, so that its suppression silences nothing${hint}`,
				help: `Write it as ${SYNTAX[origin]}. "taintlint rules" lists the rules.`
			};
		}
	}
};

// src/rules/wrong-os-pool.ts
function asksForOs({ workload, nodeSelector }) {
	const terms = workload.podSpec.nodeAffinity?.required ?? [];
	return OS_LABELS.some((label) => label in nodeSelector || terms.length > 0 && terms.every(({ matchExpressions }) => matchExpressions.some(({ key }) => key === label)));
}
function isNamedByWildcard(pool, fit, { inventory }) {
	if (fit.workload.kind === "DaemonSet") return false;
	return openedTaints(pool, fit, inventory.cluster.comparisonOperators).some(({ toleration }) => isWildcard(toleration) && isWritten(toleration));
}
const wrongOsPool = {
	id: "wrong-os-pool",
	summary: "The pod can run on Linux and on Windows nodes, and nothing says which it is made for.",
	severity: "warning",
	rationale: `An image is hardly ever made for Linux and Windows both. A pod that lands on the wrong system cannot pull or start
its image, again and again, on these nodes only. The scheduler does not read \`os.name\` of the pod: only the kubelet does,
when it refuses the pod. What helps is a nodeSelector with \`kubernetes.io/os\`.

Reported when the pod certainly may enter pools of both systems and no nodeSelector or required node affinity speaks of
\`kubernetes.io/os\`; and wherever \`os.name\` names another system than a pool that the pod may enter. A pool is Linux
unless its labels say otherwise. A pod without \`os.name\` that can only enter Windows pools is meant to be there. A pool that only a toleration without a key opens is named by that rule; for a DaemonSet, where that rule is
silent, it counts here. Where an untainted Windows pool is open to many workloads they are one finding with a count:
a taint on the pool helps them all.`,
	examples: [{
		title: "A DaemonSet for Linux that also starts on Windows",
		inventory: `
pools:
  - name: general
  - name: windows
    labels: {kubernetes.io/os: windows}
    taints: ["os=windows:NoSchedule"]
`,
		bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec: # <--
      containers: [{name: agent, image: agent:1}]
      tolerations:
        - operator: Exists
`,
		good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-agent}
spec:
  template:
    spec:
      containers: [{name: agent, image: agent:1}]
      nodeSelector:
        kubernetes.io/os: linux
      tolerations:
        - operator: Exists
`
	}],
	*checkWorkload(fit, context) {
		const { workload } = fit;
		const comparison = context.inventory.cluster.comparisonOperators;
		if (asksForOs(fit)) return;
		const certain = certainPools(fit);
		const { os } = workload.podSpec;
		const meant = os ?? "linux";
		if (os === void 0 && certain.every(({ pool }) => osOfPool(pool) !== meant)) return;
		const wrong = certain.filter((pool) => osOfPool(pool.pool) !== meant && !isNamedByWildcard(pool, fit, context));
		const [first] = wrong;
		if (first === void 0) return;
		const names = wrong.map(({ pool }) => quoted(pool.name));
		const systems = list([...new Set(wrong.map(({ pool }) => quoted(osOfPool(pool))))]);
		const untainted = wrong.every((pool) => openedTaints(pool, fit, comparison).length === 0);
		const asked = os === void 0 ? "nothing asks for an operating system" : `the scheduler does not read os.name ${quoted(meant)}`;
		yield {
			at: os === void 0 ? placeInPodSpec(workload, [], "key") : placeInPodSpec(workload, ["os", "name"]),
			workload,
			message: `the pod may run on ${systems} ${names.length === 1 ? "pool" : "pools"} ${list(names)}: ${asked}`,
			help: `Write in the pod spec, with the system that the image is made for:\nnodeSelector:\n  kubernetes.io/os: ${meant}`,
			related: wrong.map(({ pool }) => ({
				place: pool.place,
				message: `pool ${quoted(pool.name)} is declared here`
			})),
			subject: wrong.map(({ pool }) => pool.name).join(","),
			...untainted && { group: `untainted ${names.join(",")}` }
		};
	}
};

// src/rules/index.ts
const RULES = [
	unschedulable,
	onlyAvoidedPools,
	evictedByTaint,
	insufficientCapacity,
	spreadCountsTaintedPools,
	nodeNameBypassesScheduler,
	daemonsetMissesPool,
	daemonsetDependency,
	startupTaintDeadlock,
	wildcardToleration,
	broadKeyToleration,
	toleratesNodeFailure,
	controlPlaneToleration,
	reservedPool,
	unpinnedToleration,
	wrongOsPool,
	unmatchedToleration,
	nearMissToleration,
	redundantToleration,
	overlayLostToleration,
	suppressedDefaultToleration,
	unknownLabel,
	orOfExclusions,
	legacyControlPlaneKey,
	legacyLabel,
	tolerationAnnotation,
	misplacedSchedulingField,
	invalidToleration,
	invalidNodeAffinity,
	nonStringValue,
	invalidTaint,
	duplicateTaint,
	ignoredPoolField,
	mixedTaintValues,
	autoscalerTag,
	everyPoolTainted,
	startupTaintDeclaredPermanent,
	idlePool,
	taintChangeImpact,
	ignoredValues,
	unparsableManifest,
	notRendered,
	unusedSuppression,
	expiredSuppression
];

export { DECLARED_FORMAT as C, hasNoNodes as E, parseQuantity as S, REQUIREMENT_OPERATORS as T, matchesNameGlob as _, nearestToleration as a, TAINT_EFFECTS as b, keepsPodsOff as c, nameWithPart as d, placeInObject as f, isTransientTaint as g, SEVERITIES as h, fitWorkload as i, formatWorkload as l, formatToleration as m, IMPACT_EFFECTS as n, describeReason as o, placeInPodSpec as p, severityOfImpact as r, formatYamlString as s, RULES as t, identityOf as u, COMPUTE_CLASS_FORMAT as v, POOL_ROLES as w, formatTaint as x, COMPUTE_CLASS_KEY as y };