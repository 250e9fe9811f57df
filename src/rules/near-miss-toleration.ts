import { effectsSetByKubernetes } from "../model/state-taints.js";
import { writtenTolerations } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { clause, type DeclaredWords, NO_POOL, ofDeadLine, ofObject } from "./contract/claim.js";
import { type Rule, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";
import { taintedHere } from "./contract/vocabulary.js";
import { findNearMiss, mayServe } from "./explanations/dead-tolerations.js";
import {
  correctToleration,
  describeMiss,
  fieldOfMiss,
  isSlipOfTheHand,
  type Miss,
  waysOut,
} from "./explanations/toleration-fixes.js";

export const nearMissToleration: Rule = {
  id: "near-miss-toleration",
  checksFragments: true,
  claims: ["no-effect", "object"],
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    ...yieldTo(
      "toleration",
      "undeclared-pools",
      "unschedulable",
      "daemonset-misses-pool",
      "suppressed-default-toleration",
    ),
  ],
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid) return;
    for (const toleration of writtenTolerations(fit)) {
      const { index } = toleration.origin;
      const found = findNearMiss(toleration, fit, context);
      if (found === undefined) continue;
      const miss: Miss = { toleration, taint: found.taint, miss: found.miss };
      const about = {
        at: placeInPodSpec(workload, ["tolerations", index, fieldOfMiss(miss)]),
        workload,
        subject: { tolerations: [index] },
      };
      if (found.of === undefined) {
        const { key } = found.taint;
        const effects = list([...(effectsSetByKubernetes(key) ?? [])]);
        const says = `toleration matches nothing: Kubernetes sets ${quoted(key)} only with effect ${effects} and without a value`;
        yield {
          ...about,
          severity: "note",
          claims: [ofObject(says)],
          groupBy: says,
          help: "Write `operator: Exists` with one of these effects, or remove the toleration.",
        };
        continue;
      }
      const { pool } = found.of.fit;
      const message = describeMiss(miss, pool.name);
      const { help, offer } = waysOut(miss, pool, workload, fit.pools, found.of.fit.selector === "mismatch");
      const ofDeclared: DeclaredWords | undefined = isSlipOfTheHand(miss)
        ? { says: clause`${message}, and ${NO_POOL} has the taint that it asks for`, severity: "note" }
        : undefined;
      const claim = ofDeadLine(message, (destination) => mayServe(toleration, destination), ofDeclared);
      const fix = correctToleration(workload, miss, context);
      yield {
        ...about,
        claims: [claim],
        // What helps may differ with the workload.
        groupBy: `${message}: ${help}`,
        help,
        offer,
        related: [taintedHere(pool, found.of.taint)],
        fix: fix ? { ...fix, restsOn: claim } : undefined,
      };
    }
  },
};
