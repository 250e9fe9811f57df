import type { LintResult } from "../../lint/reports/result.js";
import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { coverageSentences, findingCounts, hiddenText, resultCounts, scopeText } from "../counts.js";
import { type ClusterMatrix, clusterMatrices } from "../fit-matrix.js";
import { changesSection } from "./changes-section.js";
import { htmlText } from "./escape-html.js";
import { existingSection, findingsSection } from "./findings-section.js";
import { matrixData } from "./matrix-data.js";
import { isNowhere, matrixSection } from "./matrix-section.js";
import { htmlPage } from "./page.js";
import { poolsSection } from "./pools-section.js";
import type { HtmlReportOptions } from "./report-options.js";

/** More notices than this are folded away. */
const SHOWN_NOTICES = 2;

/**
 * The report as one HTML file that needs nothing else: the matrix of workloads against pools, each cell telling why, the
 * findings with their sources, the pools, and what a change does. Filters and reasons need the script in it; everything
 * else reads without.
 */
export function formatHtmlReport(result: LintResult, options: HtmlReportOptions): string {
  const matrices = clusterMatrices(result.fit).filter(({ rows }) => rows.length > 0);
  const title = ["taintlint", ...(options.origin ?? []).slice(0, 1)].join(" · ");
  return htmlPage({
    title: `${title}: ${findingCounts(result.summary)}`,
    first: { id: "placement", name: "placement" },
    header: `${headline(result, options)}\n${navigation(result, matrices, options)}`,
    main: `${scope(result, options)}${matrixSection(result, matrices)}${findingsSection(result.findings, options)}${existingSection(result.existing, options)}${poolsSection(result.inventory, matrices, options)}${changesSection(result.change, options)}`,
    matrices: matrixData(matrices, result),
  });
}

function headline(result: LintResult, { passed }: HtmlReportOptions): string {
  const { existing } = result;
  const before = existing.length === 0 ? "" : `, ${existing.length} from before`;
  return `<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${resultCounts(result)}${before}</span></h1>`;
}

/** The parts of the report with what each holds, always in sight. */
function navigation(
  { findings, inventory, change }: LintResult,
  matrices: readonly ClusterMatrix[],
  { passed }: HtmlReportOptions,
): string {
  const rows = matrices.flatMap((matrix) => matrix.rows);
  // A workload of several clusters is one, and lost where none of them takes it.
  const workloads = groupBy(rows, ({ workload }) => workload);
  const nowhere = [...workloads.values()].filter((own) => own.every(isNowhere)).length;
  const parts = [
    ["placement", "Placement", count(workloads.size, "workload"), nowhere === 0 ? "" : `${nowhere} on no pool`],
    ["findings", "Findings", String(findings.length), ""],
    ["pools", "Pools", String(inventory.pools.length), ""],
    ...(change === undefined
      ? []
      : [["changes", "Changes", String(change.pools.length + change.workloads.length), ""]]),
  ];
  const links = parts.map(([id, name, total, alarm]) => {
    const red = alarm === "" ? "" : ` <b${passed ? "" : ' class="alarm"'}>${alarm}</b>`;
    return `<a href="#${id}">${name} <b>${total}</b>${red}</a>`;
  });
  return `<nav aria-label="Parts of the report">${links.join("\n")}</nav>`;
}

function scope({ summary, coverage, notices }: LintResult, { origin = [] }: HtmlReportOptions): string {
  const hidden = hiddenText(summary);
  const about =
    origin.length === 0
      ? ""
      : `<p class="origin">${origin.map((one) => `<span>${htmlText(one)}</span>`).join(" ")}</p>\n`;
  const covered = coverageSentences({ summary, coverage }).map(
    (sentence) => `<p class="coverage">${htmlText(sentence)}</p>\n`,
  );
  const items = notices.map((notice) => `<li>${htmlText(notice)}</li>`).join("\n");
  const list = `<ul class="notices">${items}</ul>`;
  const folded = `<details><summary>${count(notices.length, "notice")}</summary>${list}</details>`;
  const told = notices.length === 0 ? "" : `${notices.length > SHOWN_NOTICES ? folded : list}\n`;
  return `<div class="scope">
${about}<p>Looked at ${scopeText(summary)}.${hidden === "" ? "" : ` Not shown: ${hidden}.`}</p>
${covered.join("")}${told}</div>
`;
}
