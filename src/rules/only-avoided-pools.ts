import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { inOrder, isPlacementKnown, ofAllPools } from "./contract/vocabulary.js";
import { explainTaints } from "./explanations/taint-explanation.js";

export const onlyAvoidedPools: Rule = {
  id: "only-avoided-pools",
  summary: "The pod can run only where a PreferNoSchedule taint asks it not to.",
  severity: "warning",
  why: `\`PreferNoSchedule\` is a preference: the scheduler puts a pod there if nothing better is left. If no other pool takes the pod, it
always runs on the pool that should be kept free. Either the toleration is missing, or the selector is wrong.`,
  silent: `taintlint is silent if any pool could still take the pod, or if the repository cannot tell, for example because pools may exist
that are not declared.`,
  fix: `Tolerate the PreferNoSchedule taint, or add a pool without it.`,
  examples: readExamples([
    {
      title: "The selector allows only the pool that should stay free",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: reserve
    labels: {pool: reserve}
    taints: ["capacity=reserve:PreferNoSchedule"]
`,
      manifests: `${exampleWorkload("Deployment", "report")}
      nodeSelector:
        pool: reserve # <--
+     tolerations:
+       - {key: capacity, operator: Equal, value: reserve, effect: PreferNoSchedule}
`,
    },
  ]),
  claims: ["all-pools", "no-effect", "pools"],
  *checkWorkload(fit) {
    const { workload, pools } = fit;
    if (!isPlacementKnown(fit) || workload.kind === "DaemonSet") return;
    const avoided = pools.filter((pool) => pool.verdict === "avoided");
    if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
    const placements = explainTaints(fit, avoided);
    yield inOrder(
      placements.map(({ at, cause, reasons, help, offer, related, miss }) => ({
        at,
        workload,
        claims: [ofAllPools("the pod can run only where a taint asks it not to"), cause],
        reasons,
        help,
        offer,
        related,
        subject: {
          tolerations: miss ? [miss.toleration.origin.index] : undefined,
        },
        fingerprintBy: { pools: avoided.map(({ pool }) => pool) },
        pools: [],
      })),
    );
  },
};
