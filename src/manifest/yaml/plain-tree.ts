import type { MappingEntry, MappingNode, ScalarNode, SequenceNode, SourceNode } from "../../model/source.js";
import { FEW_ENTRIES, keyNames } from "./node-value.js";
import {
  addEntry,
  asKey,
  COLON,
  DASH,
  HASH,
  IN_KEY,
  LINE_FEED,
  MAX_DEPTH,
  mayBeginPlain,
  nextLineWithin,
  ON_ONE_LINE,
  type PlainText,
  plainNode,
  readFlow,
  readQuoted,
  SPACE,
} from "./plain-flow.js";
import { blockText } from "./scalar-text.js";

/** Controls, line breaks of other standards, halves of characters: whether they may stand there is left to the parser. */
const UNUSUAL = /[^\n\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const MARKER = /---[ \t]*(?:\n|$)/y;
const PIPE = 0x7c;
const GREATER = 0x3e;
const PLUS = 0x2b;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;

/** In the place of the column of a collection around what is read. */
const ROOT = -1;
/** What ends a document, or begins one, at the beginning of a line. */
const MARKS = ["---", "..."];

/** A text read line by line. */
interface PlainLines extends PlainText {
  lineStart: number;
  /** Of the first character of the next line that holds something; -1 behind the last one. */
  column: number;
}

/**
 * The tree of one document in the way nearly all of them are written: block mappings and lists with keys on one line,
 * scalars, block scalars, collections in brackets; or JSON. Undefined for every other text (anchors, tags, explicit keys,
 * templates), and for every mistake: those are the parser's. For what it reads it gives the very tree that `buildTrees`
 * makes of the parser's events, in a fifth of the time. `offset` is where the text begins in its file.
 */
export function readPlainTree(text: string, offset: number): SourceNode | undefined {
  if (UNUSUAL.test(text)) return undefined;
  const source: PlainLines = { text, offset, at: 0, lastEnd: 0, depth: 0, lineStart: 0, column: 0 };
  seekContent(source, 0);
  MARKER.lastIndex = source.at;
  if (source.column === 0 && MARKER.test(text)) seekContent(source, MARKER.lastIndex);
  if (source.column !== 0) return undefined;
  const first = text.charCodeAt(source.at);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return readRootFlow(source);
  const root = readBlock(source, 0, ROOT);
  return isAtEnd(source) ? root : undefined;
}

function isAtEnd({ column }: PlainLines): boolean {
  return column < 0;
}

function readRootFlow(source: PlainLines): SourceNode | undefined {
  const root = readFlow(source, ROOT);
  if (root === undefined || !endLine(source)) return undefined;
  return isAtEnd(source) ? root : undefined;
}

/** Goes to the first line from `from` on, the start of a line, that holds more than white space and a comment. */
function seekContent(source: PlainLines, from: number): void {
  const { text } = source;
  let start = from;
  for (;;) {
    let at = start;
    while (text.charCodeAt(at) === SPACE) at++;
    if (at >= text.length) break;
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && code !== HASH) {
      source.lineStart = start;
      source.at = at;
      source.column = at - start;
      return;
    }
    const feed = code === LINE_FEED ? at : text.indexOf("\n", at);
    if (feed < 0) break;
    start = feed + 1;
  }
  source.at = text.length;
  source.column = -1;
}

/** Goes on to the next line with content: false where more than a comment stands in this one. */
function endLine(source: PlainLines): boolean {
  const { text, at } = source;
  const end = endOfRest(text, at);
  if (end < 0) return false;
  seekContent(source, end + 1);
  return true;
}

/** The end of the line where nothing but a comment behind white space stands in its rest; -1 where something does. */
function endOfRest(text: string, start: number): number {
  const at = endOfSpace(text, start);
  if (at >= text.length || text.charCodeAt(at) === LINE_FEED) return at;
  if (text.charCodeAt(at) !== HASH || at === start) return -1;
  const feed = text.indexOf("\n", at);
  return feed < 0 ? text.length : feed;
}

function isEndOfWord(code: number): boolean {
  // Not a number behind the end of the text.
  return code === SPACE || code === LINE_FEED || Number.isNaN(code);
}

function isDash({ text, at }: PlainLines): boolean {
  return text.charCodeAt(at) === DASH && isEndOfWord(text.charCodeAt(at + 1));
}

