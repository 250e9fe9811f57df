import { describe, expect, it } from "vitest";
import { splitDocuments } from "../../src/yaml/document-boundaries.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

const slicesOf = (text: string) => splitDocuments(text).map(({ start, end }) => text.slice(start, end));

describe("splitDocuments", () => {
  it.each([
    ["no marker", "a: b\n", ["a: b\n"]],
    ["an empty text", "", [""]],
    ["a marker first", "---\na: b\n", ["---\na: b\n"]],
    ["two documents", "a: b\n---\nc: d\n", ["a: b\n", "---\nc: d\n"]],
    ["a document on the line of its marker", "a: b\n--- {c: d}\n", ["a: b\n", "--- {c: d}\n"]],
    ["a marker at the end", "a: b\n---", ["a: b\n", "---"]],
    ["carriage returns and line feeds", "a: b\r\n---\r\nc: d\r\n", ["a: b\r\n", "---\r\nc: d\r\n"]],
    ["carriage returns alone, at which kubectl does not cut", "a: b\r---\rc: d\r", ["a: b\r---\rc: d\r"]],
    ["comments stay with the document below", "# c\n\n---\na: b\n", ["# c\n\n---\na: b\n"]],
    ["directives stay with the document below", "%YAML 1.2\n---\na: b\n", ["%YAML 1.2\n---\na: b\n"]],
    ["an end marker", "a: b\n...\nc: d\n", ["a: b\n...\n", "c: d\n"]],
    ["an end marker last", "a: b\n...\n", ["a: b\n...\n"]],
    [
      "a directive behind an end marker",
      "a: b\n... # end\n%YAML 1.2\n---\nc: d\n",
      ["a: b\n... # end\n", "%YAML 1.2\n---\nc: d\n"],
    ],
    ["what only looks like a marker", "----\n---a\n ---\na---\n", ["----\n---a\n ---\na---\n"]],
    ["two JSON documents", '{"a": 1\n}\n{"b": 2\n}\n', ['{"a": 1\n}\n', '{"b": 2\n}\n']],
    ["a template, which is no JSON", "{{ if a }}\n{{ end }}\n", ["{{ if a }}\n{{ end }}\n"]],
    ["an indented marker in a block", "a: |\n  ---\n  ...\n", ["a: |\n  ---\n  ...\n"]],
  ])("%s", (_, text, expected) => expect(slicesOf(text)).toEqual(expected));

  it("reads a long head of empty lines and comments in one go", () => {
    const head = "# licence\r\n\r\n".repeat(5000);
    expect(splitDocuments(`${head}a: b\r\n---\r\nc: d\r\n`)).toHaveLength(2);
    expect(splitDocuments(`${head}---\r\nc: d\r\n`)).toHaveLength(1);
  });
});

it.each([
  ['{"a": 1\n}\n{"b": 2}\n', [2, 0]],
  ['{"a": 1\n}\n...\n{"b": 2}\n', [1, 1]],
])("kubectl reads JSON documents one after another, without a marker: %j", (text, expected) => {
  const { documents, problems } = parseDocuments({ path: "a.json", text });
  expect([documents.length, problems.length]).toEqual(expected);
});

it("a directive, which kubectl does not know, leaves the document before it", () => {
  const { documents, problems } = parseDocuments({ path: "a.yaml", text: "a: b\n...\n%YAML 1.2\n---\nc: d\n" });
  expect([documents.length, problems.length]).toEqual([1, 1]);
});
