import type { LintResult } from "../../lint/contract/result.js";
import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { coverageSentences, findingCounts, hiddenText, resultCounts, scopeText } from "../words/counts.js";
import { type ClusterMatrix, clusterMatrices } from "../words/fit-matrix.js";
import { cellMark } from "../words/verdict-sign.js";
import { changesSection } from "./changes-section.js";
import { htmlText } from "./escape-html.js";
import { existingSection, findingsSection } from "./findings-section.js";
import { matrixData } from "./matrix-data.js";
import { isNowhere, matrixSection } from "./matrix-section.js";
import { htmlPage } from "./page.js";
import { poolsSection } from "./pools-section.js";
import type { HtmlReportOptions } from "./report-options.js";

/** More reasons and notices than this are folded away. */
const SHOWN_NOTICES = 2;

/**
 * The report as one HTML file that needs nothing else: what a change does, the findings with their sources, the matrix of
 * workloads against pools, each cell telling why, and the pools. Filters and reasons need the script in it; everything
 * else reads without.
 */
export function formatHtmlReport(result: LintResult, options: HtmlReportOptions): string {
  const matrices = clusterMatrices(result.fit).filter(({ rows }) => rows.length > 0);
  const title = ["taintlint", ...(options.origin ?? []).slice(0, 1).map(([, text]) => text)].join(" · ");
  const first = result.change === undefined ? "findings" : "changes";
  return htmlPage({
    title: `${title}: ${findingCounts(result.summary)}`,
    first: { id: first, name: first },
    header: `${headline(result, options)}\n${navigation(result, matrices, options)}`,
    main: `${scope(result, options)}${changesSection(result.change, options)}${findingsSection(result.findings, options)}${matrixSection(result, matrices)}${poolsSection(result.inventory, matrices, options)}${existingSection(result.existing, options)}`,
    matrices: matrixData(matrices, result),
  });
}

function headline(result: LintResult, { passed }: HtmlReportOptions): string {
  const { existing } = result;
  const before = existing.length === 0 ? "" : `, ${existing.length} from before`;
  return `<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${resultCounts(result)}${before}</span>${unknownShare(result.fit)}</h1>`;
}

/** `3 % of verdicts unknown`: how much of the matrix the repository does not tell. Empty where it tells everything. */
function unknownShare({ workloads }: LintResult["fit"]): string {
  const cells = workloads.flatMap(({ pools }) => pools);
  const unknown = cells.filter((cell) => cellMark(cell) === "unknown").length;
  if (unknown === 0) return "";
  const percent = Math.max(1, Math.round((100 * unknown) / cells.length));
  return ` <span class="share" title="${unknown} of ${cells.length}">${percent} % of verdicts unknown</span>`;
}

function navigation(
  { findings, inventory, change }: LintResult,
  matrices: readonly ClusterMatrix[],
  { passed }: HtmlReportOptions,
): string {
  const rows = matrices.flatMap((matrix) => matrix.rows);
  // A workload of several clusters is one, and lost where none of them takes it.
  const workloads = groupBy(rows, ({ workload }) => workload);
  const nowhere = [...workloads.values()].filter((own) => own.every(isNowhere)).length;
  const pieces = [
    ...(change === undefined
      ? []
      : [["changes", "Changes", String(change.pools.length + change.workloads.length), ""]]),
    ["findings", "Findings", String(findings.length), ""],
    ["placement", "Placement", count(workloads.size, "workload"), nowhere === 0 ? "" : `${nowhere} on no pool`],
    ["pools", "Pools", String(inventory.pools.length), ""],
  ];
  const links = pieces.map(([id, name, total, alarm]) => {
    const red = alarm === "" ? "" : ` <b${passed ? "" : ' class="alarm"'}>${alarm}</b>`;
    return `<a href="#${id}">${name} <b>${total}</b>${red}</a>`;
  });
  return `<nav aria-label="Parts of the report">${links.join("\n")}</nav>`;
}

/** The facts of the run, each with its label, then what was not judged and why, folded where that is long. */
function scope({ summary, coverage, notices }: LintResult, { origin = [] }: HtmlReportOptions): string {
  const hidden = hiddenText(summary);
  const facts = [...origin, ["Read", scopeText(summary)], ...(hidden === "" ? [] : [["Not shown", hidden]])];
  const list = facts.map(([label = "", text = ""]) => `<div><dt>${label}</dt><dd>${htmlText(text)}</dd></div>`);
  const [covered, ...reasons] = coverageSentences({ summary, coverage });
  const items = [...reasons, ...notices].map((text) => `<li>${htmlText(text)}</li>`).join("\n");
  const title = htmlText(covered ?? count(notices.length, "notice"));
  const isPending = reasons.length + notices.length <= SHOWN_NOTICES;
  const folded = `<details${isPending ? " open" : ""}><summary>${title}</summary><ul class="notices">${items}</ul></details>`;
  const alone = covered === undefined ? "" : `<p>${title}</p>`;
  return `<div class="scope">
<dl class="facts">${list.join("\n")}</dl>
${items === "" ? alone : folded}
</div>
`;
}
