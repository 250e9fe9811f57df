/** One `{{ ... }}` of a Go template. Offsets into the text, the braces included. */
export interface TemplateAction {
  readonly start: number;
  readonly end: number;
  /** Ends with `-}}`: what follows moves up to it. */
  readonly trimsAfter: boolean;
  readonly isComment: boolean;
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|'(?:[^'\\\n]|\\.)*'|\}\}/g;

/** The actions of a Go template in their order. One without an end reaches to the end of the text. */
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

/** Braces inside of strings do not end an action. */
function endOfAction(text: string, start: number): number {
  QUOTED.lastIndex = start + 2;
  for (let match = QUOTED.exec(text); match !== null; match = QUOTED.exec(text)) {
    if (match[0] === "}}") return match.index + 2;
  }
  return text.length;
}
