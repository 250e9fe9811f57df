import { automaticKey, type GroupKey, namesPool } from "../../inventory/formats/node-groups.js";
import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import { beginningOfName, type NodePool, type PoolNode } from "../../model/pool.js";
import type { Place } from "../../model/source.js";
import { isTransientTaint } from "../../model/state-taints.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { count, list, quoted } from "../../model/words.js";
import { labelOffers } from "../../scheduling/labels/label-offer.js";
import { isOrdinaryLabel, PROVIDER_LABELS } from "../../scheduling/labels/well-known-labels.js";
import { sourceLineOf } from "../reports/fit-report.js";
import type { DriftFinding } from "./drift-finding.js";

interface LiveNode extends PoolNode {
  readonly taints: readonly PoolTaint[];
  readonly place: Place;
}

/** Nodes that one label of their provider puts together, whatever their taints. */
interface LivePool {
  readonly key: GroupKey;
  readonly nodes: readonly [LiveNode, ...LiveNode[]];
}

/** A live pool, and what may declare it: several where their names do not tell them apart. */
interface PoolPair extends LivePool {
  readonly declared: readonly [NodePool, ...NodePool[]];
}

/** A taint or label that nodes of one pool have and should not, or lack and should not. */
interface NodeDifference {
  readonly kind: DriftFinding["kind"];
  /** Before the pools, such as `nodes lack taint "gpu:NoSchedule", which is declared`. */
  readonly says: string;
  readonly pool: string;
  readonly some: readonly LiveNode[];
  readonly all: readonly LiveNode[];
  readonly place: Place;
}

interface PoolDrift {
  readonly findings: readonly DriftFinding[];
  /** How many pools were compared. */
  readonly pools: number;
  readonly notices: readonly string[];
}

const NAMED_NODES = 5;

/**
 * Compares declared pools with Nodes. `selected` are the label keys that workloads ask for: of a label with a prefix, which
 * controllers may set, nothing is said unless some workload asks for it.
 */
export function findPoolDrift(
  inventory: Inventory,
  live: readonly NodePool[],
  selected: ReadonlySet<string>,
): PoolDrift {
  const nodes = live.flatMap(({ nodes = [], taints, place }) => nodes.map((node) => ({ ...node, taints, place })));
  const groups = groupBy(nodes, (node) => JSON.stringify(automaticKey(node)));
  const livePools = [...groups.values()].map((members) => ({ key: automaticKey(members[0]), nodes: members }));
  const pairs = pairPools(livePools, inventory);
  const paired = new Set(pairs.flatMap(({ declared }) => declared));
  const unpaired = livePools.filter(({ nodes }) => !pairs.some((pair) => pair.nodes === nodes));
  const idle = inventory.pools.filter((pool) => !paired.has(pool));
  const unnamed = idle.filter(mayHaveAnyName);
  const differences = pairs.flatMap((pair) => [
    ...taintDifferences(pair, inventory),
    ...labelDifferences(pair, inventory, selected),
  ]);
  const left = unnamed.length > 0 ? [] : unpaired.filter(({ key }) => namesPool(key));
  const uncompared = unpaired.filter((pool) => !left.includes(pool)).flatMap(({ nodes }) => nodes);
  const why =
    unnamed.length > 0 ? `pool ${quoted(unnamed[0]?.name ?? "")} may have any name` : "no label names their pool";
  return {
    findings: [...left.map(describeLeft), ...describeDifferences(differences), ...describeIdle(idle)],
    pools: pairs.length + left.length,
    notices:
      uncompared.length === 0 ? [] : [`${count(uncompared.length, "node was", "nodes were")} not compared: ${why}`],
  };
}

/** Finds what declares each live pool: by its name first, then among those left by labels that all its nodes have. */
function pairPools(live: readonly LivePool[], inventory: Inventory): readonly PoolPair[] {
  const named = live.flatMap((pool) => pairOf(pool, poolsNamed(pool.key, inventory.pools)));
  const taken = new Set(named.flatMap(({ declared }) => declared));
  const free = inventory.pools.filter((pool) => !taken.has(pool));
  const others = live.filter(({ nodes }) => !named.some((pair) => pair.nodes === nodes));
  const byLabels = (pool: LivePool) =>
    pairOf(
      pool,
      free.filter((one) => hasLabelsOf(pool, one)),
    );
  return [...named, ...others.flatMap(byLabels)];
}

