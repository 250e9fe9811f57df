import { HOME } from "../model/documentation.js";

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const ESCAPE = "\u001b";
/** What follows the escape character where it sets a colour. */
const COLOUR = /^\[[\d;]{0,16}m/;
/** What follows it where it begins or ends a link to this project's own pages. */
const LINK = /^\]8;;([!-~]*)\p{Cc}\\/u;
const BEFORE_LINK_END = /\p{Cc}\]8;;[!-~]*$/u;
const LONGEST_LINK = 400;
const LINE_BREAK = /\r\n|\r|\n/;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Writes text from a repository on one line, with every control, format and direction character spelt out
 * (`\n`, `\u001b`, `\u202e`), so that it can neither move the cursor nor look like something else.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT_ESCAPES[character] ?? escapeCodePoint(character));
}

/** The lines of a text that may hold several, each as `visibleText` writes it. */
export function visibleLines(text: string): string[] {
  return text.split(LINE_BREAK).map(visibleText);
}

/**
 * A text of several lines as it may go to a terminal or a log: only line breaks, tabs, colours and links to our own pages
 * stay what they are. In JSON an escape means the same as the character.
 */
export function visibleOutput(text: string): string {
  return text.replace(INVISIBLE, (character, offset: number) => {
    if (character === "\n" || character === "\t") return character;
    if (character === ESCAPE && (COLOUR.test(text.slice(offset + 1, offset + 20)) || isOfLink(text, offset)))
      return character;
    return character.split("").map(escapeUnit).join("");
  });
}

/** A link to anywhere else comes from a file, and could pretend to lead here. */
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

/** At most `max` UTF-16 units of a text; what is cut ends with `...`. `max` is at least 3. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function escapeCodePoint(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
