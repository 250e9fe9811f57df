import { describe, expect, it } from "vitest";
import { loadTerraform } from "../../src/index.js";
import { lint } from "../../src/workspace/lint-texts.js";

const pools = (taints: string) => ({
  path: "taintlint.yaml",
  text: `version: 1\npools:\n  - name: general\n  - name: gpu\n    labels: {pool: gpu}\n${taints}`,
});
const TAINTED = pools("    taints: [gpu=true:NoSchedule]\n");
const TRAINER = {
  path: "trainer.yaml",
  text: `apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: c, image: c:1}]
  nodeSelector: {pool: gpu}
`,
};
const files = [TRAINER];

describe("lint with a base", () => {
  it("tells what is new, what was there, and what the change does", async () => {
    const outcome = await lint({ configuration: TAINTED, files, base: { configuration: pools(""), files } });
    if (!outcome.ok) throw new Error("the configuration is right");
    const { findings, existing, change } = outcome.result;
    expect(findings.map(({ rule }) => rule)).toEqual(["taint-change-impact"]);
    expect(findings[0]?.also.map(({ rule }) => rule)).toEqual(["unschedulable"]);
    expect(existing).toEqual([]);
    expect(change?.workloads).toMatchObject([{ name: "trainer", effect: "unschedulable", pools: ["gpu"] }]);
    const same = await lint({ configuration: TAINTED, files, base: { configuration: TAINTED, files } });
    if (!same.ok) throw new Error("the configuration is right");
    expect(same.result.findings).toEqual([]);
    expect(same.result.existing.map(({ rule }) => rule)).toEqual(["unschedulable"]);
  });

  it("says what is wrong with the configuration of the base", async () => {
    const outcome = await lint({
      configuration: TAINTED,
      files,
      base: { configuration: pools("    tints: []\n"), files },
    });
    expect(outcome).toMatchObject({ ok: false, errors: [{ range: { file: "taintlint.yaml", line: 6 } }] });
  });
});

it("reads a text anew that somebody has changed since", async () => {
  const file = { ...TRAINER };
  const workloads = async () => {
    const outcome = await lint({ files: [file] });
    return outcome.ok && outcome.result.summary.workloads;
  };
  expect(await workloads()).toBe(1);
  file.text = "";
  expect(await workloads()).toBe(0);
});

describe("a configuration whose pools are in Terraform", () => {
  const configuration = { path: "taintlint.yaml", text: "version: 1\nfrom: [infra]\n" };
  const pools = `resource "google_container_node_pool" "gpu" {
  name    = "gpu"
  cluster = "main"
}
`;
  const texts = { configuration, files: [TRAINER, { path: "infra/main.tf", text: pools }] };
  const noticesOf = async (options: Parameters<typeof lint>[0]) => {
    const outcome = await lint(options);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.result.summary.workloads).toBe(1);
    return { pools: outcome.result.summary.pools, notices: outcome.result.notices };
  };

  it("is not told to write what it has, where Terraform is not read", async () => {
    expect(await noticesOf(texts)).toEqual({
      pools: 0,
      notices: [
        '"taintlint.yaml" reads no node pools by its "from", so placement cannot be judged: write "pools" into it, or name a file with --inventory',
        expect.stringContaining("Terraform is not read here"),
      ],
    });
    expect(await noticesOf({ ...texts, terraform: await loadTerraform() })).toMatchObject({ pools: 1, notices: [] });
  });

  it("is told so where it has neither", async () => {
    const empty = { ...texts, configuration: { path: "taintlint.yaml", text: "version: 1\n" } };
    expect((await noticesOf(empty)).notices).toContainEqual(expect.stringContaining('write "pools" or "from" into it'));
  });
});

it("takes the configuration at the root of the files, unless another one is given", async () => {
  const poolsOf = async (options: Parameters<typeof lint>[0]) => {
    const outcome = await lint(options);
    return outcome.ok && outcome.result.inventory.pools.map(({ name }) => name);
  };
  const other = { path: "other.yaml", text: "version: 1\npools: [{name: only}]\n" };
  expect(await poolsOf({ files: [...files, TAINTED] })).toEqual(["general", "gpu"]);
  expect(await poolsOf({ files: [...files, TAINTED], configuration: other })).toEqual(["only"]);
});

it("keeps the paths of its texts as they are given, and takes a file beside a folder of its name", async () => {
  const outcome = await lint({
    files: ["./deep//a.yaml", "/b.yaml", "../c.yaml", "d", "d/e.yaml"].map((path) => ({ ...TRAINER, path })),
  });
  expect(outcome.ok && outcome.result.fit.workloads.map(({ source }) => source.file).sort()).toEqual([
    "./deep//a.yaml",
    "/b.yaml",
    "d/e.yaml",
  ]);
  const above = '"../c.yaml" is above the root, and not among the manifests';
  expect(outcome.ok && outcome.result.notices).toContain(above);
  const configuration = { path: "taintlint.yaml", text: 'version: 1\nmanifests: ["../*.yaml"]\n' };
  const named = await lint({ configuration, files: [{ ...TRAINER, path: "../c.yaml" }] });
  expect(named.ok && named.result.fit.workloads.map(({ source }) => source.file)).toEqual(["../c.yaml"]);
  expect(named.ok && named.result.notices).not.toContain(above);
});

it("knows the folders of the change: a chart is left out only if it is there", async () => {
  const configured = (charts: string) => ({
    path: "taintlint.yaml",
    text: `version: 1\npools: [{name: a}]\n${charts}`,
  });
  const chart = { path: "charts/one/Chart.yaml", text: "apiVersion: v2\nname: one\nversion: 1.0.0\n" };
  const rulesOf = async (now: readonly (typeof chart)[]) => {
    const base = { configuration: configured("charts: [{path: charts/*}]\n"), files: [TRAINER, chart] };
    const outcome = await lint({ configuration: configured(""), files: [TRAINER, ...now], base });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.result.summary.workloads).toBe(1);
    return outcome.result.findings.map(({ rule }) => rule);
  };
  expect(await rulesOf([chart])).toEqual(["weakened-check"]);
  expect(await rulesOf([])).toEqual([]);
});
