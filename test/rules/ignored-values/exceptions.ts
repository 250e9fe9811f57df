import type { Exception } from "../exception.js";

const TEST = "test/rendering/helm/ignored-values.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "if a template uses everything around the value",
    entryIn: [TEST, "its holder is entered"],
  },
  { promise: "if the value belongs to another chart", entryIn: [TEST, "it is a dependency's"] },
  { promise: "if the chart contains packed charts", entryIn: [TEST, "packed charts are not seen"] },
];
