import type { Exception } from "../exception.js";
import { requiring, tolerating, workload } from "../workload-texts.js";

const OLD = "node-role.kubernetes.io/master";
const NEW = "node-role.kubernetes.io/control-plane";
const of = (kind: string, ...keys: string[]) =>
  workload(kind, [tolerating(...keys.map((key) => `{key: ${key}, operator: Exists, effect: NoSchedule}`))]);
const GENERAL = "{name: general}";
const MASTER = `{name: m, taints: ["${NEW}:NoSchedule"]}`;
const about = { inventory: `pools: [${GENERAL}]`, spoken: of("DaemonSet", OLD) };

const pinned = (label: string) =>
  workload("Deployment", [
    requiring(`{key: ${label}, operator: Exists}`),
    tolerating(`{key: ${OLD}, operator: Exists, effect: NoSchedule}`),
  ]);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "It is a note for a `kubernetesVersion` before 1.25",
    ...about,
    silentInventory: `kubernetesVersion: "1.24"\npools: [${GENERAL}]`,
    saidAs: "note",
  },
  {
    promise: "It is also a note for a pod that may run elsewhere",
    ...about,
    silent: of("Deployment", OLD),
    saidAs: "note",
  },
  {
    promise: "it is no DaemonSet and its selector does not require the control plane",
    inventory: `pools: [${GENERAL}, {name: m, labels: {pool: m, ${NEW}: ""}}]`,
    spoken: pinned("pool"),
    silent: pinned(NEW),
    saidAs: "warning",
  },
  {
    promise: "if neither a pool nor a provider is known",
    ...about,
    silentInventory: "complete: false",
    saidAs: "note",
  },
  {
    promise: "Nothing is reported if: - a pool of the inventory has the old taint",
    ...about,
    silentInventory: `pools: [${GENERAL}, {name: old, taints: ["${OLD}:NoSchedule"]}]`,
  },
  {
    promise: "the cluster is OpenShift, which keeps it",
    ...about,
    silentInventory: `provider: openshift\npools: [${GENERAL}]`,
  },
  {
    promise: "for namespaces that begin with `openshift-`",
    ...about,
    silent: of("DaemonSet", OLD).replace("namespace: web", "namespace: openshift-monitoring"),
  },
  {
    promise: "and for files and folders that are named after it",
    entryIn: ["test/rules/legacy-key/legacy-control-plane-key.test.ts", "a path that names OpenShift"],
  },
  {
    promise: "or the manifest also goes to such a cluster",
    ...about,
    silentInventory: `clusters: [{name: a, pools: [${GENERAL}]}, {name: b, provider: openshift, pools: [${GENERAL}]}]`,
  },
  {
    promise: "the provider runs the control plane (EKS, GKE, AKS, DigitalOcean, Gardener)",
    ...about,
    silentInventory: `provider: eks\npools: [${GENERAL}]`,
  },
  { promise: "another toleration covers the new key", ...about, silent: of("DaemonSet", OLD, NEW) },
  {
    promise: "the toleration is the reason that the pod fits nowhere",
    inventory: `pools: [${MASTER}]\nrules: {unschedulable: off}`,
    spoken: of("Deployment", OLD),
    silentInventory: `pools: [${MASTER}]`,
  },
  {
    promise: "or that a DaemonSet misses a pool: that finding names it",
    inventory: `pools: [${GENERAL}, ${MASTER}]\nrules: {daemonset-misses-pool: off}`,
    spoken: of("DaemonSet", OLD),
    silentInventory: `pools: [${GENERAL}, ${MASTER}]`,
  },
];
