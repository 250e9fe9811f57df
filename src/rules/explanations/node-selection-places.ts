import type { NodeSelectorRequirement } from "../../model/pod.js";
import type { FieldPath } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";

/** From a pod spec to its required node affinity terms. */
export const REQUIRED_TERMS: FieldPath = [
  "affinity",
  "nodeAffinity",
  "requiredDuringSchedulingIgnoredDuringExecution",
  "nodeSelectorTerms",
];

/** From a pod spec to its preferred node affinity terms. */
export const PREFERRED_TERMS: FieldPath = [
  "affinity",
  "nodeAffinity",
  "preferredDuringSchedulingIgnoredDuringExecution",
];

/** A requirement on a label, with its path from the pod spec. */
export interface PlacedRequirement {
  readonly requirement: NodeSelectorRequirement;
  readonly path: FieldPath;
}

/** The `matchExpressions` of a list of requirements at `path`, each with its own path. */
export function placedExpressions(
  expressions: readonly NodeSelectorRequirement[],
  path: FieldPath,
): PlacedRequirement[] {
  return expressions.map((requirement, index) => ({ requirement, path: [...path, "matchExpressions", index] }));
}

/** Every expression of every required term. */
export function requiredExpressions({ podSpec }: Workload): PlacedRequirement[] {
  const terms = podSpec.nodeAffinity?.required ?? [];
  return terms.flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}
