import { describe, expect, it } from "vitest";
import { cutText, visibleLines, visibleText } from "../../src/reporters/words/visible-text.js";
import { fc } from "../property.js";

describe("visibleText", () => {
  it.each([
    ["plain ü 名", "plain ü 名"],
    ["a\tb\r\nc", "a\\tb\\r\\nc"],
    ["\u001b[31m", "\\u001b[31m"],
    ["\u202eabc\u2069", "\\u202eabc\\u2069"],
    ["\u{e0041}", "\\u{e0041}"],
    ["\ud800x", "\\ud800x"],
    ["\u2028", "\\u2028"],
  ])("writes %j as %s", (text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });
});

describe("visibleLines", () => {
  it("splits at every kind of line break", () => {
    expect(visibleLines("a\nb\r\nc\rd\u001b")).toEqual(["a", "b", "c", "d\\u001b"]);
  });
});

describe("cutText", () => {
  it("keeps a text that is short enough", () => {
    expect(cutText("abcdef", 6)).toBe("abcdef");
  });

  it("cuts and says so", () => {
    expect(cutText("abcdefg", 6)).toBe("abc...");
  });

  it("never cuts a character in half", () => {
    expect(cutText("ab🚀🚀🚀", 6)).toBe("ab...");
  });
});
