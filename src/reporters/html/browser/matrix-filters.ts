import { startFilterForm } from "./filter-form.js";
import { LEADING_COLUMNS, matrices, rowsOf, tables } from "./matrices.js";

interface Filter {
  readonly text: string;
  readonly namespace: string;
  readonly kind: string;
  readonly pool: string;
  /** Position in `MatrixData.marks`; -1 for every verdict. */
  readonly mark: number;
  readonly onlyProblems: boolean;
  readonly equalTogether: boolean;
}

export function startMatrixFilters(): void {
  const columns = document.head.appendChild(document.createElement("style"));
  startFilterForm("matrix-filters", (data) => {
    const value = (name: string) => String(data.get(name) ?? "");
    const verdict = value("verdict");
    const filter = {
      text: value("text").trim().toLowerCase(),
      namespace: value("namespace"),
      kind: value("kind"),
      pool: value("pool"),
      mark: verdict === "" ? -1 : matrices().marks.indexOf(verdict),
      onlyProblems: data.has("problems"),
      equalTogether: data.has("together"),
    };
    const counts = tables().map((table, index) => filterRows(table, index, filter));
    columns.textContent = [
      hiddenColumns(filter),
      ...tables().map((table, index) => nameColumns(table, index, filter)),
    ].join("\n");
    showCount(counts);
  });
}

function shownColumns(index: number, { pool, equalTogether }: Filter): boolean[] {
  const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
  return pools.map(({ name }, column) => (pool === "" ? !equalTogether || alike[column] === column : name === pool));
}

function hiddenColumns(filter: Filter): string {
  const rules = matrices().matrices.flatMap((_, index) =>
    shownColumns(index, filter).flatMap((isShown, column) =>
      isShown ? [] : `#matrix-${index} tr > :nth-child(${column + LEADING_COLUMNS + 1}) { display: none }`,
    ),
  );
  return rules.join("\n");
}

/** A column that stands for several pools says how many more; on a phone the name stands in each cell. */
function nameColumns(table: HTMLTableElement, index: number, filter: Filter): string {
  const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(LEADING_COLUMNS);
  const rules = heads.map((head, column) => {
    const all = filter.pool === "" && filter.equalTogether ? pools.filter((_, other) => alike[other] === column) : [];
    const name = pools[column]?.name ?? "";
    const label = head.firstElementChild;
    if (label !== null) label.textContent = all.length > 1 ? `${name} + ${all.length - 1}` : name;
    head.title = all.length > 1 ? all.map((pool) => pool.name).join(", ") : name;
    const text = (label?.textContent ?? "").replace(/[^\w-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
    return `#matrix-${index} tr > :nth-child(${column + LEADING_COLUMNS + 1}) { --pool: "${text} " }`;
  });
  return rules.join("\n");
}

function filterRows(table: HTMLTableElement, index: number, filter: Filter): { shown: number; all: number } {
  const rows = matrices().matrices[index]?.rows ?? [];
  const columns = shownColumns(index, filter);
  let shown = 0;
  for (const [position, element] of rowsOf(table)) {
    const row = rows[position];
    if (row === undefined || element.classList.contains("head")) continue;
    const { namespace, kind, name, cells, problem } = row;
    const fits =
      (filter.namespace === "" || filter.namespace === namespace) &&
      (filter.kind === "" || filter.kind === kind) &&
      (!filter.onlyProblems || problem) &&
      `${namespace}/${kind}/${name}`.toLowerCase().includes(filter.text) &&
      (filter.mark < 0 || cells.some((cell, column) => columns[column] === true && cell?.[0] === filter.mark));
    element.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const body of table.tBodies) showFate(body, shown < rows.length);
  return { shown, all: rows.length };
}

/** Rows of one fate are unfolded where a person did so, or looks for something. */
function showFate(body: HTMLTableSectionElement, isNarrowed: boolean): void {
  const shown = [...body.rows].filter((row) => !row.hidden && !row.classList.contains("head")).length;
  body.hidden = shown === 0;
  const button = body.querySelector("button");
  const number = button?.querySelector("b");
  if (button === null || !number) return;
  number.textContent = String(shown);
  body.classList.toggle("open", isNarrowed || button.ariaExpanded === "true");
}

/** Lets the heading of rows of one fate fold and unfold them. */
export function startFates(): void {
  for (const table of tables()) {
    table.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button === null) return;
      const isPending = button.closest("tbody")?.classList.toggle("open") === true;
      button.ariaExpanded = String(isPending);
    });
  }
}

function showCount(counts: readonly { shown: number; all: number }[]): void {
  const count = document.getElementById("matrix-count");
  if (count === null) return;
  const shown = counts.reduce((sum, one) => sum + one.shown, 0);
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  count.textContent = shown === all ? "" : `${shown} of ${all} workloads`;
}
