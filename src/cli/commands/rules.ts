import { describeRule, describeRules } from "../../lint/pages/rule-pages.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { formatRulesJson, formatRulesText, formatRuleText } from "../../reporters/rules-report.js";
import { RULES } from "../../rules/index.js";
import { pageColumns } from "../arguments/help.js";
import { type Command, refuse, renderReports } from "../contract/command-context.js";

export const runRules: Command<"rules"> = async ({ operands, formats }, context) => {
  const [id] = operands;
  const ids = RULES.map((rule) => rule.id);
  if (id !== undefined && !ids.includes(id)) {
    const nearest = nearestWord(id, ids);
    return refuse({ message: `rule "${id}" is not known${didYouMean(nearest, '; "taintlint rules" lists them')}` });
  }
  const named = id === undefined ? undefined : describeRule(id);
  const columns = pageColumns(context.columns, context.environment);
  const reports = await renderReports(formats, context, ({ format }, style) => {
    if (format === "json") return formatRulesJson(named === undefined ? describeRules() : [named]);
    return named === undefined ? formatRulesText(describeRules(), style) : formatRuleText(named, { ...style, columns });
  });
  return { exitCode: 0, reports, errors: [] };
};
