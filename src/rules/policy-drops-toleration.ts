import type { AppliedPolicy } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatToleration } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { isPlacementKnown, namePools } from "./contract/vocabulary.js";

function lostBy({ lost }: AppliedPolicy, { workload }: WorkloadFit) {
  return lost.flatMap((index) => workload.podSpec.tolerations[index] ?? []);
}

function describeLoss(fit: WorkloadFit, applied: AppliedPolicy, pools: readonly NodePool[]): RuleFinding {
  const { by, policy, place } = applied;
  const { workload } = fit;
  const isLost = fit.pools.every(({ verdict }) => verdict === "blocked");
  return {
    at: place,
    workload,
    severity: isLost ? "error" : undefined,
    claims: ofPools(`${by} ${quoted(policy)} replaces the pod's tolerations, and drops those for ${namePools(pools)}`),
    details: [`${formatWorkload(workload)} loses ${list(lostBy(applied, fit).map(formatToleration))}`],
    help: "Add to the list in place of replacing it: a JSON patch with `op: add` and path `/spec/tolerations/-`, or ModifySet of Gatekeeper.",
    fingerprintBy: { names: [policy] },
    pools: pools.map(({ name }) => name),
  };
}

export const policyDropsToleration: Rule = {
  id: "policy-drops-toleration",
  claims: ["pools"],
  looksAt: "policies",
  *checkWorkload(fit, context) {
    if (!isPlacementKnown(fit)) return;
    for (const policy of fit.policies ?? []) {
      const { comparisonOperators } = fit.cluster;
      const lost = lostBy(policy, fit);
      // Pools that the pod reaches only with the dropped tolerations.
      const pools = context.inventory.pools.filter(({ taints }) =>
        taints
          .filter(keepsPodsOff)
          .some(
            (taint) =>
              lost.some((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "yes") &&
              fit.tolerations.every((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "no"),
          ),
      );
      if (pools.length > 0) yield describeLoss(fit, policy, pools);
    }
  },
};
