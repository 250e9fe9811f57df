import { groupBy } from "../../../model/group-by.js";
import { startFilterForm } from "./filter-form.js";

const SEVERITY_WORDS: readonly string[] = ["error", "warning", "note"];

/** Filters and groups findings by the form. */
export function startFindingFilters(): void {
  const listed = document.getElementById("finding-list");
  if (listed === null) return;
  const cards = [...listed.querySelectorAll<HTMLElement>(".finding")];
  startFilterForm("finding-filters", (data) => {
    const value = (name: string) => String(data.get(name) ?? "");
    const severities = new Set(data.getAll("severity"));
    const words = value("text").trim().toLowerCase();
    for (const card of cards) {
      const { severity = "", rule = "", namespace = "", repository = "" } = card.dataset;
      card.hidden = !(
        severities.has(severity) &&
        ["", rule].includes(value("rule")) &&
        ["", namespace].includes(value("namespace")) &&
        ["", repository].includes(value("repository")) &&
        (words === "" || (card.textContent ?? "").toLowerCase().includes(words))
      );
    }
    const shown = cards.filter((card) => !card.hidden);
    listed.replaceChildren(...grouped(cards, value("group")));
    const count = document.getElementById("findings-count");
    if (count !== null)
      count.textContent = shown.length === cards.length ? "" : `${shown.length} of ${cards.length} findings`;
  });
}

function grouped(cards: readonly HTMLElement[], by: string): HTMLElement[] {
  const groups = groupBy(cards, (card) => card.dataset[by] ?? "");
  const names = [...groups.keys()];
  // Repositories stand in their order already, the worst first.
  if (by === "severity") names.sort((a, b) => SEVERITY_WORDS.indexOf(a) - SEVERITY_WORDS.indexOf(b));
  else if (by !== "repository") names.sort((a, b) => (a < b ? -1 : 1));
  return names.flatMap((name) => {
    const ones = groups.get(name) ?? [];
    const shown = ones.filter((card) => !card.hidden).length;
    const heading = document.createElement("h3");
    heading.className = "group";
    heading.textContent =
      by === "severity"
        ? `${shown} ${name}${shown === 1 ? "" : "s"}`
        : `${name === "" ? "about no workload" : name} (${shown})`;
    heading.hidden = shown === 0;
    return [heading, ...ones];
  });
}
