import type { PoolsReport, PoolsReportPool, PoolsReportTaint } from "../../lint/contract/result.js";
import { shorten } from "../../model/words.js";
import { ANSWERS, type ClusterMatrix, fitsText, type Treatment, treatmentOf } from "../words/fit-matrix.js";
import { type Hole, type Html, html, htmlLink, joinHtml } from "./escape-html.js";
import { type HtmlReportOptions, tableOfCards } from "./page.js";

const MAX_NAMED = 10;

export function poolsSection(
  { pools }: PoolsReport,
  matrices: readonly ClusterMatrix[],
  options: HtmlReportOptions,
): Html {
  if (pools.length === 0) return html`<section id="pools"><h2>Pools</h2><p>No node pools are declared.</p></section>\n`;
  const isNamed = pools.some(({ cluster }) => cluster !== null);
  const heads = ["Pool", ...(isNamed ? ["Cluster"] : []), "Taints", "Workloads", "Node agents", "Declared at"];
  const rows = pools.map((pool) => poolRow(pool, matrices, options, isNamed));
  return html`<section id="pools" aria-labelledby="pools-title">
<h2 id="pools-title">Pools</h2>
<p>A node agent is a DaemonSet of this repository. One that a taint keeps off a pool makes no pod there, and no event.</p>
${tableOfCards("pools", heads, rows)}
</section>
`;
}

function poolRow(
  pool: PoolsReportPool,
  matrices: readonly ClusterMatrix[],
  { sourceUrl }: HtmlReportOptions,
  isNamed: boolean,
): readonly Hole[] {
  const { file, line } = pool.source;
  const place = pool.address === null ? `${file}:${line}` : `${file}:${line} ${pool.address}`;
  const taints = [
    ...pool.taints.map(taintItem),
    ...pool.startupTaints.map((taint) => html`${taintItem(taint)} <small>at startup</small>`),
  ];
  const open = pool.open.map(({ field, why }) => html`<small>${field} open: ${why}</small>`);
  const matrix = matrices.find(({ cluster }) => cluster === pool.cluster);
  const { taken, unknown, judged, agents } = treatmentOf(
    matrix,
    matrix?.pools.findIndex(({ name }) => name === pool.name) ?? -1,
  );
  return [
    pool.name,
    ...(isNamed ? [pool.cluster ?? ""] : []),
    joinHtml([...(taints.length === 0 && open.length === 0 ? ["none"] : taints), ...open], html`<br>`),
    judged === 0 ? "" : fitsText(taken, unknown, judged),
    agentsText(agents),
    htmlLink(place, sourceUrl?.(file, line)),
  ];
}

function taintItem({ taint, implied }: PoolsReportTaint): Html {
  return html`<code>${taint}</code>${implied === undefined ? "" : html` <small>${implied}</small>`}`;
}

function agentsText(agents: Treatment["agents"]): Html {
  const pieces = ANSWERS.flatMap((answer) => {
    const names = agents.get(answer);
    if (names === undefined) return [];
    const listed = joinHtml(shorten(names, MAX_NAMED), ", ");
    const isAlarm = answer === "kept off by a taint";
    return [html`<b${isAlarm ? html` class="alarm"` : ""}>${names.length} ${answer}</b>: ${listed}`];
  });
  return joinHtml(pieces, html`<br>`);
}