function pairOf(pool: LivePool, [first, ...others]: readonly NodePool[]): PoolPair[] {
  return first === undefined ? [] : [{ ...pool, declared: [first, ...others] }];
}

function poolsNamed({ source, value }: GroupKey, pools: readonly NodePool[]): readonly NodePool[] {
  const labelled = pools.filter(({ labels }) => labels[source] === value);
  if (labelled.length > 0) return labelled;
  const named = pools.filter(({ name }) => name === value);
  if (named.length > 0) return named;
  const lengthOf = (pool: NodePool) => {
    const { beginning } = beginningOfName(pool) ?? {};
    return beginning !== undefined && value.startsWith(beginning) ? beginning.length : 0;
  };
  const longest = Math.max(0, ...pools.map(lengthOf));
  return longest === 0 ? [] : pools.filter((pool) => lengthOf(pool) === longest);
}

function hasLabelsOf({ nodes }: LivePool, { labels }: NodePool): boolean {
  const own = Object.entries(labels).filter(([key]) => !isOrdinaryLabel(key));
  return own.length > 0 && nodes.every((node) => own.every(([key, value]) => node.labels[key] === value));
}

function mayHaveAnyName({ autoProvisions, incomplete = [] }: NodePool): boolean {
  const isPending = incomplete.some(({ field, beginning }) => field === "name" && beginning === undefined);
  return autoProvisions === true || isPending;
}

function describeLeft({ key, nodes }: LivePool): DriftFinding {
  const [{ place }] = nodes;
  return {
    ...{ kind: "undeclared-pool", severity: "warning", pools: [key.value], workloads: [] },
    message: `pool "${key.value}" has ${count(nodes.length, "node")}, and no file declares it`,
    details: [namesOf(nodes)],
    source: sourceLineOf(place),
  };
}

/** A pool that is scaled to zero has no Node. */
function describeIdle(idle: readonly NodePool[]): DriftFinding[] {
  const [first] = idle;
  if (first === undefined) return [];
  const names = idle.map(({ name }) => name);
  const have = idle.length === 1 ? "pool has" : `${idle.length} pools have`;
  const message = `${have} no node now: ${list(names.map(quoted))}`;
  const details = ["a pool that is scaled to zero has none"];
  const place = sourceLineOf(first.place);
  return [
    { kind: "pools-without-nodes", severity: "note", message, details, pools: names, workloads: [], source: place },
  ];
}

function taintDifferences({ declared, nodes }: PoolPair, inventory: Inventory): NodeDifference[] {
  const [{ name: pool, place }] = declared;
  const isPassing = ({ key }: PoolTaint) =>
    isTransientTaint(key, inventory.cluster.transientTaints) || inventory.nodeFeatureTaintKeys?.includes(key) === true;
  const certain = declared[0].taints.filter((taint) => declared.every(({ taints }) => holds(taints, taint)));
  const here = { pool, all: nodes };
  const strays = groupBy(
    nodes.flatMap(({ taints }) => taints.filter((taint) => !isPassing(taint) && !mayDeclare(declared, taint))),
    formatTaint,
  );
  const explained = new Set<LiveNode>();
  const live = [...strays].map(([text, [taint]]): NodeDifference => {
    const some = nodes.filter(({ taints }) => holds(taints, taint));
    const old = certain.find(({ key, effect }) => key === taint.key && effect === taint.effect);
    if (old === undefined) {
      const says = `nodes have taint "${text}", which is not declared`;
      return { ...here, kind: "undeclared-taint", says, some, place };
    }
    for (const node of some) explained.add(node);
    const says = `nodes have taint "${text}", which is declared as "${formatTaint(old)}"`;
    return { ...here, kind: "changed-taint", says, some, place: old.place };
  });
  const gone = certain.flatMap((taint): NodeDifference[] => {
    if (isPassing(taint) || taint.implied !== undefined) return [];
    const isChanged = ({ taints }: LiveNode) =>
      taints.some(({ key, effect }) => key === taint.key && effect === taint.effect);
    const some = nodes.filter((node) => !holds(node.taints, taint) && !(explained.has(node) && isChanged(node)));
    const says = `nodes lack taint "${formatTaint(taint)}", which is declared`;
    return some.length === 0 ? [] : [{ ...here, kind: "missing-taint", says, some, place: taint.place }];
  });
  return [...live, ...gone];
}

