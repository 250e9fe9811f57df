import type { Exception } from "../exception.js";

const group = (tags: string, taints = "[{key: gpu, value: a, effect: NoSchedule}]") => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - {name: gpu, minSize: 0, taints: ${taints}, tags: {${tags}}}
`;
const tag = (value: string) => `k8s.io/cluster-autoscaler/node-template/taint/gpu: "${value}"`;
const about = { inventory: "from: [{path: manifest.yaml}]", spoken: group(tag("b:NoSchedule")) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Not reported: - a pool whose taints could not all be read",
    ...about,
    silent: group(tag("b:NoSchedule"), '"{{ taints }}"'),
  },
  {
    promise: "the empty tag",
    inventory: about.inventory,
    spoken: group("k8s.io/cluster-autoscaler/node-template/label: gpu", "[]"),
    silent: group('k8s.io/cluster-autoscaler/node-template/label: ""', "[]"),
  },
];
