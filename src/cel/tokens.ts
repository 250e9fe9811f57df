export type CelToken =
  | { readonly kind: "name" | "sign"; readonly text: string }
  | { readonly kind: "value"; readonly text: string; readonly value: string | number }
  | { readonly kind: "end"; readonly text: "" };

const BLANKS = /(?:\s|\/\/[^\n]*)+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*|`[A-Za-z0-9_./-]+`/y;
const NUMBER = /0[xX][0-9a-fA-F]+|[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[-+*/%!<>=?:.,()[\]{}]/y;
const STRING = /([rR]?)("""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/y;
/** A raw string has no escapes, not even before a quote. */
const RAW_STRING = /[rR]("""[\s\S]*?"""|'''[\s\S]*?'''|"[^"\n]*"|'[^'\n]*')/y;
const ESCAPE = /\\(?:([abfnrtv\\?"'`])|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{3}))/g;
const ESCAPED: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

function unquote(quoted: string): string {
  const width = /^("""|''')/.test(quoted) ? 3 : 1;
  return quoted.slice(width, -width);
}

function readEscapes(text: string): string {
  return text.replaceAll(ESCAPE, (_, plain?: string, ...codes: (string | undefined)[]) => {
    if (plain !== undefined) return ESCAPED[plain] ?? plain;
    const [hex, short, long, octal] = codes;
    return String.fromCodePoint(
      octal === undefined ? Number.parseInt(hex ?? short ?? long ?? "0", 16) : Number.parseInt(octal, 8),
    );
  });
}

/** Splits an expression into tokens; undefined if one is not supported. */
export function tokenize(text: string): readonly CelToken[] | undefined {
  const tokens: CelToken[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position;
    const match = pattern.exec(text) ?? undefined;
    if (match !== undefined) position += match[0].length;
    return match;
  };
  while (position < text.length) {
    if (take(BLANKS) !== undefined) continue;
    const raw = take(RAW_STRING);
    const string = raw === undefined ? take(STRING) : undefined;
    const number = (raw ?? string) ? undefined : take(NUMBER);
    const name = (raw ?? string ?? number) ? undefined : take(NAME);
    const sign = (raw ?? string ?? number ?? name) ? undefined : take(SIGN);
    if (raw !== undefined) tokens.push({ kind: "value", text: raw[0], value: unquote(raw[1] ?? "") });
    else if (string !== undefined)
      tokens.push({ kind: "value", text: string[0], value: readEscapes(unquote(string[2] ?? "")) });
    else if (number !== undefined) tokens.push({ kind: "value", text: number[0], value: Number(number[0]) });
    else if (name !== undefined) tokens.push({ kind: "name", text: name[0].replaceAll("`", "") });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign[0] });
    else return undefined;
  }
  return [...tokens, { kind: "end", text: "" }];
}
