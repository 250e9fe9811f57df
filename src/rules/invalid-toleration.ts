import type { FieldError } from "../model/pool-fit.js";
import type { Rule } from "./contract/rule.js";
import { UNKNOWN_KEYS_FIRST } from "./contract/vocabulary.js";
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
    for (const error of workload.decodeErrors) {
      if (!isToleration(error.path) || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
    const seen = new Set<string>();
    for (const error of fieldErrors) {
      if (!isToleration(error.path)) continue;
      // A number that is not canonical and out of range gives two errors of one cause.
      const path = fieldToEdit(error);
      const place = path.join("/");
      if (seen.has(place)) continue;
      seen.add(place);
      yield describeFieldError(workload, error);
    }
  },
};
