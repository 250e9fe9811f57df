import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";
import { describeDecodeError } from "./explanations/api-errors.js";

const SCHEDULING_FIELDS = new Set(["tolerations", "nodeSelector", "affinity"]);

export const invalidYaml: Rule = {
  id: "invalid-yaml",
  refusedByApi: true,
  claims: ["object"],
  *checkProblem(problem) {
    const help = "Correct the text: until then nothing in this document is checked.";
    if (problem.kind === "syntax")
      yield describeProblem(problem, help, { severity: problem.isIdle ? "warning" : undefined });
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
