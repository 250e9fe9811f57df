import type { Exception } from "../exception.js";

const TEST = "test/rendering/helm/ignored-values.test.ts";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "if a template reads the value by its whole path",
    entryIn: [TEST, "a template reads it by its whole path"],
  },
  { promise: "if its component is not rendered", entryIn: [TEST, "its component is not rendered"] },
  {
    promise: "if another value hides it",
    entryIn: [TEST, "is used where it differs once another value does not hide it"],
  },
  { promise: "if it is for all charts", entryIn: [TEST, "it is for all charts"] },
];
