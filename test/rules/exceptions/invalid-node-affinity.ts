import type { Exception } from "./exception.js";

const SPEC = `containers: [{name: a, image: a}], affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: {matchExpressions: [{key: pool, operator: In, values: ["spot*"]}]}}]}}`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Pods that name their only node, as those of a DaemonSet do, are not scored and not reported.",
    inventory: "pools: [{name: general, labels: {pool: spot}}]\n",
    spoken: `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {${SPEC}}\n`,
    silent: `apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: a}\nspec:\n  selector: {matchLabels: {a: a}}\n  template: {metadata: {labels: {a: a}}, spec: {${SPEC}}}\n`,
  },
];
