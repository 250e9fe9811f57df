import { describe, expect, it } from "vitest";
import { expandApplicationSet } from "../../../src/rendering/gitops/application-set.js";
import { createRepositoryTree } from "../../../src/rendering/gitops/repository-tree.js";
import { substitute } from "../../../src/rendering/gitops/substitution.js";
import { parseDocuments } from "../../../src/yaml/syntax.js";
import { words } from "../../words.js";

const TREE = createRepositoryTree([]);
const list = (count: number) => ({
  list: { elements: Array.from({ length: count }, (_, index) => ({ a: `v${index}` })) },
});
const within = (depth: number, generator: object, inner: object): object =>
  depth === 0 ? inner : { matrix: { generators: [generator, within(depth - 1, generator, inner)] } };
const wide = (generators: readonly object[]) => ({
  generators,
  template: { spec: { project: "{{a}}", source: "{{a}}" } },
});
const LONG = "x".repeat(200_000);

const SETS: readonly (readonly [name: string, spec: object, applications: number])[] = [
  ["a few elements", wide([list(3)]), 3],
  ["a matrix", wide([{ matrix: { generators: [list(20), list(30)] } }]), 600],
  ["a matrix of long lists", wide([{ matrix: { generators: [list(3000), list(3000)] } }]), 0],
  ["matrices in matrices", wide([within(40, list(2), list(2))]), 0],
  [
    "many matrices, each of 10,000",
    wide(Array.from({ length: 300 }, () => ({ matrix: { generators: [list(50), list(100)] } }))),
    10_000,
  ],
  ["merges of long lists", wide([{ merge: { mergeKeys: ["a"], generators: [list(5000), list(5000)] } }]), 0],
  [
    "a long list with a large template",
    { generators: [list(9000)], template: { spec: Array.from({ length: 9000 }, () => "{{a}}") } },
    110,
  ],
  [
    "long values filled in many times",
    {
      generators: [{ list: { elements: Array.from({ length: 200 }, () => ({ a: LONG })) } }],
      template: { spec: { project: "{{a}}".repeat(2000) } },
    },
    200,
  ],
];

describe("an ApplicationSet makes a bounded number of Applications", { timeout: 20_000 }, () => {
  it.each(SETS)("%s", (_name, spec, most) => {
    const [document] = parseDocuments({ path: "set.yaml", text: JSON.stringify(spec) }).documents;
    const made = expandApplicationSet(document?.root, TREE, [], () => undefined);
    expect(made.length).toBeLessThanOrEqual(most);
    if (most < 1000) expect(made.length > 0).toBe(most > 0);
    // What is not filled in any more keeps its parameter.
    const texts = made.flatMap((one) => (one.kind === "mapping" ? one.entries : []));
    expect(JSON.stringify(texts).length).toBeLessThan(600_000_000);
  });
});

const nestedDefaults = (depth: number) => `${"${empty:=".repeat(depth)}end${"}".repeat(depth)}`;
const values = words({ empty: "", long: LONG, a: "b" });

describe("variables of Flux fill in a bounded text", { timeout: 20_000 }, () => {
  it.each<[name: string, text: string, longest: number]>([
    ["defaults in a few defaults", nestedDefaults(20), 3],
    ["defaults in defaults", nestedDefaults(20_000), 200_020],
    ["defaults without an end", "${empty:=".repeat(50_000), 450_000],
    ["one end for many beginnings", `${"${".repeat(100_000)}}`, 200_001],
    ["a long value many times", "${long}".repeat(50_000), 4_400_000],
    ["a long value in defaults many times", "${empty:=${long}}".repeat(20_000), 4_400_000],
    ["many short ones", "${a}".repeat(200_000), 200_000],
    ["many escapes", "$$".repeat(200_000), 200_000],
  ])("%s", (_name, text, longest) => {
    expect(substitute(text, { values, complete: true }).length).toBeLessThanOrEqual(longest);
  });

  it("that double from one Kustomization to the next stay as they stand in the end", () => {
    let text = "0123456789";
    for (let level = 0; level < 60; level++) {
      text = substitute("${v}${v}", { values: words({ v: text }), complete: true });
    }
    expect(text.length).toBeLessThan(10_000_000);
  });
});
