import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";
import { describeDecodeError } from "./explanations/api-errors.js";

const SCHEDULING_FIELDS = new Set(["tolerations", "nodeSelector", "affinity"]);

export const invalidYaml: Rule = {
  id: "invalid-yaml",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "syntax") return;
    const help = "Correct the text: until then nothing in this document is checked.";
    yield {
      at: problem,
      severity: problem.isIdle ? "warning" : undefined,
      claims: [ofObject(problem.message)],
      help,
      fingerprintBy: problemSubject(problem),
    };
  },
  looksAt: "refused-fields",
  *checkWorkload({ workload }) {
    for (const error of workload.decodeErrors) {
      const elsewhere = error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step));
      if (elsewhere || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
  },
};
