import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const group = (more: string, section = "nodeGroups") => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
${section}:
  - {name: gpu, labels: {team: ml}, taints: [{key: gpu, value: a, effect: NoSchedule}]${more}}
`;
const EMPTY = ", minSize: 0";
const tags = (...lines: string[]) => `, tags: {${["k8s.io/cluster-autoscaler/enabled: yes", ...lines].join(", ")}}`;
const taintTag = (value: string) => `k8s.io/cluster-autoscaler/node-template/taint/gpu: "${value}"`;
const about = { inventory: "from: [{path: manifest.yaml}]", spoken: group(`${EMPTY}${tags()}`) };

const machines = (size: string, taints = "") => `apiVersion: cluster.x-k8s.io/v1beta1
kind: MachineDeployment
metadata: {name: md-0, annotations: {${size}}}
spec:
  clusterName: shop
  template:
    spec:
      clusterName: shop
      bootstrap: {configRef: {apiVersion: bootstrap.cluster.x-k8s.io/v1beta1, kind: KubeadmConfigTemplate, name: md-0}}
${taints}---
apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: {name: md-0}
spec:
  template:
    spec: {joinConfiguration: {nodeRegistration: {taints: [${taints === "" ? "{key: gpu, value: a, effect: NoSchedule}" : ""}]}}}
`;
const SIZE = 'cluster.x-k8s.io/cluster-api-autoscaler-node-group-min-size: "0"';

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "for managed node groups it asks EKS",
    ...about,
    silent: group(`${EMPTY}${tags()}`, "managedNodeGroups"),
  },
  {
    promise: "Reported are taints, and labels that a workload of the repository requires",
    inventory: about.inventory,
    spoken: `${group(`${EMPTY}${tags(taintTag("a:NoSchedule"))}`)}---\n${workload("Deployment", ["nodeSelector: {team: ml}"])}`,
    silent: group(`${EMPTY}${tags(taintTag("a:NoSchedule"))}`),
  },
  { promise: "of a group with a minimum size of 0", ...about, silent: group(`, minSize: 1${tags()}`) },
  {
    promise: "a group whose tags `propagateASGTags` copies",
    ...about,
    silent: group(`${EMPTY}${tags()}, propagateASGTags: true`),
  },
  {
    promise: "a group that nothing shows the autoscaler to run (its tags, the policy `autoScaler`",
    ...about,
    silent: group(EMPTY),
  },
  {
    promise: "the annotation with the minimum size",
    inventory: about.inventory,
    spoken: machines(SIZE),
    silent: machines(""),
  },
  {
    promise: "taints in `spec.template.spec.taints` of a MachineDeployment",
    inventory: about.inventory,
    spoken: machines(SIZE),
    silent: machines(SIZE, "      taints: [{key: gpu, value: a, effect: NoSchedule, propagation: Always}]\n"),
  },
];
