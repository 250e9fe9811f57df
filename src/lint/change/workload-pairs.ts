import { groupBy } from "../../model/group-by.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import { workloadFile } from "../contract/cluster-finding.js";

export interface WorkloadPair {
  readonly before: WorkloadFit;
  readonly after: WorkloadFit;
}

/** Pairs workloads by kind, namespace and name; duplicates by file, then by rendering. Others have no pair. */
export function pairWorkloads(before: readonly WorkloadFit[], after: readonly WorkloadFit[]): readonly WorkloadPair[] {
  const taken = new Set<WorkloadFit>();
  const found = new Map<WorkloadFit, WorkloadFit>();
  for (const keyOf of [keyWithFile, keyOfIdentity]) {
    const free = after.filter((fit) => !taken.has(fit));
    const candidates = groupBy(free, keyOf);
    for (const fit of before) {
      if (found.has(fit)) continue;
      const match = candidates.get(keyOf(fit))?.shift();
      if (match === undefined) continue;
      taken.add(match);
      found.set(fit, match);
    }
  }
  return before.flatMap((fit) => {
    const match = found.get(fit);
    return match === undefined ? [] : [{ before: fit, after: match }];
  });
}

function keyOfIdentity({ workload: { kind, namespace, name } }: WorkloadFit): string {
  return JSON.stringify([kind, namespace, name]);
}

function keyWithFile(fit: WorkloadFit): string {
  const path = workloadFile(fit.workload);
  return JSON.stringify([keyOfIdentity(fit), path, fit.workload.document.origin?.root]);
}
