import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

/** A Kyverno policy that sets the tolerations of every pod, and a workload that tolerates pool gpu. */
const placed = `apiVersion: kyverno.io/v1
kind: ClusterPolicy
metadata: {name: place}
spec:
  rules:
    - name: select
      match: {any: [{resources: {kinds: [Pod]}}]}
      mutate:
        patchStrategicMerge: {spec: {tolerations: [{key: team, operator: Exists}]}}
---
${workload("Deployment", [tolerating("{key: dedicated, operator: Exists}")])}`;
const pools = (general: string) =>
  `pools: [{name: general${general}}, {name: gpu, taints: ["dedicated=gpu:NoSchedule"]}]`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "It is an error if a pod fits no pool because of it, and `unschedulable` is silent then",
    inventory: pools(""),
    spoken: placed,
    silentInventory: pools(", taints: ['other:NoSchedule']"),
    saidAs: "error",
  },
];
