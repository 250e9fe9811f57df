import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import {
  commentAbove,
  commentBehind,
  flowNode,
  listNode,
  mappingNode,
  type Node,
  scalarNode,
  writeYaml,
} from "../../src/lint/writing/write-yaml.js";
import { formatYamlString } from "../../src/model/yaml-scalar.js";
import { jsonOf } from "../../src/policies/contract/json-node.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { decodeByKubectl, kubectl } from "../manifest/kubectl.js";
import { fc, runsOf } from "../property.js";

/** Texts that a decoder could take for something else, or for its own syntax. */
const TEXTS = [
  ..."\u2028 \u2029 \u0085 \ufeff \u202e \u0000 \u0007 \u001b \u007f \u009f \r \t \ufffe \u{e0041} 😀 é".split(" "),
  "a\u2028matchConditions: [{expression: 'false'}]",
  "a\u0085- b",
  "a\r\nb: c",
  "a\nb",
  " a\n b",
  "\ufeffa",
  "---\na",
  "...",
  "\n---\nkind: Pod",
  ..."true yes on y NO null ~ 1 1.0 0x1f 010 1_000 1e3 .inf .nan 1:30 2001-01-01 = <<".split(" "),
  ..."- ? : # & * ! | > ' \" % @ ` { } [ ] , a: #a !!str &a *a".split(" "),
  "a: b",
  "a sentence, of words.",
  "a #b",
  "it's",
  '"',
  "\\",
  "a ",
  " ",
  "",
  `${"long ".repeat(100)}\n${"x".repeat(400)}`,
];

/** A text at every place of a document that the writer has. */
function nodeOf(text: string): Node {
  const inner = flowNode(
    [
      [text, text],
      ["list", [text, text]],
    ],
    " ",
  );
  return mappingNode([
    { comment: text },
    ["apiVersion", "v1"],
    ["kind", "Secret"],
    ["metadata", mappingNode([["name", "a"], { comment: text }])],
    ["plain", scalarNode(text, "PLAIN"), text],
    ["single", scalarNode(text, "QUOTE_SINGLE")],
    [
      "block",
      mappingNode([
        ["literal", scalarNode(text, "BLOCK_LITERAL")],
        [text, text],
      ]),
      text,
    ],
    ["items_", listNode([commentBehind(inner, text), commentAbove([text, text], mappingNode([["a", text]])), text])],
    { comment: text },
  ]);
}

function meantBy(text: string): Readonly<Record<string, unknown>> {
  return {
    apiVersion: "v1",
    kind: "Secret",
    metadata: { name: "a" },
    plain: text,
    single: text,
    block: { literal: text, [text]: text },
    items_: [{ [text]: text, list: [text, text] }, { a: text }, text],
  };
}

function readByUs(text: string): unknown {
  const { documents, problems } = parseDocuments({ path: "a.yaml", text });
  expect(problems).toEqual([]);
  expect(documents).toHaveLength(1);
  const [document] = documents;
  return document && jsonOf(document.root);
}

describe("what the writer of YAML writes", () => {
  it.each(TEXTS)("is what was meant: %j", (text) => {
    const written = writeYaml(nodeOf(text));
    expect(written).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\ufeff\u202e]/u);
    expect(parseDocument(written).toJS()).toEqual(meantBy(text));
    expect(readByUs(written)).toEqual(meantBy(text));
    expect(readByUs(`a: ${formatYamlString(text)}\n`)).toEqual({ a: text });
  });

  it("is what was meant, whatever the text", () => {
    const piece = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 5 }));
    const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (one) => {
        expect(readByUs(writeYaml(nodeOf(one)))).toEqual(meantBy(one));
      }),
      { numRuns: runsOf(200) },
    );
  });

  it.skipIf(kubectl === undefined)("is what kubectl reads", () => {
    const decoded = decodeByKubectl(TEXTS.map((text) => writeYaml(nodeOf(text))).join("---\n"));
    const meant = TEXTS.map((text) => ({ ...meantBy(text), metadata: { labels: { a: "b" }, name: "a" } }));
    expect(decoded).toEqual(meant);
  });
});
