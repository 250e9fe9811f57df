import type { Exception } from "../exception.js";

const local = (name: string, namespace = "ml", clusterQueue = "shared") => `apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: ${name}, namespace: ${namespace}}
spec: {clusterQueue: ${clusterQueue}}
---
`;
const JOB = `apiVersion: batch/v1
kind: Job
metadata: {name: a, namespace: ml, labels: {kueue.x-k8s.io/queue-name: team}}
spec: {template: {spec: {containers: [{name: a, image: a}]}}}
`;
const cluster = (name: string) => `apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: ${name}}
---
`;
const inventory = "pools: [{name: general}]";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "only where the repository declares other objects of the kind: a LocalQueue of the same namespace",
    inventory,
    spoken: `${local("other")}${JOB}`,
    silent: `${local("other", "web")}${JOB}`,
  },
  {
    promise: "Otherwise the queues are probably declared elsewhere, and nothing is said",
    inventory,
    spoken: `${cluster("other")}${local("team")}${JOB}`,
    silent: `${local("team")}${JOB}`,
  },
];
