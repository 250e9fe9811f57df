import type { FitReportCell, FitReportWorkload, LintResult } from "../../lint/reports/result.js";
import { count } from "../../model/words.js";
import { nameWithPart } from "../../model/workload.js";
import { type ClusterMatrix, fitsText, type MatrixRow } from "../fit-matrix.js";
import { CELL_MARKS, type CellMark, cellMark, UNICODE_SIGNS } from "../verdict-sign.js";
import { htmlText } from "./escape-html.js";
import { LEADING_COLUMNS } from "./matrix-columns.js";

const MEANINGS: Readonly<Record<CellMark, string>> = {
  fits: "the pod can run there",
  avoided: "it can run there, but a PreferNoSchedule taint asks it not to",
  blocked: "it cannot run there",
  unknown: "the repository does not tell",
  evicted: "it gets in and is evicted again",
};

/** The matrix of workloads against pools, one for each cluster, with what to narrow it down by. */
export function matrixSection({ fit }: LintResult, matrices: readonly ClusterMatrix[]): string {
  if (matrices.length === 0) {
    const why = fit.pools.length === 0 ? "No node pools are declared" : "No workload was found";
    return `<section id="placement"><h2>Placement</h2><p>${why}, so that there is nothing to show.</p></section>\n`;
  }
  const workloads = fit.workloads;
  return `<section id="placement" aria-labelledby="placement-title">
<h2 id="placement-title">Placement</h2>
<p>Every workload against every pool. Choose a cell to see why. A workload that no pool admits stands out in red.</p>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${select("Namespace", "namespace", distinct(workloads, "namespace"))}
${select("Kind", "kind", distinct(workloads, "kind"))}
${select("Pool", "pool", [...new Set(fit.pools.map(({ name }) => name))])}
${select("Verdict", "verdict", CELL_MARKS)}
<label><input type="checkbox" name="problems"> only problems</label>
<label><input type="checkbox" name="together" checked> equal pools as one column</label>
<button type="reset">Clear</button>
</form>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
<div class="panes">
<div>
${matrices.map(matrixTable).join("\n")}
<ul class="legend">${CELL_MARKS.map(legendItem).join("\n")}</ul>
</div>
<aside id="why" aria-live="polite" aria-label="Why"><p>Choose a cell to see why a pool takes a workload, or why not.</p></aside>
</div>
</section>
`;
}

/** Reports whether a workload was judged and no pool takes it: that some refuse it is how it should be. */
export function isNowhere({ cells }: MatrixRow): boolean {
  return cells.every((cell) => cell === undefined || cellMark(cell) === "blocked");
}

function legendItem(mark: CellMark): string {
  return `<li><span class="cell ${mark}">${UNICODE_SIGNS[mark]}</span> <b>${mark}</b>: ${MEANINGS[mark]}</li>`;
}

function distinct(workloads: readonly FitReportWorkload[], key: "namespace" | "kind"): string[] {
  return [...new Set(workloads.map((workload) => workload[key]))].sort();
}

function select(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${htmlText(value)}</option>`);
  return `<label>${label} <select name="${name}"><option value="">all</option>${options.join("")}</select></label>`;
}

function matrixTable({ cluster, pools, rows }: ClusterMatrix, index: number): string {
  const name = cluster === null ? "" : `<h3>Cluster ${htmlText(cluster)}</h3>\n`;
  const heads = pools.map(
    ({ name: pool }) => `<th scope="col" title="${htmlText(pool)}"><span>${htmlText(pool)}</span></th>`,
  );
  const counts = pools.map((_, column) => `<td>${rows.filter(({ cells }) => isTaken(cells[column])).length}</td>`);
  const caption = `${count(rows.length, "workload")}, ${count(pools.length, "pool")}`;
  const columns = LEADING_COLUMNS + pools.length;
  return `${name}<div class="scroll" tabindex="0" role="region" aria-label="Matrix${cluster === null ? "" : ` of cluster ${htmlText(cluster)}`}">
<table class="matrix" id="matrix-${index}">
<caption>${caption}</caption>
<thead><tr><th scope="col" class="corner">Workload</th><th scope="col" class="taken"><span>pools that take it</span></th>${heads.join("")}</tr>
<tr class="sums"><th scope="row" class="corner">workloads that it takes</th><td class="taken"></td>${counts.join("")}</tr></thead>
${byNamespace(rows)
  .map(([namespace, positions]) => namespaceRows(namespace, positions, rows, columns))
  .join("\n")}
</table>
</div>`;
}

/** The positions of the rows of each namespace, namespaces by name. */
function byNamespace(rows: readonly MatrixRow[]): [string, number[]][] {
  const groups = new Map<string, number[]>();
  rows.forEach(({ workload: { namespace } }, position) => {
    groups.set(namespace, [...(groups.get(namespace) ?? []), position]);
  });
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function namespaceRows(
  namespace: string,
  positions: readonly number[],
  rows: readonly MatrixRow[],
  columns: number,
): string {
  const all = positions.flatMap((position) => {
    const row = rows[position];
    return row === undefined ? [] : [matrixRow(row, position)];
  });
  return `<tbody>
<tr class="group"><th scope="rowgroup" colspan="${columns}"><span>${htmlText(namespace)} <small>${positions.length}</small></span></th></tr>
${all.join("\n")}
</tbody>`;
}

function isTaken(cell: FitReportCell | undefined): boolean {
  return cell !== undefined && ["fits", "avoided"].includes(cellMark(cell));
}

function matrixRow(row: MatrixRow, position: number): string {
  const { workload, cells } = row;
  const name = htmlText(nameWithPart(workload));
  const invalid = workload.valid ? "" : ` <em>invalid</em>`;
  const head = `<th scope="row" title="${name}"><b>${name}</b>${invalid} <small>${htmlText(workload.kind)}</small></th>`;
  const judged = cells.filter((cell) => cell !== undefined).length;
  const unknown = cells.filter((cell) => cell !== undefined && cellMark(cell) === "unknown").length;
  // One sign for the whole row says more than a cross in each cell.
  const nowhere = isNowhere(row);
  const taken = nowhere
    ? `<b>${UNICODE_SIGNS.blocked} none</b>`
    : fitsText(cells.filter(isTaken).length, unknown, judged);
  const all = cells.map((cell) => matrixCell(cell, nowhere)).join("");
  return `<tr data-row="${position}"${nowhere ? ' class="nowhere"' : ""}>${head}<td class="taken">${taken}</td>${all}</tr>`;
}

function matrixCell(cell: FitReportCell | undefined, isQuiet: boolean): string {
  if (cell === undefined) return "<td></td>";
  const mark = cellMark(cell);
  return isQuiet ? `<td class="${mark}" aria-label="${mark}"></td>` : `<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
}
