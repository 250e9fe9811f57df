import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { SourceNode } from "../../../src/model/source.js";
import { documentsInText } from "../../../src/rendering/kustomize/patch-sources.js";
import { getValue } from "../../../src/yaml/node-value.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { fc } from "../../property.js";

function documentsIn(text: string) {
  const [document] = parseDocuments({ path: "kustomization.yaml", text }).documents;
  const node = getValue(document?.root, "patch");
  if (document === undefined || node === undefined) throw new Error("no patch");
  return {
    file: document.file,
    node,
    read: documentsInText({ node, place: { document, path: ["patch"], target: "value" } }),
  };
}

function scalarsOf(node: SourceNode): SourceNode[] {
  if (node.kind === "scalar") return [node];
  return node.kind === "sequence"
    ? node.items.flatMap(scalarsOf)
    : node.entries.flatMap(({ key, value }) => [key, ...scalarsOf(value)]);
}

function placedIn(
  file: { readonly text: string },
  place: ReturnType<ReturnType<typeof documentsInText>[number]["placeOf"]>,
) {
  return "span" in place ? file.text.slice(place.span.start, place.span.end) : undefined;
}

describe("patches inside a kustomization", () => {
  it("keep every value where it stands in a literal block", () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        word,
        fc.integer(),
        fc.boolean(),
        fc.array(tie("any"), { minLength: 1, maxLength: 3 }),
        tie("map"),
      ),
      map: fc.dictionary(word, tie("any"), { minKeys: 1, maxKeys: 3 }),
    })).map;
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom("\n", "\r\n"),
        (values, depth, lineEnd) => {
          const inner = values.map((one) => stringify(one)).join("---\n");
          const block = inner
            .trimEnd()
            .split("\n")
            .map((line) => `${" ".repeat(depth)}${line}`)
            .join("\n");
          const { file, read } = documentsIn(`a: 1\npatch: |-\n${block}\nz: 1\n`.replaceAll("\n", lineEnd));
          const alone = parseDocuments({ path: "p.yaml", text: inner }).documents;
          expect(read).toHaveLength(alone.length);
          read.forEach(({ root, placeOf }, index) => {
            const there = scalarsOf(alone[index]?.root ?? root);
            expect("document" in placeOf([])).toBe(true);
            expect(scalarsOf(root).map(({ start, end }) => file.text.slice(start, end))).toEqual(
              there.map(({ start, end }) => inner.slice(start, end)),
            );
          });
        },
      ),
    );
  });

  it("are places of their own in one line of quotes", () => {
    const { file, read } = documentsIn(`patch: '[{"op": "remove", "path": "/a"}]'`);
    expect(read).toHaveLength(1);
    expect(
      scalarsOf(read[0]?.root ?? { kind: "scalar", value: "", text: "", plain: true, start: 0, end: 0 }).map(
        ({ start, end }) => file.text.slice(start, end),
      ),
    ).toContain('"remove"');
  });

  it("stand for themselves where escapes hide their lines", () => {
    for (const text of ['patch: "a: 1\\nb: 2"', "patch: 'a: ''x'''"]) {
      const { file, node, read } = documentsIn(text);
      expect(read).toHaveLength(1);
      for (const { placeOf } of read)
        expect(placedIn(file, placeOf(["b"]))).toBe(file.text.slice(node.start, node.end));
    }
  });
});
