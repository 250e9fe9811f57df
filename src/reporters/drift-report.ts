import { countSeverities } from "../lint/contract/result.js";
import type { DriftReport } from "../lint/drift/find-drift.js";
import { count } from "../model/words.js";
import { formatJson } from "./json-text.js";
import { markdownList, markdownPlace, shortProse } from "./markdown.js";
import { headingColumns, layoutText, severityPaint, type TextOptions, wrapPainted } from "./text-layout.js";
import { findingCounts } from "./words/counts.js";
import { boundedText } from "./words/visible-text.js";

const HANG = 4;
/** GitHub refuses longer bodies of issues. */
const MAX_BYTES = 60_000;

/** `drift --format json`, version 1: `{schemaVersion, findings, compared, notices}`. */
export function formatDriftJson({ findings, compared, notices }: DriftReport): string {
  return formatJson({ schemaVersion: 1, findings, compared, notices });
}

/** One line for each cause, as `lint` writes findings, and what it consists of below. */
export function formatDriftText(report: DriftReport, options: TextOptions): string {
  const layout = layoutText(options);
  const { colors } = layout;
  const lines = report.findings.flatMap(({ kind, severity, message, details, source: { file, line } }) => {
    const place = colors.bold(`${boundedText(file)}:${line}`);
    return [
      `${place}: ${severityPaint(colors, severity)(`${severity}[${kind}]`)} ${boundedText(message)}`,
      ...details.map((detail) => `    ${boundedText(detail)}`),
    ];
  });
  const closing = [...report.notices, closingOf(report)].map(boundedText);
  const wrapped = [...lines, ...closing].flatMap((line) => wrapPainted(line, HANG, headingColumns(layout)));
  return `${wrapped.join("\n")}\n`;
}

/** The body of an issue or of a job's summary. */
export function formatDriftMarkdown(report: DriftReport): string {
  const findings = markdownList(
    report.findings,
    ({ severity, message, details, source }) =>
      `**${severity}** ${[message, ...details].map(shortProse).join("; ")} (${markdownPlace(source)})`,
    MAX_BYTES,
  );
  const closing = [...report.notices, closingOf(report)].map((sentence) => `\n${shortProse(sentence)}\n`);
  return `### taintlint drift: ${countsOf(report)}\n\n${findings}${closing.join("")}`;
}

function countsOf({ findings }: DriftReport): string {
  return findings.length === 0 ? "none" : findingCounts(countSeverities(findings));
}

function closingOf(report: DriftReport): string {
  const { nodes, pools, workloads } = report.compared;
  const compared = [count(nodes, "node"), count(pools, "pool"), count(workloads, "workload")].join(", ");
  return `drift: ${countsOf(report)}; compared: ${compared}`;
}
