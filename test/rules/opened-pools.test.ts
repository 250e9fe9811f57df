import { expect, it } from "vitest";
import type { PodSpec } from "../../src/model/pod.js";
import { certainPools } from "../../src/rules/explanations/reached-pools.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { exists, inventory, NO_OBJECTS, node, pool, workload } from "../scheduling/build.js";

const POOLS = inventory([pool({ name: "gpu", taints: ["gpu:NoSchedule"], nodes: [node("gpu-1")] })]);

function names(spec: Partial<PodSpec>): string[] {
  return certainPools(fitWorkload(workload(spec), POOLS, NO_OBJECTS)).map((fit) => fit.pool.name);
}

it("takes no pool for certain where nodeName chooses the node", () => {
  expect(names({ tolerations: [exists("gpu")] })).toEqual(["gpu"]);
  expect(names({ tolerations: [exists("gpu")], nodeName: "gpu-1" })).toEqual([]);
});
