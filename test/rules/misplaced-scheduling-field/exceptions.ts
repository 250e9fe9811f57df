import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const beside = (field: string) => workload("Deployment", []).replace("  template:\n", `  ${field}\n  template:\n`);
const about = { inventory: "pools: [{name: general}]", spoken: beside("nodeSelector: {pool: gpu}") };
const custom = (field: string) =>
  beside(field).replace("apps/v1", "argoproj.io/v1alpha1").replace("Deployment", "Rollout");

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "A field without a value is not reported", ...about, silent: beside("nodeSelector:") },
  {
    promise: "beside the template a scheduling field is a warning",
    ...about,
    silent: custom("nodeSelector: {pool: gpu}"),
    saidAs: "warning",
  },
  {
    promise: "so that nothing is said about the pools that it misses",
    entryIn: ["test/rules/exceptions.test.ts", "a pod with a misplaced or misspelt field is not judged for placement"],
  },
  {
    promise: "unless the pod spec has such a field already",
    entryIn: ["test/fix/fixtures/move-to-an-occupied-place/before.yaml", "tolerations"],
  },
];
