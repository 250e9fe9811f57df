import { SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { Span } from "../../model/source.js";

// A comment is taken to the end of its line and no shorter, so that no text makes these expressions slow.
const COLON_OF_KEY = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*:/y;
const DASH_OF_ITEM = /(?:\s|#[^\r\n]*(?=[\r\n]|$))*-/y;
const CLOSING_BRACKET = /(?:[\s,:?]|#[^\r\n]*(?=[\r\n]|$))*[\]}]/y;

function endOfMatch(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(source) ? pattern.lastIndex : from;
}

/**
 * Where a scalar stands in `source`, its quotes included. `lastEnd` is the end of what stands before it.
 * An empty scalar stands right behind its anchor or tag, else behind the colon of its key or the dash of its item.
 */
export function spanOfScalar(
  source: string,
  event: ScalarEvent,
  lastEnd: number,
  parent: "mapping" | "sequence" | undefined,
): Span {
  if (event.valueStart >= 0) {
    const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
    const quotes = quoted ? 1 : 0;
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

/** The end of a flow collection whose last item ends at `lastEnd`: behind its closing bracket. */
export function endOfFlow(source: string, lastEnd: number): number {
  return endOfMatch(CLOSING_BRACKET, source, lastEnd);
}

/** Behind the colon of a key that ends at `keyEnd`; there, where it has none. */
export function endOfKey(source: string, keyEnd: number): number {
  return endOfMatch(COLON_OF_KEY, source, keyEnd);
}
