import type { ChangeReport, PoolChange, WorkloadImpact } from "../../lint/result.js";
import { formatWorkload } from "../../model/workload.js";
import { htmlLink, htmlText } from "./escape-html.js";
import type { HtmlReportOptions } from "./report.js";

const EFFECTS: Readonly<Record<WorkloadImpact["effect"], string>> = {
  unschedulable: "loses its last pool",
  evicted: "is evicted",
  "loses-pool": "loses a pool",
  "gains-pool": "newly gets in",
  schedulable: "gets its first pool",
};

/** What a change of pools does to the workloads; nothing where no revisions were compared or nothing changed. */
export function changeSection(change: ChangeReport | undefined, options: HtmlReportOptions): string {
  if (change === undefined || (change.pools.length === 0 && change.workloads.length === 0)) return "";
  const { base, pools, workloads, landFirst, landAfter, needBoth } = change;
  const order =
    fileList("Apply these manifests before the pools change:", landFirst) +
    fileList("Apply these manifests after the pools have changed:", landAfter) +
    fileList("These need a step in between: they fit the pools as they were, or as they are, but not both:", needBoth);
  return `<section id="change" aria-labelledby="change-title">
<h2 id="change-title">What changed</h2>
<p>Compared with ${htmlText(base.revision)} (${htmlText(base.commit.slice(0, 7))}).</p>
<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>
${order}${workloads.length === 0 ? "<p>No workload is placed otherwise.</p>\n" : impactTable(workloads, options)}</section>
`;
}

function fileList(heading: string, paths: readonly string[]): string {
  if (paths.length === 0) return "";
  const files = paths.map((file) => `<li>${htmlText(file)}</li>`).join("\n");
  return `<p>${heading}</p>\n<ul>${files}</ul>\n`;
}

function poolItem({ pool, cluster, change, source, details }: PoolChange, { sourceUrl }: HtmlReportOptions): string {
  const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
  const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
  const what = details.length === 0 ? change : details.map(htmlText).join(", ");
  return `<li>Pool <b>${htmlText(pool)}</b>${owner}: ${what} (${where})</li>`;
}

function impactTable(workloads: readonly WorkloadImpact[], { sourceUrl }: HtmlReportOptions): string {
  const rows = workloads.map((impact) => {
    const { source, effect, pools, reason, cluster } = impact;
    const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
    const owner = cluster === null ? "" : ` (cluster ${htmlText(cluster)})`;
    return `<tr class="${effect}"><th scope="row">${htmlText(formatWorkload(impact))}${owner}</th><td>${EFFECTS[effect]}</td><td>${pools.map(htmlText).join(", ")}</td><td>${htmlText(reason)}</td><td>${where}</td></tr>`;
  });
  return `<div class="scroll"><table class="impact">
<thead><tr><th scope="col">Workload</th><th scope="col">Effect</th><th scope="col">Pools</th><th scope="col">Why</th><th scope="col">Place</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
`;
}
