import type { NodeSelectorRequirement } from "../../model/pod.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
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

/** Reports whether the pod asks for a value of a label, by its selector or in a term. */
export function asksForValue(workload: Workload, key: string, value: string): boolean {
  if (workload.podSpec.nodeSelector[key] === value) return true;
  return requiredExpressions(workload).some(
    ({ requirement }) => requirement.key === key && requirement.operator === "In" && requirement.values.includes(value),
  );
}

/** Returns the keys that the pod asks for, by its selector after admission and by expressions, where they ask for a value. */
export function askedKeys({ workload, nodeSelector }: WorkloadFit): string[] {
  const required = requiredExpressions(workload).map(({ requirement }) => requirement);
  const asking = required.filter(({ operator }) => operator === "In" || operator === "Exists");
  return [...Object.keys(nodeSelector), ...asking.map(({ key }) => key)];
}

export function requiredExpressions({ podSpec }: Workload): PlacedRequirement[] {
  const terms = podSpec.nodeAffinity?.required ?? [];
  return terms.flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}
