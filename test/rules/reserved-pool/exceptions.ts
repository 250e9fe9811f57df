import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const pools = (more = "", taint = "gpu:NoSchedule") =>
  `pools: [{name: general}, {name: gpu, taints: ["${taint}"], reservedFor: {namespaces: [ml]}${more}}]`;
const OPEN = tolerating("{key: gpu, operator: Exists}");
const of = (kind: string, namespace = "web", spec = [OPEN]) => workload(kind, spec, namespace);
const about = { inventory: pools(), spoken: of("Deployment") };
const driver = (spec: string) =>
  `apiVersion: storage.k8s.io/v1\nkind: CSIDriver\nmetadata: {name: d}\nspec: {}\n---\n${spec}`;

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "who may use a pool", ...about, silent: of("Deployment", "ml") },
  {
    promise: "and only if the pod certainly may enter them",
    ...about,
    silent: of("Deployment", "web", [OPEN, "nodeSelector: {topology.kubernetes.io/zone: a}"]),
  },
  {
    promise: "A toleration without a key belongs to `wildcard-toleration`",
    inventory: `${pools()}\nrules: {wildcard-toleration: off}`,
    spoken: of("Deployment", "web", [tolerating("{operator: Exists}")]),
    silentInventory: pools(),
  },
  { promise: "It is a warning for a DaemonSet", ...about, silent: of("DaemonSet"), saidAs: "warning" },
  {
    promise: "in a system namespace",
    ...about,
    silent: of("Deployment", "kube-system"),
    saidAs: "warning",
  },
  {
    promise: "DaemonSets of a system namespace",
    inventory: pools(),
    spoken: of("DaemonSet"),
    silent: driver(of("DaemonSet", "kube-system")),
  },
  {
    promise: "It is an error if a workload of the repository that is not named may enter, else a warning",
    inventory: pools("", "gpu:PreferNoSchedule").replace('taints: ["gpu:PreferNoSchedule"], ', ""),
    spoken: of("Deployment", "web", []),
    silent: of("Deployment", "ml", []),
    saidAs: "warning",
  },
  {
    promise: "and for a pool with a PreferNoSchedule taint",
    inventory: pools("", "gpu:PreferNoSchedule").replace('taints: ["gpu:PreferNoSchedule"], ', ""),
    spoken: of("Deployment", "web", []),
    silentInventory: pools("", "gpu:PreferNoSchedule"),
    saidAs: "warning",
  },
];
