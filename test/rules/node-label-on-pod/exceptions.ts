import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const labelled = (...spec: string[]) =>
  workload("Deployment", spec).replace(
    "  template:\n",
    "  template:\n    metadata: {labels: {kubernetes.io/arch: arm64}}\n",
  );

const NEAR = `apiVersion: apps/v1
kind: Deployment
metadata: {name: near}
spec:
  template:
    metadata: {labels: {app: a}}
    spec:
      containers: [{name: a, image: a:1}]
      affinity: {podAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, podAffinityTerm: {topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {karpenter.sh/nodepool: x}}}}]}}
`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Nothing is reported if the pod also selects nodes by the label",
    inventory: "pools: [{name: general}]",
    spoken: labelled(),
    silent: labelled("nodeSelector: {kubernetes.io/arch: arm64}"),
  },
  {
    promise: "if a pod of the cluster has the label",
    inventory: "pools: [{name: general}]",
    spoken: `${NEAR}`,
    silent: `${NEAR}---\n${NEAR.replace("name: near", "name: other").replace("labels: {app: a}", "labels: {karpenter.sh/nodepool: x}")}`,
  },
];
