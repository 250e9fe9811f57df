import { displayWidth } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

const TAB = "    ";
const CUT = "...";
/** Combining marks take no column, so more characters may be needed. */
const CHARACTERS_PER_COLUMN = 4;

/** A source line with its culprit in terminal columns. */
interface SourceExcerpt {
  readonly text: string;
  readonly markerStart: number;
  /** At least 1. */
  readonly markerWidth: number;
}

interface Glyph {
  readonly text: string;
  readonly width: number;
  readonly inCulprit: boolean;
}

/** Cuts a line to `width` columns around the error. `column`, `endColumn`: UTF-16 units from 1. Expands tabs. */
export function sourceExcerpt(line: string, column: number, endColumn: number, width: number): SourceExcerpt {
  const start = clamp(column - 1, 0, line.length);
  const end = clamp(endColumn - 1, start, line.length);
  // Minified JSON has lines of megabytes: only the neighbourhood is looked at.
  const reach = width * CHARACTERS_PER_COLUMN;
  const from = afterSurrogate(line, Math.max(0, start - reach));
  const to = afterSurrogate(line, Math.min(line.length, start + reach));
  const glyphs = glyphsOf(line.slice(from, to).trimEnd(), start - from, end - from);
  const isWhole = from === 0 && to === line.length && widthOf(glyphs) <= width;
  const first = glyphs.findIndex((glyph) => glyph.inCulprit);
  const culprit = first < 0 ? glyphsOf(line.slice(from, start), 0, 0).length : first;
  const [left, right] = isWhole ? [0, glyphs.length] : windowAround(glyphs, culprit, width - 2 * CUT.length);
  const cutLeft = from > 0 || left > 0 ? CUT : "";
  const cutRight = to < line.length || right < glyphs.length ? CUT : "";
  const shown = glyphs.slice(left, right);
  const marked = shown.filter((glyph) => glyph.inCulprit);
  return {
    text: cutLeft + shown.map((glyph) => glyph.text).join("") + cutRight,
    markerStart: cutLeft.length + widthOf(glyphs.slice(left, Math.max(left, Math.min(culprit, right)))),
    markerWidth: Math.max(1, widthOf(marked)),
  };
}

function glyphsOf(text: string, start: number, end: number): Glyph[] {
  const glyphs: Glyph[] = [];
  let offset = 0;
  for (const character of text) {
    const shown = character === "\t" ? TAB : visibleText(character);
    glyphs.push({ text: shown, width: displayWidth(shown), inCulprit: offset >= start && offset < end });
    offset += character.length;
  }
  return glyphs;
}

/** Shows a third of the room before the culprit, more at the line's end. */
function windowAround(glyphs: readonly Glyph[], culprit: number, room: number): [left: number, right: number] {
  let left = Math.min(culprit, glyphs.length);
  let used = 0;
  const grow = (limit: number) => {
    while (left > 0 && used + (glyphs[left - 1]?.width ?? 0) <= limit) {
      left -= 1;
      used += glyphs[left]?.width ?? 0;
    }
  };
  grow(room / 3);
  let right = Math.min(culprit, glyphs.length);
  while (right < glyphs.length && used + (glyphs[right]?.width ?? 0) <= room) {
    used += glyphs[right]?.width ?? 0;
    right += 1;
  }
  if (right === glyphs.length) grow(room);
  return [left, right];
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}

function afterSurrogate(line: string, offset: number): number {
  const code = line.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff ? offset + 1 : offset;
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(Math.max(value, least), greatest);
}
