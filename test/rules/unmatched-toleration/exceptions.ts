import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const app = (key: string) => workload("Deployment", [tolerating(`{key: ${key}, operator: Exists}`)]);
const about = { inventory: "pools: [{name: general}]", spoken: app("team") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Not reported: - keys that Kubernetes, a cloud or a well-known operator sets on nodes",
    ...about,
    silent: app("node.kubernetes.io/disk-pressure"),
  },
  {
    promise: "Not reported: - keys that Kubernetes, a cloud or a well-known operator sets on nodes",
    ...about,
    silent: app("nvidia.com/gpu"),
  },
  {
    promise: "- startup taints;",
    ...about,
    silentInventory: "pools: [{name: general, startupTaints: ['team:NoSchedule']}]",
  },
  {
    promise: "a key in a list `taints` of values, from which a chart makes pools",
    entryIn: ["test/rules/fragments.test.ts", "which values of a chart declare for a pool that it makes"],
  },
  {
    promise: "a key that exists with another value or effect: `near-miss-toleration` reports it",
    ...about,
    silentInventory: "pools: [{name: general}, {name: t, taints: ['team=web:NoSchedule']}]",
    silent: workload("Deployment", [tolerating("{key: team, value: ml}")]),
  },
  {
    promise: "Reported only if it holds in every cluster that the manifest goes to",
    inventory: "clusters:\n  - {name: a, pools: [{name: general}]}\n  - {name: b, pools: [{name: general}]}",
    spoken: about.spoken,
    silentInventory:
      "clusters:\n  - {name: a, pools: [{name: general}]}\n  - {name: b, pools: [{name: t, taints: ['team:NoSchedule']}]}",
  },
  {
    promise: "a toleration that is the reason why the pod fits nowhere: `unschedulable` names it",
    inventory: "pools: [{name: t, taints: ['teams:NoSchedule']}]\nrules: {unschedulable: off}",
    spoken: about.spoken,
    silentInventory: "pools: [{name: t, taints: ['teams:NoSchedule']}]",
  },
  {
    promise: "It is a note if other pools may exist that are not declared",
    inventory: "pools: [{name: general}]",
    spoken: workload("Deployment", [tolerating("{key: retired, operator: Exists}")]),
    silentInventory: "complete: false\npools: [{name: general}]",
    saidAs: "note",
  },
];
