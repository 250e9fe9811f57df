import { describe, expect, it } from "vitest";
import type { AdmissionObjects, Inventory, NamespaceDefaults } from "../../src/model/cluster.js";
import type { PoolFit } from "../../src/model/fit.js";
import type { PolicyOrigin } from "../../src/model/toleration.js";
import type { Workload } from "../../src/model/workload.js";
import { daemonTolerations } from "../../src/scheduling/daemonset.js";
import { fitWorkload } from "../../src/scheduling/fit.js";
import { rowOf } from "../../src/scheduling/matrix-rows.js";
import { words } from "../words.js";
import { exists, expression, inventory, NO_OBJECTS, pool, required, workload } from "./build.js";

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

describe("pods that differ in one thing have their own verdicts", () => {
  const policy: PolicyOrigin = { by: "webhook", policy: "p" };
  const tainted = () => pool({ labels: words({ pool: "a" }), taints: ["gpu=5:NoSchedule"] });
  /** Nobody can tell what a policy makes of the pods of one workload. */
  const opening = (list: "tolerations" | "selection"): AdmissionObjects => ({
    ...NO_OBJECTS,
    changePod: ({ name }, stage, spec, tolerations) => ({
      spec,
      tolerations,
      applied: [],
      open: { tolerations: [], selection: [], ...(stage === "pod" && name === "open" && { [list]: [policy] }) },
    }),
  });
  const annotated = (fields: Partial<NamespaceDefaults>): AdmissionObjects => {
    const absent = { nodeSelector: undefined, defaultTolerations: undefined, tolerationsWhitelist: undefined };
    return { ...NO_OBJECTS, namespaces: new Map([["other", { name: "other", ...absent, ...fields }]]) };
  };
  const perhaps = { admission: { podNodeSelector: "unknown", podTolerationRestriction: "unknown" } } as const;
  const plain = workload();
  const tolerating = workload({ tolerations: [exists("gpu")] });

  it.each<readonly [string, Workload, Workload, AdmissionObjects]>([
    ["a toleration", plain, tolerating, NO_OBJECTS],
    ["a node selector", plain, workload({ nodeSelector: words({ pool: "b" }) }), NO_OBJECTS],
    ["an affinity", plain, workload(required([expression("topology.kubernetes.io/zone", "Exists")])), NO_OBJECTS],
    ["a node's name", plain, workload({ nodeName: "n" }), NO_OBJECTS],
    ["a RuntimeClass that nobody declares", plain, workload({ runtimeClassName: "r" }), NO_OBJECTS],
    ["a queue", plain, { ...plain, labels: words({ "kueue.x-k8s.io/queue-name": "q" }) }, NO_OBJECTS],
    ["a policy on tolerations", plain, { ...plain, name: "open" }, opening("tolerations")],
    ["a policy on the selection", tolerating, { ...tolerating, name: "open" }, opening("selection")],
    [
      "a namespace that may tolerate",
      plain,
      { ...plain, namespace: "other" },
      annotated({ defaultTolerations: [exists("gpu")] }),
    ],
    [
      "a namespace that may select",
      tolerating,
      { ...tolerating, namespace: "other" },
      annotated({ nodeSelector: "pool=b" }),
    ],
    ["their controller", workload({ tolerations: daemonTolerations(false) }), workload({}, "DaemonSet"), NO_OBJECTS],
  ])("%s", (_, one, other, objects) => {
    const cluster = () => inventory([tainted(), pool({ taints: ["a:PreferNoSchedule"] })], perhaps);
    const verdicts = (asked: Workload, of: Inventory) =>
      fitWorkload(asked, of, objects).pools.map(({ verdict, reasons }) => [
        verdict,
        ...reasons.map(({ kind }) => kind),
      ]);
    const shared = cluster();
    const [first, second] = [verdicts(one, shared), verdicts(other, shared)];
    expect(second).not.toEqual(first);
    expect(second).toEqual(verdicts(other, cluster()));
  });
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
