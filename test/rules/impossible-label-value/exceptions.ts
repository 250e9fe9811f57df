import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const KEY = "karpenter.sh/capacity-type";
const POOL = "{name: spot, labels: {karpenter.sh/capacity-type: spot}}";
const OPEN = `{name: general, openLabels: [${KEY}]}`;
const about = {
  inventory: `pools: [${OPEN}]`,
  spoken: workload("Deployment", [`nodeSelector: {${KEY}: SPOT}`]),
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "an unknown value may be new, and is left alone",
    ...about,
    silent: workload("Deployment", [`nodeSelector: {${KEY}: flexible}`]),
  },
  {
    promise: "If the pod fits no pool because of it, [`unschedulable`](unschedulable.md) reports it instead",
    inventory: `pools: [${POOL}]\nrules: {unschedulable: off}`,
    spoken: about.spoken,
    silentInventory: `pools: [${POOL}]`,
  },
  {
    promise: "The values of real Nodes are taken as they are",
    entryIn: ["test/rules/label-values.test.ts", "at the pool that declares it, not in what Nodes really have"],
  },
];
