import type { Inventory } from "../../model/cluster.js";
import { COMPUTE_CLASS_FORMAT } from "../../model/compute-class.js";
import type { PodSpec } from "../../model/pod.js";
import { beginningOfName, INSTANCE_TYPE_LABEL, type NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath, TextPlace } from "../../model/source.js";
import { isSlipOfValue } from "../../model/words.js";
import { mayBeMet } from "../../scheduling/labels/label-offer.js";
import { findLeftOutLabel } from "../../scheduling/labels/left-out-pools.js";
import { compileNodeSelection, type LabelRequirement } from "../../scheduling/labels/node-selection.js";
import { isOrdinaryLabel, NAME_LABELS } from "../../scheduling/labels/well-known-labels.js";
import { oncePerCluster, type RuleContext } from "../contract/rule.js";
import { isPlacementKnown } from "../contract/vocabulary.js";
import { isVirtualPool } from "../facts/reservation.js";
import { askedKeys, REQUIRED_TERMS } from "./node-selection-places.js";
import { labelValues } from "./selector-explanation.js";
import { isSlipOfTheHand, type Miss } from "./toleration-fixes.js";

/** Share of workloads with undeclared labels that still counts as an exception. */
const ONE_IN = 10;

/** EKS' label for node groups. */
const NODE_GROUP = "eks.amazonaws.com/nodegroup";

const BUILT_IN: ReadonlySet<string> = new Set(["general-purpose", "system"]);

interface SelectorRequirement {
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
  if (isServed(fit) || !asksForPool(fit)) return undefined;
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

/** GKE runs pods without a ComputeClass on unknown pools, if only classes are known. */
function runsBesideClasses({ tolerations }: WorkloadFit, { pools }: Inventory): boolean {
  return (
    !tolerations.some(({ origin }) => origin.by === "GKE") &&
    pools.every(({ format }) => format === COMPUTE_CLASS_FORMAT)
  );
}

/** Reports whether the pod nearly requests the pool: a label with a typo, or its name as machine type or prefix. */
function isNearlyAskedFor({ nodeSelector }: WorkloadFit, { pool }: PoolFit): boolean {
  const hasEnd = beginningOfName(pool)?.hasEnd ?? false;
  return Object.entries(nodeSelector).some(([key, value]) => {
    if (value === pool.name && (key === INSTANCE_TYPE_LABEL || (hasEnd && NAME_LABELS.has(key)))) return true;
    const given = isOrdinaryLabel(key) ? undefined : pool.labels[key];
    return given !== undefined && given !== value && isSlipOfValue(value, given);
  });
}

/** Reports whether the pod requests a distinguishing label that the pool declares. */
export function isAskedFor(fit: WorkloadFit, { pool, selector }: PoolFit): boolean {
  if (selector === "mismatch") return false;
  return askedKeys(fit).some((key) => Object.hasOwn(pool.labels, key) && !isOrdinaryLabel(key));
}

/** Finds a file of pools that are not read and that names a label which the pod requires and no pool has. */
export function findLeftOutFor({ workload, pools }: WorkloadFit, inventory: Inventory): TextPlace | undefined {
  if (inventory.leftOut === undefined || pools.some(({ selector }) => selector !== "mismatch")) return undefined;
  for (const { requirement } of requirementsOf(workload.podSpec)) {
    if (mayBeMet(requirement, { ...inventory, leftOut: [] })) continue;
    const place = findLeftOutLabel(requirement.key, requirement.values, inventory);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Reports whether a pod was meant for a declared pool of an incomplete inventory: by its label, or a typo. */
export function isMeantForDeclared(fit: WorkloadFit, inventory: Inventory, miss: Miss | undefined): boolean {
  if (runsBesideClasses(fit, inventory) || findLeftOutFor(fit, inventory) !== undefined) return false;
  if (miss !== undefined && isSlipOfTheHand(miss)) return true;
  return fit.pools.some((pool) => isAskedFor(fit, pool) || isNearlyAskedFor(fit, pool));
}
