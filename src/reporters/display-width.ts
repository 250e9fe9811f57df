import stringWidth from "string-width";

/** Letters that take one column each, without the soft hyphen. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff]*$/;
/** UTF-16 units. A longer text is wider than a terminal, and to tell its characters apart takes long. */
const LONG = 400;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the columns that a text without control characters takes in a terminal. */
export function displayWidth(text: string): number {
  if (text.length > LONG || PLAIN.test(text)) return text.length;
  return stringWidth(text, { countAnsiEscapeCodes: true });
}

/** Fills a text with spaces up to `width` columns. */
export function padToWidth(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

/** Cuts a text to at most `width` columns: its beginning and its end with `...` between, as both tell names apart. */
export function cutMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const room = Math.max(2, width - 3);
  const ends = text.length > LONG ? text.slice(0, LONG / 2) + text.slice(-LONG / 2) : text;
  const characters = Array.from(GRAPHEMES.segment(ends), ({ segment }) => segment);
  const head = takeWidth(characters, Math.ceil(room / 2));
  const tail = takeWidth(characters.reverse(), Math.floor(room / 2)).reverse();
  return `${head.join("")}...${tail.join("")}`;
}

/** Breaks a text at spaces into lines of at most `width` columns; a longer word gets a line of its own. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const word of text.split(" ")) {
    const own = displayWidth(word);
    if (line !== "" && taken + 1 + own > width) {
      lines.push(line);
      line = word;
      taken = own;
    } else {
      taken += line === "" ? own : 1 + own;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
}

function takeWidth(characters: readonly string[], width: number): string[] {
  const taken: string[] = [];
  let left = width;
  for (const character of characters) {
    left -= displayWidth(character);
    if (left < 0) break;
    taken.push(character);
  }
  return taken;
}
