import { describe, expect, it } from "vitest";
import type { Inventory } from "../../src/model/cluster.js";
import type { PoolFit, WorkloadFit } from "../../src/model/pool-fit.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { validateTaints } from "../../src/scheduling/validation/taints.js";
import {
  type Json,
  node,
  object,
  objects,
  plain,
  plainError,
  readData,
  taint,
  taintsOf,
  text,
  tolerations,
} from "./decode.js";
import { clusterOf, objectsOf, poolOf, workloadOf } from "./pod-case.js";

function judge(scenario: Json, pod: Json): WorkloadFit {
  const pools = objects(scenario.nodes).map(poolOf);
  const inventory: Inventory = { cluster: clusterOf(pod), pools, complete: true };
  return fitWorkload(workloadOf(pod), inventory, objectsOf(pod));
}

/** What a pool's fit says in the words of the data. */
function poolFacts(fit: PoolFit, kind: string): Json {
  const admits = fit.verdict === "fits" || fit.verdict === "avoided";
  return {
    node: fit.pool.name,
    // A DaemonSet's verdict is its controller's, a pod's is that of the scheduler's filters.
    [kind === "DaemonSet" ? "daemonSetRunsHere" : "fits"]: admits,
    untolerated: fit.untolerated.map(taint),
    avoided: fit.avoided.map(taint),
    selectorMatches: fit.selector === "match",
    cordoned: fit.cordoned,
    evictedAfterSeconds: fit.evictedAfterSeconds,
  };
}

/** A pod that names its node passes the filters by: its kubelet looks at labels and at NoExecute alone. */
function isTaken(want: Json, kind: string, nodeName: string): unknown {
  if (kind === "DaemonSet") return want.daemonSetRunsHere;
  if (nodeName === "" || nodeName !== want.node) return want.fits;
  const isEvicted = objects(want.untolerated).some(({ effect }) => effect === "NoExecute");
  return want.selectorMatches === true && !isEvicted;
}

function wantedFacts(want: Json, kind: string, nodeName: string): Json {
  return {
    node: want.node,
    [kind === "DaemonSet" ? "daemonSetRunsHere" : "fits"]: isTaken(want, kind, nodeName),
    untolerated: objects(want.untolerated).map(taint),
    avoided: objects(want.avoided).map(taint),
    selectorMatches: want.selectorMatches,
    cordoned: want.cordoned,
    evictedAfterSeconds: want.evictedAfterSeconds,
  };
}

const scenarios = objects(readData("scheduler-scenarios.json").scenarios);
const pods = scenarios.flatMap((scenario) => objects(scenario.pods).map((pod) => ({ scenario, pod })));

describe("generated clusters", () => {
  it("holds every scenario, pod and verdict", () => {
    const verdicts = pods.flatMap(({ pod }) => objects(object(pod.want).nodes));
    expect([scenarios.length, pods.length, verdicts.length]).toEqual([190, 540, 1905]);
  });

  it.each(scenarios.map((scenario) => [text(scenario.id), scenario] as const))("%s", (_, scenario) => {
    for (const pod of objects(scenario.pods)) {
      const want = object(pod.want);
      const kind = text(pod.kind);
      const fit = judge(scenario, pod);
      expect(fit.valid).toBe(want.valid);
      expect(fit.fieldErrors.map(plainError)).toEqual(want.errors);
      expect(fit.tolerations.map(plain)).toEqual(tolerations(want.effectiveTolerations).map(plain));
      expect(fit.pools.map((pool) => poolFacts(pool, kind))).toEqual(
        objects(want.nodes).map((wanted) => wantedFacts(wanted, kind, text(object(pod.spec).nodeName))),
      );
    }
  });

  it("refuses the taints of nodes that the API server refuses", () => {
    let refused = 0;
    for (const scenario of scenarios) {
      const wanted = object(scenario.nodeErrors);
      for (const nodeObject of objects(scenario.nodes)) {
        const found = validateTaints(taintsOf(nodeObject)).map(plainError);
        expect(found).toEqual(wanted[node(nodeObject).name] ?? []);
        if (found.length > 0) refused += 1;
      }
    }
    expect(refused).toBe(scenarios.reduce((sum, { nodeErrors }) => sum + Object.keys(object(nodeErrors)).length, 0));
    expect(refused).toBeGreaterThan(0);
  });

  it("says why admission refuses a pod, without who asks", () => {
    const refused = pods.filter(({ pod }) => object(pod.want).admissionError !== undefined);
    expect(refused.map(({ scenario }) => scenario.id)).toEqual(["open-1001-153"]);
    for (const { scenario, pod } of pods) {
      const wanted = object(pod.want).admissionError;
      const found = judge(scenario, pod).admissionError;
      expect(found === undefined ? undefined : `pods "p" is forbidden: ${found}`).toBe(wanted);
    }
  });

  it("tells a pod that bypasses the scheduler from one that does not", () => {
    const bypassing = pods.flatMap(({ scenario, pod }) =>
      judge(scenario, pod).pools.filter(({ reasons }) => reasons.some(({ kind }) => kind === "scheduler-bypassed")),
    );
    const named = pods.flatMap(({ pod }) => {
      const spec = object(pod.spec);
      return pod.kind === "Pod" && text(spec.nodeName) !== ""
        ? objects(object(pod.want).nodes).filter(({ nodeNameMatches }) => nodeNameMatches === true)
        : [];
    });
    expect(bypassing.map(({ pool }) => pool.name)).toEqual(named.map((wanted) => wanted.node));
  });
});
