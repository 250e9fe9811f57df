import type { Exception } from "../exception.js";

const TEST = "test/rules/node-name-bypasses-scheduler/node-name-bypasses-scheduler.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Reported for pod templates only",
    entryIn: [TEST, "leaves a Pod alone, for one that was read from a cluster"],
  },
  {
    promise:
      "If the inventory has the node and the pod does not tolerate its NoExecute taint, the finding is a warning",
    entryIn: [TEST, "stays a note where the pod tolerates NoExecute"],
  },
];
