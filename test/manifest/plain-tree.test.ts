import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { splitDocuments } from "../../src/manifest/yaml/document-boundaries.js";
import { readPlainTree } from "../../src/manifest/yaml/plain-tree.js";
import { buildTrees } from "../../src/manifest/yaml/tree.js";
import { parseYaml } from "../../src/manifest/yaml/yaml-events.js";
import type { SourceNode } from "../../src/model/source.js";
import { fc, runsOf } from "../property.js";

const OFFSET = 7;

/** What the parser makes of a text, where it is one document without a problem. */
function treeOfParser(text: string): SourceNode | undefined {
  const parsed = parseYaml(text).value;
  if (parsed === undefined) return undefined;
  const { roots, problems } = buildTrees(parsed, OFFSET);
  return problems.length === 0 && roots.length === 1 ? roots[0] : undefined;
}

/** Whether the text is read without the parser; what is read so is what the parser makes of it. */
function isHeld(text: string): boolean {
  const tree = readPlainTree(text, OFFSET);
  if (tree === undefined) return false;
  const expected = treeOfParser(text);
  if (!isDeepStrictEqual(tree, expected)) expect({ text, tree }).toEqual({ text, tree: expected });
  return true;
}

function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe("texts that are read without the parser", () => {
  it.each([
    ["an object", "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n"],
    ["a marker and comments", "# a\n---\n# b\nkind: Pod # c\n# d\n"],
    ["a list at its key's column", "a:\n- b\n- c: d\n  e: f\ng: h\n"],
    ["a list further in", "a:\n  - b\n  -\n  - - c\n    - d\n"],
    ["empty values", "a:\nb: # c\nd:\n  e:\n"],
    ["an empty value at the end", "a:\n  - b:"],
    ["quotes", "'a': \"b # c\"\n\"d\": 'e''f'\ng: \"h\\n\\u0069\"\n"],
    ["brackets", "a: {b: c, \"d\": [e, 'f', -1]} # g\nh: []\ni: {}\n"],
    ["a block", "a: |\n  b\n\n    c\n\nd: >-\n  e\n  f\ng: |+\n  h\n\n"],
    ["a comment behind a block's head", "a: |- # b\n  c\nd: >  \n  e\n"],
    ["a block of a list's item", "- |\n  a\n- b: >\n    c\n  d: e\n"],
    ["words that are no strings", "a: yes\n1: 0x1F\ntrue: ~\n"],
    ["urls and colons", "a: http://b:8080/c\nd: e:f\n"],
    ["characters of several bytes", "a: é\nb: c\n"],
    ["JSON", '{\n\t"a": 1,\n  "b": [true, {"c": null}],\n  "d": "e\\"f"\n}\n'],
    ["comments below a value", "a: b\n    # c\nd: e\n"],
    ["a value of several lines", "a: b\n  c # d\ne:\n- f\n\n\n  g\n"],
    ["a value below its key", "a:\n  {}\nb:\n  - c\n  -\n    d\n    e\nf:\n  |-\n  g\n"],
    ["a value that goes on like an item", "a:\n  - b\n    - c\n"],
    ["quotes over several lines", "a: \"b\n  c \\\n  d\"\ne: 'f\n\n  g'\n"],
    ["every escape", 'a: "\\x41\\U0001F553\\e\\_\\ "\n'],
    ["brackets over several lines", "a: [b,\n  c,\n  ]\nd:\n  {\n    e: f,\n\n  }\n"],
    ["keys of any words", "a b: c\n(d): e\nf:g: h\n$i : j\n$k: l\n?m: n\n"],
    ["words that begin with a colon", "a: :80\nb: [c:d]\n"],
    ["characters of two halves", "a: \u{1f352}\n"],
  ])("%s", (_, text) => expect(isHeld(text)).toBe(true));
});

it("a text with escapes is read however long it is", () => {
  const times = 6_000_000;
  const root = readPlainTree(`a: "${"\\n".repeat(times)}"\n`, 0);
  const value = root?.kind === "mapping" ? root.entries[0]?.value : undefined;
  expect(value?.kind === "scalar" && value.text === "\n".repeat(times)).toBe(true);
});

