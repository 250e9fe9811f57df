import type { PoolsReport, PoolsReportPool, PoolsReportTaint } from "../../lint/contract/result.js";
import { shorten } from "../../model/words.js";
import { ANSWERS, type ClusterMatrix, fitsText, type Treatment, treatmentOf } from "../words/fit-matrix.js";
import { htmlLink, htmlText } from "./escape-html.js";
import { cardRow, type HtmlReportOptions, tableOfCards } from "./page.js";

const MAX_NAMED = 10;

export function poolsSection(
  { pools }: PoolsReport,
  matrices: readonly ClusterMatrix[],
  options: HtmlReportOptions,
): string {
  if (pools.length === 0) return `<section id="pools"><h2>Pools</h2><p>No node pools are declared.</p></section>\n`;
  const isNamed = pools.some(({ cluster }) => cluster !== null);
  const heads = [...(isNamed ? ["Cluster"] : []), "Taints", "Workloads", "Node agents", "Declared at"];
  const rows = pools.map((pool) => poolRow(pool, matrices, options, heads));
  return `<section id="pools" aria-labelledby="pools-title">
<h2 id="pools-title">Pools</h2>
<p>A node agent is a DaemonSet of this repository. One that a taint keeps off a pool makes no pod there, and no event.</p>
${tableOfCards("pools", ["Pool", ...heads], rows)}
</section>
`;
}

function poolRow(
  pool: PoolsReportPool,
  matrices: readonly ClusterMatrix[],
  { sourceUrl }: HtmlReportOptions,
  heads: readonly string[],
): string {
  const { file, line } = pool.source;
  const place = pool.address === null ? `${file}:${line}` : `${file}:${line} ${pool.address}`;
  const taints = [
    ...pool.taints.map(taintItem),
    ...pool.startupTaints.map((taint) => `${taintItem(taint)} <small>at startup</small>`),
  ];
  const open = pool.open.map(({ field, why }) => `<small>${field} open: ${htmlText(why)}</small>`);
  const matrix = matrices.find(({ cluster }) => cluster === pool.cluster);
  const { taken, unknown, judged, agents } = treatmentOf(
    matrix,
    matrix?.pools.findIndex(({ name }) => name === pool.name) ?? -1,
  );
  const cells = [
    ...(heads[0] === "Cluster" ? [htmlText(pool.cluster ?? "")] : []),
    [...(taints.length === 0 && open.length === 0 ? ["none"] : taints), ...open].join("<br>"),
    judged === 0 ? "" : fitsText(taken, unknown, judged),
    agentsText(agents),
    htmlLink(htmlText(place), sourceUrl?.(file, line)),
  ];
  return cardRow(htmlText(pool.name), cells, heads);
}

function taintItem({ taint, implied }: PoolsReportTaint): string {
  return `<code>${htmlText(taint)}</code>${implied === undefined ? "" : ` <small>${htmlText(implied)}</small>`}`;
}

function agentsText(agents: Treatment["agents"]): string {
  const pieces = ANSWERS.flatMap((answer) => {
    const names = agents.get(answer);
    if (names === undefined) return [];
    const listed = shorten(names, MAX_NAMED).map(htmlText).join(", ");
    const isAlarm = answer === "kept off by a taint";
    return [`<b${isAlarm ? ' class="alarm"' : ""}>${names.length} ${answer}</b>: ${listed}`];
  });
  return pieces.join("<br>");
}
