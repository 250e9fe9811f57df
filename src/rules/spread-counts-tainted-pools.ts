import type { TopologySpreadConstraint } from "../model/pod.js";
import type { PoolFit } from "../model/pool-fit.js";
import { formatTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { countsNothing, spreadLimit } from "../scheduling/labels/topology-domains.js";
import { describeReason } from "../scheduling/reasons.js";
import { ofAllPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { isPlacementKnown, namePools, taintsAgainst, untoleratedHere } from "./contract/vocabulary.js";

/** Reports whether the constraint counts the workload's own pods. */
function countsItself({ matchLabels }: TopologySpreadConstraint, { templateLabels }: Workload): boolean {
  return (
    matchLabels !== undefined && Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value)
  );
}

function describeClosed(closed: PoolFit): string {
  const taints = taintsAgainst(closed).map(formatTaint);
  const why = taints.length > 0 ? `untolerated ${taints.join(", ")}` : closed.reasons.map(describeReason).join("; ");
  return `${closed.pool.name}: ${why}`;
}

function helpFor(tainted: readonly PoolFit[], closed: readonly PoolFit[]): string {
  const help = [
    ...(tainted.length > 0 ? ["add `nodeTaintsPolicy: Honor`"] : []),
    ...(tainted.length < closed.length ? ["remove `nodeAffinityPolicy: Ignore`"] : []),
  ].join(" and ");
  return `In the constraint, ${help}: nodes that the pod cannot enter then do not count.`;
}

export const spreadCountsTaintedPools: Rule = {
  id: "spread-counts-tainted-pools",
  claims: ["all-pools"],
  looksAt: "topology",
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    const replicas = workload.replicas ?? 1;
    if (!isPlacementKnown(fit)) return;
    for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
      if (countsNothing(constraint, inventory.cluster.kubernetesVersion) || !countsItself(constraint, workload))
        continue;
      const limit = spreadLimit(fit, constraint);
      if (limit === undefined || replicas <= limit.most) continue;
      const closed = limit.closed.map(({ pool }) => pool);
      const tainted = limit.closed.filter((pool) => taintsAgainst(pool).length > 0);
      yield {
        at: placeInPodSpec(workload, ["topologySpreadConstraints", index, "whenUnsatisfiable"]),
        workload,
        claims: ofAllPools(
          `the spread over ${quoted(constraint.topologyKey)} counts ${namePools(closed)}, which the pod cannot enter: ${replicas - limit.most} of ${replicas} replicas stay Pending`,
        ),
        details: limit.closed.map(describeClosed),
        help: helpFor(tainted, limit.closed),
        related: untoleratedHere(limit.closed),
        subject: { pools: closed },
        fingerprintBy: { names: [constraint.topologyKey] },
        fix:
          // A written `Ignore` is deliberate.
          constraint.nodeTaintsPolicy === undefined && tainted.length === limit.closed.length
            ? {
                title: "add nodeTaintsPolicy: Honor",
                operations: [
                  {
                    kind: "insert-entry",
                    at: placeInPodSpec(workload, ["topologySpreadConstraints", index]),
                    key: "nodeTaintsPolicy",
                    value: "Honor",
                    after: ["whenUnsatisfiable"],
                  },
                ],
              }
            : undefined,
      };
    }
  },
};
