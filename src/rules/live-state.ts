import type { Inventory } from "../model/cluster.js";
import { formatTaint } from "../model/taint.js";
import { count, quoted, shorten } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { compileNodeSelection, matchesNode } from "../scheduling/labels/node-selection.js";
import { nodeNamed } from "../scheduling/labels/placement.js";
import { toleratesTaint } from "../scheduling/taints/toleration.js";
import { ofObject } from "./contract/claim.js";
import { type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { isOfNodeList, schedulerSays } from "./contract/vocabulary.js";

const MOST_PODS = 5;

/** Words what stands between a bound Pod and its node: `taint "gpu:NoExecute" is not tolerated`; undefined for nothing. */
function whyNotHere({ podSpec }: Pick<Workload, "podSpec">, { pools, cluster }: Inventory): string | undefined {
  const { nodeName, tolerations, nodeSelector, nodeAffinity } = podSpec;
  const pool = pools.find(({ nodes = [] }) => nodeNamed(nodes, nodeName) !== undefined);
  const node = nodeNamed(pool?.nodes ?? [], nodeName);
  if (pool === undefined || node === undefined) return undefined;
  const evicting = pool.taints.find(
    (taint) =>
      taint.effect === "NoExecute" &&
      tolerations.every((one) => toleratesTaint(one, taint, cluster.comparisonOperators) === "no"),
  );
  if (evicting !== undefined) return `taint ${quoted(formatTaint(evicting))} is not tolerated`;
  const isSelected = matchesNode(compileNodeSelection(nodeSelector, nodeAffinity?.required), node);
  return isSelected ? undefined : "its labels are not those that the Pod asks for";
}

export const liveState: Rule = {
  id: "live-state",
  claims: ["object"],
  looksAt: "live-state",
  yieldsTo: yieldTo("workload", "unschedulable", "insufficient-capacity"),
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    if (!isOfNodeList(fit)) return;
    const tell = (state: string, says: string, help: string, details: readonly string[] = []): RuleFinding => {
      const at = placeInPodSpec(workload, [], "key");
      return { at, workload, claims: [ofObject(says)], details, help, fingerprintBy: { names: [state] } };
    };
    const { unready, kind, name, boundPods = [] } = workload;
    const ready = unready === undefined ? [] : [`${unready} Pods of the DaemonSet are ready`];
    for (const message of schedulerSays(workload)) {
      const help = `"taintlint explain - ${kind}/${name}" shows each pool. Room that other Pods take, claims and gates are not compared.`;
      yield tell("waits", `${kind === "Pod" ? "the Pod" : "a Pod of it"} waits for a node: ${message}`, help, ready);
    }
    for (const says of workload.schedulerMessage === undefined ? ready : []) {
      yield tell("unready", says, `"kubectl describe daemonset ${name}" tells why.`);
    }
    const strays = boundPods.flatMap((pod) => {
      const why = whyNotHere(pod, inventory);
      return why === undefined ? [] : [`${pod.name} on ${pod.podSpec.nodeName}: ${why}`];
    });
    if (strays.length === 0) return;
    const stand = count(strays.length, "Pod stands on a node", "Pods stand on nodes");
    const help = "The next Pod goes elsewhere, or waits: mend the taint or the label of the node, or the pod spec.";
    yield tell("strays", `${stand} that would not take another now`, help, shorten(strays, MOST_PODS, "more Pods"));
  },
};
