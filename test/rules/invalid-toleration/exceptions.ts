import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const GREATER = tolerating("{key: size, operator: Gt, value: '4', effect: NoSchedule}");

const RUNTIME_CLASS = `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: gvisor}
handler: runsc
scheduling: {tolerations: [{key: sandbox, operator: Exists}]}
`;
/** The effect is missing, which `tolerationSeconds` needs. */
const SPEC = `runtimeClassName: gvisor
  containers: [{name: app, image: app:1}]
  tolerations: [{key: sandbox, operator: Exists, effect: NoSchedule, tolerationSeconds: 5}]`;
const pod = `${RUNTIME_CLASS}---
apiVersion: v1
kind: Pod
metadata: {name: app}
spec:
  ${SPEC}
`;
const template = `${RUNTIME_CLASS}---
apiVersion: apps/v1
kind: Deployment
metadata: {name: app}
spec: {template: {spec: {runtimeClassName: gvisor, containers: [{name: app, image: app:1}], tolerations: [{key: sandbox, operator: Exists, effect: NoSchedule, tolerationSeconds: 5}]}}}
`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A toleration of a bare Pod that another one of its RuntimeClass covers is left alone",
    inventory: "pools: [{name: general}]",
    spoken: template,
    silent: pod,
  },
  {
    promise: "A toleration of a bare Pod that another one of its RuntimeClass covers is left alone",
    inventory: "pools: [{name: general}]",
    spoken: pod.replace("{key: sandbox, operator: Exists}", "{key: other, operator: Exists}"),
    silent: pod,
  },
  {
    promise: "If your cluster turns it on, name it in `featureGates`",
    inventory: "kubernetesVersion: '1.36'\npools: [{name: general}]",
    spoken: workload("Deployment", [GREATER]),
    silentInventory: "featureGates: [TaintTolerationComparisonOperators]\npools: [{name: general}]",
  },
  {
    promise: "A refused pod is not judged for placement",
    entryIn: ["test/rules/exceptions.test.ts", "a pod that the API server refuses is not judged for placement"],
  },
];
