import type { NodePool } from "../../model/pool.js";

const FARGATE = { key: "eks.amazonaws.com/compute-type", value: "fargate" };

/** Reports whether nodes stand for a service of single pods: EKS Fargate or a virtual kubelet, no DaemonSets. */
export function isVirtualPool({ taints, labels }: NodePool): boolean {
  return (
    labels[FARGATE.key] === FARGATE.value ||
    labels.type === "virtual-kubelet" ||
    taints.some(({ key, value }) => {
      return key === "virtual-kubelet.io/provider" || (key === FARGATE.key && value === FARGATE.value);
    })
  );
}
