import { rangeOf } from "../../manifest/locate.js";
import { type ClusterChange, isLoss, type PoolDifference } from "../../model/change.js";
import type { NodePool } from "../../model/pool.js";
import { formatTaint } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { describeDifference } from "../../rules/explanations/impact-wording.js";
import { describeEach, taintChangeImpact } from "../../rules/taint-change-impact.js";
import type { WordedFinding } from "../contract/cluster-finding.js";
import type { IdentifiedFinding } from "../contract/fingerprint.js";

/**
 * Says in each finding about the pools of a workload that a change of these pools has brought it: whoever reads it at an
 * unchanged manifest would look for the mistake there. What one change explains is told with what the change does.
 */
export function nameCauses(
  findings: readonly IdentifiedFinding[],
  changes: readonly ClusterChange[],
): readonly IdentifiedFinding[] {
  const lost = new Map(changes.map((change) => [change.cluster, lostPools(change)]));
  const added = new Map(
    changes.flatMap(({ pools }) => pools.flatMap((one) => (one.after ? [[one.after, one] as const] : []))),
  );
  const charts = changes.flatMap((change) => change.charts);
  const explained = findings.map((one) => {
    const { workload, pools, details } = one.finding;
    if (workload === undefined || pools === undefined) return one;
    const byChart = charts.find(({ losses }) =>
      losses.some(
        (loss) => loss.workload === workload && pools.length > 0 && pools.every((pool) => loss.pools.includes(pool)),
      ),
    );
    if (byChart) return { ...one, finding: { ...one.finding, change: { key: keyOf(byChart.at, byChart.chart) } } };
    const all = lost.get(one.cluster)?.get(workload) ?? [];
    const own = all.filter(({ pool }) => pools.length === 0 || pools.includes(pool));
    const causes = new Set((own.length > 0 ? own : blockedBy(one.finding, added)).map(keyOfDifference));
    const [key] = causes;
    const change = key === undefined || causes.size > 1 ? undefined : { key };
    return { ...one, finding: { ...one.finding, change, details: [...own.map(describeCause), ...details] } };
  });
  return explained.map((one) => {
    const { rule, cluster, finding } = one;
    if (rule !== taintChangeImpact.id || finding.workload !== undefined) return one;
    const ofCluster = changes.find((change) => change.cluster === cluster);
    const key = keyOf(finding.at, finding.fingerprintBy.names?.[0]);
    const difference = ofCluster?.pools.find((other) => keyOfDifference(other) === key);
    const own = explained.filter((other) => other.cluster === cluster && other.finding.change?.key === key);
    if (charts.some(({ at, chart }) => keyOf(at, chart) === key))
      return { ...one, finding: { ...finding, change: { key, explains: own.length } } };
    // Another finding tells whose nodes are replaced.
    if (!ofCluster || !difference || finding.groupBy !== undefined) return one;
    const told = new Set(own.map((other) => other.finding.workload));
    const details = describeEach(difference, ofCluster, (workload) => told.has(workload));
    return { ...one, finding: { ...finding, change: { key, explains: own.length }, details } };
  });
}

/** The changes of pools whose new taints alone keep a workload off every pool that it asks for. */
function blockedBy(
  { reasons = [] }: WordedFinding,
  changed: ReadonlyMap<NodePool, PoolDifference>,
): readonly PoolDifference[] {
  const causes = reasons
    .filter(({ differs }) => differs === undefined)
    .map(({ pool, reasons: words }) => {
      const difference = changed.get(pool);
      const taints = (difference?.added ?? []).map(formatTaint);
      return words.every((one) => taints.some((taint) => one === `untolerated taint ${taint}`))
        ? difference
        : undefined;
    });
  return causes.includes(undefined) ? [] : causes.flatMap((one) => one ?? []);
}

function keyOfDifference({ at, pool }: PoolDifference): string {
  return keyOf(at, pool);
}

function keyOf(at: WordedFinding["at"], pool: string | undefined): string {
  const { file, line, column } = rangeOf(at);
  return JSON.stringify([file, line, column, pool]);
}

function describeCause(difference: PoolDifference): string {
  const { file, line } = rangeOf(difference.at);
  return `this change did it: ${describeDifference(difference)} (${file}:${line})`;
}

/** The changed pools that each workload has lost. */
function lostPools({ impacts, pools }: ClusterChange): ReadonlyMap<Workload, readonly PoolDifference[]> {
  const lost = new Map<Workload, readonly PoolDifference[]>();
  for (const impact of impacts.filter(isLoss)) {
    const own = pools.filter(({ pool }) => impact.pools.includes(pool));
    lost.set(impact.workload, [...(lost.get(impact.workload) ?? []), ...own]);
  }
  return lost;
}