/** What begins a line at a column: a list or a mapping, or within a collection at `parent` a value below its key. */
function readBlock(source: PlainLines, column: number, parent: number): SourceNode | undefined {
  const isList = isDash(source);
  const key = isList ? undefined : readKey(source);
  if (!isList && key === undefined) return parent === ROOT ? undefined : readInline(source, parent);
  if (++source.depth > MAX_DEPTH) return undefined;
  const node = isList ? readSequence(source, column) : readMapping(source, column, key);
  source.depth--;
  return node;
}

/** A key with its colon, behind which the reader then stands; undefined, and nothing is passed, for anything else. */
function readKey(source: PlainLines): ScalarNode | undefined {
  const { text, at, lastEnd } = source;
  let end = at;
  while (IN_KEY[text.charCodeAt(end)]) end++;
  // Most keys are one simple word.
  const isWord = end > at && isColon(text, end);
  const key = asKey(isWord ? readPlainKey(source, end) : readOtherKey(source));
  if (!isWord && key !== undefined) end = endOfSpace(text, key.end - source.offset);
  if (key !== undefined && isColon(text, end)) {
    source.at = end + 1;
    source.lastEnd = end;
    return key;
  }
  source.at = at;
  source.lastEnd = lastEnd;
  return undefined;
}

function isColon(text: string, at: number): boolean {
  return text.charCodeAt(at) === COLON && isEndOfWord(text.charCodeAt(at + 1));
}

function endOfSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

function readOtherKey(source: PlainLines): ScalarNode | undefined {
  return readPlainKey(source, endOfKey(source.text, source.at)) ?? readQuoted(source, ON_ONE_LINE);
}

function readPlainKey(source: PlainLines, end: number): ScalarNode | undefined {
  return end > source.at && mayBeginPlain(source, source.at) ? plainNode(source, source.at, end) : undefined;
}

/** The end of a key of any words, which its colon stands behind in the same line; -1 where there is none. */
function endOfKey(text: string, start: number): number {
  if (MARKS.some((mark) => text.startsWith(mark, start))) return -1;
  let end = start;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE) continue;
    if (code < SPACE || (code === HASH && text.charCodeAt(at - 1) === SPACE)) return -1;
    if (isColon(text, at)) return end;
    end = at + 1;
  }
  return -1;
}

/** `first`: the first key, which has been read. */
function readMapping(source: PlainLines, column: number, first: ScalarNode | undefined): MappingNode | undefined {
  if (first === undefined) return undefined;
  const entries: MappingEntry[] = [];
  let names: Set<string> | undefined;
  let key: ScalarNode | undefined = first;
  for (;;) {
    if (key === undefined) return undefined;
    const value = readValue(source, column);
    if (entries.length === FEW_ENTRIES) names = keyNames(entries);
    if (value === undefined || !addEntry(entries, names, key, value)) return undefined;
    if (source.column > column) return undefined;
    if (source.column < column) break;
    key = readKey(source);
  }
  return { kind: "mapping", start: first.start, end: source.lastEnd + source.offset, entries };
}

/** The value of a key in a mapping at a column: on the key's line, or on the lines below. */
function readValue(source: PlainLines, column: number): SourceNode | undefined {
  const colonEnd = source.at;
  if (!isRestEmpty(source)) return readInline(source, column);
  if (!endLine(source)) return undefined;
  if (source.column > column) return readBlock(source, source.column, column);
  if (source.column === column && isDash(source)) return readSequence(source, column);
  return emptyNode(source, colonEnd);
}

function emptyNode(source: PlainLines, at: number): ScalarNode {
  source.lastEnd = at;
  const place = at + source.offset;
  return { kind: "scalar", value: null, text: "", plain: true, start: place, end: place };
}

/** Whether nothing but a comment stands behind the reader in its line; passes white space where something does. */
function isRestEmpty(source: PlainLines): boolean {
  const { text } = source;
  let { at } = source;
  while (text.charCodeAt(at) === SPACE) at++;
  const code = text.charCodeAt(at);
  if (code === LINE_FEED || code === HASH || at >= text.length) return true;
  source.at = at;
  return false;
}

function readSequence(source: PlainLines, column: number): SequenceNode | undefined {
  const items: SourceNode[] = [];
  const start = source.at;
  while (source.column === column && isDash(source)) {
    const item = readItem(source, column);
    if (item === undefined || source.column > column) return undefined;
    items.push(item);
  }
  return { kind: "sequence", start: start + source.offset, end: source.lastEnd + source.offset, items };
}

