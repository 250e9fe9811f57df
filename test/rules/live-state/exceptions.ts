import type { Exception } from "../exception.js";

const node = (name: string, more = "") => `apiVersion: v1
kind: Node
metadata: {name: ${name}, uid: ${name}, labels: {kubernetes.io/hostname: ${name}, pool: general}}
${more}status: {allocatable: {cpu: 4}}
---
`;
const WAITS = 'conditions: [{type: PodScheduled, status: "False", message: "0/1 nodes are available."}]';
const pod = (status: string, spec = "") => `apiVersion: v1
kind: Pod
metadata: {name: a, uid: a, creationTimestamp: "2026-11-26T18:46:20Z"}
spec: {${spec}containers: [{name: a, image: a}]}
status: {${status}}
`;
const inventory = "from: [{path: manifest.yaml}]";
const about = { inventory, spoken: `${node("n1")}${pod(WAITS)}` };
const evicting = (taint: string) => `spec: {taints: [{key: ${taint}, effect: NoExecute}]}\n`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Only a list that holds Nodes is looked at",
    ...about,
    silentInventory: "pools: [{name: general}]",
    silent: pod(WAITS),
  },
  ...[
    pod(WAITS, "nodeSelector: {pool: other}, "),
    pod(WAITS).replace("image: a", "image: a, resources: {requests: {cpu: 5}}"),
  ].map((waiting) => ({
    promise: "It is silent about a workload of which `unschedulable` or `insufficient-capacity` tells the reason",
    ...about,
    silent: `${node("n1")}${waiting}`,
  })),
  {
    promise: "Finished Pods and Jobs are not judged",
    ...about,
    silent: `${node("n1")}${pod(`phase: Failed, ${WAITS}`)}`,
  },
  {
    promise: "Taints that come and go by themselves are left out",
    inventory,
    spoken: `${node("n1", evicting("gpu"))}${pod("phase: Running", "nodeName: n1, ")}`,
    silent: `${node("n1", evicting("node.kubernetes.io/not-ready"))}${pod("phase: Running", "nodeName: n1, ")}`,
  },
];
