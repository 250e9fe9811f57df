import type { Cloud } from "../../model/machine.js";

interface KarpenterPlatform {
  readonly group: string;
  readonly cloud: Cloud;
  readonly labels: readonly string[];
  readonly fixedLabels: Readonly<Record<string, string>>;
  /** True if nodes may run another system than Linux without a requirement that says so. */
  readonly otherSystems: boolean;
  readonly nodeClasses: readonly string[];
}

/** Labels of Karpenter itself; `registered` and `initialized` come once a node is up. */
export const CORE_LABELS: readonly string[] = [
  "karpenter.sh/capacity-type",
  "karpenter.sh/registered",
  "karpenter.sh/initialized",
];

const PLATFORMS: readonly KarpenterPlatform[] = [
  {
    // karpenter-provider-aws/pkg/apis/v1/labels.go
    group: "karpenter.k8s.aws",
    cloud: "aws",
    labels: ["karpenter.k8s.aws/*", "topology.k8s.aws/*", "k8s.amazonaws.com/*", "vpc.amazonaws.com/*"],
    fixedLabels: {},
    otherSystems: true,
    nodeClasses: ["EC2NodeClass", "AWSNodeTemplate"],
  },
  {
    // EKS Auto Mode.
    group: "eks.amazonaws.com",
    cloud: "aws",
    labels: ["eks.amazonaws.com/*", "topology.k8s.aws/*", "k8s.amazonaws.com/*", "vpc.amazonaws.com/*"],
    fixedLabels: { "eks.amazonaws.com/compute-type": "auto" },
    otherSystems: false,
    nodeClasses: ["NodeClass"],
  },
  {
    // karpenter-provider-azure/pkg/apis/v1beta1/labels.go
    group: "karpenter.azure.com",
    cloud: "azure",
    labels: ["karpenter.azure.com/*", "kubernetes.azure.com/*"],
    fixedLabels: {},
    otherSystems: false,
    nodeClasses: ["AKSNodeClass"],
  },
];

/** Returns the platform of a node class; undefined for an unknown provider, whose nodes may have any platform label. */
export function platformOf(group: string, kind: string): KarpenterPlatform | undefined {
  return PLATFORMS.find((platform) => (group === "" ? platform.nodeClasses.includes(kind) : platform.group === group));
}
