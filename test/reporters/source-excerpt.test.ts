import { describe, expect, it } from "vitest";
import { sourceExcerpt } from "../../src/reporters/source-excerpt.js";
import { displayWidth } from "../../src/reporters/words/display-width.js";
import { fc } from "../property.js";

function marked(line: string, column: number, endColumn: number, width: number): string {
  const { text, markerStart, markerWidth } = sourceExcerpt(line, column, endColumn, width);
  return `${text}\n${" ".repeat(markerStart)}${"^".repeat(markerWidth)}`;
}

describe("sourceExcerpt", () => {
  it("marks the culprit", () => {
    expect(marked('value: "true"', 8, 14, 40)).toBe('value: "true"\n       ^^^^^^');
  });

  it("marks one column where nothing stands", () => {
    expect(marked("value:", 7, 7, 40)).toBe("value:\n      ^");
    expect(marked("", 1, 1, 40)).toBe("\n^");
    expect(marked("value:", 90, 99, 40)).toBe("value:\n      ^");
  });

  it("keeps the marker below the culprit after tabs, wide and combining characters", () => {
    expect(marked("\tkey: a", 2, 5, 40)).toBe("    key: a\n    ^^^");
    expect(marked("名前: x", 5, 6, 40)).toBe("名前: x\n      ^");
    expect(marked("e\u0301: x", 5, 6, 40)).toBe("e\u0301: x\n   ^");
    expect(marked("🚀: x", 5, 6, 40)).toBe("🚀: x\n    ^");
  });

  it("shows control characters by name and marks the whole name", () => {
    expect(marked("a\u001bb", 2, 3, 40)).toBe("a\\u001bb\n ^^^^^^");
  });

  it("cuts a long line around the culprit", () => {
    const line = `${"a".repeat(100)}culprit${"b".repeat(100)}`;
    expect(marked(line, 101, 108, 40)).toBe(
      "...aaaaaaaaaaaculprit" + "bbbbbbbbbbbbbbbb...\n" + "              ^^^^^^^",
    );
    expect(marked(line, 1, 4, 20)).toBe("aaaaaaaaaaaaaa...\n^^^");
    expect(marked(line, 207, 208, 20)).toBe("...bbbbbbbbbbbbbb\n                ^");
  });

  it("cuts a culprit that is longer than the room", () => {
    expect(marked("x".repeat(500), 1, 501, 20)).toBe(`${"x".repeat(14)}...\n${"^".repeat(14)}`);
  });

  it("never exceeds its width and keeps the marker on the text", () => {
    const line = fc.string({ unit: "binary", maxLength: 400 });
    fc.assert(
      fc.property(line, fc.nat(400), fc.nat(400), fc.integer({ min: 20, max: 120 }), (text, start, length, width) => {
        const excerpt = sourceExcerpt(text, start + 1, start + 1 + length, width);
        expect(displayWidth(excerpt.text)).toBeLessThanOrEqual(width);
        expect(excerpt.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(excerpt.markerWidth).toBeGreaterThanOrEqual(1);
        expect(excerpt.markerStart).toBeLessThanOrEqual(displayWidth(excerpt.text));
      }),
    );
  });
});
