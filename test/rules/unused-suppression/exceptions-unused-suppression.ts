import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const TEST = "test/lint/suppressions.test.ts";
const POOLS = "pools: [{name: general}]";
const ignoring = (rule: string) => `# taintlint-ignore: ${rule}\n${workload("Deployment", [])}`;
const about = { inventory: POOLS, spoken: ignoring("wildcard-toleration") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Nothing is said when the rule is off",
    ...about,
    silentInventory: `${POOLS}\nrules: {wildcard-toleration: off}`,
  },
  { promise: "when no pools are known", ...about, silentInventory: "" },
  {
    promise: "It is a note if a comment or an annotation hides something and gives no reason",
    ...about,
    silent: `# taintlint-ignore: wildcard-toleration\n${workload("Deployment", [tolerating("{operator: Exists}")])}`,
    saidAs: "note",
  },
  { promise: "when only some clusters are linted", entryIn: [TEST, "when only some clusters are linted"] },
  { promise: "when only some files are linted", entryIn: [TEST, "when only some files are linted"] },
  { promise: "some could not be read", entryIn: [TEST, "when a file could not be read"] },
];
