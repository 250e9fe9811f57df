import { type Rule, yieldTo } from "./contract/rule.js";
import { describeFieldError, isCustomResource, isPodTopology } from "./explanations/api-errors.js";

export const invalidTopology: Rule = {
  id: "invalid-topology",
  refusedByApi: true,
  checksFragments: true,
  claims: ["object"],
  yieldsTo: yieldTo("workload", "unknown-field", "misplaced-scheduling-field"),
  looksAt: "refused-fields",
  *checkWorkload({ workload, fieldErrors }) {
    // A blank may be the field that seems to be missing, and an operator may add it.
    const hasBlanks = (workload.document.blanks ?? []).length > 0;
    const isIncomplete = workload.isFragment === true || hasBlanks;
    for (const error of fieldErrors) {
      if (!isPodTopology(error.path)) continue;
      const mayBeFilledIn = isIncomplete || (isCustomResource(workload) && error.value === undefined);
      if (mayBeFilledIn && error.type === "Required") continue;
      yield describeFieldError(workload, error);
    }
  },
};
