import type { LintResult, WorkloadImpact } from "../lint/contract/result.js";
import { ruleUrl } from "../model/documentation.js";
import { bySeverity, type Finding, type Severity } from "../model/finding.js";
import { groupBy } from "../model/group-by.js";
import type { SourceUrl } from "../model/repository-address.js";
import { count, joinWords, shorten } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { changeMarkdown } from "./change-markdown.js";
import {
  markdownFold,
  markdownLink,
  markdownList,
  markdownPlace,
  markdownTable,
  markdownText,
  shortCode,
  shortProse,
  shortText,
} from "./markdown.js";
import { existingText } from "./words/change-words.js";
import { coverageSentences, hiddenText, resultCounts, scopeText } from "./words/counts.js";
import { detailsOf, messageOf } from "./words/finding-words.js";
import {
  CELL_MARKS,
  type ClusterMatrix,
  cellMark,
  clusterMatrices,
  fullName,
  type MatrixRow,
  UNICODE_SIGNS,
} from "./words/fit-matrix.js";
import { cutText, visibleLines, visibleText } from "./words/visible-text.js";

/** GitHub drops a larger summary than 1 MiB as a whole; other steps have their own. */
const MAX_BYTES = 1024 * 1024 - 64 * 1024;
const NOTICES_SHARE = 0.25;
const CHANGE_SHARE = 0.4;
const FINDINGS_SHARE = 0.75;
const LEAST_TABLE_BYTES = 1024;
const MATRIX_FRAME_BYTES = 256;
/** At twelve bytes for each character it fits the smallest table. */
const CLUSTER_MAX_LENGTH = 100;
const LIST_MAX_LENGTH = 12;

export interface JobSummaryOptions {
  readonly passed: boolean;
  /** Links to a line of the repository; plain text without it. */
  readonly sourceUrl?: SourceUrl | undefined;
  readonly renderedWith?: readonly string[];
  /** UTF-8 bytes, at least 16 KiB; 960 KiB by default. */
  readonly maxBytes?: number;
}

export function formatJobSummary(result: LintResult, options: JobSummaryOptions): string {
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  const top = summaryHead(result, options) + noticesSection(result.notices, maxBytes * NOTICES_SHARE);
  const forChange = Math.floor((maxBytes - Buffer.byteLength(top)) * CHANGE_SHARE);
  const { sourceUrl } = options;
  const head = top + (result.change ? changeMarkdown(result.change, { maxBytes: forChange, sourceUrl }) : "");
  const forFindings = Math.floor((maxBytes - Buffer.byteLength(head)) * FINDINGS_SHARE);
  const findings = summaryFindings(result.findings, options, forFindings);
  const left = maxBytes - Buffer.byteLength(head) - Buffer.byteLength(findings);
  return head + findings + matrixSection(result, left);
}

function summaryHead(
  { summary, coverage, existing, change, findings, reached }: LintResult,
  { passed, renderedWith = [] }: JobSummaryOptions,
): string {
  const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
  const hidden = hiddenText({ summary, findings });
  const notShown = hidden === "" ? "" : ` Not shown: ${hidden}.`;
  const before = existingText(existing);
  const are = summary.errors + summary.warnings + summary.notes === 1 ? "is" : "are";
  const isNew = before === "" || findings.length === 0 ? "" : ` that ${are} new`;
  const counts = `${resultCounts({ summary, coverage, change, reached })}${isNew}`;
  const covered = coverageSentences({ summary, coverage }).map((sentence) => `\n- ${shortProse(sentence)}`);
  const judged = covered.length === 0 ? "" : `\nNot everything was judged:\n${covered.join("")}\n`;
  const known = before === "" ? "" : ` ${before}: not listed here.`;
  const rendered = renderedWith.length === 0 ? "" : ` Rendered with ${shortProse(joinWords(renderedWith))}.`;
  return `## ${verdict}: ${counts}\n\nLooked at ${scopeText(summary)}.${rendered}${notShown}${known}\n${judged}`;
}

function noticesSection(notices: readonly string[], maxBytes: number): string {
  if (notices.length === 0) return "";
  const text = shorten(notices, LIST_MAX_LENGTH).map((notice) => `- ${shortProse(notice)}\n`);
  const section = `\n${text.join("")}`;
  return Buffer.byteLength(section) <= maxBytes ? section : `\n${count(notices.length, "notice")}: see the log.\n`;
}

/** Formats findings as a list within `maxBytes`; counts the rest. Also for comments. */
export function summaryFindings(
  findings: readonly Finding[],
  options: Pick<JobSummaryOptions, "sourceUrl">,
  maxBytes: number,
  title = "Findings",
): string {
  if (findings.length === 0) return "";
  const heading = `\n### ${title}\n\n`;
  const item = (finding: Finding) => findingItem(finding, options);
  return heading + markdownList(byWorkload(findings), item, maxBytes - heading.length);
}

