import type { FitReport, FitReportCell, FitReportPool, FitReportWorkload } from "../../lint/contract/result.js";
import { groupByEach } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { nameWithPart } from "../../model/workload.js";
import { type CellMark, cellMark, cellReasons } from "./verdict-sign.js";

export interface ClusterMatrix {
  /** Null for the only cluster. */
  readonly cluster: string | null;
  readonly pools: readonly FitReportPool[];
  readonly rows: readonly MatrixRow[];
}

export interface MatrixRow {
  /** `namespace/Kind/name`, with the rendering if ambiguous. */
  readonly label: string;
  readonly workload: FitReportWorkload;
  /** In the order of `ClusterMatrix.pools`; undefined if not judged. */
  readonly cells: readonly (FitReportCell | undefined)[];
}

export interface ReasonGroup {
  readonly mark: CellMark;
  readonly pools: readonly string[];
  readonly reasons: readonly string[];
}

/** `3 of 8`; `3 fit, 5 unknown` if incomplete. */
export function fitsText(taken: number, unknown: number, judged: number): string {
  return unknown === 0 ? `${taken} of ${judged}` : `${taken} ${taken === 1 ? "fits" : "fit"}, ${unknown} unknown`;
}

/** Returns `not compared: size (3 workloads)`; empty where a verdict covers all that the workloads declare. */
export function notComparedTexts(workloads: readonly FitReportWorkload[]): string[] {
  const declaring = groupByEach(workloads, ({ notJudged = [] }) => notJudged);
  const named = [...declaring].map(([name, of]) => `${name} (${count(of.length, "workload")})`);
  return named.length === 0 ? [] : [`not compared: ${named.join(", ")}`];
}

export function clusterMatrices(report: FitReport): ClusterMatrix[] {
  const matrices = new Map<
    string | null,
    { cluster: string | null; pools: FitReportPool[]; rows: Omit<MatrixRow, "label">[] }
  >();
  for (const pool of report.pools) {
    const matrix = matrices.get(pool.cluster);
    if (matrix === undefined) matrices.set(pool.cluster, { cluster: pool.cluster, pools: [pool], rows: [] });
    else matrix.pools.push(pool);
  }
  for (const workload of report.workloads) {
    for (const [cluster, cells] of cellsByCluster(workload)) {
      const matrix = matrices.get(cluster);
      matrix?.rows.push({ workload, cells: matrix.pools.map((pool) => cells.get(pool.name)) });
    }
  }
  return [...matrices.values()].map((matrix) => ({ ...matrix, rows: labelled(matrix.rows) }));
}

function labelled(rows: readonly Omit<MatrixRow, "label">[]): MatrixRow[] {
  const counts = new Map<string, number>();
  for (const { workload } of rows) counts.set(fullName(workload), (counts.get(fullName(workload)) ?? 0) + 1);
  return rows.map((row) => {
    const name = fullName(row.workload);
    const { rendering } = row.workload;
    const isAlone = counts.get(name) === 1 || rendering === undefined;
    return { ...row, label: isAlone ? name : `${name} (${rendering})` };
  });
}

export function fullName(workload: FitReportWorkload): string {
  return `${workload.namespace}/${workload.kind}/${nameWithPart(workload)}`;
}

function cellsByCluster(workload: FitReportWorkload): Map<string | null, Map<string, FitReportCell>> {
  const clusters = new Map<string | null, Map<string, FitReportCell>>();
  for (const cell of workload.pools) {
    const cells = clusters.get(cell.cluster);
    if (cells === undefined) clusters.set(cell.cluster, new Map([[cell.pool, cell]]));
    else cells.set(cell.pool, cell);
  }
  return clusters;
}

/** Groups the cells of a row that do not plainly fit by verdict and reasons. */
export function reasonGroups(row: MatrixRow): ReasonGroup[] {
  const groups = new Map<string, { mark: CellMark; pools: string[]; reasons: readonly string[] }>();
  for (const cell of row.cells) {
    if (cell === undefined) continue;
    const mark = cellMark(cell);
    if (mark === "fits") continue;
    const reasons = cellReasons(cell);
    const key = JSON.stringify([mark, reasons]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { mark, pools: [cell.pool], reasons });
    else group.pools.push(cell.pool);
  }
  return [...groups.values()];
}
