import { describe, expect, it } from "vitest";
import { toValue } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";

function read(text: string) {
  const { documents, problems } = parseDocuments({ path: "a.yaml", text });
  return problems.length > 0
    ? problems.map(({ span, message }) => `${span.start}: ${message}`)
    : documents.map(({ root }) => toValue(root));
}

/** Every expectation was read off sigs.k8s.io/yaml. */
describe("line breaks that only Kubernetes' decoder knows, in scalars", () => {
  it.each([
    ["between double quotes", '"b\u2028c"', "b\u2028c"],
    ["with blanks around", '"b \u2028  c"', "b\u2028c"],
    ["U+0085 is folded", '"b\u0085c"', "b c"],
    ["before a line feed", '"b\u2028\n c"', "b\u2028\nc"],
    ["behind a line feed", '"b\n\u2029 c"', "b\u2029c"],
    ["escaped", '"b\\\u2028  c"', "bc"],
    ["behind an escaped blank", '"b\\ \u2028c"', "b \u2028c"],
    ["as an escape", '"b\\Lc\\Pd\\Ne"', "b\u2028c\u2029d\u0085e"],
    ["between single quotes", "'b\u2028 ''c'", "b\u2028'c"],
    ["in a literal block", "|\n  b\u2028  c\n", "b\u2028c\n"],
    ["at the end of a literal line", "|\n  b\u2028\n  c\n", "b\u2028\nc\n"],
    ["in a folded block", ">\n  b\u2028  c\n  d\n", "b\u2028c d\n"],
    ["U+0085 in a folded block", ">-\n  b\u0085  c\n", "b c"],
  ])("%s", (_, written, value) => expect(read(`a: ${written}\n`)).toEqual([{ a: value }]));
});

describe("what stands outside of scalars and is read otherwise", () => {
  it.each([
    ["U+2028 behind a value", "a: b\u2028", "4: U+2028 ends a line for kubectl: write a line break, or remove it"],
    ["U+0085 in a comment", "# a\u0085b: c\n", "3: U+0085 ends a line for kubectl: write a line break, or remove it"],
    [
      "U+2029 in a plain scalar",
      "a: b\u2029  c\n",
      "4: U+2029 ends a line for kubectl: write a line break, or remove it",
    ],
    [
      "U+2028 in JSON between values",
      '{"a":\u2028 1}\n',
      "5: U+2028 ends a line for kubectl: write a line break, or remove it",
    ],
    [
      "U+2028 that ends a block",
      "a: |\n  b\u2028c: d\n",
      "8: U+2028 ends a line for kubectl: write a line break, or remove it",
    ],
    [
      "U+2028 before a document's beginning",
      'a: "b\u2028--- c"\n',
      "5: U+2028 ends a line for kubectl: write a line break, or remove it",
    ],
    [
      "a byte order mark at the beginning",
      "\ufeffa: b\n",
      "0: U+FEFF can make kubectl leave out characters: remove it",
    ],
    [
      "a byte order mark between quotes, shortly before a key",
      'a: "\ufeff"\nb: c\n',
      "4: U+FEFF can make kubectl leave out characters: remove it",
    ],
    [
      "a byte order mark of a later document",
      "a: b\n---\n\ufeffc: d\n",
      "9: U+FEFF can make kubectl leave out characters: remove it",
    ],
  ])("%s", (_, text, problem) => expect(read(text)).toContain(problem));

  it.each([
    ["between quotes at the end", 'a: "b\ufeffc"\n', [{ a: "b\ufeffc" }]],
    ["in a key of JSON", '{\n  "a\ufeff": "\ufeffb"\n}\n', [{ "a\ufeff": "\ufeffb" }]],
    ["in a block", "a: |\n  b\ufeff\n", [{ a: "b\ufeff\n" }]],
    ["long before the next key", `a: "\ufeff"\n${" ".repeat(1600)}\nb: c\n`, [{ a: "\ufeff", b: "c" }]],
  ])("a byte order mark is a character where no line begins soon: %s", (_, text, values) => {
    expect(read(text)).toEqual(values);
  });
});

