/** Shows the findings of the chosen severities. */
export function startSeverityFilters(): void {
  const form = document.querySelector<HTMLFormElement>("#severity-filters");
  if (form === null) return;
  const cards = [...document.querySelectorAll<HTMLElement>("#findings .finding")];
  const count = document.getElementById("findings-count");
  form.addEventListener("change", () => {
    const chosen = new Set(new FormData(form).getAll("severity"));
    for (const card of cards) card.hidden = !chosen.has(card.dataset.severity ?? "");
    const shown = cards.filter((card) => !card.hidden).length;
    if (count !== null) count.textContent = shown === cards.length ? "" : `${shown} of ${cards.length} findings`;
  });
}
