import type { Severity } from "../../model/finding.js";
import { RULES } from "../../rules/index.js";
import { severityOf } from "../../rules/severity.js";
import type { Configuration } from "./configuration.js";
import { createRuleSettings } from "./rule-settings.js";

export interface ActiveRule {
  readonly id: string;
  readonly severity: Severity;
}

export function activeRules(configuration: Configuration | undefined): ActiveRule[] {
  const settingOf = createRuleSettings(configuration);
  return RULES.flatMap((rule) => {
    const { runs, severity = severityOf(rule) } = settingOf(rule, null, undefined);
    return runs ? [{ id: rule.id, severity }] : [];
  });
}