it.each([
  ["quotes", '"b', 'c"'],
  ["a plain value", "b", "c"],
  ["brackets", "[b,", "c]"],
])(
  "blank lines in %s are passed once: whoever goes through them again for each is not done in the time of a test",
  (_, begin, end) => {
    const root = readPlainTree(`a: ${begin}${"\n".repeat(200_000)}  ${end}\n`, 0);
    expect(root).toBeDefined();
  },
);

describe("texts that are left to the parser", () => {
  it.each([
    ["an anchor", "a: &b c\n"],
    ["an alias", "a: *b\n"],
    ["a tag", "a: !!str b\n"],
    ["a merge", "<<: {a: b}\n"],
    ["a key that stands twice", "a: b\na: c\n"],
    ["keys that are the same value", "yes: b\ntrue: c\n"],
    ["a key of several lines", "a\n  b: c\n"],
    ["a value that goes on behind a comment", "a: b\n  # c\n  d\n"],
    ["a line of quotes that is not further in", 'a:\n  b: "c\n  d"\n'],
    ["a line in brackets that is not further in", "a: [b,\nc]\n"],
    ["a comment in brackets", "a: [b, # c\n  d]\n"],
    ["half of a character", "a: \ud83c\n"],
    ["an escape that is none", 'a: "\\q"\n'],
    ["a marker before a key", "--- a: b\n"],
    ["a pair in a list in brackets", "a: [b: c]\n"],
    ["an explicit key", "? a\n: b\n"],
    ["a template", "a: {{ .Values.b }}\n"],
    ["a tab", "a:\tb\n"],
    ["a carriage return", "a: b\r\n"],
    ["a wrong indentation", "a:\n  b: c\n d: e\n"],
    ["an item further in than its list", "a:\n  - 'b'\n    - c\n"],
    ["text behind a value", 'a: "b" c\n'],
    ["a colon in a value", "a: b: c\n"],
    ["a block with an indentation of its own", "a: |2\n   b\n"],
    ["an indented root", "  a: b\n"],
    ["a word", "a\n"],
    ["nothing", "# a\n"],
    ["a directive", "%YAML 1.2\n---\na: b\n"],
  ])("%s", (_, text) => expect(readPlainTree(text, 0)).toBeUndefined());

  it("what nests too deeply for any reader", () => {
    expect(readPlainTree(`a: ${"[".repeat(5000)}${"]".repeat(5000)}\n`, 0)).toBeUndefined();
    expect(readPlainTree(`${"- ".repeat(5000)}a\n`, 0)).toBeUndefined();
  });
});

it("every fixture and example that is read so is read as the parser does", () => {
  const folders = ["examples", "test/inventory", "test/manifest", "test/mistakes", "test/rendering"];
  const texts = folders.flatMap(textsBelow).filter(({ length }, index) => length < 5000 && index % 3 === 0);
  const documents = texts.flatMap((text) => splitDocuments(text).map(({ start, end }) => text.slice(start, end)));
  const held = documents.filter(isHeld);
  expect(documents.length).toBeGreaterThan(200);
  expect(held.length / documents.length).toBeGreaterThan(0.5);
});

const lines = fc.array(
  fc.tuple(
    fc.constantFrom("", "", "", "  ", "  ", "    ", " "),
    fc.constantFrom(
      "a: b",
      "c:",
      "d: # e",
      "'f f': 'g''g'",
      '"h": "j\\n k"',
      '"k\\x69": l',
      "- n",
      "-",
      "- # o",
      "- - p",
      "- q: r",
      "-  s: t",
      "u: [v, w]",
      "x: {y: z, aa: , bb}",
      "cc: {dd: [ee: ff]}",
      "gg: []",
      "hh: |",
      "ii: >-",
      "jj: |+",
      "jk: | # l",
      "jl: |#",
      "- |",
      "- >",
      "kk ll: mm",
      "nn",
      "# oo",
      "",
      "   ",
      "pp: qq: rr",
      "ss: tt #uu",
      "vv: ww#xx",
      "yy: -",
      "- {zz: 1}",
      "ab: '",
      'cd: "',
      "ef: 010",
      "null: a",
      "gh: -1",
      "ij: [-1, - , -]",
      "kl: [a b, c: , http://x]",
      'mn: {"a":b, c:d}',
      "op : q",
      "~: r",
      "---",
      "...",
      "{",
      "}",
      '"qr": 1,',
      "[",
      "]",
      "st: ?u",
      "uv: :w",
      "wx: 'y' z",
      "? a",
      ": b",
      "yz:",
      "{a: b,",
      "c: [d,",
      "e, f]",
      "'ab",
      "cd'",
      'ef "gh',
      '"ij \\',
      'kl\\x41"',
      "- mn op",
      "qr (st)",
      "(uv): w",
      "x:y: z",
      "$ab: c",
      "|-",
      "... a: b",
      "--- a: b",
    ),
  ),
  { minLength: 1, maxLength: 8 },
);
const edit = fc.tuple(
  fc.nat(),
  fc.nat(1),
  fc.constantFrom("", " ", "\n", ":", " #", "- ", "'", '"', "{", "}", "[", "]", ",", "\t", "é", "|", "\\"),
);

