/** `{{ ... }}` of a Go template. Offsets include the braces. */
export interface TemplateAction {
  readonly start: number;
  readonly end: number;
  /** Reports whether it ends with `-}}`, which removes following whitespace. */
  readonly trimsAfter: boolean;
  readonly isComment: boolean;
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\}\}/g;

/** An unclosed action extends to the end. */
export function findActions(text: string): TemplateAction[] {
  const actions: TemplateAction[] = [];
  let start = text.indexOf("{{");
  while (start >= 0) {
    const isComment = /^\{\{-?\s*\/\*/.test(text.slice(start, start + 40));
    const end = isComment ? endOfComment(text, start) : endOfAction(text, start);
    actions.push({ start, end, trimsAfter: text.slice(end - 3, end) === "-}}", isComment });
    start = text.indexOf("{{", end);
  }
  return actions;
}

function endOfComment(text: string, start: number): number {
  const close = text.indexOf("*/", start);
  const end = close < 0 ? -1 : text.indexOf("}}", close);
  return end < 0 ? text.length : end + 2;
}

function endOfAction(text: string, start: number): number {
  QUOTED.lastIndex = start + 2;
  for (let match = QUOTED.exec(text); match !== null; match = QUOTED.exec(text)) {
    if (match[0] === "}}") return match.index + 2;
  }
  return text.length;
}
