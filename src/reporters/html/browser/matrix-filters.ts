import { matrices, tables } from "./matrices.js";

interface Filter {
  readonly text: string;
  readonly namespace: string;
  readonly kind: string;
  readonly pool: string;
  /** Position in `MatrixData.marks`; -1 for every verdict. */
  readonly mark: number;
}

/** Shows the rows and columns that the form asks for. */
export function startMatrixFilters(): void {
  const form = document.querySelector<HTMLFormElement>("#matrix-filters");
  if (form === null) return;
  const columns = document.head.appendChild(document.createElement("style"));
  const apply = () => {
    const filter = readFilter(form);
    columns.textContent = hiddenColumns(filter.pool);
    const counts = tables().map((table, index) => filterRows(table, index, filter));
    tellCount(counts);
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", apply);
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(apply));
  if (form.matches(":has(select option:checked:not(:first-child))") || readFilter(form).text !== "") apply();
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
  };
}

function hiddenColumns(pool: string): string {
  if (pool === "") return "";
  const rules = matrices().matrices.flatMap(({ pools }, index) =>
    pools.flatMap(({ name }, column) =>
      name === pool ? [] : `#matrix-${index} tr > :nth-child(${column + 2}) { display: none }`,
    ),
  );
  return rules.join("\n");
}

function filterRows(table: HTMLTableElement, index: number, filter: Filter): { shown: number; all: number } {
  const matrix = matrices().matrices[index];
  const rows = matrix?.rows ?? [];
  const columns = matrix?.pools.map(({ name }) => filter.pool === "" || name === filter.pool) ?? [];
  const elements = [...(table.tBodies[0]?.rows ?? [])];
  let shown = 0;
  rows.forEach(({ namespace, kind, name, cells }, position) => {
    const fits =
      (filter.namespace === "" || filter.namespace === namespace) &&
      (filter.kind === "" || filter.kind === kind) &&
      `${namespace}/${kind}/${name}`.toLowerCase().includes(filter.text) &&
      (filter.mark < 0 || cells.some((cell, column) => columns[column] === true && cell?.[0] === filter.mark));
    const element = elements[position];
    if (element !== undefined) element.hidden = !fits;
    if (fits) shown += 1;
  });
  return { shown, all: rows.length };
}

function tellCount(counts: readonly { shown: number; all: number }[]): void {
  const count = document.getElementById("matrix-count");
  if (count === null) return;
  const shown = counts.reduce((sum, one) => sum + one.shown, 0);
  const all = counts.reduce((sum, one) => sum + one.all, 0);
  count.textContent = shown === all ? "" : `${shown} of ${all} workloads`;
}
