import { addressOf, applyImplied, folderOf, formatTaint, isOfTemplate, isRecord, isTerraformJson, lastStep, normalizePath, objectsOf, parseDocuments, whyItMayNotExist } from "./core.js";
import { NO_WORDS, byWord, count, errorAt, list, locate, nodeAt, scalarText } from "./program.js";

// src/inventory/formats/source-part.ts
function keys(text) {
	if (text === "") return [];
	return text.split(".").map((key) => /^[0-9]+$/.test(key) ? Number(key) : key);
}
function partOfObject(object) {
	return {
		document: object.document,
		path: object.path,
		node: object.node
	};
}
function isNull(node) {
	return node === void 0 || node.kind === "scalar" && node.value === null;
}
function partAt(part, path) {
	let { node } = part;
	const steps = [...part.path];
	for (const step of path) {
		if (typeof step === "number" && node?.kind !== "sequence") continue;
		if (node?.kind === "scalar" && isTemplated(node.text)) break;
		steps.push(step);
		node = node === void 0 ? void 0 : nodeAt(node, [step]) ?? hiddenEntry(node);
	}
	return {
		document: part.document,
		path: steps,
		node: isNull(node) ? void 0 : node
	};
}
function hiddenEntry(node) {
	return node.kind === "mapping" ? node.entries.find(({ key }) => key.text.search(UNKNOWN) === 0)?.value : void 0;
}
function partsOfList(part) {
	return part.node?.kind === "mapping" ? [part] : itemsOfList(part);
}
function itemsOfList({ document, path, node }) {
	if (node?.kind !== "sequence") return [];
	return node.items.map((item, index) => ({
		document,
		path: [...path, index],
		node: item
	}));
}
function placeOf({ document, path }, part = "value") {
	return {
		document,
		path,
		part
	};
}
function textOf({ node }) {
	return scalarText(node) || void 0;
}
const UNKNOWN = /\{\{not known: (.*)\}\}/s;
function unknownText(why) {
	return `{{not known: ${why}}}`;
}
const UNKNOWN_TEXT = unknownText("the plan does not tell it");
const TEMPLATE = /^\$[A-Z_]\w*$|\$\{|\{\{|\{%|\$\(|<%|\[\[|__[A-Za-z]\w*?__|%[A-Z][A-Z0-9_]+%|@[A-Za-z]\w*@/;
function isTemplated(text) {
	return text !== void 0 && TEMPLATE.test(text);
}
function isUnresolved({ node }) {
	return node?.kind === "scalar" && isTemplated(node.text);
}
function startOfUnknown(text) {
	return text.slice(0, Math.max(0, text.search(UNKNOWN)));
}
function isNotKnown(text) {
	return UNKNOWN.test(text);
}
function isSurelyThere({ node }) {
	return node !== void 0 && !(node.kind === "scalar" && isNotKnown(node.text));
}
function describeUnresolved(text) {
	return UNKNOWN.exec(text)?.[1] ?? `it is a template: "${text}"`;
}
function wholeNumberOf(part) {
	const text = textOf(part);
	return text !== void 0 && /^[0-9]+$/.test(text) ? Number(text) : void 0;
}

// src/inventory/formats/kubelet-labels.ts
const KUBELET_LABELS = /* @__PURE__ */ new Set([
	"beta.kubernetes.io/arch",
	"beta.kubernetes.io/instance-type",
	"beta.kubernetes.io/os",
	"failure-domain.beta.kubernetes.io/region",
	"failure-domain.beta.kubernetes.io/zone",
	"kubernetes.io/arch",
	"kubernetes.io/hostname",
	"kubernetes.io/os",
	"node.kubernetes.io/instance-type",
	"topology.kubernetes.io/region",
	"topology.kubernetes.io/zone"
]);
const ALLOWED_DOMAINS = ["kubelet.kubernetes.io", "node.kubernetes.io"];
const RESTRICTED_DOMAINS = ["kubernetes.io", "k8s.io"];
function isIn(domain, domains) {
	return domains.some((other) => domain === other || domain.endsWith(`.${other}`));
}
function isRefusedByKubelet(key) {
	const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
	return isIn(domain, RESTRICTED_DOMAINS) && !isIn(domain, ALLOWED_DOMAINS) && !KUBELET_LABELS.has(key);
}
function labelsRefusedByKubelet(labels) {
	return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]) => {
		if (!isRefusedByKubelet(key)) return [];
		return [{
			what: `label "${key}"`,
			place,
			by: "the kubelet",
			why: "a node may give itself no such label of Kubernetes, so that no node of the group joins the cluster",
			help: "Write a label of your own domain, or one under node.kubernetes.io/, and give nodes their role once they have joined."
		}];
	});
}

// src/inventory/formats/platform-refusals.ts
const BY_KUBELET = /* @__PURE__ */ new Set([
	"eks-managed",
	"eksctl",
	"eksctl-managed"
]);
const KNOWN_TO_AKS = /^kubernetes\.azure\.com\/(?:agentpool|cluster|ebpf-.+|fips_enabled|hostedvm|mode|network-.+|node-.+|nodepool-.+|os-.+|podnetwork-.+|priority|role|scalesetpriority|security-.+|sku-.+|storage.+)$/;
const KEPT_BY_GKE = /* @__PURE__ */ new Set(["sandbox.gke.io/runtime"]);
const KEPT_BY_EKS = /^(?:kubernetes\.io|k8s\.io|eks\.amazonaws\.com)\//;
const OF_EKS = /* @__PURE__ */ new Set(["eks-managed", "eksctl-managed"]);
function taintsRefusedByEks(taints) {
	return taints.filter(({ key, implied }) => implied === void 0 && KEPT_BY_EKS.test(key)).map(({ key, place }) => ({
		what: `taint "${key}"`,
		place,
		by: "EKS",
		why: "no managed node group can be made with a taint under kubernetes.io/, k8s.io/ or eks.amazonaws.com/",
		help: "Write a taint of your own domain."
	}));
}
const APIS = /* @__PURE__ */ new Map([["aks", {
	by: "AKS",
	refuses: isRefusedByKubelet,
	keeps: isKeptByAks
}], ["gke", {
	by: "GKE",
	refuses: (key) => /^node-(?:role|restriction)\.kubernetes\.io\//.test(key),
	keeps: (key) => KEPT_BY_GKE.has(key)
}]]);
function isKeptByAks(key) {
	return key.startsWith("kubernetes.azure.com/") && !KNOWN_TO_AKS.test(key);
}
function labelsRefusedByApi({ by, refuses, keeps }, labels) {
	return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]) => {
		const isKept = keeps?.(key) === true;
		if (!isKept && !refuses(key)) return [];
		const why = isKept ? "it is kept for what the cloud writes itself" : "no node pool can be made with this label of Kubernetes";
		return [{
			what: `label "${key}"`,
			place,
			by,
			why,
			help: "Write a label of your own domain."
		}];
	});
}
function taintsRefusedByAks({ mode = "" }, taints) {
	if (mode.toLowerCase() !== "system") return [];
	return taints.filter(({ key, effect, implied }) => implied === void 0 && isHardTaint(effect) && key !== "CriticalAddonsOnly").map(({ key, place }) => ({
		what: `taint "${key}"`,
		place,
		by: "AKS",
		why: "a pool of mode System takes CriticalAddonsOnly and PreferNoSchedule alone",
		help: "Write `mode: User`, or taint the system pool \"CriticalAddonsOnly=true:NoSchedule\" and put this taint on a pool of its own."
	}));
}
function isHardTaint(effect) {
	return effect === "NoSchedule" || effect === "NoExecute";
}
function refusedByPlatform(platform, facts, labels, taints) {
	const api = APIS.get(platform);
	return [
		...BY_KUBELET.has(platform) ? labelsRefusedByKubelet(labels) : [],
		...api === void 0 ? [] : labelsRefusedByApi(api, labels),
		...OF_EKS.has(platform) ? taintsRefusedByEks(taints) : [],
		...platform === "aks" ? taintsRefusedByAks(facts, taints) : []
	];
}

// src/inventory/formats/named-nodes.ts
function nodesOf(fields) {
	const { taints, labels, scale, role, ignored = [], autoscalerTags = [] } = fields;
	const incomplete = [
		...taints?.incomplete ?? [],
		...labels?.incomplete ?? [],
		...fields.incomplete ?? []
	];
	const refused = [...labelsRefusedByKubelet(fields.kubeletLabels), ...refusedByPlatform(fields.platform, fields.facts, labels, taints?.taints ?? [])];
	return {
		pool: {
			name: fields.name,
			cluster: fields.cluster,
			format: fields.format,
			place: fields.place,
			...fields.address !== void 0 && { address: fields.address },
			...fields.clusterName !== void 0 && { clusterName: fields.clusterName },
			taints: taints?.taints ?? [],
			startupTaints: fields.startupTaints ?? [],
			labels: labels?.labels ?? NO_WORDS,
			labelOrigins: labels?.origins ?? NO_WORDS,
			labelsClosed: false,
			openLabels: labels?.openLabels ?? [],
			nodes: void 0,
			allocatable: fields.allocatable ?? NO_WORDS,
			reservedFor: void 0,
			...scale && { scale },
			...role && { role },
			...incomplete.length > 0 && { incomplete },
			...ignored.length > 0 && { ignored },
			...refused.length > 0 && { refused },
			...autoscalerTags.length > 0 && { autoscalerTags },
			...fields.autoscalerKnows && { autoscalerKnows: fields.autoscalerKnows }
		},
		platform: fields.platform,
		facts: fields.facts,
		owner: fields.owner ?? ""
	};
}
function mergeAlike(declared) {
	const pools = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	for (const one of declared) {
		const { name, taints, labels, openLabels, incomplete = [] } = one.pool;
		const open = incomplete.map(({ field, why }) => `${field}: ${why}`);
		const identity = JSON.stringify([
			one.owner,
			name,
			one.facts,
			taints.map(formatTaint),
			labels,
			openLabels,
			open
		]);
		if (pools.has(identity)) continue;
		const count = (counts.get(`${one.owner} ${name}`) ?? 0) + 1;
		counts.set(`${one.owner} ${name}`, count);
		pools.set(identity, count === 1 ? one : {
			...one,
			pool: {
				...one.pool,
				name: `${name}-${count}`
			}
		});
	}
	return [...pools.values()];
}
function toOutput(input, declared) {
	const mode = input.implicit ?? "apply";
	const pools = applyImplied(declared.map(withDoubt), mode).map((pool, index) => {
		const owner = declared[index]?.owner ?? "";
		const shared = declared.some((other) => other.pool.name === pool.name && other.owner !== owner);
		const isOnly = declared.every((other) => other.owner !== owner || other === declared[index]);
		const name = shared && owner !== "" ? ownedName(owner, pool, isOnly) : pool.name;
		return {
			...pool,
			name: `${input.from.prefix}${name}`
		};
	});
	return {
		pools,
		errors: [],
		notices: pools.flatMap((pool) => [...describeOpen(pool), ...mode === "warn" ? describeImplied(pool) : []])
	};
}
function withDoubt(declared) {
	const { pool } = declared;
	const { doubt } = pool.place.document;
	const { incomplete = [] } = pool;
	if (doubt === void 0 || whyItMayNotExist(pool) !== void 0) return declared;
	return {
		...declared,
		pool: {
			...pool,
			incomplete: [...incomplete, {
				field: "exists",
				why: doubt,
				place: pool.place
			}]
		}
	};
}
function ownedName(owner, pool, isOnly) {
	return isOnly && owner === addressOf(pool) ? owner : `${owner}/${pool.name}`;
}
const RANDOM_END = "it ends with random letters";
const FARGATE = "Fargate makes nodes for the pods that the profile selects, and for no others";
const TEMPLATE_DECIDES = "a template decides whether it exists";
const MEANT = [RANDOM_END, FARGATE];
function describeOpen(pool) {
	const inTemplate = isOfTemplate(pool);
	const told = (pool.incomplete ?? []).filter(({ field, why }) => !MEANT.includes(why) && !(inTemplate && field === "name"));
	const decided = told.filter(({ field }) => inTemplate && field === "exists");
	const open = told.filter((one) => !decided.includes(one));
	return [...decided.slice(0, 1).map((one) => ({
		...noticeOf(pool, [one]),
		cause: TEMPLATE_DECIDES,
		joins: true
	})), ...open.length > 0 ? [noticeOf(pool, open)] : []];
}
function noticeOf(pool, open) {
	const [first] = open;
	const fields = new Set(open.map(({ field }) => field));
	const whats = [...fields.delete("exists") ? ["whether it exists"] : [], ...fields.size > 0 ? [`its ${list([...fields])}`] : []].join(", and ");
	const more = new Set(open.map(({ field, why }) => `${field}: ${why}`)).size - 1;
	const rest = more === 0 ? "" : `; taintlint pools shows ${count(more, "more reason")}`;
	const cause = `${whats} cannot be told: ${first?.why}${rest}`;
	return {
		message: `pool "${pool.name}": ${cause}`,
		cause,
		range: locate(first?.place ?? pool.place)
	};
}
function describeImplied(pool) {
	return [...pool.taints, ...pool.startupTaints].flatMap((taint) => {
		if (taint.implied === void 0) return [];
		const cause = `taint "${formatTaint(taint)}" is assumed: ${taint.implied}`;
		return {
			message: `pool "${pool.name}": ${cause}`,
			cause,
			range: locate(taint.place)
		};
	});
}

// src/inventory/formats/terraform-cloud-tables.ts
const DIGITALOCEAN_POOL = {
	platform: "digitalocean",
	knowsFields: true,
	names: [keys("name")],
	taints: [{
		at: keys("taint"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("min_nodes"),
		max: keys("max_nodes"),
		replicas: keys("node_count")
	},
	facts: { machineType: keys("size") }
};
const CIVO_POOL = {
	platform: "other",
	names: [keys("label")],
	taints: [{
		at: keys("taint"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: { replicas: keys("node_count") }
};
const LINODE_POOL = {
	platform: "other",
	names: [keys("label")],
	taints: [{
		at: keys("taint"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("autoscaler.0.min"),
		max: keys("autoscaler.0.max"),
		replicas: keys("node_count")
	}
};
const VULTR_POOL = {
	platform: "other",
	names: [keys("label")],
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")],
	scale: {
		min: keys("min_nodes"),
		max: keys("max_nodes"),
		replicas: keys("node_quantity")
	},
	scripts: [keys("user_data")]
};
const ROSA_POOL = {
	platform: "openshift",
	role: "worker",
	names: [keys("name")],
	taints: [{
		at: keys("taints"),
		as: "schedule-type"
	}],
	labels: [keys("labels")]
};
const IBM_POOL = {
	platform: "other",
	names: [keys("worker_pool_name")],
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("labels")]
};
const RANCHER_POOL = {
	kind: "rancher2_cluster_v2",
	pools: keys("rke_config.0.machine_pools"),
	names: [keys("name")],
	cluster: keys("name"),
	taints: [{
		at: keys("taints"),
		as: "object"
	}],
	labels: [keys("machine_labels")],
	scale: { replicas: keys("quantity") },
	facts: {
		etcd: keys("etcd_role"),
		controlPlane: keys("control_plane_role"),
		worker: keys("worker_role")
	},
	machine: [keys("machine_os")]
};
const RANCHER_VERSION = keys("kubernetes_version");
const ROWS = [
	{
		...DIGITALOCEAN_POOL,
		kind: "digitalocean_kubernetes_node_pool"
	},
	{
		...DIGITALOCEAN_POOL,
		kind: "digitalocean_kubernetes_cluster",
		pools: keys("node_pool")
	},
	{
		...LINODE_POOL,
		kind: "linode_lke_node_pool"
	},
	{
		...LINODE_POOL,
		kind: "linode_lke_cluster",
		pools: keys("pool"),
		scale: {
			...LINODE_POOL.scale,
			replicas: keys("count")
		}
	},
	{
		...VULTR_POOL,
		kind: "vultr_kubernetes_node_pools"
	},
	{
		...VULTR_POOL,
		kind: "vultr_kubernetes",
		pools: keys("node_pools")
	},
	{
		kind: "scaleway_k8s_pool",
		platform: "other",
		names: [keys("name")],
		madeUpName: true,
		taints: [{
			at: keys("taints"),
			as: "object"
		}],
		startupTaints: [{
			at: keys("startup_taints"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: {
			min: keys("min_size"),
			max: keys("max_size"),
			replicas: keys("size")
		},
		scripts: [keys("tags")]
	},
	{
		...ROSA_POOL,
		kind: "rhcs_machine_pool",
		scale: {
			min: keys("min_replicas"),
			max: keys("max_replicas"),
			replicas: keys("replicas")
		}
	},
	{
		...ROSA_POOL,
		kind: "rhcs_hcp_machine_pool",
		scale: {
			min: keys("autoscaling.min_replicas"),
			max: keys("autoscaling.max_replicas"),
			replicas: keys("replicas")
		}
	},
	{
		...RANCHER_POOL,
		platform: "rancher-rke2",
		skip: [{
			of: "object",
			at: RANCHER_VERSION,
			values: /\+k3s/
		}]
	},
	{
		...RANCHER_POOL,
		platform: "rancher-k3s",
		skip: [{
			of: "object",
			at: RANCHER_VERSION,
			values: /^(?!.*\+k3s)/,
			orOpen: true
		}]
	},
	{
		kind: "rancher2_node_pool",
		platform: "rke1",
		names: [keys("name")],
		taints: [{
			at: keys("node_taints"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: { replicas: keys("quantity") },
		facts: {
			etcd: keys("etcd"),
			controlPlane: keys("control_plane"),
			worker: keys("worker")
		}
	},
	{
		...IBM_POOL,
		kind: "ibm_container_vpc_worker_pool",
		scale: { replicas: keys("worker_count") }
	},
	{
		...IBM_POOL,
		kind: "ibm_container_worker_pool",
		scale: { replicas: keys("size_per_zone") }
	},
	{
		kind: "alicloud_cs_kubernetes_node_pool",
		platform: "other",
		names: [keys("node_pool_name"), keys("name")],
		taints: [{
			at: keys("taints"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: {
			min: keys("scaling_config.0.min_size"),
			max: keys("scaling_config.0.max_size")
		},
		scripts: [keys("user_data")]
	},
	{
		kind: "oci_containerengine_node_pool",
		platform: "other",
		names: [keys("name")],
		labels: [keys("initial_node_labels")],
		scale: { replicas: keys("node_config_details.0.size") },
		scripts: [keys("node_metadata")]
	},
	{
		...CIVO_POOL,
		kind: "civo_kubernetes_node_pool"
	},
	{
		...CIVO_POOL,
		kind: "civo_kubernetes_cluster",
		pools: keys("pools")
	},
	{
		kind: "tencentcloud_kubernetes_node_pool",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("taints"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: {
			min: keys("min_size"),
			max: keys("max_size"),
			replicas: keys("desired_capacity")
		}
	},
	{
		kind: "yandex_kubernetes_node_group",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("node_taints"),
			as: "string"
		}],
		labels: [keys("node_labels")],
		scale: {
			min: keys("scale_policy.0.auto_scale.0.min"),
			max: keys("scale_policy.0.auto_scale.0.max"),
			replicas: keys("scale_policy.0.fixed_scale.0.size")
		}
	},
	{
		kind: "selectel_mks_nodegroup_v1",
		platform: "other",
		taints: [{
			at: keys("taints"),
			as: "object"
		}],
		labels: [keys("labels")],
		scale: { replicas: keys("nodes_count") }
	},
	{
		kind: "ovh_cloud_project_kube_nodepool",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("template.0.spec.0.taints"),
			as: "object"
		}],
		labels: [keys("template.0.metadata.0.labels")],
		scale: {
			min: keys("min_nodes"),
			max: keys("max_nodes"),
			replicas: keys("desired_nodes")
		}
	},
	{
		kind: "exoscale_sks_nodepool",
		platform: "other",
		names: [keys("name")],
		taints: [{
			at: keys("taints"),
			as: "map"
		}],
		labels: [keys("labels")],
		scale: { replicas: keys("size") }
	}
];
function terraformCloudTables(group) {
	return ROWS.map((row) => ({
		...row,
		group
	}));
}

// src/model/json-shape.ts
function expected(what, at) {
	return { problem: `${at === "" ? "the whole" : `"${at}"`} must be ${what}` };
}
const text = (value, at) => typeof value === "string" ? { value } : expected("a string", at);
const whole = (value, at) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? { value } : expected("a whole number from 0 on", at);
const yesOrNo = (value, at) => typeof value === "boolean" ? { value } : expected("true or false", at);
function oneOf(...words) {
	return (value, at) => {
		const found = words.find((word) => word === value);
		return found === void 0 ? expected(words.join(" or "), at) : { value: found };
	};
}
function listOf$1(item) {
	return (value, at) => {
		if (!Array.isArray(value)) return expected("a list", at);
		const items = [];
		for (const [index, one] of value.entries()) {
			const read = item(one, `${at}[${index}]`);
			if (read.problem !== void 0) return read;
			items.push(read.value);
		}
		return { value: items };
	};
}
function orNull(shape) {
	return (value, at) => value === null ? { value } : shape(value, at);
}
function maybe(shape) {
	return (value, at) => value === void 0 ? { value } : shape(value, at);
}
function objectOf(shapes) {
	return (value, at) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return expected("an object", at);
		const given = new Map(Object.entries(value));
		const entries = [];
		for (const [key, shape] of Object.entries(shapes)) {
			const read = shape(given.get(key), at === "" ? key : `${at}.${key}`);
			if (read.problem !== void 0) return read;
			entries.push([key, read.value]);
		}
		return { value: Object.fromEntries(entries) };
	};
}
function parseJson(source) {
	try {
		return { value: JSON.parse(source) };
	} catch {
		return { problem: "it is no JSON" };
	}
}

// src/inventory/formats/terraform-value.ts
function hideUnknown(value, marks) {
	if (marks === true) return UNKNOWN_TEXT;
	if (Array.isArray(marks)) {
		if (!marks.some(isMarked)) return value;
		const items = Array.isArray(value) ? value : [];
		const length = Math.max(items.length, marks.length);
		return Array.from({ length }, (_, index) => hideUnknown(items[index], marks[index]));
	}
	if (!isRecord(marks) || !isMarked(marks)) return value;
	const shown = new Map(Object.entries(isRecord(value) ? value : {}));
	for (const [key, mark] of Object.entries(marks)) if (isMarked(mark)) shown.set(key, hideUnknown(shown.get(key), mark));
	return byWord(shown);
}
function isMarked(marks) {
	if (marks === true) return true;
	if (Array.isArray(marks)) return marks.some(isMarked);
	return isRecord(marks) && Object.values(marks).some(isMarked);
}
function nodeOfValue(value) {
	if (Array.isArray(value)) return {
		kind: "sequence",
		start: 0,
		end: 0,
		items: value.map(nodeOfValue)
	};
	if (isRecord(value)) return {
		kind: "mapping",
		start: 0,
		end: 0,
		entries: Object.entries(value).map(([key, item]) => ({
			key: scalar(key),
			value: nodeOfValue(item),
			merged: false
		}))
	};
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return scalar(value);
	return scalar(null);
}
function scalar(value) {
	return {
		kind: "scalar",
		value,
		text: value === null ? "" : String(value),
		plain: false,
		start: 0,
		end: 0
	};
}

// src/inventory/formats/terraform-file.ts
const TERRAFORM_GROUP = "terraform";
const MANIFEST_TEXTS = /* @__PURE__ */ new Map([["kubectl_manifest", ["yaml_body", "yaml_body_parsed"]]]);
const MANIFEST_VALUES = /* @__PURE__ */ new Map([["kubernetes_manifest", "manifest"], ["kubernetes_manifest_v1", "manifest"]]);
const EMPTY_ROOT = {
	kind: "mapping",
	start: 0,
	end: 0,
	entries: []
};
function openTerraformJson(file) {
	if (!isTerraformJson(file.text)) return void 0;
	const at = {
		document: {
			file: {
				path: file.path,
				text: ""
			},
			start: 0,
			root: EMPTY_ROOT
		},
		path: [],
		part: "value"
	};
	const refuse = (message) => ({
		objects: [],
		errors: [errorAt(at, message)],
		notices: []
	});
	const parsed = parseJson(file.text).value;
	if (parsed === void 0) return refuse("not valid JSON: run terraform show -json again");
	if (!isRecord(parsed)) return void 0;
	if (Array.isArray(parsed.resources) && typeof parsed.lineage === "string") return refuse("this is a raw Terraform state: import what \"terraform show -json\" prints");
	const values = parsed.planned_values ?? parsed.values;
	if (!isRecord(values) || !isRecord(values.root_module)) return void 0;
	const unknown = unknownByAddress(parsed.resource_changes);
	const objects = [];
	const notices = [];
	for (const resource of resourcesOf(values.root_module)) {
		const document = {
			...at.document,
			address: resource.address
		};
		const read = readResource(resource, unknown.get(resource.address), document);
		objects.push(...read.objects);
		if (!read.open) continue;
		const message = `"${resource.address}" is known only after it is applied: a node pool in it is not read`;
		notices.push({
			message,
			range: {
				file: file.path,
				line: 1,
				column: 1,
				endLine: 1,
				endColumn: 1
			}
		});
	}
	return {
		objects,
		errors: [],
		notices
	};
}
function* resourcesOf(module) {
	for (const resource of listOf(module.resources)) {
		if (!isRecord(resource) || resource.mode === "data") continue;
		const { address, type, values, sensitive_values: sensitive } = resource;
		if (typeof address !== "string" || typeof type !== "string" || !isRecord(values)) continue;
		yield {
			address,
			type,
			values,
			sensitive
		};
	}
	for (const child of listOf(module.child_modules)) if (isRecord(child)) yield* resourcesOf(child);
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function unknownByAddress(changes) {
	const unknown = /* @__PURE__ */ new Map();
	for (const one of listOf(changes)) {
		if (!isRecord(one) || !isRecord(one.change) || typeof one.address !== "string") continue;
		unknown.set(one.address, one.change.after_unknown);
	}
	return unknown;
}
function readResource({ type, values, sensitive }, unknown, document) {
	const texts = MANIFEST_TEXTS.get(type);
	if (texts !== void 0) {
		const text = texts.map((key) => values[key]).find((body) => typeof body === "string");
		return typeof text === "string" ? {
			objects: embedded(text, document),
			open: false
		} : {
			objects: [],
			open: true
		};
	}
	const shown = hideUnknown(hideUnknown(values, unknown), sensitive);
	const key = MANIFEST_VALUES.get(type);
	if (key !== void 0) {
		const manifest = isRecord(shown) ? shown[key] : void 0;
		const root = nodeOfValue(manifest === UNKNOWN_TEXT ? void 0 : manifest);
		if (root.kind !== "mapping") return {
			objects: [],
			open: true
		};
		return {
			objects: objectsOf({
				...document,
				root
			}).map((object) => ({
				...object,
				document
			})),
			open: false
		};
	}
	const node = nodeOfValue(shown);
	return {
		objects: [{
			apiVersion: `${TERRAFORM_GROUP}/v1`,
			kind: type,
			document,
			path: [],
			node
		}],
		open: false
	};
}
function embedded(text, document) {
	const { documents } = parseDocuments({
		path: document.file.path,
		text
	});
	return documents.flatMap(objectsOf).map((object) => ({
		...object,
		document
	}));
}

// src/inventory/formats/terraform-tables.ts
const group = TERRAFORM_GROUP;
const IGNORED_TAINTS = [
	"taint",
	"k8s_taints",
	"node_taints",
	"kubernetes_taints"
];
const IGNORED_LABELS = [
	"label",
	"k8s_labels",
	"node_labels",
	"kubernetes_labels"
];
const GROUP_TAINTS = "The module reads \"taints\" of a managed node group: objects with \"key\", \"value\" and \"effect\".";
const GROUP_LABELS = "The module reads \"labels\" of a managed node group.";
const SELF_MANAGED_TAINTS = "The nodes of a self-managed group get their taints from kubelet: write \"--register-with-taints=key=value:Effect\" in its arguments.";
const SELF_MANAGED_LABELS = "The nodes of a self-managed group get their labels from kubelet: write \"--node-labels=key=value\" in its arguments.";
const EKS = {
	group,
	kind: "aws_eks_node_group",
	platform: "eks-managed",
	names: [keys("node_group_name")],
	prefixes: [keys("node_group_name_prefix")],
	taints: [{
		at: keys("taint"),
		as: "enum"
	}, {
		at: keys("kubelet_taints"),
		as: "string"
	}],
	labels: [keys("kubelet_labels"), keys("labels")],
	tags: keys("tags"),
	machine: [keys("ami_type")],
	scale: {
		min: keys("scaling_config.0.min_size"),
		max: keys("scaling_config.0.max_size"),
		replicas: keys("scaling_config.0.desired_size")
	},
	ignored: [...IGNORED_TAINTS.map((name) => ({
		at: keys(`ignored.0.${name}`),
		help: GROUP_TAINTS
	})), ...IGNORED_LABELS.map((name) => ({
		at: keys(`ignored.0.${name}`),
		help: GROUP_LABELS
	}))]
};
const EKS_SELF_MANAGED = {
	group,
	kind: "eks_self_managed_node_group",
	platform: "other",
	names: [keys("name")],
	taints: [{
		at: keys("kubelet_taints"),
		as: "string"
	}],
	labels: [keys("kubelet_labels")],
	tags: keys("tags"),
	machine: [keys("ami_type")],
	scale: {
		min: keys("min_size"),
		max: keys("max_size"),
		replicas: keys("desired_size")
	},
	ignored: [{
		at: keys("ignored.0.taints"),
		help: SELF_MANAGED_TAINTS
	}, ...[
		"labels",
		"k8s_labels",
		"node_labels"
	].map((name) => ({
		at: keys(`ignored.0.${name}`),
		help: SELF_MANAGED_LABELS
	}))]
};
const EKS_FARGATE = {
	group,
	kind: "aws_eks_fargate_profile",
	platform: "eks-fargate",
	names: [keys("fargate_profile_name")],
	doubt: FARGATE
};
const GKE_POOL = {
	group,
	platform: "gke",
	names: [keys("name")],
	prefixes: [keys("name_prefix")],
	taints: [{
		at: keys("node_config.0.taint"),
		as: "enum"
	}],
	labels: [keys("node_config.0.labels")],
	strays: keys("strays"),
	scale: {
		min: keys("autoscaling.0.min_node_count"),
		max: keys("autoscaling.0.max_node_count"),
		replicas: keys("node_count")
	},
	facts: {
		machineType: keys("node_config.0.machine_type"),
		accelerator: keys("node_config.0.guest_accelerator.0.type"),
		spot: keys("node_config.0.spot"),
		image: keys("node_config.0.image_type"),
		sandbox: keys("node_config.0.sandbox_config.0.type"),
		architectureTaint: keys("node_config.0.taint_config.0.architecture_taint_behavior")
	},
	machine: [keys("node_config.0.image_type")]
};
const AUTOPILOT = {
	of: "object",
	at: keys("enable_autopilot"),
	values: /^true$/
};
const GKE = [
	{
		...GKE_POOL,
		kind: "google_container_node_pool"
	},
	{
		...GKE_POOL,
		kind: "google_container_cluster",
		pools: keys("node_pool"),
		skip: [AUTOPILOT]
	},
	{
		...GKE_POOL,
		kind: "google_container_cluster",
		fixedName: "default-pool",
		scale: { replicas: keys("initial_node_count") },
		skip: [
			AUTOPILOT,
			{
				of: "object",
				at: keys("remove_default_node_pool"),
				values: /^true$/
			},
			{
				of: "object",
				at: keys("node_pool.0.name"),
				values: /./
			}
		]
	}
];
const AKS_POOL = {
	group,
	platform: "aks",
	names: [keys("name")],
	prefixes: [keys("name_prefix")],
	taints: [{
		at: keys("node_taints"),
		as: "string"
	}],
	labels: [keys("node_labels")],
	scale: {
		min: keys("min_count"),
		max: keys("max_count"),
		replicas: keys("node_count")
	},
	facts: {
		spot: keys("priority"),
		mode: keys("mode"),
		criticalAddonsOnly: keys("only_critical_addons_enabled")
	},
	machine: [keys("os_type"), keys("os_sku")]
};
function tablesOfGroup(other) {
	return TERRAFORM_TABLES.map((table) => ({
		...table,
		group: other
	}));
}
const TERRAFORM_TABLES = [
	EKS,
	EKS_SELF_MANAGED,
	EKS_FARGATE,
	...GKE,
	{
		...AKS_POOL,
		kind: "azurerm_kubernetes_cluster_node_pool"
	},
	{
		...AKS_POOL,
		kind: "azurerm_kubernetes_cluster",
		pools: keys("default_node_pool")
	},
	{
		group,
		kind: "kube_hetzner_nodepool",
		platform: "kube-hetzner",
		names: [keys("name")],
		taints: [{
			at: keys("taints"),
			as: "string"
		}],
		startupTaints: [{
			at: keys("startup_taints"),
			as: "string"
		}],
		labels: [keys("labels")],
		scale: { replicas: keys("count") },
		facts: {
			role: keys("role"),
			ownTaints: keys("schedulable")
		}
	},
	{
		group,
		kind: "kube_hetzner_autoscaler_nodepool",
		platform: "kube-hetzner",
		names: [keys("name")],
		taints: [{
			at: keys("taints"),
			as: "object"
		}],
		startupTaints: [{
			at: keys("startup_taints"),
			as: "string"
		}],
		labels: [keys("labels")],
		scale: {
			min: keys("min_nodes"),
			max: keys("max_nodes")
		}
	},
	...terraformCloudTables(group)
];

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
const ROOT_BLOCK = /^\s*(?:backend|provider)\s+"[^"]+"\s*\{|^\s*cloud\s*\{/m;
const INTERFACE = /^\s*(?:variable|output)\s+"/m;
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
	return new Set(files.flatMap(({ text }) => namesOf(text, /^\s*variable\s+"([^"]+)"/gm)));
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
	const set = file.path.endsWith(".json") ? namesOf(file.text, /^\s*"([\w-]+)"\s*:/gm) : namesOf(file.text, /^([\w-]+)\s*=/gm);
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

export { KUBELET_LABELS, RANDOM_END, TERRAFORM_GROUP, TERRAFORM_TABLES, UNKNOWN_TEXT, describeUnresolved, findRoots, isNotKnown, isSurelyThere, isTemplated, isUnresolved, itemsOfList, keys, listOf$1 as listOf, mayDeclareCluster, mayDeclareTerraformPools, maybe, mergeAlike, nodesOf, objectOf, oneOf, openTerraformJson, orNull, parseJson, partAt, partOfObject, partsOfList, placeOf, startOfUnknown, tablesOfGroup, text, textOf, toOutput, unknownText, whole, wholeNumberOf, yesOrNo };