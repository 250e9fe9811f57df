import type { FitReportCell, LintResult } from "../../lint/contract/result.js";
import { groupBy } from "../../model/group-by.js";
import { count, nameSome } from "../../model/words.js";
import { nameWithPart } from "../../model/workload.js";
import {
  CELL_MARKS,
  type CellMark,
  type ClusterMatrix,
  cellMark,
  fitsText,
  type MatrixRow,
  notComparedTexts,
  UNICODE_SIGNS,
} from "../words/fit-matrix.js";
import { type Html, html, htmlSelect, joinHtml } from "./escape-html.js";

const MEANINGS: Readonly<Record<CellMark, string>> = {
  fits: "the pod can run there",
  avoided: "it can run there, but a PreferNoSchedule taint asks it not to",
  blocked: "it cannot run there",
  unknown: "the repository does not tell",
  evicted: "it gets in and is evicted again",
};

/** So many pools are named in the heading of rows of one fate. */
const MAX_POOLS = 3;

export function matrixSection({ fit }: LintResult, matrices: readonly ClusterMatrix[]): Html {
  if (matrices.length === 0) {
    const why = fit.pools.length === 0 ? "No node pools are declared" : "No workload was found";
    return html`<section id="placement"><h2>Placement</h2><p>${why}, so that there is nothing to show.</p></section>\n`;
  }
  const workloads = fit.workloads;
  return html`<section id="placement" aria-labelledby="placement-title">
<h2 id="placement-title">Placement</h2>
<p>Every workload against every pool. Choose a cell to see why. An empty cell is blocked; workloads that all pools treat alike stand in one row.</p>
<details class="fold" open><summary>Filters</summary>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${htmlSelect("Namespace", "namespace", optionsOf(workloads.map(({ namespace }) => namespace).sort()))}
${htmlSelect("Kind", "kind", optionsOf(workloads.map(({ kind }) => kind).sort()))}
${htmlSelect("Pool", "pool", optionsOf(fit.pools.map(({ name }) => name)))}
${htmlSelect("Verdict", "verdict", optionsOf(CELL_MARKS))}
<label><input type="checkbox" name="problems"> only problems</label>
<label><input type="checkbox" name="together" checked> equal pools as one column</label>
<button type="reset">Clear</button>
</form></details>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p><style>.fate .member { display: table-row !important }</style></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
<div class="panes">
<div>
${matrices.map(matrixTable)}
<ul class="legend">${CELL_MARKS.map((mark) => html`<li><span class="cell ${mark}">${mark === "blocked" ? "" : UNICODE_SIGNS[mark]}</span> <b>${mark}</b>: ${MEANINGS[mark]}</li>`)}
${notComparedTexts(workloads).map((text) => html`<li>* ${text}</li>`)}</ul>
</div>
<aside id="why" aria-live="polite" aria-label="Why"><p>Choose a cell to see why a pool takes a workload, or why not.</p></aside>
</div>
</section>
`;
}

/** Reports whether the workload fits no pool. */
export function isNowhere({ cells }: MatrixRow): boolean {
  return cells.every((cell) => cell === undefined || cellMark(cell) === "blocked");
}

function optionsOf(values: readonly string[]): Html[] {
  return [...new Set(values)].map((value) => html`<option>${value}</option>`);
}

function matrixTable({ cluster, pools, rows }: ClusterMatrix, index: number): Html {
  const name = cluster === null ? "" : html`<h3>Cluster ${cluster}</h3>\n`;
  const heads = pools.map(({ name: pool }) => html`<th scope="col" title="${pool}"><span>${pool}</span></th>`);
  const counts = pools.map((_, column) => html`<td>${rows.filter(({ cells }) => isTaken(cells[column])).length}</td>`);
  const caption = `${count(rows.length, "workload")}, ${count(pools.length, "pool")}`;
  return html`${name}<div class="scroll" tabindex="0" role="region" aria-label="Matrix${cluster === null ? "" : ` of cluster ${cluster}`}">
<table class="matrix" id="matrix-${index}">
<caption>${caption}</caption>
<thead><tr><th scope="col" class="corner">Workload</th><th scope="col" class="taken"><span>pools that take it</span></th>${joinHtml(heads)}</tr>
<tr class="sums"><th scope="row" class="corner">workloads that it takes</th><td class="taken"></td>${joinHtml(counts)}</tr></thead>
${fatesOf(rows).map((positions) => fateRows(pools, rows, positions))}
</table>
</div>`;
}

