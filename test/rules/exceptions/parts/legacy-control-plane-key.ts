import { requiring, tolerating, workload } from "../../workload-texts.js";
import type { Exception } from "../exception.js";

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
    promise: "For a `kubernetesVersion` before 1.25 the finding is a note",
    ...about,
    silentInventory: `kubernetesVersion: "1.24"\npools: [${GENERAL}]`,
    saidAs: "note",
  },
  {
    promise: "So it is for a pod that may run elsewhere",
    ...about,
    silent: of("Deployment", OLD),
    saidAs: "note",
  },
  {
    promise: "no DaemonSet, and its selector asks for no control plane",
    inventory: `pools: [${GENERAL}, {name: m, labels: {pool: m, ${NEW}: ""}}]`,
    spoken: pinned("pool"),
    silent: pinned(NEW),
    saidAs: "warning",
  },
  {
    promise: "and where neither a pool nor a provider is known",
    ...about,
    silentInventory: "complete: false",
    saidAs: "note",
  },
  {
    promise: "Silent where a pool of the inventory carries the old taint",
    ...about,
    silentInventory: `pools: [${GENERAL}, {name: old, taints: ["${OLD}:NoSchedule"]}]`,
  },
  { promise: "on OpenShift, which keeps it", ...about, silentInventory: `provider: openshift\npools: [${GENERAL}]` },
  {
    promise: "in namespaces that begin with `openshift-`",
    ...about,
    silent: of("DaemonSet", OLD).replace("namespace: web", "namespace: openshift-monitoring"),
  },
  {
    promise: "and in files and folders that are named after it",
    shownIn: ["test/rules/legacy-control-plane-key.test.ts", "a path that names OpenShift"],
  },
  {
    promise: "where the line also goes to such a cluster",
    ...about,
    silentInventory: `clusters: [{name: a, pools: [${GENERAL}]}, {name: b, provider: openshift, pools: [${GENERAL}]}]`,
  },
  {
    promise: "where the provider runs the control plane (EKS, GKE, AKS, DigitalOcean, Gardener)",
    ...about,
    silentInventory: `provider: eks\npools: [${GENERAL}]`,
  },
  { promise: "where another toleration covers the new key", ...about, silent: of("DaemonSet", OLD, NEW) },
  {
    promise: "When the toleration is the reason that the pod fits nowhere",
    inventory: `pools: [${MASTER}]\nrules: {unschedulable: off}`,
    spoken: of("Deployment", OLD),
    silentInventory: `pools: [${MASTER}]`,
  },
  {
    promise: "or that a DaemonSet misses a pool, that finding names it and this one is not repeated",
    inventory: `pools: [${GENERAL}, ${MASTER}]\nrules: {daemonset-misses-pool: off}`,
    spoken: of("DaemonSet", OLD),
    silentInventory: `pools: [${GENERAL}, ${MASTER}]`,
  },
];
