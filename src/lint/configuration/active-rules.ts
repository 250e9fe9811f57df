import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { Configuration } from "./configuration.js";
import { createRuleSettings } from "./rule-settings.js";

/** Returns the rules that a configuration does not turn off everywhere, with the severity that it gives them. */
export function activeRules(configuration: Configuration | undefined): Rule[] {
  const settingOf = createRuleSettings(configuration);
  return RULES.flatMap((rule) => {
    const { runs, severity = rule.severity } = settingOf(rule, null, undefined);
    return runs ? [{ ...rule, severity }] : [];
  });
}
