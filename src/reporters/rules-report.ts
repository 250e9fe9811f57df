import type { RuleDescription } from "../model/rule-description.js";
import { formatJson } from "./json-text.js";
import { severityPaint, type TextOptions, terminalColors, wrapBehind } from "./text-layout.js";
import { displayWidth, padToWidth } from "./words/display-width.js";

/** Formats `rules --format json`, version 1: `{schemaVersion, rules}`. */
export function formatRulesJson(rules: readonly RuleDescription[]): string {
  return formatJson({
    schemaVersion: 1,
    rules: rules.map(({ id, severity, summary, why, silent, fix, examples }) => ({
      id,
      severity,
      summary,
      why,
      silent,
      fix,
      examples: examples.map(({ title, inventory, bad, good, goodInventory, before }) => ({
        title,
        inventory,
        bad,
        good,
        goodInventory: goodInventory ?? null,
        before:
          before !== undefined
            ? { inventory: before.inventory ?? null, manifests: before.manifests ?? null }
            : undefined,
      })),
    })),
  });
}

/** Not before an item of a list, a row of a table, or an empty line. */
const WITHIN_PARAGRAPH = /(?<=\S)\n *(?=\S)(?!- |\d+\. |\|)/g;
const BLOCK = /^```yaml\n([\s\S]*?)\n```$/m;
const HEADING = /^#+ (.*)/;
const BELOW_HEADING = /^(#+ .*\n)\n/gm;
const CAPTION = /^(Reported|Correct)(?:, in `[\w.]+`)?:$/;
const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;

/** One line a rule, wrapped where `columns` are those of a terminal. */
export function formatRulesText(
  rules: readonly RuleDescription[],
  { color, columns = Number.POSITIVE_INFINITY }: TextOptions,
): string {
  const colors = terminalColors(color);
  const width = Math.max(0, ...rules.map((rule) => displayWidth(rule.id)));
  const severityWidth = Math.max("warning".length, ...rules.map((rule) => rule.severity.length));
  return rules
    .map((rule) => {
      const severity = severityPaint(colors, rule.severity)(padToWidth(rule.severity, severityWidth));
      const start = width + severityWidth + 4;
      const [summary = "", ...rest] = wrapBehind(rule.summary, start, start, columns);
      return `${[`${colors.bold(padToWidth(rule.id, width))}  ${severity}  ${summary}`, ...rest].join("\n")}\n`;
    })
    .join("");
}

/** Renders the page of a rule. */
export function formatRuleText(
  { id, severity, markdown }: RuleDescription,
  { color, columns }: TextOptions & { readonly columns: number },
): string {
  const colors = terminalColors(color);
  const formatLine = (line: string) => {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) return [colors.bold(heading)];
    const [, side] = CAPTION.exec(line) ?? [];
    if (side !== undefined) return [(side === "Reported" ? colors.red : colors.green)(line)];
    return wrapBehind(line, 0, line.startsWith("- ") ? 2 : 0, columns);
  };
  // Texts and blocks in turn.
  const parts = markdown.split(BLOCK).map((text, index) => {
    if (index % 2 === 1) return text.replaceAll(/^(?=.)/gm, "    ");
    const filled = text.trim().replace(LINK, "$1 ($2)").replace(WITHIN_PARAGRAPH, " ").replace(BELOW_HEADING, "$1");
    return filled.split("\n").flatMap(formatLine).join("\n");
  });
  const [, ...lines] = parts.join("\n\n").trimEnd().split("\n");
  const title = `${colors.bold(id)} ${severityPaint(colors, severity)(`[${severity}]`)}`;
  return `${[title, ...lines].join("\n")}\n`;
}
