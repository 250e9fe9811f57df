import type { RuleDescription } from "../../model/rule-description.js";
import { RULES as ALL } from "../../rules/index.js";

/** Every rule as data. */
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