function holds(taints: readonly PoolTaint[], taint: PoolTaint): boolean {
  const text = formatTaint(taint);
  return taints.some((one) => formatTaint(one) === text);
}

function mayDeclare(declared: readonly NodePool[], taint: PoolTaint): boolean {
  return declared.some(({ taints, startupTaints, incomplete = [] }) => {
    const isPending = incomplete.some((one) => one.field === "taints" && (one.taint?.key ?? taint.key) === taint.key);
    return isPending || holds([...taints, ...startupTaints], taint);
  });
}

function labelDifferences(
  { key: named, declared, nodes }: PoolPair,
  inventory: Inventory,
  selected: ReadonlySet<string>,
): NodeDifference[] {
  const [first] = declared;
  const keys = new Set([...Object.keys(first.labels), ...nodes.flatMap(({ labels }) => Object.keys(labels))]);
  const offers = declared.map((pool) => labelOffers(pool, inventory));
  return [...keys].flatMap((key): NodeDifference[] => {
    if (key === named.source) return [];
    const origin = first.labelOrigins?.[key];
    const wanted = first.labels[key];
    const isCertain = wanted !== undefined && declared.every(({ labels }) => labels[key] === wanted);
    if (isCertain ? origin?.implied !== undefined : !isAnothers(key, selected)) return [];
    if (!isCertain && !offers.every((offer) => offer(key).kind === "absent")) return [];
    const here = { pool: first.name, all: nodes, place: (isCertain ? origin?.place : undefined) ?? first.place };
    const values = groupBy(nodes, ({ labels }) => labels[key]);
    return [...values].flatMap(([value, some]): NodeDifference[] => {
      if (value === wanted) return [];
      if (value === undefined) {
        const says = `nodes lack label "${key}=${wanted}", which is declared`;
        return [{ ...here, kind: "missing-label", says, some }];
      }
      const kind = isCertain ? "changed-label" : "undeclared-label";
      const says = `nodes have label "${key}=${value}", which is ${isCertain ? `declared as "${key}=${wanted}"` : "not declared"}`;
      return [{ ...here, kind, says, some }];
    });
  });
}

/** Labels without a prefix are those of people: what automates something must write one. Upstream: concepts, labels. */
function isAnothers(key: string, selected: ReadonlySet<string>): boolean {
  const isOfProvider = [...PROVIDER_LABELS.values()].some((keys) => keys.includes(key));
  return selected.has(key) || (!key.includes("/") && !isOfProvider);
}

/** Tells differences that nodes of several pools have alike once: they have one cause. */
function describeDifferences(differences: readonly NodeDifference[]): DriftFinding[] {
  return [...groupBy(differences, ({ says }) => says).values()].map((alike) => {
    const [{ kind, says, place }] = alike;
    const where = alike.map(({ some, all, pool }) => `${countOf(some, all)} of pool "${pool}"`);
    return {
      ...{ kind, severity: "warning", workloads: [], source: sourceLineOf(place) },
      pools: alike.map(({ pool }) => pool),
      message: `${says}: ${list(where)}`,
      details: alike.filter(({ some, all }) => some.length < all.length).map(({ some }) => namesOf(some)),
    };
  });
}

function countOf({ length: some }: readonly LiveNode[], { length: all }: readonly LiveNode[]): string {
  if (some < all) return `${some} of ${count(all, "node")}`;
  return all === 1 ? "the only node" : `all ${all} nodes`;
}

function namesOf(nodes: readonly LiveNode[]): string {
  const names = nodes.map(({ name }) => name);
  return `${nodes.length === 1 ? "node" : "nodes"} ${list(names, NAMED_NODES)}`;
}
