import { expect, it } from "vitest";
import type { Inventory } from "../../src/model/cluster.js";
import type { PoolFit } from "../../src/model/fit.js";
import { fitWorkload } from "../../src/scheduling/fit.js";
import { rowOf } from "../../src/scheduling/matrix-rows.js";
import { exists, inventory, NO_OBJECTS, pool, workload } from "./build.js";

const objects = NO_OBJECTS;

it("gives pods of the same content the same verdicts, and others their own", () => {
  const cluster = inventory([pool(), pool({ name: "gpu", taints: ["gpu=true:NoSchedule"] })]);
  const tolerations = [exists("gpu")];
  const [first, second, other] = [{ tolerations }, { tolerations: [...tolerations] }, {}].map((spec, index) =>
    fitWorkload({ ...workload(spec), name: `w${index}` }, cluster, objects),
  );
  expect(second?.pools).toBe(first?.pools);
  expect(second?.tolerations).toBe(first?.tolerations);
  expect(second?.workload.name).toBe("w1");
  expect(first?.pools.map(({ verdict }) => verdict)).toEqual(["fits", "fits"]);
  expect(other?.pools.map(({ verdict }) => verdict)).toEqual(["fits", "blocked"]);
});

it("tells a DaemonSet, a namespace and another inventory apart", () => {
  const pools = [pool({ taints: ["node.kubernetes.io/unschedulable:NoSchedule"] })];
  const one = inventory(pools);
  const verdicts = [
    fitWorkload(workload(), one, objects),
    fitWorkload(workload({}, "DaemonSet"), one, objects),
    fitWorkload(workload(), inventory([pool()]), objects),
  ].map((fit) => fit.pools.map(({ verdict }) => verdict).join());
  expect(verdicts).toEqual(["blocked", "fits", "fits"]);
});

it("keeps rows up to a bound, and makes others anew once four more were asked for", () => {
  const cluster: Inventory = inventory([pool(), pool()]);
  const asked: string[] = [];
  const cell: PoolFit = {
    ...{ pool: pool(), verdict: "fits", untolerated: [], avoided: [], tolerated: [], selector: "match" },
    ...{ cordoned: false, evictedAfterSeconds: null, reasons: [] },
  };
  const judge = (pod: string) => {
    asked.push(pod);
    return [cell, cell];
  };
  const rows = [..."abcdefghijkl"].map((pod) => rowOf(cluster, pod, [], () => judge(pod), 4));
  const ask = (...indices: readonly number[]) => {
    for (const index of indices) expect(rows[index]?.pools()).toHaveLength(2);
    return asked.splice(0);
  };
  expect(ask(0, 1, 0, 1)).toEqual(["a", "b"]);
  expect(ask(2, 1, 0, 2)).toEqual(["c"]);
  expect(ask(3, 4, 5, 2)).toEqual(["d", "e", "f"]);
  expect(ask(6, 2, 0, 1)).toEqual(["g", "c"]);
});
