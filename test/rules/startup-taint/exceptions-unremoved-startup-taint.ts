import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const pools = (key: string, more = "") => `${more}pools: [{name: general, startupTaints: ["${key}:NoSchedule"]}]`;
const about = { inventory: pools("example.org/warm"), spoken: workload("Deployment", []) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A taint without a remover is a note, because something outside the repository may remove it",
    entryIn: ["test/rules/startup-taint/startup-taints.test.ts", "a startup taint that nobody removes is a note"],
  },
  {
    promise: "taints that a known agent removes",
    ...about,
    silentInventory: pools("node.cilium.io/agent-not-ready"),
  },
  {
    promise: "taints that are named as such: `.../agent-not-ready`",
    ...about,
    silentInventory: pools("csi.example.org/agent-not-ready"),
  },
  {
    promise: "`startup-taint.cluster-autoscaler.kubernetes.io/`",
    ...about,
    silentInventory: pools("startup-taint.cluster-autoscaler.kubernetes.io/warm"),
  },
  {
    promise: "`transientTaints` of the configuration",
    ...about,
    silentInventory: pools("example.org/warm", 'transientTaints: ["example.org/*"]\n'),
  },
  {
    promise:
      "a taint that a workload tolerates by its key, if the workload may change nodes: it has a ServiceAccount of its own",
    ...about,
    spoken: workload("Deployment", [tolerating("{key: example.org/warm, operator: Exists}")]),
    silent: workload("Deployment", [
      "serviceAccountName: warmer",
      tolerating("{key: example.org/warm, operator: Exists}"),
    ]),
  },
  {
    promise: "or mounts files of the node",
    ...about,
    spoken: workload("Deployment", [
      "serviceAccountName: default",
      tolerating("{key: example.org/warm, operator: Exists}"),
    ]),
    silent: workload("Deployment", [
      tolerating("{key: example.org/warm, operator: Exists}"),
      "volumes: [{name: kubelet, hostPath: {path: /etc/kubernetes}}]",
    ]),
  },
];
