import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

export const internalError: Rule = {
  id: "internal-error",
  summary: "A mistake of taintlint itself kept it from judging a file or a workload; the others are judged.",
  severity: "error",
  refusedByApi: true,
  why: `This is a mistake of taintlint, not of the file. What stands there is not checked, and the run does not pass, so that nobody takes
it for checked. Everything else is judged as ever. Please report it, with the version and the text of the message, and with the
file where you may. \`TAINTLINT_DEBUG=1\` in the environment shows where in taintlint it happened.`,
  fix: `Report the mistake.`,
  examples: [],
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "internal") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "This is a mistake of taintlint, not yours: please report it with this message, and the file if you may. Until it is repaired, exclude in taintlint.yaml leaves the file out.",
      identity: { names: [problem.message] },
      details: problem.stack !== undefined ? problem.stack.split("\n") : undefined,
    };
  },
};
