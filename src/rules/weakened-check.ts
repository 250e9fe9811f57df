import { ofDifference } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";

const UNMEANT = "Revert it, or explain in the change why it is intended.";

export const weakenedCheck: Rule = {
  id: "weakened-check",
  claims: ["difference"],
  *checkWeakening({ at, says, help = UNMEANT, names, workload, cause }) {
    yield {
      at,
      claims: [ofDifference(says)],
      help,
      fingerprintBy: { names },
      workload,
      groupBy: cause,
    };
  },
};
