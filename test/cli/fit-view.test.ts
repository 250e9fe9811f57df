import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const POOLS = `version: 1
complete: true
pools: [{name: general}, {name: gpu-a, taints: ["gpu=true:NoSchedule"]}, {name: gpu-b, taints: ["gpu=true:NoSchedule"]}]
`;
const pod = (name: string, namespace: string, spec: string) =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: ${name}, namespace: ${namespace}}\nspec: {containers: [{name: c, image: i}], ${spec}}\n`;
const FILES = {
  "taintlint.yaml": POOLS,
  "pods.yaml": [
    pod("fits", "shop", "priority: 1"),
    pod("lost", "shop", "nodeSelector: {pool: none}"),
    pod("wrong", "ml", "tolerations: [{operator: Exist}]"),
    pod("open", "ml", "runtimeClassName: unknown"),
    pod("gpu", "ml", "tolerations: [{key: gpu, operator: Exists}]"),
  ].join(""),
};

async function shown(...words: string[]): Promise<unknown> {
  const { stdout } = await run(["fit", "--format", "json", ...words], { cwd: temporaryFolder(FILES), env: {} });
  const { pools, workloads } = JSON.parse(stdout);
  const name = (one: { name: string }) => one.name;
  return [pools.map(name).join(" "), workloads.map(name).join(" "), workloads[0]?.pools.length];
}

describe("fit shows", () => {
  it.each<[string[], unknown]>([
    [[], ["general gpu-a gpu-b", "fits lost wrong open gpu", 3]],
    [
      ["--pool", "gpu-*"],
      ["gpu-a gpu-b", "fits lost wrong open gpu", 2],
    ],
    [
      ["--pool", "gpu-a", "--namespace", "ml"],
      ["gpu-a", "wrong open gpu", 1],
    ],
    [
      ["--namespace", "s*"],
      ["general gpu-a gpu-b", "fits lost", 3],
    ],
    [["--only-problems"], ["general gpu-a gpu-b", "lost wrong open", 3]],
    [
      ["--only-problems", "--pool", "gpu-b"],
      ["gpu-b", "fits lost wrong open", 1],
    ],
  ])("with %j", async (words, expected) => {
    expect(await shown(...words)).toEqual(expected);
  });

  it.each([
    [["--pool", "gpu-c"], 'pool "gpu-c" is not known; did you mean "gpu-a"?'],
    [["--namespace", "shopp"], 'no workload is in namespace "shopp"; did you mean "shop"?'],
  ])("nothing, and says so, with %j", async (words, message) => {
    const { exitCode, stderr } = await run(["fit", ...words], { cwd: temporaryFolder(FILES), env: {} });
    expect([exitCode, stderr]).toEqual([2, `taintlint: ${message}\n`]);
  });
});
