import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

export const internalError: Rule = {
  id: "internal-error",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    const help =
      "This is a mistake of taintlint, not yours: please report it with this message, and the file if you may. Until it is repaired, exclude in taintlint.yaml leaves the file out.";
    if (problem.kind === "internal") yield describeProblem(problem, help, { details: problem.stack?.split("\n") });
  },
};
