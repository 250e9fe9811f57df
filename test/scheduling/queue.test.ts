import { describe, expect, it } from "vitest";
import type { NodePool } from "../../src/model/pool.js";
import type { Workload } from "../../src/model/workload.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { queueOf } from "../../src/scheduling/queues/queue.js";
import { describeReason } from "../../src/scheduling/reasons.js";
import { words } from "../words.js";
import { inventory, NO_OBJECTS, node, pool, workload } from "./build.js";

const labels = words({ "kueue.x-k8s.io/queue-name": "research" });
const queued: Workload = { ...workload({ nodeSelector: words({ pool: "gpu" }) }, "Job"), labels };

function judge(asking: Workload, on: NodePool) {
  const [fit] = fitWorkload(asking, inventory([on]), NO_OBJECTS).pools;
  if (fit === undefined) throw new Error("one pool");
  return fit;
}

const told = { kind: "queue-may-tolerate", queue: "research" };

describe("a workload with a queue of Kueue", () => {
  it("is named by the object or its template, but never for a DaemonSet", () => {
    expect(queueOf(queued)).toBe("research");
    expect(queueOf({ ...workload(), templateLabels: labels })).toBe("research");
    expect(queueOf({ ...workload({}, "DaemonSet"), labels })).toBeUndefined();
    expect(queueOf({ ...workload(), labels: words({ "kueue.x-k8s.io/queue-name": "" }) })).toBeUndefined();
  });

  it("may tolerate a taint, and says so", () => {
    const fit = judge(queued, pool({ labels: words({ pool: "gpu" }), taints: ["a=b:NoSchedule", "c:NoExecute"] }));
    expect(fit).toMatchObject({ verdict: "unknown", evictedAfterSeconds: null });
    expect(fit.untolerated).toHaveLength(2);
    expect(fit.reasons.at(-1)).toEqual(told);
    expect(fit.reasons.map(describeReason).at(-1)).toBe(
      'queue "research" of Kueue may add tolerations when it admits the pod',
    );
  });

  it("may tolerate cordon", () => {
    const cordoned = pool({ nodes: [node("n1", { pool: "gpu" }, true)], labelsClosed: true });
    expect(judge(queued, cordoned)).toMatchObject({ verdict: "unknown" });
    expect(judge(queued, cordoned).reasons).toContainEqual(told);
  });

  it("stays blocked by its selector", () => {
    const fit = judge(queued, pool({ labels: words({ pool: "cpu" }), taints: ["a=b:NoSchedule"] }));
    expect(fit.verdict).toBe("blocked");
    expect(fit.reasons).not.toContainEqual(told);
  });

  it("fits where nothing stands against it", () => {
    expect(judge(queued, pool({ labels: words({ pool: "gpu" }) }))).toMatchObject({ verdict: "fits", reasons: [] });
  });
});
