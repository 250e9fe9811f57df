import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = `version: 1
pools:
  - {name: general, labels: {pool: general}}
  - {name: gpu, labels: {pool: gpu}, taints: ["gpu:NoSchedule"]}
`;
const POD = `apiVersion: v1
kind: Pod
metadata: {name: web}
spec: {containers: [{name: c, image: "c:1"}]}
`;

function release(name: string, values: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}}
spec:
  chart: {spec: {chart: redis, sourceRef: {kind: HelmRepository, name: charts}}}
  values: ${values}
`;
}

const FILES = {
  "taintlint.yaml": POOLS,
  "web.yaml": POD,
  "a.yaml": release("a", "{nodeSelector: {pool: gpu}, tolerations: [{key: gpu, operator: Exists}]}"),
  "b.yaml": release("b", "{master: {nodeSelector: {pool: gpu}}, replica: {nodeSelector: {pool: gpu}}}"),
  "c.yaml": release("c", "{nodeSelector: {kubernetes.io/os: linux}}"),
  "d.yaml": release("d", "{nodeSelector: {pool: none}}"),
};
const NOT_JUDGED = "4 releases are not judged: the charts are not in this repository\n";
const SELECTED = `2 releases select pool "gpu" in their values\n${NOT_JUDGED}`;

async function told(files: Readonly<Record<string, string>>, ...args: string[]): Promise<string> {
  const { stdout } = await run(args, { cwd: temporaryFolder(files) });
  return stdout;
}

describe("releases whose charts are not here", () => {
  it.each([
    ["fit", ["fit"], `\n\n${SELECTED}`],
    ["explain", ["explain", "web"], `\n\n${SELECTED}`],
    ["what-if of a pool that some select", ["what-if", "gpu", "new=1:NoSchedule"], `\n\n${SELECTED}`],
    ["what-if of another pool", ["what-if", "general", "new=1:NoSchedule"], `\n\n${NOT_JUDGED}`],
  ])("are counted by %s", async (_, args, ending) => {
    const text = await told(FILES, ...args);
    expect(text.slice(-ending.length)).toBe(ending);
  });

  it.each([["fit"], ["what-if"]])("stand in the JSON of %s", async (command) => {
    const args = command === "fit" ? ["fit"] : ["what-if", "gpu", "new=1:NoSchedule"];
    expect(JSON.parse(await told(FILES, ...args, "--format", "json"))).toMatchObject({
      outside: { releases: 4, pools: [{ pool: "gpu", cluster: null, releases: 2 }] },
    });
  });

  it("are not spoken of where there are none", async () => {
    const text = await told({ "taintlint.yaml": POOLS, "web.yaml": POD }, "fit");
    expect(text).toContain("Pod/web");
    expect(text).not.toContain("release");
  });
});
