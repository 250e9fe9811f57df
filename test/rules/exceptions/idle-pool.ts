import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const pools = (spare: string) => `rules: {idle-pool: note}\npools: [{name: general}, {name: spare, ${spare}}]`;
const TAINTED = "taints: ['spare:NoSchedule']";
const web = workload("Deployment", []);
const about = { inventory: pools(TAINTED), spoken: web };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A pool that may take a workload is not idle",
    ...about,
    silent: workload("Deployment", [tolerating("{key: spare, operator: Exists}")]),
  },
  {
    promise: "Control-plane pools, and pools that are scaled to zero, are left out",
    ...about,
    silentInventory: pools(`${TAINTED}, role: control-plane`),
  },
  {
    promise: "Control-plane pools, and pools that are scaled to zero, are left out",
    ...about,
    silentInventory: pools(`${TAINTED}, scale: {max: 0}`),
  },
  {
    promise: "a repository without any workload is not judged",
    ...about,
    silent: workload("DaemonSet", []),
  },
  {
    promise: "so that the rule is off unless the configuration turns it on",
    ...about,
    silentInventory: pools(TAINTED).replace("rules: {idle-pool: note}\n", ""),
  },
  {
    promise: "DaemonSets do not count",
    inventory: pools(TAINTED),
    spoken: `${web}---\n${workload("DaemonSet", [tolerating("{key: spare, operator: Exists}")])}`,
    silent: `${web}---\n${workload("Deployment", [tolerating("{key: spare, operator: Exists}")]).replace("name: a,", "name: b,")}`,
  },
];
