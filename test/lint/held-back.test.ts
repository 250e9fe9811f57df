import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const POOLS = `pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: [{key: gpu, effect: NoSchedule}]}
`;
const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec: {template: {metadata: {labels: {pool: general}}, spec: {}}}
`;

function clusters(team: string): string {
  const declare = (name: string, label: string) =>
    `  - {name: ${name}, complete: false, manifests: ["${name}/**"], pools: [{name: p, labels: {team: ${label}}}]}\n`;
  return `version: 1\nclusters:\n${declare("prod", "a")}${declare("test", team)}`;
}

function pod(name: string, selector: string, above = ""): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  ${above}nodeSelector: {${selector}}
  containers: [{name: c, image: "c:1"}]
`;
}

const term = (key: string, value: string) => `{matchExpressions: [{key: ${key}, operator: In, values: [${value}]}]}`;
const EITHER = `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${term("team", "blue")}, ${term("pool", "gpu")}]}}}`;
const WAITS = /would be an error if the declared pools are all \("complete: true"\)/;

async function notes(files: Record<string, string>) {
  const { stdout, exitCode } = await run(["--render", "off", "--format", "json"], { cwd: temporaryFolder(files) });
  const report = JSON.parse(stdout);
  const held = report.findings.filter(({ message }: { message: string }) => WAITS.test(message));
  expect(held.every(({ severity }: { severity: string }) => severity === "note")).toBe(true);
  return {
    exitCode,
    held: held.map(({ source }: { source: { file: string; line: number } }) => `${source.file}:${source.line}`),
    counted: report.summary.notes >= held.length,
  };
}

describe("an error that waits only for the pools to be all", () => {
  const incomplete = `version: 1\ncomplete: false\n${POOLS}`;

  it("is a note at its line", async () => {
    const folder = temporaryFolder({ "taintlint.yaml": incomplete, "web.yaml": pod("web", "team: blue") });
    const { stdout, exitCode } = await run(["--render", "off"], { cwd: folder });
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      'web.yaml:5:24: note[unschedulable] no declared pool admits the pod: no declared pool has label "team", the pod asks for "blue"; it would be an error if the declared pools are all ("complete: true")',
    );
    expect(stdout).toContain("\n1 note in 1 file");
  });

  it.each<[string, Record<string, string>, readonly string[]]>([
    [
      "a label that no pool has",
      { "taintlint.yaml": incomplete, "web.yaml": pod("web", "team: blue") },
      ["web.yaml:5"],
    ],
    [
      "a label that no pool has beside one that a pool has",
      { "taintlint.yaml": incomplete, "web.yaml": pod("web", "pool: general, team: blue") },
      ["web.yaml:5"],
    ],
    ["a discovered pool", { "pool.yaml": NODE_POOL, "web.yaml": pod("web", "team: blue") }, ["web.yaml:5"]],
    [
      "one cause in two files",
      {
        "taintlint.yaml": incomplete,
        "a.yaml": pod("a", "zoo: x"),
        "b.yaml": pod("b", "team: b"),
        "c.yaml": pod("c", "team: b"),
      },
      ["a.yaml:5"],
    ],
    [
      "a label that no pool of the clusters has to which the file may go",
      { "taintlint.yaml": clusters("b"), "web.yaml": pod("web", "team: blue") },
      ["web.yaml:5"],
    ],
    [
      "a label that a pool of one of them has",
      { "taintlint.yaml": clusters("blue"), "web.yaml": pod("web", "team: blue") },
      [],
    ],
    ["a pool that is there", { "taintlint.yaml": incomplete, "web.yaml": pod("web", "pool: general") }, []],
    ["all pools declared", { "taintlint.yaml": `version: 1\n${POOLS}`, "web.yaml": pod("web", "team: blue") }, []],
    [
      "silenced",
      {
        "taintlint.yaml": incomplete,
        "web.yaml": pod("web", "team: blue", "# taintlint-ignore: unschedulable -- they come\n  "),
      },
      [],
    ],
    [
      "the rule is off",
      { "taintlint.yaml": `rules: {unschedulable: off}\n${incomplete}`, "web.yaml": pod("web", "team: blue") },
      [],
    ],
    ["folders of what is retired", { "taintlint.yaml": incomplete, "old/web.yaml": pod("web", "team: blue") }, []],
    [
      "a term that a pool meets",
      { "taintlint.yaml": incomplete, "web.yaml": pod("web", "").replace("nodeSelector: {}", EITHER) },
      [],
    ],
    ["folders of tests", { "taintlint.yaml": incomplete, "testdata/web.yaml": pod("web", "team: blue") }, []],
    [
      "more causes than five",
      {
        "taintlint.yaml": incomplete,
        ...Object.fromEntries(Array.from("abcdefg", (name) => [`${name}.yaml`, pod(name, `key-${name.repeat(9)}: x`)])),
      },
      ["a.yaml:5", "b.yaml:5", "c.yaml:5", "d.yaml:5", "e.yaml:5"],
    ],
  ])("%s", async (_, files, expected) => {
    expect(await notes(files)).toMatchObject({ held: expected, counted: true });
  });

  it("stands beside what was not judged", async () => {
    const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cache}
spec:
  chart: {spec: {chart: redis, sourceRef: {kind: HelmRepository, name: charts}}}
`;
    const folder = temporaryFolder({
      "taintlint.yaml": incomplete,
      "web.yaml": pod("web", "team: blue"),
      "r.yaml": release,
    });
    const { stdout } = await run(["--render", "off"], { cwd: folder });
    expect(stdout.trimEnd().split("\n").slice(-2)).toEqual([
      "coverage: 1 of 1 workload judged on every pool; 1 release is not rendered: use --charts fetch or taintlint fetch",
      expect.stringMatching(/^1 note in 2 files /),
    ]);
  });

  it("is not told where a webhook may change the selector", async () => {
    const webhook = `apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: changer}
webhooks:
  - name: change.example.com
    rules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}]
`;
    const files = { "taintlint.yaml": incomplete, "web.yaml": pod("web", "team: blue"), "w.yaml": webhook };
    expect((await notes(files)).held).toEqual([]);
  });

  it("is told of each that falls between unknown-label and undeclared-pools, and of none that these tell of", async () => {
    const served = Array.from("abcd", (name) => [`${name}.yaml`, pod(name, "pool: general")]);
    const files = { "taintlint.yaml": incomplete, ...Object.fromEntries(served) };
    // One in five: more than a stray, and less than half.
    expect((await notes({ ...files, "x.yaml": pod("x", "pool: other") })).held).toEqual(["x.yaml:5"]);
    const twice = { "x.yaml": pod("x", "pool: other"), "y.yaml": pod("y", "pool: other") };
    expect((await notes({ ...files, ...twice })).held).toEqual(["x.yaml:5"]);
    const three = Object.fromEntries(Array.from("xyz", (name) => [`${name}.yaml`, pod(name, `pool: other-${name}`)]));
    expect((await notes({ ...files, ...three })).held).toEqual([]);
  });
});
