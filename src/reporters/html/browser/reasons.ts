import { LEADING_COLUMNS, matrices, rowsOf, tables } from "./matrices.js";
import { textElement } from "./text-element.js";

/** Makes cells navigable, and explains the chosen one. */
export function startReasons(): void {
  const panel = document.getElementById("why");
  if (panel === null) return;
  const empty = [...panel.childNodes];
  const close = () => {
    panel.replaceChildren(...empty);
    panel.classList.remove("open");
    for (const cell of document.querySelectorAll("td[aria-selected]")) cell.removeAttribute("aria-selected");
  };
  tables().forEach((table, index) => {
    table.setAttribute("role", "grid");
    const first = rowsOf(table)[0]?.[1].cells[LEADING_COLUMNS];
    if (first !== undefined) first.tabIndex = 0;
    const tell = (cell: HTMLTableCellElement) => {
      const told = describeCell(cell, index);
      if (told === undefined) return;
      close();
      cell.setAttribute("aria-selected", "true");
      focus(cell, document.querySelector<HTMLTableCellElement>("td[tabindex='0']") ?? undefined);
      panel.replaceChildren(...contentOf(told), closeButton(close));
      panel.classList.add("open");
    };
    table.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell !== undefined) tell(cell);
    });
    table.addEventListener("mouseover", (event) => {
      const cell = cellOf(event.target);
      if (cell !== undefined && cell.title === "") cell.title = textOf(cell, index);
    });
    table.addEventListener("keydown", (event) => {
      const cell = cellOf(event.target);
      if (cell === undefined) return;
      if (event.key === "Enter" || event.key === " ") tell(cell);
      else if (!walk(cell, event.key)) return;
      event.preventDefault();
    });
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
}

function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("tr[data-row] td:not(.taken)") : null;
  return cell ?? undefined;
}

/** Moves the focus to the next cell; false for other keys. */
function walk(cell: HTMLTableCellElement, key: string): boolean {
  const row = cell.closest("tr");
  const table = cell.closest("table");
  if (row === null || table === null) return false;
  const cells = [...row.cells].slice(LEADING_COLUMNS).filter((one) => one.checkVisibility());
  const rows = rowsOf(table).flatMap(([, one]) => (one.checkVisibility() ? one : []));
  const across = cells.indexOf(cell);
  const down = rows.indexOf(row);
  const next = {
    Home: cells[0],
    End: cells.at(-1),
    ArrowLeft: cells[across - 1],
    ArrowRight: cells[across + 1],
    ArrowUp: rows[down - 1]?.cells[cell.cellIndex],
    ArrowDown: rows[down + 1]?.cells[cell.cellIndex],
  };
  if (!(key in next)) return false;
  const target = next[key as keyof typeof next];
  if (target !== undefined) focus(target, cell);
  return true;
}

/** Puts one cell per table into Tab order. */
function focus(cell: HTMLTableCellElement, before?: HTMLTableCellElement): void {
  for (const other of before?.closest("table")?.querySelectorAll<HTMLElement>("td[tabindex]") ?? []) {
    other.removeAttribute("tabindex");
  }
  cell.tabIndex = 0;
  cell.focus();
}

interface CellText {
  readonly workload: string;
  readonly pool: string;
  readonly verdict: string;
  readonly reasons: readonly { readonly pools: readonly string[]; readonly why: readonly string[] }[];
  readonly places: readonly string[];
  readonly findings: readonly string[];
}

function describeCell(cell: HTMLTableCellElement, matrixIndex: number): CellText | undefined {
  const { marks, reasons, matrices: all } = matrices();
  const matrix = all[matrixIndex];
  const row = matrix?.rows[Number(cell.closest("tr")?.dataset.row)];
  const column = cell.cellIndex - LEADING_COLUMNS;
  const pool = matrix?.pools[column];
  const told = row?.cells[column];
  if (matrix === undefined || row === undefined || pool === undefined || told === null || told === undefined)
    return undefined;
  const groups = new Map<string, { pools: string[]; why: string[] }>();
  const columns = columnsOf(cell, column, matrix.alike);
  for (const one of columns) {
    const why = (row.cells[one] ?? []).slice(1).flatMap((position) => reasons[position] ?? []);
    const name = matrix.pools[one]?.name ?? "";
    const group = groups.get(why.join("\n"));
    if (group === undefined) groups.set(why.join("\n"), { pools: [name], why });
    else group.pools.push(name);
  }
  return {
    workload: `${ofFate(cell)}${row.kind} ${row.namespace}/${row.name}`,
    pool: columns.length > 1 ? `${pool.name} and ${columns.length - 1} more` : pool.name,
    verdict: marks[told[0] ?? 0] ?? "",
    reasons: [...groups.values()],
    places: [`workload: ${row.place}`, `pool: ${pool.place}`],
    findings: row.findings,
  };
}

/** Of a row that stands for several workloads one is told. */
function ofFate(cell: HTMLTableCellElement): string {
  const number = cell.closest("tr.head")?.querySelector("button b")?.textContent;
  return number === undefined ? "" : `${number} workloads, such as `;
}

/** Returns the columns of a cell, including hidden equal ones. */
function columnsOf(cell: HTMLTableCellElement, column: number, alike: readonly number[]): number[] {
  const cells = cell.closest("tr")?.cells;
  const hidden = alike.flatMap((first, other) =>
    first === column && other !== column && cells?.[other + LEADING_COLUMNS]?.checkVisibility() === false ? other : [],
  );
  return [column, ...hidden];
}

function textOf(cell: HTMLTableCellElement, matrixIndex: number): string {
  const told = describeCell(cell, matrixIndex);
  if (told === undefined) return "";
  return `${told.workload} on ${told.pool}: ${[told.verdict, ...(told.reasons[0]?.why ?? [])].join("; ")}`;
}

function contentOf({ workload, pool, verdict, reasons, places, findings }: CellText): HTMLElement[] {
  const pieces = reasons.flatMap(({ pools, why }) => [
    ...(reasons.length > 1 ? [textElement("p", `${pools.join(", ")}:`)] : []),
    list(why.length === 0 ? ["Nothing stands against it."] : why),
  ]);
  return [
    textElement("h3", `${workload} on pool ${pool}: ${verdict}`),
    ...pieces,
    ...places.map((place) => textElement("small", place)),
    ...findingLinks(findings),
  ];
}

function closeButton(close: () => void): HTMLElement {
  const button = textElement("button", "✕");
  button.setAttribute("aria-label", "Close");
  button.addEventListener("click", close);
  return button;
}

function findingLinks(fingerprints: readonly string[]): HTMLElement[] {
  const links = fingerprints.flatMap((fingerprint) => {
    const card = document.getElementById(`f-${fingerprint}`);
    if (card === null) return [];
    const link = textElement("a", card.querySelector("h4")?.textContent ?? fingerprint);
    link.setAttribute("href", `#f-${fingerprint}`);
    return [link];
  });
  return links.length === 0 ? [] : [textElement("p", "Findings about this workload:"), list(links)];
}

function list(items: readonly (string | Node)[]): HTMLElement {
  const all = document.createElement("ul");
  all.append(...items.map((item) => textElement("li", item)));
  return all;
}
