import { escapeUnseen } from "../../model/yaml-scalar.js";
import { CONTROLLER_KINDS, type GuardedPool, NO_LABEL } from "./guard-plan.js";

export interface Variable {
  readonly name: string;
  readonly says: string;
  readonly expression: string;
}

/** Integers as the API server parses them. One of 64 bits is an error at most, by which the policy refuses the pod. */
const NUMBER = "^(0|-?[1-9][0-9]{0,18})$";
const LABEL_NUMBER = "^-?0*[0-9]{1,19}$";

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  // CEL has the escapes of YAML, too.
  if (typeof value !== "object" || value === null) return escapeUnseen(JSON.stringify(value));
  const entries = Object.entries(value).map(([key, item]) => `${literal(key)}: ${literal(item)}`);
  return `{${entries.join(", ")}}`;
}

function byPool(pools: readonly GuardedPool[], of: (pool: GuardedPool) => unknown): string {
  const entries = pools.map((pool) => `  ${literal(pool.name)}: ${literal(of(pool))}`);
  return `{\n${entries.join(",\n")}\n}`;
}

function namesOf(pools: readonly GuardedPool[]): string {
  return literal(pools.map(({ name }) => name));
}

function orElse(field: string, otherwise: string): string {
  return `has(${field}) ? ${field} : ${otherwise}`;
}

/** Upstream: api/core/v1/toleration.go ToleratesTaint. An empty key or effect matches all. */
function tolerates(comparesNumbers: boolean): string {
  const numbers = `|| (o.operator in ["Gt", "Lt"] && has(o.value) && o.value.matches(${literal(NUMBER)}) && t.value.matches(${literal(NUMBER)})
      && (o.operator == "Gt" ? int(t.value) > int(o.value) : int(t.value) < int(o.value)))`;
  return `(!has(o.effect) || o.effect in ["", t.effect]) && (!has(o.key) || o.key in ["", t.key])
  && (!has(o.operator) || o.operator in ["", "Equal"]
    ? (${orElse("o.value", '""')}) == t.value
    : o.operator == "Exists"${comparesNumbers ? `\n      ${numbers}` : ""})`;
}

/** Upstream: apimachinery/pkg/labels/selector.go Requirement.Matches. */
const MEETS = `(e.operator == "In" ? has(e.values) && v in e.values
        : e.operator == "NotIn" ? !(has(e.values) && v in e.values)
        : e.operator == "Exists" ? v != "${NO_LABEL}"
        : e.operator == "DoesNotExist" ? v == "${NO_LABEL}"
        : has(e.values) && e.values.all(x, x.matches(${literal(LABEL_NUMBER)})) && v.matches(${literal(LABEL_NUMBER)})
          && e.values.all(x, e.operator == "Gt" ? int(v) > int(x) : int(v) < int(x)))`;

const CHOSEN = "(!(k in variables.selector) || variables.selector[k] == v)";

/** Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go RequiredNodeAffinity.Match. */
function selects(pools: readonly GuardedPool[]): string {
  return `${namesOf(pools)}.filter(p,
  variables.labels[p].all(k, variables.labels[p][k].exists(v, ${CHOSEN}))
  && (variables.terms.size() == 0 || variables.terms.exists(m,
    ((has(m.matchExpressions) && m.matchExpressions.size() > 0) || (has(m.matchFields) && m.matchFields.size() > 0))
    && variables.labels[p].all(k, variables.labels[p][k].exists(v, ${CHOSEN}
      && (!has(m.matchExpressions) || m.matchExpressions.all(e, e.key != k || ${MEETS})))))))`;
}

export function placementVariables(pools: readonly GuardedPool[], path: string): Variable[] {
  const spec = `variables.spec`;
  const nodeAffinity = `${spec}.affinity.nodeAffinity`;
  const required = `${nodeAffinity}.requiredDuringSchedulingIgnoredDuringExecution`;
  const has = `has(${spec}.affinity) && has(${nodeAffinity}) && has(${required}) && has(${required}.nodeSelectorTerms)`;
  return [
    { name: "spec", says: "The pod, or the template that it is made of.", expression: path },
    { name: "tolerations", says: "What it tolerates.", expression: orElse(`${spec}.tolerations`, "[]") },
    { name: "selector", says: "The labels that it selects.", expression: orElse(`${spec}.nodeSelector`, "{}") },
    {
      name: "terms",
      says: "Its required node affinity; one of the terms must hold.",
      expression: `${has} ? ${required}.nodeSelectorTerms : []`,
    },
    {
      name: "isNamed",
      says: "It names its node and passes the scheduler by.",
      expression: `has(${spec}.nodeName) && ${spec}.nodeName != ""`,
    },
    {
      name: "owners",
      says: "The kind of the controller that it belongs to.",
      expression: `(${orElse("object.metadata.ownerReferences", "[]")})
  .filter(o, has(o.controller) && o.controller).map(o, o.kind)`,
    },
    {
      name: "taints",
      says: "The taints of each reserved pool that keep pods off.",
      expression: byPool(pools, ({ taints }) => taints),
    },
    {
      name: "labels",
      says: `The values that a label may have there. What is not listed may have any; "${NO_LABEL}" is none.`,
      expression: byPool(pools, ({ labels }) => labels),
    },
    { name: "namespaces", says: "Who belongs there.", expression: byPool(pools, ({ namespaces }) => namespaces) },
    {
      name: "workloads",
      says: "Who belongs there by kind and name.",
      expression: byPool(pools, ({ workloads }) => workloads),
    },
    {
      name: "selected",
      says: "The pools whose labels suit it.",
      expression: selects(pools),
    },
  ];
}

