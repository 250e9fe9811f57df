import type { ChangeReport, LintResult, PoolChange } from "../../lint/contract/result.js";
import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";
import {
  baseText,
  effectSign,
  effectText,
  type ImpactGroup,
  impactGroups,
  impactText,
  landingSteps,
  NAMED_LIMIT,
} from "../words/change-words.js";
import { coverageSentences, findingCounts, hiddenText, resultCounts, scopeText } from "../words/counts.js";
import { type ClusterMatrix, clusterMatrices } from "../words/fit-matrix.js";
import { type Html, html, htmlLink, htmlProse, joinHtml } from "./escape-html.js";
import { existingSection, findingsSection } from "./findings-section.js";
import { matrixData } from "./matrix-data.js";
import { isNowhere, matrixSection } from "./matrix-section.js";
import { type HtmlReportOptions, htmlPage } from "./page.js";
import { poolsSection } from "./pools-section.js";

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
    first,
    header: html`${headline(result, options)}\n${navigation(result, matrices, options)}`,
    main: html`${scope(result, options)}${changesSection(result.change, options)}${findingsSection(result.findings, options)}${matrixSection(result, matrices)}${poolsSection(result.inventory, matrices, options)}${existingSection(result.existing, options)}`,
    matrices: matrixData(matrices, result),
  });
}

function headline(result: LintResult, { passed }: HtmlReportOptions): Html {
  const { existing } = result;
  const before = existing.length === 0 ? "" : `, ${existing.length} from before`;
  return html`<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${resultCounts(result)}${before}</span>${unknownCount(result.coverage)}</h1>`;
}

/** `2 of 14 workloads have unknown verdicts`, as the coverage tells; undefined where the repository tells everything. */
function unknownCount({ unknown, workloads }: LintResult["coverage"]): Html | undefined {
  if (unknown === 0) return undefined;
  const have = unknown === 1 ? "has" : "have";
  return html` <span class="share">${unknown} of ${count(workloads, "workload")} ${have} unknown verdicts</span>`;
}

function navigation(
  { findings, inventory, change }: LintResult,
  matrices: readonly ClusterMatrix[],
  { passed }: HtmlReportOptions,
): Html {
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
    const red = alarm === "" ? "" : html` <b${passed ? "" : html` class="alarm"`}>${alarm}</b>`;
    return html`<a href="#${id}">${name} <b>${total}</b>${red}</a>`;
  });
  return html`<nav aria-label="Parts of the report">${links}</nav>`;
}

/** The facts of the run, each with its label, then what was not judged and why, folded where that is long. */
function scope({ summary, findings, coverage, notices }: LintResult, { origin = [] }: HtmlReportOptions): Html {
  const hidden = hiddenText({ summary, findings });
  const facts = [...origin, ["Read", scopeText(summary)], ...(hidden === "" ? [] : [["Not shown", hidden]])];
  const list = facts.map(([label = "", text = ""]) => html`<div><dt>${label}</dt><dd>${text}</dd></div>`);
  const [covered, ...reasons] = coverageSentences({ summary, coverage });
  const items = [...reasons, ...notices].map((text) => html`<li>${text}</li>`);
  const title = covered ?? count(notices.length, "notice");
  const isPending = items.length <= SHOWN_NOTICES;
  const folded = html`<details${isPending ? html` open` : ""}><summary>${title}</summary><ul class="notices">${items}</ul></details>`;
  const alone = covered === undefined ? "" : html`<p>${title}</p>`;
  return html`<div class="scope">
<dl class="facts">${list}</dl>
${items.length === 0 ? alone : folded}
</div>
`;
}

/** Formats the effect of pool changes; empty without a comparison. */
function changesSection(change: ChangeReport | undefined, options: HtmlReportOptions): Html | undefined {
  if (change === undefined) return undefined;
  const { pools, workloads } = change;
  const order = landingSteps(change).map(
    ({ title, files }) => html`<p>${title}:</p>\n<ul>${files.map((file) => html`<li>${file}</li>`)}</ul>\n`,
  );
  const impacts = impactGroups(workloads).map((group) => impactItem(group, options));
  return html`<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
<p>${impactText(change)}, ${baseText(change)}.</p>
${pools.length === 0 ? "" : html`<ul>${pools.map((pool) => poolItem(pool, options))}</ul>\n`}${joinHtml(order)}${impacts.length === 0 ? "" : html`<ul class="impact">${impacts}</ul>\n`}</section>
`;
}

function poolItem({ pool, cluster, change, source, details }: PoolChange, { sourceUrl }: HtmlReportOptions): Html {
  const where = htmlLink(`${source.file}:${source.line}`, sourceUrl?.(source.file, source.line));
  const owner = cluster === null ? "" : ` of cluster ${cluster}`;
  const what = details.length === 0 ? `is ${change}` : joinHtml(details, ", ");
  return html`<li>Pool <b>${pool}</b>${owner} ${what} (${where})</li>`;
}

function impactItem(group: ImpactGroup, { sourceUrl }: HtmlReportOptions): Html {
  const [impact] = group;
  const { effect, pools, reason, cluster } = impact;
  const owner = cluster === null ? "" : ` of cluster ${cluster}`;
  const where = pools.length === 0 && owner === "" ? "" : html` (${joinHtml(pools, ", ")}${owner})`;
  const why = reason === "" ? "" : html`: ${htmlProse(reason)}`;
  const names = group.map((one) => {
    const { file, line } = one.source;
    const place = htmlLink(`${file}:${line}`, sourceUrl?.(file, line));
    return html`<li>${formatWorkload(one)} (${place})</li>`;
  });
  const list = html`<ul>${names}</ul>`;
  const who =
    group.length <= NAMED_LIMIT ? list : html`<details><summary>${group.length} workloads</summary>${list}</details>`;
  return html`<li class="${effect}"><b>${effectSign(effect)} ${effectText(impact)}</b>${where}${why}${who}</li>`;
}
