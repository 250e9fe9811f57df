import { describe, expect, it } from "vitest";
import { runInProcess } from "./in-process.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const nodePool = (name: string) =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata:\n  labels: {}\n  annotations: {}\n  name: ${name}\nspec: {template: {metadata: {labels: {pool: ${name}}}, spec: {}}}\n`;
const POD_OF_SPOT = POD.replace("spec:", "spec:\n  nodeSelector: {pool: spot}");
const FILES = { "pools/a/pool.yaml": nodePool("a"), "pools/b/pool.yaml": nodePool("b"), "pod.yaml": POD_OF_SPOT };
const NAMED = 'version: 1\ncomplete: true\nfrom: ["pools/*/pool.yaml"]\n';
const OPEN = NAMED.replace("complete: true\n", "");
const UNREAD = 'new/provisioner.yaml:6 declares a NodePool that taintlint.yaml does not read: name it under "from"';

describe("a configuration", () => {
  it("that init writes has a glob of folders beside each other, which reads the next one", async () => {
    const { stdout } = await runInProcess(["init", "--stdout"], temporaryFolder(FILES));
    expect(stdout).toContain('  # 2 pools: a, b\n  - path: "pools/*/pool.yaml"\n    format: karpenter\n');
    const next = { ...FILES, "pools/spot/pool.yaml": nodePool("spot"), "taintlint.yaml": stdout };
    const report = JSON.parse((await runInProcess(["--format", "json"], temporaryFolder(next))).stdout);
    expect([report.findings, report.notices]).toEqual([[], []]);
  });

  it("that init writes names the files where a glob would take in one that cannot be loaded", async () => {
    const ignored = { ".gitignore": "pools/old.yaml\n", ".git/HEAD": "ref: refs/heads/main\n" };
    const pools = { "pools/a.yaml": nodePool("a"), "pools/b.yaml": nodePool("b"), "pools/old.yaml": nodePool("a") };
    const { stdout } = await runInProcess(["init", "--stdout"], temporaryFolder({ ...ignored, ...pools }));
    expect(stdout).toContain("  - path:\n      - pools/a.yaml\n      - pools/b.yaml\n");
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[], readonly string[]]>([
    ["elsewhere", { "new/provisioner.yaml": nodePool("spot"), "taintlint.yaml": OPEN }, [], [UNREAD]],
    [
      "elsewhere, beside a list that is complete",
      { "new/provisioner.yaml": nodePool("spot") },
      ["unschedulable"],
      [UNREAD],
    ],
    ["nowhere", {}, ["unschedulable"], []],
    ["in an example", { "examples/new/pool.yaml": nodePool("spot") }, ["unschedulable"], []],
    ["in a folder that is named for what is old", { "old/pool.yaml": nodePool("spot") }, ["unschedulable"], []],
    [
      "in a patch",
      { "kustomization.yaml": "patches: [{path: p.yaml}]\n", "p.yaml": nodePool("spot") },
      ["unschedulable"],
      [],
    ],
  ])(
    "names a NodePool that it does not read, and accuses nobody who asks for it unless its list is complete: %s",
    async (_, more, rules, told) => {
      const cwd = temporaryFolder({ ...FILES, "taintlint.yaml": NAMED, ...more });
      const report = JSON.parse((await runInProcess(["--render", "off", "--format", "json"], cwd)).stdout);
      expect(report.findings.map(({ rule }: { rule: string }) => rule)).toEqual(rules);
      expect(report.notices).toEqual(told);
    },
  );
});
