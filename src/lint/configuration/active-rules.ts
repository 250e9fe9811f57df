import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { Configuration } from "./configuration.js";
import { createRuleSettings } from "./rule-settings.js";

export function activeRules(configuration: Configuration | undefined): Rule[] {
  const settingOf = createRuleSettings(configuration);
  return RULES.flatMap((rule) => {
    const { runs, severity = rule.severity } = settingOf(rule, null, undefined);
    return runs ? [{ ...rule, severity }] : [];
  });
}
