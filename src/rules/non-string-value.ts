import type { Rule } from "./contract/rule.js";
import { describeDecodeError } from "./explanations/api-errors.js";

export const nonStringValue: Rule = {
  id: "non-string-value",
  refusedByApi: true,
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload }) {
    for (const error of workload.decodeErrors) {
      if (error.expected !== "string") continue;
      yield describeDecodeError(workload, error);
    }
  },
};
