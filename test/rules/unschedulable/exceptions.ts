import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";
import { DEPLOYMENTS } from "./exceptions-add-ons.js";

const GPU = "{name: gpu, labels: {pool: gpu}, taints: ['gpu:NoSchedule']}";
const about = { inventory: `pools: [${GPU}]`, spoken: workload("Deployment", []) };
const asking = workload("Deployment", ["nodeSelector: {pool: gpu}"]);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Anything that the repository cannot show counts as possible, and taintlint is silent",
    inventory: "pools: [{name: general, labels: {pool: a}}]",
    spoken: workload("Deployment", ["nodeSelector: {pool: b}"]),
    silentInventory: "pools: [{name: general, openLabels: [pool]}]",
  },
  {
    promise: "a RuntimeClass that is defined elsewhere",
    ...about,
    silent: workload("Deployment", ["runtimeClassName: gpu"]),
  },
  {
    promise: "If the inventory is incomplete, the finding is a warning",
    ...about,
    spoken: asking,
    silentInventory: `complete: false\npools: [${GPU}]`,
    saidAs: "warning",
  },
  {
    promise: "and only for a pod that was meant for a declared pool",
    ...about,
    silentInventory: `complete: false\npools: [${GPU}]`,
  },
  { promise: "A DaemonSet has its own rule", ...about, silent: workload("DaemonSet", []) },
  {
    promise: "A pod with `nodeName` bypasses the scheduler, so nothing is reported",
    ...about,
    silent: workload("Deployment", ["nodeName: n"]),
  },
  {
    promise: "`--fix` adds the missing tolerations",
    ...about,
    silent: workload("Deployment", [tolerating("{key: gpu, operator: Exists, effect: NoSchedule}")]),
  },
  ...DEPLOYMENTS,
];
