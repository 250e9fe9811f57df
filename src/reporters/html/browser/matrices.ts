import type { MatrixData } from "./matrix-data.js";

export const LEADING_COLUMNS = 2;

let known: MatrixData | undefined;

export function matrices(): MatrixData {
  known ??= JSON.parse(document.getElementById("matrices")?.textContent ?? "") as MatrixData;
  return known;
}

export function tables(): HTMLTableElement[] {
  return [...document.querySelectorAll<HTMLTableElement>("table.matrix")];
}

/** The rows of workloads, also those that stand for several of one fate, each with its position in `rows` of its matrix. */
export function rowsOf(table: HTMLTableElement): [number, HTMLTableRowElement][] {
  const rows = table.querySelectorAll<HTMLTableRowElement>("tr[data-row]");
  return [...rows].map((row) => [Number(row.dataset.row), row]);
}
