import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const GPU = "{name: gpu, taints: ['gpu=present:NoSchedule']}";
const WRONG = tolerating('{key: gpu, value: "true", effect: NoSchedule}');
const about = { inventory: `pools: [{name: general}, ${GPU}]`, spoken: workload("Deployment", [WRONG]) };
const FAILURE = tolerating("{key: node.kubernetes.io/not-ready, value: a, effect: NoExecute}");

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Reported only if the toleration tolerates no taint of any pool",
    ...about,
    silentInventory: `pools: [{name: general}, ${GPU}, {name: other, taints: ['gpu=true:NoSchedule']}]`,
  },
  {
    promise: "in every cluster that the manifest goes to",
    ...about,
    silentInventory: `clusters:\n  - {name: a, pools: [{name: general}, ${GPU}]}\n  - {name: b, pools: [{name: g, taints: ['gpu=true:NoSchedule']}]}`,
  },
  {
    promise: "A toleration that is the reason why the pod fits nowhere is left to `unschedulable`",
    inventory: `pools: [${GPU}]\nrules: {unschedulable: off}`,
    spoken: about.spoken,
    silentInventory: `pools: [${GPU}]`,
  },
  {
    promise: "is reported by `suppressed-default-toleration`",
    inventory: "pools: [{name: general}]\nrules: {suppressed-default-toleration: off}",
    spoken: workload("Deployment", [FAILURE]),
    silentInventory: "pools: [{name: general}]",
  },
  {
    promise: "a key that several pools have with different values is not a mistake",
    ...about,
    silentInventory: `pools: [{name: general}, ${GPU}, {name: other, taints: ['gpu=true:NoSchedule']}]`,
  },
  {
    promise: "nor is one of several tolerations of which another one covers the taint",
    ...about,
    silent: workload("Deployment", [
      tolerating('{key: gpu, value: "true", effect: NoSchedule}', "{key: gpu, operator: Exists}"),
    ]),
  },
  {
    promise: "If other pools may exist that are not declared, it is a note",
    ...about,
    silentInventory: `complete: false\npools: [{name: general}, ${GPU}]`,
    saidAs: "note",
  },
  {
    promise: "and only if the difference is a typo",
    inventory: `complete: false\npools: [{name: general}, ${GPU}]`,
    spoken: about.spoken,
    silent: workload("Deployment", [tolerating("{key: gpu, value: batch, effect: NoSchedule}")]),
  },
];
