import { formatTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { nodeNamed } from "../scheduling/labels/placement.js";
import { ofPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { taintedHere } from "./contract/vocabulary.js";

export const nodeNameBypassesScheduler: Rule = {
  id: "node-name-bypasses-scheduler",
  claims: ["pools"],
  looksAt: "node-name",
  *checkWorkload(fit) {
    const { workload } = fit;
    const { nodeName } = workload.podSpec;
    if (!fit.valid || nodeName === "" || workload.kind === "Pod") return;
    const pool = fit.pools.find((one) => nodeNamed(one.pool.nodes ?? [], nodeName) !== undefined);
    const evicting = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoExecute");
    const ignored = (pool?.untolerated ?? []).filter(({ effect }) => effect === "NoSchedule");
    const consequence =
      evicting.length > 0
        ? `its taint ${list(evicting.map(formatTaint))} refuses the pod every time`
        : ignored.length > 0
          ? `its taint ${list(ignored.map(formatTaint))} does not hold the pod back`
          : "no NoSchedule taint holds the pod back";
    yield {
      at: placeInPodSpec(workload, ["nodeName"]),
      workload,
      severity: evicting.length > 0 ? ("warning" as const) : undefined,
      claims: [ofPools(`nodeName ${quoted(nodeName)} bypasses the scheduler: ${consequence}`)],
      help: `Write a nodeSelector instead, so that the scheduler decides:\nnodeSelector:\n  kubernetes.io/hostname: ${nodeName}`,
      related:
        pool === undefined
          ? []
          : pool.pool.taints
              .filter((taint) => pool.untolerated.includes(taint))
              .map((taint) => taintedHere(pool.pool, taint)),
      fingerprintBy: { names: [nodeName] },
    };
  },
};
