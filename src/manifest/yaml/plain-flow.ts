import type { MappingEntry, MappingNode, ScalarNode, SequenceNode, SourceNode } from "../../model/source.js";
import { FEW_ENTRIES, keyNames } from "./node-value.js";
import { formatKey, resolvePlainScalar } from "./scalar.js";
import { writtenText } from "./scalar-text.js";

/** A text that is being read, and where its reader stands. */
export interface PlainText {
  readonly text: string;
  /** What is added to every place: where the text begins in its file. */
  readonly offset: number;
  at: number;
  /** Where what was read last ends: the end of collections that end with it. */
  lastEnd: number;
  depth: number;
}

export const LINE_FEED = 0x0a;
export const SPACE = 0x20;
export const HASH = 0x23;
export const COLON = 0x3a;
export const DASH = 0x2d;
const TAB = 0x09;
const QUESTION_MARK = 0x3f;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Real texts nest less deeply, and what nests more is left to the parser that counts. */
export const MAX_DEPTH = 100;
/** Longer keys are none to YAML. */
const MAX_KEY = 1000;
/** Every escape of YAML that Kubernetes' decoder knows. */
const ESCAPE =
  /\\(?:["\\ \t\n0abefnrtvNLP_]|x[0-9a-fA-F]{2}|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|U00(?:0[0-9a-fA-F]|10)[0-9a-fA-F]{4})/y;
/** In the place of a collection's column: what stands there has no line below. */
export const ON_ONE_LINE = Number.POSITIVE_INFINITY;

/** By character: true where a plain scalar may begin. */
const BEGINS_PLAIN = Array.from(
  { length: 128 },
  (_, code) => code > SPACE && !",[]{}#&*!|>%@`\"'".includes(String.fromCharCode(code)),
);
/** By character: true for those of a simple key. */
export const IN_KEY = Array.from({ length: 128 }, (_, code) => /[\w./-]/.test(String.fromCharCode(code)));

export function mayBeginPlain({ text }: PlainText, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return true;
  if (mayIndicate(code)) return text.charCodeAt(at + 1) > SPACE;
  return BEGINS_PLAIN[code] === true;
}

/** Alone it begins an item, an explicit key or a value, and before other characters a word. */
function mayIndicate(code: number): boolean {
  return code === DASH || code === COLON || code === QUESTION_MARK;
}

/** `isFolded`: it has further lines. */
export function plainNode(
  { text, offset }: PlainText,
  start: number,
  end: number,
  isFolded = false,
): ScalarNode | undefined {
  const content = isFolded ? writtenText(text.slice(start, end), "plain") : text.slice(start, end);
  const value = resolvePlainScalar(content);
  if (typeof value === "number" && !Number.isFinite(value)) return undefined;
  return { kind: "scalar", value, text: content, plain: true, start: start + offset, end: end + offset };
}

/** Passes a scalar in quotes, up to `end`. */
function quotedNode(source: PlainText, content: string, end: number): ScalarNode {
  const { at, offset } = source;
  source.at = end;
  source.lastEnd = end;
  return { kind: "scalar", value: content, text: content, plain: false, start: at + offset, end: end + offset };
}

/**
 * Where the text goes on behind a line break, in a collection at a column: on the next line that is not blank, when that
 * begins further in. -1 where it does not.
 */
export function nextLineWithin(text: string, feed: number, column: number): number {
  let start = feed + 1;
  let at = start;
  for (;;) {
    while (text.charCodeAt(at) === SPACE) at++;
    if (text.charCodeAt(at) !== LINE_FEED) break;
    start = ++at;
  }
  return at - start > column && at < text.length ? at : -1;
}

/** Each line is looked at once, however many blank ones there are. */
function isWithin(text: string, start: number, end: number, column: number): boolean {
  let feed = text.indexOf("\n", start);
  while (feed >= 0 && feed < end) {
    const next = nextLineWithin(text, feed, column);
    if (next < 0) return false;
    feed = text.indexOf("\n", next);
  }
  return true;
}

/**
 * A scalar in quotes, or undefined where none begins or it is not a simple one. `column`: of the collection around it, which
 * its further lines are within.
 */
export function readQuoted(source: PlainText, column: number): ScalarNode | undefined {
  const { text, at } = source;
  const quote = text.charCodeAt(at);
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return undefined;
  let end = at + 1;
  for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(++end)) {
    if (code === LINE_FEED || code === BACKSLASH || end >= text.length) return readWritten(source, column);
  }
  if (text.charCodeAt(end + 1) === quote) return readWritten(source, column);
  return quotedNode(source, text.slice(at + 1, end), end + 1);
}

/** As `readQuoted`, where what is written may stand for another text: escapes, quotes that stand twice, further lines. */
function readWritten(source: PlainText, column: number): ScalarNode | undefined {
  const { text, at } = source;
  const isDouble = text.charCodeAt(at) === DOUBLE_QUOTE;
  const end = isDouble ? endOfDoubleQuoted(text, at) : endOfSingleQuoted(text, at);
  if (end < 0 || !isWithin(text, at, end, column)) return undefined;
  const content = writtenText(text.slice(at + 1, end - 1), isDouble ? "double" : "single");
  return quotedNode(source, content, end);
}

/** Behind the closing quote; -1 where there is none, or an escape that is none. One expression would overflow on a long text. */
function endOfDoubleQuoted(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOUBLE_QUOTE) return at + 1;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(text)) return -1;
    at = ESCAPE.lastIndex - 1;
  }
  return -1;
}

