import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const pools = (one: string, other: string, general = "{name: general}, ") =>
  `pools: [${general}{name: a, taints: ['gpu=${one}:NoSchedule']}, {name: b, taints: ['gpu=${other}:NoSchedule']}]`;
const ASKING = tolerating("{key: gpu, operator: Equal, value: present, effect: NoSchedule}");
const about = { inventory: pools("present", "true"), spoken: workload("Deployment", [ASKING]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A key that also has any other value, such as `dedicated=<team>`, is meant to have several",
    ...about,
    silentInventory: pools("present", "team"),
  },
  {
    promise: "If all tolerate the key with `operator: Exists`, no harm is done",
    ...about,
    silent: workload("Deployment", [tolerating("{key: gpu, operator: Exists}")]),
  },
  {
    promise: "A workload that tolerates several values knows of them and does not count",
    ...about,
    silent: workload("Deployment", [tolerating("{key: gpu, value: present}", '{key: gpu, value: "true"}')]),
  },
  { promise: "A DaemonSet that misses a pool", ...about, silent: workload("DaemonSet", [ASKING]) },
];
