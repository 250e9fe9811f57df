import stringWidth from "string-width";

const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff]*$/;
/** UTF-16 units. Longer texts are wider than any terminal, and slow to measure. */
const LONG = 400;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns terminal columns of a text without control characters. */
export function displayWidth(text: string): number {
  if (text.length > LONG || PLAIN.test(text)) return text.length;
  return stringWidth(text, { countAnsiEscapeCodes: true });
}

export function padToWidth(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

/** Cuts to `width` columns, keeping both ends around `...`. */
export function cutMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const room = Math.max(2, width - 3);
  const ends = text.length > LONG ? text.slice(0, LONG / 2) + text.slice(-LONG / 2) : text;
  const characters = Array.from(GRAPHEMES.segment(ends), ({ segment }) => segment);
  const head = takeWidth(characters, Math.ceil(room / 2));
  const tail = takeWidth(characters.reverse(), Math.floor(room / 2)).reverse();
  return `${head.join("")}...${tail.join("")}`;
}

/** Wraps at spaces to `width` columns; longer words get their own lines. */
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