export function namesVariable(kind: string): Variable {
  const name = `(${orElse("object.metadata.name", '""')})`;
  return {
    name: "names",
    says: "Its names, as reservedFor writes them.",
    expression: `[${kind} + "/" + ${name}, request.namespace + "/" + ${kind} + "/" + ${name}]`,
  };
}

const BY_NAMESPACE = "variables.namespaces[p].exists(n, request.namespace.matches(n))";
const BY_NAME = "variables.workloads[p].exists(w, variables.names.exists(n, n.matches(w)))";
const KINDS = literal(CONTROLLER_KINDS);

/** Returns the pools that the object may enter, as the scheduler decides. */
function mayEnter(comparesNumbers: boolean): Variable {
  return {
    name: "entered",
    says: "The pools that it may enter. A toleration without a key or an effect counts for all, whatever its seconds.",
    expression: `variables.selected.filter(p, variables.taints[p].all(t,
  (variables.isNamed && t.effect == "NoSchedule") || variables.tolerations.exists(o, ${tolerates(comparesNumbers)})))`,
  };
}

/** Users could forge an owner reference, so only the control plane counts. */
const BY_CLUSTER: Variable = {
  name: "isOfCluster",
  says: "The cluster's own controllers ask, not somebody who writes their name into a pod.",
  expression: `(has(request.userInfo.username) && request.userInfo.username == "system:kube-controller-manager")
  || (has(request.userInfo.groups) && "system:serviceaccounts:kube-system" in request.userInfo.groups)`,
};

function unseenOwner(pools: readonly GuardedPool[]): string[] {
  const unseen = pools.filter((pool) => pool.unseen.length > 0);
  if (unseen.length === 0) return [];
  return [`!(p in ${namesOf(unseen)} && variables.owners.exists(k, !(k in ${KINDS})))`];
}

function refused(conditions: readonly string[]): Variable {
  return {
    name: "refused",
    says: "Those of them that are not meant for it.",
    expression: `variables.entered.filter(p, ${conditions.join("\n  && ")})`,
  };
}

/** Returns variables that deny pods, except those made by controllers, which are judged themselves. */
export function podVariables(pools: readonly GuardedPool[], comparesNumbers: boolean): Variable[] {
  const named = pools.filter(({ workloads }) => workloads.length > 0);
  const judged = `!(variables.isOfCluster && variables.owners.exists(k, k in ${KINDS}) && p in ${namesOf(named)})`;
  return [
    ...placementVariables(pools, "object.spec"),
    namesVariable('"Pod"'),
    mayEnter(comparesNumbers),
    BY_CLUSTER,
    refused([
      `!${BY_NAMESPACE}`,
      `!${BY_NAME}`,
      `!(variables.isOfCluster && "DaemonSet" in variables.owners)`,
      ...(named.length > 0 ? [judged] : []),
      ...unseenOwner(pools),
    ]),
  ];
}

const AGENT_PATHS =
  '"^(/etc/cni/net[.]d|/opt/cni/bin|/var/lib/kubelet/plugins_registry|/var/lib/kubelet/device-plugins)/?$"';
const REGISTRAR = '"^(.*/)?csi-node-driver-registrar([:@].*)?$"';

/** DaemonSets that serve nodes, as in `reserved-pool`. */
const AGENT: Variable = {
  name: "isAgent",
  says: "A DaemonSet of the system, or one without which no pod of the node starts: CSI, CNI, device plugins.",
  expression: `request.kind.kind == "DaemonSet" && (request.namespace.matches("^(kube-(system|public|node-lease)|openshift-.*|gke-.*|.*-system)$")
  || (${orElse("variables.spec.volumes", "[]")}).exists(v, has(v.hostPath) && v.hostPath.path.matches(${AGENT_PATHS}))
  || variables.spec.containers.exists(c, has(c.image) && c.image.matches(${REGISTRAR})))`,
};

function servingVariables(pools: readonly GuardedPool[]): Variable[] {
  const name = `(${orElse("object.metadata.name", '""')})`;
  return [
    {
      name: "daemonSets",
      says: "The DaemonSets that serve each pool; the last that matches decides.",
      expression: byPool(pools, ({ daemonSets }) =>
        daemonSets.map(({ pattern, serves }) => ({ pattern, serves: serves ? "yes" : "no" })),
      ),
    },
    {
      name: "serving",
      says: "The pools that it serves.",
      expression: `${namesOf(pools)}.filter(p, request.kind.kind == "DaemonSet" && variables.daemonSets[p]
  .filter(d, ${name}.matches(d.pattern) || (request.namespace + "/" + ${name}).matches(d.pattern))
  .map(d, d.serves).join(",").endsWith("yes"))`,
    },
  ];
}

