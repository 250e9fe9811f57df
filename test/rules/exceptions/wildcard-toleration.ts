import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const pools = (more = "") => `pools: [{name: general}, {name: gpu, taints: ["gpu:NoSchedule"]${more}}]`;
const ALL = tolerating("{operator: Exists}");
const of = (kind: string, namespace = "web", ...spec: string[]) => workload(kind, [ALL, ...spec], namespace);
const about = { inventory: pools(), spoken: of("Deployment") };
const RESERVED = ", reservedFor: {namespaces: [ml]}";
const VIRTUAL = pools().replace("gpu:NoSchedule", "virtual-kubelet.io/provider=azure:NoSchedule");

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "On a DaemonSet that runs everywhere this is right", ...about, silent: of("DaemonSet") },
  {
    promise: "taintlint is silent unless it opens a pool that is reserved for others",
    inventory: pools(RESERVED),
    spoken: of("DaemonSet"),
    silentInventory: pools(),
  },
  { promise: "or virtual nodes", inventory: VIRTUAL, spoken: of("DaemonSet"), silentInventory: pools() },
  {
    promise: "taintlint speaks only where the selector certainly allows it",
    inventory: VIRTUAL,
    spoken: of("DaemonSet"),
    silent: of("DaemonSet", "web", "nodeSelector: {topology.kubernetes.io/zone: a}"),
  },
  {
    promise: "DaemonSets of a system namespace",
    inventory: pools(RESERVED),
    spoken: of("DaemonSet"),
    silent: of("DaemonSet", "kube-system"),
  },
  {
    promise: "It is an error when one of them is reserved for others",
    ...about,
    silentInventory: pools(RESERVED),
    saidAs: "error",
  },
  {
    promise: "or belongs to the control plane",
    ...about,
    silentInventory: pools(", role: control-plane"),
    saidAs: "error",
  },
  {
    promise: "In the namespaces of the system itself, where such pods are often meant, it is a note",
    ...about,
    silent: of("Deployment", "kube-system"),
    saidAs: "note",
  },
  {
    promise: "warning for a Deployment in a namespace `openshift-*`",
    ...about,
    spoken: of("Deployment", "kube-system"),
    silent: of("Deployment", "openshift-gitops"),
    saidAs: "warning",
  },
  {
    promise: "that is not on the node's own network",
    ...about,
    spoken: of("Deployment", "openshift-gitops"),
    silent: of("Deployment", "openshift-gitops", "hostNetwork: true"),
    saidAs: "note",
  },
  {
    promise: "A pod on the node's own network, such as the operator of a network plugin",
    ...about,
    silent: of("Deployment", "web", "hostNetwork: true"),
    saidAs: "note",
  },
  {
    promise: "a note where none of these pools is opened",
    ...about,
    spoken: of("Deployment", "web", "hostNetwork: true"),
    silentInventory: pools(RESERVED),
    saidAs: "error",
  },
  {
    promise: "Effect NoExecute with `tolerationSeconds` is no wildcard",
    ...about,
    silent: workload("Deployment", [tolerating("{operator: Exists, effect: NoExecute, tolerationSeconds: 300}")]),
  },
];
