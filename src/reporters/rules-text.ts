import type { RuleDescription } from "../model/rule-description.js";
import { displayWidth, padToWidth } from "./display-width.js";
import { describeOptionType, sectionsOf } from "./rule-documentation.js";
import { severityPaint, terminalColors } from "./terminal-colors.js";
import { wrapBehind } from "./text-layout.js";

/** Not before an item of a list, a row of a table, or an empty line. */
const WITHIN_PARAGRAPH = /(?<=\S)\n *(?=\S)(?!- |\d+\. |\|)/g;

export interface RulesTextOptions {
  readonly color: boolean;
  /** Where paragraphs are wrapped. */
  readonly columns: number;
}

export function formatRulesText(rules: readonly RuleDescription[], { color }: Pick<RulesTextOptions, "color">): string {
  const colors = terminalColors(color);
  const width = Math.max(0, ...rules.map((rule) => displayWidth(rule.id)));
  const severityWidth = Math.max("warning".length, ...rules.map((rule) => rule.severity.length));
  return rules
    .map((rule) => {
      const severity = severityPaint(colors, rule.severity)(padToWidth(rule.severity, severityWidth));
      return `${colors.bold(padToWidth(rule.id, width))}  ${severity}  ${rule.summary}\n`;
    })
    .join("");
}

export function formatRuleText(rule: RuleDescription, options: RulesTextOptions): string {
  const colors = terminalColors(options.color);
  const severity = severityPaint(colors, rule.severity)(`[${rule.severity}]`);
  const wrapped = (text: string) =>
    text
      .replace(WITHIN_PARAGRAPH, " ")
      .split("\n")
      .flatMap((line) => wrapBehind(line, 0, line.startsWith("- ") ? 2 : 0, options.columns));
  const lines = [`${colors.bold(rule.id)} ${severity}`, ...wrapped(rule.summary)];
  for (const [title, text] of sectionsOf(rule)) lines.push("", colors.bold(title), ...wrapped(text));
  for (const [name, option] of Object.entries(rule.options ?? {})) {
    lines.push("", colors.bold(`Option ${name}`), ...wrapped(`${describeOptionType(option)}: ${option.description}`));
  }
  for (const example of rule.examples) {
    lines.push("", colors.bold(`Example: ${example.title}`));
    const { inventory, template, bad, good, goodInventory, before } = example;
    const reported = colors.red("reported at the lines marked <--");
    const corrected = colors.green("corrected");
    const earlier = [before?.inventory, before?.manifests];
    for (const [index, text] of earlier.entries()) {
      if (text === undefined) continue;
      lines.push(
        "",
        `  ${colors.dim(`${index === 0 ? "taintlint.yaml" : "manifests"}, before`)}`,
        ...indentBlock(text),
      );
    }
    if (goodInventory === undefined) {
      lines.push("", `  ${colors.dim("taintlint.yaml")}`, ...indentBlock(inventory));
      if (template !== undefined) lines.push("", `  ${colors.dim("the template")}`, ...indentBlock(template));
      lines.push("", `  ${reported}`, ...indentBlock(bad), "", `  ${corrected}`, ...indentBlock(good));
    } else {
      lines.push("", `  taintlint.yaml, ${reported}`, ...indentBlock(inventory));
      lines.push("", `  taintlint.yaml, ${corrected}`, ...indentBlock(goodInventory));
    }
  }
  return `${lines.join("\n")}\n`;
}

function indentBlock(text: string): string[] {
  return text
    .replace(/^\n+/, "")
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`));
}
