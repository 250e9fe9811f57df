import { LABEL_TWINS, OS_LABEL, escapeUnseen, formatComment, formatTaint, keepsPodsOff, labelOffers, minorOf, validateTaint, whyItMayNotExist } from "./core.js";
import { distinct, list, quoted } from "./program.js";
import { commentAbove, flowNode, listNode, mappingNode, scalarNode, writeYaml } from "./write-yaml.js";
import { readPoolClusters } from "./pool-clusters.js";
import { refuse, renderReports, repositoryOptions } from "./lint.js";

// src/lint/guard/guard-plan.ts
const PLAIN = /[A-Za-z0-9_/-]/;
const NO_LABEL = "<none>";
const CONTROLLER_KINDS = [
	"Deployment",
	"ReplicaSet",
	"StatefulSet",
	"DaemonSet",
	"Job",
	"CronJob",
	"ReplicationController"
];
const GUARDED_KINDS = /* @__PURE__ */ new Set([...CONTROLLER_KINDS, "Pod"]);
function declaredKeys({ pools }) {
	const keys = /* @__PURE__ */ new Set([OS_LABEL]);
	for (const { labels, requirements = [], nodes = [] } of pools) {
		for (const key of [...Object.keys(labels), ...requirements.map((one) => one.key)]) keys.add(key);
		for (const node of nodes) for (const key of Object.keys(node.labels)) keys.add(key);
	}
	for (const twins of LABEL_TWINS) if (twins.some((key) => keys.has(key))) for (const key of twins) keys.add(key);
	return [...keys].sort();
}
function valuesOf(pool, key, inventory) {
	const { nodes = [] } = pool;
	if (nodes.length > 0) return [...new Set(nodes.map(({ labels }) => labels[key] ?? "<none>"))].sort();
	const offer = labelOffers(pool, inventory)(key);
	if (offer.kind === "value") return [offer.value];
	if (offer.kind === "absent") return [NO_LABEL];
	return offer.kind === "domain" && !offer.domain.complement ? [...offer.domain.values].sort() : void 0;
}
function servingOf({ daemonSets = [] }) {
	const all = daemonSets.map((glob) => {
		const isOut = glob.startsWith("!");
		return {
			pattern: patternOf(isOut ? glob.slice(1) : glob),
			serves: !isOut
		};
	});
	const isRest = daemonSets[0]?.startsWith("!") ?? false;
	return all.length === 0 ? [] : [{
		pattern: ".*",
		serves: isRest
	}, ...all];
}
function whyUnguarded(pool) {
	if (pool.autoProvisions) return "its nodes are made for whatever a pod asks for";
	const absent = whyItMayNotExist(pool);
	if (absent !== void 0) return `it is unknown whether it exists: ${absent}`;
	const written = pool.taints.filter(keepsPodsOff);
	for (const taint of written) {
		const [error] = validateTaint(taint, []);
		if (error !== void 0) return `the API server refuses taint ${quoted(formatTaint(taint))}: ${error.detail}`;
	}
	if (written.length > 0) return void 0;
	const open = pool.incomplete?.find(({ field }) => field === "taints");
	if (open !== void 0) return `its taints are not known: ${open.why}`;
	return "it has no taint with NoSchedule or NoExecute, so that every pod may enter it";
}
function pinOf(pools, keys, inventory) {
	const pins = (pool, key) => {
		const [value, ...others] = valuesOf(pool, key, inventory) ?? [];
		if (value === void 0 || value === "<none>" || others.length > 0) return false;
		return inventory.pools.every((one) => one === pool || valuesOf(one, key, inventory)?.includes(value) === false);
	};
	const counted = keys.filter((key) => key !== "kubernetes.io/hostname").map((key) => ({
		key,
		count: pools.filter((pool) => pins(pool, key)).length
	}));
	const most = Math.max(0, ...counted.map(({ count }) => count));
	return most === 0 || most < pools.length ? void 0 : counted.find(({ count }) => count === most)?.key;
}
function describeUnseen({ name, unseen }) {
	if (unseen.length === 0) return [];
	const globs = list(unseen.map(quoted));
	return [`Pool ${quoted(name)}: ${globs} may name kinds whose pods the API server sees under another name. Pods that name such a controller as their owner are let in.`];
}
function describePlugins({ cluster }, pools) {
	const named = pools.filter(({ workloads }) => workloads.length > 0);
	if (named.length === 0) return [];
	const adders = ["a RuntimeClass", ...cluster.admission.extendedResourceToleration ? ["ExtendedResourceToleration"] : []];
	return [`Tolerations that ${list(adders)} adds to the pods of a controller, for ${list(named.map(({ name }) => quoted(name)))}: the controller is judged without them.`];
}
function planGuard(inventory) {
	const reserved = inventory.pools.filter(({ reservedFor }) => reservedFor !== void 0);
	const guarded = reserved.filter((pool) => whyUnguarded(pool) === void 0);
	const keys = declaredKeys(inventory);
	const written = guarded.map(({ name }) => name);
	const names = distinct(written, (name, number) => `${name} (${number})`);
	const pools = guarded.map((pool, index) => {
		const reservedFor = pool.reservedFor ?? {
			namespaces: void 0,
			workloads: void 0
		};
		const { namespaces = [], workloads = [] } = reservedFor;
		return {
			name: names[index] ?? pool.name,
			reservedFor,
			taints: pool.taints.filter(keepsPodsOff).map(({ key, value, effect }) => ({
				key,
				value,
				effect
			})),
			labels: Object.fromEntries(keys.flatMap((key) => {
				const values = valuesOf(pool, key, inventory);
				return values === void 0 ? [] : [[key, values]];
			})),
			namespaces: namespaces.map(patternOf),
			workloads: workloads.map(patternOf),
			unseen: workloads.filter((glob) => !GUARDED_KINDS.has(glob.split("/").at(-2) ?? "")),
			daemonSets: servingOf(pool)
		};
	});
	const unguarded = reserved.flatMap((pool) => {
		const why = whyUnguarded(pool);
		return why === void 0 ? [] : [`Pool ${quoted(pool.name)}: ${why}.`];
	});
	return {
		inventory,
		pools,
		pin: pinOf(guarded, keys, inventory),
		unguarded: [
			...unguarded,
			...pools.flatMap(describeUnseen),
			...describePlugins(inventory, pools)
		]
	};
}
function describePool({ name, taints, reservedFor }) {
	const { namespaces = [], workloads = [] } = reservedFor;
	const users = [...namespaces.map((glob) => `namespace ${glob}`), ...workloads];
	return `${name} (${taints.map(formatTaint).join(", ")}): ${users.length === 0 ? "nobody" : users.join(", ")}`;
}
function patternOf(glob) {
	return `^${[...glob].map((sign) => {
		if (sign === "*") return ".*";
		if (PLAIN.test(sign)) return sign;
		return /[\\^[\]]/.test(sign) ? `\\${sign}` : `[${sign}]`;
	}).join("")}$`;
}

