import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

export const duplicateKey: Rule = {
  id: "duplicate-key",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind === "duplicate-key")
      yield describeProblem(problem, "Remove one of the two: kubectl keeps the last one and says nothing.");
  },
};