/** Groups findings by workload, the worst first, since the end may be cut. */
function byWorkload(findings: readonly Finding[]): Finding[] {
  const groups = groupBy(findings, ({ workload, severity }) =>
    workload === null ? severity : formatWorkload(workload),
  );
  const sorted = [...groups.values()].map((group) => group.sort(bySeverity));
  return sorted.sort(([a], [b]) => bySeverity(a, b)).flat();
}

const MARKS: Readonly<Record<Severity, string>> = { error: "❌", warning: "⚠️", note: "ℹ️" };

function findingItem(finding: Finding, options: Pick<JobSummaryOptions, "sourceUrl">): string {
  const { source, workload, clusters, renderings = [], severity } = finding;
  const owner = workload === null ? [] : [shortCode(formatWorkload(workload))];
  const names = shorten(clusters, LIST_MAX_LENGTH).map((cluster) => `cluster ${shortCode(cluster)}`);
  const rendered = shorten(renderings, LIST_MAX_LENGTH).map((rendering) => `rendered in ${shortCode(rendering)}`);
  const where = [markdownPlace(source, options.sourceUrl), ...owner, ...names, ...rendered].join(" · ");
  const rule = markdownLink(markdownText(finding.rule), ruleUrl(finding.rule));
  const said = `${MARKS[severity]} **${severity}** ${shortProse(messageOf(finding))} (${rule})`;
  return `${said}<br>${where}${moreOf(finding)}`;
}

function moreOf(finding: Finding): string {
  const { related, help } = finding;
  const places = related.map((range) => `${range.file}:${range.line} ${range.message}`);
  const reasons = [...shorten(detailsOf(finding), LIST_MAX_LENGTH), ...shorten(places, LIST_MAX_LENGTH)];
  const advice = help === "" ? [] : shorten(visibleLines(help), 2 * LIST_MAX_LENGTH);
  if (reasons.length + advice.length === 0) return "";
  const title = [...(reasons.length === 0 ? [] : ["why"]), ...(advice.length === 0 ? [] : ["what to do"])].join(", ");
  const text = [reasons, advice].filter((piece) => piece.length > 0).map((piece) => piece.map(shortProse).join("<br>"));
  return `<details><summary>${title}</summary>${text.join("<br><br>")}</details>`;
}

/** Formats the changed part of the matrix in a comparison, else all, folded. */
function matrixSection({ fit, change }: LintResult, maxBytes: number): string {
  const matrices = clusterMatrices(fit)
    .map((matrix) => (change === undefined ? matrix : changedRows(matrix, change.workloads)))
    .filter((matrix) => matrix.rows.length > 0);
  if (matrices.length === 0) return "";
  const legend = CELL_MARKS.map((mark) => `${UNICODE_SIGNS[mark]} ${mark}`).join(" · ");
  let text = `${legend}\n`;
  for (const matrix of matrices) {
    const left = maxBytes - MATRIX_FRAME_BYTES - Buffer.byteLength(text);
    if (left < 2 * LEAST_TABLE_BYTES) {
      text += "\nFurther clusters are left out: GitHub limits the size.\n";
      break;
    }
    const heading =
      matrix.cluster === null
        ? "\n"
        : `\n#### Cluster ${markdownText(cutText(visibleText(matrix.cluster), CLUSTER_MAX_LENGTH))}\n\n`;
    text += heading + matrixTable(matrix, left - LEAST_TABLE_BYTES - Buffer.byteLength(heading));
  }
  const rows = matrices.reduce((sum, matrix) => sum + matrix.rows.length, 0);
  const which = change === undefined ? "" : " that the change touches";
  return `\n### Placement\n${markdownFold(`${count(rows, "workload")}${which}, by pool`, text)}`;
}

function changedRows(matrix: ClusterMatrix, impacts: readonly WorkloadImpact[]): ClusterMatrix {
  const ofCluster = impacts.filter(({ cluster }) => cluster === matrix.cluster);
  const named = new Set(ofCluster.map(({ kind, namespace, name }) => `${namespace}/${kind}/${name}`));
  const changed = new Set(ofCluster.flatMap(({ pools }) => pools));
  const columns = matrix.pools.flatMap(({ name }, index) => (changed.has(name) ? [index] : []));
  const rows = matrix.rows.filter(({ workload }) => named.has(fullName(workload)));
  return {
    ...matrix,
    pools: columns.flatMap((index) => matrix.pools[index] ?? []),
    rows: rows.map((row) => ({ ...row, cells: columns.map((index) => row.cells[index]) })),
  };
}

function matrixTable({ pools, rows }: ClusterMatrix, maxBytes: number): string {
  const header = ["Workload", ...pools.map((pool) => markdownText(shortText(pool.name)))];
  const cellsOf = ({ workload, label, cells }: MatrixRow) => {
    const name = shortCode(label);
    const signs = cells.map((cell) => (cell === undefined ? "" : UNICODE_SIGNS[cellMark(cell)]));
    return [workload.valid ? name : `${name} (invalid)`, ...signs];
  };
  return markdownTable(header, rows, cellsOf, maxBytes);
}
