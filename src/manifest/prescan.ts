import type { DocumentSlice, Prescan } from "../model/source.js";
import { UNSEEN_CHARACTERS } from "../yaml/document-boundaries.js";
import { RELEVANT_KINDS } from "./objects/kinds.js";
import {
  FIELD_ENDINGS,
  hidesLetter,
  JSON_ROOT,
  KIND,
  KINDS_WITHOUT_PODS,
  LIST_ITEM,
  MARKER_LINE,
  mayHideLetter,
  SIMPLE_KEY,
  SIMPLE_KIND,
} from "./objects/relevance.js";
import { COMMENT_WORD } from "./suppressions.js";

export interface TextBytes {
  readonly length: number;
  readonly [index: number]: number;
  readonly indexOf: (value: number | string, from?: number) => number;
  readonly toString: (encoding: "latin1", start: number, end: number) => string;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const HASH = 0x23;
const BACKSLASH = 0x5c;
const PERCENT = 0x25;
const DASH = 0x2d;
const DOT = 0x2e;
const BRACE = 0x7b;
/** Root keys of pool files without a kind. */
const KEY_OF_POOLS = /^(?:node|machine|rke2_)/;
/** Bound on a line's head; no key is as long. */
const LONGEST_HEAD = 200;
const IDLE_KINDS = new Set([...KINDS_WITHOUT_PODS].filter((kind) => !RELEVANT_KINDS.includes(kind)));

/** Searching for words of up to this length is several times faster. */
const FOUND_FAST = 7;
const COMMENT_END = COMMENT_WORD.slice(-FOUND_FAST);

/** Without any of these a JSON file is one document without objects, scheduling fields or pools. */
const BEGINNINGS = [
  KIND,
  ...FIELD_ENDINGS,
  "binary",
  "terraform_version",
  "-taint",
  "-label",
  "machine",
  "---",
  "...",
].map((word) => word.slice(0, FOUND_FAST));
/** Characters of the longest escape for a letter. */
const LONGEST_SPELLING = 10;

/** Smaller relevant files keep their whole text, because findings need it. */
const LEAST_CUT_BYTES = 64 * 1024;

interface ScannedDocument {
  readonly start: number;
  /** Reports whether a line is neither empty nor a comment. */
  hasLine: boolean;
  hasContent: boolean;
  hasKey: boolean;
  hasKind: boolean;
  matters: boolean;
}

function documentFrom(start: number): ScannedDocument {
  return { start, hasLine: false, hasContent: false, hasKey: false, hasKind: false, matters: false };
}

/** Prescans a file's bytes: counts documents and keeps those that may matter; undefined if the text is needed. */
export function prescan(bytes: TextBytes, isAscii: boolean): Prescan | undefined {
  const { length } = bytes;
  if (length === 0 || bytes.indexOf(CARRIAGE_RETURN) >= 0) return undefined;
  if (bytes.indexOf(COMMENT_END) >= 0 && bytes.indexOf(COMMENT_WORD) >= 0) return undefined;
  if (!isAscii && UNSEEN_CHARACTERS.some((one) => bytes.indexOf(one) >= 0)) return undefined;
  if (isIdleJson(bytes)) return { documents: 1, slices: [] };
  const cuts = isAscii && length >= LEAST_CUT_BYTES;
  const slices: DocumentSlice[] = [];
  let documents = 0;
  let document = documentFrom(0);

  function close(end: number): boolean {
    if (document.hasContent) documents++;
    if (!document.matters && (document.hasKind || !document.hasContent)) return true;
    if (!cuts) return false;
    const { start } = document;
    slices.push({ start, end, text: bytes.toString("latin1", start, end) });
    return true;
  }

  for (let position = 0; position < length; ) {
    const first = bytes[position];
    if ((first === SPACE || first === TAB) && (document.hasKey || document.matters)) {
      position = nextNotIndented(bytes, position);
      continue;
    }
    const feed = bytes.indexOf(LINE_FEED, position);
    const end = feed < 0 ? length : feed;
    if (first === DOT || first === PERCENT) return undefined;
    // Another JSON document may begin here.
    if (first === BRACE && position > 0 && bytes[0] === BRACE) return undefined;
    if (first === DASH && isMarker(bytes, position)) {
      if (document.hasLine) {
        if (!close(position)) return undefined;
        document = documentFrom(position);
      }
      document.hasLine = true;
      // The document count takes a marker after a comment for content.
      if (position > document.start) document.hasContent = true;
      if (!MARKER_LINE.test(headOf(bytes, position, end))) {
        document.matters = true;
        document.hasContent = true;
      }
    } else if (first === SPACE || first === TAB) {
      if (!scanIndented(bytes, position, end, document)) return undefined;
    } else if (first !== HASH && end > position) scanLine(bytes, position, end, document);
    // A file kept whole needs no more than one relevant document.
    if (document.matters && !cuts) return undefined;
    position = end + 1;
  }
  return close(length) ? { documents, slices } : undefined;
}

function isIdleJson(bytes: TextBytes): boolean {
  if (!JSON_ROOT.test(headOf(bytes, 0, bytes.length)) || BEGINNINGS.some((word) => bytes.indexOf(word) >= 0))
    return false;
  for (let at = bytes.indexOf(BACKSLASH); at >= 0; at = bytes.indexOf(BACKSLASH, at)) {
    at++;
    if (!mayHideLetter(bytes[at])) continue;
    if (hidesLetter(bytes.toString("latin1", at, Math.min(bytes.length, at + LONGEST_SPELLING)), 0)) return false;
  }
  return true;
}

/** Skips indented lines, which are most bytes of definitions. */
function nextNotIndented(bytes: TextBytes, from: number): number {
  for (let feed = bytes.indexOf(LINE_FEED, from); feed >= 0; feed = bytes.indexOf(LINE_FEED, feed + 1)) {
    const first = bytes[feed + 1];
    if (first !== SPACE && first !== TAB) return feed + 1;
  }
  return bytes.length;
}

function headOf(bytes: TextBytes, start: number, end: number): string {
  return bytes.toString("latin1", start, Math.min(end, start + LONGEST_HEAD));
}

function isMarker(bytes: TextBytes, at: number): boolean {
  if (bytes[at + 1] !== DASH || bytes[at + 2] !== DASH) return false;
  const next = bytes[at + 3];
  return next === undefined || next === SPACE || next === TAB || next === LINE_FEED || at + 3 >= bytes.length;
}

/** Returns false if the line is neither a comment nor certainly content. */
function scanIndented(bytes: TextBytes, start: number, end: number, document: ScannedDocument): boolean {
  let at = start;
  while (at < end && (bytes[at] === SPACE || bytes[at] === TAB)) at++;
  const first = bytes[at] ?? LINE_FEED;
  if (at === end || first === HASH) return true;
  document.hasLine = true;
  document.hasContent = true;
  document.matters = true;
  return first > SPACE && first !== PERCENT;
}

function scanLine(bytes: TextBytes, start: number, end: number, document: ScannedDocument): void {
  document.hasLine = true;
  document.hasContent = true;
  if (document.matters) return;
  const line = headOf(bytes, start, end);
  const key = SIMPLE_KEY.exec(line)?.[1];
  if (key === undefined) {
    if (!document.hasKey || !LIST_ITEM.test(line)) document.matters = true;
    return;
  }
  document.hasKey = true;
  if (key === "items" || KEY_OF_POOLS.test(key)) document.matters = true;
  if (key !== "kind") return;
  const kind = end - start > LONGEST_HEAD ? undefined : SIMPLE_KIND.exec(line)?.[1];
  if (kind !== undefined && IDLE_KINDS.has(kind)) document.hasKind = true;
  else document.matters = true;
}
