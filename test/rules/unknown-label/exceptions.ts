import type { Exception } from "../exception.js";
import { preferring, workload } from "../workload-texts.js";

const terms = (...expressions: string[]) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${expressions
    .map((one) => `{matchExpressions: [${one}]}`)
    .join(", ")}]}}}`;
const LIVE = "{key: pool, operator: Exists}";
const app = (expression: string) => workload("Deployment", [terms(LIVE, expression)]);
const POOL = "{name: general, labels: {pool: a}}";
const about = { inventory: `pools: [${POOL}]`, spoken: app("{key: ssd, operator: Exists}") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Labels that Kubernetes, a cloud or an add-on sets",
    ...about,
    silent: app("{key: feature.node.kubernetes.io/pci, operator: Exists}"),
  },
  {
    promise: "Labels that a pod only excludes (`NotIn`, `DoesNotExist`) are left out too",
    ...about,
    silent: app("{key: ssd, operator: DoesNotExist}"),
  },
  {
    promise: "in `openLabels` of its pool",
    ...about,
    silentInventory: "pools: [{name: general, labels: {pool: a}, openLabels: [ssd]}]",
  },
  { promise: "in `knownLabels` of the cluster", ...about, silentInventory: `knownLabels: [ssd]\npools: [${POOL}]` },
  {
    promise: "Otherwise nothing is reported if the inventory is incomplete",
    ...about,
    silentInventory: `complete: false\npools: [${POOL}]`,
  },
  {
    promise: "a term or a value is reported only if it selects nothing in each of them",
    inventory: `clusters:\n  - {name: a, pools: [${POOL}]}\n  - {name: b, pools: [${POOL}]}`,
    spoken: about.spoken,
    silentInventory: `clusters:\n  - {name: a, pools: [${POOL}]}\n  - {name: b, pools: [{name: fast, labels: {ssd: "true"}}]}`,
  },
  {
    promise: "no pool meets a preferred term: a note",
    ...about,
    silent: workload("Deployment", [preferring("{key: ssd, operator: Exists}")]),
    saidAs: "note",
  },
];
