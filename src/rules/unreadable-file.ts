import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const unreadableFile: Rule = {
  id: "unreadable-file",
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "unreadable") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Correct the file, or leave it out with exclude in taintlint.yaml.",
      fingerprintBy: problemSubject(problem),
    };
  },
};
