import { groupBy } from "../model/group-by.js";
import type { FieldError } from "../model/pool-fit.js";
import { type Rule, UNKNOWN_KEYS_FIRST } from "./contract/rule.js";
import { describeDecodeError, describeFieldError, fieldToEdit } from "./explanations/api-errors.js";

export const invalidToleration: Rule = {
  id: "invalid-toleration",
  refusedByApi: true,
  checksFragments: true,
  claims: ["object"],
  yieldsTo: UNKNOWN_KEYS_FIRST,
  looksAt: "refused-fields",
  *checkWorkload({ workload, fieldErrors }) {
    const isToleration = (path: FieldError["path"]) => path.includes("tolerations");
    const undecoded = workload.decodeErrors.filter(({ path, expected }) => isToleration(path) && expected !== "string");
    yield* undecoded.map((error) => describeDecodeError(workload, error));
    const wrong = fieldErrors.filter(({ path }) => isToleration(path));
    // A number that is not canonical and out of range gives two errors of one cause.
    for (const [error] of groupBy(wrong, (one) => fieldToEdit(one).join("/")).values())
      yield describeFieldError(workload, error);
  },
};
