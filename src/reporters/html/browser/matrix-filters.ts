import { LEADING_COLUMNS } from "../matrix-columns.js";
import { matrices, rowsOf, tables } from "./matrices.js";

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

/** Shows the rows and columns that the form asks for. */
export function startMatrixFilters(): void {
  const form = document.querySelector<HTMLFormElement>("#matrix-filters");
  if (form === null) return;
  const columns = document.head.appendChild(document.createElement("style"));
  const apply = () => {
    const filter = readFilter(form);
    columns.textContent = hiddenColumns(filter);
    const counts = tables().map((table, index) => filterRows(table, index, filter));
    tables().forEach((table, index) => {
      nameColumns(table, index, filter);
    });
    tellCount(counts);
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", apply);
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(apply));
  apply();
}

function readFilter(form: HTMLFormElement): Filter {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? "");
  const verdict = value("verdict");
  return {
    text: value("text").trim().toLowerCase(),
    namespace: value("namespace"),
    kind: value("kind"),
    pool: value("pool"),
    mark: verdict === "" ? -1 : matrices().marks.indexOf(verdict),
    onlyProblems: data.has("problems"),
    equalTogether: data.has("together"),
  };
}

/** Which columns of a matrix are shown: one pool alone, or the first of those that treat every workload alike. */
function shownColumns(index: number, { pool, equalTogether }: Filter): boolean[] {
  const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
  return pools.map(({ name }, column) => (pool === "" ? !equalTogether || alike[column] === column : name === pool));
}

function hiddenColumns(filter: Filter): string {
  const rules = matrices().matrices.flatMap((_, index) =>
    shownColumns(index, filter).flatMap((isShown, column) =>
      isShown ? [] : `#matrix-${index} tr:not(.group) > :nth-child(${column + LEADING_COLUMNS + 1}) { display: none }`,
    ),
  );
  return rules.join("\n");
}

/** A column that stands for several pools says how many more. */
function nameColumns(table: HTMLTableElement, index: number, filter: Filter): void {
  const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(LEADING_COLUMNS);
  heads.forEach((head, column) => {
    const all = filter.pool === "" && filter.equalTogether ? pools.filter((_, other) => alike[other] === column) : [];
    const name = pools[column]?.name ?? "";
    const label = head.firstElementChild;
    if (label !== null) label.textContent = all.length > 1 ? `${name} + ${all.length - 1}` : name;
    head.title = all.length > 1 ? all.map((pool) => pool.name).join(", ") : name;
  });
}

function filterRows(table: HTMLTableElement, index: number, filter: Filter): { shown: number; all: number } {
  const rows = matrices().matrices[index]?.rows ?? [];
  const columns = shownColumns(index, filter);
  let shown = 0;
  for (const [position, element] of rowsOf(table)) {
    const row = rows[position];
    if (row === undefined) continue;
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
  for (const body of table.tBodies) body.hidden = [...body.rows].slice(1).every((row) => row.hidden);
  return { shown, all: rows.length };
}

function tellCount(counts: readonly { shown: number; all: number }[]): void {
  const count = document.getElementById("matrix-count");
  if (count === null) return;
  const shown = counts.reduce((sum, one) => sum + one.shown, 0);
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  count.textContent = shown === all ? "" : `${shown} of ${all} workloads`;
}
