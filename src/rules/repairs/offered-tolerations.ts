import type { PoolFit } from "../../model/pool-fit.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { keepsPodsOff, toleratesTaint } from "../../scheduling/taints/toleration.js";
import { tolerationValueFor } from "../contract/fix-intent.js";
import type { Offer } from "../contract/rule.js";
import { isIntruder, isWelcome, whyNotToTolerate } from "../facts/reservation.js";

/** Returns the help's tolerations. `otherwise` replaces them if harmful. */
export function offerFor(taints: readonly Taint[], fallback: string): Offer {
  return { tolerations: taints.map(tolerationValueFor), fallback: fallback };
}

/** Returns the reason the pool is not for the workload. Required agents pass reservations. */
function whyNotMeant(workload: Workload, pool: PoolFit["pool"]): string | undefined {
  const servesReserved = !isWelcome(workload, pool) && !isIntruder(workload, pool);
  return servesReserved ? undefined : whyNotToTolerate(workload, pool);
}

export function describeHarm(
  workload: Workload,
  pools: readonly PoolFit[],
  tolerations: readonly Toleration[],
): string | undefined {
  for (const { pool, verdict, selector, untolerated } of pools) {
    const against = untolerated.filter(keepsPodsOff);
    if (verdict !== "blocked" || selector === "mismatch" || against.length === 0) continue;
    // Help compares no numbers.
    const isMet = (taint: Taint) => tolerations.some((one) => toleratesTaint(one, taint, "off") === "yes");
    const why = against.every(isMet) ? whyNotMeant(workload, pool) : undefined;
    if (why === undefined) continue;
    return `No toleration is proposed, because it opens pool ${quoted(pool.name)}, too, which ${why}: select another pool by its labels first, or give that one a taint of its own.`;
  }
  return undefined;
}
