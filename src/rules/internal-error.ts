import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const internalError: Rule = {
  id: "internal-error",
  summary: "A bug in taintlint kept it from judging a file or a workload. The others are judged.",
  severity: "error",
  refusedByApi: true,
  why: `The cause is taintlint, not the file. The file or workload is not checked, and the run fails so that it does not look checked.
Everything else is judged as usual. Please report the bug with the version, the text of the message and, if you may, the file.
\`TAINTLINT_DEBUG=1\` in the environment shows where in taintlint it happened.`,
  fix: `Report the bug.`,
  examples: [],
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
