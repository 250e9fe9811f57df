import type { Inventory } from "../../model/cluster.js";
import type { WorkloadFit } from "../../model/fit.js";
import type { NodePool } from "../../model/pool.js";
import type { FieldPath } from "../../model/source.js";
import { mayBeMet } from "../../scheduling/labels/label-availability.js";
import { compileNodeSelection, type LabelRequirement } from "../../scheduling/labels/node-selection.js";
import { isOrdinaryLabel } from "../../scheduling/labels/well-known-labels.js";
import { oncePerCluster } from "../contract/once-per-cluster.js";
import type { RuleContext } from "../contract/rule.js";
import { isPlacementKnown } from "../contract/vocabulary.js";
import { isVirtualPool } from "../facts/virtual-pool.js";
import { REQUIRED_TERMS } from "./node-selection-places.js";
import { labelValues } from "./selector-explanation.js";

/** Where one in so many workloads asks for what nobody declared, the others show that the inventory is theirs. */
const ONE_IN = 10;

/** The label of EKS that holds the name of a node group. */
const NODE_GROUP = "eks.amazonaws.com/nodegroup";

/** The pools that EKS Auto Mode makes by itself: nobody has to declare them. */
const BUILT_IN: ReadonlySet<string> = new Set(["general-purpose", "system"]);

/** A requirement on a label, with its path from the pod spec. */
export interface SelectorRequirement {
  readonly requirement: LabelRequirement;
  readonly path: FieldPath;
}

/** A requirement that no declared pool meets, among workloads that ask for declared ones. */
export interface StrayRequirement extends SelectorRequirement {
  /** How many workloads ask for a label of pools, and how many of them for one that a declared pool has. */
  readonly asking: number;
  readonly served: number;
}

/** What the pod requires whatever else holds: its node selector, and the only term of its affinity. */
export function requirementsOf({ workload: { podSpec } }: WorkloadFit): SelectorRequirement[] {
  const { nodeSelector, terms = [] } = compileNodeSelection(podSpec.nodeSelector, podSpec.nodeAffinity?.required);
  const ofSelector = nodeSelector.map((requirement) => ({ requirement, path: ["nodeSelector", requirement.key] }));
  const [only, ...others] = terms;
  if (only === undefined || others.length > 0 || only.errors.length > 0) return ofSelector;
  const path = [...REQUIRED_TERMS, 0, "matchExpressions"];
  return [...ofSelector, ...only.expressions.map((requirement, index) => ({ requirement, path: [...path, index] }))];
}

/** Reports whether the pod asks for nodes that not every pool has. */
function asksForPool(fit: WorkloadFit): boolean {
  return (
    isPlacementKnown(fit) &&
    requirementsOf(fit).some(
      ({ requirement: { key, operator } }) => (operator === "In" || operator === "Exists") && !isOrdinaryLabel(key),
    )
  );
}

/** What the pool's name begins with, where the label holds it and only its end is open. */
function beginningOf(key: string, { incomplete = [] }: NodePool): string | undefined {
  return key === NODE_GROUP ? incomplete.find(({ field }) => field === "name")?.beginning : undefined;
}

/** Reports whether a requirement names other node groups than the pool, whatever the end of its name. */
function isOtherGroup({ key, operator, values }: LabelRequirement, pool: NodePool): boolean {
  // Nodes that only stand for a service, such as Fargate's, are in no group.
  if (key === NODE_GROUP && operator === "In" && isVirtualPool(pool)) return true;
  const beginning = beginningOf(key, pool);
  return beginning !== undefined && operator === "In" && !values.some((value) => value.startsWith(beginning));
}

const countAsking = oncePerCluster(({ fits }): Pick<StrayRequirement, "asking" | "served"> => {
  const asking = fits.filter(asksForPool);
  return { asking: asking.length, served: asking.filter(isServed).length };
});

function isServed(fit: WorkloadFit): boolean {
  const requirements = requirementsOf(fit);
  return fit.pools.some(
    ({ selector, pool }) =>
      selector !== "mismatch" && !requirements.some(({ requirement }) => isOtherGroup(requirement, pool)),
  );
}

/** Beside pools of Karpenter there are node groups, which alone have a label that it does not set by itself. */
function speaksForKey(key: string, pool: NodePool): boolean {
  if (beginningOf(key, pool) !== undefined) return true;
  return Object.hasOwn(pool.labels, key) && (pool.format !== "karpenter" || key.startsWith("karpenter.sh/"));
}

/** How many values of the label the declared pools have, as far as they can be told apart. */
function countValues(key: string, { pools }: WorkloadFit): number {
  const beginnings = new Set(pools.flatMap(({ pool }) => beginningOf(key, pool) ?? []));
  return labelValues(pools, key).length + beginnings.size;
}

function mayBeMetBy(requirement: LabelRequirement, inventory: Inventory): boolean {
  const pools = inventory.pools.filter((pool) => !isOtherGroup(requirement, pool));
  return mayBeMet(requirement, { ...inventory, pools });
}

/**
 * The value that a workload requires and no declared pool has, where the declared pools have other values of that very
 * label and nearly all other workloads ask for what they have. Where many ask for what is not declared, the inventory
 * lacks pools, and no workload is to blame.
 */
export function strayRequirement(fit: WorkloadFit, context: RuleContext): StrayRequirement | undefined {
  const { inventory } = context;
  if (fit.pools.length === 0 || isServed(fit) || !asksForPool(fit)) return undefined;
  const { asking, served } = countAsking(context);
  if ((asking - served) * ONE_IN > asking) return undefined;
  const stray = requirementsOf(fit).find(
    ({ requirement }) =>
      requirement.operator === "In" &&
      !isOrdinaryLabel(requirement.key) &&
      !(requirement.key === "karpenter.sh/nodepool" && requirement.values.some((value) => BUILT_IN.has(value))) &&
      countValues(requirement.key, fit) > 1 &&
      inventory.pools.some((pool) => speaksForKey(requirement.key, pool)) &&
      !mayBeMetBy(requirement, inventory),
  );
  return stray && { ...stray, asking, served };
}
