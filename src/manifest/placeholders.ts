import type { Blank, Span } from "../model/source.js";

export interface BlankedText {
  readonly text: string;
  readonly blanks: readonly Blank[];
}

/** Placeholders inside a line: template engines, sed, envsubst, Terraform. A name in braces alone may be YAML. */
const INLINE =
  /\{\{.{0,1000}?\}\}|\{%.{0,1000}?%\}|\{#.{0,1000}?#\}|<%.{0,1000}?%>|\$\{[^{}\n]*\}|(?<=[^\s,[{:(]|\S:)\{[A-Za-z_]\w*\}|\{[A-Za-z_]\w*\}(?=[^\s,\]}:)]|:\S)|__[A-Za-z]\w*?__|%[A-Z][A-Z0-9_]*%|@[A-Za-z]\w*@/g;
const ENGINE_LINE = /^[ \t]*(?:\{\{.*\}\}|\{%.*%\}|\{#.*#\}|<%.*%>|%\{.*\})[ \t]*$/;
const COMMENT =
  /^(?:\{#|<%#|\{\{-?[ \t]*(?:\/\*|\$\w+[ \t]*:?=)|\{%-?[ \t]*(?:comment|set[ \t]+\w+[ \t]*=|import|from)\b)/;
const BLOCK_START =
  /^(?:\{\{-?[ \t]*(?:if|range|with|define|block)\b|\{%[-+]?[ \t]*(?:if|for|macro|block|filter|raw)\b|<%-?[ \t]*(?:if|unless|for)\b|<%.*\bdo\b|%\{~?[ \t]*(?:if|for)\b)/;
const TURNS = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*(?:else|elif|elsif)/;
const CLOSES = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*end/;
/** A word on a line of its own, which sed replaces by entries, or with a `|-...-|` default. */
const WORD_LINE =
  /^[ \t]*(?:- +)?(?:[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*|\$\{[^{}]*\}|__\w+__|@\w+@|%\w+%)(?:\|-.*-\|)?[ \t]*(?:[ \t]#.*)?$/;
const WHOLE_VALUE = /\{\{|\{%|<%|\$[{(A-Z_]|\{[A-Za-z_]\w*\}|^__\w+__$|^%[A-Z][A-Z0-9_]*%$|^@\w+@$|^<[A-Za-z][^<>]*>$/;

export function isPlaceholder(text: string): boolean {
  return WHOLE_VALUE.test(text);
}

/** Reports whether sed replaces a text where a list or mapping belongs; as a value it may be meant. */
export function isSedWord(text: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
}

/** Blanks whole lines to spaces, other placeholders to a word of equal length; undefined if there are none. */
export function blankPlaceholders(text: string): BlankedText | undefined {
  const blanks: Blank[] = [];
  const lines: string[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const whole = blankLine(line, start);
    if (whole === undefined) {
      const { blanked, found } = blankInLine(line, start);
      for (const one of found) blanks.push(one);
      lines.push(blanked);
    } else {
      blanks.push(whole);
      lines.push(line.replaceAll(/[^\r]/g, " "));
    }
    start += line.length + 1;
  }
  return blanks.length === 0 ? undefined : { text: lines.join("\n"), blanks: withBlocks(blanks) };
}

function blankLine(line: string, offset: number): Blank | undefined {
  const text = line.trim();
  const column = line.indexOf(text);
  const place = { text, start: offset + column, end: offset + column + text.length };
  if (ENGINE_LINE.test(line)) {
    if (COMMENT.test(text)) return { ...place, kind: "comment" };
    const isControl = [BLOCK_START, TURNS, CLOSES].some((pattern) => pattern.test(text));
    return { ...place, kind: isControl ? "control" : "lines" };
  }
  // A plain word may be text; a marked one is a placeholder.
  return WORD_LINE.test(line) && /[_$@%]/.test(text.replace(/[ \t]#.*$/, ""))
    ? { ...place, kind: "lines", column }
    : undefined;
}

function blankInLine(line: string, offset: number): { readonly blanked: string; readonly found: readonly Blank[] } {
  const found: Blank[] = [];
  const blanked = line.replaceAll(INLINE, (text: string, at: number) => {
    found.push({ kind: "inline", text, start: offset + at, end: offset + at + text.length });
    return "x".repeat(text.length);
  });
  return { blanked, found };
}

/** Adds to each control line its block; none if it is not closed. */
function withBlocks(blanks: readonly Blank[]): readonly Blank[] {
  const unclosed: Blank[][] = [];
  const blocks = new Map<Blank, Span>();
  for (const blank of blanks) {
    if (blank.kind !== "control") continue;
    if (BLOCK_START.test(blank.text)) unclosed.push([blank]);
    else if (TURNS.test(blank.text)) unclosed.at(-1)?.push(blank);
    else {
      const block = unclosed.pop() ?? [];
      for (const one of [...block, blank]) blocks.set(one, { start: block[0]?.start ?? blank.start, end: blank.end });
    }
  }
  return blanks.map((blank) => {
    const block = blocks.get(blank);
    return block === undefined ? blank : { ...blank, block };
  });
}