describe("what js-yaml reads and Kubernetes' decoder refuses, or reads otherwise, is refused", () => {
  it.each([
    ["a question mark between brackets", "{?key: x}"],
    ["a colon right before a comma", "{a:, b}"],
    ["a colon right before a bracket", "[r, s:]"],
    ["a colon that begins a word between brackets", "{a: :b}"],
    ["a question mark within a word between brackets", "[a?b]"],
    ["a tag right before a comma", "[!!str, a]"],
    ["a tag right before a bracket", "[!{a: b}]"],
    ["an anchor with a dot", "a: &b.c d"],
    ["a key over two lines between brackets", "{'a\n b': c}"],
    ["a colon on the next line", "{a\n : b}"],
    ["a long key", `${"a".repeat(1100)}: b`],
    ["a key as a long float", "a: {18446744073709551616: b}"],
    ["a key as a float that is written with an exponent", "{1e6: b}"],
    ["a number that is none of JSON", "a: .inf"],
    ["a slash as an escape", 'a: "\\/"'],
    ["halves of a character as escapes", 'a: "\\ud83d\\ude00"'],
    ["half of a character in JSON", '{"a": "\\ud83d"}'],
    ["a control character in a comment", "# \u001b\na: b"],
    ["a character that is none", 'a: "\uffff"'],
    ["a line indented by a tab", 'a: "b"\n \t\nc: d'],
    ["a tab behind a dash", "-\ta: b"],
    ["a block that begins with a tab", "a: |\n  \tb"],
    ["a mapping on the line of its anchor", 'a: &b "c": d'],
    ["a list that is merged by its alias", "a: &b [{c: d}]\ne: {<<: *b}"],
    ["no date", "a: !!timestamp x"],
    ["an indented marker", "  ---\na: b"],
    ["a directive", "%YAML 1.2\n---\na: b"],
    ["what stands behind the end of a document", "a: b\n...\nc: d"],
    ["a second document on the line of its marker", "a: b\n--- {c: d}"],
  ])("%s", (_, text) => {
    expect(parseDocuments({ path: "a.yaml", text: `${text}\n` }).problems.map(({ kind }) => kind)).toContain("syntax");
  });

  it.each([
    ["escapes of JSON in JSON", '{"a": "\\/\\ud83d\\ude00"}', { a: "/\u{1f600}" }],
    ["a float as a key", "{1.5: b}", { 1.5: "b" }],
    ["a tab between a value and its comment", 'a: "b"\t# c', { a: "b" }],
    ["a tab between brackets", "a: [\n\tb\n]", { a: ["b"] }],
    ["an address between brackets", "{a: http://b:80/c}", { a: "http://b:80/c" }],
    ["the end of a document before a marker", "a: b\n...\n---\n", { a: "b" }],
  ])("but not %s", (_, text, value) => expect(read(`${text}\n`)[0]).toEqual(value));
});

describe("a line that begins a document for kubectl alone", () => {
  it.each(["---#c", "---\u3000", "---\u00a0# c", "--- # c\rd: e"])("%j", (marker) => {
    const said = 'kubectl begins a document here, and other programs do not: write "---" on a line of its own';
    expect(read(`a: b\n${marker}\nc: d\n`)).toContain(`5: ${said}`);
  });

  it.each(["---", "--- \t", "--- # c", "---\r", "--- # c\r"])("but not %j", (marker) => {
    expect(read(`a: b\n${marker}\nc: d\n`)).toEqual([{ a: "b" }, { c: "d" }]);
  });
});

it("a long key is refused in YAML, and read in JSON, which has a decoder of its own", () => {
  const key = "k".repeat(2000);
  expect(read(`{"${key}": 1}`)).toEqual([{ [key]: 1 }]);
  expect(read(`{"${key}": 1, }`)).toEqual([expect.stringContaining("a key must be short")]);
});

it("a directive stands at column 0", () => {
  expect(read("  %YAML 1.2\n---\na: b\n")).toEqual([expect.stringContaining("not valid YAML")]);
});
