import type { Toleration } from "../../model/taint.js";
import type { WorkloadKind } from "../../model/workload.js";

export interface AddOnWorkload {
  readonly kind: Extract<WorkloadKind, "DaemonSet" | "Deployment">;
  readonly name: string;
  /** The key of its values; absent if they are at the top. */
  readonly at?: string;
  /** The defaults, which a list in the values replaces. */
  readonly tolerations: readonly Toleration[];
  /** `tolerateAllTaints`, on by default, overrides any list; if it is off, these are appended to the list. */
  readonly whenNotAll?: readonly Toleration[];
  /** The first version with these fields, and what older ones append to the list: theirs do not tolerate all by default. */
  readonly before?: { readonly version: string; readonly whenNotAll: readonly Toleration[] };
  /** Values of `eks.amazonaws.com/compute-type` that its affinity excludes. */
  readonly notOn?: readonly string[];
  readonly hostNetwork?: true;
}

const ALL: readonly Toleration[] = [{ operator: "Exists" }];
const CRITICAL: Toleration = { key: "CriticalAddonsOnly", operator: "Exists" };
const FOR_A_WHILE: Toleration = { operator: "Exists", effect: "NoExecute", tolerationSeconds: 300 };
const EC2_ALONE = ["fargate", "auto", "hybrid"];

const exists = (...keys: readonly string[]): Toleration[] => keys.map((key) => ({ key, operator: "Exists" }));

/** Workloads of EKS add-ons, from the chart or manifest of the version given. Unconfirmed ones are left out. */
export const ADD_ONS: Readonly<Record<string, readonly AddOnWorkload[]>> = {
  // amazon-vpc-cni-k8s 1.23.1: charts/aws-vpc-cni.
  "vpc-cni": [{ kind: "DaemonSet", name: "aws-node", tolerations: ALL, notOn: EC2_ALONE, hostNetwork: true }],
  // kube-proxy v1.25.6-minimal-eksbuild.1: eksctl pkg/addons/default/testdata/sample-1.25.json, from a cluster.
  "kube-proxy": [{ kind: "DaemonSet", name: "kube-proxy", tolerations: ALL, notOn: ["fargate"], hostNetwork: true }],
  // coredns v1.14.3-eksbuild.3: eksctl pkg/addons/default/assets/coredns-1.36.json.
  coredns: [
    {
      kind: "Deployment",
      name: "coredns",
      tolerations: [{ key: "node-role.kubernetes.io/control-plane", effect: "NoSchedule" }, CRITICAL],
    },
  ],
  // aws-ebs-csi-driver 1.64.0: charts/aws-ebs-csi-driver; 1.11.2, templates/_node.tpl.
  "aws-ebs-csi-driver": [
    {
      kind: "DaemonSet",
      name: "ebs-csi-node",
      at: "node",
      tolerations: [FOR_A_WHILE],
      whenNotAll: exists(
        "ebs.csi.aws.com/agent-not-ready",
        "ToBeDeletedByClusterAutoscaler",
        "karpenter.sh/disrupted",
        "karpenter.sh/disruption",
      ),
      before: { version: "1.11.4", whenNotAll: [CRITICAL, FOR_A_WHILE] },
      notOn: EC2_ALONE,
    },
    { kind: "Deployment", name: "ebs-csi-controller", at: "controller", tolerations: [CRITICAL, FOR_A_WHILE] },
  ],
  // aws-efs-csi-driver 3.4.1: charts/aws-efs-csi-driver.
  "aws-efs-csi-driver": [
    {
      kind: "DaemonSet",
      name: "efs-csi-node",
      at: "node",
      tolerations: ALL,
      notOn: ["fargate", "hybrid"],
      hostNetwork: true,
    },
    {
      kind: "Deployment",
      name: "efs-csi-controller",
      at: "controller",
      tolerations: [CRITICAL, ...exists("efs.csi.aws.com/agent-not-ready")],
    },
  ],
  // aws-fsx-csi-driver 1.9.0: charts/aws-fsx-csi-driver.
  "aws-fsx-csi-driver": [
    {
      kind: "DaemonSet",
      name: "fsx-csi-node",
      at: "node",
      tolerations: [FOR_A_WHILE],
      whenNotAll: exists("fsx.csi.aws.com/agent-not-ready"),
      notOn: ["fargate"],
    },
    { kind: "Deployment", name: "fsx-csi-controller", at: "controller", tolerations: [CRITICAL, FOR_A_WHILE] },
  ],
  // mountpoint-s3-csi-driver 2.7.0: charts/aws-mountpoint-s3-csi-driver; 1.15.0, templates/node.yaml.
  "aws-mountpoint-s3-csi-driver": [
    {
      kind: "DaemonSet",
      name: "s3-csi-node",
      at: "node",
      tolerations: [],
      whenNotAll: [CRITICAL, ...exists("s3.csi.aws.com/agent-not-ready"), FOR_A_WHILE],
      before: { version: "2.0.0", whenNotAll: [CRITICAL, FOR_A_WHILE] },
      notOn: ["fargate", "hybrid"],
    },
  ],
  // eks-pod-identity-agent 0.1.37: charts/eks-pod-identity-agent.
  "eks-pod-identity-agent": [
    { kind: "DaemonSet", name: "eks-pod-identity-agent", tolerations: ALL, notOn: EC2_ALONE, hostNetwork: true },
  ],
  // eks-node-monitoring-agent 1.7.0: charts/eks-node-monitoring-agent.
  "eks-node-monitoring-agent": [
    {
      kind: "DaemonSet",
      name: "eks-node-monitoring-agent",
      at: "nodeAgent",
      tolerations: ALL,
      notOn: EC2_ALONE,
      hostNetwork: true,
    },
  ],
};
