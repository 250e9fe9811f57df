import type { Inventory } from "../../model/cluster.js";
import type { PodSpec } from "../../model/pod.js";
import { beginningOfName, type NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { mayBeMet } from "../../scheduling/labels/label-offer.js";
import { compileNodeSelection, type LabelRequirement } from "../../scheduling/labels/node-selection.js";
import { isOrdinaryLabel } from "../../scheduling/labels/well-known-labels.js";
import { oncePerCluster, type RuleContext } from "../contract/rule.js";
import { isPlacementKnown } from "../contract/vocabulary.js";
import { isVirtualPool } from "../facts/virtual-pool.js";
import { REQUIRED_TERMS } from "./node-selection-places.js";
import { labelValues } from "./selector-explanation.js";

/** Share of workloads with undeclared labels that still counts as an exception. */
const ONE_IN = 10;

/** EKS' label for node groups. */
const NODE_GROUP = "eks.amazonaws.com/nodegroup";

const BUILT_IN: ReadonlySet<string> = new Set(["general-purpose", "system"]);

export interface SelectorRequirement {
  readonly requirement: LabelRequirement;
  readonly path: FieldPath;
}

export interface StrayRequirement extends SelectorRequirement {
  /** Workloads that request pool labels, and those that request declared ones. */
  readonly asking: number;
  readonly served: number;
}

export function requirementsOf(podSpec: PodSpec): SelectorRequirement[] {
  const { nodeSelector, terms = [] } = compileNodeSelection(podSpec.nodeSelector, podSpec.nodeAffinity?.required);
  const ofSelector = nodeSelector.map((requirement) => ({ requirement, path: ["nodeSelector", requirement.key] }));
  const [only, ...others] = terms;
  if (only === undefined || others.length > 0 || only.errors.length > 0) return ofSelector;
  const path = [...REQUIRED_TERMS, 0, "matchExpressions"];
  return [...ofSelector, ...only.expressions.map((requirement, index) => ({ requirement, path: [...path, index] }))];
}

/** Reports whether the pod requests special nodes. */
function asksForPool(fit: WorkloadFit): boolean {
  return (
    isPlacementKnown(fit) &&
    requirementsOf(fit.workload.podSpec).some(
      ({ requirement: { key, operator } }) => (operator === "In" || operator === "Exists") && !isOrdinaryLabel(key),
    )
  );
}

/** Returns the known start of the pool's name, if the label holds it. */
function beginningOf(key: string, pool: NodePool): string | undefined {
  return key === NODE_GROUP ? beginningOfName(pool)?.beginning : undefined;
}

/** Reports whether a requirement names a node group; virtual nodes have none. */
function isOtherGroup({ key, operator }: LabelRequirement, pool: NodePool): boolean {
  return key === NODE_GROUP && operator === "In" && isVirtualPool(pool);
}

const countAsking = oncePerCluster(({ fits }): Pick<StrayRequirement, "asking" | "served"> => {
  const asking = fits.filter(asksForPool);
  return { asking: asking.length, served: asking.filter(isServed).length };
});

function isServed(fit: WorkloadFit): boolean {
  const requirements = requirementsOf(fit.workload.podSpec);
  return fit.pools.some(
    ({ selector, pool }) =>
      selector !== "mismatch" && !requirements.some(({ requirement }) => isOtherGroup(requirement, pool)),
  );
}

/** Reports whether two Karpenter pools share a custom label, whose values they define. */
function isOfKarpenter(key: string, { pools }: Inventory): boolean {
  return pools.filter(({ format, labels }) => format === "karpenter" && Object.hasOwn(labels, key)).length > 1;
}

/** Node groups beside Karpenter may have labels that only one of its pools shares. */
function hasEvidenceFor(key: string, pool: NodePool, inventory: Inventory): boolean {
  if (beginningOf(key, pool) !== undefined) return true;
  const isOnlyKarpenter = pool.format === "karpenter" && !key.startsWith("karpenter.sh/");
  return Object.hasOwn(pool.labels, key) && (!isOnlyKarpenter || isOfKarpenter(key, inventory));
}

/** Counts known values of the label. */
function countValues(key: string, { pools }: WorkloadFit): number {
  const beginnings = new Set(pools.flatMap(({ pool }) => beginningOf(key, pool) ?? []));
  return labelValues(pools, key).length + beginnings.size;
}

function mayBeMetBy(requirement: LabelRequirement, inventory: Inventory): boolean {
  const pools = inventory.pools.filter((pool) => !isOtherGroup(requirement, pool));
  return mayBeMet(requirement, { ...inventory, pools });
}

/**
 * Returns a required value no declared pool has, if nine in ten workloads (all, with Karpenter) request declared ones.
 */
export function strayRequirement(fit: WorkloadFit, context: RuleContext): StrayRequirement | undefined {
  const { inventory } = context;
  if (fit.pools.length === 0 || isServed(fit) || !asksForPool(fit)) return undefined;
  const { asking, served } = countAsking(context);
  const strays = asking - served;
  const stray = requirementsOf(fit.workload.podSpec).find(
    ({ requirement }) =>
      requirement.operator === "In" &&
      (strays * ONE_IN <= asking || (strays === 1 && served > 0 && isOfKarpenter(requirement.key, inventory))) &&
      !isOrdinaryLabel(requirement.key) &&
      !(requirement.key === "karpenter.sh/nodepool" && requirement.values.some((value) => BUILT_IN.has(value))) &&
      countValues(requirement.key, fit) > 1 &&
      inventory.pools.some((pool) => hasEvidenceFor(requirement.key, pool, inventory)) &&
      !mayBeMetBy(requirement, inventory),
  );
  return stray && { ...stray, asking, served };
}
