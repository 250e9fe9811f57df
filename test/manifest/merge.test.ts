import { describe, expect, it } from "vitest";
import { getValue, toValue } from "../../src/yaml/node-value.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

const ANCHORS = "a: &a {k: 1, x: a}\nb: &b {k: 2, y: b}\nw: &w word\n";

function jsonOf(flow: string): unknown {
  const [document] = parseDocuments({ path: "a.yaml", text: `${ANCHORS}value: ${flow}\n` }).documents;
  const value = getValue(document?.root, "value");
  return value === undefined ? undefined : toValue(value);
}

describe("merge keys, as kubectl 1.32 converts them to JSON", () => {
  it.each([
    ["{<<: *a, k: 9}", { k: 9, x: "a" }],
    ["{k: 9, <<: *a}", { k: 1, x: "a" }],
    ["{k: 9, <<: *a, k: 8}", { k: 8, x: "a" }],
    ["{<<: [*a, *b]}", { k: 1, x: "a", true: "b" }],
    ["{<<: [*b, *a]}", { k: 2, x: "a", true: "b" }],
    ["{<<: *a, <<: *b}", { k: 2, x: "a", true: "b" }],
    ["{<<: *b, <<: *a}", { k: 1, x: "a", true: "b" }],
    ["{<<: {<<: *a, k: 5}}", { k: 5, x: "a" }],
    ["{<<: {k: 5, <<: *a}}", { k: 1, x: "a" }],
    ["{<<: [{k: 3}, *a]}", { k: 3, x: "a" }],
    ["{<<: &z {q: 1}, r: *z}", { q: 1, r: { q: 1 } }],
    ["{<<: []}", {}],
    ["{<<: {}}", {}],
    ["{<<: *a, x: null}", { k: 1, x: null }],
    ["{&m <<: *a}", { k: 1, x: "a" }],
    ["{! <<: *a}", { k: 1, x: "a" }],
    ["{!!merge <<: *a}", { k: 1, x: "a" }],
    ['{!!merge "<<": *a}', { k: 1, x: "a" }],
    ['{"<<": *a}', { "<<": { k: 1, x: "a" } }],
    ["{!!str <<: *a}", { "<<": { k: 1, x: "a" } }],
    ["{!!merge x: *a}", { x: { k: 1, x: "a" } }],
    ["{*w : v}", { word: "v" }],
    ["{k: 1, k: 2}", { k: 2 }],
    ["{yes: 1, on: 2}", { true: 2 }],
    ['{1: a, "1": b}', { 1: "b" }],
    ["{0x1: a, 1: b}", { 1: "b" }],
  ])("%s", (flow, value) => expect(jsonOf(flow)).toEqual(value));

  it.each([
    "{<<: null}",
    "{<<: word}",
    "{<<: [[*a]]}",
    "{<<: [*a, null]}",
    "{[a]: b}",
    "{{a: 1}: b}",
    "{~: b}",
    "{!!null '': b}",
    "*nope",
    "&s [*s]",
    "&s {<<: *s}",
    "!!int word",
    "!!binary '@@'",
  ])("%s is refused", (flow) => {
    const { documents, problems } = parseDocuments({ path: "a.yaml", text: `${ANCHORS}value: ${flow}\n` });
    expect([documents, problems.map(({ kind }) => kind)]).toEqual([[], ["syntax"]]);
  });
});

describe("aliases", () => {
  it("that nest ever deeper are refused, for nobody could walk through them", () => {
    const levels = Array.from({ length: 20_000 }, (_, level) => `- &l${level + 1} [*l${level}]\n`);
    const { documents, problems } = parseDocuments({ path: "a.yaml", text: `- &l0 x\n${levels.join("")}` });
    expect([documents, problems.map(({ message }) => message)]).toEqual([[], ["aliases nest too deeply"]]);
  });

  it("of an anchor that stands twice mean the nearer one above", () => {
    expect(jsonOf("[&s 1, *s, &s 2, *s]")).toEqual([1, 1, 2, 2]);
  });

  it("end with their document", () => {
    const { documents, problems } = parseDocuments({ path: "a.yaml", text: "a: &x b\n---\nc: *x\n" });
    expect([documents.length, problems.length]).toEqual([1, 1]);
  });
});
