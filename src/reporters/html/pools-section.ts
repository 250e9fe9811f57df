import type { FitReportCell, PoolsReport, PoolsReportPool, PoolsReportTaint } from "../../lint/reports/result.js";
import { shorten } from "../../model/words.js";
import { nameWithPart } from "../../model/workload.js";
import type { ClusterMatrix } from "../fit-matrix.js";
import { cellMark } from "../verdict-sign.js";
import { htmlLink, htmlText } from "./escape-html.js";
import type { HtmlReportOptions } from "./report-options.js";

const MAX_NAMED = 10;

/** The pools with their taints, how many workloads each takes, and which node agents run there and which do not. */
export function poolsSection(
  { pools }: PoolsReport,
  matrices: readonly ClusterMatrix[],
  options: HtmlReportOptions,
): string {
  if (pools.length === 0) return `<section id="pools"><h2>Pools</h2><p>No node pools are declared.</p></section>\n`;
  const isNamed = pools.some(({ cluster }) => cluster !== null);
  const rows = pools.map((pool) => poolRow(pool, matrices, options, isNamed));
  const heads = ["Pool", ...(isNamed ? ["Cluster"] : []), "Taints", "Workloads", "Node agents", "Declared at"];
  return `<section id="pools" aria-labelledby="pools-title">
<h2 id="pools-title">Pools</h2>
<p>A node agent is a DaemonSet of this repository. One that a taint keeps off a pool makes no pod there, and no event.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Table of pools"><table class="pools">
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
</section>
`;
}

function poolRow(
  pool: PoolsReportPool,
  matrices: readonly ClusterMatrix[],
  { sourceUrl }: HtmlReportOptions,
  isNamed: boolean,
): string {
  const { file, line } = pool.source;
  const place = pool.address === null ? `${file}:${line}` : `${file}:${line} ${pool.address}`;
  const taints = [
    ...pool.taints.map(taintItem),
    ...pool.startupTaints.map((taint) => `${taintItem(taint)} <small>at startup</small>`),
  ];
  const open = pool.open.map(({ field, why }) => `<small>${field} open: ${htmlText(why)}</small>`);
  const { taken, judged, agents } = treatment(pool, matrices);
  const cells = [
    ...(isNamed ? [htmlText(pool.cluster ?? "")] : []),
    [...(taints.length === 0 && open.length === 0 ? ["none"] : taints), ...open].join("<br>"),
    judged === 0 ? "" : `${taken} of ${judged}`,
    agentsText(agents),
    htmlLink(htmlText(place), sourceUrl?.(file, line)),
  ];
  return `<tr><th scope="row">${htmlText(pool.name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function taintItem({ taint, implied }: PoolsReportTaint): string {
  return `<code>${htmlText(taint)}</code>${implied === undefined ? "" : ` <small>${htmlText(implied)}</small>`}`;
}

/** What a pool does with a node agent. A selector that leaves a pool out is meant; a taint that does is easily forgotten. */
const ANSWERS = ["kept off by a taint", "unknown", "run", "kept off by their selectors"] as const;
type Answer = (typeof ANSWERS)[number];

interface Treatment {
  readonly taken: number;
  readonly judged: number;
  /** Names of DaemonSets by answer. */
  readonly agents: ReadonlyMap<Answer, readonly string[]>;
}

/** What a pool does with the workloads that were judged against it. */
function treatment({ name, cluster }: PoolsReportPool, matrices: readonly ClusterMatrix[]): Treatment {
  const matrix = matrices.find((one) => one.cluster === cluster);
  const column = matrix?.pools.findIndex((pool) => pool.name === name) ?? -1;
  const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
    const cell = cells[column];
    return cell === undefined ? [] : [{ workload, answer: answerOf(cell) }];
  });
  const agents = new Map<Answer, string[]>();
  for (const { workload, answer } of judged) {
    if (workload.kind === "DaemonSet") agents.set(answer, [...(agents.get(answer) ?? []), nameWithPart(workload)]);
  }
  return { taken: judged.filter(({ answer }) => answer === "run").length, judged: judged.length, agents };
}

function answerOf(cell: FitReportCell): Answer {
  const mark = cellMark(cell);
  if (mark === "unknown") return "unknown";
  if (mark === "fits" || mark === "avoided") return "run";
  return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}

function agentsText(agents: Treatment["agents"]): string {
  const parts = ANSWERS.flatMap((answer) => {
    const names = agents.get(answer);
    if (names === undefined) return [];
    const listed = shorten(names, MAX_NAMED).map(htmlText).join(", ");
    const isAlarm = answer === "kept off by a taint";
    return [`<b${isAlarm ? ' class="alarm"' : ""}>${names.length} ${answer}</b>: ${listed}`];
  });
  return parts.join("<br>");
}
