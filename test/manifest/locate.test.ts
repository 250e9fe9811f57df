import { describe, expect, it } from "vitest";
import { lineOf, locate, rangeOfSpan } from "../../src/manifest/locate.js";
import type { FieldPath, Place } from "../../src/model/source.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

function placeIn(text: string, path: FieldPath, target: Place["target"], index = 0): string {
  const document = parseDocuments({ path: "a.yaml", text }).documents[index];
  if (document === undefined) throw new Error("no document");
  const { line, column, endLine, endColumn } = locate({ document, path, target });
  return `${line}:${column}-${endLine}:${endColumn}`;
}

describe("locate", () => {
  const list = "spec:\n  - key: a\n    value: 'b'\n  - [c, {d: e}]\n";
  it.each([
    ["a value", list, ["spec", 0, "value"], "value", "3:12-3:15"],
    ["a key", list, ["spec", 0, "value"], "key", "3:5-3:10"],
    ["a list by its key", list, ["spec"], "value", "1:1-1:5"],
    ["an item by its first line", list, ["spec", 0], "value", "2:5-2:11"],
    ["a flow item", list, ["spec", 1], "value", "4:5-4:16"],
    ["an item of a flow item", list, ["spec", 1, 0], "value", "4:6-4:7"],
    ["a root by its first line", list, [], "value", "1:1-1:6"],
    ["a missing key at its item", list, ["spec", 0, "effect"], "value", "2:5-2:11"],
    ["a missing key of a missing mapping at the nearest key", list, ["spec", 7, "x", "y"], "key", "1:1-1:5"],
    ["a missing root key at the root", list, ["kind"], "value", "1:1-1:6"],
    ["a step into a word at the word's key", list, ["spec", 0, "key", "x"], "value", "2:5-2:8"],
    ["a position in a mapping at its key", "a: {b: c}\n", ["a", 0], "value", "1:1-1:2"],
    ["a key in a list at its key", "a: [b]\n", ["a", "b"], "value", "1:1-1:2"],
    ["an empty value by its key", "a:\nb: c\n", ["a"], "value", "1:1-1:2"],
    ["an empty item behind its dash", "a:\n  -\n", ["a", 0], "value", "2:4-2:4"],
    ["the last of two keys", "a: b\na: c\n", ["a"], "value", "2:4-2:5"],
    ["a value of several lines by its first", "a: 'b\n  c'\n", ["a"], "value", "1:4-1:6"],
    ["a block scalar by its first line", "a: |\n  b\n  c\n", ["a"], "value", "2:1-2:4"],
    ["an alias where its anchor is", "a: &x b\nc: *x\n", ["c"], "value", "1:7-1:8"],
    ["the key of an alias where it stands", "a: &x b\nc: *x\n", ["c"], "key", "2:1-2:2"],
    ["inside an aliased mapping", "a: &x {b: c}\nd: *x\n", ["d", "b"], "value", "1:11-1:12"],
    ["a merged key where it was written", "a: &x {b: c}\nd:\n  <<: *x\n", ["d", "b"], "value", "1:11-1:12"],
    ["a key over a merged one", "a: &x {b: c}\nd:\n  <<: *x\n  b: e\n", ["d", "b"], "value", "4:6-4:7"],
    ["carriage returns and line feeds", "a: b\r\nc:\r\n  d: e\r\n", ["c", "d"], "value", "3:6-3:7"],
    ["carriage returns alone", "a: b\rc: d\r", ["c"], "value", "2:4-2:5"],
    ["columns in UTF-16 units", 'a: {"😀": "é", b: c}\n', ["a", "b"], "value", "1:19-1:20"],
    ["tabs as one column", '{\t"a":\t"b"}', ["a"], "value", "1:8-1:11"],
    ["keys that YAML 1.1 converts", "yes: a\n0x1F: b\n", ["31"], "value", "2:7-2:8"],
  ] as const)("%s", (_, text, path, part, expected) => expect(placeIn(text, path, part)).toBe(expected));

  it("counts the lines of the file, not of the document", () => {
    expect(placeIn("a: b\n---\n\nc: d\n", ["c"], "value", 1)).toBe("4:4-4:5");
  });
});

describe("lines of a file", () => {
  const file = { path: "a.yaml", text: "one\r\ntwo\r\rfour\n" };

  it("lineOf gives them without their breaks", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((line) => lineOf(file, line))).toEqual([
      undefined,
      "one",
      "two",
      "",
      "four",
      "",
      undefined,
    ]);
  });

  it("rangeOfSpan counts lines and columns from 1", () => {
    expect(rangeOfSpan(file, { start: 0, end: 6 })).toEqual({
      file: "a.yaml",
      line: 1,
      column: 1,
      endLine: 2,
      endColumn: 2,
    });
  });
});
