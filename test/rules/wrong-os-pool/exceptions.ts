import type { Exception } from "../exception.js";
import { requiring, tolerating, workload } from "../workload-texts.js";

const LINUX = "{name: general}";
const WINDOWS = "{name: win, labels: {kubernetes.io/os: windows}, taints: ['os=windows:NoSchedule']}";
const KEYED = tolerating("{key: os, operator: Exists}");
const both = `pools: [${LINUX}, ${WINDOWS}]`;
const about = { inventory: both, spoken: workload("Deployment", [KEYED]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "no nodeSelector or required node affinity names `kubernetes.io/os`",
    ...about,
    silent: workload("Deployment", [KEYED, "nodeSelector: {kubernetes.io/os: windows}"]),
  },
  {
    promise: "no nodeSelector or required node affinity names `kubernetes.io/os`",
    ...about,
    silent: workload("Deployment", [KEYED, requiring("{key: kubernetes.io/os, operator: In, values: [linux]}")]),
  },
  {
    promise: "A pod without `os.name` that can only enter Windows pools is meant to be there",
    ...about,
    silentInventory: `pools: [${WINDOWS}]`,
  },
  {
    promise: "If only a toleration without a key admits the pod to a pool, that rule names the pool",
    inventory: `${both}\nrules: {wildcard-toleration: off}`,
    spoken: workload("Deployment", [tolerating("{operator: Exists}")]),
    silentInventory: both,
  },
  {
    promise: "where that rule is silent, it counts here",
    inventory: both,
    spoken: workload("DaemonSet", [tolerating("{operator: Exists}")]),
    silent: workload("Deployment", [tolerating("{operator: Exists}")]),
  },
  {
    promise: "A pool is Linux unless its labels say otherwise",
    ...about,
    silentInventory: both.replace("{name: general}", "{name: general, labels: {kubernetes.io/os: windows}}"),
  },
];
