import { describe, expect, it } from "vitest";
import { createValuesBudget, mergeValues, setValue } from "../../src/manifest/set-values.js";
import type { ScalarNode } from "../../src/model/source.js";
import { parseValues } from "../../src/rendering/contract/write-configuration.js";
import { toValue } from "../../src/yaml/node-value.js";

const scalar = (text: string): ScalarNode => ({ kind: "scalar", value: text, text, plain: false, start: 0, end: 0 });
const valueOfNode = (node: Parameters<typeof toValue>[0] | undefined) => node && toValue(node);

describe("the value of a parameter", () => {
  it.each([
    ["a", "x", { a: "x" }],
    ["a.b.c", "x", { a: { b: { c: "x" } } }],
    ["a\\.b", "x", { "a.b": "x" }],
    ["a[1].b", "x", { a: [null, { b: "x" }] }],
    ["a[0][1]", "x", { a: [[null, "x"]] }],
    ["a", "true", { a: true }],
    ["a", "null", { a: null }],
    ["a", "12", { a: 12 }],
    ["a", "-3", { a: -3 }],
    ["a", "012", { a: "012" }],
    ["a", "1.5", { a: "1.5" }],
    ["a", "yes", { a: "yes" }],
    ["a", "{x,2}", { a: ["x", 2] }],
    ["a", "{}", { a: [] }],
  ])("%s=%s", (name, text, expected) => {
    expect(valueOfNode(setValue(undefined, name, scalar(text), false, createValuesBudget()))).toEqual(expected);
  });

  it("is a text where that is forced", () => {
    expect(valueOfNode(setValue(undefined, "a", scalar("12"), true, createValuesBudget()))).toEqual({ a: "12" });
  });

  it.each(["", "a[x]", "a[99999999]", "a[0]b"])("is refused for the name %j", (name) => {
    expect(setValue(undefined, name, scalar("x"), false, createValuesBudget())).toBeUndefined();
  });
});

it("values of one release copy no more than their budget", () => {
  const budget = createValuesBudget();
  const names = Array.from({ length: 100 }, (_, index) => `a${index}[65536].b[65536]`);
  let values: ReturnType<typeof setValue>;
  const set = names.findIndex((name) => {
    values = setValue(values, name, scalar("x"), false, budget);
    return values === undefined;
  });
  expect(set).toBe(15);
});

describe("values of a text", () => {
  it("are laid over others as helm does", () => {
    const [base, over] = [parseValues("a: {b: 1, c: [1, 2]}\nd: 1\n"), parseValues("a: {c: [3]}\ne: 2\n")];
    expect(over && valueOfNode(mergeValues(base, over))).toEqual({ a: { b: 1, c: [3] }, d: 1, e: 2 });
  });

  it.each(["- a list", "text", "a: [", "a: 1\n---\nb: 2\n"])("are none in %j", (text) => {
    expect(parseValues(text)).toBeUndefined();
  });

  it("are none where aliases explode", () => {
    const levels = Array.from({ length: 30 }, (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`);
    expect(parseValues(["l0: &l0 [x]", ...levels].join("\n"))).toBeUndefined();
  });
});