// src/lint/guard/expressions.ts
const NUMBER = "^(0|-?[1-9][0-9]{0,18})$";
const LABEL_NUMBER = "^-?0*[0-9]{1,19}$";
function literal(value) {
	if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
	if (typeof value !== "object" || value === null) return escapeUnseen(JSON.stringify(value));
	return `{${Object.entries(value).map(([key, item]) => `${literal(key)}: ${literal(item)}`).join(", ")}}`;
}
function byPool(pools, of) {
	return `{\n${pools.map((pool) => `  ${literal(pool.name)}: ${literal(of(pool))}`).join(",\n")}\n}`;
}
function namesOf(pools) {
	return literal(pools.map(({ name }) => name));
}
function orElse(field, otherwise) {
	return `has(${field}) ? ${field} : ${otherwise}`;
}
function tolerates(comparesNumbers) {
	const numbers = `|| (o.operator in ["Gt", "Lt"] && has(o.value) && o.value.matches(${literal(NUMBER)}) && t.value.matches(${literal(NUMBER)})
      && (o.operator == "Gt" ? int(t.value) > int(o.value) : int(t.value) < int(o.value)))`;
	return `(!has(o.effect) || o.effect in ["", t.effect]) && (!has(o.key) || o.key in ["", t.key])
  && (!has(o.operator) || o.operator in ["", "Equal"]
    ? (${orElse("o.value", "\"\"")}) == t.value
    : o.operator == "Exists"${comparesNumbers ? `\n      ${numbers}` : ""})`;
}
const MEETS = `(e.operator == "In" ? has(e.values) && v in e.values
        : e.operator == "NotIn" ? !(has(e.values) && v in e.values)
        : e.operator == "Exists" ? v != "${NO_LABEL}"
        : e.operator == "DoesNotExist" ? v == "${NO_LABEL}"
        : has(e.values) && e.values.all(x, x.matches(${literal(LABEL_NUMBER)})) && v.matches(${literal(LABEL_NUMBER)})
          && e.values.all(x, e.operator == "Gt" ? int(v) > int(x) : int(v) < int(x)))`;
