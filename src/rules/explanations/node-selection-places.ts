import type { NodeSelectorRequirement } from "../../model/pod.js";
import type { FieldPath } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";

export const REQUIRED_TERMS: FieldPath = [
  "affinity",
  "nodeAffinity",
  "requiredDuringSchedulingIgnoredDuringExecution",
  "nodeSelectorTerms",
];

export const PREFERRED_TERMS: FieldPath = [
  "affinity",
  "nodeAffinity",
  "preferredDuringSchedulingIgnoredDuringExecution",
];

export interface PlacedRequirement {
  readonly requirement: NodeSelectorRequirement;
  readonly path: FieldPath;
}

/** Returns `matchExpressions` with paths. */
export function placedExpressions(
  expressions: readonly NodeSelectorRequirement[],
  path: FieldPath,
): PlacedRequirement[] {
  return expressions.map((requirement, index) => ({ requirement, path: [...path, "matchExpressions", index] }));
}

export function requiredExpressions({ podSpec }: Workload): PlacedRequirement[] {
  const terms = podSpec.nodeAffinity?.required ?? [];
  return terms.flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}
