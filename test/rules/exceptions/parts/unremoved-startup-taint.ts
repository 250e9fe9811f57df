import { tolerating, workload } from "../../workload-texts.js";
import type { Exception } from "../exception.js";

const pools = (key: string, more = "") => `${more}pools: [{name: general, startupTaints: ["${key}:NoSchedule"]}]`;
const about = { inventory: pools("example.org/warm"), spoken: workload("Deployment", []) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "It is a note, since the remover may be installed by something else",
    shownIn: ["test/rules/startup-taints.test.ts", "a startup taint that nobody removes is a note"],
  },
  {
    promise: "Silent for taints that a known agent removes",
    ...about,
    silentInventory: pools("node.cilium.io/agent-not-ready"),
  },
  {
    promise: "for those that are named as such (`.../agent-not-ready`",
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
    promise: "where a workload tolerates the taint by its key, if it has a ServiceAccount of its own",
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
