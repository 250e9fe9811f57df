import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { editText } from "../../src/lint/fix/edit-text.js";
import { applyEdits } from "../../src/model/finding.js";
import type { FieldPath, Place } from "../../src/model/source.js";
import { jsonOf } from "../../src/policies/contract/json-node.js";
import type { FixOperation } from "../../src/rules/contract/fix-intent.js";
import { parseDocuments } from "../../src/yaml/syntax.js";
import { decodeByKubectl, kubectl } from "../manifest/kubectl.js";

const HEAD = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";
/** The same object in the notations that a fix keeps. */
const NOTATIONS: readonly (readonly [name: string, text: string])[] = [
  ["plain", `${HEAD}data:\n  a: b\nlist:\n  - {a: b}\n`],
  ["single quotes", `${HEAD}data:\n  'a': 'b'\nlist:\n- 'a': 'b'\n`],
  ["double quotes", `${HEAD}data:\n  "a": "b"\nlist:\n  - "a": "b"\n`],
  ["flow", `${HEAD}data: {'a': 'b'}\nlist: [{'a': 'b'}]\n`],
  ["JSON", '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"a"},"data":{"a":"b"},"list":[{"a":"b"}]}\n'],
];
const TEXTS = ["\u2028", "a\u2029b: c", "\u0085- a", "\ufeffa", "\u0000", "\u009f", "it's\u2028", "a\nb", "\u202ea"];

function edited(text: string, operations: (at: (path: FieldPath) => Place) => readonly FixOperation[]): string {
  const [document] = parseDocuments({ path: "a.yaml", text }).documents;
  if (document === undefined) throw new Error("a text has a document");
  const edits = editText({ title: "a", operations: operations((path) => ({ document, path, target: "value" })) });
  if (edits === undefined) throw new Error("nothing can be edited");
  return applyEdits(text, edits);
}

function fixedWith(text: string, hostile: string): string {
  return edited(text, (at) => [
    { kind: "set-scalar", at: at(["data", "a"]), text: hostile },
    { kind: "insert-entry", at: at(["data"]), key: `k${hostile}`, value: hostile },
    { kind: "insert-items", at: at(["list"]), items: [{ key: hostile, value: [hostile] }] },
  ]);
}

const meantBy = (hostile: string) => ({
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name: "a" },
  data: { a: hostile, [`k${hostile}`]: hostile },
  list: [{ a: "b" }, { key: hostile, value: [hostile] }],
});

describe.each(NOTATIONS)("a fix in %s", (_, text) => {
  it.each(TEXTS)("writes %j so that it is read again", (hostile) => {
    const fixed = fixedWith(text, hostile);
    expect(fixed).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\ufeff\u202e]/u);
    expect(parseDocument(fixed).toJS()).toEqual(meantBy(hostile));
    const { documents, problems } = parseDocuments({ path: "a.yaml", text: fixed });
    expect(problems).toEqual([]);
    expect(documents.map(({ root }) => jsonOf(root))).toEqual([meantBy(hostile)]);
  });
});

it.skipIf(kubectl === undefined)("kubectl reads what fixes write", () => {
  const cases = NOTATIONS.flatMap(([, text]) => TEXTS.map((hostile) => ({ fixed: fixedWith(text, hostile), hostile })));
  const decoded = decodeByKubectl(cases.map(({ fixed }) => fixed).join("---\n"));
  const meant = cases.map(({ hostile }) => ({ ...meantBy(hostile), metadata: { labels: { a: "b" }, name: "a" } }));
  expect(decoded).toEqual(meant);
});