const CHOSEN = "(!(k in variables.selector) || variables.selector[k] == v)";
function selects(pools) {
	return `${namesOf(pools)}.filter(p,
  variables.labels[p].all(k, variables.labels[p][k].exists(v, ${CHOSEN}))
  && (variables.terms.size() == 0 || variables.terms.exists(m,
    ((has(m.matchExpressions) && m.matchExpressions.size() > 0) || (has(m.matchFields) && m.matchFields.size() > 0))
    && variables.labels[p].all(k, variables.labels[p][k].exists(v, ${CHOSEN}
      && (!has(m.matchExpressions) || m.matchExpressions.all(e, e.key != k || ${MEETS})))))))`;
}
function placementVariables(pools, path) {
	const spec = `variables.spec`;
	const nodeAffinity = `${spec}.affinity.nodeAffinity`;
	const required = `${nodeAffinity}.requiredDuringSchedulingIgnoredDuringExecution`;
	const has = `has(${spec}.affinity) && has(${nodeAffinity}) && has(${required}) && has(${required}.nodeSelectorTerms)`;
	return [
		{
			name: "spec",
			says: "The pod, or the template that it is made of.",
			expression: path
		},
		{
			name: "tolerations",
			says: "What it tolerates.",
			expression: orElse(`${spec}.tolerations`, "[]")
		},
		{
			name: "selector",
			says: "The labels that it selects.",
			expression: orElse(`${spec}.nodeSelector`, "{}")
		},
		{
			name: "terms",
			says: "Its required node affinity; one of the terms must hold.",
			expression: `${has} ? ${required}.nodeSelectorTerms : []`
		},
		{
			name: "isNamed",
			says: "It names its node and passes the scheduler by.",
			expression: `has(${spec}.nodeName) && ${spec}.nodeName != ""`
		},
		{
			name: "owners",
			says: "The kind of the controller that it belongs to.",
			expression: `(${orElse("object.metadata.ownerReferences", "[]")})
  .filter(o, has(o.controller) && o.controller).map(o, o.kind)`
		},
		{
			name: "taints",
			says: "The taints of each reserved pool that keep pods off.",
			expression: byPool(pools, ({ taints }) => taints)
		},
		{
			name: "labels",
			says: `The values that a label may have there. What is not listed may have any; "${NO_LABEL}" is none.`,
			expression: byPool(pools, ({ labels }) => labels)
		},
		{
			name: "namespaces",
			says: "Who belongs there.",
			expression: byPool(pools, ({ namespaces }) => namespaces)
		},
		{
			name: "workloads",
			says: "Who belongs there by kind and name.",
			expression: byPool(pools, ({ workloads }) => workloads)
		},
		{
			name: "selected",
			says: "The pools whose labels suit it.",
			expression: selects(pools)
		}
	];
}
function namesVariable(kind) {
	const name = `(${orElse("object.metadata.name", "\"\"")})`;
	return {
		name: "names",
		says: "Its names, as reservedFor writes them.",
		expression: `[${kind} + "/" + ${name}, request.namespace + "/" + ${kind} + "/" + ${name}]`
	};
}
const BY_NAMESPACE = "variables.namespaces[p].exists(n, request.namespace.matches(n))";
const BY_NAME = "variables.workloads[p].exists(w, variables.names.exists(n, n.matches(w)))";
const KINDS = literal(CONTROLLER_KINDS);
function mayEnter(comparesNumbers) {
	return {
		name: "entered",
		says: "The pools that it may enter. A toleration without a key or an effect counts for all, whatever its seconds.",
		expression: `variables.selected.filter(p, variables.taints[p].all(t,
  (variables.isNamed && t.effect == "NoSchedule") || variables.tolerations.exists(o, ${tolerates(comparesNumbers)})))`
	};
}
const BY_CLUSTER = {
	name: "isOfCluster",
	says: "The cluster's own controllers ask, not somebody who writes their name into a pod.",
	expression: `(has(request.userInfo.username) && request.userInfo.username == "system:kube-controller-manager")
  || (has(request.userInfo.groups) && "system:serviceaccounts:kube-system" in request.userInfo.groups)`
};
function unseenOwner(pools) {
	const unseen = pools.filter((pool) => pool.unseen.length > 0);
	if (unseen.length === 0) return [];
	return [`!(p in ${namesOf(unseen)} && variables.owners.exists(k, !(k in ${KINDS})))`];
}
function refused(conditions) {
	return {
		name: "refused",
		says: "Those of them that are not meant for it.",
		expression: `variables.entered.filter(p, ${conditions.join("\n  && ")})`
	};
}
function podVariables(pools, comparesNumbers) {
	const named = pools.filter(({ workloads }) => workloads.length > 0);
	const judged = `!(variables.isOfCluster && variables.owners.exists(k, k in ${KINDS}) && p in ${namesOf(named)})`;
	return [
		...placementVariables(pools, "object.spec"),
		namesVariable("\"Pod\""),
		mayEnter(comparesNumbers),
		BY_CLUSTER,
		refused([
			`!${BY_NAMESPACE}`,
			`!${BY_NAME}`,
			`!(variables.isOfCluster && "DaemonSet" in variables.owners)`,
			...named.length > 0 ? [judged] : [],
			...unseenOwner(pools)
		])
	];
}
const AGENT = {
	name: "isAgent",
	says: "A DaemonSet of the system, or one without which no pod of the node starts: CSI, CNI, device plugins.",
	expression: `request.kind.kind == "DaemonSet" && (request.namespace.matches("^(kube-(system|public|node-lease)|openshift-.*|gke-.*|.*-system)$")
  || (${orElse("variables.spec.volumes", "[]")}).exists(v, has(v.hostPath) && v.hostPath.path.matches("^(/etc/cni/net[.]d|/opt/cni/bin|/var/lib/kubelet/plugins_registry|/var/lib/kubelet/device-plugins)/?\$"))
  || variables.spec.containers.exists(c, has(c.image) && c.image.matches("^(.*/)?csi-node-driver-registrar([:@].*)?\$")))`
};
function servingVariables(pools) {
	const name = `(${orElse("object.metadata.name", "\"\"")})`;
	return [{
		name: "daemonSets",
		says: "The DaemonSets that serve each pool; the last that matches decides.",
		expression: byPool(pools, ({ daemonSets }) => daemonSets.map(({ pattern, serves }) => ({
			pattern,
			serves: serves ? "yes" : "no"
		})))
	}, {
		name: "serving",
		says: "The pools that it serves.",
		expression: `${namesOf(pools)}.filter(p, request.kind.kind == "DaemonSet" && variables.daemonSets[p]
  .filter(d, ${name}.matches(d.pattern) || (request.namespace + "/" + ${name}).matches(d.pattern))
  .map(d, d.serves).join(",").endsWith("yes"))`
	}];
}
function controllerVariables(pools, path, comparesNumbers) {
	const named = pools.filter(({ workloads }) => workloads.length > 0);
	const serving = pools.filter(({ daemonSets }) => daemonSets.length > 0);
	return [
		...placementVariables(pools, path),
		namesVariable("request.kind.kind"),
		mayEnter(comparesNumbers),
		BY_CLUSTER,
		AGENT,
		...serving.length > 0 ? servingVariables(serving) : [],
		refused([
			`(request.kind.kind == "DaemonSet" || p in ${namesOf(named)})`,
			`!${BY_NAMESPACE}`,
			`!${BY_NAME}`,
			"!variables.isAgent",
			...serving.length > 0 ? ["!(p in variables.serving)"] : [],
			`!(variables.isOfCluster && variables.owners.exists(k, k in ${KINDS}))`,
			...unseenOwner(pools)
		])
	];
}
function homeVariables(pools, by, comparesNumbers) {
	const taints = new Map(pools.flatMap((pool) => pool.taints.map((taint) => [literal(taint), taint])));
	const isPod = by === "pods";
	return [{
		name: "home",
		says: isPod ? "The pools that it belongs to, and may still choose." : "The pools that name it.",
		expression: isPod ? `variables.selected.filter(p, !variables.isNamed && !("DaemonSet" in variables.owners)
  && (${BY_NAMESPACE} || ${BY_NAME}))` : `variables.selected.filter(p, !variables.isNamed && variables.owners.size() == 0 && ${BY_NAME})`
	}, {
		name: "missing",
		says: "Taints of these pools that it does not tolerate yet.",
		expression: `${literal([...taints.values()])}.filter(t,
  variables.home.exists(p, variables.taints[p].exists(own, own == t))
  && !variables.tolerations.exists(o, ${tolerates(comparesNumbers)}))`
	}];
}
function tolerationPatch(path) {
	return `variables.missing.size() == 0 ? [] :
(has(variables.spec.tolerations) ? [] : [JSONPatch{op: "add", path: "${path}/tolerations", value: []}])
+ variables.missing.map(t, JSONPatch{op: "add", path: "${path}/tolerations/-",
  value: {"key": t.key, "operator": "Equal", "value": t.value, "effect": t.effect}})`;
}
const MOST_TERMS = 10;
function pinVariables(pools, pin) {
	const key = literal(pin);
	return [
		{
			name: "homeValues",
			says: "What tells its pools from all others.",
			expression: `${namesOf(pools)}.filter(p, p in variables.home).map(p, variables.labels[p][${key}][0])`
		},
		{
			name: "pin",
			says: "The requirement of that.",
			expression: `{"key": dyn(${key}), "operator": dyn("In"), "values": dyn(variables.homeValues)}`
		},
		{
			name: "isPinned",
			says: "Nothing is to be pinned, or it is pinned already.",
			expression: `variables.home.size() == 0 || ${key} in variables.selector || variables.terms.size() > ${MOST_TERMS}
  || (variables.terms.size() > 0 && variables.terms.all(m, has(m.matchExpressions) && m.matchExpressions.exists(e,
    e.key == ${key} && e.operator == "In" && has(e.values) && e.values.all(v, v in variables.homeValues))))`
		}
	];
}
function pinPatch(path) {
	const required = `${path}/affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution`;
	const indices = `[${[...Array(MOST_TERMS).keys()].join(", ")}]`;
	return `variables.isPinned ? [] : variables.terms.size() == 0
? (has(variables.spec.affinity) ? [] : [JSONPatch{op: "add", path: "${path}/affinity", value: {}}])
  + (has(variables.spec.affinity) && has(variables.spec.affinity.nodeAffinity) ? []
    : [JSONPatch{op: "add", path: "${path}/affinity/nodeAffinity", value: {}}])
  + [JSONPatch{op: "add", path: "${required}",
    value: {"nodeSelectorTerms": [{"matchExpressions": [variables.pin]}]}}]
: ${indices}.filter(i, i < variables.terms.size() && !has(variables.terms[i].matchExpressions) && has(variables.terms[i].matchFields))
    .map(i, JSONPatch{op: "add", path: "${required}/nodeSelectorTerms/" + string(i) + "/matchExpressions", value: []})
  + ${indices}.filter(i, i < variables.terms.size() && (has(variables.terms[i].matchExpressions) || has(variables.terms[i].matchFields)))
    .map(i, JSONPatch{op: "add", path: "${required}/nodeSelectorTerms/" + string(i) + "/matchExpressions/-", value: variables.pin})`;
}
function changesPlacement(path) {
	const isPod = path === "object.spec";
	const changed = [
		["tolerations", "[]"],
		["nodeSelector", "{}"],
		["affinity", "{}"],
		...isPod ? [] : [["nodeName", "\"\""]]
	].map(([field, none]) => {
		const of = (root) => `(${orElse(`${path.replace("object", root)}.${field}`, none)})`;
		return `${of("object")} != ${of("oldObject")}`;
	}).join("\n  || ");
	return `request.operation == "CREATE"\n|| ${isPod ? `!(has(oldObject.spec.nodeName) && oldObject.spec.nodeName != "") && (${changed})` : changed}`;
}
const NOT_BY_A_NODE = "!(has(request.userInfo.groups) && \"system:nodes\" in request.userInfo.groups)";

