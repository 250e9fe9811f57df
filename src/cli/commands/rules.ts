import { describeRules } from "../../lint/pages/rule-pages.js";
import { didYouMean, nearestWord } from "../../model/spelling.js";
import { formatRulesJson } from "../../reporters/rules-json.js";
import { formatRulesText, formatRuleText } from "../../reporters/rules-text.js";
import type { Invocation } from "../arguments.js";
import { type CommandContext, type CommandResult, refuse, renderReports } from "../command-context.js";
import { pageColumns } from "../help.js";

export async function runRules(
  { operands, formats }: Invocation<"rules">,
  context: CommandContext,
): Promise<CommandResult> {
  const [id] = operands;
  const rules = describeRules();
  const named = id === undefined ? rules : rules.filter((one) => one.id === id);
  if (id !== undefined && named.length === 0) {
    const nearest = nearestWord(
      id,
      rules.map((one) => one.id),
    );
    return refuse({ message: `rule "${id}" is not known${didYouMean(nearest, '; "taintlint rules" lists them')}` });
  }
  const columns = pageColumns(context.columns, context.environment);
  const reports = await renderReports(formats, context, ({ format }, style) => {
    if (format === "json") return formatRulesJson(named);
    const [rule] = named;
    return id === undefined || rule === undefined
      ? formatRulesText(rules, style)
      : formatRuleText(rule, { ...style, columns });
  });
  return { exitCode: 0, reports, errors: [] };
}
