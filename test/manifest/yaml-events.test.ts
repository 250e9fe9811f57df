import { describe, expect, it } from "vitest";
import type { SourceNode } from "../../src/model/source.js";
import { toValue } from "../../src/yaml/node-value.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

function parse(text: string) {
  const { documents, problems } = parseDocuments({ path: "a.yaml", text });
  const spans: string[] = [];
  const visit = (node: SourceNode): void => {
    spans.push(text.slice(node.start, node.end));
    if (node.kind === "sequence") node.items.forEach(visit);
    if (node.kind === "mapping") {
      for (const { key, value } of node.entries) {
        visit(key);
        visit(value);
      }
    }
  };
  for (const { root } of documents) visit(root);
  return { values: documents.map(({ root }) => toValue(root)), spans, problems };
}

/** `kubectl` 1.32 reads each of these; the YAML specification, and js-yaml, do not. */
describe("flow collections and quoted scalars that are not indented", () => {
  it.each([
    ["a closing bracket below its key", "a:\n  b: [\n    c\n  ]\n", { a: { b: ["c"] } }],
    ["a closing brace at column 0", "a: {\n  b: c\n}\n", { a: { b: "c" } }],
    ["items below their key", "a:\n  b: [\n  {c: d},\n  e\n  ]\n", { a: { b: [{ c: "d" }, "e"] } }],
    ["everything at column 0", "a:\n  b: [\n{c: d},\ne\n]\n", { a: { b: [{ c: "d" }, "e"] } }],
    ["a plain scalar that goes on at column 0", "a: [b\nc]\n", { a: ["b c"] }],
    ["comments between", "a: [ # one ]\n# two ]\nb # three\n]\n", { a: ["b"] }],
    ["a double quoted scalar", 'a:\n  b: "c\n  d\n\ne"\n', { a: { b: "c d\ne" } }],
    ["a single quoted scalar", "a:\n  b: 'c\nd'\n", { a: { b: "c d" } }],
    ["tabs before the items", "a:\n  b: [\n\tc,\n\t{d:\te}\n\t]\n", { a: { b: ["c", { d: "e" }] } }],
    ["a tab on the line of the key", "a:\n  b: [\tc,\td]\n", { a: { b: ["c", "d"] } }],
    ["carriage returns", "a: [\r\nb\r\n]\r\n", { a: ["b"] }],
    ["several of them", "a: [\n]\nb: {\n}\nc: [\nd\n]\n", { a: [], b: {}, c: ["d"] }],
  ])("%s", (_, text, value) => expect(parse(text)).toMatchObject({ values: [value], problems: [] }));

  it("keep the places that they have in the file", () => {
    const { spans } = parse("x: y\n---\na: [\nb,\n{c: 'd\ne'}\n]\nf: g\n");
    expect(spans).toEqual([
      "x: y",
      "x",
      "y",
      "a: [\nb,\n{c: 'd\ne'}\n]\nf: g",
      "a",
      "[\nb,\n{c: 'd\ne'}\n]",
      "b",
      "{c: 'd\ne'}",
      "c",
      "'d\ne'",
      "f",
      "g",
    ]);
  });

  it("a bracket that never closes is a problem where the document stops making sense", () => {
    const { problems } = parse("a: [\nb: c\nd: e\n");
    expect(problems).toMatchObject([
      { message: "not valid YAML: missed comma between flow collection entries", span: { start: 11 } },
    ]);
  });

  it("a quote that never closes in a long text is given up", () => {
    expect(parse(`a: "b\n${"c: d\n".repeat(20_000)}`).problems).toHaveLength(1);
  });
});
