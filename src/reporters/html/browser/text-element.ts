export function textElement(name: string, content: string | Node = ""): HTMLElement {
  const made = document.createElement(name);
  made.append(content);
  return made;
}