/** The positions of rows that all pools treat alike, what no pool takes first, then the most. */
function fatesOf(rows: readonly MatrixRow[]): (readonly number[])[] {
  const marksOf = (position: number) =>
    (rows[position]?.cells ?? []).map((cell) => cell && UNICODE_SIGNS[cellMark(cell)]).join();
  const rank = ([first = 0]: readonly number[]) => (rows[first] !== undefined && isNowhere(rows[first]) ? 0 : 1);
  return [...groupBy([...rows.keys()], marksOf).values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
}

/** Rows of one fate, folded behind one that says what it is: `23 workloads: base only`. */
function fateRows(
  pools: ClusterMatrix["pools"],
  rows: readonly MatrixRow[],
  positions: readonly number[],
): Html | undefined {
  const members = positions.flatMap((position) => {
    const row = rows[position];
    return row === undefined ? [] : [{ row, position }];
  });
  const [first] = members;
  if (first === undefined) return undefined;
  const all = members.map(({ row, position }) => matrixRow(row, position, members.length > 1 ? "member" : ""));
  if (members.length === 1) return html`<tbody>${joinHtml(all)}</tbody>`;
  const title = fateText(pools, first.row.cells);
  const name = html`<button type="button" aria-expanded="false"><b>${members.length}</b> workloads</button>: ${title}`;
  const refused = members.filter(({ row }) => !row.workload.valid).length;
  const invalid = refused === 0 ? "" : html` <em>${refused} invalid</em>`;
  const head = html`<th scope="row" title="${title}">${name}${invalid}</th>`;
  return html`<tbody class="fate">
${tableRow(first.row, first.position, "head", head)}
${all}
</tbody>`;
}

/** `general only`, `spot and gpu; perhaps system`, `no pool`. */
function fateText(pools: ClusterMatrix["pools"], cells: MatrixRow["cells"]): string {
  const named = (...marks: readonly CellMark[]) =>
    pools.flatMap(({ name }, column) => {
      const cell = cells[column];
      return cell !== undefined && marks.includes(cellMark(cell)) ? [name] : [];
    });
  const taken = named("fits", "avoided");
  if (taken.length === cells.filter((cell) => cell !== undefined).length) return "every pool";
  const lead = (words: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${words}${nameSome(names, MAX_POOLS, "more pools")}`];
  const pieces = [
    ...lead("", taken),
    ...lead("perhaps ", named("unknown")),
    ...lead("evicted from ", named("evicted")),
  ];
  if (pieces.length === 0) return "no pool";
  return taken.length === 1 && pieces.length === 1 ? `${pieces[0]} only` : pieces.join("; ");
}

function isTaken(cell: FitReportCell | undefined): boolean {
  return cell !== undefined && ["fits", "avoided"].includes(cellMark(cell));
}

function matrixRow(row: MatrixRow, position: number, role: string): Html {
  const { workload } = row;
  const name = nameWithPart(workload);
  const invalid = workload.valid ? "" : html` <em>invalid</em>`;
  const owner = `${workload.kind} · ${workload.namespace}`;
  const { notJudged = [] } = workload;
  const uncompared = notJudged.length === 0 ? "" : html`<abbr title="not compared: ${notJudged.join(", ")}">*</abbr>`;
  const head = html`<th scope="row" title="${name} · ${owner}"><b>${name}</b>${uncompared}${invalid} <small>${owner}</small></th>`;
  return tableRow(row, position, role, head);
}

function tableRow(row: MatrixRow, position: number, role: string, head: Html): Html {
  const { cells } = row;
  const judged = cells.filter((cell) => cell !== undefined).length;
  const unknown = cells.filter((cell) => cell !== undefined && cellMark(cell) === "unknown").length;
  const nowhere = isNowhere(row);
  const taken = nowhere
    ? html`<b>${UNICODE_SIGNS.blocked} none</b>`
    : fitsText(cells.filter(isTaken).length, unknown, judged);
  const names = [role, ...(nowhere ? ["nowhere"] : [])].filter((name) => name !== "").join(" ");
  const all = joinHtml(cells.map(matrixCell));
  return html`<tr data-row="${position}"${names === "" ? "" : html` class="${names}"`}>${head}<td class="taken">${taken}</td>${all}</tr>`;
}

function matrixCell(cell: FitReportCell | undefined): Html {
  if (cell === undefined) return html`<td></td>`;
  const mark = cellMark(cell);
  return html`<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
}
