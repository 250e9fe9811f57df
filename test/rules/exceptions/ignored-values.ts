import type { Exception } from "./exception.js";

const TEST = "test/rendering/helm/ignored-values.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "where a template hands on everything that stands around the value",
    shownIn: [TEST, "its holder is entered"],
  },
  { promise: "where the value belongs to another chart", shownIn: [TEST, "it is a dependency's"] },
  { promise: "where the chart holds packed charts", shownIn: [TEST, "packed charts are not seen"] },
];
