import { nearestWord } from "../../model/nearest-word.js";
import { formatRulesJson } from "../../reporters/rules-json.js";
import { formatRulesText, formatRuleText } from "../../reporters/rules-text.js";
import { RULES } from "../../rules/index.js";
import type { Invocation } from "../arguments.js";
import { type CommandContext, type CommandResult, refuse, renderReports } from "../command.js";

/** `taintlint rules [ID]` */
export async function runRules({ operands, formats }: Invocation, context: CommandContext): Promise<CommandResult> {
  const [id] = operands;
  const rule = RULES.find((one) => one.id === id);
  if (id !== undefined && rule === undefined) {
    const nearest = nearestWord(
      id,
      RULES.map((one) => one.id),
    );
    const hint = nearest === undefined ? '"taintlint rules" lists them' : `did you mean "${nearest}"?`;
    return refuse({ message: `rule "${id}" is not known; ${hint}` });
  }
  const reports = await renderReports(formats, context, ({ format }, style) => {
    if (format === "json") return formatRulesJson(rule === undefined ? RULES : [rule]);
    return rule === undefined ? formatRulesText(RULES, style) : formatRuleText(rule, style);
  });
  return { exitCode: 0, reports, errors: [] };
}