function endOfSingleQuoted(text: string, start: number): number {
  let quote = text.indexOf("'", start + 1);
  while (quote >= 0 && text.charCodeAt(quote + 1) === SINGLE_QUOTE) quote = text.indexOf("'", quote + 2);
  return quote < 0 ? -1 : quote + 1;
}

/** Adds an entry, unless its key stands there already: false then. `names`: of a mapping that has become long. */
export function addEntry(
  entries: MappingEntry[],
  names: Set<string> | undefined,
  key: ScalarNode,
  value: SourceNode,
): boolean {
  const name = formatKey(key.value);
  if (names === undefined) {
    for (const entry of entries) if (formatKey(entry.key.value) === name) return false;
  } else {
    if (names.has(name)) return false;
    names.add(name);
  }
  entries.push({ key, value, merged: false });
  return true;
}

/** A word as a key; undefined for what is no key, and for a merge. */
export function asKey(node: ScalarNode | undefined): ScalarNode | undefined {
  if (node === undefined || node.value === null || node.text === "<<" || node.end - node.start > MAX_KEY)
    return undefined;
  // How a number is written as a key is left to the parser.
  if (typeof node.value === "bigint" || (typeof node.value === "number" && String(node.value) !== node.text))
    return undefined;
  return node;
}

/** Passes white space, and line breaks within the collection at a column. -1 for the root: there a tab may stand, too. */
function skipSpace(source: PlainText, column: number): void {
  const { text } = source;
  for (;;) {
    const code = text.charCodeAt(source.at);
    if (code === SPACE || (column < 0 && (code === LINE_FEED || code === TAB))) source.at++;
    else {
      const next = code === LINE_FEED ? nextLineWithin(text, source.at, column) : -1;
      if (next < 0) return;
      source.at = next;
    }
  }
}

