import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import type { NodePool, PoolNode } from "../../model/pool.js";
import type { Reason, SelectorVerdict } from "../../model/pool-fit.js";
import type { Toleration } from "../../model/taint.js";
import { exactOffers, labelOffers, provisionedOffers } from "./label-offer.js";
import { machineSelection } from "./machine-selection.js";
import { matchesNode, type NodeSelection } from "./node-selection.js";
import { judgeSelection } from "./selector-knowledge.js";

export interface PlacementRequest {
  readonly selection: NodeSelection;
  /** Undefined for all. */
  readonly nodeNames: ReadonlySet<string> | undefined;
  /** Empty for none. */
  readonly nodeName: string;
  readonly toleratesCordon: boolean;
  /** Needed for pools that provision nodes for tolerations. */
  readonly tolerations: readonly Toleration[];
}

export interface Placement {
  readonly verdict: SelectorVerdict;
  readonly selector: SelectorVerdict;
  /** Every node that the pod asks for is cordoned, and the pod does not tolerate that. */
  readonly cordoned: boolean;
  readonly reasons: readonly Reason[];
}

export function judgeLabels(selection: NodeSelection, pool: NodePool, inventory: Inventory): SelectorVerdict {
  const request = { selection, nodeNames: undefined, nodeName: "", toleratesCordon: true, tolerations: [] };
  return judgePlacement(request, pool, inventory).verdict;
}

/** Judges a pool by its nodes if they are known, else by its declared labels. */
export function judgePlacement(request: PlacementRequest, pool: NodePool, inventory: Inventory): Placement {
  const { nodes = [] } = pool;
  const [first] = nodes;
  if (first !== undefined) return placeOnNodes(request, nodes, first);
  const offers = pool.autoProvisions
    ? provisionedOffers(request.tolerations, pool, inventory)
    : labelOffers(pool, inventory);
  const judged = judgeSelection(request.selection, offers, undefined, machineSelection(pool, inventory));
  const isUnmade = pool.autoProvisions && judged.verdict === "mismatch";
  const reasons: readonly Reason[] = isUnmade ? [...judged.reasons, { kind: "not-provisioned" }] : judged.reasons;
  const selector = judged.verdict;
  if (request.nodeName === "") return { verdict: selector, selector, cordoned: false, reasons };
  return {
    verdict: selector === "mismatch" ? "mismatch" : "unknown",
    selector,
    cordoned: false,
    reasons: [...reasons, { kind: "node-name-unknown", nodeName: request.nodeName }],
  };
}

/** Fewer are compared one by one. */
const MANY_NODES = 16;
/** Lists of labels that pods of a pool ask for. */
const MOST_KINDS = 64;

const byName = memoize((nodes: readonly PoolNode[]) => {
  const named = new Map<string, PoolNode>();
  for (const node of nodes) if (!named.has(node.name)) named.set(node.name, node);
  return named;
});

/** Finds a node in constant time. */
export function nodeNamed(nodes: readonly PoolNode[], name: string): PoolNode | undefined {
  return byName(nodes).get(name);
}

const kindsOf = memoize((_nodes: readonly PoolNode[]) => new Map<string, readonly PoolNode[]>());

/** Returns the node that a request names, and one for all that it cannot tell apart: of equal labels, where it asks for any. */
export function distinctNodes(
  { selection: { nodeSelector, terms = [] }, nodeNames, nodeName }: PlacementRequest,
  nodes: readonly PoolNode[],
): readonly PoolNode[] {
  const asksForFields = terms.some(({ fields }) => fields.length > 0);
  if (nodes.length < MANY_NODES || nodeNames !== undefined || asksForFields) return nodes;
  const asked = [...nodeSelector, ...terms.flatMap(({ expressions }) => expressions)];
  const keys = [...new Set(asked.map(({ key }) => key))].sort();
  const known = kindsOf(nodes);
  const id = JSON.stringify(keys);
  const kindOf = ({ labels, unschedulable }: PoolNode) =>
    JSON.stringify([unschedulable, ...keys.map((key) => labels[key] ?? null)]);
  const kinds = known.get(id) ?? [...groupBy(nodes, kindOf).values()].map(([first]) => first);
  if (known.size >= MOST_KINDS) known.clear();
  known.set(id, kinds);
  const named = nodeName === "" ? undefined : nodeNamed(nodes, nodeName);
  return named === undefined ? kinds : [named, ...kinds];
}

function placeOnNodes(request: PlacementRequest, nodes: readonly PoolNode[], first: PoolNode): Placement {
  let selected = false;
  let asked = false;
  for (const node of distinctNodes(request, nodes)) {
    if (request.nodeNames !== undefined && !request.nodeNames.has(node.name)) continue;
    if (!matchesNode(request.selection, node)) continue;
    selected = true;
    if (request.nodeName !== "" && request.nodeName !== node.name) continue;
    asked = true;
    if (node.unschedulable && !request.toleratesCordon) continue;
    return { verdict: "match", selector: "match", cordoned: false, reasons: [] };
  }
  const selector = selected ? "match" : "mismatch";
  if (asked) return { verdict: "mismatch", selector, cordoned: true, reasons: [{ kind: "cordoned" }] };
  const named = request.nodeName === "" ? first : nodeNamed(nodes, request.nodeName);
  const reasons: Reason[] = [];
  if (!selected) {
    const { labels, name } = named ?? first;
    reasons.push(...judgeSelection(request.selection, exactOffers(labels), name).reasons);
  }
  if (named === undefined || selected) reasons.push({ kind: "other-node-name", nodeName: request.nodeName });
  const allCordoned = !request.toleratesCordon && nodes.every(({ unschedulable }) => unschedulable);
  if (allCordoned) reasons.push({ kind: "cordoned" });
  return { verdict: "mismatch", selector, cordoned: allCordoned, reasons };
}