// src/lint/guard/policies.ts
const PODS = {
	name: "pods",
	path: "object.spec",
	pointer: "/spec",
	rules: [{
		group: "",
		resources: ["pods"]
	}]
};
const CRON_JOBS = {
	name: "cronjobs",
	path: "object.spec.jobTemplate.spec.template.spec",
	pointer: "/spec/jobTemplate/spec/template/spec",
	rules: [{
		group: "batch",
		resources: ["cronjobs"]
	}]
};
function controllers(apps, hasOthers) {
	return {
		name: "controllers",
		path: "object.spec.template.spec",
		pointer: "/spec/template/spec",
		rules: [{
			group: "apps",
			resources: apps
		}, ...hasOthers ? [{
			group: "batch",
			resources: ["jobs"]
		}, {
			group: "",
			resources: ["replicationcontrollers"]
		}] : []]
	};
}
const PLACED = "Only what decides where pods run counts: an object from before can still be labelled, scaled and deleted.";
function refusing(plan, shape) {
	const { pools, inventory } = plan;
	const { comparisonOperators } = inventory.cluster;
	const comparesNumbers = comparisonOperators === "on" || comparisonOperators === "unknown";
	const isPod = shape.name === "pods";
	const byNode = {
		name: "not-by-a-node",
		says: "The kubelet tells of pods that it runs anyway.",
		expression: NOT_BY_A_NODE
	};
	return {
		kind: "refuse",
		name: `taintlint-guard-${shape.name}`,
		says: isPod ? "Refuses pods that may enter a reserved pool which is not theirs." : "Refuses controllers whose pods may enter a reserved pool which is not theirs.",
		shape,
		operations: ["CREATE", "UPDATE"],
		conditions: [...isPod ? [byNode] : [], {
			name: "changes-placement",
			says: PLACED,
			expression: changesPlacement(shape.path)
		}],
		variables: isPod ? podVariables(pools, comparesNumbers) : controllerVariables(pools, shape.path, comparesNumbers),
		patches: []
	};
}
function adding(plan, shape) {
	const { pools, pin, inventory } = plan;
	const comparesNumbers = inventory.cluster.comparisonOperators === "on";
	const isPod = shape.name === "pods";
	const kind = isPod ? "\"Pod\"" : "request.kind.kind";
	return {
		kind: "add",
		name: `taintlint-home-${shape.name}`,
		says: isPod ? "Adds the tolerations of their pools to the pods that belong there, and keeps them there. Leave it out where they may also run elsewhere." : "Does the same to controllers that reservedFor names.",
		shape,
		operations: isPod ? ["CREATE"] : ["CREATE", "UPDATE"],
		conditions: isPod ? [] : [{
			name: "changes-placement",
			says: PLACED,
			expression: changesPlacement(shape.path)
		}],
		variables: [
			...placementVariables(pools, shape.path),
			namesVariable(kind),
			...homeVariables(pools, isPod ? "pods" : "controllers", comparesNumbers),
			...pin === void 0 ? [] : pinVariables(pools, pin)
		],
		patches: [tolerationPatch(shape.pointer), ...pin === void 0 ? [] : [pinPatch(shape.pointer)]]
	};
}
function guardPolicies(plan) {
	const { pools } = plan;
	if (pools.length === 0) return [];
	const hasNames = pools.some(({ workloads }) => workloads.length > 0);
	const hasUsers = pools.some(({ namespaces, workloads }) => namespaces.length > 0 || workloads.length > 0);
	const apps = [
		"deployments",
		"replicasets",
		"statefulsets"
	];
	const named = controllers(hasNames ? [...apps, "daemonsets"] : ["daemonsets"], hasNames);
	return [
		refusing(plan, PODS),
		refusing(plan, named),
		...hasNames ? [refusing(plan, CRON_JOBS)] : [],
		...hasUsers ? [adding(plan, PODS)] : [],
		...hasNames ? [adding(plan, controllers(apps, true)), adding(plan, CRON_JOBS)] : []
	];
}

