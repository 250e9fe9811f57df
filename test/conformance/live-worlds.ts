import { type Draw, drawing, one, type Part } from "./drawing.js";

/** Workloads of a cluster with the pools of `LIVE_POOLS`, and the other objects that they name. */
export interface LiveWorld {
  readonly workloads: readonly Part[];
  readonly others: readonly Part[];
}

export const NAMESPACE = "made";
/** The Nodes of each pool: where two take a pod, the scheduler gives them scores. */
export const NODES_PER_POOL = 2;

const MACHINE = { "kubernetes.io/os": "linux", "kubernetes.io/arch": "amd64" };

/** The pools, as taintlint.yaml declares them. */
export const LIVE_POOLS: readonly (Part & { readonly name: string })[] = [
  { name: "open", labels: { ...MACHINE, pool: "open", rank: "4" } },
  {
    name: "tiny",
    labels: { ...MACHINE, pool: "tiny", rank: "1" },
    allocatable: { cpu: "1500m", memory: "3Gi", "ephemeral-storage": "5Gi" },
  },
  {
    name: "cards",
    labels: { ...MACHINE, pool: "cards", rank: "12", "example.com/card": "l40" },
    taints: ["nvidia.com/gpu=present:NoSchedule"],
    allocatable: { cpu: "24", memory: "96Gi", "nvidia.com/gpu": "2" },
  },
  {
    name: "bid",
    labels: { ...MACHINE, pool: "bid", rank: "007", tier: "cheap" },
    taints: ["team=red:NoSchedule", "bid=true:PreferNoSchedule"],
  },
  { name: "data", labels: { ...MACHINE, pool: "data", rank: "3.5" }, taints: ["role=data:NoExecute"] },
  { name: "nameless", labels: { ...MACHINE, pool: "", rank: "x9" }, taints: ["lone:NoSchedule"] },
  {
    name: "both",
    labels: { ...MACHINE, pool: "both", tier: "gold" },
    taints: ["team=blue:NoSchedule", "role=both:NoExecute"],
  },
  { name: "levels", labels: { ...MACHINE, pool: "levels", rank: "5" }, taints: ["level=5:NoSchedule"] },
  {
    name: "masters",
    role: "control-plane",
    labels: { ...MACHINE, "node-role.kubernetes.io/control-plane": "" },
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"],
  },
  { name: "arm", labels: { ...MACHINE, "kubernetes.io/arch": "arm64", pool: "arm", rank: "4" } },
];

const TAINT_KEYS = [
  "nvidia.com/gpu",
  "team",
  "bid",
  "role",
  "lone",
  "level",
  "node-role.kubernetes.io/control-plane",
  "absent",
] as const;
const TAINT_VALUES = ["present", "red", "blue", "true", "data", "both", "", "5", "y"] as const;
const LABEL_KEYS = [
  "pool",
  "rank",
  "tier",
  "example.com/card",
  "node-role.kubernetes.io/control-plane",
  "absent",
  "kubernetes.io/arch",
] as const;
const LABEL_VALUES = [
  "open",
  "tiny",
  "cards",
  "bid",
  "data",
  "both",
  "",
  "1",
  "4",
  "12",
  "gold",
  "l40",
  "arm64",
] as const;
/** Values of a preference that the API server takes and the scheduler cannot read. */
const UNREADABLE: readonly [Part, ...Part[]] = [
  { key: "pool", operator: "In", values: ["bid*"] },
  { key: "pool", operator: "NotIn", values: ["not this"] },
  { key: "pool", operator: "In", values: ["open", "a/b"] },
  { key: "rank", operator: "Gt", values: ["many"] },
  { key: "rank", operator: "Lt", values: ["-4"] },
];

function some<Item>(draw: Draw, count: number, make: (draw: Draw) => Item): Item[] {
  return Array.from({ length: count }, () => make(draw));
}

