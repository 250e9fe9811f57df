import { SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { Span } from "../model/source.js";

// Comments match exactly to the line's end, so that no text causes backtracking.
const COLON_OF_KEY = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*:/y;
const DASH_OF_ITEM = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*-/y;
const CLOSING_BRACKET = /(?:[\s,:?]|#[^\r\n]*(?=[\r\n]|$))*[\]}]/y;

function endOfMatch(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(source) ? pattern.lastIndex : from;
}

/** Returns the length of the quotes at each end of a scalar. */
export function quotesOf({ style }: ScalarEvent): number {
  return style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
}

/** Returns a scalar's span with quotes. An empty one is after its anchor or tag, else its colon or dash. */
export function spanOfScalar(
  source: string,
  event: ScalarEvent,
  lastEnd: number,
  parent: "mapping" | "sequence" | undefined,
): Span {
  if (event.valueStart >= 0) {
    const quotes = quotesOf(event);
    return { start: event.valueStart - quotes, end: event.valueEnd + quotes };
  }
  let at = Math.max(event.anchorEnd, event.tagEnd);
  if (at < 0) {
    at = lastEnd;
    if (parent === "mapping") at = endOfMatch(COLON_OF_KEY, source, lastEnd);
    if (parent === "sequence") at = endOfMatch(DASH_OF_ITEM, source, lastEnd);
  }
  return { start: at, end: at };
}

export function endOfFlow(source: string, lastEnd: number): number {
  return endOfMatch(CLOSING_BRACKET, source, lastEnd);
}

export function endOfKey(source: string, keyEnd: number): number {
  return endOfMatch(COLON_OF_KEY, source, keyEnd);
}
