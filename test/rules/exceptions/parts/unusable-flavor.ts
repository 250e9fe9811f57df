import type { Exception } from "../exception.js";

const POOLS = "pools: [{name: general}, {name: spot, labels: {pool: spot}, taints: ['spot:NoSchedule']}";
const LOCAL = `apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team, namespace: ml}
spec: {clusterQueue: shared}
---
`;
const CLUSTER = `apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: shared}
spec: {namespaceSelector: {}, resourceGroups: [{coveredResources: [cpu], flavors: [{name: spot}, {name: other}]}]}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: other}
---
`;
const flavor = (more = "") => `apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: spot}
spec: {nodeLabels: {pool: spot}${more}}
---
`;
const job = (more = "") => `apiVersion: batch/v1
kind: Job
metadata: {name: a, namespace: ml, labels: {kueue.x-k8s.io/queue-name: team}}
spec: {template: {spec: {containers: [{name: a, image: a, resources: {requests: {cpu: 1}}}]${more}}}}
---
`;
const TOLERATES = ", tolerations: [{key: spot, operator: Exists}]";
const about = { inventory: `${POOLS}]`, spoken: `${LOCAL}${CLUSTER}${flavor()}${job()}` };
const ONLY_SPOT = CLUSTER.replace(", {name: other}", "");

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A taint under `nodeTaints` is taken into account",
    ...about,
    silent: `${LOCAL}${CLUSTER}${flavor(", nodeTaints: [{key: spot, effect: NoSchedule}]")}${job()}`,
  },
  {
    promise: "A flavor that leads to several pools is left alone while one of them takes its pods",
    ...about,
    silentInventory: `${POOLS}, {name: spare, labels: {pool: spot}}]`,
  },
  {
    promise: "If every workload of the repository that may get the flavor tolerates the taint itself, nothing is said",
    ...about,
    silent: `${LOCAL}${CLUSTER}${flavor()}${job(TOLERATES)}`,
  },
  {
    promise: "if none of them may get it, the finding is a note",
    ...about,
    silent: `${LOCAL}${CLUSTER}${flavor()}`,
    saidAs: "note",
  },
  {
    promise: "A pod that fits nowhere has its own finding",
    ...about,
    silent: `${LOCAL}${ONLY_SPOT}${flavor()}${job()}`,
  },
  {
    promise: "Flavors that no ClusterQueue names are not looked at",
    ...about,
    silent: `${LOCAL}${CLUSTER.replace("{name: spot}, ", "")}${flavor()}${job()}`,
  },
];
