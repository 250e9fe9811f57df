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

/** Returns the keys that the pod names in its selector after admission and in expressions. */
export function namedKeys({ workload, nodeSelector }: WorkloadFit, isMeant = (_operator: string) => true): string[] {
  const required = requiredExpressions(workload).filter(({ requirement }) => isMeant(requirement.operator));
  return [...Object.keys(nodeSelector), ...required.map(({ requirement }) => requirement.key)];
}

/** Returns the keys of labels that the pod asks for. */
export function askedKeys(fit: WorkloadFit): string[] {
  return namedKeys(fit, (operator) => operator === "In" || operator === "Exists");
}

export function requiredExpressions({ podSpec }: Workload): PlacedRequirement[] {
  const terms = podSpec.nodeAffinity?.required ?? [];
  return terms.flatMap((term, index) => placedExpressions(term.matchExpressions, [...REQUIRED_TERMS, index]));
}
