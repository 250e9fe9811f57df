import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/inventory/formats/index.js";
import { buildInventory } from "../../src/inventory/pools.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { joinWords } from "../../src/model/words.js";
import { formatErrors } from "./formatted-errors.js";

/** The inventory of a configuration's first cluster; `files` are the texts of its imports, by path. */
function build(text: string, files: Readonly<Record<string, string>> = {}) {
  const parsed = parseConfiguration({ path: "taintlint.yaml", text }, { kind: "configuration" });
  expect(formatErrors(parsed.errors)).toEqual([]);
  const [cluster] = parsed.configuration?.clusters ?? [];
  if (cluster === undefined) throw new Error("a configuration has at least one cluster");
  const imports = (cluster.from ?? []).flatMap((from) =>
    from.paths.flatMap((path) => {
      const content = files[path];
      return content === undefined ? [] : [{ from, file: { path, text: content } }];
    }),
  );
  const { inventory, errors, notices } = buildInventory(cluster, imports);
  return { inventory, errors: formatErrors(errors), notices: formatErrors(notices) };
}

function nodeOf(name: string): string {
  return `apiVersion: v1\nkind: Node\nmetadata: {name: ${name}, uid: u}\n`;
}

describe("hand-declared pools", () => {
  it("are complete, with their taints at their places", () => {
    const { inventory, errors } = build(
      "version: 1\npools:\n  - name: gpu\n    taints: [a=b:NoSchedule, {key: c, effect: NO_EXECUTE}, a=d:NoSchedule]\n",
    );
    expect(errors).toEqual([]);
    expect(inventory.complete).toBe(true);
    expect(inventory.pools[0]?.taints.map(({ key, value, effect, place }) => [key, value, effect, place.path])).toEqual(
      [
        ["a", "b", "NoSchedule", ["pools", 0, "taints", 0]],
        ["c", "", "NO_EXECUTE", ["pools", 0, "taints", 1]],
        ["a", "d", "NoSchedule", ["pools", 0, "taints", 2]],
      ],
    );
  });

  it.each([
    ["version: 1\npools: [{name: a}]\n", true],
    ["version: 1\npools: [{name: a}]\ncomplete: false\n", false],
    ["version: 1\n", false],
    ["version: 1\ncomplete: true\n", true],
    ["version: 1\npools: [{name: a}]\nfrom: [{path: missing.yaml, optional: true}]\n", false],
  ])("%j: complete is %s", (text, complete) => {
    expect(build(text)).toMatchObject({ inventory: { complete }, errors: [] });
  });

  it.each([
    ["version: 1\npools: []\n", '2:1 "pools" is empty: declare at least a pool, such as {name: general}'],
    ["version: 1\nfrom: []\n", '2:1 "from" is empty: declare at least a file, such as {path: nodes.yaml}'],
    [
      "version: 1\nclusters:\n  - name: a\n    pools: []\n    from: []\n",
      '4:5 "pools" is empty: declare at least a pool, such as {name: general}',
    ],
    [
      "version: 1\npools:\n  - name: a\n  - name: b\n  - {labels: {}, name: a}\n",
      '5:24 pool "a" is declared twice: first in "taintlint.yaml", line 3',
    ],
  ])("%j is an error", (text, error) => {
    expect(build(text).errors).toEqual([`taintlint.yaml:${error}`]);
  });

  it("may have the same name in two clusters", () => {
    expect(
      build("version: 1\nclusters: [{name: a, pools: [{name: p}]}, {name: b, pools: [{name: p}]}]\n").errors,
    ).toEqual([]);
  });

  it.each([
    ["{max: 0}", true],
    ["{replicas: 0}", true],
    ["{replicas: 0, max: 3}", false],
    ["{min: 0, max: 3}", false],
    ["{}", false],
  ])("with scale %s: told that no pod can run there is %s", (scale, told) => {
    expect(build(`version: 1\npools:\n  - name: a\n    scale: ${scale}\n`).notices).toEqual(
      told ? ['taintlint.yaml:3:11 pool "a" is scaled to zero: no pod can run there'] : [],
    );
  });
});

describe("requirements of a pool", () => {
  // Nodes of a pool with a list may differ, be the list empty: a DaemonSet with a selector need not run on all of them.
  it.each([
    ["karpenter.sh/v1", []],
    ["hypershift.openshift.io/v1beta1", undefined],
  ])("of %s: %j where the file says none", (apiVersion, requirements) => {
    const text = `apiVersion: ${apiVersion}\nkind: NodePool\nmetadata: {name: a}\n`;
    const { inventory } = build("version: 1\nfrom: [{path: pool.yaml}]\n", { "pool.yaml": text });
    expect(inventory.pools.map((pool) => [pool.name, pool.requirements])).toEqual([["a", requirements]]);
  });
});

const READ_FORMATS = joinWords(FORMATS.map(({ id }) => `"${id}"`));
const NO_POOL = `"a.yaml" holds no node pool; formats that are read: ${READ_FORMATS}`;

