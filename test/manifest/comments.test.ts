import { describe, expect, it } from "vitest";
import { type CST, Parser, parseAllDocuments } from "yaml";
import { readComments } from "../../src/yaml/comments.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { fc, runsOf } from "../property.js";

function commentsOf(text: string, word = ""): string[] {
  return readComments({ path: "a.yaml", text }, word).map(({ start, end }) => text.slice(start, end));
}

describe("readComments", () => {
  it.each([
    ["behind a value", "a: b # yes\n", ["# yes"]],
    ["on a line of its own", "a:\n  # yes\n  b: c\n", ["# yes"]],
    ["without a space behind the sign", "a: b #yes\n", ["#yes"]],
    ["not within a word", "a: b#no\n", []],
    ["not within quotes", "a: 'b # no'\nb: \"c # no\n  # no\" # yes\n", ["# yes"]],
    ["not within a literal block", "a: |\n  b # no\n  # no\n # yes\nc: d\n", ["# yes"]],
    ["not within a folded block", "a: >-\n\n  # no\n\n# yes\n", ["# yes"]],
    ["behind the sign of a block", "a: | # yes\n  # no\n", ["# yes"]],
    ["by the indentation that a block declares", "a:\n- |2\n    # no\n  # no\n # yes\n- b\n", ["# yes"]],
    ["between the items of a flow list", "a: [b, # yes\n  c#no, 'd # no' # yes too\n  ]\n", ["# yes", "# yes too"]],
    ["not within an anchor, an alias or a tag", "a: &x#no b\nc: *x#no # yes\nd: !t#no e\n", ["# yes"]],
    ["with quotes in it", "a: b # it's \"yes\nc: 'd' # yes\n", ["# it's \"yes", "# yes"]],
    ["with the sign in it", "a: b # yes # still\n", ["# yes # still"]],
    [
      "before and behind the markers",
      "# one\n--- # two\na: b\n... # three\n# four\n",
      ["# one", "# two", "# three", "# four"],
    ],
    ["with CRLF", "a: |\r\n  # no\r\n# yes\r\nb: c # yes too\r\n", ["# yes", "# yes too"]],
    ["with CR alone", "a: b # yes\rc: d # yes too\r", ["# yes", "# yes too"]],
    ["behind a tab", "a: b\t# yes\n", ["# yes"]],
    ["in a text of comments alone", "# yes\n# yes too", ["# yes", "# yes too"]],
    ["behind an empty value", "a: # yes\nb:\n  - # yes too\n", ["# yes", "# yes too"]],
    ["behind several lines of a plain scalar", "a: b\n  c#no\n  d # yes\n", ["# yes"]],
  ])("%s", (_, text, comments) => {
    expect(commentsOf(text)).toEqual(comments);
  });

  it("finds none in a document that is broken, and those of the others", () => {
    expect(commentsOf("a: b # one\n---\na: [b # two\n---\nc: d # three\n")).toEqual(["# one", "# three"]);
  });

  it("looks only into documents that hold the word", () => {
    expect(commentsOf("a: b # one\n---\na: word # two\n", "word")).toEqual(["# two"]);
  });

  it("finds what another parser finds", () => {
    const piece = fc.constantFrom(
      ..."a: |b: >|c: 'x # y'|d: \"p # q\"|# n|- # n|- e|- |2|f: g#h|f: g # h|[|]|, # n|{i: j|}|&k#l |*k#l|!t#u |k:|---|...|: |'".split(
        "|",
      ),
      "|",
      ">-",
      " ",
      "  ",
      "    ",
      "\n",
      "\n",
      "\n  ",
      "\n    ",
      "\r\n",
    );
    const compared = new Set<string>();
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const isRefused = parseDocuments({ path: "a.yaml", text }).problems.length > 0;
        const documents = parseAllDocuments(text);
        if (isRefused || !Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return;
        const expected = refereeComments(text);
        if (expected.length > 0) compared.add(text);
        expect(commentsOf(text)).toEqual(expected);
      }),
      { numRuns: runsOf(8_000) },
    );
    expect(compared.size).toBeGreaterThan(150);
  });
});

/** The comments as the package `yaml` finds them. */
function refereeComments(text: string): string[] {
  const found: [number, string][] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if (isComment(value)) found.push([value.offset, value.source]);
      Object.values(value).forEach(visit);
    }
  }
  for (const token of new Parser().parse(text)) visit(token);
  return found.sort(([a], [b]) => a - b).map(([, source]) => source);
}

function isComment(value: object): value is CST.SourceToken {
  return "type" in value && value.type === "comment";
}
