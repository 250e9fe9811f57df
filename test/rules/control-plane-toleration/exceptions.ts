import type { Exception } from "../exception.js";
import { preferring, requiring, tolerating, workload } from "../workload-texts.js";

const KEY = "node-role.kubernetes.io/control-plane";
const pools = (more = "") =>
  `pools: [{name: general}, {name: masters, labels: {${KEY}: ""}, taints: ["${KEY}:NoSchedule"]${more}}]`;
const TOLERATION = tolerating(`{key: ${KEY}, operator: Exists}`);
const app = (...more: string[]) => workload("Deployment", [TOLERATION, ...more]);
const about = { inventory: pools(), spoken: app() };

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "or the inventory does not declare it", ...about, silentInventory: "pools: [{name: general}]" },
  {
    promise: "taintlint is silent: - in system namespaces;",
    ...about,
    silent: workload("Deployment", [TOLERATION], "kube-system"),
  },
  { promise: "for DaemonSets, which serve every node", ...about, silent: workload("DaemonSet", [TOLERATION]) },
  {
    promise: "for a pod that can run nowhere else",
    ...about,
    silent: app(requiring(`{key: ${KEY}, operator: Exists}`)),
  },
  {
    promise: "or that prefers the control plane by node affinity",
    ...about,
    silent: app(preferring(`{key: ${KEY}, operator: Exists}`)),
  },
  {
    promise: "if `reservedFor` of the pool names the workload",
    ...about,
    silentInventory: pools(", reservedFor: {namespaces: [web]}"),
  },
  {
    promise: "A toleration without a key has its own rule",
    inventory: `${pools()}\nrules: {wildcard-toleration: off}`,
    spoken: workload("Deployment", [tolerating("{operator: Exists}")]),
    silentInventory: pools(),
  },
  {
    promise: "and so does a pool that is reserved for others",
    inventory: `${pools(", reservedFor: {namespaces: [ops]}")}\nrules: {reserved-pool: off}`,
    spoken: app(),
    silentInventory: pools(", reservedFor: {namespaces: [ops]}"),
  },
  {
    promise: "Reported only if the inventory has a control-plane pool and the pod certainly may enter it",
    ...about,
    silent: app("nodeSelector: {topology.kubernetes.io/zone: a}"),
  },
];
