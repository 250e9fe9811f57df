import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

export const notRendered: Rule = {
  id: "not-rendered",
  refusedByApi: true,
  claims: ["object"],
  reportsCoverage: true,
  *checkProblem(problem) {
    const help =
      "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.";
    if (problem.kind === "not-rendered") yield describeProblem(problem, help, { groupBy: problem.cause });
  },
};
