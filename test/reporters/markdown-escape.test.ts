import { describe, expect, it } from "vitest";
import { markdownCode, markdownLink, markdownProse, markdownRow, markdownText } from "../../src/reporters/markdown.js";
import { fc } from "../property.js";

describe("markdownText", () => {
  it.each([
    ['pool "gpu" is tainted', 'pool "gpu" is tainted'],
    ["a|b", "a&#124;b"],
    ["`x`", "&#96;x&#96;"],
    ["<script>", "&#60;script&#62;"],
    ["&lt;", "&#38;lt;"],
    ["a\nb", "a&#92;nb"],
    ["\u202eabc", "&#92;u202eabc"],
    ["ask @octocat", "ask @&#8203;octocat"],
    ["a @ b", "a @ b"],
    ["see #12", "see &#35;&#8203;12"],
    ["[a](b)", "&#91;a&#93;(b)"],
    ["**a** __b__ ~~c~~ $d$", "&#42;&#42;a&#42;&#42; &#95;&#95;b&#95;&#95; &#126;&#126;c&#126;&#126; &#36;d&#36;"],
    ["- item", "&#45; item"],
    ["1. item", "&#49;. item"],
    ["  - item", "&nbsp;&nbsp;- item"],
    ["", ""],
  ])("writes %j as %s", (text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });
});

describe("markdownProse", () => {
  it("turns backticks into code and escapes what is in it", () => {
    expect(markdownProse("write `a|b` or `<c>`")).toBe("write <code>a&#124;b</code> or <code>&#60;c&#62;</code>");
  });

  it("leaves a single backtick as text", () => {
    expect(markdownProse("a ` b")).toBe("a &#96; b");
  });
});

describe("markdownLink", () => {
  it("keeps a plain address", () => {
    expect(markdownLink("x", "https://example.com/a-b_c.md?d=1#e")).toBe("[x](https://example.com/a-b_c.md?d=1#e)");
  });

  it("lets nothing end the destination", () => {
    expect(markdownLink("x", 'a) (b|<c> "\n\ud800&copy;')).toBe(
      "[x](a%29%20%28b%7C%3Cc%3E%20%22%0A%EF%BF%BD&amp;copy;)",
    );
  });
});

describe("a row of a table", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      "|",
      "\\",
      "`",
      "\n",
      "\r",
      "<",
      ">",
      "&",
      "@",
      "#",
      "[",
      "]",
      "(",
      ")",
      " ",
      "a",
      "-",
      "\u2028",
    ),
  });

  it("never gains a column, a line or a tag, whatever its texts hold", () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (texts) => {
        for (const write of [markdownText, markdownProse, markdownCode, (url: string) => markdownLink("x", url)]) {
          const row = markdownRow(texts.map(write));
          expect(row.split("|")).toHaveLength(texts.length + 2);
          expect(row.split(/[\r\n\u2028]/)).toHaveLength(2);
          expect(row.replaceAll(/<\/?code>/g, "")).not.toMatch(/[<>`\\]/);
        }
      }),
    );
  });
});
