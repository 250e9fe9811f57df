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
import { type ClusterMatrix, cellMark, clusterMatrices } from "../words/fit-matrix.js";
import { htmlLink, htmlProse, htmlText } from "./escape-html.js";
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

/** Formats the effect of pool changes; empty without a comparison. */
function changesSection(change: ChangeReport | undefined, options: HtmlReportOptions): string {
  if (change === undefined) return "";
  const { pools, workloads } = change;
  const order = landingSteps(change).map(
    ({ title, files }) =>
      `<p>${title}:</p>\n<ul>${files.map((file) => `<li>${htmlText(file)}</li>`).join("\n")}</ul>\n`,
  );
  const impacts = impactGroups(workloads).map((group) => impactItem(group, options));
  return `<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
<p>${htmlText(impactText(change))}, ${htmlText(baseText(change))}.</p>
${pools.length === 0 ? "" : `<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>\n`}${order.join("")}${impacts.length === 0 ? "" : `<ul class="impact">${impacts.join("\n")}</ul>\n`}</section>
`;
}

function poolItem({ pool, cluster, change, source, details }: PoolChange, { sourceUrl }: HtmlReportOptions): string {
  const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
  const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
  const what = details.length === 0 ? `is ${change}` : details.map(htmlText).join(", ");
  return `<li>Pool <b>${htmlText(pool)}</b>${owner} ${what} (${where})</li>`;
}

function impactItem(group: ImpactGroup, { sourceUrl }: HtmlReportOptions): string {
  const [impact] = group;
  const { effect, pools, reason, cluster } = impact;
  const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
  const where = pools.length === 0 && owner === "" ? "" : ` (${pools.map(htmlText).join(", ")}${owner})`;
  const why = reason === "" ? "" : `: ${htmlProse(reason)}`;
  const names = group.map((one) => {
    const { file, line } = one.source;
    const place = htmlLink(htmlText(`${file}:${line}`), sourceUrl?.(file, line));
    return `<li>${htmlText(formatWorkload(one))} (${place})</li>`;
  });
  const list = `<ul>${names.join("\n")}</ul>`;
  const who =
    group.length <= NAMED_LIMIT ? list : `<details><summary>${group.length} workloads</summary>${list}</details>`;
  return `<li class="${effect}"><b>${effectSign(effect)} ${effectText(impact)}</b>${where}${why}${who}</li>`;
}
