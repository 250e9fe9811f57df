import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { Configuration } from "./configuration.js";
import { createRuleSettings } from "./rule-settings.js";

/** The rules that a configuration has on, at least for some files or clusters, with the severity that it gives them. */
export function activeRules(configuration: Configuration | undefined): Rule[] {
  const settingOf = createRuleSettings(configuration);
  const overrides = configuration?.ruleOverrides ?? [];
  return RULES.flatMap((rule) => {
    const { runs, severity = rule.severity } = settingOf(rule, null, undefined);
    const named = overrides.flatMap(({ rules }) => rules.get(rule.id)?.severity ?? []);
    const isOnSomewhere = runs || (!isOff(rule, configuration) && named.some((word) => word !== "off"));
    return isOnSomewhere ? [{ ...rule, severity }] : [];
  });
}

/** `off` in `rules` wins over every override. */
function isOff({ id }: Rule, configuration: Configuration | undefined): boolean {
  return configuration?.rules.get(id)?.severity === "off";
}
