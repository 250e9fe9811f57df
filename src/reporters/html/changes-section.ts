import type { ChangeReport, PoolChange, WorkloadImpact } from "../../lint/reports/result.js";
import { formatWorkload } from "../../model/workload.js";
import { baseText, effectSign, effectText, impactText, landingSteps } from "../change-words.js";
import { htmlLink, htmlText } from "./escape-html.js";
import type { HtmlReportOptions } from "./report-options.js";

/** What a change of pools does to the workloads; nothing where no revisions were compared. */
export function changesSection(change: ChangeReport | undefined, options: HtmlReportOptions): string {
  if (change === undefined) return "";
  const { pools, workloads } = change;
  const order = landingSteps(change).map(
    ({ title, files }) =>
      `<p>${title}:</p>\n<ul>${files.map((file) => `<li>${htmlText(file)}</li>`).join("\n")}</ul>\n`,
  );
  return `<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
<p>${htmlText(impactText(change))}, ${htmlText(baseText(change))}.</p>
${pools.length === 0 ? "" : `<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>\n`}${order.join("")}${workloads.length === 0 ? "" : impactTable(workloads, options)}</section>
`;
}

function poolItem({ pool, cluster, change, source, details }: PoolChange, { sourceUrl }: HtmlReportOptions): string {
  const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
  const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
  const what = details.length === 0 ? `is ${change}` : details.map(htmlText).join(", ");
  return `<li>Pool <b>${htmlText(pool)}</b>${owner} ${what} (${where})</li>`;
}

const IMPACT_HEADS = ["Effect", "Pools", "Why", "Place"];

function impactTable(workloads: readonly WorkloadImpact[], { sourceUrl }: HtmlReportOptions): string {
  const rows = workloads.map((impact) => {
    const { source, effect, pools, reason, cluster } = impact;
    const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
    const owner = cluster === null ? "" : ` (cluster ${htmlText(cluster)})`;
    const cells = [
      `${effectSign(effect)} ${effectText(impact)}`,
      pools.map(htmlText).join(", "),
      htmlText(reason),
      where,
    ];
    const told = cells.map((cell, index) => `<td data-head="${IMPACT_HEADS[index]}">${cell}</td>`).join("");
    return `<tr class="${effect}"><th scope="row">${htmlText(formatWorkload(impact))}${owner}</th>${told}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="Table of affected workloads"><table class="impact cards">
<thead><tr>${["Workload", ...IMPACT_HEADS].map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
`;
}
