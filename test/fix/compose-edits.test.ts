import { expect, it } from "vitest";
import { composeEdits } from "../../src/lint/fix/compose-edits.js";
import { applyEdits, type TextEdit } from "../../src/model/finding.js";
import { fc } from "../property.js";

const cuts = fc.array(fc.record({ at: fc.nat(40), length: fc.nat(6), text: fc.string({ maxLength: 5 }) }), {
  maxLength: 5,
});

function editsOf(text: string, wanted: readonly { at: number; length: number; text: string }[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { at, length, text: written } of [...wanted].sort((a, b) => a.at - b.at)) {
    const start = Math.min(at, text.length);
    if (start < (edits.at(-1)?.end ?? 0) || start === edits.at(-1)?.start) continue;
    edits.push({ file: "f", start, end: Math.min(start + length, text.length), text: written });
  }
  return edits;
}

it("does at once what one after the other would do", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), cuts, cuts, (text, one, two) => {
      const first = editsOf(text, one);
      const between = applyEdits(text, first);
      const second = editsOf(between, two);
      const composed = composeEdits(first, second);
      expect(applyEdits(text, composed)).toBe(applyEdits(between, second));
      for (const [index, edit] of composed.entries()) {
        expect(edit.start).toBeGreaterThanOrEqual(composed[index - 1]?.end ?? 0);
      }
    }),
  );
});
