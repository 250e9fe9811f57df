import { planGuard } from "../../src/lint/guard/guard-plan.js";
import { formatGuard } from "../../src/lint/guard/guard-yaml.js";
import type { Inventory } from "../../src/model/cluster.js";
import { jsonOf } from "../../src/policies/contract/json-node.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { readTexts } from "../rules/lint-texts.js";
import { type Draw, drawing, one, type Part, pick } from "./drawing.js";

/** One request to the API server. */
export interface GuardRequest {
  readonly object: Part;
  readonly oldObject?: Part;
  readonly user: string;
  readonly groups: readonly string[];
}

/** A workload that somebody creates, and all that the API server is asked because of it. */
export interface GuardCase {
  readonly world: number;
  readonly requests: readonly GuardRequest[];
  /** Its pod, as the scheduler sees it; its controller where there is one. */
  readonly spec: Part;
  readonly isUnchanged: boolean;
  readonly isUpdate: boolean;
  /** Somebody has written an owner into it that he is not. */
  readonly isForged: boolean;
}

/** A cluster: what is declared of it, the guard of that, and a node for each pool. */
export interface GuardWorld {
  readonly inventory: Inventory;
  readonly policies: readonly unknown[];
  readonly nodes: readonly Part[];
}

const GUARD_SEED = 19;
const NEWEST_WORLDS = 16;
const OLDER_WORLDS = 4;
/** Of each world. */
const CASES = 680;

/** The newest version is asked about all of them. */
export function worldsOf(isNewest: boolean): readonly number[] {
  return [...Array(isNewest ? NEWEST_WORLDS : OLDER_WORLDS).keys()];
}

const KEYS = ["dedicated", "nvidia.com/gpu", "team", "level"] as const;
const VALUES = ["ml", "web", "", "5"] as const;
const LABELS = ["pool", "disk", "size"] as const;
const LABEL_VALUES = ["gpu", "spot", "5", "12"] as const;
const EFFECTS = ["NoSchedule", "NoExecute", "NoSchedule", "PreferNoSchedule"] as const;
const NAMESPACES = ["ml-a", "ml-b", "web", "data.x", "monitoring-system", "kube-system"] as const;
const NAMES = ["train", "serve", "train-2"] as const;

function taint(draw: Draw): Part {
  const key = one(draw, KEYS);
  const value = key === "level" ? one(draw, ["5", "-3", "12", "x"]) : one(draw, VALUES);
  const signed = value.startsWith("-") ? "3" : value;
  return { key, ...(signed !== "" && { value: signed }), effect: one(draw, EFFECTS) };
}

function taintsOf(draw: Draw, count: number): Part[] {
  const all = Array.from({ length: count }, () => taint(draw));
  return all.filter(
    (item, index) => all.findIndex((other) => other.key === item.key && other.effect === item.effect) === index,
  );
}

function reservation(draw: Draw): Part {
  const namespaces = [one(draw, ["ml-*", "web", "ml-a", "*.x", "data.x"])];
  const kinds = one(draw, ["Deployment", "StatefulSet", "DaemonSet", "Job", "CronJob", "Pod", "*"]);
  const workloads = [`${one(draw, ["ml-*/", "web/", ""])}${kinds}/${one(draw, ["train", "serve*", "*"])}`];
  return one(draw, [{ namespaces }, { namespaces }, { workloads }, { namespaces, workloads }, {}]);
}

function declaredPools(draw: Draw): Part[] {
  const reserved = Array.from({ length: 2 + draw(2) }, (_, index) => {
    const daemonSets = one(draw, [undefined, undefined, ["train"], ["!serve"], ["*", "!web/*"]]);
    return {
      name: `reserved-${index}`,
      labels: {
        pool: `reserved-${index}`,
        ...(draw(2) === 0 && { [one(draw, LABELS.slice(1) as ["disk"])]: one(draw, LABEL_VALUES) }),
      },
      taints: [
        ...taintsOf(draw, draw(2)),
        { key: one(draw, KEYS), value: one(draw, ["ml", "5"]), effect: "NoSchedule" },
      ].filter(
        (item, index, all) =>
          all.findIndex((other) => other.key === item.key && other.effect === item.effect) === index,
      ),
      reservedFor: reservation(draw),
      ...(daemonSets !== undefined && { daemonSets }),
    };
  });
  return [...reserved, { name: "general", labels: { pool: "general", size: "12", disk: "hdd" } }];
}

