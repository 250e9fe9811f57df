import type { TextEdit } from "../../model/finding.js";
import type { Place, SequenceNode, Span } from "../../model/source.js";
import { contentEnd, isFirstOnLine, isLastOnLine, lineEnd, lineStart, nextLine } from "./lines.js";
import { endOfItemsBefore, findTarget, isFlow, parentOf, standsHere, type Target } from "./target.js";

/** Keeps comments on own lines. Undefined for the only entry of a mapping, or past an alias. */
export function remove(at: Place): TextEdit[] | undefined {
  const { path: file, text } = at.document.file;
  const target = findTarget(at);
  if (target === undefined) return undefined;
  // An empty list says nothing: the last item takes the whole entry with it.
  if (target.kind === "item" && target.parent.items.length === 1) return remove(parentOf(at));
  const span = isFlow(text, target.parent) ? spanInFlow(text, target) : spanInBlock(text, target);
  return span && [{ file, ...span, text: "" }];
}

export function mayHoldComment(text: string): boolean {
  return /(?:^|\s)#/.test(text);
}

/** In order; undefined if one stands elsewhere. */
function childSpans({ kind, parent }: Target): Span[] | undefined {
  if (kind === "item") {
    const { items } = parent;
    const last = items.at(-1);
    const before = endOfItemsBefore(parent, items.length - 1);
    return last !== undefined && before !== undefined && last.start >= before ? [...items] : undefined;
  }
  if (!parent.entries.every((entry) => standsHere(parent, entry))) return undefined;
  return parent.entries.map(({ key, value }) => ({ start: key.start, end: value.end }));
}

function spanInFlow(text: string, target: Target): Span | undefined {
  const spans = childSpans(target);
  if (spans === undefined || spans.length < 2) return undefined;
  const { start: from } = target.kind === "entry" ? target.entry.key : target.item;
  const index = spans.findIndex(({ start }) => start === from);
  const [before, own, after] = [spans[index - 1], spans[index], spans[index + 1]];
  if (own === undefined) return undefined;
  const span =
    after === undefined ? { start: before?.end ?? own.start, end: own.end } : { start: own.start, end: after.start };
  return mayHoldComment(text.slice(span.start, span.end)) ? undefined : span;
}

function spanInBlock(text: string, target: Target): Span | undefined {
  if (target.kind === "item") {
    const dash = findDash(text, target.parent, target.index);
    if (dash === undefined || !isFirstOnLine(text, dash) || isBelowComment(text, dash)) return undefined;
    return wholeLines(text, { start: dash, end: target.item.end });
  }
  const { parent, entry } = target;
  if (!standsHere(parent, entry) || parent.entries.length < 2) return undefined;
  const span = { start: entry.key.start, end: entry.value.end };
  if (isFirstOnLine(text, span.start)) return wholeLines(text, span);
  // The first entry stands behind a dash: the next one takes its place.
  const next = parent.entries[parent.entries.indexOf(entry) + 1];
  if (next === undefined || !standsHere(parent, next) || mayHoldComment(text.slice(span.start, span.end)))
    return undefined;
  const between = text.slice(contentEnd(text, span.end), next.key.start);
  return /^[ \t]*(?:#[^\r\n]*)?(?:\r\n|\n|\r)[ \t]*$/.test(between)
    ? { start: span.start, end: next.key.start }
    : undefined;
}

/** The lines of a span with the line break above, so that a missing final one stays missing. */
export function linesOf(text: string, { start, end }: Span): Span | undefined {
  const content = contentEnd(text, end);
  if (!isLastOnLine(text, content)) return undefined;
  const first = lineStart(text, start);
  if (first === 0) return { start: 0, end: nextLine(text, content) };
  const above = text.slice(0, first).endsWith("\r\n") ? first - 2 : first - 1;
  return { start: above, end: lineEnd(text, content) };
}

function wholeLines(text: string, span: Span): Span | undefined {
  const hasCommentLine = /[\r\n][ \t]*#/.test(text.slice(span.start, contentEnd(text, span.end)));
  return hasCommentLine ? undefined : linesOf(text, span);
}

/** A comment above an item belongs to it. */
function isBelowComment(text: string, dash: number): boolean {
  const first = lineStart(text, dash);
  if (first === 0) return false;
  return /^[ \t]*#/.test(text.slice(lineStart(text, first - 1), first));
}

const GAP = /(?:\s|#[^\r\n]*(?:[\r\n]|$))*/y;

/** Finds the dash of a block item; undefined past an alias. */
export function findDash(text: string, list: SequenceNode, index: number): number | undefined {
  const before = endOfItemsBefore(list, index);
  const item = list.items[index];
  if (before === undefined || item === undefined || item.start < before) return undefined;
  if (index === 0) return list.start;
  GAP.lastIndex = before;
  GAP.test(text);
  const dash = GAP.lastIndex;
  return text[dash] === "-" && dash < item.start ? dash : undefined;
}
