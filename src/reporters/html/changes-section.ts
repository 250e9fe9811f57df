import type { ChangeReport, PoolChange } from "../../lint/contract/result.js";
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
import { htmlLink, htmlProse, htmlText } from "./escape-html.js";
import type { HtmlReportOptions } from "./report-options.js";

/** Formats the effect of pool changes; empty without a comparison. */
export function changesSection(change: ChangeReport | undefined, options: HtmlReportOptions): string {
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