function nodeOf(pool: Part): Part {
  const labels = { ...(pool.labels as object), "kubernetes.io/os": "linux", "beta.kubernetes.io/os": "linux" };
  return { metadata: { name: `${pool.name}-1`, labels }, spec: { taints: pool.taints ?? [] } };
}

export function worldOf(index: number, version: string): GuardWorld {
  const draw = drawing(GUARD_SEED * 1000 + index);
  const pools = declaredPools(draw);
  const gates = version === "1.34" ? "" : "featureGates: [TaintTolerationComparisonOperators]\n";
  const text = `kubernetesVersion: "${version}"\n${gates}pools: ${JSON.stringify(pools)}\n`;
  const [cluster] = readTexts(text, []).clusters;
  if (cluster === undefined) throw new Error("no cluster");
  const guard = { path: "guard.yaml", text: formatGuard(planGuard(cluster.inventory), { engine: "kubernetes" }) };
  const policies = parseDocuments(guard).documents.map(({ root }) => jsonOf(root));
  return { inventory: cluster.inventory, policies, nodes: pools.map(nodeOf) };
}

function toleration(draw: Draw, own: readonly Part[]): Part {
  const near = pick(draw, own);
  const key = draw(7) === 0 ? undefined : draw(4) > 0 && near !== undefined ? near.key : one(draw, KEYS);
  const effect = one(draw, [undefined, "NoSchedule", "NoExecute", near?.effect, near?.effect]);
  const isKeyless = key === undefined;
  const operator = isKeyless
    ? "Exists"
    : one(draw, [
        "Exists",
        "Equal",
        undefined,
        "Exists",
        "Equal",
        key === "level" ? "Gt" : "Exists",
        key === "level" ? "Lt" : "Equal",
      ]);
  const isNumber = operator === "Gt" || operator === "Lt";
  const value = isNumber ? one(draw, ["4", "5", "6", "-2"]) : draw(3) > 0 ? (near?.value ?? "") : one(draw, VALUES);
  return {
    ...(!isKeyless && { key }),
    ...(operator !== undefined && { operator }),
    ...(operator !== "Exists" && value !== "" && { value }),
    ...(effect !== undefined && { effect }),
    ...(effect === "NoExecute" && draw(2) === 0 && { tolerationSeconds: draw(3) * 30 }),
  };
}

function expression(draw: Draw): Part {
  const key = draw(12) === 0 ? "kubernetes.io/os" : draw(25) === 0 ? "topology.kubernetes.io/zone" : one(draw, LABELS);
  const operator = one(draw, ["In", "In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"]);
  const values = ["reserved-0", "reserved-1", "general", "linux", ...LABEL_VALUES];
  if (operator === "Exists" || operator === "DoesNotExist") return { key, operator };
  if (operator === "Gt" || operator === "Lt") return { key, operator, values: [one(draw, ["4", "5", "11"])] };
  return { key, operator, values: Array.from({ length: 1 + draw(3) }, () => pick(draw, values)) };
}

function term(draw: Draw): Part {
  if (draw(20) === 0) return {};
  const isField = draw(25) === 0;
  return {
    ...(isField && { matchFields: [{ key: "metadata.name", operator: "In", values: ["reserved-0-1"] }] }),
    ...(!(isField && draw(2) === 0) && {
      matchExpressions: Array.from({ length: 1 + draw(2) }, () => expression(draw)),
    }),
  };
}

function podSpec(draw: Draw, taints: readonly Part[]): Part {
  const tolerations = Array.from({ length: draw(5) }, () => toleration(draw, taints));
  const terms = draw(3) === 0 ? Array.from({ length: 1 + draw(3) }, () => term(draw)) : [];
  const selector = one(draw, [
    undefined,
    undefined,
    { pool: "reserved-0" },
    { pool: "general" },
    { size: "5" },
    { disk: "gpu", pool: "reserved-1" },
    { "kubernetes.io/os": "windows" },
  ]);
  const image = draw(20) === 0 ? "registry.example/csi-node-driver-registrar:v2" : "app:1";
  return {
    containers: [{ name: "app", image }],
    ...(tolerations.length > 0 && { tolerations }),
    ...(selector !== undefined && draw(2) === 0 && { nodeSelector: selector }),
    ...(terms.length > 0 && {
      affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: terms } } },
    }),
    ...(terms.length === 0 &&
      draw(8) === 0 && { affinity: one<Part>(draw, [{}, { nodeAffinity: {} }, { podAntiAffinity: {} }]) }),
    ...(draw(15) === 0 && {
      volumes: [{ name: "v", hostPath: { path: one(draw, ["/etc/cni/net.d", "/opt/cni/bin/", "/tmp"]) } }],
    }),
  };
}

