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
  type PlainText,
  plainNode,
  readFlow,
  readQuoted,
  SPACE,
} from "./plain-flow.js";
import { YAML_PART } from "./yaml-part.js";

/** Controls, line breaks of other standards, halves of characters: whether they may stand there is left to the parser. */
const UNUSUAL = /[^\n\t -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const MARKER = /---[ \t]*(?:\n|$)/y;
const PIPE = 0x7c;
const GREATER = 0x3e;
const PLUS = 0x2b;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;

/** A text read line by line. */
interface PlainLines extends PlainText {
  lineStart: number;
  /** Of the first character of the next line that holds something; -1 behind the last one. */
  column: number;
}

/**
 * The tree of one document in the way nearly all of them are written: block mappings and lists with simple keys, scalars
 * on one line, block scalars, collections in brackets on one line; or JSON. Undefined for every other text, and for
 * every mistake: those are the parser's. For what it reads it gives the very tree that `buildTrees` makes of the
 * parser's events, in a fifth of the time. `offset` is where the text begins in its file.
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
  const root = readBlock(source, 0);
  return isAtEnd(source) ? root : undefined;
}

function isAtEnd({ column }: PlainLines): boolean {
  return column < 0;
}

function readRootFlow(source: PlainLines): SourceNode | undefined {
  const root = readFlow(source, true);
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
  const { text } = source;
  let { at } = source;
  while (text.charCodeAt(at) === SPACE) at++;
  if (at < text.length && text.charCodeAt(at) !== LINE_FEED) {
    if (text.charCodeAt(at) !== HASH || at === source.at) return false;
    at = text.indexOf("\n", at);
    if (at < 0) at = text.length;
  }
  seekContent(source, at + 1);
  return true;
}

function isEndOfWord(code: number): boolean {
  // Not a number behind the end of the text.
  return code === SPACE || code === LINE_FEED || Number.isNaN(code);
}

function isDash({ text, at }: PlainLines): boolean {
  return text.charCodeAt(at) === DASH && isEndOfWord(text.charCodeAt(at + 1));
}

/** A list or a mapping that begins where the reader stands. */
function readBlock(source: PlainLines, column: number): SourceNode | undefined {
  if (++source.depth > MAX_DEPTH) return undefined;
  const node = isDash(source) ? readSequence(source, column) : readMapping(source, column, readKey(source));
  source.depth--;
  return node;
}

/** A simple key with its colon, behind which the reader then stands; undefined, and nothing is passed, for anything else. */
function readKey(source: PlainLines): ScalarNode | undefined {
  const { text, at, lastEnd } = source;
  let end = at;
  while (IN_KEY[text.charCodeAt(end)]) end++;
  const key = asKey(end > at ? plainKey(source, at, end) : readQuoted(source));
  end = key === undefined ? at : key.end - source.offset;
  if (key !== undefined && text.charCodeAt(end) === COLON && isEndOfWord(text.charCodeAt(end + 1))) {
    source.at = end + 1;
    source.lastEnd = end;
    return key;
  }
  source.at = at;
  source.lastEnd = lastEnd;
  return undefined;
}

function plainKey(source: PlainLines, start: number, end: number): ScalarNode | undefined {
  return mayBeginPlain(source, start) ? plainNode(source, start, end) : undefined;
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
  if (source.column > column) return readBlock(source, source.column);
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
    return source.column > column ? readBlock(source, source.column) : emptyNode(source, dashEnd);
  }
  // A mapping, or a list, that begins behind the dash has its own column.
  const inner = source.at - source.lineStart;
  if (isDash(source)) {
    source.column = inner;
    return readBlock(source, inner);
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
    code === OPEN_BRACE || code === OPEN_BRACKET ? readFlow(source, false) : (readQuoted(source) ?? readPlain(source));
  return node !== undefined && endLine(source) ? node : undefined;
}

/** A plain scalar up to the end of its line, or to a comment. A further line would show by its column. */
function readPlain(source: PlainLines): ScalarNode | undefined {
  const { text, at } = source;
  if (!mayBeginPlain(source, at)) return undefined;
  let end = at;
  let position = at;
  for (; position < text.length; position++) {
    const code = text.charCodeAt(position);
    if (code === LINE_FEED) break;
    if (code === SPACE) continue;
    if (code < SPACE) return undefined;
    if (code === HASH && text.charCodeAt(position - 1) === SPACE) break;
    if (code === COLON && isEndOfWord(text.charCodeAt(position + 1))) return undefined;
    end = position + 1;
  }
  source.at = end;
  source.lastEnd = end;
  return plainNode(source, at, end);
}

/** As js-yaml's `readBlockScalar` finds it, without indicators of indentation. */
function readBlockScalar(source: PlainLines, parent: number): ScalarNode | undefined {
  const { text, at, offset } = source;
  const mark = text.charCodeAt(at + 1);
  const isMarked = mark === PLUS || mark === DASH;
  const chomping = mark === PLUS ? "keep" : mark === DASH ? "strip" : "clip";
  const headEnd = at + (isMarked ? 2 : 1);
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
  const content = YAML_PART.code().blockText(text, { valueStart, valueEnd, indent, isFolded, chomping });
  source.lastEnd = valueEnd;
  seekContent(source, line);
  const place = { start: valueStart + offset, end: valueEnd + offset };
  return { kind: "scalar", value: content, text: content, plain: false, ...place };
}
