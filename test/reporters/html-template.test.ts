import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Html,
  html,
  htmlLink,
  htmlProse,
  joinHtml,
  markupOf,
  ownHtml,
} from "../../src/reporters/html/escape-html.js";
import { formatFleetHtml } from "../../src/reporters/html/fleet-page.js";
import { htmlPage } from "../../src/reporters/html/page.js";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { visibleText } from "../../src/reporters/words/visible-text.js";
import { fc } from "../property.js";
import { HOSTILE_CASES, hostileChange, hostileResult } from "./hostile-names.js";
import { SAMPLE_ORIGIN } from "./samples.js";

const FOLDER = new URL("../../src/reporters/html/", import.meta.url);

function decode(text: string): string {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
  return text.replace(/&([^;]*);/g, (_, name: string) => signs[name] ?? "");
}

describe("a template of HTML", () => {
  it("escapes text, and takes HTML as it is", () => {
    const bold = html`<b>${"<i>"}</b>`;
    expect(markupOf(html`<p title="${`"'`}">${bold} & ${"a\u202e\nb"}</p>`)).toBe(
      '<p title="&quot;&#39;"><b>&lt;i&gt;</b> & a\\u202e\\nb</p>',
    );
    expect(markupOf(htmlProse("`<a>` & b"))).toBe("<code>&lt;a&gt;</code> &amp; b");
  });

  it("takes lists, numbers and nothing", () => {
    expect(markupOf(html`<ul>${["<", html`<li>`, 3]}</ul>${undefined}${""}${[]}`)).toBe("<ul>&lt;\n<li>\n3</ul>");
    expect(markupOf(joinHtml(["<", "b"], html`<br>`))).toBe("&lt;<br>b");
    expect(markupOf(joinHtml(["a", "b"], "<"))).toBe("a&lt;b");
  });

  it("bounds the length of text, and of no address", () => {
    expect(markupOf("x".repeat(3000))).toHaveLength(2000);
    expect(markupOf(html`${"<".repeat(3000)}`)).toBe(`${"&lt;".repeat(1997)}...`);
    const address = `https://code.example/${"x".repeat(3000)}?a&b`;
    expect(markupOf(htmlLink("<", address))).toBe(`<a href="${address.replace("&", "&amp;")}">&lt;</a>`);
    expect(markupOf(htmlLink("<", "javascript:alert(1)"))).toBe("&lt;");
  });

  it("says of any text what it is, and nothing else", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const [, attribute = "", first = "", second = ""] =
          /^<p title="([^"<>]*)">([^<>]*)\n<b>([^<>]*)<\/b><\/p>$/.exec(
            markupOf(html`<p title="${text}">${[text, html`<b>${text}</b>`]}</p>`),
          ) ?? [];
        expect([attribute, first, second].map(decode)).toEqual(Array(3).fill(visibleText(text)));
      }),
    );
  });

  it("is asked for by type where a page is made, so that text that nobody escaped does not compile", () => {
    // @ts-expect-error: text is no HTML
    const text: Html = "<b>";
    // @ts-expect-error: nor is what looks like it
    const object: Html = { markup: "<b>" };
    // @ts-expect-error: a page takes no text that nobody escaped
    const page = () => htmlPage({ title: "", first: "", header: "<b>", main: ownHtml(""), matrices: [] });
    // @ts-expect-error: a value without words would be told as "true"
    const hole = () => html`${true}`;
    expect([text, object, page, hole]).toHaveLength(4);
  });

  it("has unescaped what is this project's own, and its holes within quotes", () => {
    const sources = readdirSync(FOLDER).filter((name) => /(?<!\.d)\.ts$/.test(name) && name !== "escape-html.ts");
    const text = sources.map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
    expect(text.match(/html`/g)?.length).toBeGreaterThan(50);
    expect(text.match(/(?<=ownHtml\()[^)]*/g)).toEqual(["REPORT_STYLE", "REPORT_SCRIPT"]);
    expect(text).not.toMatch(/<[a-z][^>`]*=\$\{/);
  });
});

describe.each(HOSTILE_CASES)("a report with the text %s in every place", (_, text) => {
  /** Elements and attributes, without what stands in them. */
  const frameOf = (page: string) =>
    page
      .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, "")
      .match(/<[^>]*>?/g)
      ?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
  const pagesOf = (own: string) => {
    const result = { ...hostileResult(own), change: hostileChange(own), reached: [own] };
    const sourceUrl = (file: string, line: number) => `https://code.example/${file}#L${line}`;
    const report = { origin: { ...SAMPLE_ORIGIN, repository: own }, result };
    return [
      formatHtmlReport(result, { passed: false, sourceUrl, origin: [["Repository", own]] }),
      formatFleetHtml([report], { passed: false, day: "2026-11-30" }),
    ];
  };

  it("has the elements and attributes of one with a plain text", () => {
    const plain = pagesOf(text.replace(/[^\n\r`]/g, "p"));
    expect(plain.map((page) => frameOf(page)?.length)).toEqual([
      expect.toSatisfy((n) => n > 200),
      expect.toSatisfy((n) => n > 50),
    ]);
    expect(pagesOf(text).map(frameOf)).toEqual(plain.map(frameOf));
  });
});
