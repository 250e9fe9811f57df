// Nodes and workloads of a running control plane: they are made, looked at, and removed again.
import { setTimeout as sleep } from "node:timers/promises";
import { waitFor } from "./control-plane.mjs";

/** Where the API server keeps each kind of workload. */
const WORKLOADS = {
  CronJob: ["/apis/batch/v1", "cronjobs"],
  Deployment: ["/apis/apps/v1", "deployments"],
  DaemonSet: ["/apis/apps/v1", "daemonsets"],
  StatefulSet: ["/apis/apps/v1", "statefulsets"],
  ReplicaSet: ["/apis/apps/v1", "replicasets"],
  ReplicationController: ["/api/v1", "replicationcontrollers"],
  Job: ["/apis/batch/v1", "jobs"],
  PodTemplate: ["/api/v1", "podtemplates"],
  Pod: ["/api/v1", "pods"],
};
const OTHERS = {
  Namespace: "/api/v1/namespaces",
  PriorityClass: "/apis/scheduling.k8s.io/v1/priorityclasses",
  RuntimeClass: "/apis/node.k8s.io/v1/runtimeclasses",
};
/** More than all workloads of a case together ask for. */
const ROOM = { cpu: "100000", memory: "1Pi", "ephemeral-storage": "1Pi", pods: "100000" };
const EXTENDED_ROOM = "100000";
/** In milliseconds. */
const LOOK_AGAIN = 200;
/** Without any decision. */
const SILENT_SECONDS = 20;

const pathOf = (kind, namespace) => {
  const [group, plural] = WORKLOADS[kind];
  return namespace === undefined ? `${group}/${plural}` : `${group}/namespaces/${namespace}/${plural}`;
};

const listOf = async ({ ask }, path) => (await ask("GET", path)).json.items ?? [];

