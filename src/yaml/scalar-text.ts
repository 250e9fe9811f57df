import { CHOMPING_MODE, EVENT_ID, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";

export interface BlockHead {
  /** Of the first non-blank line; -1 without one. */
  readonly indent: number;
  readonly isFolded: boolean;
  /** `+` keeps final line breaks, `-` none, else one. */
  readonly chomping: string;
}

const ANY_BREAK = /[\n\r\u0085\u2028\u2029]/;
const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/y;
const LINE = /([^\n\r\u0085\u2028\u2029]*)(\r\n|[\n\r\u0085\u2028\u2029]|$)/gy;
const ESCAPED: Readonly<Record<string, string>> = { "\n": "\\n", "\u2028": "\\L", "\u2029": "\\P" };

/** Keeps U+2028 and U+2029, which break lines without folding. */
function breakOf(written: string): string {
  return written === "\u2028" || written === "\u2029" ? written : "\n";
}

/** Returns a block scalar's text. Upstream: goyaml.v2/scannerc.go yaml_parser_scan_block_scalar. */
export function blockText(lines: string, { indent, isFolded, chomping }: BlockHead): string {
  let text = "";
  let last = "";
  let blank = "";
  let wasIndented = false;
  for (const [, line = "", end = ""] of lines.matchAll(LINE)) {
    let start = 0;
    while (line[start] === " " && (indent < 0 || start < indent)) start++;
    const mark = line[start];
    if (mark === undefined) {
      if (end !== "") blank += breakOf(end);
      continue;
    }
    const isIndented = mark === " " || mark === "\t";
    const isJoined = isFolded && last === "\n" && !wasIndented && !isIndented;
    text += (isJoined ? blank || " " : last + blank) + line.slice(start);
    [last, blank, wasIndented] = [end === "" ? "" : breakOf(end), "", isIndented];
  }
  if (chomping === "-") return text;
  return chomping === "+" ? text + last + blank : text + last;
}

/** Expects `written` without quotes. Upstream: goyaml.v2/scannerc.go yaml_parser_scan_flow_scalar. */
export function writtenText(written: string, style: "plain" | "single" | "double"): string {
  const folded = ANY_BREAK.test(written) ? foldLines(written, style === "double") : written;
  if (style === "plain") return folded;
  if (style === "single") return folded.replaceAll("''", "'");
  return getScalarValue(folded, {
    type: EVENT_ID.SCALAR,
    valueStart: 0,
    valueEnd: folded.length,
    ...{ anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 },
    style: SCALAR_STYLE.DOUBLE_QUOTED,
    chomping: CHOMPING_MODE.CLIP,
    indent: -1,
    fast: false,
  });
}

/** Joins lines; in double quotes remaining breaks become escapes. */
function foldLines(written: string, isDouble: boolean): string {
  let text = "";
  let blanks = "";
  let first: string | undefined;
  let others = "";
  const join = () => {
    const breaks = first === "\n" ? others || " " : `${first ?? blanks}${others}`;
    text += isDouble ? breaks.replaceAll(/[\n\u2028\u2029]/g, (one) => ESCAPED[one] ?? one) : breaks;
    [blanks, first, others] = ["", undefined, ""];
  };
  for (let at = 0; at < written.length; at++) {
    const isEscape = isDouble && written[at] === "\\";
    BREAK.lastIndex = isEscape ? at + 1 : at;
    const found = BREAK.exec(written)?.[0];
    if (found !== undefined) {
      if (isEscape) join();
      if (first !== undefined) others += breakOf(found);
      else first = isEscape ? "" : breakOf(found);
      at = BREAK.lastIndex - 1;
    } else if (written[at] === " " || written[at] === "\t") blanks += written[at];
    else {
      join();
      text += isEscape ? written.slice(at, at + 2) : written[at];
      if (isEscape) at++;
    }
  }
  join();
  return text;
}

export function textOfScalar(written: string, { fast, style, indent, chomping }: ScalarEvent): string {
  if (fast) return written;
  if (style === SCALAR_STYLE.PLAIN) return writtenText(written, "plain");
  if (style === SCALAR_STYLE.SINGLE_QUOTED) return writtenText(written, "single");
  if (style === SCALAR_STYLE.DOUBLE_QUOTED) return writtenText(written, "double");
  const sign = chomping === CHOMPING_MODE.KEEP ? "+" : chomping === CHOMPING_MODE.STRIP ? "-" : "";
  return blockText(written, { indent, isFolded: style === SCALAR_STYLE.FOLDED_BLOCK, chomping: sign });
}
