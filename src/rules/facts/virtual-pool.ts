import type { NodePool } from "../../model/pool.js";

const FARGATE = { key: "eks.amazonaws.com/compute-type", value: "fargate" };

/**
 * Reports whether a pool's nodes only stand for a service that runs single pods: EKS Fargate, or a virtual kubelet such as the
 * virtual nodes of AKS. No DaemonSet can run there.
 */
export function isVirtualPool({ taints, labels }: NodePool): boolean {
  return (
    labels[FARGATE.key] === FARGATE.value ||
    labels.type === "virtual-kubelet" ||
    taints.some(({ key, value }) => {
      return key === "virtual-kubelet.io/provider" || (key === FARGATE.key && value === FARGATE.value);
    })
  );
}
