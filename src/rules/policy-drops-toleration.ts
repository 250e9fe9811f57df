import type { AppliedPolicy } from "../model/pod-change.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatToleration } from "../model/toleration.js";
import { list, quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { isPlacementKnown, namePools, ofPools } from "./contract/vocabulary.js";

function lostBy({ lost }: AppliedPolicy, { workload }: WorkloadFit) {
  return lost.flatMap((index) => workload.podSpec.tolerations[index] ?? []);
}

/** Returns pools that the pod reaches only with the dropped tolerations. */
function closedBy(policy: AppliedPolicy, fit: WorkloadFit, { inventory }: RuleContext): readonly NodePool[] {
  const { comparisonOperators } = fit.cluster;
  const lost = lostBy(policy, fit);
  return inventory.pools.filter(({ taints }) =>
    taints
      .filter(keepsPodsOff)
      .some(
        (taint) =>
          lost.some((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "yes") &&
          fit.tolerations.every((toleration) => toleratesTaint(toleration, taint, comparisonOperators) === "no"),
      ),
  );
}

function describeLoss(fit: WorkloadFit, applied: AppliedPolicy, pools: readonly NodePool[]): RuleFinding {
  const { by, policy, place } = applied;
  const { workload } = fit;
  const isLost = fit.pools.every(({ verdict }) => verdict === "blocked");
  return {
    at: place,
    workload,
    severity: isLost ? "error" : undefined,
    claims: [
      ofPools(`${by} ${quoted(policy)} replaces the pod's tolerations, and drops those for ${namePools(pools)}`),
    ],
    details: [`${formatWorkload(workload)} loses ${list(lostBy(applied, fit).map(formatToleration))}`],
    help: "Add to the list in place of replacing it: a JSON patch with `op: add` and path `/spec/tolerations/-`, or ModifySet of Gatekeeper.",
    fingerprintBy: { names: [policy] },
    pools: pools.map(({ name }) => name),
  };
}

export const policyDropsToleration: Rule = {
  id: "policy-drops-toleration",
  summary: "A policy replaces a pod's list of tolerations, and so drops the pod's own.",
  severity: "warning",
  why: `\`tolerations\` is a list without keys: a strategic merge patch, an Assign of Gatekeeper or a JSON patch that replaces it sets the
whole list. The pod's own tolerations are lost, and nothing in its manifest shows it.

Reported at the policy, once for all workloads whose pods lose a toleration that admitted them to a pool. [Another
page](../policies.md) lists the policies that taintlint reads.`,
  silent: `It is an error if a pod fits no pool because of it, and \`unschedulable\` is silent then.`,
  fix: `Let the policy add to the list, or write the pod's own tolerations into the policy.`,
  examples: readExamples([
    {
      title: "A strategic merge patch of Kyverno",
      inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["dedicated=gpu:NoSchedule"]
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
      manifests: `
apiVersion: kyverno.io/v1
kind: ClusterPolicy # <--
metadata: {name: tolerate-spot}
spec:
  rules:
    - name: tolerate
      match: {any: [{resources: {kinds: [Pod], namespaces: [ml]}}]}
      mutate:
-       patchStrategicMerge:
-         spec: {tolerations: [{key: spot, operator: Exists}]}
+       patchesJson6902: |-
+         - {op: add, path: /spec/tolerations/-, value: {key: spot, operator: Exists}}
---${exampleWorkload("Deployment", "train", { namespace: "ml" })}
      nodeSelector: {pool: gpu}
      tolerations: [{key: dedicated, operator: Equal, value: gpu, effect: NoSchedule}]
`,
    },
  ]),
  claims: ["pools"],
  looksAt: "policies",
  *checkWorkload(fit, context) {
    if (!isPlacementKnown(fit)) return;
    for (const policy of fit.policies ?? []) {
      const pools = closedBy(policy, fit, context);
      if (pools.length > 0) yield describeLoss(fit, policy, pools);
    }
  },
};
