import type { MappingEntry, MappingNode, ScalarNode, SequenceNode, SourceNode } from "../../model/source.js";
import { FEW_ENTRIES, keyNames } from "./node-value.js";
import { formatKey, resolvePlainScalar } from "./scalar.js";
import { YAML_PART } from "./yaml-part.js";

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
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Real texts nest less deeply, and what nests more is left to the parser that counts. */
export const MAX_DEPTH = 100;
/** Longer keys are none to YAML. */
const MAX_KEY = 1000;
/** The escapes of JSON: all others, and folded lines, are left to the parser. */
const DOUBLE_QUOTED = /"((?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"/y;
const SINGLE_QUOTED = /'((?:[^'\n]|'')*)'/y;

/** By character: true where a plain scalar may begin. */
const BEGINS_PLAIN = Array.from(
  { length: 128 },
  (_, code) => code > SPACE && !"?:,[]{}#&*!|>%@`\"'".includes(String.fromCharCode(code)),
);
/** By character: true for those of a simple key. */
export const IN_KEY = Array.from({ length: 128 }, (_, code) => /[\w./-]/.test(String.fromCharCode(code)));

export function mayBeginPlain({ text }: PlainText, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return true;
  if (code === DASH) return text.charCodeAt(at + 1) > SPACE;
  return BEGINS_PLAIN[code] === true;
}

export function plainNode({ text, offset }: PlainText, start: number, end: number): ScalarNode {
  const content = text.slice(start, end);
  const value = resolvePlainScalar(content);
  return { kind: "scalar", value, text: content, plain: true, start: start + offset, end: end + offset };
}

function quotedNode({ offset }: PlainText, content: string, start: number, end: number): ScalarNode {
  return { kind: "scalar", value: content, text: content, plain: false, start: start + offset, end: end + offset };
}

/** A scalar in quotes on one line, or undefined where none begins or it is not a simple one. */
export function readQuoted(source: PlainText): ScalarNode | undefined {
  const { text, at } = source;
  const isDouble = text.charCodeAt(at) === DOUBLE_QUOTE;
  if (!isDouble && text.charCodeAt(at) !== SINGLE_QUOTE) return undefined;
  const pattern = isDouble ? DOUBLE_QUOTED : SINGLE_QUOTED;
  pattern.lastIndex = at;
  const content = pattern.exec(text)?.[1];
  if (content === undefined) return undefined;
  const end = pattern.lastIndex;
  source.at = end;
  source.lastEnd = end;
  if (!isDouble) return quotedNode(source, content.includes("'") ? content.replaceAll("''", "'") : content, at, end);
  return quotedNode(
    source,
    content.includes("\\") ? YAML_PART.code().unescaped(text, at + 1, end - 1) : content,
    at,
    end,
  );
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
  if (node === undefined || node.value === null || node.text === "<<" || node.text.length > MAX_KEY) return undefined;
  return node;
}

/** Passes white space; line breaks too where the collection is the root, for there no indentation is asked for. */
function skipSpace(source: PlainText, isRoot: boolean): void {
  const { text } = source;
  for (;;) {
    const code = text.charCodeAt(source.at);
    if (code !== SPACE && !(isRoot && (code === LINE_FEED || code === TAB))) return;
    source.at++;
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
    if (code === TAB) return undefined;
    if (code === COLON) {
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

/** A dash right before a bracket or a comma begins nothing. */
function isFlowIndicator(next: number, first: number): boolean {
  return first === DASH && (next === COMMA || isBracket(next));
}

function isBracket(code: number): boolean {
  return code === OPEN_BRACKET || code === CLOSE_BRACKET || code === OPEN_BRACE || code === CLOSE_BRACE;
}

/**
 * A list or a mapping in brackets: on one line, or over many where it is the root of its document. Undefined for
 * anything that is not plain.
 */
export function readFlow(source: PlainText, isRoot: boolean): SourceNode | undefined {
  const code = source.text.charCodeAt(source.at);
  if (code !== OPEN_BRACE && code !== OPEN_BRACKET) return undefined;
  if (++source.depth > MAX_DEPTH) return undefined;
  const node = code === OPEN_BRACE ? readFlowMapping(source, isRoot) : readFlowSequence(source, isRoot);
  source.depth--;
  return node;
}

function readFlowNode(source: PlainText, isRoot: boolean): SourceNode | undefined {
  const code = source.text.charCodeAt(source.at);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return readQuoted(source);
  return code === OPEN_BRACE || code === OPEN_BRACKET ? readFlow(source, isRoot) : readFlowPlain(source);
}

function close(source: PlainText): void {
  source.at++;
  source.lastEnd = source.at;
}

function readFlowMapping(source: PlainText, isRoot: boolean): MappingNode | undefined {
  const { text, offset } = source;
  const start = source.at;
  const entries: MappingEntry[] = [];
  let names: Set<string> | undefined;
  source.at++;
  skipSpace(source, isRoot);
  if (text.charCodeAt(source.at) !== CLOSE_BRACE) {
    for (;;) {
      const read = readFlowNode(source, isRoot);
      const key = read?.kind === "scalar" ? asKey(read) : undefined;
      if (key === undefined) return undefined;
      skipSpace(source, false);
      if (text.charCodeAt(source.at) !== COLON) return undefined;
      source.at++;
      skipSpace(source, isRoot);
      const value = readFlowNode(source, isRoot);
      if (entries.length === FEW_ENTRIES) names = keyNames(entries);
      if (value === undefined || !addEntry(entries, names, key, value)) return undefined;
      skipSpace(source, isRoot);
      if (text.charCodeAt(source.at) !== COMMA) break;
      source.at++;
      skipSpace(source, isRoot);
    }
    if (text.charCodeAt(source.at) !== CLOSE_BRACE) return undefined;
  }
  close(source);
  return { kind: "mapping", start: start + offset, end: source.at + offset, entries };
}

function readFlowSequence(source: PlainText, isRoot: boolean): SequenceNode | undefined {
  const { text, offset } = source;
  const start = source.at;
  const items: SourceNode[] = [];
  source.at++;
  skipSpace(source, isRoot);
  if (text.charCodeAt(source.at) !== CLOSE_BRACKET) {
    for (;;) {
      const item = readFlowNode(source, isRoot);
      if (item === undefined) return undefined;
      items.push(item);
      skipSpace(source, isRoot);
      if (text.charCodeAt(source.at) !== COMMA) break;
      source.at++;
      skipSpace(source, isRoot);
    }
    if (text.charCodeAt(source.at) !== CLOSE_BRACKET) return undefined;
  }
  close(source);
  return { kind: "sequence", start: start + offset, end: source.at + offset, items };
}
