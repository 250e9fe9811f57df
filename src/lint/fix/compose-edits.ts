import type { TextEdit } from "../../model/finding.js";

type Piece = { readonly start: number; readonly end: number } | { readonly text: string };

function cut(piece: Piece, from: number, to: number): Piece {
  if ("text" in piece) return { text: piece.text.slice(from, to) };
  return { start: piece.start + from, end: Math.min(piece.start + to, piece.end) };
}

/** Composes edits of one file: `first`, then `second`. All are sorted and do not overlap. */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] {
  const file = first[0]?.file ?? second[0]?.file ?? "";
  if (first.length === 0) return second;
  const result: Piece[] = [];
  const pieces: Piece[] = [];
  let position = 0;
  for (const { start, end, text } of first) {
    pieces.push({ start: position, end: start }, { text });
    position = end;
  }
  pieces.push({ start: position, end: Number.POSITIVE_INFINITY });
  let index = 0;
  let offset = 0;

  function takeUntil(position: number, keep: boolean): void {
    for (let piece = pieces[index]; piece !== undefined && offset < position; piece = pieces[index]) {
      const length = "text" in piece ? piece.text.length : piece.end - piece.start;
      const taken = Math.min(length, position - offset);
      if (keep) result.push(cut(piece, 0, taken));
      offset += taken;
      if (taken === length) index++;
      else pieces[index] = cut(piece, taken, length);
    }
  }

  for (const { start, end, text } of second) {
    takeUntil(start, true);
    takeUntil(end, false);
    result.push({ text });
  }
  takeUntil(Number.POSITIVE_INFINITY, true);
  return editsOf(result, file);
}

function editsOf(pieces: readonly Piece[], file: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let position = 0;
  let text = "";
  for (const piece of pieces) {
    if ("text" in piece) {
      text += piece.text;
      continue;
    }
    if (piece.start === piece.end) continue;
    if (piece.start > position || text !== "") edits.push({ file, start: position, end: piece.start, text });
    position = piece.end;
    text = "";
  }
  return edits;
}
