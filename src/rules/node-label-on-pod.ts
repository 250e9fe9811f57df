import { quoted } from "../model/words.js";
import { placeInObject, placeInPodSpec, type Workload } from "../model/workload.js";
import { ofAllWorkloads, ofObject } from "./contract/claim.js";
import { oncePerCluster, type Rule, type RuleContext, type RuleFinding } from "./contract/rule.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";

/** Labels about nodes only. Topology labels may be copied to pods. */
const OF_NODES = ["kubernetes.io/arch", "kubernetes.io/os", "beta.kubernetes.io/arch", "beta.kubernetes.io/os"];

function asksFor(workload: Workload, key: string): boolean {
  return (
    key in workload.podSpec.nodeSelector || requiredExpressions(workload).some((one) => one.requirement.key === key)
  );
}

/** Labels never copied to pods. */
const OF_NODES_ALONE =
  /^(?:(?:beta\.)?kubernetes\.io\/(?:os|arch)|node\.kubernetes\.io\/instance-type|node-role\.kubernetes\.io\/.+|karpenter\.sh\/(?:nodepool|capacity-type)|eks\.amazonaws\.com\/(?:nodegroup|capacityType)|cloud\.google\.com\/gke-nodepool|kubernetes\.azure\.com\/(?:agentpool|scalesetpriority))$/;

const podLabels = oncePerCluster(
  ({ fits }) => new Set(fits.flatMap(({ workload }) => Object.keys(workload.templateLabels))),
);

/** Finds pod affinity terms with node labels. */
function* selectedByNodeLabel(workload: Workload, context: RuleContext): Iterable<RuleFinding> {
  for (const { effect, isRequired, selected = [] } of workload.podSpec.podAffinityTerms) {
    for (const { key, path } of selected) {
      if (!OF_NODES_ALONE.test(key) || podLabels(context).has(key)) continue;
      const [what, follows] =
        effect === "attract"
          ? ["pod affinity", isRequired ? "which keeps the pods Pending" : "which has no effect"]
          : ["pod anti-affinity", "which keeps nothing apart"];
      yield {
        at: placeInPodSpec(workload, path, path.at(-1) === key ? "key" : "value"),
        workload,
        claims: ofAllWorkloads(
          `the ${what} looks for pods with ${quoted(key)}, a label of nodes that no pod has, ${follows}`,
        ),
        help: "Write the term under nodeAffinity to choose nodes, or select a label that the pods have.",
        fingerprintBy: { names: [what, key] },
      };
    }
  }
}

export const nodeLabelOnPod: Rule = {
  id: "node-label-on-pod",
  claims: ["object", "all-workloads"],
  *checkWorkload({ workload }, context) {
    yield* selectedByNodeLabel(workload, context);
    for (const key of OF_NODES) {
      const value = workload.templateLabels[key];
      if (value === undefined || asksFor(workload, key)) continue;
      yield {
        at: placeInObject(workload, [...workload.podSpecPath.slice(0, -1), "metadata", "labels", key], "key"),
        workload,
        claims: [ofObject(`label ${quoted(key)} of a pod selects no node: it is a label of nodes`)],
        help: `Write \`${key}: ${value}\` in the pod spec's nodeSelector.`,
        fingerprintBy: { names: [key] },
      };
    }
  },
};
