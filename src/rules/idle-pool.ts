import { isControlPlanePool } from "../model/control-plane.js";
import { hasNoNodes } from "../model/pool.js";
import { quoted } from "../model/words.js";
import { exampleWorkload } from "./contract/example-workload.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofAllWorkloads } from "./contract/vocabulary.js";

/** Whether the pool at this position may take a workload; the verdicts stand in the order of the inventory. */
function isUsable(index: number, { fits }: RuleContext): boolean {
  return fits.some(({ workload, pools }) => {
    const verdict = pools[index]?.verdict;
    return workload.kind !== "DaemonSet" && verdict !== undefined && verdict !== "blocked";
  });
}

export const idlePool: Rule = {
  id: "idle-pool",
  summary: "No workload of the repository can run on the pool.",
  severity: "note",
  on: false,
  rationale: `A pool that nobody can use costs money, or its taint is misspelt and the workloads that it is meant for run
elsewhere. This needs a repository that holds every workload of the cluster, so that the rule is off unless the
configuration turns it on: \`rules: {idle-pool: note}\`.

DaemonSets do not count: they follow the nodes. A pool that may take a workload is not idle. Control-plane pools, and pools
that are scaled to zero, are left out, and a repository without any workload is not judged.`,
  examples: [
    {
      title: "A pool whose taint nobody tolerates",
      inventory: `
pools:
  - name: general
  - name: batch # <--
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`,
      bad: `${exampleWorkload("Job", "report")}
`,
      good: `${exampleWorkload("Job", "report")}
      nodeSelector: {pool: batch}
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
---${exampleWorkload("Deployment", "api")}
`,
      goodInventory: `
pools:
  - name: general
  - name: batch
    labels: {pool: batch}
    taints: ["dedicated=batch:NoSchedule"]
rules: {idle-pool: note}
`,
    },
  ],
  claims: ["all-workloads"],
  *checkInventory(context) {
    const { inventory, fits } = context;
    if (fits.every(({ workload }) => workload.kind === "DaemonSet")) return;
    for (const [index, pool] of inventory.pools.entries()) {
      if (hasNoNodes(pool) || pool.role === "control-plane" || isControlPlanePool(pool)) continue;
      if (isUsable(index, context)) continue;
      yield {
        at: pool.place,
        claims: [ofAllWorkloads(`no workload of the repository can run on pool ${quoted(pool.name)}`)],
        help: "Remove the pool, or correct its taints and labels or those of the workloads that it is meant for.",
        concerns: { pools: [pool] },
      };
    }
  },
};
