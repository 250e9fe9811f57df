import type { Exception } from "../exception.js";

const TEST = "test/rules/overlay-lost-toleration/lost-tolerations.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Reported only if it matters: with the base's tolerations the pod could enter a pool that it now cannot",
    entryIn: [TEST, "says nothing where no pool is lost"],
  },
  {
    promise: "An overlay that empties the list, or that removes an item by a JSON patch, does so on purpose",
    entryIn: [TEST, "blames no overlay that takes single tolerations away, or all of them"],
  },
  {
    promise: "A pod that no longer fits any pool, and a DaemonSet that misses a pool, have their own findings",
    entryIn: [TEST, "names the base's toleration where a patch put a list of its own in the place of the base's"],
  },
];
