import { rangeOf } from "../../manifest/locate.js";
import { type ClusterChange, isLoss } from "../../model/change.js";
import type { Workload } from "../../model/workload.js";
import { describeDifference } from "../../rules/explanations/impact-wording.js";
import type { IdentifiedFinding } from "../said/fingerprint.js";

/** A pool that a workload has lost, and a line that says by what. */
interface LostPool {
  readonly pool: string;
  readonly line: string;
}

/**
 * Says in each finding about the pools of a workload that a change of these pools has brought it: whoever reads it at an
 * unchanged manifest would look for the mistake there.
 */
export function nameCauses(
  findings: readonly IdentifiedFinding[],
  changes: readonly ClusterChange[],
): readonly IdentifiedFinding[] {
  const lost = new Map(changes.map((change) => [change.cluster, lostPools(change)]));
  return findings.map((one) => {
    const { workload, pools, details } = one.finding;
    if (workload === undefined || pools === undefined) return one;
    const ofWorkload = lost.get(one.cluster)?.get(workload) ?? [];
    const lines = ofWorkload.flatMap(({ pool, line }) => (pools.length === 0 || pools.includes(pool) ? [line] : []));
    return lines.length === 0 ? one : { ...one, finding: { ...one.finding, details: [...lines, ...details] } };
  });
}

function lostPools({ impacts, pools }: ClusterChange): ReadonlyMap<Workload, readonly LostPool[]> {
  const lost = new Map<Workload, LostPool[]>();
  for (const impact of impacts.filter(isLoss)) {
    for (const difference of pools.filter(({ pool }) => impact.pools.includes(pool))) {
      const { file, line } = rangeOf(difference.at);
      const known = lost.get(impact.workload) ?? [];
      const text = `this change did it: ${describeDifference(difference)} (${file}:${line})`;
      lost.set(impact.workload, [...known, { pool: difference.pool, line: text }]);
    }
  }
  return lost;
}
