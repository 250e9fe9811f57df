import { expect, it } from "vitest";
import { isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, type Scalar } from "yaml";
import type { SourceNode } from "../../src/model/source.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { fc, runsOf } from "../property.js";

/** A node of a text, in source order. */
interface Row {
  readonly depth: number;
  readonly content: string;
  /** Absent where the two parsers mean different things by a place: empty scalars and block scalars. */
  readonly start?: number;
  readonly end?: number;
}

/** What taintlint reads, or undefined when it finds no YAML. */
function rowsOf(text: string): Row[] | undefined {
  const { documents, problems } = parseDocuments({ path: "a.yaml", text });
  if (problems.some(({ kind }) => kind === "syntax")) return undefined;
  const rows: Row[] = [];
  const visit = (node: SourceNode, depth: number): void => {
    if (node.kind === "scalar") rows.push({ depth, content: `=${node.text}`, start: node.start, end: node.end });
    else rows.push({ depth, content: node.kind });
    if (node.kind === "sequence") for (const item of node.items) visit(item, depth + 1);
    if (node.kind === "mapping") {
      for (const { key, value } of node.entries) {
        visit(key, depth + 1);
        visit(value, depth + 1);
      }
    }
  };
  for (const { root } of documents) visit(root, 0);
  return rows;
}

function rowOfScalar(node: Scalar, depth: number): Row {
  const content = `=${String(node.value ?? "")}`;
  const [start = 0, end = 0] = node.range ?? [];
  const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
  return isBlock || start === end ? { depth, content } : { depth, content, start, end };
}

/** What the package yaml reads: an independent parser. */
function rowsOfReferee(text: string): Row[] | undefined {
  const documents = parseAllDocuments(text, { schema: "failsafe", uniqueKeys: false, merge: false });
  if (!Array.isArray(documents)) return [];
  const rows: Row[] = [];
  for (const document of documents) {
    if (document.errors.length > 0) return undefined;
    const visit = (node: Node | null | undefined, depth: number): boolean => {
      // A tag of another kind of node, or an alias to nowhere, is no error to it.
      if (node === undefined) return false;
      if (node === null) rows.push({ depth, content: "=" });
      else if (isAlias(node)) return visit(node.resolve(document), depth);
      else if (isScalar(node)) rows.push(rowOfScalar(node, depth));
      else if (isSeq<Node>(node)) {
        rows.push({ depth, content: "sequence" });
        return node.items.every((item) => visit(item, depth + 1));
      } else if (isMap<Node, Node | null>(node)) {
        rows.push({ depth, content: "mapping" });
        return node.items.every(({ key, value }) => visit(key, depth + 1) && visit(value, depth + 1));
      }
      return true;
    };
    if (!visit(document.contents, 0)) return undefined;
  }
  return rows;
}

const line = fc.constantFrom(
  "a: b",
  "c:",
  "d: # e",
  "'f f': 'g''g'",
  '"h\\x69": "j\\n k"',
  "? l",
  ": m",
  "- n",
  "-",
  "- # o",
  "- - p",
  "- q: r",
  "- &s",
  "- !!str",
  "t: &t u",
  "v: *t",
  "w: !!str 1",
  "x: !local",
  "aa: [bb, cc]",
  "dd: {ee: ff, gg: , hh}",
  "ii: [jj: kk, {ll: mm}, ]",
  "nn: []",
  "oo: {}",
  "pp: [",
  "qq, # ]",
  "]",
  "rr: {",
  "}",
  "ss: |",
  "tt: >-",
  'uu: "vv',
  'ww"',
  "xx yy",
  "# zz",
  "{ab: cd}",
  "[ef]",
  "---",
  "",
);
const edit = fc.tuple(
  fc.nat(),
  fc.nat(1),
  fc.constantFrom("", " ", "\n", ":", " #", "- ", "&y ", "!!str ", "'", '"', "{", "}", "[", "]", ",", "\t", "é", "😀"),
);
const text = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom("", "", "", "  ", "    "), line), { minLength: 1, maxLength: 7 }),
    fc.constantFrom("\n", "\n", "\r\n"),
    fc.array(edit, { maxLength: 1 }),
  )
  .map(([lines, lineBreak, edits]) => {
    const whole = lines.map(([indent, content]) => `${indent}${content}\n`).join("");
    return edits
      .reduce<string>((before, [at, length, insert]) => {
        const start = at % (before.length + 1);
        return before.slice(0, start) + insert + before.slice(start + length);
      }, whole)
      .replaceAll("\n", lineBreak);
  })
  // js-yaml takes an indented marker on the first line for a marker.
  .filter((whole) => !/^[ \t]+---/m.test(whole));

it("agrees with the package yaml wherever both find YAML in a jumble of lines", () => {
  const seen = { all: 0, compared: 0, scalars: 0 };
  fc.assert(
    fc.property(text, (whole) => {
      seen.all++;
      const rows = rowsOf(whole);
      const expected = rowsOfReferee(whole);
      if (rows === undefined || expected === undefined) return;
      seen.compared++;
      seen.scalars += rows.filter(({ start, end }) => start !== undefined && start !== end).length;
      expect(rows).toMatchObject(expected);
    }),
    { numRuns: runsOf(2500) },
  );
  expect(seen.compared / seen.all).toBeGreaterThan(0.1);
  expect(seen.scalars / seen.compared).toBeGreaterThan(1);
});
