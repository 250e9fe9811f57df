import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const AVOIDED = "{name: reserve, labels: {pool: a}, taints: ['spare:PreferNoSchedule']}";
const app = (...spec: string[]) => workload("Deployment", spec);
const about = { inventory: `pools: [${AVOIDED}]`, spoken: app() };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "taintlint is silent if any pool could still take the pod",
    ...about,
    silentInventory: `pools: [${AVOIDED}, {name: general}]`,
  },
  {
    promise: "or if the repository cannot tell",
    inventory: `pools: [${AVOIDED}, {name: b}]`,
    spoken: app("nodeSelector: {pool: a}"),
    silentInventory: `pools: [${AVOIDED}, {name: b, openLabels: [pool]}]`,
  },
  {
    promise: "because pools may exist that are not declared",
    ...about,
    silentInventory: `complete: false\npools: [${AVOIDED}]`,
  },
];
