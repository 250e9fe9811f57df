/** Calls `apply` with the fields of a form as they change. On a phone the form is folded. */
export function startFilterForm(id: string, apply: (fields: FormData) => void): void {
  const form = document.querySelector<HTMLFormElement>(`#${id}`);
  if (form === null) return;
  const read = () => apply(new FormData(form));
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", read);
  // The fields are empty only after the event.
  form.addEventListener("reset", () => setTimeout(read));
  read();
  // A browser that comes back to the report fills the form as it was left.
  setTimeout(read);
  const phone = matchMedia("(max-width: 40rem)");
  const fold = () => form.closest("details")?.toggleAttribute("open", !phone.matches);
  phone.addEventListener("change", fold);
  fold();
}
