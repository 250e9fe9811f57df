import { isDaemon } from "../model/workload.js";
import { ofAllPools } from "./contract/claim.js";
import { inOrder, type Rule } from "./contract/rule.js";
import { isPlacementKnown } from "./contract/vocabulary.js";
import { explainTaints } from "./explanations/taint-explanation.js";

export const onlyAvoidedPools: Rule = {
  id: "only-avoided-pools",
  claims: ["all-pools", "no-effect", "pools"],
  *checkWorkload(fit, context) {
    const { workload, pools } = fit;
    if (!isPlacementKnown(fit) || isDaemon(workload)) return;
    const avoided = pools.filter((pool) => pool.verdict === "avoided");
    if (avoided.length === 0 || pools.some((pool) => pool.verdict === "fits" || pool.verdict === "unknown")) return;
    const placements = explainTaints(fit, avoided, context);
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
