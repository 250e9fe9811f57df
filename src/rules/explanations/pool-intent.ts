import { isControlPlanePool, type NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { formatTaint, isWritten, writtenTolerations } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import { formatWorkload, isDaemon, type Workload } from "../../model/workload.js";
import { isOrdinaryLabel } from "../../scheduling/labels/well-known-labels.js";
import { oncePerCluster, type RuleContext } from "../contract/rule.js";
import { distinctTaints, taintsAgainst } from "../contract/vocabulary.js";
import { type NodeAgentRole, nodeAgentRole } from "../facts/node-agents.js";
import { isSystemNamespace, servesByName } from "../facts/reservation.js";
import { certainPools, toleratedTaints } from "./reached-pools.js";

/** With fewer pools, a DaemonSet on one of two has lost half of the cluster. */
const MANY_POOLS = 3;

/** Taints for a node's state or role, not its users. */
const OF_KUBERNETES = /^(?:node\.kubernetes\.io|node-role\.kubernetes\.io|node\.cloudprovider\.kubernetes\.io)\//;

/** Returns evidence that a DaemonSet is meant for pools it misses, as a clause; undefined for none. */
export function signOfIntent(fit: WorkloadFit, missed: readonly PoolFit[], context: RuleContext): string | undefined {
  return (
    signOfInventory(fit, missed) ??
    signOfSelector(fit, missed) ??
    signOfList(fit, missed) ??
    signOfSiblings(fit, missed, context)
  );
}

/** A pool names its DaemonSets. */
function signOfInventory({ workload }: WorkloadFit, missed: readonly PoolFit[]): string | undefined {
  const naming = missed.find(({ pool }) => servesByName(workload, pool));
  return naming && `pool ${quoted(naming.pool.name)} names it in daemonSets`;
}

/** The DaemonSet selects a label of the pool that not every node has. */
function signOfSelector({ nodeSelector }: WorkloadFit, missed: readonly PoolFit[]): string | undefined {
  const label = Object.keys(nodeSelector).find(
    (key) => !isOrdinaryLabel(key) && missed.some(({ pool }) => pool.labels[key] === nodeSelector[key]),
  );
  return label && `its selector asks for label ${quoted(label)} of these nodes`;
}

/** Its list has the key, or another taint of dedicated pools. */
function signOfList(fit: WorkloadFit, missed: readonly PoolFit[]): string | undefined {
  const keys = new Set(missed.flatMap(taintsAgainst).map(({ key }) => key));
  const named = writtenTolerations(fit).find(({ key = "" }) => keys.has(key) && !OF_KUBERNETES.test(key));
  if (named !== undefined) return `its list names other values or effects of taint ${quoted(named.key ?? "")}`;
  for (const pool of [...missed, ...certainPools(fit)]) {
    if (isControlPlanePool(pool.pool)) continue;
    const tolerated = toleratedTaints(pool, fit).find(
      ({ taint, toleration }) => isWritten(toleration) && !OF_KUBERNETES.test(taint.key),
    );
    if (tolerated !== undefined) {
      return `its list tolerates ${formatTaint(tolerated.taint)} of pool ${quoted(pool.pool.name)}`;
    }
  }
  return undefined;
}

/** A similar agent runs on a missed pool. */
function signOfSiblings(
  { workload }: WorkloadFit,
  missed: readonly PoolFit[],
  context: RuleContext,
): string | undefined {
  const isOfSystem = isSystemNamespace(workload.namespace);
  const siblings = agentsBeyond(
    context,
    JSON.stringify([isOfSystem, missed.map(({ pool }) => positions(context).get(pool))]),
  );
  // Copies of one agent are no second opinion.
  const sibling = siblings.find((agent) => agent.name !== workload.name);
  return sibling && `${formatWorkload(sibling)} runs there`;
}

/** Returns up to two agents that run on some named pools and on others, without node plugins and add-ons. */
const agentsBeyond = oncePerCluster((context, text: string): readonly Workload[] => {
  const [isOfSystem, indexes]: [boolean, number[]] = JSON.parse(text);
  const missed = new Set(indexes.map((index) => context.inventory.pools[index]));
  const found: Workload[] = [];
  for (const { agent, entered } of plainAgents(context)) {
    if (isSystemNamespace(agent.namespace) && !isOfSystem) continue;
    if (agent.name === found[0]?.name || !entered.some((pool) => missed.has(pool))) continue;
    if (entered.some((pool) => !missed.has(pool))) found.push(agent);
    if (found.length === 2) break;
  }
  return found;
});

const positions = oncePerCluster(({ inventory }) => new Map(inventory.pools.map((pool, index) => [pool, index])));

const plainAgents = oncePerCluster(({ fits }) =>
  fits.flatMap((fit) => {
    const { workload: agent } = fit;
    if (agent.kind !== "DaemonSet" || agent.addOn !== undefined || nodeAgentRole(agent) !== undefined) return [];
    return [{ agent, entered: certainPools(fit).map(({ pool }) => pool) }];
  }),
);

/** Reports whether it misses one dedicated kind of node among many. */
export function isOneOfMany({ pools }: WorkloadFit, missed: readonly PoolFit[]): boolean {
  const purposes = new Set(missed.map((pool) => distinctTaints(taintsAgainst(pool)).map(formatTaint).sort().join()));
  const allowed = pools.filter(({ selector }) => selector !== "mismatch");
  return purposes.size === 1 && allowed.length >= MANY_POOLS && missed.length * 2 < allowed.length;
}

/** Returns a pod that cannot start on the pool without the plugin; undefined if none is known. */
export function podInNeed(
  role: NodeAgentRole,
  fit: WorkloadFit,
  missed: readonly PoolFit[],
  context: RuleContext,
): WorkloadFit | undefined {
  const { drivers, needyOn } = podsInNeed(context, role);
  // Which of several drivers a claim belongs to, its StorageClass tells, and that is the cluster's.
  if (role === "CSI node plugin" && [...drivers].some((name) => name !== fit.workload.name)) return undefined;
  const needy = missed.flatMap(({ pool }) => needyOn.get(pool) ?? []).filter((one) => one.fit !== fit);
  return needy.sort((a, b) => a.index - b.index)[0]?.fit;
}

/** Names of the plugins of a role, and two pods on each pool that need it. */
const podsInNeed = oncePerCluster(({ fits }, role: NodeAgentRole) => {
  const drivers = new Set<string>();
  const needyOn = new Map<NodePool, { readonly fit: WorkloadFit; readonly index: number }[]>();
  for (const [index, fit] of fits.entries()) {
    if (nodeAgentRole(fit.workload) === role) drivers.add(fit.workload.name);
    for (const { pool } of certainPools(fit)) {
      const known = needyOn.get(pool) ?? [];
      if (known.length < 2 && needs(fit, role, pool)) needyOn.set(pool, [...known, { fit, index }]);
    }
  }
  return { drivers, needyOn };
});

function needs({ workload }: WorkloadFit, role: NodeAgentRole, pool: NodePool): boolean {
  const { podSpec } = workload;
  switch (role) {
    case "CNI agent":
      return !podSpec.hostNetwork;
    case "CSI node plugin":
      return podSpec.hasClaims;
    case "device plugin": {
      const devices = [...Object.keys(pool.allocatable), ...pool.taints.map(({ key }) => key)];
      const asked = [...podSpec.containers, ...podSpec.initContainers, podSpec.resources].flatMap(
        ({ requests, limits }) => [...Object.keys(requests), ...Object.keys(limits)],
      );
      return asked.some((name) => name.includes("/") && devices.includes(name));
    }
  }
}

const DEVICE_DOMAINS = /^(?:nvidia\.com|amd\.com|gpu\.intel\.com|habana\.ai|aws\.amazon\.com|google\.com)\//;
/** A word of its own in a name, a label or a taint. */
const SPOT = /(?:^|[^a-z])(?:spot|preemptible)(?![a-z])/i;

/** Reports whether the nodes have devices, by what they allocate or by a taint for devices. */
export function hasDevices(pool: NodePool): boolean {
  const declared = Object.keys(pool.allocatable).some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
  return declared || pool.taints.some((taint) => DEVICE_DOMAINS.test(taint.key));
}

function isSpot({ name, labels, taints, requirements = [] }: NodePool): boolean {
  const texts = [
    name,
    ...Object.entries(labels).map((label) => label.join("=")),
    ...taints.map(formatTaint),
    ...requirements.flatMap(({ key, operator, values }) =>
      operator === "In" && values.length === 1 ? `${key}=${values[0]}` : [],
    ),
  ];
  return texts.some((text) => SPOT.test(text) && !text.endsWith("=false"));
}

const homesOf = ({ document: { file, origin }, namespace }: Workload) =>
  [file.path, origin?.root, `namespace ${namespace}`].filter((home) => home !== undefined);

const poolsByHome = oncePerCluster(({ fits }) => {
  const entered = new Map<string, Set<NodePool>>();
  for (const fit of fits.filter(({ workload }) => !isDaemon(workload))) {
    for (const home of homesOf(fit.workload)) {
      const pools = entered.get(home) ?? new Set();
      entered.set(home, pools);
      for (const { pool } of certainPools(fit)) pools.add(pool);
    }
  }
  return entered;
});

/** Ranks a pool that help may open: those of neighbours first, then those with the devices that it asks for and without Spot nodes; 0 is best. */
export function oddness({ workload }: WorkloadFit, { pool }: PoolFit, context: RuleContext): number {
  const entered = poolsByHome(context);
  if (homesOf(workload).some((home) => entered.get(home)?.has(pool))) return 0;
  const asked = workload.podSpec.containers.flatMap(({ requests, limits }) => Object.keys({ ...requests, ...limits }));
  const asksForDevices = asked.some((name) => name.includes("/") && !name.includes("kubernetes.io/"));
  return 1 + Number(hasDevices(pool) !== asksForDevices) + 2 * Number(isSpot(pool));
}