/** A plain scalar between brackets. */
function readFlowPlain(source: PlainText): ScalarNode | undefined {
  const { text, at } = source;
  if (!mayBeginPlain(source, at) || isFlowIndicator(text.charCodeAt(at + 1), text.charCodeAt(at))) return undefined;
  let end = at;
  let position = at;
  for (; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === COMMA || code === LINE_FEED || isBracket(code)) break;
    if (code === HASH && text.charCodeAt(position - 1) === SPACE) return undefined;
    if (code === TAB || code === QUESTION_MARK) return undefined;
    if (code === COLON) {
      if (position === at) return undefined;
      const next = text.charCodeAt(position + 1);
      if (!(next > SPACE)) break;
      if (next === COMMA || isBracket(next)) return undefined;
    }
    if (code !== SPACE) end = position + 1;
  }
  source.at = position;
  source.lastEnd = end;
  return plainNode(source, at, end);
}

/** A dash or the like right before a bracket or a comma begins nothing. */
function isFlowIndicator(next: number, first: number): boolean {
  return mayIndicate(first) && (next === COMMA || isBracket(next));
}

function isBracket(code: number): boolean {
  return code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE;
}

/**
 * A list or a mapping in brackets, in a block collection at a column, which its further lines are within; -1 where it is the
 * root of its document. Undefined for anything that is not plain.
 */
export function readFlow(source: PlainText, column: number): SourceNode | undefined {
  const code = source.text.charCodeAt(source.at);
  if (code !== OPEN_BRACE && code !== OPEN_BRACKET) return undefined;
  if (++source.depth > MAX_DEPTH) return undefined;
  const node = code === OPEN_BRACE ? readFlowMapping(source, column) : readFlowSequence(source, column);
  source.depth--;
  return node;
}

function readFlowNode(source: PlainText, column: number): SourceNode | undefined {
  const code = source.text.charCodeAt(source.at);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return readQuoted(source, column);
  return code === OPEN_BRACE || code === OPEN_BRACKET ? readFlow(source, column) : readFlowPlain(source);
}

function close(source: PlainText): void {
  source.at++;
  source.lastEnd = source.at;
}

function readFlowMapping(source: PlainText, column: number): MappingNode | undefined {
  const { text, offset } = source;
  const start = source.at;
  const entries: MappingEntry[] = [];
  let names: Set<string> | undefined;
  source.at++;
  skipSpace(source, column);
  if (text.charCodeAt(source.at) !== CLOSE_BRACE) {
    for (;;) {
      const read = readFlowNode(source, ON_ONE_LINE);
      const key = read?.kind === "scalar" ? asKey(read) : undefined;
      if (key === undefined) return undefined;
      skipSpace(source, ON_ONE_LINE);
      if (text.charCodeAt(source.at) !== COLON) return undefined;
      source.at++;
      skipSpace(source, column);
      const value = readFlowNode(source, column);
      if (entries.length === FEW_ENTRIES) names = keyNames(entries);
      if (value === undefined || !addEntry(entries, names, key, value)) return undefined;
      skipSpace(source, column);
      if (text.charCodeAt(source.at) !== COMMA) break;
      source.at++;
      skipSpace(source, column);
      if (text.charCodeAt(source.at) === CLOSE_BRACE) break;
    }
    if (text.charCodeAt(source.at) !== CLOSE_BRACE) return undefined;
  }
  close(source);
  return { kind: "mapping", start: start + offset, end: source.at + offset, entries };
}

function readFlowSequence(source: PlainText, column: number): SequenceNode | undefined {
  const { text, offset } = source;
  const start = source.at;
  const items: SourceNode[] = [];
  source.at++;
  skipSpace(source, column);
  if (text.charCodeAt(source.at) !== CLOSE_BRACKET) {
    for (;;) {
      const item = readFlowNode(source, column);
      if (item === undefined) return undefined;
      items.push(item);
      skipSpace(source, column);
      if (text.charCodeAt(source.at) !== COMMA) break;
      source.at++;
      skipSpace(source, column);
      if (text.charCodeAt(source.at) === CLOSE_BRACKET) break;
    }
    if (text.charCodeAt(source.at) !== CLOSE_BRACKET) return undefined;
  }
  close(source);
  return { kind: "sequence", start: start + offset, end: source.at + offset, items };
}
