import { describe, expect, it } from "vitest";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { words } from "../words.js";
import { expression, inventory, NO_OBJECTS, pool, required, workload } from "./build.js";

const KEY = "cloud.google.com/compute-class";
const taints = [`${KEY}=batch:NoSchedule`];
const classPool = pool({ name: "batch", format: "compute-class", labels: words({ [KEY]: "batch" }), taints });

function verdicts(asking: ReturnType<typeof workload>, cluster = inventory([classPool])) {
  return fitWorkload(asking, cluster, NO_OBJECTS).pools.map(({ verdict }) => verdict);
}

describe("a pod that selects a ComputeClass", () => {
  it.each([
    ["by its node selector", workload({ nodeSelector: words({ [KEY]: "batch" }) })],
    ["by its required node affinity", workload(required([expression(KEY, "In", "batch")]))],
  ])("%s gets the toleration from GKE", (_, asking) => {
    const fit = fitWorkload(asking, inventory([classPool]), NO_OBJECTS);
    expect(fit.tolerations.at(-1)).toEqual({
      key: KEY,
      operator: "Equal",
      value: "batch",
      effect: "NoSchedule",
      origin: { by: "GKE", computeClass: "batch" },
    });
    expect(fit.pools[0]?.verdict).toBe("fits");
  });

  it("gets no toleration of another class, nor with NotIn", () => {
    expect(verdicts(workload({ nodeSelector: words({ [KEY]: "web" }) }))).toEqual(["blocked"]);
    expect(verdicts(workload(required([expression(KEY, "NotIn", "web")])))).toEqual(["blocked"]);
    expect(verdicts(workload())).toEqual(["blocked"]);
  });

  it("gets it only where the cluster is one of GKE", () => {
    const declared = pool({ labels: words({ [KEY]: "batch" }), taints });
    const asking = workload({ nodeSelector: words({ [KEY]: "batch" }) });
    expect(verdicts(asking, inventory([declared]))).toEqual(["blocked"]);
    expect(verdicts(asking, inventory([declared], { provider: "gke" }))).toEqual(["fits"]);
  });

  it("is judged by its template alone in a DaemonSet", () => {
    const asking = workload({ nodeSelector: words({ [KEY]: "batch" }) }, "DaemonSet");
    const [judged] = fitWorkload(asking, inventory([classPool]), NO_OBJECTS).pools;
    expect(judged?.verdict).toBe("blocked");
    expect(judged?.reasons[0]).toMatchObject({ kind: "daemonset-ignores-admission", addedBy: "GKE" });
  });
});
