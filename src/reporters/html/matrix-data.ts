import type { FitReportCell, FitReportWorkload, LintResult } from "../../lint/result.js";
import { nameWithPart, type WorkloadIdentity } from "../../model/workload.js";
import type { ClusterMatrix } from "../fit-matrix.js";
import { CELL_MARKS, cellMark, cellReasons } from "../verdict-sign.js";
import { cutText, visibleText } from "../visible-text.js";

const TEXT_MAX_LENGTH = 500;

/** What the script in the report knows of the matrices. Every text stands once, and cells name it by its position. */
export interface MatrixData {
  readonly marks: readonly string[];
  readonly reasons: readonly string[];
  readonly matrices: readonly {
    readonly pools: readonly { readonly name: string; readonly place: string }[];
    readonly rows: readonly {
      readonly namespace: string;
      readonly kind: string;
      readonly name: string;
      readonly place: string;
      /** Fingerprints of its findings. */
      readonly findings: readonly string[];
      /** One for each pool: the mark and then the reasons by position; null where it was not judged. */
      readonly cells: readonly (readonly number[] | null)[];
    }[];
  }[];
}

/** Collects the texts of all cells: most cells of a big matrix share few reasons. */
export function matrixData(matrices: readonly ClusterMatrix[], { findings, existing }: LintResult): MatrixData {
  const positions = new Map<string, number>();
  const positionOf = (reason: string): number => {
    const text = plain(reason);
    const known = positions.get(text) ?? positions.size;
    positions.set(text, known);
    return known;
  };
  const cellOf = (cell: FitReportCell | undefined) =>
    cell === undefined ? null : [CELL_MARKS.indexOf(cellMark(cell)), ...cellReasons(cell).map(positionOf)];
  const byWorkload = new Map<string, string[]>();
  for (const { workload, renderings = [undefined], fingerprint } of [...findings, ...existing]) {
    if (workload === null) continue;
    for (const rendering of renderings) {
      const key = keyOf(workload, rendering);
      byWorkload.set(key, [...(byWorkload.get(key) ?? []), fingerprint]);
    }
  }
  const told = matrices.map(({ pools, rows }) => ({
    pools: pools.map(({ name, source }) => ({ name: plain(name), place: plain(`${source.file}:${source.line}`) })),
    rows: rows.map(({ workload, cells }) => ({
      namespace: plain(workload.namespace),
      kind: plain(workload.kind),
      name: plain(nameWithPart(workload)),
      place: plain(placeOf(workload)),
      findings: byWorkload.get(keyOf(workload, workload.rendering)) ?? [],
      cells: cells.map(cellOf),
    })),
  }));
  return { marks: CELL_MARKS, reasons: [...positions.keys()], matrices: told };
}

function placeOf({ source, rendering }: FitReportWorkload): string {
  const rendered = rendering === undefined ? "" : `, rendered in ${rendering}`;
  return `${source.file}:${source.line}${rendered}`;
}

function keyOf({ kind, namespace, name, part }: WorkloadIdentity, rendering: string | undefined): string {
  return JSON.stringify([kind, namespace, name, part, rendering]);
}

function plain(text: string): string {
  return cutText(visibleText(text), TEXT_MAX_LENGTH);
}
