import type { Exception } from "../exception.js";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "so findings about placement are notes there",
    entryIn: ["test/cli/rendering.test.ts", "note unschedulable"],
  },
  {
    promise: "What the API server refuses stays an error",
    entryIn: ["test/cli/rendering.test.ts", "keeps the severity of what the API server refuses"],
  },
];
