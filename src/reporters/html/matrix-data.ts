import type { FitReportCell, LintResult } from "../../lint/contract/result.js";
import { groupByEach } from "../../model/group-by.js";
import { nameWithPart, type WorkloadIdentity } from "../../model/workload.js";
import { CELL_MARKS, type ClusterMatrix, cellMark, cellReasons } from "../words/fit-matrix.js";
import { cutText, visibleText } from "../words/visible-text.js";
import type { MatrixData } from "./browser/matrix-data.js";
import { isNowhere } from "./matrix-section.js";

const TEXT_MAX_LENGTH = 500;

/** Deduplicates the texts of all cells. */
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
  const byWorkload = groupByEach([...findings, ...existing], (finding) =>
    [finding, ...finding.also].flatMap(({ workload, renderings = [undefined] }) =>
      workload === null ? [] : renderings.map((rendering) => keyOf(workload, rendering)),
    ),
  );
  const told = matrices.map(({ pools, rows }) => ({
    pools: pools.map(({ name, source }) => ({ name: plain(name), place: plain(`${source.file}:${source.line}`) })),
    alike: pools
      .map((_, column) => rows.map(({ cells }) => cells[column] && cellMark(cells[column])).join())
      .map((marks, _, all) => all.indexOf(marks)),
    rows: rows.map((row) => {
      const { workload, cells } = row;
      const { source, rendering } = workload;
      const about = byWorkload.get(keyOf(workload, rendering)) ?? [];
      return {
        namespace: plain(workload.namespace),
        kind: plain(workload.kind),
        name: plain(nameWithPart(workload)),
        place: plain(`${source.file}:${source.line}${rendering === undefined ? "" : `, rendered in ${rendering}`}`),
        problem: !workload.valid || isNowhere(row) || about.some(({ severity }) => severity !== "note"),
        findings: about.map(({ fingerprint }) => fingerprint),
        cells: cells.map(cellOf),
      };
    }),
  }));
  return { marks: CELL_MARKS, reasons: [...positions.keys()], matrices: told };
}

function keyOf({ kind, namespace, name, part }: WorkloadIdentity, rendering: string | undefined): string {
  return JSON.stringify([kind, namespace, name, part, rendering]);
}

function plain(text: string): string {
  return cutText(visibleText(text), TEXT_MAX_LENGTH);
}
