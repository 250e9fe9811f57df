import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

export const ignoredValues: Rule = {
  id: "ignored-values",
  claims: ["object"],
  *checkProblem(problem) {
    const isPatch = problem.kind === "ignored-patch";
    if (!isPatch && problem.kind !== "ignored-value") return;
    const help = isPatch
      ? "Name the object that it is for, as it is called in the kustomization, or remove the patch."
      : "Use it in the template of the component, correct the key, or remove the value.";
    yield describeProblem(problem, help);
  },
};
