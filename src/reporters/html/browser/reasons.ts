import { matrices, tables } from "./matrices.js";

/** Lets mouse and keyboard walk through the cells of the matrices, and tells why the chosen one has its verdict. */
export function startReasons(): void {
  const panel = document.getElementById("why");
  if (panel === null) return;
  tables().forEach((table, index) => {
    table.setAttribute("role", "grid");
    const first = table.tBodies[0]?.rows[0]?.cells[1];
    if (first !== undefined) first.tabIndex = 0;
    table.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell !== undefined) choose(cell, index, panel);
    });
    table.addEventListener("mouseover", (event) => {
      const cell = cellOf(event.target);
      if (cell !== undefined && cell.title === "") cell.title = textOf(cell, index);
    });
    table.addEventListener("keydown", (event) => {
      const cell = cellOf(event.target);
      if (cell === undefined) return;
      if (event.key === "Enter" || event.key === " ") choose(cell, index, panel);
      else if (!walk(cell, event.key)) return;
      event.preventDefault();
    });
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close(panel);
  });
}

function cellOf(target: EventTarget | null): HTMLTableCellElement | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("tbody td") : null;
  return cell ?? undefined;
}

/** Moves the focus to the next shown cell in a direction; false for a key that is none. */
function walk(cell: HTMLTableCellElement, key: string): boolean {
  const row = cell.parentElement;
  if (!(row instanceof HTMLTableRowElement)) return false;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const updown = { ArrowUp: -1, ArrowDown: 1 }[key];
  const next =
    key === "Home"
      ? row.cells[1]
      : key === "End"
        ? row.cells[row.cells.length - 1]
        : sideways !== undefined
          ? nextShown([...row.cells].slice(1), cell, sideways)
          : updown !== undefined
            ? nextShown([...(row.parentElement?.children ?? [])], row, updown)?.children[cell.cellIndex]
            : undefined;
  if (next instanceof HTMLTableCellElement) focus(next, cell);
  return sideways !== undefined || updown !== undefined || key === "Home" || key === "End";
}

function nextShown(elements: readonly Element[], from: Element, step: number): Element | undefined {
  for (let index = elements.indexOf(from) + step; index >= 0 && index < elements.length; index += step) {
    const element = elements[index];
    if (element?.checkVisibility()) return element;
  }
  return undefined;
}

/** One cell of a table takes part in the order of Tab. */
function focus(cell: HTMLTableCellElement, before?: HTMLTableCellElement): void {
  for (const other of before?.closest("table")?.querySelectorAll<HTMLElement>("td[tabindex]") ?? []) {
    other.removeAttribute("tabindex");
  }
  cell.tabIndex = 0;
  cell.focus();
}

interface Told {
  readonly workload: string;
  readonly pool: string;
  readonly verdict: string;
  readonly reasons: readonly string[];
  readonly places: readonly string[];
  readonly findings: readonly string[];
}

function tell(cell: HTMLTableCellElement, matrixIndex: number): Told | undefined {
  const { marks, reasons, matrices: all } = matrices();
  const matrix = all[matrixIndex];
  const rowElement = cell.parentElement;
  const row = rowElement instanceof HTMLTableRowElement ? matrix?.rows[rowElement.sectionRowIndex] : undefined;
  const pool = matrix?.pools[cell.cellIndex - 1];
  const told = row?.cells[cell.cellIndex - 1];
  if (row === undefined || pool === undefined || told === null || told === undefined) return undefined;
  const [mark = 0, ...why] = told;
  return {
    workload: `${row.kind} ${row.namespace}/${row.name}`,
    pool: pool.name,
    verdict: marks[mark] ?? "",
    reasons: why.flatMap((position) => reasons[position] ?? []),
    places: [`workload: ${row.place}`, `pool: ${pool.place}`],
    findings: row.findings,
  };
}

function textOf(cell: HTMLTableCellElement, matrixIndex: number): string {
  const told = tell(cell, matrixIndex);
  return told === undefined ? "" : `${told.workload} on ${told.pool}: ${[told.verdict, ...told.reasons].join("; ")}`;
}

function choose(cell: HTMLTableCellElement, matrixIndex: number, panel: HTMLElement): void {
  const told = tell(cell, matrixIndex);
  if (told === undefined) return;
  close(panel);
  cell.setAttribute("aria-selected", "true");
  focus(cell, document.querySelector<HTMLTableCellElement>("td[tabindex='0']") ?? undefined);
  panel.replaceChildren(
    element("h3", `${told.workload} on pool ${told.pool}: ${told.verdict}`),
    closeButton(panel),
    list(told.reasons.length === 0 ? ["Nothing stands against it."] : told.reasons),
    element("small", told.places.join(" · ")),
    ...findingLinks(told.findings),
  );
  panel.hidden = false;
}

function close(panel: HTMLElement): void {
  panel.hidden = true;
  for (const cell of document.querySelectorAll("td[aria-selected]")) cell.removeAttribute("aria-selected");
}

function closeButton(panel: HTMLElement): HTMLElement {
  const button = element("button", "✕");
  button.setAttribute("aria-label", "Close");
  button.addEventListener("click", () => close(panel));
  return button;
}

function findingLinks(fingerprints: readonly string[]): HTMLElement[] {
  const links = fingerprints.flatMap((fingerprint) => {
    const card = document.getElementById(`f-${fingerprint}`);
    if (card === null) return [];
    const link = element("a", card.querySelector("h3")?.textContent ?? fingerprint);
    link.setAttribute("href", `#f-${fingerprint}`);
    const item = document.createElement("li");
    item.append(link);
    return [item];
  });
  if (links.length === 0) return [];
  const all = document.createElement("ul");
  all.append(...links);
  return [element("p", "Findings about this workload:"), all];
}

function list(texts: readonly string[]): HTMLElement {
  const all = document.createElement("ul");
  all.append(...texts.map((text) => element("li", text)));
  return all;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