describe("imports", () => {
  it("stand after the hand-declared pools and make a complete inventory", () => {
    const { inventory, errors } = build(
      "version: 1\nfrom: [b.yaml, {path: a.yaml, prefix: x-}]\npools: [{name: hand}]\n",
      {
        "a.yaml": nodeOf("n1"),
        "b.yaml": nodeOf("n2"),
      },
    );
    expect(errors).toEqual([]);
    expect(inventory.pools.map(({ name, format }) => [name, format])).toEqual([
      ["hand", "taintlint"],
      ["nodes", "node"],
      ["x-nodes", "node"],
    ]);
    expect(inventory.complete).toBe(true);
  });

  it("are not complete where somebody wrote the Nodes by hand", () => {
    const labels = "apiVersion: v1\nkind: Node\nmetadata: {name: a, labels: {kvm: ''}}\n";
    expect(build("version: 1\nfrom: [nodes.yaml]\n", { "nodes.yaml": labels }).inventory.complete).toBe(false);
    expect(build("version: 1\nfrom: [nodes.yaml]\n", { "nodes.yaml": nodeOf("a") }).inventory.complete).toBe(true);
  });

  it("make one pool out of several files of one entry", () => {
    const { inventory } = build("version: 1\nfrom: [{path: [a.yaml, b.yaml]}]\n", {
      "a.yaml": nodeOf("n1"),
      "b.yaml": nodeOf("n2"),
    });
    expect(inventory.pools.map(({ name, nodes }) => [name, nodes?.map((node) => node.name)])).toEqual([
      ["nodes", ["n1", "n2"]],
    ]);
  });

  it.each([
    [
      "a pool's name that is taken",
      "[a.yaml]",
      nodeOf("n1"),
      'taintlint.yaml:3:16 pool "nodes" is imported, too, from "a.yaml", line 3: change it with "overrides", or give the import a "prefix"',
    ],
    ["nothing in the file", "[a.yaml]", "", `taintlint.yaml:2:8 ${NO_POOL}`],
    ["an empty list", "[a.yaml]", "apiVersion: v1\nkind: List\nitems: []\n", `taintlint.yaml:2:8 ${NO_POOL}`],
    ["other objects", "[{path: a.yaml}]", "apiVersion: apps/v1\nkind: Deployment\n", `taintlint.yaml:2:15 ${NO_POOL}`],
    [
      "a Node of another group",
      "[a.yaml]",
      "apiVersion: longhorn.io/v1beta2\nkind: Node\nmetadata: {name: a}\n",
      `taintlint.yaml:2:8 ${NO_POOL}`,
    ],
    [
      "another format where Nodes are asked for",
      "[{path: a.yaml, format: node}]",
      "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\n",
      'taintlint.yaml:2:15 "a.yaml" holds no node pool of format "node"',
    ],
    [
      "broken YAML",
      "[a.yaml]",
      "kind: [",
      "a.yaml:1:8 not valid YAML: unexpected end of the stream within a flow collection",
    ],
  ])("with %s are an error", (_, from, text, error) => {
    expect(build(`version: 1\nfrom: ${from}\npools: [{name: nodes}]\n`, { "a.yaml": text }).errors).toEqual([error]);
  });

  const nodePool = "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: web}\n";

  it("may take in files without a pool, as globs do", () => {
    const nodeClass = "apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: web}\n";
    const files = { "a.yaml": nodePool, "b.yaml": nodeClass, "c.yaml": "" };
    const { inventory, errors } = build("version: 1\nfrom: [{path: [a.yaml, b.yaml, c.yaml]}]\n", files);
    expect([inventory.pools.map(({ name }) => name), errors]).toEqual([["web"], []]);
  });

  it("without any pool in several files are one error", () => {
    expect(build("version: 1\nfrom: [{path: [a.yaml, b.yaml]}]\n", { "a.yaml": "", "b.yaml": "" }).errors).toEqual([
      `taintlint.yaml:2:9 "a.yaml" and 1 more file hold no node pool; formats that are read: ${READ_FORMATS}`,
    ]);
  });

  it("of a template are told, and leave the inventory incomplete", () => {
    const text = "apiVersion: v1\nkind: Node\nmetadata: {name: n}\n---\nspec:\n  {{- if .Values.gpu }}\n  taints: [\n";
    const { inventory, errors, notices } = build("version: 1\nfrom: [a.yaml]\n", { "a.yaml": text });
    expect([inventory.pools.length, inventory.complete, errors]).toEqual([1, false, []]);
    expect(notices).toEqual([
      'a.yaml:6:5 "a.yaml" is a template, "{{- if .Values.gpu }}": not every pool that it declares is known',
    ]);
  });

  it("of a template that is YAML but for its lines are read without a word", () => {
    const text = `${nodePool}spec:\n{{- if .Values.gpu }}\n  weight: 1\n{{- end }}\n`;
    const { inventory, errors, notices } = build("version: 1\nfrom: [a.yaml]\n", { "a.yaml": text });
    expect([inventory.pools.length, errors, notices]).toEqual([1, [], []]);
  });

  it.each([
    ["version: 1\nfrom: [a.yaml]\n", false],
    ["version: 1\nfrom: [a.yaml]\npools: [{name: hand}]\n", false],
    ["version: 1\nfrom: [a.yaml]\ncomplete: true\n", true],
  ])("of provisioners: %j: complete is %s", (text, complete) => {
    expect(build(text, { "a.yaml": nodePool }).inventory.complete).toBe(complete);
  });
});
