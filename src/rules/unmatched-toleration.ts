import type { PoolTaint } from "../model/taint.js";
import { placeInPodSpec } from "../model/workload.js";
import { nearestTaint, nearMiss } from "../scheduling/near-miss.js";
import { findNearMiss, isNamedByPlacement, isUnmatchedKey, taintsOf } from "./dead-tolerations.js";
import type { Miss } from "./near-miss-wording.js";
import type { Rule, RuleContext } from "./rule.js";
import { correctToleration } from "./toleration-fixes.js";
import { quoted } from "./wording.js";

function poolOf(taint: PoolTaint, { inventory }: RuleContext): string {
  return inventory.pools.find((pool) => pool.taints.includes(taint) || pool.startupTaints.includes(taint))?.name ?? "";
}

export const unmatchedToleration: Rule = {
  id: "unmatched-toleration",
  summary: "The toleration matches no taint of any pool.",
  severity: "warning",
  rationale: `A toleration whose key no pool carries is dead text: a misspelt key, a pool that was renamed or removed. It does
no harm by itself, but its author believes that the pod may run somewhere.

Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself, which charts tolerate in
advance, and for startup taints. A key that exists with another value or effect is a near miss and has its own rule.
Where the inventory says that it is not complete the finding is a note. When the toleration is the reason that the pod
fits nowhere, that finding names it and this one is not repeated.

\`--fix\` corrects a misspelt key where only one key comes near and all its pools have the very same taint. A last letter or
a number that differs (\`team-a\`, \`team-b\`) is no slip of the hand.`,
  examples: [
    {
      title: "A misspelt key",
      inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
`,
      bad: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      tolerations:
        - key: dedicatd # <--
          operator: Equal
          value: batch
          effect: NoSchedule
`,
      good: `
apiVersion: batch/v1
kind: Job
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector: {pool: batch}
      tolerations:
        - key: dedicated
          operator: Equal
          value: batch
          effect: NoSchedule
        - key: node.kubernetes.io/unreachable
          operator: Exists
          effect: NoExecute
          tolerationSeconds: 30
`,
    },
  ],
  checksFragments: true,
  *checkWorkload(fit, context) {
    const { workload } = fit;
    const { inventory } = context;
    if (!fit.valid) return;
    const taints = taintsOf(inventory);
    for (const [index, toleration] of workload.podSpec.tolerations.entries()) {
      const { key } = toleration;
      if (!key || !isUnmatchedKey(key, context)) continue;
      if (findNearMiss(toleration, context) !== undefined || isNamedByPlacement(fit, index, context)) continue;
      const nearest = nearestTaint(toleration, taints, inventory.cluster.comparisonOperators);
      const meant = nearest?.miss === "key-spelling" ? nearest.taint : undefined;
      const origin = { by: "manifest", index } as const;
      const miss: Miss | undefined = meant && {
        toleration: { ...toleration, origin },
        taint: meant,
        miss: "key-spelling",
      };
      const others = taints.filter(
        (taint) => nearMiss(toleration, taint, inventory.cluster.comparisonOperators) === "key-spelling",
      );
      const isOnlyOne = others.every((taint) => taint.key === meant?.key);
      const fix = miss && isOnlyOne ? correctToleration(workload, miss, context) : undefined;
      yield {
        at: placeInPodSpec(workload, ["tolerations", index, "key"]),
        workload,
        ...(!inventory.complete && { severity: "note" as const }),
        message: `no pool has a taint with key ${quoted(key)}`,
        help:
          meant === undefined
            ? "Remove the toleration, or correct its key."
            : `Did you mean ${quoted(meant.key)}? Pool ${quoted(poolOf(meant, context))} has this taint.`,
        related:
          meant === undefined
            ? []
            : [{ place: meant.place, message: `pool ${quoted(poolOf(meant, context))} is tainted here` }],
        subject: key,
        ...(fix && { fix }),
      };
    }
  },
};
