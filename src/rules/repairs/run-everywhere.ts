import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { Taint } from "../../model/taint.js";
import type { RuleFinding } from "../contract/rule.js";
import { namePools, taintsAgainst } from "../contract/vocabulary.js";
import { mayServePool, whyNotToTolerate } from "../facts/reservation.js";
import { isVirtualPool } from "../facts/virtual-pool.js";
import { offerFor } from "./offered-tolerations.js";
import { formatTolerationsFor } from "./toleration-yaml.js";

function closedByTaints({ pools }: WorkloadFit): PoolFit[] {
  return pools.filter((pool) => pool.selector !== "mismatch" && taintsAgainst(pool).length > 0);
}

/** Advises a wildcard, since lists of keys miss future taints; keeps the list if that reaches an unwanted pool. */
export function helpToRunEverywhere(
  fit: WorkloadFit,
  taints: readonly Taint[],
  alternative: string,
): Pick<RuleFinding, "help" | "offer"> {
  const { workload } = fit;
  const told = alternative === "" ? "" : `${alternative} `;
  const closed = closedByTaints(fit);
  const kept = closed.filter(
    ({ pool }) =>
      isVirtualPool(pool) || !mayServePool(workload, pool) || whyNotToTolerate(workload, pool) !== undefined,
  );
  if (kept.length > 0) {
    const pools = namePools(kept.map(({ pool }) => pool));
    return {
      help: `${told}It must stay off ${pools}, so that \`operator: Exists\` alone would open too much. Add to the pod spec:\n${formatTolerationsFor(taints)}`,
      offer: offerFor(taints, alternative),
    };
  }
  const reached = closed.length === 0 ? "" : `${namePools(closed.map(({ pool }) => pool))} and `;
  return {
    help: `${told}An agent that other pods need has to run on every node, and platforms add taints of their own. This covers ${reached}taints that are added later:\ntolerations:\n  - operator: Exists`,
    offer: { tolerations: [{ operator: "Exists" }], fallback: alternative },
  };
}
