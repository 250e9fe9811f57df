import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { type PoolTaint, type WrittenToleration, writtenTolerations } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { nearestTaint, nearMiss } from "../scheduling/taints/near-miss.js";
import { clause, NO_POOL, ofDeadLine } from "./contract/claim.js";
import { type Rule, type RuleContext, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";
import { taintedHere } from "./contract/vocabulary.js";
import { likeliestPools, mayHaveKey, taintsOf } from "./explanations/dead-tolerations.js";
import { correctToleration } from "./explanations/toleration-fixes.js";
import { wellKnownKeyMeantBy } from "./facts/platform-taints.js";
import { whyNotToTolerate } from "./facts/reservation.js";

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
  checksFragments: true,
  claims: ["no-effect"],
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    ...yieldTo("toleration", "legacy-key", "undeclared-pools", "unschedulable", "daemonset-misses-pool"),
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
      const claim = ofDeadLine(clause`${NO_POOL} has a taint with key ${quoted(key)}`, (one) => mayHaveKey(key, one), {
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
