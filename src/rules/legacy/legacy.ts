import type { WorkloadFit } from "../../model/pool-fit.js";
import type { RuleExample } from "../../model/rule-description.js";
import type { RuleFinding } from "../contract/finding.js";
import type { RuleContext } from "../contract/rule.js";

export interface LegacyKey {
  readonly why: string;
  readonly examples: readonly RuleExample[];
  readonly check: (fit: WorkloadFit, context: RuleContext) => Iterable<RuleFinding>;
}
