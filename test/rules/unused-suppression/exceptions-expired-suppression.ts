import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const inventory = (more = "", expires = "2026-06-29") =>
  `pools: [{name: general}]\nsuppress: [{rule: unmatched-toleration, workload: "*/*", reason: soon, expires: ${expires}}]${more}`;
const about = {
  inventory: inventory(),
  spoken: workload("Deployment", [tolerating("{key: retired, operator: Exists}")]),
};

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "The day is that of the run, in UTC", ...about, silentInventory: inventory("", "2026-06-30") },
  {
    promise: "An expired entry is not reported if its rule is off",
    ...about,
    silentInventory: inventory("\nrules: {unmatched-toleration: off}"),
  },
  {
    promise: "When only some files or clusters are linted",
    entryIn: ["test/lint/suppressions.test.ts", "is not told to be unused or expired %s"],
  },
];
