import { describe, expect, it } from "vitest";
import { Document, isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, type Scalar } from "yaml";
import type { SourceNode } from "../../src/model/source.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { fc, runsOf } from "../property.js";

const file = (text: string) => ({ path: "a.yaml", text });

/** Every scalar with its text and the source that its span covers, keys first, in source order. */
function scalarsOf(text: string): string[] {
  const list: string[] = [];
  const visit = (node: SourceNode): void => {
    if (node.kind === "scalar") list.push(`${node.text}|${text.slice(node.start, node.end)}`);
    else if (node.kind === "sequence") node.items.forEach(visit);
    else
      for (const entry of node.entries) {
        visit(entry.key);
        visit(entry.value);
      }
  };
  for (const { root } of parseDocuments(file(text)).documents) visit(root);
  return list;
}

describe("the span of every scalar", () => {
  it.each([
    ["plain", "a: b\n", ["a|a", "b|b"]],
    ["quoted", `a: "b c"\n'd': 'e'\n`, ["a|a", 'b c|"b c"', "d|'d'", "e|'e'"]],
    ["escaped", 'a: "b\\n"\n', ["a|a", 'b\n|"b\\n"']],
    ["flow", "a: {b: [c, d], e: }\n", ["a|a", "b|b", "c|c", "d|d", "e|e", "|"]],
    ["several lines", "a: b\n  c\n", ["a|a", "b c|b\n  c"]],
    ["an empty value", "a:\nb: c\n", ["a|a", "|", "b|b", "c|c"]],
    ["carriage returns", "a: b\r\nc: d\r\n", ["a|a", "b|b", "c|c", "d|d"]],
    ["a carriage return alone", "a: b\rc: d\r", ["a|a", "b|b", "c|c", "d|d"]],
    ["two documents", "a: b\n---\nc: d\n", ["a|a", "b|b", "c|c", "d|d"]],
    ["a document behind the marker", "--- {a: b}\n", ["a|a", "b|b"]],
    ["a tag", "a: !!str 1\n", ["a|a", "1|1"]],
    ["an alias is its anchor", "a: &x b\nc: *x\n", ["a|a", "b|b", "c|c", "b|b"]],
    ["characters of two units", "a: 😀\nb: c\n", ["a|a", "😀|😀", "b|b", "c|c"]],
    ["JSON with tabs", '{\n\t"a": 1,\n\t"b": [true]\n}\n', ['a|"a"', "1|1", 'b|"b"', "true|true"]],
  ])("%s", (_, text, expected) => expect(scalarsOf(text)).toEqual(expected));
});

describe("merge keys assign in the order of the text", () => {
  it.each([
    ["a later merge wins", "{k: first, <<: {k: merged}}", "merged"],
    ["a later key wins", "{<<: {k: merged}, k: last}", "last"],
    ["the first of a list wins", "{<<: [{k: one}, {k: two}]}", "one"],
    ["a quoted merge key is a key", '{"<<": {k: merged}}', undefined],
  ])("%s", (_, text, expected) => {
    const root = parseDocuments(file(`${text}\n`)).documents[0]?.root;
    const entries = root?.kind === "mapping" ? root.entries.filter(({ key }) => key.text === "k") : [];
    const last = entries.at(-1)?.value;
    expect(last?.kind === "scalar" ? last.text : undefined).toBe(expected);
  });
});

