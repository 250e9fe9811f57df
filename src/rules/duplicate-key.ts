import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const duplicateKey: Rule = {
  id: "duplicate-key",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "duplicate-key") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Remove one of the two: kubectl keeps the last one and says nothing.",
      fingerprintBy: problemSubject(problem),
    };
  },
};
