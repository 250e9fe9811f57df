import { ruleUrl } from "../model/documentation.js";
import type { Finding } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { TextLayout } from "./text-layout.js";
import { padToWidth } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

const COLUMNS = ["errors", "warnings", "notes", "fixable"] as const;

interface RuleCounts extends Readonly<Record<(typeof COLUMNS)[number], number>> {
  readonly rule: string;
}

function countByRule(findings: readonly Finding[]): readonly RuleCounts[] {
  const rows = [...groupBy(findings, ({ rule }) => rule)].map(([rule, ones]): RuleCounts => {
    const count = (severity: Finding["severity"]) => ones.filter((one) => one.severity === severity).length;
    const fixable = ones.filter((one) => one.fixable).length;
    return { rule, errors: count("error"), warnings: count("warning"), notes: count("note"), fixable };
  });
  return rows.sort(
    (a, b) => b.errors - a.errors || b.warnings - a.warnings || b.notes - a.notes || (a.rule < b.rule ? -1 : 1),
  );
}

/** Formats a table of rules with findings; empty for a single rule. */
export function ruleTable(findings: readonly Finding[], { colors, link }: TextLayout): readonly string[] {
  const rows = countByRule(findings);
  if (rows.length < 2) return [];
  const width = Math.max("rule".length, ...rows.map(({ rule }) => rule.length));
  const head = [padToWidth("rule", width), ...COLUMNS].join("  ");
  return [
    colors.bold(head),
    ...rows.map((row) => {
      const name = visibleText(row.rule);
      const counts = COLUMNS.map((column) => String(row[column] === 0 ? "-" : row[column]).padStart(column.length));
      return [link(name, ruleUrl(row.rule)) + " ".repeat(width - name.length), ...counts].join("  ");
    }),
  ];
}
