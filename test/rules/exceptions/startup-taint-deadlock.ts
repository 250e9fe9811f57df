import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

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
    promise: "A startup taint without a known remover in the repository is left alone",
    ...about,
    silent: workload("DaemonSet", [], "kube-system"),
  },
  {
    promise: "So is one that another DaemonSet removes which tolerates it",
    ...about,
    silent: `${agent("cilium")}---\n${agent("cilium-new", tolerating("{operator: Exists}"))}`,
  },
  {
    promise:
      "as nobody knows of one in a file that was not read or rendered, the rule speaks only where everything was",
    shownIn: ["test/rules/startup-taints.test.ts", "nobody is told of where a file was not read, or not rendered"],
  },
  {
    promise: "Pools whose permanent taints or labels keep the DaemonSet off belong to `daemonset-misses-pool`",
    ...about,
    silentInventory: `pools: [{name: general, taints: ["a:NoSchedule"], startupTaints: ["${TAINT}"]}]`,
  },
  {
    promise: "Silent where one of several conditions is enough",
    ...reporting,
    silent:
      ready('}, {type: B, requiredStatus: "True"').replace("nodeSelector", "conditionPolicy: anyOf\n  nodeSelector") +
      reporter,
  },
  {
    promise: "for a condition that is as asked while nobody reports it",
    ...reporting,
    silent: ready(', defaultStatus: "True"') + reporter,
  },
];
