// Asks a running control plane what it does with workloads on Nodes of one pool after another.
import { setTimeout as sleep } from "node:timers/promises";
import {
  emptyCluster,
  idOf,
  isWorkload,
  livingPods,
  makeNodes,
  makeOthers,
  nodeNameOf,
  refusalOf,
  removeWorkloads,
  runWorkloads,
  templateOf,
  waitsBecause,
} from "./cluster.mjs";

/** How long a pod is watched on a Node that evicts: test/conformance/live-answers.ts expects evictions until then. */
const EVICTION_SECONDS = 8;

/** What keeps a pod waiting, by the scheduler's words; taints and labels where none of these fits. Spreads count other pods. */
const CAUSES = {
  size: /Insufficient|Too many pods/,
  pods: /free ports|affinity rules|topology spread constraints(?! \(missing)/,
  volumes: /volume|persistentvolumeclaim/,
  devices: /^$|resourceclaim|allocate all claims/,
};
/** The letter of each: test/conformance/live-answers.ts reads them. */
const LETTERS = { size: "z", pods: "o", volumes: "v", devices: "d" };

function waitingLetter(message) {
  const [cause] = Object.entries(CAUSES).find(([, pattern]) => pattern.test(message)) ?? [];
  return LETTERS[cause] ?? "n";
}

/** `y` for a pod that is placed, `x` for one that is refused, `s` where only some Nodes run a DaemonSet. */
function letterOf(id, { pods, desired, refusal }, nodes) {
  if (refusal !== undefined && pods.length === 0) return "x";
  const waiting = pods.map(waitsBecause).find((message) => message !== undefined);
  if (id.startsWith("DaemonSet/") && desired < nodes.length) return desired === 0 ? "n" : "s";
  if (waiting !== undefined) return waitingLetter(waiting);
  return pods.some((pod) => nodes.includes(nodeNameOf(pod))) ? "y" : "n";
}

function asksForRoom(item) {
  const { containers = [], initContainers = [], overhead, runtimeClassName } = templateOf(item).spec;
  const asks = ({ resources = {} }) => Object.keys({ ...resources?.requests, ...resources?.limits }).length > 0;
  return overhead !== undefined || runtimeClassName !== undefined || [...containers, ...initContainers].some(asks);
}

/** The workloads one after another on the Nodes of the pool as they are, beside the DaemonSets that run there. */
async function judgeAlone(plane, pool, items, count) {
  const letters = new Map();
  await emptyCluster(plane);
  const nodes = await makeNodes(plane, pool, count, false);
  const running = [];
  const isDaemonSet = ({ kind }) => kind === "DaemonSet";
  for (const item of [...items.filter(isDaemonSet), ...items.filter((item) => !isDaemonSet(item))]) {
    const id = idOf(item);
    const letter = letterOf(id, (await runWorkloads(plane, [item])).get(id), nodes);
    letters.set(id, letter);
    if (isDaemonSet(item) && letter === "y") running.push(item.metadata.name);
    await removeWorkloads(plane, running);
  }
  return letters;
}

/** A letter for each workload: all of them together on Nodes with room, then alone whose answer depends on more. */
async function judgePool(plane, pool, items, count) {
  await emptyCluster(plane);
  const nodes = await makeNodes(plane, pool, count, true);
  const seen = await runWorkloads(plane, items);
  const letters = new Map([...seen].map(([id, entry]) => [id, letterOf(id, entry, nodes)]));
  if ((pool.taints ?? []).some((taint) => JSON.stringify(taint).includes("NoExecute"))) {
    await sleep(EVICTION_SECONDS * 1000);
    const living = await livingPods(plane);
    for (const [id, { pods }] of seen) {
      const isGone = pods.some(({ metadata, spec }) => nodes.includes(spec.nodeName) && !living.has(metadata.uid));
      if (letters.get(id) === "y" && isGone) letters.set(id, "e");
    }
  }
  const isPending = (item) => {
    const letter = letters.get(idOf(item));
    const hasSize = pool.allocatable !== undefined && asksForRoom(item);
    return letter === LETTERS.pods || ((letter === "y" || letter === LETTERS.size) && hasSize);
  };
  const alone = await judgeAlone(plane, pool, items.filter(isPending), count);
  return new Map([...letters, ...alone]);
}

/**
 * The letters of each workload, by its id, in the order of the pools: `r` for each where the API server refuses it. Its
 * messages are `refusals`, by id.
 */
export async function judgeWorkloads(plane, pools, objects, count) {
  const items = objects.filter(isWorkload);
  await makeOthers(
    plane,
    objects.filter((item) => !isWorkload(item)),
    items,
  );
  const messages = new Map();
  for (const item of items) messages.set(idOf(item), await refusalOf(plane, item));
  const refusals = new Map([...messages].filter(([, message]) => message !== undefined));
  const taken = items.filter((item) => !refusals.has(idOf(item)));
  const letters = Object.fromEntries(
    items.map(idOf).map((id) => [id, refusals.has(id) ? "r".repeat(pools.length) : ""]),
  );
  for (const pool of pools) {
    const begin = Date.now();
    for (const [id, letter] of await judgePool(plane, pool, taken, count)) letters[id] += letter;
    console.log(`pool ${pool.name}: ${taken.length} workloads in ${Math.round((Date.now() - begin) / 1000)} s`);
  }
  await emptyCluster(plane);
  return { letters, refusals };
}

/**
 * A letter for each workload as it is written: `t` for one that the API server takes, `p` where it takes the workload and
 * refuses its pods, `r` for one that it refuses.
 */
export async function judgeValidity(plane, { workloads, others }) {
  await makeOthers(plane, others, workloads);
  const letters = [];
  for (const item of workloads) {
    const refusal = await refusalOf(plane, item);
    const { metadata, spec } = templateOf(item);
    const pod = {
      apiVersion: "v1",
      kind: "Pod",
      metadata: { ...metadata, name: "pod", namespace: item.metadata.namespace },
      spec,
    };
    letters.push(refusal !== undefined ? "r" : (await refusalOf(plane, pod)) !== undefined ? "p" : "t");
  }
  return letters.join("");
}
