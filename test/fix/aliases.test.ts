import { expect, it } from "vitest";
import { findingsOf, fixText } from "./fix-texts.js";

const INVENTORY = 'pools: [{name: general, labels: {size: "2"}}]\n';

/** A nest of aliases in which the scalar `bottom` stands two to the power of 40 times. */
function nest(bottom: string): string {
  const levels = Array.from({ length: 40 }, (_, level) => `  l${level + 1}: &l${level + 1} [*l${level}, *l${level}]\n`);
  return `x-nest:\n  l0: ${bottom}\n${levels.join("")}`;
}

function pod(size: string): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec: {nodeSelector: {size: ${size}}, containers: []}\n`;
}

it("fixes beside a nest of aliases", async () => {
  const text = pod("2") + nest("&l0 3");
  expect((await fixText(INVENTORY, { path: "a.yaml", text })).text).toBe(pod('"2"') + nest("&l0 3"));
});

it("leaves a scalar alone that a nest of aliases repeats", async () => {
  const text = nest("&l0 2") + pod("*l0");
  expect(findingsOf(INVENTORY, { path: "a.yaml", text }).map(({ rule }) => rule)).toEqual(["non-string-value"]);
  expect((await fixText(INVENTORY, { path: "a.yaml", text })).text).toBe(text);
});

it("leaves a mapping alone that a merge key takes over elsewhere", async () => {
  const text = `apiVersion: v1
kind: List
items:
  - apiVersion: v1
    kind: Pod
    metadata: {name: one}
    spec: {containers: [], nodeSelector: &size {size: 2}}
  - apiVersion: v1
    kind: ConfigMap
    metadata: {name: two}
    data: {<<: *size}
`;
  expect(findingsOf(INVENTORY, { path: "a.yaml", text })).toHaveLength(1);
  expect((await fixText(INVENTORY, { path: "a.yaml", text })).text).toBe(text);
});
