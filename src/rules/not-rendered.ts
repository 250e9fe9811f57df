import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const notRendered: Rule = {
  id: "not-rendered",
  refusedByApi: true,
  claims: ["object"],
  reportsCoverage: true,
  *checkProblem(problem) {
    if (problem.kind !== "not-rendered") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.",
      fingerprintBy: problemSubject(problem),
      groupBy: problem.cause,
    };
  },
};