function toleration(draw: Draw): Part {
  // Clusters know the comparisons only where a feature gate is on: few workloads have one.
  const operator = draw(60) === 0 ? one(draw, ["Gt", "Lt"]) : one(draw, ["Exists", "Exists", "Equal", undefined]);
  const isNumber = operator === "Gt" || operator === "Lt";
  const key = isNumber ? "level" : operator === "Exists" && draw(9) === 0 ? undefined : one(draw, TAINT_KEYS);
  const value = isNumber ? one(draw, ["4", "5", "6", "-2"]) : one(draw, TAINT_VALUES);
  const effect = one(draw, ["NoSchedule", "NoSchedule", "NoExecute", "PreferNoSchedule", undefined, undefined]);
  return {
    ...(key !== undefined && { key }),
    ...(operator !== undefined && { operator }),
    ...(operator !== "Exists" && { value }),
    ...(effect !== undefined && { effect }),
    ...(effect === "NoExecute" && draw(3) === 0 && { tolerationSeconds: one(draw, [-1, 0, 2, 3600]) }),
  };
}

function expression(draw: Draw): Part {
  const operator = one(draw, ["In", "In", "NotIn", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"]);
  if (operator === "Gt" || operator === "Lt") {
    return { key: one(draw, ["rank", "rank", "pool"]), operator, values: [one(draw, ["0", "3", "4", "11"])] };
  }
  const key = one(draw, LABEL_KEYS);
  if (operator === "Exists" || operator === "DoesNotExist") return { key, operator };
  return { key, operator, values: some(draw, 1 + draw(3), () => one(draw, LABEL_VALUES)) };
}

function nodeNameOf(draw: Draw): string {
  return `${LIVE_POOLS[draw(LIVE_POOLS.length)]?.name}-${1 + draw(NODES_PER_POOL)}`;
}

function term(draw: Draw): Part {
  const field = { key: "metadata.name", operator: one(draw, ["In", "NotIn"]), values: [nodeNameOf(draw)] };
  return {
    ...(draw(12) > 0 && { matchExpressions: some(draw, 1 + draw(2), expression) }),
    ...(draw(12) === 0 && { matchFields: [field] }),
  };
}

function nodeAffinity(draw: Draw): Part {
  const weighted = () => ({
    weight: 1 + draw(100),
    preference: draw(3) === 0 ? { matchExpressions: [one(draw, UNREADABLE)] } : term(draw),
  });
  return {
    ...(draw(8) > 0 && {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: some(draw, 1 + draw(2), term) },
    }),
    ...(draw(3) === 0 && { preferredDuringSchedulingIgnoredDuringExecution: some(draw, 1 + draw(2), weighted) }),
  };
}

function spread(draw: Draw): Part {
  const whenUnsatisfiable = one(draw, ["DoNotSchedule", "DoNotSchedule", "ScheduleAnyway"]);
  return {
    maxSkew: 1 + draw(2),
    topologyKey: one(draw, ["kubernetes.io/hostname", "pool", "tier", "absent", "example.com/card"]),
    whenUnsatisfiable,
    labelSelector: { matchLabels: { app: "made" } },
    ...(whenUnsatisfiable === "DoNotSchedule" && draw(4) === 0 && { minDomains: 1 + draw(3) }),
    ...(draw(4) === 0 && { nodeTaintsPolicy: one(draw, ["Honor", "Ignore"]) }),
    ...(draw(4) === 0 && { nodeAffinityPolicy: one(draw, ["Honor", "Ignore"]) }),
  };
}

/** Returns `resources` of a container, or nothing. */
function resources(draw: Draw, kind: string): Part {
  // All DaemonSets of a pool together fit its nodes: which of them a node has no room for would be chance.
  if (kind === "DaemonSet") return draw(3) === 0 ? { resources: { requests: { cpu: "5m", memory: "8Mi" } } } : {};
  const requests = {
    ...(draw(3) === 0 && { cpu: one(draw, ["50m", "1", "1500m", "1501m", "20", "25"]) }),
    ...(draw(3) === 0 && { memory: one(draw, ["64Mi", "2Gi", "3Gi", "3100Mi", "100Gi"]) }),
    ...(draw(12) === 0 && { "ephemeral-storage": one(draw, ["1Gi", "5Gi", "6Gi"]) }),
  };
  const limits = {
    ...(draw(7) === 0 && { "nvidia.com/gpu": 1 + draw(3) }),
    ...(draw(20) === 0 && { "example.com/dongle": 1 }),
  };
  return {
    ...((Object.keys(requests).length > 0 || Object.keys(limits).length > 0) && { resources: { requests, limits } }),
  };
}

function podSpec(draw: Draw, kind: string): Part {
  const containers = [{ name: "main", image: "example/main:1", ...resources(draw, kind) }];
  const small = kind === "DaemonSet" ? {} : { requests: { cpu: one(draw, ["100m", "1", "2"]) } };
  return {
    ...((kind === "Job" || kind === "CronJob") && { restartPolicy: one(draw, ["Never", "OnFailure"]) }),
    ...(draw(4) > 0 && { tolerations: some(draw, 1 + draw(4), toleration) }),
    ...(draw(5) === 0 && { nodeSelector: { [one(draw, LABEL_KEYS)]: one(draw, LABEL_VALUES) } }),
    ...(draw(3) === 0 && { affinity: { nodeAffinity: nodeAffinity(draw) } }),
    ...(draw(10) === 0 && { topologySpreadConstraints: [spread(draw)] }),
    ...(draw(25) === 0 && { nodeName: nodeNameOf(draw) }),
    ...(draw(20) === 0 && { hostNetwork: true }),
    ...(draw(15) === 0 && { runtimeClassName: one(draw, ["boxed", "plain", "nowhere"]) }),
    ...(draw(20) === 0 && { priorityClassName: one(draw, ["system-node-critical", "system-cluster-critical"]) }),
    containers:
      draw(10) === 0 ? [...containers, { name: "side", image: "example/side:1", resources: small }] : containers,
    ...(draw(10) === 0 && {
      initContainers: [
        { name: "init", image: "example/init:1", ...(draw(3) === 0 && { restartPolicy: "Always" }), resources: small },
      ],
    }),
  };
}

const KINDS = [
  "Deployment",
  "Deployment",
  "DaemonSet",
  "DaemonSet",
  "StatefulSet",
  "ReplicaSet",
  "ReplicationController",
  "Job",
  "CronJob",
  "Pod",
] as const;
const API_VERSIONS: Readonly<Record<string, string>> = {
  Pod: "v1",
  ReplicationController: "v1",
  Job: "batch/v1",
  CronJob: "batch/v1",
};

function workload(kind: string, name: string, spec: Part): Part {
  const labels = { app: "made", only: name };
  const template = { metadata: { labels }, spec };
  const selector = kind === "ReplicationController" ? labels : { matchLabels: labels };
  const specs: Readonly<Record<string, Part>> = {
    Pod: spec,
    Job: { template },
    CronJob: { schedule: "0 0 1 1 *", jobTemplate: { spec: { template } } },
    DaemonSet: { selector, template },
    StatefulSet: { serviceName: name, selector, template },
  };
  const metadata = { name, namespace: NAMESPACE, ...(kind === "Pod" && { labels }) };
  const apiVersion = API_VERSIONS[kind] ?? "apps/v1";
  return { apiVersion, kind, metadata, spec: specs[kind] ?? { replicas: 1, selector, template } };
}

const CLASSES: readonly Part[] = [
  {
    apiVersion: "node.k8s.io/v1",
    kind: "RuntimeClass",
    metadata: { name: "boxed" },
    handler: "boxed",
    overhead: { podFixed: { cpu: "250m" } },
    scheduling: { nodeSelector: { tier: "gold" }, tolerations: [{ key: "team", operator: "Exists" }] },
  },
  { apiVersion: "node.k8s.io/v1", kind: "RuntimeClass", metadata: { name: "plain" }, handler: "plain" },
];

/** Makes up workloads that the API server should take, each from what `change` makes of its pod. */
export function liveWorld(seed: number, count: number, change = (_draw: Draw, spec: Part): Part => spec): LiveWorld {
  const draw = drawing(seed);
  const workloads = Array.from({ length: count }, (_, index) => {
    const kind = one(draw, KINDS);
    return workload(kind, `w${index}`, change(draw, podSpec(draw, kind)));
  });
  return { workloads, others: CLASSES };
}
