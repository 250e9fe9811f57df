import type {
  ArrivedWorkload,
  ChangeReport,
  OutsideReleases,
  WhatIfReport,
  WorkloadImpact,
} from "../lint/contract/result.js";
import { formatJson } from "./json-text.js";

/** `what-if --format json`, version 1: `{schemaVersion, pools, workloads, undecided, judged}`. */
export function formatWhatIfJson(
  { pools, workloads, undecided, judged }: WhatIfReport,
  outside?: OutsideReleases,
): string {
  return formatJson({
    schemaVersion: 1,
    pools: pools.map(({ name, cluster, source, change, taintsBefore, taints, details }) => ({
      name,
      cluster,
      source: { file: source.file, line: source.line },
      change,
      taintsBefore,
      taints,
      details,
    })),
    workloads: workloads.map(impactJson),
    undecided,
    judged,
    outside,
  });
}

/** A comparison in JSON output of version 1. */
export function changeJson({
  base,
  pools,
  workloads,
  landFirst,
  landAfter,
  needBoth,
  asking,
  arrivals,
}: ChangeReport): object {
  return {
    base: { revision: base.revision, commit: base.commit },
    pools: pools.map(({ pool, cluster, change, source, details }) => ({
      pool,
      cluster,
      change,
      source: { file: source.file, line: source.line },
      details,
    })),
    workloads: workloads.map(impactJson),
    landFirst,
    landAfter,
    needBoth,
    asking,
    arrivals: arrivals
      ? {
          added: arrivals.added,
          unplaced: arrivals.unplaced.map(arrivedJson),
          refused: arrivals.refused.map(arrivedJson),
        }
      : undefined,
  };
}

function impactJson(impact: WorkloadImpact): object {
  const { kind, namespace, name, cluster, source, effect, pools, evictedAfterSeconds, reason } = impact;
  const { file, line } = source;
  return { kind, namespace, name, cluster, source: { file, line }, effect, pools, evictedAfterSeconds, reason };
}

function arrivedJson({ kind, namespace, name, cluster, source: { file, line } }: ArrivedWorkload): object {
  return { kind, namespace, name, cluster, source: { file, line } };
}
