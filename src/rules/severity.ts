import { RULE_SEVERITIES } from "virtual:rule-severities";
import type { Severity } from "../model/finding.js";
import type { Rule } from "./contract/rule.js";

/** Returns the severity that the rule's page names; throws without a page. */
export function severityOf({ id }: Pick<Rule, "id">): Severity {
  const severity = RULE_SEVERITIES[id];
  if (severity === undefined) throw new Error(`docs/rules/${id}.md does not name a severity`);
  return severity;
}
