import { describe, expect, it } from "vitest";
import type { SourceNode } from "../../src/model/source.js";
import { parseDocuments } from "../../src/yaml/syntax.js";

function nodesOf(text: string): SourceNode[] {
  const nodes: SourceNode[] = [];
  const visit = (node: SourceNode): void => {
    nodes.push(node);
    if (node.kind === "sequence") node.items.forEach(visit);
    if (node.kind === "mapping") for (const { value } of node.entries) visit(value);
  };
  for (const { root } of parseDocuments({ path: "a.yaml", text }).documents) visit(root);
  return nodes;
}

/** The text with a `|` at every empty scalar. */
function markEmpty(text: string): string {
  const places = nodesOf(text).filter(({ start, end, kind }) => kind === "scalar" && start === end);
  return places.reduceRight((marked, { start }) => `${marked.slice(0, start)}|${marked.slice(start)}`, text);
}

describe("an empty scalar stands", () => {
  it.each([
    ["behind the colon", "a:|\nb: c\n"],
    ["behind a colon after white space", "a :|  # c\nb: c\n"],
    ["behind the colon of a quoted key", '"a":|\n'],
    ["behind the colon of an alias", "x: &x y\n*x :|\n"],
    ["behind an explicit colon", "? a\n# c:\n:|\n"],
    ["behind an explicit key", "? a|\n? b|\n"],
    ["behind the colon in braces", "{a:| , b: c}\n"],
    ["behind a key without a colon in braces", "{a|, b: c}\n"],
    ["behind the dash", "-|\n- a\n-| # - c\n-|\n"],
    ["behind the dash under a key", "a:\n  - b\n  -|\nc: d\n"],
    ["behind the inner dash", "- -|\n  -|\n-|\n"],
    ["behind the colon in an item", "- a:|\n-|\n"],
    ["behind its anchor", "a: &x|\nb: c\n"],
    ["behind its tag", "a: !!str|\nb: c\n"],
    ["behind its tag in brackets", "[!!str| , a]\n"],
  ])("%s", (_, marked) => expect(markEmpty(marked.replaceAll("|", ""))).toBe(marked));
});

describe("the ends of flow collections", () => {
  it.each([
    ["[a, b]", ["[a, b]"]],
    ["{a: [b], c: {}}", ["{a: [b], c: {}}", "[b]", "{}"]],
    ["[ {a: b}, ]", ["[ {a: b}, ]", "{a: b}"]],
    ["[a: b, c]", ["[a: b, c]", "a: b"]],
    ["[a: ]", ["[a: ]", "a:"]],
    ["{a: !!str }", ["{a: !!str }"]],
    ["{a: &x , b: *x }", ["{a: &x , b: *x }"]],
    ["{? a}", ["{? a}"]],
    ["[a, # ]\n b # ]\n ]", ["[a, # ]\n b # ]\n ]"]],
    [`[a, ${" ".repeat(10_000)}]`, [`[a, ${" ".repeat(10_000)}]`]],
  ])("%.40s", (text, expected) => {
    const collections = nodesOf(`${text}\n`).filter(({ kind }) => kind !== "scalar");
    expect(collections.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it("comments before a bracket that is not there are read once", () => {
    expect(nodesOf(`{a: ${"# ".repeat(50)}\n  !!str }\n`)).toHaveLength(2);
  });
});
