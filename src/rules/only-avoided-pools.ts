import { explainTaints } from "./placement.js";
import type { Rule } from "./rule.js";

export const onlyAvoidedPools: Rule = {
  id: "only-avoided-pools",
  summary: "The pod can run only where a PreferNoSchedule taint asks it not to.",
  severity: "warning",
  rationale: `\`PreferNoSchedule\` is a wish, not a wall: the scheduler puts a pod there when nothing better is left. If no
other pool takes the pod, it always runs on the pool that wanted to be kept free. Either the toleration is missing, or
the selector that leads it there is wrong.

Silent when any pool could still take the pod, or when the repository cannot tell.`,
  examples: [
    {
      title: "The selector leaves only the pool that should stay free",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: reserve
    labels: {pool: reserve}
    taints: ["capacity=reserve:PreferNoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve # <--
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: report}
spec:
  template:
    spec:
      containers: [{name: report, image: report:1}]
      nodeSelector:
        pool: reserve
      tolerations:
        - {key: capacity, operator: Equal, value: reserve, effect: PreferNoSchedule}
`,
    },
  ],
  *checkWorkload(fit, { inventory }) {
    const { workload, pools } = fit;
    if (!fit.valid || workload.strayFields.length > 0) return;
    if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return;
    const avoided = pools.filter((pool) => pool.verdict === "avoided");
    if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
    const placement = explainTaints(fit, avoided, inventory.cluster.comparisonOperators);
    yield {
      at: placement.at,
      workload,
      message: `the pod can run only where a taint asks it not to: ${placement.cause}`,
      details: placement.details,
      help: placement.help,
      related: placement.related,
      subject: avoided.map((pool) => pool.pool.name).join(","),
      pools: [],
    };
  },
};
