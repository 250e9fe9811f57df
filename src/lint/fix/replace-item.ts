import type { TextEdit } from "../../model/fix.js";
import type { Place } from "../../model/source.js";
import type { FixValue } from "../../rules/fix-intent.js";
import { columnOf, indentationOf, isFirstOnLine, lineBreakNear } from "./lines.js";
import { findDash, mayHoldComment } from "./remove.js";
import { blockStyleAt, flowStyleAt } from "./style.js";
import { endOfItemsBefore, findTarget, isFlow } from "./target.js";
import { writeBlockContent, writeFlow } from "./write-value.js";

/** Puts items in the place of one item of a list. */
export function replaceItem(at: Place, values: readonly FixValue[]): TextEdit[] | undefined {
  const { path: file, text } = at.document.file;
  const target = findTarget(at);
  if (target?.kind !== "item") return undefined;
  const { parent, index, item } = target;
  const before = endOfItemsBefore(parent, index);
  if (before === undefined || item.start < before || mayHoldComment(text.slice(item.start, item.end))) return undefined;
  const separator = isFlow(text, parent) ? separatorInFlow(at, item.start) : separatorInBlock(at, target);
  if (separator === undefined) return undefined;
  const flow = flowStyleAt(at);
  const contents = values.map((value) =>
    isFlow(text, item) ? writeFlow(value, flow) : writeBlockContent(value, blockStyleAt(at)),
  );
  const lineBreak = lineBreakNear(text, item.start);
  const inner = isFlow(text, item) ? indentationOf(text, item.start) : " ".repeat(columnOf(text, item.start));
  const written = contents.map((lines) => lines.join(lineBreak + inner)).join(separator);
  return [{ file, start: item.start, end: item.end, text: written }];
}

function separatorInFlow(at: Place, start: number): string {
  const { text } = at.document.file;
  return isFirstOnLine(text, start)
    ? `,${lineBreakNear(text, start)}${indentationOf(text, start)}`
    : flowStyleAt(at).comma;
}

/** The line break, the indentation and the dash of a further item with the content in the same column. */
function separatorInBlock(
  at: Place,
  { parent, index, item }: Extract<ReturnType<typeof findTarget>, { kind: "item" }>,
): string | undefined {
  const { text } = at.document.file;
  const dash = findDash(text, parent, index);
  if (dash === undefined) return undefined;
  const beforeContent = text.slice(dash, item.start);
  if (!/^- +$/.test(beforeContent)) return undefined;
  return lineBreakNear(text, item.start) + " ".repeat(columnOf(text, dash)) + beforeContent;
}
