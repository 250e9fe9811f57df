import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const internalError: Rule = {
  id: "internal-error",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "internal") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "This is a mistake of taintlint, not yours: please report it with this message, and the file if you may. Until it is repaired, exclude in taintlint.yaml leaves the file out.",
      fingerprintBy: problemSubject(problem),
      details: problem.stack !== undefined ? problem.stack.split("\n") : undefined,
    };
  },
};
