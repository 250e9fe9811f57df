import type { ChangeReport, PoolChange, WorkloadImpact } from "../../lint/result.js";
import { formatWorkload } from "../../model/workload.js";
import { baseText, EFFECT_SIGNS, effectText, impactText, landingSteps } from "../change-words.js";
import { htmlLink, htmlText } from "./escape-html.js";
import type { HtmlReportOptions } from "./report.js";

/** What a change of pools does to the workloads; nothing where no revisions were compared or nothing changed. */
export function changeSection(change: ChangeReport | undefined, options: HtmlReportOptions): string {
  if (change === undefined || (change.pools.length === 0 && change.workloads.length === 0)) return "";
  const { pools, workloads } = change;
  const order = landingSteps(change).map(
    ({ title, files }) =>
      `<p>${title}:</p>\n<ul>${files.map((file) => `<li>${htmlText(file)}</li>`).join("\n")}</ul>\n`,
  );
  return `<section id="change" aria-labelledby="change-title">
<h2 id="change-title">What this change does</h2>
<p>${htmlText(impactText(workloads))}, ${htmlText(baseText(change))}.</p>
<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>
${order.join("")}${workloads.length === 0 ? "" : impactTable(workloads, options)}</section>
`;
}

function poolItem({ pool, cluster, change, source, details }: PoolChange, { sourceUrl }: HtmlReportOptions): string {
  const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
  const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
  const what = details.length === 0 ? `is ${change}` : details.map(htmlText).join(", ");
  return `<li>Pool <b>${htmlText(pool)}</b>${owner} ${what} (${where})</li>`;
}

function impactTable(workloads: readonly WorkloadImpact[], { sourceUrl }: HtmlReportOptions): string {
  const rows = workloads.map((impact) => {
    const { source, effect, pools, reason, cluster } = impact;
    const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
    const owner = cluster === null ? "" : ` (cluster ${htmlText(cluster)})`;
    return `<tr class="${effect}"><th scope="row">${htmlText(formatWorkload(impact))}${owner}</th><td>${EFFECT_SIGNS[effect]} ${effectText(impact)}</td><td>${pools.map(htmlText).join(", ")}</td><td>${htmlText(reason)}</td><td>${where}</td></tr>`;
  });
  return `<div class="scroll"><table class="impact">
<thead><tr><th scope="col">Workload</th><th scope="col">Effect</th><th scope="col">Pools</th><th scope="col">Why</th><th scope="col">Place</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
`;
}
