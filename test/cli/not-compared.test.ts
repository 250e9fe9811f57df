import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const SIZED = "{name: sized, labels: {pool: sized}, allocatable: {cpu: 4}}";

function pod(name: string, fields: string, requests = "{}"): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}}
spec:
  containers: [{name: c, image: "c:1", resources: {requests: ${requests}}}]
${fields}`;
}

async function lines(pools: string, ...pods: readonly string[]): Promise<readonly string[]> {
  const folder = temporaryFolder({ "taintlint.yaml": `version: 1\npools: [${pools}]\n`, "a.yaml": pods.join("---\n") });
  const { stdout } = await run(["fit"], { cwd: folder });
  return stdout.trimEnd().split("\n");
}

describe("what pods declare and no verdict compares", () => {
  const VOLUME = "  volumes: [{name: v, persistentVolumeClaim: {claimName: v}}]\n";
  const NEAR =
    "  affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname}]}}\n";
  const OPEN = "{name: open}";

  it("is told once, with how many declare it", async () => {
    const pods = [pod("a", VOLUME, "{cpu: 1}"), pod("b", NEAR, "{cpu: 1}"), pod("c", "  hostNetwork: true\n")];
    expect((await lines(OPEN, ...pods)).at(-1)).toBe(
      "not compared: size (2 workloads), volumes (1 workload), other pods (1 workload), ports (1 workload)",
    );
  });

  it.each([
    ["nothing is declared", OPEN, pod("a", "")],
    ["the size is known", SIZED, pod("a", "", "{cpu: 1}")],
    ["no pool is open", SIZED, pod("a", `${VOLUME}  nodeSelector: {pool: other}\n`)],
  ])("is not told where %s", async (_, pools, text) => {
    const told = await lines(pools, text);
    expect(told).toContainEqual(expect.stringContaining("Pod/a"));
    expect(told.at(-1)).not.toContain("not compared");
  });
});
