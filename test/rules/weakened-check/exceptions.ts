import type { Exception } from "../exception.js";

const TEST = "test/lint/change/weakenings.test.ts";
const BASELINE = "test/cli/weakened-check.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Whether this rule is on, and how severe it is, the base's configuration decides",
    entryIn: [TEST, "the base's configuration, not that of the change"],
  },
  { promise: "no baseline hides what it reports", entryIn: [BASELINE, "a baseline hides nothing of it"] },
  { promise: "Nothing is reported of a suppression with `expires`", entryIn: [TEST, "a suppression that has an end"] },
  { promise: "of one that silences nothing", entryIn: [TEST, "that silence nothing are another rule's"] },
  { promise: "nor of files that are gone", entryIn: [TEST, "a file that is gone takes nothing"] },
];
