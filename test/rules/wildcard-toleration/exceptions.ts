import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";
import { EXCEPTIONS as broadKey } from "./exceptions-broad-key.js";

const pools = (more = "") => `pools: [{name: general}, {name: gpu, taints: ["gpu:NoSchedule"]${more}}]`;
const ALL = tolerating("{operator: Exists}");
const of = (kind: string, namespace = "web", ...spec: string[]) => workload(kind, [ALL, ...spec], namespace);
const about = { inventory: pools(), spoken: of("Deployment") };
const RESERVED = ", reservedFor: {namespaces: [ml]}";
const VIRTUAL = pools().replace("gpu:NoSchedule", "virtual-kubelet.io/provider=azure:NoSchedule");

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "For a DaemonSet taintlint is silent", ...about, silent: of("DaemonSet") },
  {
    promise: "unless the toleration opens a pool that is reserved for others",
    inventory: pools(RESERVED),
    spoken: of("DaemonSet"),
    silentInventory: pools(),
  },
  { promise: "or virtual nodes", inventory: VIRTUAL, spoken: of("DaemonSet"), silentInventory: pools() },
  {
    promise: "It is named only if the selector certainly allows it",
    inventory: VIRTUAL,
    spoken: of("DaemonSet"),
    silent: of("DaemonSet", "web", "nodeSelector: {topology.kubernetes.io/zone: a}"),
  },
  {
    promise: "one that a wider one covers is not reported",
    inventory: pools(),
    spoken: workload("Deployment", [tolerating("{operator: Exists, effect: NoSchedule}")]),
    silent: workload("Deployment", [
      tolerating("{operator: Exists, effect: NoSchedule}", "{operator: Exists} # covers it"),
    ]),
  },
  {
    promise: "DaemonSets of a system namespace",
    inventory: pools(RESERVED),
    spoken: of("DaemonSet"),
    silent: of("DaemonSet", "kube-system"),
  },
  {
    promise: "It is an error if one of the opened pools is reserved for others",
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
    promise: "It is a note in a system namespace such as `kube-system`",
    ...about,
    silent: of("Deployment", "kube-system"),
    saidAs: "note",
  },
  {
    promise: "Of tolerations without a key, a finding about a DaemonSet is a warning",
    ...about,
    inventory: pools(RESERVED),
    silent: of("DaemonSet"),
    saidAs: "warning",
  },
  {
    promise: "Otherwise it is a warning",
    ...about,
    spoken: of("Deployment", "kube-system"),
    silent: of("Deployment"),
    saidAs: "warning",
  },
  {
    promise: "It is a warning for a Deployment without `hostNetwork`",
    ...about,
    spoken: of("Deployment", "kube-system"),
    silent: of("Deployment", "openshift-gitops"),
    saidAs: "warning",
  },
  {
    promise: "without `hostNetwork` in a namespace `openshift-*`",
    ...about,
    spoken: of("Deployment", "openshift-gitops"),
    silent: of("Deployment", "openshift-gitops", "hostNetwork: true"),
    saidAs: "note",
  },
  {
    promise: "It is a note for a pod with `hostNetwork`",
    ...about,
    silent: of("Deployment", "web", "hostNetwork: true"),
    saidAs: "note",
  },
  {
    promise: "the first of these decides",
    ...about,
    spoken: of("Deployment", "web", "hostNetwork: true"),
    silentInventory: pools(RESERVED),
    saidAs: "error",
  },
  {
    promise: "A toleration with effect NoExecute and `tolerationSeconds` is not reported",
    ...about,
    silent: workload("Deployment", [tolerating("{operator: Exists, effect: NoExecute, tolerationSeconds: 300}")]),
  },
  ...broadKey,
  {
    promise:
      "Without a configuration it is a warning for a DaemonSet, or if it opens a reserved pool or the control plane, else a note",
    entryIn: ["test/cli/unconfigured.test.ts", "a wildcard is a warning where it opens a control plane"],
  },
  {
    promise: "A comparison warns of each one that the change adds",
    entryIn: ["test/cli/unconfigured.test.ts", "a wildcard is a note where it opens nothing"],
  },
];