// src/lint/guard/guard-yaml.ts
const KYVERNO = { apiVersion: "policies.kyverno.io/v1" };
const EXEMPT = [
	"kube-node-lease",
	"kube-public",
	"kube-system"
];
function expression(text) {
	return scalarNode(text, /['\n]/.test(text) ? "BLOCK_LITERAL" : "QUOTE_SINGLE");
}
function constraintsOf({ shape, operations }) {
	const exempt = flowNode({
		key: "kubernetes.io/metadata.name",
		operator: "NotIn",
		values: EXEMPT
	});
	const rules = shape.rules.map(({ group, resources }) => {
		const apiGroups = listNode([scalarNode(group, "QUOTE_DOUBLE")], true);
		return flowNode({
			apiGroups,
			apiVersions: ["v1"],
			operations,
			resources
		});
	});
	return mappingNode([
		{ comment: "Who may write there has the cluster in hand, and a mistake there would stop it." },
		["namespaceSelector", mappingNode({ matchExpressions: listNode([exempt]) })],
		["resourceRules", listNode(rules)]
	]);
}
function namedExpressions(all) {
	return listNode(all.map(({ name, says, expression: text }) => commentAbove([says], mappingNode({
		name,
		expression: expression(text)
	}))));
}
const HELP = "Take the toleration away, select other nodes, or name it in reservedFor of taintlint.yaml.";
function validations() {
	const message = `its pods may enter a node pool that is reserved for others. ${HELP}`;
	const named = `"its pods may enter " + variables.refused.join(", ") + ", reserved for others. ${HELP}"`;
	const validation = {
		expression: expression("variables.refused.size() == 0"),
		message: scalarNode(message, "PLAIN"),
		messageExpression: expression(named)
	};
	return listNode([mappingNode(validation)]);
}
function responsesOf({ kind, patches }, isKyverno) {
	if (kind === "refuse") return [["validations", validations()]];
	const mutations = patches.map((patch) => mappingNode({
		patchType: "JSONPatch",
		jsonPatch: mappingNode({ expression: expression(patch) })
	}));
	return [["reinvocationPolicy", isKyverno ? void 0 : "Never"], ["mutations", listNode(mutations)]];
}
function kindOf({ kind }, engine) {
	const word = kind === "refuse" ? "Validating" : "Mutating";
	return engine === "kyverno" ? `${word}Policy` : `${word}AdmissionPolicy`;
}
function objectOf(kind, { apiVersion }, name, spec) {
	const labels = flowNode({ "app.kubernetes.io/managed-by": "taintlint" });
	const object = {
		apiVersion,
		kind,
		metadata: mappingNode({
			name,
			labels
		}),
		spec: mappingNode(spec)
	};
	return Object.entries(object);
}
function actionsOf({ kind }, { actions = ["Deny"] }) {
	return kind === "refuse" ? [["validationActions", actions]] : [];
}
const OF_KYVERNO = [
	{ comment: "Controllers have policies of their own, and who asks is known at admission alone." },
	["autogen", flowNode({ podControllers: flowNode({ controllers: [] }) })],
	["evaluation", flowNode({ background: flowNode({ enabled: false }) })]
];
function policyOf(policy, version, options) {
	const { conditions, variables, says } = policy;
	const isKyverno = options.engine === "kyverno";
	const spec = [
		["failurePolicy", "Fail"],
		...isKyverno ? [...actionsOf(policy, options), ...OF_KYVERNO] : [],
		["matchConstraints", constraintsOf(policy)],
		["matchConditions", conditions.length === 0 ? void 0 : namedExpressions(conditions)],
		["variables", namedExpressions(variables)],
		...responsesOf(policy, isKyverno)
	];
	const object = objectOf(kindOf(policy, options.engine), version, policy.name, spec);
	return mappingNode([{ comment: says }, ...object]);
}
function bindingOf(policy, version, options) {
	const spec = [["policyName", policy.name], ...actionsOf(policy, options)];
	return mappingNode(objectOf(`${kindOf(policy, "kubernetes")}Binding`, version, policy.name, spec));
}
function headComment({ inventory, pools, pin, unguarded }, engine) {
	const { name, kubernetesVersion } = inventory.cluster;
	const versions = engine === "kyverno" ? ["Needs Kyverno 1.17 or newer."] : describeVersions(kubernetesVersion);
	const where = name === null ? "" : ` for cluster ${quoted(name)}`;
	const noPin = pools.length > 0 && pin === void 0 ? ["No label tells the reserved pools from all others: pods that belong there get tolerations, and no affinity."] : [];
	return [
		`Written by taintlint guard${where} from reservedFor of its pools. Write it anew rather than edit it.`,
		"Reserved:",
		...pools.map((pool) => `- ${describePool(pool)}`),
		...versions,
		...noPin,
		`Namespaces ${EXEMPT.join(", ")} are left alone. Who may create pods/binding places a pod past every policy.`,
		...unguarded.length === 0 ? [] : ["Not guarded:", ...unguarded.map((text) => `- ${text}`)]
	].map(formatComment);
}
function formatGuard(plan, options) {
	const { engine } = options;
	const { kubernetesVersion } = plan.inventory.cluster;
	const texts = guardPolicies(plan).flatMap((policy) => {
		const own = versionOf(policy.kind === "refuse" ? REFUSING : CHANGING, kubernetesVersion);
		const version = engine === "kyverno" ? KYVERNO : own;
		if (version === void 0) return [];
		const written = policyOf(policy, version, options);
		return engine === "kyverno" ? [written] : [written, bindingOf(policy, version, options)];
	}).map((document) => `---\n${writeYaml(document)}`);
	return `${headComment(plan, engine).join("\n")}\n${texts.join("")}`;
}
const GROUP = "admissionregistration.k8s.io";
const REFUSING = {
	kind: "ValidatingAdmissionPolicy",
	beta: 28,
	stable: 30
};
const CHANGING = {
	kind: "MutatingAdmissionPolicy",
	beta: 34,
	stable: 36
};
function versionOf({ kind, beta, stable }, kubernetesVersion) {
	const minor = minorOf(kubernetesVersion);
	if (minor === void 0 || minor >= stable) return { apiVersion: `${GROUP}/v1` };
	if (minor < beta) return void 0;
	const needs = `the feature gate ${kind}=true and --runtime-config=${GROUP}/v1beta1=true on the API server: it is beta and off by default in 1.${minor}`;
	return {
		apiVersion: `${GROUP}/v1beta1`,
		needs
	};
}
function describeVersions(kubernetesVersion) {
	if (minorOf(kubernetesVersion) === void 0) return ["kubernetesVersion is not declared: MutatingAdmissionPolicy needs 1.36 or newer in this form, ValidatingAdmissionPolicy 1.30."];
	return [REFUSING, CHANGING].flatMap((stages) => {
		const version = versionOf(stages, kubernetesVersion);
		if (version === void 0) return [`Kubernetes ${kubernetesVersion} has no ${stages.kind} beyond alpha: it comes with 1.${stages.beta}. None is written.`];
		return version.needs === void 0 ? [] : [`${stages.kind} needs ${version.needs}.`];
	});
}

// src/cli/commands/guard.ts
const runGuard = async (invocation, context) => {
	const read = await readPoolClusters(await repositoryOptions(invocation, [], context), context.progress);
	if (read.problem !== void 0) return refuse(...read.problem);
	const { clusters } = read.value;
	const [cluster, another] = clusters;
	if (cluster === void 0 || another !== void 0) {
		const names = clusters.map(({ inventory }) => `"${inventory.cluster.name}"`).join(", ");
		return refuse({ message: `policies are written for one cluster: name it with --cluster, one of ${names}` });
	}
	const plan = planGuard(cluster.inventory);
	if (plan.pools.length === 0) return refuse({ message: describeNothing(plan.unguarded) });
	const { kyverno, warn, audit } = invocation.options;
	const actions = [...warn ? ["Warn"] : [], ...audit ? ["Audit"] : []];
	const options = {
		engine: kyverno ? "kyverno" : "kubernetes",
		actions: actions.length === 0 ? void 0 : actions
	};
	return {
		exitCode: 0,
		reports: await renderReports(invocation.formats, context, () => formatGuard(plan, options)),
		errors: []
	};
};
function describeNothing(unguarded) {
	if (unguarded.length > 0) return `no reserved pool can be guarded: ${unguarded.join(" ")}`;
	return "no pool says whom it is for: write \"reservedFor\" into a pool of the configuration";
}

export { runGuard };