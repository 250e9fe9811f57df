import type { FeatureGateState } from "../model/cluster.js";
import type { PodSpec } from "../model/pod.js";
import type { PoolNode } from "../model/pool.js";
import type { Taint } from "../model/taint.js";
import { matchesNode } from "./node-affinity.js";
import { compileNodeSelection } from "./node-selection.js";
import { untoleratedTaints } from "./toleration.js";

/** A check by which a kubelet refuses a pod that was bound to its node. */
export type KubeletPredicate = "NodeAffinity" | "NodeName" | "TaintToleration";

/**
 * The checks that a kubelet's admission fails the pod on, in its order; empty when it takes the pod.
 * NoSchedule and cordon do not matter to it, and a static pod is exempt from NoExecute. Resources and ports are not
 * judged.
 * Upstream: pkg/kubelet/lifecycle/predicate.go generalFilter.
 */
export function kubeletRefusals(
  spec: PodSpec,
  node: PoolNode,
  taints: readonly Taint[],
  isStatic: boolean,
  comparison: FeatureGateState,
): KubeletPredicate[] {
  const refusals: KubeletPredicate[] = [];
  if (!matchesNode(compileNodeSelection(spec.nodeSelector, spec.nodeAffinity?.required), node)) {
    refusals.push("NodeAffinity");
  }
  if (spec.nodeName !== "" && spec.nodeName !== node.name) refusals.push("NodeName");
  const refusing = isStatic ? [] : untoleratedTaints(taints, spec.tolerations, evicts, comparison);
  if (refusing.length > 0) refusals.push("TaintToleration");
  return refusals;
}

function evicts(taint: Taint): boolean {
  return taint.effect === "NoExecute";
}