function edited(whole: string, edits: readonly (readonly [number, number, string])[]): string {
  return edits.reduce((before, [at, length, insert]) => {
    const start = at % (before.length + 1);
    return before.slice(0, start) + insert + before.slice(start + length);
  }, whole);
}

it("a jumble of lines is read as the parser reads it, or left to it", () => {
  const seen = { all: 0, read: 0 };
  fc.assert(
    fc.property(lines, fc.array(edit, { maxLength: 1 }), (parts, edits) => {
      const whole = parts.map(([indent, content]) => `${indent}${content}\n`).join("");
      seen.all++;
      if (isHeld(edited(whole, edits))) seen.read++;
    }),
    { numRuns: runsOf(1500) },
  );
  expect(seen.read / seen.all).toBeGreaterThan(0.005);
});

const scalar = fc.constantFrom(
  "a",
  "b c",
  "'d: e'",
  '"f # g"',
  "-1",
  "0x1F",
  "yes",
  "~",
  "http://h:1",
  "{i: j, k: [l]}",
  "[m, n]",
  "[]",
  "{}",
  "o # p",
  '"q\\tr"',
  ":s",
  '"\\x41\\U0001F352"',
  "\u{1f352}",
);
/** What goes on in the lines below. */
const further = fc.constantFrom(
  [" a b", "  c", "", "  d"],
  [" 'a", "  b''c", "", "  d'"],
  [' "a \\', "  b", "   c\\n", '  d"'],
  [" [a,", "   b, {c: d}", "  ]"],
  [" {a: b,", "  'c': d,", "  }"],
  ["", "  a b"],
  ["", "  'a'"],
  ["", "  {a: b}"],
  ["", "  |", "  a"],
);
/** The lines of a value as people write one: behind a key or a dash, and below it. */
const { block: written } = fc.letrec<{ lines: readonly string[]; block: readonly string[] }>((tie) => ({
  lines: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar.map((text) => [` ${text}`]),
    further,
    fc.constantFrom([""], [" # empty"], [" |", "  s", "", "    t"], [" >-", "  u", "  v"], [" |+", "   w", ""]),
    fc
      .tuple(fc.constantFrom("", "  ", "    "), tie("block"))
      .map(([indent, block]) => ["", ...block.map((line) => indent + line)]),
  ),
  block: fc.oneof(
    fc
      .uniqueArray(
        fc.tuple(fc.constantFrom("x", "y.z/w", "'v'", '"u"', "1", "s-t", "r q", "(p)", "$o:n"), tie("lines")),
        {
          selector: ([key]) => key,
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((entries) => entries.flatMap(([key, [head = "", ...rest]]) => [`${key}:${head}`, ...rest])),
    fc
      .array(tie("lines"), { minLength: 1, maxLength: 3 })
      .map((items) => items.flatMap(([head = "", ...rest]) => [`-${head}`, ...rest.map((line) => `  ${line}`)])),
    tie("block").map((block) => block.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`))),
    tie("block").map((block) => ["# comment", ...block, "", "   # another"]),
  ),
}));

it("what people write is read as the parser reads it, also with a slip of the hand", () => {
  const seen = { all: 0, read: 0 };
  fc.assert(
    fc.property(written, fc.array(edit, { maxLength: 1 }), (block, edits) => {
      seen.all++;
      if (isHeld(edited(`${block.join("\n")}\n`, edits))) seen.read++;
    }),
    { numRuns: runsOf(1500) },
  );
  expect(seen.read / seen.all).toBeGreaterThan(0.1);
});