export const isWorkload = ({ apiVersion, kind }) =>
  kind in WORKLOADS && WORKLOADS[kind][0].replace(/^\/apis?\//, "") === apiVersion;

export const idOf = ({ kind, metadata }) => `${kind}/${metadata.namespace ?? "default"}/${metadata.name}`;

/** The template of a workload's pods, in place; undefined where it has none that can be read. */
export function templateOf({ kind, spec, template, ...pod }) {
  if (kind === "Pod") return { ...pod, spec };
  if (kind === "PodTemplate") return template;
  return kind === "CronJob" ? spec?.jobTemplate?.spec?.template : spec?.template;
}

function taintOf(taint) {
  if (typeof taint !== "string") return taint;
  const [, key, value = "", effect] = /^([^=:]+)(?:=([^:]*))?:(.+)$/.exec(taint);
  return { key, effect, ...(value !== "" && { value }) };
}

/** A Node as a kubelet would register it. With room, no pod is too large for what the pool's Nodes have. */
function nodeOf({ name: pool, labels, taints = [], allocatable = {} }, index, hasRoom) {
  const name = `${pool}-${index}`;
  const own = Object.entries(allocatable).map(([key, value]) => [key, hasRoom ? EXTENDED_ROOM : String(value)]);
  const room = { ...ROOM, ...Object.fromEntries(own), ...(hasRoom && ROOM) };
  return {
    apiVersion: "v1",
    kind: "Node",
    metadata: { name, labels: { "kubernetes.io/hostname": name, "kubernetes.io/os": "linux", ...labels } },
    spec: { taints: taints.map(taintOf) },
    status: {
      allocatable: room,
      capacity: room,
      conditions: [{ type: "Ready", status: "True", lastHeartbeatTime: new Date().toISOString() }],
    },
  };
}

/** Makes the Nodes of a pool and waits until the controllers call them ready and all know them. Returns their names. */
export async function makeNodes(plane, pool, count, hasRoom) {
  const nodes = Array.from({ length: count }, (_, index) => nodeOf(pool, index + 1, hasRoom));
  for (const node of nodes) {
    const { code, json } = await plane.ask("POST", "/api/v1/nodes", node);
    if (code >= 300) throw new Error(`Node ${node.metadata.name} is refused: ${json.message}`);
  }
  await waitFor("the Nodes are not ready", async () => {
    const made = await listOf(plane, "/api/v1/nodes");
    const taints = made.flatMap(({ spec }) => spec.taints ?? []);
    return made.length === count && !taints.some(({ key }) => key === "node.kubernetes.io/not-ready");
  });
  await tryNodes(plane, nodes);
  return nodes.map(({ metadata }) => metadata.name);
}

/** Waits until a DaemonSet and a Pod for each Node are placed: a scheduler that is behind would refuse what fits. */
async function tryNodes(plane, nodes) {
  const tolerations = nodes.flatMap(({ spec }) => spec.taints.map(({ key }) => ({ key, operator: "Exists" })));
  const spec = { containers: [{ name: "main", image: "example/main:1" }], tolerations };
  const labels = { tries: "nodes" };
  const template = { metadata: { labels }, spec };
  const daemonSet = { metadata: { name: "tries" }, spec: { selector: { matchLabels: labels }, template } };
  await plane.ask("POST", pathOf("DaemonSet", "default"), daemonSet);
  for (const { metadata } of nodes) {
    const own = { ...spec, nodeSelector: { "kubernetes.io/hostname": metadata.name } };
    await plane.ask("POST", pathOf("Pod", "default"), { metadata: { name: `tries-${metadata.name}` }, spec: own });
  }
  await waitFor("the Nodes take no pods", async () => {
    const pods = await listOf(plane, pathOf("Pod"));
    return pods.filter(({ spec }) => spec.nodeName !== undefined).length === 2 * nodes.length;
  });
  await removeWorkloads(plane);
}

async function removeKind(plane, kind, isKept) {
  const items = (await listOf(plane, pathOf(kind))).filter((item) => !isKept({ ...item, kind }));
  const now = "propagationPolicy=Background&gracePeriodSeconds=0";
  const remove = ({ metadata }) => plane.ask("DELETE", `${pathOf(kind, metadata.namespace)}/${metadata.name}?${now}`);
  await Promise.all(items.map(remove));
  return items.length;
}

/** Removes workloads with their pods, but for the DaemonSets of these names; the Nodes stay. */
export async function removeWorkloads(plane, daemonSets = []) {
  const isKept = ({ kind, metadata }) => {
    const owner = metadata.ownerReferences?.find(({ kind }) => kind === "DaemonSet");
    return daemonSets.includes(kind === "DaemonSet" ? metadata.name : owner?.name);
  };
  await waitFor("workloads stay", async () => {
    const counts = [];
    for (const kind of Object.keys(WORKLOADS)) counts.push(await removeKind(plane, kind, isKept));
    return counts.every((count) => count === 0);
  });
  for (const { metadata } of await listOf(plane, "/api/v1/namespaces")) {
    await plane.ask("DELETE", `/api/v1/namespaces/${metadata.name}/events`);
  }
}

export async function emptyCluster(plane) {
  await removeWorkloads(plane);
  await plane.ask("DELETE", "/api/v1/nodes?gracePeriodSeconds=0");
  await waitFor("Nodes stay", async () => (await listOf(plane, "/api/v1/nodes")).length === 0);
}

/** Makes what workloads need: what the manifests hold of it, and what they only name. */
export async function makeOthers({ ask }, others, workloads) {
  for (const item of others) if (item.kind in OTHERS) await ask("POST", OTHERS[item.kind], item);
  const named = { namespaces: new Set(), accounts: new Set(), priorities: new Set() };
  for (const item of workloads) {
    const { namespace = "default" } = item.metadata;
    const { serviceAccountName = "default", priorityClassName } = templateOf(item)?.spec ?? {};
    named.namespaces.add(namespace);
    named.accounts.add(`${namespace}/${serviceAccountName}`);
    if (typeof priorityClassName === "string") named.priorities.add(priorityClassName);
  }
  for (const name of named.namespaces) await ask("POST", OTHERS.Namespace, { metadata: { name } });
  for (const account of named.accounts) {
    const [namespace, name] = account.split("/");
    await ask("POST", `/api/v1/namespaces/${namespace}/serviceaccounts`, { metadata: { name } });
  }
  for (const name of named.priorities) {
    if (!name.startsWith("system-")) await ask("POST", OTHERS.PriorityClass, { metadata: { name }, value: 1000 });
  }
}

/** Returns the API server's message where it refuses the workload as it is written. Nothing is kept. */
export async function refusalOf({ ask }, item) {
  const { code, json } = await ask(
    "POST",
    `${pathOf(item.kind, item.metadata.namespace ?? "default")}?dryRun=All`,
    item,
  );
  return code < 300 ? undefined : json.message;
}

/** Volumes are not judged: what is claimed becomes an empty folder. */
function withoutClaims(item) {
  const copy = structuredClone(item);
  const spec = copy.kind === "Pod" ? copy.spec : templateOf(copy).spec;
  const claimed = (copy.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
  const isClaim = ({ name, persistentVolumeClaim, ephemeral }) =>
    persistentVolumeClaim !== undefined || ephemeral !== undefined || claimed.includes(name);
  const names = [...claimed, ...(spec.volumes ?? []).filter(isClaim).map(({ name }) => name)];
  const empty = [...new Set(names)].map((name) => ({ name, emptyDir: {} }));
  spec.volumes = [...(spec.volumes ?? []).filter((volume) => !isClaim(volume)), ...empty];
  if (copy.spec?.volumeClaimTemplates !== undefined) delete copy.spec.volumeClaimTemplates;
  return copy;
}

const ownedBy = ({ apiVersion, kind, metadata: { name, uid } }) => ({
  ownerReferences: [{ apiVersion, kind, name, uid, controller: true }],
});

/** What a clock makes of a CronJob, and a program of a PodTemplate. */
function madeOf(item, created) {
  const owner = ownedBy({ ...item, metadata: created.metadata });
  const name = `${item.metadata.name.slice(0, 50)}-made`;
  if (item.kind === "CronJob") {
    const { metadata, spec } = item.spec.jobTemplate;
    return { apiVersion: "batch/v1", kind: "Job", metadata: { ...metadata, name, ...owner }, spec };
  }
  if (item.kind === "PodTemplate") {
    const { metadata, spec } = item.template;
    return { apiVersion: "v1", kind: "Pod", metadata: { ...metadata, name, ...owner }, spec };
  }
  return undefined;
}

/** Runs one pod of the workload; a DaemonSet runs one on each Node that takes it. */
async function makeWorkload({ ask }, original) {
  const item = withoutClaims(original);
  const namespace = item.metadata.namespace ?? "default";
  if (["Deployment", "StatefulSet", "ReplicaSet", "ReplicationController"].includes(item.kind)) item.spec.replicas = 1;
  const jobSpec = item.kind === "Job" ? item.spec : item.spec?.jobTemplate?.spec;
  if (jobSpec !== undefined) Object.assign(jobSpec, { parallelism: 1, suspend: false });
  const { code, json } = await ask("POST", pathOf(item.kind, namespace), item);
  if (code >= 300) throw new Error(`${idOf(item)} is refused: ${json.message}`);
  const made = madeOf(item, json);
  if (made === undefined) return undefined;
  const answer = await ask("POST", pathOf(made.kind, namespace), made);
  return answer.code >= 300 ? answer.json.message : undefined;
}

/** What is to be seen of workloads: their pods, how many a DaemonSet wants, and why the API server refuses a pod. */
async function look(plane, ids, refused) {
  const seen = new Map(ids.map((id) => [id, { pods: [], desired: undefined, refusal: refused.get(id) }]));
  const byUid = new Map();
  for (const kind of Object.keys(WORKLOADS)) {
    for (const item of await listOf(plane, pathOf(kind))) byUid.set(item.metadata.uid, { ...item, kind });
  }
  const rootOf = (item) => {
    const owner = item.metadata.ownerReferences?.find(({ controller }) => controller);
    return byUid.has(owner?.uid) ? rootOf(byUid.get(owner.uid)) : item;
  };
  for (const item of byUid.values()) {
    const entry = seen.get(idOf(rootOf(item)));
    if (item.kind === "Pod") entry?.pods.push(item);
    if (item.kind === "DaemonSet" && entry !== undefined && item.status.observedGeneration !== undefined) {
      entry.desired = item.status.desiredNumberScheduled;
    }
  }
  for (const { involvedObject, message } of await listOf(plane, "/api/v1/events?fieldSelector=reason%3DFailedCreate")) {
    const owner = byUid.get(involvedObject.uid);
    const entry = owner === undefined ? undefined : seen.get(idOf(rootOf(owner)));
    if (entry !== undefined && entry.pods.length === 0) entry.refusal ??= message;
  }
  return seen;
}

const unplaced = ({ status }) =>
  status.conditions?.find(({ type, status }) => type === "PodScheduled" && status === "False");

/** Where a pod is, or goes once pods of lower priority have left their Node: without a kubelet, they never do. */
export const nodeNameOf = ({ spec, status }) => spec.nodeName ?? status.nominatedNodeName;

/** The scheduler's words about a pod that waits: none if it has not looked at it. */
export const waitsBecause = (pod) => (nodeNameOf(pod) === undefined ? (unplaced(pod)?.message ?? "") : undefined);

function isSettled(id, { pods, desired, refusal }) {
  if (refusal !== undefined) return true;
  const decided = pods.filter((pod) => pod.spec.nodeName !== undefined || unplaced(pod) !== undefined).length;
  return id.startsWith("DaemonSet/") ? decided >= (desired ?? Number.POSITIVE_INFINITY) : decided > 0;
}

/**
 * Makes the workloads, and returns what is to be seen of each, once the scheduler has decided about all of them, or has
 * decided nothing for some time: of a pod whose claims for devices do not exist it says nothing.
 */
export async function runWorkloads(plane, items) {
  const ids = items.map(idOf);
  const messages = await Promise.all(items.map((item) => makeWorkload(plane, item)));
  const refused = new Map(ids.map((id, index) => [id, messages[index]]));
  for (let open = ids.length, since = Date.now(); ; await sleep(LOOK_AGAIN)) {
    const seen = await look(plane, ids, refused);
    const left = [...seen].filter(([id, entry]) => !isSettled(id, entry)).length;
    if (left === 0 || Date.now() - since > SILENT_SECONDS * 1000) return seen;
    if (left !== open) since = Date.now();
    open = left;
  }
}

/** The uids of the pods that nothing has begun to remove. */
export async function livingPods(plane) {
  const pods = await listOf(plane, pathOf("Pod"));
  return new Set(
    pods.filter(({ metadata }) => metadata.deletionTimestamp === undefined).map(({ metadata }) => metadata.uid),
  );
}
