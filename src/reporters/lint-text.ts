import { countSeverities, type LintResult } from "../lint/contract/result.js";
import { ruleUrl } from "../model/documentation.js";
import { bySeverity, type Finding, fixesOf } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import { count } from "../model/words.js";
import { changeLines, existingLines } from "./change-text.js";
import { conciseLine, shortLines } from "./finding-heading.js";
import { findingLines } from "./finding-text.js";
import {
  headingColumns,
  type Linker,
  layoutText,
  type TextLayout,
  type TextOptions,
  wrapBehind,
} from "./text-layout.js";
import { coverageSentences, elapsedText, hiddenText, resultCounts, scopeText } from "./words/counts.js";
import { padToWidth } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

/** So many findings are told in detail; further ones are told in short. */
const MAX_DETAILED = 20;
/** Where there are notes alone, so many are; beside worse findings they are told in short. */
const MAX_DETAILED_NOTES = 2;
/** Longer texts repeat the totals at the top. */
const SCREEN_LINES = 24;

export interface LintTextOptions extends TextOptions {
  /** Duration in milliseconds; not shown if absent. */
  readonly elapsed?: number;
  readonly isFull?: boolean;
}

export function formatLintText(result: LintResult, options: LintTextOptions): string {
  const layout = layoutText(options);
  const { change, existing } = result;
  const findings = result.findings.toSorted(bySeverity);
  const detailed = options.isFull ? findings : findings.slice(0, countDetailed(findings));
  const blocks = detailed.map((finding) => findingLines(finding, layout, detailed.length, options.isFull).join("\n"));
  const before = existingLines(existing, layout).join("\n");
  const impact = change === undefined ? "" : changeLines(change, layout).join("\n");
  const sections = [
    ...blocks,
    shortList(findings.slice(detailed.length), layout),
    before,
    impact,
    ruleTable(findings, layout).join("\n"),
    closingLines(result, options, layout).join("\n"),
  ];
  const text = `${sections.filter((section) => section !== "").join("\n\n")}\n`;
  const isLong = text.split("\n").length > SCREEN_LINES + 1;
  return isLong && findings.length > 0 ? `${summaryLines(result, undefined, layout).join("\n")}\n\n${text}` : text;
}

export function formatConcise(
  { findings, reached = [] }: Pick<LintResult, "findings" | "reached">,
  link?: Linker,
): string {
  const told = findings.toSorted(bySeverity).map((finding) => conciseLine(finding, link));
  const lines = [...reached.map((clause) => `error: ${visibleText(clause)}`), ...told];
  return lines.map((line) => `${line}\n`).join("");
}

function countDetailed(findings: readonly Finding[]): number {
  const worse = findings.filter(({ severity }) => severity !== "note").length;
  return worse === 0 ? MAX_DETAILED_NOTES : Math.min(worse, MAX_DETAILED);
}

function shortList(findings: readonly Finding[], layout: TextLayout): string {
  if (findings.length === 0) return "";
  const title = `${count(findings.length, "more finding")} in short (details: --full):`;
  return [layout.colors.bold(title), ...findings.flatMap((finding) => shortLines(finding, layout))].join("\n");
}

function closingLines(result: LintResult, { elapsed }: LintTextOptions, layout: TextLayout): string[] {
  const { colors } = layout;
  const columns = headingColumns(layout);
  const told = (label: string, sentences: readonly string[]) =>
    sentences.flatMap((sentence) => {
      const [first = "", ...rest] = wrapBehind(visibleText(sentence), `${label}: `.length, 2, columns);
      return [`${colors.cyan(label)}: ${first}`, ...rest];
    });
  const sentences = [...told("notice", result.notices), ...told("coverage", coverageSentences(result))];
  return [...sentences, ...fixLines(result.findings, layout), ...summaryLines(result, elapsed, layout)];
}

function fixLines(findings: readonly Finding[], { colors }: TextLayout): string[] {
  const safe = findings.filter(({ fixable }) => fixable).length;
  const unsafe = findings.filter((finding) => !finding.fixable && fixesOf(finding).some((one) => one.isUnsafe)).length;
  const line = (number: number, option: string, also = "") =>
    number === 0 ? [] : [`${count(number, "finding")} can be fixed with ${colors.bold(option)}${also}`];
  return [...line(safe, "--fix"), ...line(unsafe, "--unsafe-fixes", ", which you should look at")];
}

function summaryLines(result: LintResult, elapsed: number | undefined, layout: TextLayout): string[] {
  const { colors } = layout;
  const { summary } = result;
  const counts = resultCounts(result);
  const paint = summary.errors > 0 ? colors.red : summary.warnings + summary.notes > 0 ? colors.yellow : colors.green;
  const time = elapsed === undefined ? "" : ` in ${elapsedText(elapsed)}`;
  const hidden = hiddenText(result);
  const rest = `in ${scopeText(summary)}${time}${hidden === "" ? "" : `; ${hidden}`}`;
  const [first = "", ...further] = wrapBehind(rest, counts.length + 1, 2, headingColumns(layout));
  return [`${colors.bold(paint(counts))} ${first}`, ...further];
}

const COLUMNS = ["errors", "warnings", "notes", "fixable"] as const;

interface RuleCounts extends Readonly<Record<(typeof COLUMNS)[number], number>> {
  readonly rule: string;
}

/** Formats a table of rules with findings; empty for a single rule. */
function ruleTable(findings: readonly Finding[], { colors, link }: TextLayout): readonly string[] {
  const rows = [...groupBy(findings, ({ rule }) => rule)].map(([rule, ones]): RuleCounts => {
    return { rule, ...countSeverities(ones), fixable: ones.filter((one) => one.fixable).length };
  });
  rows.sort(
    (a, b) => b.errors - a.errors || b.warnings - a.warnings || b.notes - a.notes || (a.rule < b.rule ? -1 : 1),
  );
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
