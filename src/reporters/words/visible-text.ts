import { HOME } from "../../model/documentation.js";

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Without what every line has: each found one costs memory. */
const HIDDEN_IN_OUTPUT = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const ESCAPE = "\u001b";
const COLOUR = /^\[[\d;]{0,16}m/;
const LINK = /^\]8;;([!-~]*)\p{Cc}\\/u;
const BEFORE_LINK_END = /\p{Cc}\]8;;[!-~]*$/u;
const LONGEST_LINK = 400;
const LONGEST_TEXT = 2000;
const LINE_BREAK = /\r\n|\r|\n/;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Writes text on one line, with control, format and direction characters spelt out (`\n`, `\u001b`, `\u202e`). */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escapeCodePoint(character));
}

/** Splits into lines, each as `visibleText`. */
export function visibleLines(text: string): string[] {
  return text.split(LINE_BREAK).map(visibleText);
}

/** Escapes all but line breaks, tabs, colours and links to our own pages. In JSON the value stays the same. */
export function visibleOutput(text: string): string {
  return text.replace(HIDDEN_IN_OUTPUT, (character, offset: number) => {
    if (character === ESCAPE && (COLOUR.test(text.slice(offset + 1, offset + 20)) || isOfLink(text, offset)))
      return character;
    return character.split("").map(escapeUnit).join("");
  });
}

/** Other links may come from files, and pretend to lead here. */
function isOfLink(text: string, offset: number): boolean {
  const begin =
    text[offset + 1] === "]"
      ? offset
      : offset -
        (BEFORE_LINK_END.exec(text.slice(Math.max(0, offset - LONGEST_LINK), offset))?.[0].length ?? offset + 1);
  if (begin < 0) return false;
  const url = LINK.exec(text.slice(begin + 1, begin + LONGEST_LINK))?.[1];
  return url === "" || url?.startsWith(`${HOME}/`) === true;
}

/** Cuts to `max` UTF-16 units (at least 3), ending with `...`. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}

/** Returns one visible line of at most 2,000 UTF-16 units. */
export function boundedText(text: string): string {
  return cutText(visibleText(text), LONGEST_TEXT);
}

/** Escapes a UTF-16 unit as JSON does. */
export function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function escapeCodePoint(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
