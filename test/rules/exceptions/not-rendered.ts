import type { Exception } from "./exception.js";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "so that what is said about placement is a note there",
    shownIn: ["test/cli/rendering.test.ts", "note unschedulable"],
  },
  {
    promise: "what the API server refuses stays an error",
    shownIn: ["test/cli/rendering.test.ts", "keeps the severity of what the API server refuses"],
  },
];
