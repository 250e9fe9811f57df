import type { ChangeReport } from "../lint/result.js";

/** What a change does, in every JSON output of version 1. */
export function changeJson({ base, pools, workloads, landFirst }: ChangeReport): object {
  return {
    base: { revision: base.revision, commit: base.commit },
    pools: pools.map(({ pool, cluster, change, source, details }) => ({
      pool,
      cluster,
      change,
      source: { file: source.file, line: source.line },
      details,
    })),
    workloads: workloads.map((impact) => ({
      kind: impact.kind,
      namespace: impact.namespace,
      name: impact.name,
      cluster: impact.cluster,
      source: { file: impact.source.file, line: impact.source.line },
      effect: impact.effect,
      pools: impact.pools,
      evictedAfterSeconds: impact.evictedAfterSeconds,
      reason: impact.reason,
    })),
    landFirst,
  };
}
