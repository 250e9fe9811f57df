import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const app = (key: string) => workload("Deployment", [tolerating(`{key: ${key}, operator: Exists}`)]);
const about = { inventory: "pools: [{name: general}]", spoken: app("team") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself",
    ...about,
    silent: app("node.kubernetes.io/disk-pressure"),
  },
  {
    promise: "Silent for keys that Kubernetes, a cloud or a well-known operator puts on nodes by itself",
    ...about,
    silent: app("nvidia.com/gpu"),
  },
  {
    promise: "and for startup taints",
    ...about,
    silentInventory: "pools: [{name: general, startupTaints: ['team:NoSchedule']}]",
  },
  {
    promise: "A key that exists with another value or effect is a near miss and has its own rule",
    ...about,
    silentInventory: "pools: [{name: general}, {name: t, taints: ['team=web:NoSchedule']}]",
    silent: workload("Deployment", [tolerating("{key: team, value: ml}")]),
  },
  {
    promise: "Said only where it holds in every cluster that the manifest goes to",
    inventory: "clusters:\n  - {name: a, pools: [{name: general}]}\n  - {name: b, pools: [{name: general}]}",
    spoken: about.spoken,
    silentInventory:
      "clusters:\n  - {name: a, pools: [{name: general}]}\n  - {name: b, pools: [{name: t, taints: ['team:NoSchedule']}]}",
  },
  {
    promise: "that finding names it and this one is not repeated",
    inventory: "pools: [{name: t, taints: ['teams:NoSchedule']}]\nrules: {unschedulable: off}",
    spoken: about.spoken,
    silentInventory: "pools: [{name: t, taints: ['teams:NoSchedule']}]",
  },
  {
    promise: "where other pools may exist that are not declared, it is a note",
    inventory: "pools: [{name: general}]",
    spoken: workload("Deployment", [tolerating("{key: retired, operator: Exists}")]),
    silentInventory: "complete: false\npools: [{name: general}]",
    saidAs: "note",
  },
];
