import { describe, expect, it } from "vitest";
import { cutMiddle, displayWidth, wrapText } from "../../src/reporters/words/display-width.js";
import { fc } from "../property.js";

describe("displayWidth", () => {
  it.each([
    ["gpu", 3],
    ["日本", 4],
    ["e\u0301", 1],
    ["👩‍👩‍👧‍👦", 2],
    ["🇩🇪", 2],
    ["a\u200bb", 2],
    ["👍🏽", 2],
    ["❤️", 2],
    ["ｶﾞ", 2],
    ["", 0],
  ])("gives %j %i columns", (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe("cutMiddle", () => {
  it("never cuts a character that is made of several in two", () => {
    expect(cutMiddle("aaaa👩‍👩‍👧‍👦bbbbbbbb", 9)).toBe("aaa...bbb");
  });

  it("stays within the width", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 5, max: 40 }), (text, width) => {
        expect(displayWidth(cutMiddle(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe("wrapText", () => {
  it("loses no word", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z日]{1,12}$/)), fc.integer({ min: 1, max: 40 }), (words, width) => {
        const text = words.join(" ");
        expect(wrapText(text, width).join(" ")).toBe(text);
      }),
    );
  });
});