function readItem(source: PlainLines, column: number): SourceNode | undefined {
  source.at++;
  const dashEnd = source.at;
  if (isRestEmpty(source)) {
    if (!endLine(source)) return undefined;
    return source.column > column ? readBlock(source, source.column, column) : emptyNode(source, dashEnd);
  }
  // A mapping, or a list, that begins behind the dash has its own column.
  const inner = source.at - source.lineStart;
  if (isDash(source)) {
    source.column = inner;
    return readBlock(source, inner, column);
  }
  const key = readKey(source);
  if (key === undefined) return readInline(source, column);
  if (++source.depth > MAX_DEPTH) return undefined;
  const node = readMapping(source, inner, key);
  source.depth--;
  return node;
}

/** What begins behind a colon or a dash, in a collection at a column, and is no block collection. */
function readInline(source: PlainLines, column: number): SourceNode | undefined {
  const { text, at } = source;
  const code = text.charCodeAt(at);
  if (code === PIPE || code === GREATER) return readBlockScalar(source, column);
  const node =
    code === OPEN_BRACE || code === OPEN_BRACKET
      ? readFlow(source, column)
      : (readQuoted(source, column) ?? readPlain(source, column));
  return node !== undefined && endLine(source) ? node : undefined;
}

/** A plain scalar up to the end of its last line, or to a comment, in a collection at a column. */
function readPlain(source: PlainLines, column: number): ScalarNode | undefined {
  const { text, at } = source;
  if (!mayBeginPlain(source, at)) return undefined;
  let end = at;
  let isFolded = false;
  for (let position = at; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === SPACE) continue;
    if (code === LINE_FEED) {
      const next = mayGoOn(text, position, column) ? nextLineWithin(text, position, column) : -1;
      if (next < 0 || text.charCodeAt(next) === HASH) break;
      isFolded = true;
      position = next - 1;
      continue;
    }
    if (code < SPACE) return undefined;
    if (code === HASH && text.charCodeAt(position - 1) === SPACE) break;
    if (isColon(text, position)) return undefined;
    end = position + 1;
  }
  source.at = end;
  source.lastEnd = end;
  return plainNode(source, at, end, isFolded);
}

/** False for nearly every line: the next one begins no further in. What goes on behind an indented blank line is left to the parser. */
function mayGoOn(text: string, feed: number, column: number): boolean {
  return text.charCodeAt(feed + 1 + column) === SPACE || text.charCodeAt(feed + 1) === LINE_FEED;
}

/** As js-yaml's `readBlockScalar` finds it, without indicators of indentation. */
function readBlockScalar(source: PlainLines, parent: number): ScalarNode | undefined {
  const { text, at, offset } = source;
  const mark = text.charCodeAt(at + 1);
  const isMarked = mark === PLUS || mark === DASH;
  const chomping = isMarked ? text.charAt(at + 1) : "";
  const headEnd = endOfRest(text, at + (isMarked ? 2 : 1));
  if (text.charCodeAt(headEnd) !== LINE_FEED) return undefined;
  const valueStart = headEnd + 1;
  let valueEnd = valueStart;
  let indent = -1;
  let leading = 0;
  let line = valueStart;
  while (line < text.length) {
    let column = 0;
    while (text.charCodeAt(line + column) === SPACE) column++;
    if (line + column >= text.length) {
      if (column > Math.max(indent, 0)) valueEnd = line + column;
      line = text.length;
      break;
    }
    if (text.charCodeAt(line + column) === LINE_FEED) {
      if (indent < 0) leading = Math.max(leading, column);
    } else {
      if (indent < 0) {
        if (column <= parent) break;
        if (column < leading || text.charCodeAt(line + column) < SPACE) return undefined;
        indent = column;
      }
      if (column < indent) break;
    }
    const feed = text.indexOf("\n", line + column);
    line = feed < 0 ? text.length : feed + 1;
    valueEnd = line;
  }
  const isFolded = text.charCodeAt(at) !== PIPE;
  const content = blockText(text.slice(valueStart, valueEnd), { indent, isFolded, chomping });
  source.lastEnd = valueEnd;
  seekContent(source, line);
  const place = { start: valueStart + offset, end: valueEnd + offset };
  return { kind: "scalar", value: content, text: content, plain: false, ...place };
}
