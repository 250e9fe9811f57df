import type { Exception } from "../exception.js";

const inventory = "pools: [{name: a, scale: {max: 2}}]";
const workload = (term: string, kind = "Deployment") => `apiVersion: apps/v1
kind: ${kind}
metadata: {name: a}
spec:
  replicas: 3
  template:
    metadata: {labels: {app: a}}
    spec:
      containers: [{name: a, image: a:1}]
      affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, ${term}}]}}
`;
const OWN = "labelSelector: {matchLabels: {app: a}}";
const spoken = workload(OWN);
const THREE = inventory.replace("2", "3");
const rolling = (update: string) =>
  spoken.replace("  template:", `  strategy: {type: RollingUpdate, rollingUpdate: ${update}}\n  template:`);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "If one pool declares nothing, there may be enough",
    inventory,
    spoken,
    silentInventory: "pools: [{name: a, scale: {max: 2}}, {name: b}]",
  },
  {
    promise: "If other pools may exist, the number of domains is unknown",
    inventory,
    spoken,
    silentInventory: `${inventory}\ncomplete: false`,
  },
  {
    promise: "Only domains of the pools that may admit the pod count",
    inventory: 'pools: [{name: a, scale: {max: 2}}, {name: b, scale: {max: 9}, taints: ["a=b:NoSchedule"]}]',
    spoken,
    silentInventory: "pools: [{name: a, scale: {max: 2}}, {name: b, scale: {max: 9}}]",
  },
  {
    promise: "Not reported: - a term with namespaces",
    inventory,
    spoken,
    silent: workload(`${OWN}, namespaces: [other]`),
  },
  {
    promise: "or with `matchExpressions` other than `In` with one value",
    inventory,
    spoken: workload("labelSelector: {matchExpressions: [{key: app, operator: In, values: [a]}]}"),
    silent: workload("labelSelector: {matchExpressions: [{key: app, operator: In, values: [a, b]}]}"),
  },
  { promise: "with `mismatchLabelKeys`", inventory, spoken, silent: workload(`${OWN}, mismatchLabelKeys: [app]`) },
  {
    promise: "- a term whose labels the pods do not have",
    inventory,
    spoken,
    silent: workload("labelSelector: {matchLabels: {app: b}}"),
  },
  {
    promise: "As many replicas as nodes run, and no rollout ends",
    inventory: THREE,
    spoken,
    silentInventory: inventory.replace("2", "4"),
  },
  {
    promise: "a Deployment whose `maxUnavailable` rounds to 0",
    inventory: THREE,
    spoken: rolling("{maxUnavailable: 33%}"),
    silent: rolling("{maxUnavailable: 34%}"),
  },
  {
    promise: "starts a new pod before it stops one",
    inventory: THREE,
    spoken,
    silent: rolling("{maxSurge: 0}"),
  },
  {
    promise: "- a rollout where `matchLabelKeys` lets pods of two revisions run together",
    inventory: THREE,
    spoken,
    silent: workload(`${OWN}, matchLabelKeys: [pod-template-hash]`),
  },
  {
    promise: "or where `replicas` is not written",
    inventory: THREE.replace("3", "1"),
    spoken: spoken.replace("replicas: 3", "replicas: 1"),
    silent: spoken.replace("  replicas: 3\n", ""),
  },
  {
    promise: "- kinds other than Deployments, StatefulSets, ReplicaSets and ReplicationControllers",
    inventory,
    spoken,
    silent: workload(OWN, "DaemonSet"),
  },
];
