import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const TAINT = "node.cilium.io/agent-not-ready=true:NoExecute";
const agent = (name: string, ...spec: string[]) =>
  workload("DaemonSet", spec, "kube-system")
    .replace("image: a:1", 'image: "quay.io/cilium/cilium:v1.18.2"')
    .replace("name: a,", `name: ${name},`);
const about = { inventory: `pools: [{name: general, startupTaints: ["${TAINT}"]}]`, spoken: agent("cilium") };

const CONDITION = "example.org/NetworkReady";
const ready = (more = "", status = '"True"') => `apiVersion: readiness.node.x-k8s.io/v1alpha1
kind: NodeReadinessRule
metadata: {name: network}
spec:
  conditions: [{type: ${CONDITION}, requiredStatus: ${status}${more}}]
  taint: {key: readiness.k8s.io/network, effect: NoSchedule}
  nodeSelector: {}
---
`;
const reporter = workload("DaemonSet", [], "kube-system").replace(
  "image: a:1",
  `image: a:1, env: [{name: CONDITION_TYPE, value: ${CONDITION}}]`,
);
const reporting = { inventory: "pools: [{name: general}]", spoken: ready() + reporter };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "This is an error",
    inventory: 'pools: [{name: general, startupTaints: ["example.org/warm:NoSchedule"]}]',
    spoken: workload("Deployment", []),
    silentInventory: about.inventory,
    silent: about.spoken,
    saidAs: "error",
  },
  {
    promise: "a startup taint that another DaemonSet removes and tolerates",
    ...about,
    silent: `${agent("cilium")}---\n${agent("cilium-new", tolerating("{operator: Exists}"))}`,
  },
  {
    promise: "so everything has to be read and rendered",
    entryIn: [
      "test/rules/startup-taint/startup-taints.test.ts",
      "nobody is told of where a file was not read, or not rendered",
    ],
  },
  {
    promise: "pools whose permanent taints or labels keep the DaemonSet off, which belong to `daemonset-misses-pool`",
    ...about,
    silentInventory: `pools: [{name: general, taints: ["a:NoSchedule"], startupTaints: ["${TAINT}"]}]`,
  },
  {
    promise:
      "Of a remover that waits for itself, these are not reported: - a NodeReadinessRule for which one of several conditions is enough",
    ...reporting,
    silent:
      ready('}, {type: B, requiredStatus: "True"').replace("nodeSelector", "conditionPolicy: anyOf\n  nodeSelector") +
      reporter,
  },
  {
    promise: "a condition that is met while nothing reports it",
    ...reporting,
    silent: ready(', defaultStatus: "True"') + reporter,
  },
];
