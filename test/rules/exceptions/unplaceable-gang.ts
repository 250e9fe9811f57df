import type { Exception } from "./exception.js";

const group = (key = "") => `apiVersion: scheduling.k8s.io/v1beta1
kind: PodGroup
metadata: {name: train, namespace: ml}
spec: {schedulingPolicy: {gang: {minCount: 3}}${key && `, schedulingConstraints: {topology: [{key: ${key}}]}`}}
`;
const job = (name: string) => `---
apiVersion: batch/v1
kind: Job
metadata: {name: ${name}, namespace: ml}
spec: {template: {spec: {schedulingGroup: {podGroupName: train}, containers: [{name: a, image: a, resources: {requests: {cpu: 1}}}]}}}
`;
const about = {
  inventory: "pools: [{name: a, allocatable: {cpu: 1}, scale: {replicas: 2}}]",
  spoken: group() + job("a"),
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "taintlint is silent if one of these pools does not declare how far it grows",
    ...about,
    silentInventory:
      "pools: [{name: a, allocatable: {cpu: 1}, scale: {replicas: 2}}, {name: b, allocatable: {cpu: 1}}]",
  },
  {
    promise: "or what its nodes have",
    ...about,
    silentInventory: "pools: [{name: a, scale: {replicas: 2}}]",
  },
  {
    promise: "if the pods of a group come from several workloads",
    ...about,
    silent: group() + job("a") + job("b"),
  },
  {
    promise: "Labels that a cloud or Kubernetes sets, such as the zone, may be there even if no pool declares them",
    inventory: "pools: [{name: a}]",
    spoken: group("example.org/rack") + job("a"),
    silent: group("topology.kubernetes.io/zone") + job("a"),
  },
];
