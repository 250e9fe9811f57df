import type { Exception } from "../exception.js";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "unless `disable-admission-plugins` names `NodeRestriction`",
    entryIn: ["test/rules/refused-pool-field/refused-pool-field.test.ts", "may do so where nothing forbids it"],
  },
];