/** Returns variables that deny controllers: DaemonSets for every pool, others by pools with named users. */
export function controllerVariables(pools: readonly GuardedPool[], path: string, comparesNumbers: boolean): Variable[] {
  const named = pools.filter(({ workloads }) => workloads.length > 0);
  const serving = pools.filter(({ daemonSets }) => daemonSets.length > 0);
  return [
    ...placementVariables(pools, path),
    namesVariable("request.kind.kind"),
    mayEnter(comparesNumbers),
    BY_CLUSTER,
    AGENT,
    ...(serving.length > 0 ? servingVariables(serving) : []),
    refused([
      `(request.kind.kind == "DaemonSet" || p in ${namesOf(named)})`,
      `!${BY_NAMESPACE}`,
      `!${BY_NAME}`,
      "!variables.isAgent",
      ...(serving.length > 0 ? ["!(p in variables.serving)"] : []),
      `!(variables.isOfCluster && variables.owners.exists(k, k in ${KINDS}))`,
      ...unseenOwner(pools),
    ]),
  ];
}

/** Returns variables that pin a pool's own workloads to it. */
export function homeVariables(pools: readonly GuardedPool[], by: "pods" | "controllers", comparesNumbers: boolean) {
  const taints = new Map(pools.flatMap((pool) => pool.taints.map((taint) => [literal(taint), taint] as const)));
  const isPod = by === "pods";
  const home: Variable = {
    name: "home",
    says: isPod ? "The pools that it belongs to, and may still choose." : "The pools that name it.",
    expression: isPod
      ? `variables.selected.filter(p, !variables.isNamed && !("DaemonSet" in variables.owners)
  && (${BY_NAMESPACE} || ${BY_NAME}))`
      : `variables.selected.filter(p, !variables.isNamed && variables.owners.size() == 0 && ${BY_NAME})`,
  };
  const missing: Variable = {
    name: "missing",
    says: "Taints of these pools that it does not tolerate yet.",
    expression: `${literal([...taints.values()])}.filter(t,
  variables.home.exists(p, variables.taints[p].exists(own, own == t))
  && !variables.tolerations.exists(o, ${tolerates(comparesNumbers)}))`,
  };
  return [home, missing];
}

/** Adds a toleration per missing taint. Lists are atomic in apply configurations, so this is a JSON patch. */
export function tolerationPatch(path: string): string {
  return `variables.missing.size() == 0 ? [] :
(has(variables.spec.tolerations) ? [] : [JSONPatch{op: "add", path: "${path}/tolerations", value: []}])
+ variables.missing.map(t, JSONPatch{op: "add", path: "${path}/tolerations/-",
  value: {"key": t.key, "operator": "Equal", "value": t.value, "effect": t.effect}})`;
}

/** Further terms stay unchanged. */
const MOST_TERMS = 10;

export function pinVariables(pools: readonly GuardedPool[], pin: string): Variable[] {
  const key = literal(pin);
  return [
    {
      name: "homeValues",
      says: "What tells its pools from all others.",
      expression: `${namesOf(pools)}.filter(p, p in variables.home).map(p, variables.labels[p][${key}][0])`,
    },
    {
      name: "pin",
      says: "The requirement of that.",
      expression: `{"key": dyn(${key}), "operator": dyn("In"), "values": dyn(variables.homeValues)}`,
    },
    {
      name: "isPinned",
      says: "Nothing is to be pinned, or it is pinned already.",
      expression: `variables.home.size() == 0 || ${key} in variables.selector || variables.terms.size() > ${MOST_TERMS}
  || (variables.terms.size() > 0 && variables.terms.all(m, has(m.matchExpressions) && m.matchExpressions.exists(e,
    e.key == ${key} && e.operator == "In" && has(e.values) && e.values.all(v, v in variables.homeValues))))`,
    },
  ];
}

/** Adds the requirement to each term, since one must hold. An empty term matches nothing and stays. */
export function pinPatch(path: string): string {
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

/** Reports a change of placement: old objects can still be labelled, scaled and deleted, and pods with a node stay. */
export function changesPlacement(path: string): string {
  const isPod = path === "object.spec";
  const fields = [
    ["tolerations", "[]"],
    ["nodeSelector", "{}"],
    ["affinity", "{}"],
    ...(isPod ? [] : [["nodeName", '""'] as const]),
  ] as const;
  const differs = fields.map(([field, none]) => {
    const of = (root: string) => `(${orElse(`${path.replace("object", root)}.${field}`, none)})`;
    return `${of("object")} != ${of("oldObject")}`;
  });
  const changed = differs.join("\n  || ");
  const bound = '(has(oldObject.spec.nodeName) && oldObject.spec.nodeName != "")';
  return `request.operation == "CREATE"\n|| ${isPod ? `!${bound} && (${changed})` : changed}`;
}

/** The kubelet reports pods that it runs anyway. */
export const NOT_BY_A_NODE = '!(has(request.userInfo.groups) && "system:nodes" in request.userInfo.groups)';
