import type { Rule } from "./contract/rule.js";
import { describeDecodeError } from "./explanations/api-errors.js";

export const nonStringValue: Rule = {
  id: "non-string-value",
  refusedByApi: true,
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload }) {
    const wrong = workload.decodeErrors.filter(({ expected }) => expected === "string");
    yield* wrong.map((error) => describeDecodeError(workload, error));
  },
};
