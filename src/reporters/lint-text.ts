import type { LintResult } from "../lint/result.js";
import type { Finding } from "../model/finding.js";
import { shorten } from "../model/shorten.js";
import { formatWorkload } from "../model/workload.js";
import { changeLines, existingLines } from "./change-text.js";
import { countText, elapsedText, findingCounts, hiddenText, scopeText } from "./counts.js";
import { findingHeading } from "./finding-heading.js";
import { detailsOf } from "./finding-words.js";
import { lastLine } from "./last-line.js";
import { renderedIn } from "./rendered-in.js";
import { sourceExcerpt } from "./source-excerpt.js";
import { type Colors, severityPaint, terminalColors } from "./terminal-colors.js";
import { cutText, visibleLines, visibleText } from "./visible-text.js";

const DEFAULT_COLUMNS = 100;
const LEAST_EXCERPT_COLUMNS = 40;
const LIST_MAX_LENGTH = 11;
const LINE_MAX_LENGTH = 2000;

export interface LintTextOptions {
  readonly color: boolean;
  /** Width of the terminal; source lines are cut to it. 100 by default. */
  readonly columns?: number;
  /** Signs of ASCII only. */
  readonly ascii?: boolean;
  /** Milliseconds that the run took. Without it the summary names no time. */
  readonly elapsed?: number;
}

/** The findings for people: each with its source line, its reasons and its help, then the notices and the counts. */
export function formatLintText(result: LintResult, options: LintTextOptions): string {
  const colors = terminalColors(options.color);
  const columns = options.columns ?? DEFAULT_COLUMNS;
  const blocks = result.findings.map((finding) => formatFinding(finding, columns, colors).join("\n"));
  const closing = result.notices.map((notice) => `${colors.cyan("notice")}: ${clean(notice)}`);
  const fixable = result.findings.filter((finding) => finding.fixable).length;
  if (fixable > 0) closing.push(`${countText(fixable, "finding")} can be fixed with ${colors.bold("--fix")}`);
  closing.push(summaryLine(result, options.elapsed, colors));
  const { change, existing } = result;
  const before = existingLines(existing, colors).join("\n");
  const impact = change === undefined ? "" : changeLines(change, colors, options.ascii === true).join("\n");
  const sections = [before, impact].filter((section) => section !== "");
  return `${[...blocks, ...sections, closing.join("\n")].join("\n\n")}\n`;
}

function summaryLine(result: LintResult, elapsed: number | undefined, colors: Colors): string {
  const { summary } = result;
  const counts = findingCounts(summary, result.change !== undefined);
  const paint = summary.errors > 0 ? colors.red : summary.warnings + summary.notes > 0 ? colors.yellow : colors.green;
  const time = elapsed === undefined ? "" : ` in ${elapsedText(elapsed)}`;
  const hidden = hiddenText(summary);
  return `${colors.bold(paint(counts))} in ${scopeText(summary)}${time}${hidden === "" ? "" : `; ${hidden}`}`;
}

function formatFinding(finding: Finding, columns: number, colors: Colors): string[] {
  const indent = " ".repeat(String(finding.source.line).length);
  const bar = colors.blue("|");
  const lines = [findingHeading(finding, colors)];
  if (finding.excerpt.trim() !== "") {
    const [text, marker] = formatExcerpt(finding, columns - indent.length - 3, colors);
    lines.push(`${indent} ${bar}`, `${colors.blue(String(finding.source.line))} ${bar} ${text}`);
    lines.push(`${indent} ${bar} ${marker}`);
  }
  lines.push(...shorten(detailsOf(finding), LIST_MAX_LENGTH).map((detail) => `${indent}   - ${clean(detail)}`));
  const entry = (label: string, text: string) => `${indent} ${colors.blue("=")} ${colors.bold(label)}: ${text}`;
  const owner = ownerOf(finding);
  if (owner !== undefined) lines.push(entry("in", owner));
  const related = finding.related.map((range) => `${range.file}:${range.line}:${range.column} ${range.message}`);
  lines.push(...shorten(related, LIST_MAX_LENGTH).map((text) => entry("note", clean(text))));
  if (finding.help !== "") {
    const [first = "", ...rest] = visibleLines(finding.help).map((line) => cutText(line, LINE_MAX_LENGTH));
    const hanging = `${indent}         `;
    lines.push(entry("help", first), ...rest.map((line) => (line === "" ? "" : hanging + line)));
  }
  return lines;
}

function formatExcerpt(finding: Finding, room: number, colors: Colors): [text: string, marker: string] {
  const { line, column, endLine, endColumn } = finding.source;
  const isOneLine = endLine === line;
  const width = Math.max(LEAST_EXCERPT_COLUMNS, room);
  const excerpt = sourceExcerpt(finding.excerpt, column, isOneLine ? endColumn : Number.POSITIVE_INFINITY, width);
  const last = lastLine(finding.source);
  const marker = `^${"~".repeat(excerpt.markerWidth - 1)}${last > line ? ` to line ${last}` : ""}`;
  const paint = severityPaint(colors, finding.severity);
  return [excerpt.text, " ".repeat(excerpt.markerStart) + colors.bold(paint(marker))];
}

/** `Deployment default/api (clusters prod, stage, rendered in apps/prod)`. */
function ownerOf(finding: Finding): string | undefined {
  const names = finding.clusters.map(visibleText);
  const clusters = names.length === 0 ? [] : [`${names.length === 1 ? "cluster" : "clusters"} ${names.join(", ")}`];
  const rendered = renderedIn(finding.renderings);
  const where = [...clusters, ...(rendered === undefined ? [] : [clean(rendered)])].join(", ");
  if (finding.workload === null) return where === "" ? undefined : where;
  const workload = clean(formatWorkload(finding.workload));
  return where === "" ? workload : `${workload} (${where})`;
}

function clean(text: string): string {
  return cutText(visibleText(text), LINE_MAX_LENGTH);
}
