import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

export const unreadableFile: Rule = {
  id: "unreadable-file",
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind === "unreadable")
      yield describeProblem(problem, "Correct the file, or leave it out with exclude in taintlint.yaml.");
  },
};
