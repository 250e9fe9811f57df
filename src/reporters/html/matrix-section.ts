import type { FitReportCell, FitReportWorkload, LintResult } from "../../lint/result.js";
import { nameWithPart } from "../../model/workload.js";
import { countText } from "../counts.js";
import type { ClusterMatrix, MatrixRow } from "../fit-matrix.js";
import { CELL_MARKS, type CellMark, cellMark, UNICODE_SIGNS } from "../verdict-sign.js";
import { htmlText } from "./escape-html.js";

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
<ul class="legend">${CELL_MARKS.map(legendItem).join("\n")}</ul>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${select("Namespace", "namespace", distinct(workloads, "namespace"))}
${select("Kind", "kind", distinct(workloads, "kind"))}
${select("Pool", "pool", [...new Set(fit.pools.map(({ name }) => name))])}
${select("Verdict", "verdict", CELL_MARKS)}
<button type="reset">Clear</button>
</form>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
${matrices.map(matrixTable).join("\n")}
<aside id="why" hidden aria-live="polite" aria-label="Why"></aside>
</section>
`;
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
  const caption = `${countText(rows.length, "workload")}, ${countText(pools.length, "pool")}`;
  return `${name}<div class="scroll">
<table class="matrix" id="matrix-${index}" data-matrix="${index}">
<caption>${caption}</caption>
<thead><tr><th scope="col" class="corner">Workload</th>${heads.join("")}</tr></thead>
<tbody>
${rows.map(matrixRow).join("\n")}
</tbody>
</table>
</div>`;
}

function matrixRow({ workload, cells }: MatrixRow): string {
  const invalid = workload.valid ? "" : ` <em>invalid</em>`;
  const rendered = workload.rendering === undefined ? "" : `, rendered in ${htmlText(workload.rendering)}`;
  const head = `<th scope="row"><b>${htmlText(nameWithPart(workload))}</b>${invalid}<small>${htmlText(workload.kind)} in ${htmlText(workload.namespace)}${rendered}</small></th>`;
  // That taints keep a pod off most pools is how it should be; that every pool refuses it is not.
  const nowhere = cells.every((cell) => cell === undefined || cellMark(cell) === "blocked");
  return `<tr${nowhere ? ' class="nowhere"' : ""}>${head}${cells.map(matrixCell).join("")}</tr>`;
}

function matrixCell(cell: FitReportCell | undefined): string {
  if (cell === undefined) return "<td></td>";
  const mark = cellMark(cell);
  return `<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
}
