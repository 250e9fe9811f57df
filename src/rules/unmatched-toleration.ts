import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import type { PoolTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { nearestTaint, nearMiss } from "../scheduling/taints/near-miss.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  ofDeadLine,
  taintedHere,
  UNKNOWN_KEYS_FIRST,
  type WrittenToleration,
  writtenTolerations,
} from "./contract/vocabulary.js";
import { likeliestPools, mayHaveKey, taintsOf } from "./explanations/dead-tolerations.js";
import { wellKnownKeyMeantBy } from "./facts/platform-taints.js";
import { whyNotToTolerate } from "./facts/reservation.js";
import { correctToleration } from "./repairs/toleration-fixes.js";

function poolOf(taint: PoolTaint, { inventory }: RuleContext): NodePool | undefined {
  return inventory.pools.find(
    ({ taints, startupTaints, incomplete = [] }) =>
      taints.includes(taint) ||
      startupTaints.includes(taint) ||
      incomplete.some((one) => one.taint && one.place === taint.place),
  );
}

/** Returns the taint whose key is likely misspelt, and whether it is unique. */
function taintMeantBy(toleration: WrittenToleration, fit: WorkloadFit, context: RuleContext) {
  const { inventory } = context;
  const { comparisonOperators } = inventory.cluster;
  const taints = taintsOf(inventory);
  const closed = likeliestPools(fit, context).flatMap(({ pool, selector }) =>
    selector === "mismatch" || whyNotToTolerate(fit.workload, pool) !== undefined ? pool.taints : [],
  );
  const reachable = taints.filter((taint) => !closed.includes(taint));
  const nearest = nearestTaint(toleration, reachable, comparisonOperators);
  if (nearest?.miss !== "key-spelling") return undefined;
  const others = taints.filter((taint) => nearMiss(toleration, taint, comparisonOperators) === "key-spelling");
  return { taint: nearest.taint, isOnlyOne: others.every(({ key }) => key === nearest.taint.key) };
}

const PLACEHOLDER = /^(?:(?:example|my|some|your|taint)[-_.]?)?key[-_]?\d?$/i;

function adviseWithout(known: string | undefined, isCopied: boolean): string {
  if (known !== undefined) return `Did you mean ${quoted(known)}, which platforms put on nodes?`;
  if (isCopied) return "It is the placeholder of an example: write the key of the taint, or remove the toleration.";
  return "Correct its key, or remove the toleration where no node has such a taint.";
}

export const unmatchedToleration: Rule = {
  id: "unmatched-toleration",
  summary: "The toleration matches no taint of any pool.",
  severity: "warning",
  why: `No pool has a taint with the toleration's key: the key is misspelt, or the pool was renamed or removed. The toleration does no
harm by itself, but its author believes that the pod may run on such a pool.`,
  silent: `Reported only if it holds in every cluster that the manifest goes to. It is a note if other pools may exist that are not declared,
except for the placeholder of an example (\`key1\`) and for a well-known key under half of its domain (\`nvidia/gpu\`).

Not reported:

- keys that Kubernetes, a cloud or a well-known operator sets on nodes, which charts tolerate in advance;
- startup taints;
- a key that exists with another value or effect: \`near-miss-toleration\` reports it;
- a toleration that is the reason why the pod fits nowhere: \`unschedulable\` names it.`,
  fix: `Correct the key, or remove the toleration.

\`--fix\` corrects a misspelt key if only one key is similar and all pools with that key have the same taint. A difference in the
last letter or in a number (\`team-a\`, \`team-b\`) is no typo.`,
  examples: readExamples([
    {
      title: "A misspelt key",
      inventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
`,
      manifests: `${exampleWorkload("Job", "report")}
+     nodeSelector: {pool: batch}
      tolerations:
-       - key: dedicatd # <--
+       - key: dedicated
          operator: Equal
          value: batch
          effect: NoSchedule
+       - key: node.kubernetes.io/unreachable
+         operator: Exists
+         effect: NoExecute
+         tolerationSeconds: 30
`,
    },
  ]),
  checksFragments: true,
  claims: ["no-effect"],
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    { rule: "legacy-key", by: "toleration" },
    { rule: "undeclared-pools", by: "toleration" },
    { rule: "unschedulable", by: "toleration" },
    { rule: "daemonset-misses-pool", by: "toleration" },
  ],
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid) return;
    for (const toleration of writtenTolerations(fit)) {
      const { key } = toleration;
      if (!key || mayHaveKey(key, { inventory: context.inventory, fit })) continue;
      const { index } = toleration.origin;
      const meant = taintMeantBy(toleration, fit, context);
      const pool = meant && poolOf(meant.taint, context);
      const known = meant === undefined ? wellKnownKeyMeantBy(key) : undefined;
      const isCopied = PLACEHOLDER.test(key);
      const claim = ofDeadLine(`no pool has a taint with key ${quoted(key)}`, (one) => mayHaveKey(key, one), {
        says: `no declared pool has a taint with key ${quoted(key)}`,
        severity: known !== undefined || isCopied ? "warning" : "note",
      });
      const fix = meant?.isOnlyOne
        ? correctToleration(workload, { toleration, taint: meant.taint, miss: "key-spelling" }, context)
        : undefined;
      yield {
        at: placeInPodSpec(workload, ["tolerations", index, "key"]),
        workload,
        claims: [claim],
        help:
          meant === undefined
            ? adviseWithout(known, isCopied)
            : `Did you mean ${quoted(meant.taint.key)}? Pool ${quoted(pool?.name ?? "")} has this taint.`,
        related: meant && pool ? [taintedHere(pool, meant.taint)] : [],
        subject: { tolerations: [index] },
        groupBy: key,
        fix: fix ? { ...fix, restsOn: claim } : undefined,
      };
    }
  },
};
