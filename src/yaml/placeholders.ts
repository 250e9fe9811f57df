import type { Blank, Span } from "../model/source.js";

export interface BlankedText {
  readonly text: string;
  readonly blanks: readonly Blank[];
}

/** Marks of programs that fill in texts: in a scalar, and in a line that is no YAML with it. None is legal in a label or a name. */
type Sign = readonly [inScalar: RegExp, inLine?: RegExp];
/** `__WORD__`, `%word%` and `@word@`, which sed replaces. */
const WORD = /__[A-Za-z]\w*?__|%[A-Za-z]\w+%|@[A-Za-z]\w*@/;
/** Engines, which may also omit or repeat lines. */
const ENGINES: readonly Sign[] = [
  [/\{\{/, /\{\{.{0,1000}?\}\}/],
  [/\{%/, /\{%.{0,1000}?%\}/],
  [/<%/, /<%.{0,1000}?%>/],
];
/** Terraform, envsubst, sed, Concourse, forms, printf, SOPS; a name in braces alone may be YAML. `$patch` and its like are directives. */
const VARIABLES: readonly Sign[] = [
  [/\{#/, /\{#.{0,1000}?#\}/],
  [/[$%]\{/, /[$%]\{[^{}\n]*\}/],
  [/\$(?!(?:patch|retainKeys|setElementOrder|deleteFromPrimitiveList)\b)[(\w]/],
  [/\(\([\w./-]+\)\)|\[\[|<[A-Za-z][\w ./-]*>/],
  [/\{[A-Za-z_]\w*\}/, /(?<=[^\s,[{:(]|\S:)\{[A-Za-z_]\w*\}|\{[A-Za-z_]\w*\}(?=[^\s,\]}:)]|:\S)/],
  [WORD, WORD],
  [/^%[dqsv]$/, /(?<=[:-] )%[dqsv](?=[ \t]{0,9}\r?$)/],
  [/^ENC\[AES256_GCM,/],
];
const inScalars = (signs: readonly Sign[]) => signs.map(([inScalar]) => inScalar.source).join("|");
const inLines = (signs: readonly Sign[]) => signs.flatMap(([, inLine]) => inLine?.source ?? []).join("|");
const VALUE = new RegExp(inScalars([...ENGINES, ...VARIABLES]));
const INLINE = new RegExp(inLines([...ENGINES, ...VARIABLES]), "g");
const ENGINE = new RegExp(inScalars(ENGINES));
const ENGINE_LINE = /^[ \t]*(?:\{\{.*\}\}|\{%.*%\}|\{#.*#\}|<%.*%>|%\{.*\})[ \t]*$/;
const COMMENT =
  /^(?:\{#|<%#|\{\{-?[ \t]*(?:\/\*|\$\w+[ \t]*:?=)|\{%-?[ \t]*(?:comment|set[ \t]+\w+[ \t]*=|import|from)\b)/;
const BLOCK_START =
  /^(?:\{\{-?[ \t]*(?:if|range|with|define|block)\b|\{%[-+]?[ \t]*(?:if|for|macro|block|filter|raw)\b|<%-?[ \t]*(?:if|unless|for)\b|<%.*\bdo\b|%\{~?[ \t]*(?:if|for)\b)/;
const TURNS = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*(?:else|elif|elsif)/;
const CLOSES = /^(?:\{\{-?|\{%[-+]?|<%-?|%\{~?)[ \t]*end/;
/** A word on a line of its own, which sed replaces by entries, or with a `|-...-|` default. */
const WORD_LINE = new RegExp(
  `^[ \\t]*(?:- +)?(?:[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)*|${inLines(VARIABLES)})(?:\\|-.*-\\|)?[ \\t]*(?:[ \\t]#.*)?$`,
);
const MARK = new RegExp(`(?:${ENGINE.source}|\\$\\{\\w).*`);

/** Reports whether a program fills in the text before Kubernetes sees it. */
export function isPlaceholder(text: string): boolean {
  return VALUE.test(text);
}

/** Reports whether a placeholder may omit or repeat parts of a file, which a variable cannot. */
export function isOfEngine(placeholder: string): boolean {
  return ENGINE.test(placeholder);
}

/** Returns the first placeholder of an engine or of Terraform with the rest of its line; undefined in a plain text. */
export function templateMark(text: string): string | undefined {
  return MARK.exec(text)?.[0];
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
