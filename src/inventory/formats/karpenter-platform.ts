import type { Cloud } from "../../model/machine.js";

/** A cloud provider of Karpenter, by the API group of its node classes. */
export interface KarpenterPlatform {
  readonly group: string;
  readonly cloud: Cloud;
  /** Label keys that it gives to nodes, with values of its choice. Globs. Nobody else may set keys of its own group. */
  readonly labels: readonly string[];
  /** Labels that each of its nodes has. */
  readonly fixedLabels: Readonly<Record<string, string>>;
  /** Some nodes may run another system than Linux although no requirement says so. */
  readonly otherSystems: boolean;
  /** Kinds of its node classes, for versions that need not name the group. */
  readonly nodeClasses: readonly string[];
}

/** Labels of Karpenter itself; `registered` and `initialized` come once a node is up. */
const CORE_LABELS: readonly string[] = [
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

/** The platform of a node class; undefined for a provider that is not known here, whose nodes may have any platform label. */
export function platformOf(group: string, kind: string): KarpenterPlatform | undefined {
  return PLATFORMS.find((platform) => (group === "" ? platform.nodeClasses.includes(kind) : platform.group === group));
}

/** Globs of the label keys that nodes of the platform have by themselves. */
export function labelsOfPlatform(platform: KarpenterPlatform): readonly string[] {
  return [...CORE_LABELS, ...platform.labels];
}
