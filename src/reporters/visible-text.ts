const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
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

/** At most `max` UTF-16 units of a text; what is cut ends with `...`. `max` is at least 3. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 3).replace(HALF_CHARACTER, "")}...`;
}

function escapeCodePoint(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