describe("what is wrong with a text", () => {
  it.each([
    [
      "a key that stands twice",
      "a: 1\nb: 2\na: 3\n",
      'key "a" occurs twice in this mapping: only the last one counts',
      10,
    ],
    ["an unknown alias", "a: *x\n", 'no anchor "&x" is defined before this alias', 3],
    ["an anchor in itself", "a: &x [*x]\n", 'anchor "&x" contains itself', 7],
    ["a list as a key", "? [a]\n: b\n", "a key must be a word, not a list", 2],
    ["a merge of a word", "<<: a\n", '"<<" takes a mapping or a list of mappings', 0],
    ["a wrong indentation", "a:\n  b: 1\n c: 2\n", "not valid YAML: bad indentation of a mapping entry", 11],
  ])("%s", (_, text, message, at) => {
    const [problem] = parseDocuments(file(text)).problems;
    expect(problem).toMatchObject({ message, span: { start: at } });
  });

  it("a broken document does not hide the others", () => {
    const { documents, problems } = parseDocuments(file("a: 1\n---\nb: [\n---\nc: 3\n"));
    expect(documents.map(({ start }) => start)).toEqual([0, 18]);
    expect(problems).toHaveLength(1);
  });

  it("aliases of aliases do not explode", () => {
    const levels = Array.from({ length: 40 }, (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`);
    const { documents, problems } = parseDocuments(file(`l0: &l0 x\n${levels.join("\n")}\n`));
    expect([documents.length, problems.length]).toEqual([1, 0]);
  });

  it("merges that multiply are refused", () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `l${level + 1}: &l${level + 1} {<<: [*l${level}, *l${level}], k${level}: x}`,
    );
    const { problems } = parseDocuments(file(`l0: &l0 {k: x}\n${levels.join("\n")}\n`));
    expect(problems.map(({ message }) => message)).toEqual(["too many merged entries in one document"]);
  });

  it("a nest without end is refused, not a crash", () => {
    expect(parseDocuments(file("[".repeat(100_000))).problems).toHaveLength(1);
  });
});

/** The same list as `scalarsOf`, from the package `yaml`: an independent reader. */
function scalarsOfReferee(text: string): string[] | undefined {
  const list: string[] = [];
  const documents = parseAllDocuments(text, { schema: "failsafe", uniqueKeys: false, merge: false });
  if (!Array.isArray(documents)) return [];
  for (const document of documents) {
    if (document.errors.length > 0) return undefined;
    const visit = (node: Node | null | undefined): void => {
      if (isAlias(node)) visit(node.resolve(document));
      else if (isScalar(node)) list.push(describeScalar(node, text));
      else if (isSeq<Node>(node)) for (const item of node.items) visit(item);
      else if (isMap<Node, Node>(node)) {
        for (const pair of node.items) {
          visit(pair.key);
          visit(pair.value);
        }
      }
    };
    visit(document.contents);
  }
  return list;
}

function describeScalar(node: Scalar, text: string): string {
  const [start = 0, end = 0] = node.range ?? [];
  return `${String(node.value ?? "")}|${text.slice(start, end)}`;
}

const word = fc.oneof(
  fc.constantFrom(
    "a",
    "key",
    "true",
    "no",
    "12",
    "0x1F",
    "",
    "two words",
    "it's",
    'say "x"',
    "# no",
    "a: b",
    "- x",
    "ünï",
    "😀",
    "{x}",
    "*a",
    "&a",
    "!t",
    "line\nbreak",
    " lead",
    "~",
  ),
  fc.string({ maxLength: 6 }).filter((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)),
);
const tree: fc.Arbitrary<unknown> = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(
      word.filter((key) => key !== "" && key !== "~" && key !== "<<" && key !== "__proto__" && !key.includes("\n")),
      tie("tree"),
      { maxKeys: 4 },
    ),
  ),
})).tree;

it("agrees with the package yaml on texts and places, whatever the style", () => {
  let compared = 0;
  const styles = fc.record({
    indent: fc.integer({ min: 1, max: 4 }),
    indentSeq: fc.boolean(),
    flow: fc.boolean(),
    crlf: fc.boolean(),
    stringType: fc.constantFrom("PLAIN" as const, "QUOTE_DOUBLE" as const, "QUOTE_SINGLE" as const),
  });
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 2 }), styles, (values, style) => {
      const texts = values.map((value) => {
        const document = new Document(value, { schema: "failsafe", aliasDuplicateObjects: false });
        const { contents } = document;
        if (style.flow && (isMap(contents) || isSeq(contents))) contents.flow = true;
        return document.toString({ ...style, defaultStringType: style.stringType, lineWidth: 0, blockQuote: false });
      });
      const text = texts.join("---\n").replaceAll("\n", style.crlf ? "\r\n" : "\n");
      const expected = scalarsOfReferee(text);
      // Kubernetes' decoder refuses some signs between brackets, and so do we.
      const isRefused =
        style.flow && parseDocuments({ path: "a.yaml", text }).problems.some(({ kind }) => kind === "syntax");
      if (expected === undefined || isRefused) return;
      compared++;
      expect(scalarsOf(text)).toEqual(expected);
    }),
    { numRuns: runsOf(3000) },
  );
  expect(compared).toBeGreaterThan(runsOf(2500));
});
