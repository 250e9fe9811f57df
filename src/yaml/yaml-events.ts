import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE, type ScalarEvent, YAMLException } from "js-yaml";
import type { Outcome } from "../model/outcome.js";
import type { Span } from "../model/source.js";
import { holdsUnseen, oddMarker, splitDocuments, UNSEEN } from "./document-boundaries.js";
import { quotesOf } from "./event-spans.js";
import { textOfScalar } from "./scalar-text.js";

export interface YamlEvents {
  readonly events: readonly Event[];
  /** The given text with added white space and normalized line breaks. */
  readonly source: string;
  /** Returns the text as Kubernetes' decoder reads it. */
  readonly textOf: (event: ScalarEvent) => string;
  /** Converts an offset in `source` to the given text. */
  readonly toGiven: (offset: number) => number;
}

export interface YamlError {
  readonly message: string;
  readonly offset: number;
  /** Set if some decoders see a line break or nothing there. */
  readonly isHidden?: true;
}

type Placed = Pick<YamlEvents, "events" | "toGiven">;

/** Invalid characters and beginnings of a text. Upstream: goyaml.v2/readerc.go. */
const REFUSED =
  /[^\t\n\r -~\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|^[ \t]+---|^\s*\.\.\.(?=\s|$)|\r(?:---|\.\.\.)(?=\s|$)|(?:^|\n)%[A-Z]/u;
const MARKER = /^(?:---|\.\.\.)(?:\s|$)/;
const BYTE_ORDER_MARK = "\ufeff";
/** While one begins its buffer, goyaml loses the first character of a line. Upstream: goyaml.v2/yamlprivateh.go is_bom. */
const LOST_START = /\n[^\s\]}]/;
/** Upstream: the same file, input_buffer_size, in bytes. */
const MOST_BUFFERED = 1536;
const ODD_MARKER = 'kubectl begins a document here, and other programs do not: write "---" on a line of its own';
/** Bound against stack exhaustion. */
const MAX_DEPTH = 200;
/** js-yaml's reason for a flow collection or quoted scalar indented no further than its key. */
const DEFICIENT_INDENTATION = "deficient indentation";
/** Deeper than keys in manifests. */
const INDENTATION = " ".repeat(100);
/** Bound on characters parsed again, once per mended line. */
const MAX_PARSED_LENGTH = 2 ** 25;

const CORE_TAG = /^(?:!!|!<tag:yaml\.org,2002:)(?:str|int|float|bool|null|map|seq)>?$/;

/**
 * Parses into events. Lines of flow collections and quoted scalars that only Kubernetes allows are indented in a copy.
 * Upstream: sigs.k8s.io/yaml goyaml.v2/scannerc.go yaml_parser_unroll_indent.
 */
export function parseYaml(text: string): Outcome<YamlEvents, YamlError> {
  const indented: number[] = [];
  const refused = REFUSED.exec(text);
  if (refused !== null) {
    const message = `not valid YAML: unexpected ${JSON.stringify(refused[0])}`;
    return { problem: { message, offset: refused.index, isHidden: true } };
  }
  const marker = oddMarker(text);
  if (marker !== undefined) return { problem: { message: ODD_MARKER, offset: marker, isHidden: true } };
  const unseen = holdsUnseen(text) ? [...text.matchAll(UNSEEN)].map(({ index }) => index) : [];
  let source = unseen.length === 0 ? text : text.replaceAll(UNSEEN, (one) => (one === BYTE_ORDER_MARK ? "x" : "\n"));
  let parsedLength = 0;
  for (;;) {
    try {
      const events = parseEvents(source, { maxDepth: MAX_DEPTH });
      const toGiven = (offset: number) => (indented.length === 0 ? offset : givenOffset(offset, indented));
      const outside = findOutside(text, unseen, { events, toGiven });
      if (outside !== undefined) return { problem: unseenError(text, outside) };
      const textOf = (event: ScalarEvent) =>
        textOfScalar(text.slice(toGiven(event.valueStart), toGiven(event.valueEnd)), event);
      return { value: { events, source, textOf, toGiven } };
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const position = error.mark?.position ?? 0;
      parsedLength += source.length;
      const mended =
        error.reason === DEFICIENT_INDENTATION && parsedLength < MAX_PARSED_LENGTH
          ? mend(source, position, indented)
          : undefined;
      if (mended === undefined) {
        const offset = givenOffset(position, indented);
        // Such a character may be the cause.
        const cause = unseen.findLast((at) => at <= offset) ?? unseen[0];
        if (cause !== undefined) return { problem: unseenError(text, cause) };
        return { problem: { message: `not valid YAML: ${error.reason}`, offset } };
      }
      source = mended;
    }
  }
}

