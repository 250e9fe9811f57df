import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { makeRepository } from "../sources/git-repository.js";
import { INVALID_POD } from "./program.js";

const POOLS = "pools: [{name: general}]\n";
const BROKEN = "apiVersion: v1\nkind: Pod\nmetadata: {name: p\n";

type Files = Readonly<Record<string, string>>;

async function lint(files: Files, paths: readonly string[] = [], below = "") {
  const workingDirectory = join(makeRepository(files).folder, below);
  const unnamed = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined };
  const read = await readFromDisk({ workingDirectory, paths, globs: [], ...unnamed }, NO_PROGRESS);
  if (read.problem !== undefined) throw new Error(read.problem[0]?.message);
  const { findings, notices } = lintRepository(read.value.input);
  return {
    findings,
    /** `severity path` of each. */
    found: findings.map(({ severity, source }) => `${severity} ${source.file}`),
    notices: notices.filter((notice) => notice.includes("test tools")),
  };
}

describe("what test tools keep in their folders", () => {
  it.each([
    "pkg/testdata/bad.yaml",
    "gen3/lib/testData/bad.yaml",
    "app/src/test/resources/bad.yaml",
    "a/test_data/b/bad.yaml",
    "charts/a/tests/__snapshot__/bad.yaml",
    "golden/bad.yaml",
    "tests/Fixtures/bad.yaml",
    "policies/a/chainsaw-test/bad.yaml",
    "policies/a/kyverno_tests/bad.yaml",
  ])("is a note: %s", async (path) => {
    expect(await lint({ "taintlint.yaml": `version: 1\n${POOLS}`, [path]: INVALID_POD })).toMatchObject({
      found: [`note ${path}`],
      notices: [`1 finding in folders of test tools is a note: ${path}`],
    });
  });

  it("is a note where it is no YAML, and one notice tells of all", async () => {
    const files = { "a/testData/x.yaml": BROKEN, "a/testData/y.yaml": BROKEN, "b/testdata/z.yaml": BROKEN };
    expect(await lint(files)).toMatchObject({
      found: Object.keys(files).map((path) => `note ${path}`),
      notices: [`3 findings in folders of test tools are notes: ${Object.keys(files).join(", ")}`],
    });
  });

  it.each(["kyverno-test.yaml", "chainsaw-test.yaml"])("is a note beside %s, but not in the root", async (name) => {
    const files = { "a/resource.yaml": INVALID_POD, "b/pod.yaml": INVALID_POD };
    expect((await lint({ ...files, [`a/${name}`]: "{}" })).found).toEqual(["note a/resource.yaml", "error b/pod.yaml"]);
    expect((await lint({ "pod.yaml": INVALID_POD, [name]: "{}" })).found).toEqual(["error pod.yaml"]);
  });

  it.each(["examples/a.yaml", "samples/a.yaml", "test/a.yaml", "hack/a.yaml", "snapshots/a.yaml", "testdata.yaml"])(
    "%s is judged like any other",
    async (path) => {
      expect(await lint({ [path]: INVALID_POD })).toMatchObject({ found: [`error ${path}`], notices: [] });
    },
  );

  const file = { "pkg/testdata/a/bad.yaml": INVALID_POD };
  const declared = (text: string) => ({ ...file, "taintlint.yaml": `version: 1\n${text}` });
  it.each<[string, Parameters<typeof lint>, readonly string[]]>([
    ["a path of the command line above it", [file, ["pkg"]], ["note pkg/testdata/a/bad.yaml"]],
    ["a path that names it", [file, ["pkg/testdata"]], ["error pkg/testdata/a/bad.yaml"]],
    ["a path below", [file, ["pkg/testdata/a/bad.yaml"]], ["error pkg/testdata/a/bad.yaml"]],
    ["the folder of the run", [file, [], "pkg/testdata"], ["error a/bad.yaml"]],
    ["a folder above", [file, [], "pkg"], ["note testdata/a/bad.yaml"]],
    [
      "the root of the repository",
      [{ ...file, "taintlint.yaml": `version: 1\n${POOLS}` }, [], "pkg"],
      ["note testdata/a/bad.yaml"],
    ],
    [
      "the configuration's folder",
      [{ ...file, "pkg/testdata/taintlint.yaml": `version: 1\n${POOLS}` }, [], "pkg/testdata"],
      ["error a/bad.yaml"],
    ],
    ["a glob for everything", [declared(`manifests: ["**/*.yaml"]\n${POOLS}`)], ["note pkg/testdata/a/bad.yaml"]],
    ["a glob that names it", [declared(`manifests: ["**/testdata/**"]\n${POOLS}`)], ["error pkg/testdata/a/bad.yaml"]],
    ["a folder that names it", [declared(`manifests: [pkg/testdata]\n${POOLS}`)], ["error pkg/testdata/a/bad.yaml"]],
    [
      "a glob that takes it away",
      [declared(`manifests: ["**/*.yaml", "!**/testdata/b/**"]\n${POOLS}`)],
      ["note pkg/testdata/a/bad.yaml"],
    ],
    [
      "a cluster that names it",
      [declared(`clusters: [{name: t, manifests: ["pkg/testdata/**"], pools: [{name: general}]}]\n`)],
      ["error pkg/testdata/a/bad.yaml"],
    ],
  ])("folder names and %s", async (_, of, expected) => {
    expect((await lint(...of)).found).toEqual(expected);
  });

  it("no fix is written there", async () => {
    const text =
      "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [], tolerations: [{key: a, value: true}]}\n";
    const { findings } = await lint({
      "taintlint.yaml": 'version: 1\npools: [{name: a, taints: ["a=true:NoSchedule"]}]\n',
      "testdata/a.yaml": text,
      "b.yaml": text,
    });
    const strings = findings.filter(({ rule }) => rule === "non-string-value");
    expect(strings.map(({ source, fixable }) => [source.file, fixable])).toEqual([
      ["b.yaml", true],
      ["testdata/a.yaml", false],
    ]);
  });
});

const KEY = "node-role.kubernetes.io/control-plane";
const app = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  template:
    spec:
      containers: [{name: web, image: web:1}]
      tolerations: [{key: ${KEY}, operator: Exists, effect: NoSchedule}]
`;

it("nobody hears of the control plane of a cluster for tests on one machine", async () => {
  const kind =
    "apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nname: dev\nnodes: [{role: control-plane}, {role: worker}]\n";
  expect((await lint({ "kind.yaml": kind, "app.yaml": app })).found).toEqual([]);
  const pools = `${POOLS.slice(0, -2)}, {name: masters, taints: ["${KEY}:NoSchedule"]}]\n`;
  const declared = { "taintlint.yaml": `version: 1\n${pools}`, "app.yaml": app };
  expect((await lint(declared)).found).toEqual(["warning app.yaml"]);
});

const LIST = "apiVersion: v1\nkind: List\nitems: []\n";

it("a pool in a folder of tests that nothing is deployed to may be wrong on purpose", async () => {
  const pool =
    "apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: nodes}\nspec: {role: Node, taints: ['a=b:c']}\n";
  expect((await lint({ "tests/update/in.yaml": pool, "tests/update/objects.yaml": LIST })).found).toEqual([
    "note tests/update/in.yaml",
  ]);
  expect((await lint({ "examples/update/in.yaml": pool, "examples/update/objects.yaml": LIST })).found).toEqual([
    "error examples/update/in.yaml",
  ]);
});
