const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const ESCAPE = "\u001b";
/** What follows the escape character where it sets a colour. */
const COLOUR = /^\[[\d;]{0,16}m/;
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
 * A text of several lines as it may go to a terminal or a log: only line breaks, tabs and colours stay what they are. In
 * JSON an escape means the same as the character.
 */
export function visibleOutput(text: string): string {
  return text.replace(INVISIBLE, (character, offset: number) => {
    if (character === "\n" || character === "\t") return character;
    if (character === ESCAPE && COLOUR.test(text.slice(offset + 1, offset + 20))) return character;
    return character.split("").map(escapeUnit).join("");
  });
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