/** Returns the first place that is read otherwise: outside quoted and block scalars; the break that ends a block is outside. */
function findOutside(text: string, places: readonly number[], { events, toGiven }: Placed): number | undefined {
  if (places.length === 0) return undefined;
  const spans = events.flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0 || event.style === SCALAR_STYLE.PLAIN) return [];
    const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
    return { start: toGiven(event.valueStart), end: toGiven(event.valueEnd) - (isBlock ? 1 : 0) };
  });
  let index = 0;
  return places.find((at) => {
    while ((spans[index]?.end ?? at + 1) <= at) index++;
    return (
      (text.charAt(at) === BYTE_ORDER_MARK && LOST_START.test(text.slice(at, at + MOST_BUFFERED))) ||
      MARKER.test(text.slice(at + 1, at + 5)) ||
      at < (spans[index]?.start ?? at + 1)
    );
  });
}

function unseenError(text: string, offset: number): YamlError {
  const name = `U+${text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, "0")}`;
  const message =
    text.charAt(offset) === BYTE_ORDER_MARK
      ? `${name} can make kubectl leave out characters: remove it`
      : `${name} ends a line for kubectl: write a line break, or remove it`;
  return { message, offset, isHidden: true };
}

export function scalarSpans({ events, toGiven }: YamlEvents): Span[] {
  return events.flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) return [];
    const quotes = quotesOf(event);
    return [{ start: toGiven(event.valueStart - quotes), end: toGiven(event.valueEnd + quotes) }];
  });
}

/** Undefined if indenting the line does not help. */
function mend(source: string, position: number, indented: number[]): string | undefined {
  let start = position;
  while (start > 0 && /[ \t]/.test(source.charAt(start - 1))) start--;
  if (start > 0 && !/[\r\n]/.test(source.charAt(start - 1))) {
    // A tab in a line indented too little for js-yaml.
    const space = source.slice(start, position);
    return space.includes("\t")
      ? source.slice(0, start) + space.replaceAll("\t", " ") + source.slice(position)
      : undefined;
  }
  const given = givenOffset(start, indented);
  if (given <= (indented.at(-1) ?? -1)) return undefined;
  indented.push(given);
  return source.slice(0, start) + INDENTATION + source.slice(start);
}

function givenOffset(offset: number, indented: readonly number[]): number {
  let low = 0;
  let high = indented.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indented[middle] ?? 0) + middle * INDENTATION.length < offset) low = middle + 1;
    else high = middle;
  }
  const last = indented[low - 1];
  return last === undefined ? offset : Math.max(last, offset - low * INDENTATION.length);
}

/** Returns the first non-core tag and its place. Skips invalid documents. */
export function findForeignTag(text: string): (Span & { readonly tag: string }) | undefined {
  if (!text.includes("!")) return undefined;
  for (const slice of splitDocuments(text)) {
    const parsed = parseYaml(text.slice(slice.start, slice.end)).value;
    if (parsed === undefined) continue;
    for (const event of parsed.events) {
      if (event.type === EVENT_ID.POP || !("tagStart" in event) || event.tagStart < 0) continue;
      const tag = parsed.source.slice(event.tagStart, event.tagEnd);
      if (CORE_TAG.test(tag)) continue;
      const at = (offset: number) => slice.start + parsed.toGiven(offset);
      return { tag, start: at(event.tagStart), end: at(event.tagEnd) };
    }
  }
  return undefined;
}
