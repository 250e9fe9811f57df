const PLAIN = /^[ -~]*$/;
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\u3000-\u303e\u30a0-\u30ff\uff01-\uff60\uffe0-\uffe6]/u;
const MARK = /[\p{Mn}\p{Me}]/u;

/** Terminal columns that a text without control characters takes: two for wide characters, none for combining marks. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Fills a text with spaces up to `width` columns. */
export function padToWidth(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

/** At most `width` columns of a text: its begin and its end with `...` between, as both tell names apart. */
export function cutMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const room = Math.max(2, width - 3);
  const characters = [...text];
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
    left -= characterWidth(character);
    if (left < 0) break;
    taken.push(character);
  }
  return taken;
}

function characterWidth(character: string): number {
  if (PLAIN.test(character)) return 1;
  if (MARK.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
