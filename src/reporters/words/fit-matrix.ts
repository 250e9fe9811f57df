import type { FitReport, FitReportCell, FitReportPool, FitReportWorkload } from "../../lint/contract/result.js";
import { groupBy, groupByEach } from "../../model/group-by.js";
import { evictedText } from "../../model/impact-words.js";
import type { Verdict } from "../../model/pool-fit.js";
import { count } from "../../model/words.js";
import { nameWithPart } from "../../model/workload.js";

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

/** Makes a matrix of each cluster. */
export function clusterMatrices({ pools, workloads }: FitReport): ClusterMatrix[] {
  return [...groupBy(pools, ({ cluster }) => cluster)].map(([cluster, own]) =>
    matrixOf(
      cluster,
      own,
      workloads.filter((one) => clustersOf(one).includes(cluster)),
    ),
  );
}

/** Makes a matrix of each set of clusters that workloads go to: of `prod, stage`, with pools `prod/gpu`. */
export function joinedMatrices({ pools, workloads }: FitReport): ClusterMatrix[] {
  const sets = groupBy(workloads, (workload) => clustersOf(workload).join(", "));
  const joined = [...sets].flatMap(([names, alike]): ClusterMatrix[] => {
    const clusters = clustersOf(alike[0]);
    const own = pools.filter(({ cluster }) => clusters.includes(cluster));
    if (own.length === 0) return [];
    const matrix = matrixOf(names || null, own, alike);
    const named = own.map((pool) => ({ ...pool, name: `${pool.cluster}/${pool.name}` }));
    return [clusters.length === 1 ? matrix : { ...matrix, pools: named }];
  });
  const used = new Set(workloads.flatMap(clustersOf));
  const idle = new Set(pools.flatMap(({ cluster }) => (used.has(cluster) ? [] : cluster)));
  return idle.size === 0 ? joined : [...joined, matrixOf([...idle].join(", ") || null, [], [])];
}

/** Makes one column, `gpu +2` or of several clusters `1`, of pools that all rows judge alike. `joined` names them. */
export function joinColumns({ cluster, pools, rows }: ClusterMatrix): ClusterMatrix & { readonly joined: string[] } {
  const isOfSeveral = new Set(pools.map((pool) => pool.cluster)).size > 1;
  const verdictOf = (cell: FitReportCell | undefined) => cell && [cellMark(cell), cell.selector, cell.reasons];
  const alike = groupBy(pools.keys(), (column) => JSON.stringify(rows.map(({ cells }) => verdictOf(cells[column]))));
  const columns = [...alike.values()].flatMap(([first, ...others], index) => {
    const [pool, ...more] = [first, ...others].flatMap((column) => pools[column] ?? []);
    if (pool === undefined) return [];
    const short = more.length === 0 ? pool.name : `${pool.name} +${more.length}`;
    const name = isOfSeveral ? `${index + 1}` : short;
    return [{ first, pool: { ...pool, name }, names: [pool, ...more].map((one) => one.name) }];
  });
  return {
    cluster,
    pools: columns.map(({ pool }) => pool),
    rows: rows.map((row) => ({ ...row, cells: columns.map(({ first }) => row.cells[first]) })),
    joined: columns.flatMap(({ pool, names }) => (names[0] === pool.name ? [] : `${pool.name}: ${names.join(", ")}`)),
  };
}

function clustersOf({ pools }: FitReportWorkload): (string | null)[] {
  return [...new Set(pools.map(({ cluster }) => cluster))];
}

function matrixOf(
  cluster: string | null,
  pools: readonly FitReportPool[],
  workloads: readonly FitReportWorkload[],
): ClusterMatrix {
  const clusters = new Set(pools.map((pool) => pool.cluster));
  const rows = workloads.map((workload) => {
    const own = workload.pools.filter((cell) => clusters.has(cell.cluster));
    const cells = new Map(own.map((cell) => [JSON.stringify([cell.cluster, cell.pool]), cell]));
    return { workload, cells: pools.map((pool) => cells.get(JSON.stringify([pool.cluster, pool.name]))) };
  });
  return { cluster, pools, rows: labelled(rows) };
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

/** Groups the cells of a row that do not plainly fit by verdict and reasons. */
export function reasonGroups({ cells }: MatrixRow, pools: readonly FitReportPool[]): ReasonGroup[] {
  const told = pools.flatMap(({ name }, index) => {
    const cell = cells[index];
    return cell === undefined ? [] : [{ name, mark: cellMark(cell), reasons: cellReasons(cell) }];
  });
  const others = told.filter(({ mark }) => mark !== "fits");
  return [...groupBy(others, ({ mark, reasons }) => JSON.stringify([mark, reasons])).values()].map((alike) => {
    const [{ mark, reasons }] = alike;
    return { mark, pools: alike.map(({ name }) => name), reasons };
  });
}

/** A verdict, or `evicted` for a pod that gets in but cannot stay. */
export type CellMark = Verdict | "evicted";

export type SignSet = Readonly<Record<CellMark, string>>;

/** One column wide, readable without colour. */
export const UNICODE_SIGNS: SignSet = { fits: "✓", avoided: "~", blocked: "✗", unknown: "?", evicted: "!" };
export const ASCII_SIGNS: SignSet = { fits: "+", avoided: "~", blocked: "x", unknown: "?", evicted: "!" };

export const CELL_MARKS: readonly CellMark[] = ["fits", "avoided", "blocked", "unknown", "evicted"];

export function cellMark(cell: FitReportCell): CellMark {
  return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}

export function cellReasons(cell: FitReportCell): readonly string[] {
  if (cellMark(cell) !== "evicted") return cell.reasons;
  return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}

export const ANSWERS = ["kept off by a taint", "unknown", "run", "kept off by their selectors"] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Treatment {
  readonly taken: number;
  readonly unknown: number;
  readonly judged: number;
  readonly agents: ReadonlyMap<Answer, readonly string[]>;
}

export function treatmentOf(matrix: ClusterMatrix | undefined, column: number): Treatment {
  const judged = (matrix?.rows ?? []).flatMap(({ workload, cells }) => {
    const cell = cells[column];
    return cell === undefined ? [] : [{ workload, answer: answerOf(cell) }];
  });
  const agents = new Map<Answer, string[]>();
  for (const { workload, answer } of judged) {
    if (workload.kind === "DaemonSet") agents.set(answer, [...(agents.get(answer) ?? []), nameWithPart(workload)]);
  }
  const countOf = (what: Answer) => judged.filter(({ answer }) => answer === what).length;
  return { taken: countOf("run"), unknown: countOf("unknown"), judged: judged.length, agents };
}

function answerOf(cell: FitReportCell): Answer {
  const mark = cellMark(cell);
  if (mark === "unknown") return "unknown";
  if (mark === "fits" || mark === "avoided") return "run";
  return cell.selector === "mismatch" ? "kept off by their selectors" : "kept off by a taint";
}
