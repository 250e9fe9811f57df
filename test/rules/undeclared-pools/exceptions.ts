import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const POOLS = "pools: [{name: general, labels: {pool: general}}]";
const asking = (...selectors: string[]) =>
  selectors
    .map((one, index) => workload("Deployment", [`nodeSelector: {${one}}`]).replace("name: a,", `name: a${index},`))
    .join("---\n");
const about = { inventory: `complete: false\n${POOLS}`, spoken: asking("pool: web", "pool: web", "pool: web") };

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "Reported only if other pools may exist", ...about, silentInventory: POOLS },
  { promise: "At least two workloads must ask for a value of the key", ...about, silent: asking("pool: web") },
  {
    promise: "or more than half of the workloads that name the key",
    ...about,
    silent: asking("pool: web", "pool: web", "pool: general", "pool: general", "pool: general"),
  },
  {
    promise: "Keys that Kubernetes, a cloud or an add-on sets are left out",
    ...about,
    silent: asking(...["web", "web", "web"].map((value) => `topology.kubernetes.io/zone: ${value}`)),
  },
  {
    promise: "A probable typo is left out too",
    ...about,
    silent: asking("pool: generl", "pool: generl", "pool: generl"),
  },
];
