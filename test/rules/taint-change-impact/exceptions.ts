import type { Exception } from "../exception.js";

const IMPACTS = "test/lint/change/impacts.test.ts";
const REPLACED = "test/lint/change/replaced-nodes.test.ts";
const TEST = "test/rules/taint-change-impact/taint-change-impact.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "It is an error if a workload has no pool left", entryIn: [TEST, "has no pool any more"] },
  { promise: "or is evicted by a NoExecute taint", entryIn: [TEST, "is evicted"] },
  { promise: "It is a warning if a workload loses one of its pools", entryIn: [TEST, "loses one of its pools"] },
  { promise: "It is a note if a pool whose taint is gone is open to others", entryIn: [TEST, "is open to others"] },
  { promise: "a verdict that is or becomes `unknown` is no loss", entryIn: [IMPACTS, "an unknown verdict is no loss"] },
  { promise: "Only what is certain counts", entryIn: [IMPACTS, "an unknown verdict is no loss"] },
  {
    promise: "If the inventory may lack a pool, the loss of the last known one is a warning",
    entryIn: [TEST, "loses the last known pool"],
  },
  {
    promise: "A wrong order is a note, or a warning if it evicts pods",
    entryIn: [TEST, "the wrong order evicts pods"],
  },
  {
    promise: "Workloads that no other pool takes are named in a note",
    entryIn: [REPLACED, "leave those without another pool waiting for the new ones"],
  },
  {
    promise: "a workload no longer runs on a pool that did not change, that is a warning at the version",
    entryIn: ["test/cli/chart-download.test.ts", "is told at the version, with who no longer runs where"],
  },
];