const SOMEBODY = { user: "somebody", groups: ["system:authenticated"] };
const CLUSTER = one(drawing(1), [
  { user: "system:serviceaccount:kube-system:controller", groups: ["system:serviceaccounts:kube-system"] },
]);
/** What a controller makes before its pod. */
const MIDDLE: Readonly<Record<string, string>> = { Deployment: "ReplicaSet", CronJob: "Job" };
const API: Readonly<Record<string, string>> = {
  Pod: "v1",
  ReplicationController: "v1",
  Job: "batch/v1",
  CronJob: "batch/v1",
};

function objectOf(kind: string, name: string, namespace: string, spec: Part, owner: string | undefined): Part {
  const ownerReferences = [
    { apiVersion: API[owner ?? ""] ?? "apps/v1", kind: owner, name: "owner", uid: "1", controller: true },
  ];
  const metadata = { name, namespace, ...(owner !== undefined && { ownerReferences }) };
  const template = { metadata: { labels: { app: "a" } }, spec };
  const selector = kind === "ReplicationController" ? { app: "a" } : { matchLabels: { app: "a" } };
  const job = { template: { ...template, spec: { ...spec, restartPolicy: "Never" } } };
  const specs: Readonly<Record<string, Part>> = {
    Pod: spec,
    CronJob: { schedule: "* * * * *", jobTemplate: { spec: job } },
    Job: job,
  };
  return { apiVersion: API[kind] ?? "apps/v1", kind, metadata, spec: specs[kind] ?? { selector, template } };
}

/** The controller, what it makes, and the pod in the end. */
function chainOf(kind: string, name: string, namespace: string, spec: Part): GuardRequest[] {
  const first = { object: objectOf(kind, name, namespace, spec, undefined), ...SOMEBODY };
  if (kind === "Pod") return [first];
  const middle = MIDDLE[kind];
  const pod = { object: objectOf("Pod", `${name}-x1`, namespace, spec, middle ?? kind), ...CLUSTER };
  if (middle === undefined) return [first, pod];
  return [first, { object: objectOf(middle, `${name}-5d`, namespace, spec, kind), ...CLUSTER }, pod];
}

export function casesOf(index: number, { nodes }: Pick<GuardWorld, "nodes">): GuardCase[] {
  const draw = drawing(GUARD_SEED * 2000 + index);
  const taints = nodes.flatMap(({ spec }) => (spec as { taints: Part[] }).taints);
  return Array.from({ length: CASES }, (): GuardCase => {
    const kind = one(draw, [
      "Pod",
      "Pod",
      "Pod",
      "Deployment",
      "Deployment",
      "StatefulSet",
      "DaemonSet",
      "DaemonSet",
      "Job",
      "CronJob",
      "ReplicaSet",
      "ReplicationController",
    ]);
    const [name, namespace] = [one(draw, NAMES), one(draw, NAMESPACES)];
    const plain = podSpec(draw, taints);
    const spec = kind === "Pod" && draw(25) === 0 ? { ...plain, nodeName: "somewhere" } : plain;
    const [first, ...others] = chainOf(kind, name, namespace, spec);
    if (first === undefined) throw new Error("no request");
    const drawn = draw(30);
    // Nobody can give a pod a node by an update.
    const way = drawn === 1 && "nodeName" in spec ? 30 : drawn;
    const isUnchanged = way === 0;
    const forged = {
      object: objectOf("Pod", name, namespace, spec, one(draw, ["ReplicaSet", "DaemonSet"])),
      ...SOMEBODY,
    };
    const requests = isUnchanged
      ? [{ ...first, oldObject: first.object }]
      : way === 1
        ? [
            { ...first, oldObject: objectOf(kind, name, namespace, { containers: plain.containers }, undefined) },
            ...others,
          ]
        : way === 2 && kind === "Pod"
          ? [forged]
          : [first, ...others];
    return { world: index, requests, spec, isUnchanged, isUpdate: way < 2, isForged: requests[0] === forged };
  });
}
