/** An element that holds a text, which no browser reads as markup. */
export function textElement(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
