import type { RuleDescription } from "../../model/rule-description.js";
import { RULES as ALL } from "../../rules/index.js";

/** Every rule as data: what its page tells, and nothing of how it decides. */
export const RULES: readonly RuleDescription[] = ALL.map(
  ({ id, summary, severity, why, silent, fix, examples, options }) => ({
    id,
    summary,
    severity,
    why,
    ...(silent !== undefined && { silent }),
    fix,
    examples,
    options,
  }),
);
