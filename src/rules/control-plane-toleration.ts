import { CONTROL_PLANE_KEYS, isControlPlanePool, type NodePool } from "../model/pool.js";
import { formatTaint, type WrittenToleration } from "../model/taint.js";
import { isDaemon, placeOfToleration, type Workload } from "../model/workload.js";
import { ofPools } from "./contract/claim.js";
import { excludingReported, type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";
import { certainPools, poolsByToleration, type ReachedPool } from "./explanations/reached-pools.js";
import { isSystemNamespace, isWelcome } from "./facts/reservation.js";

interface EnteredPool extends ReachedPool {
  readonly toleration: WrittenToleration;
}

function describeEntered(workload: Workload, entered: readonly EnteredPool[]): RuleFinding | undefined {
  const tolerations = entered.map(({ toleration }) => toleration);
  const [first] = [...tolerations].sort((a, b) => a.origin.index - b.origin.index);
  if (first === undefined) return undefined;
  const pools = entered.map(({ pool }) => pool.pool);
  return {
    at: placeOfToleration(workload, first),
    workload,
    claims: [ofPools(`the application may run on the control plane: the toleration opens ${namePools(pools)}`)],
    reasons: entered.map(({ pool: { pool }, taint }) => ({ pool, reasons: [formatTaint(taint)] })),
    help: "Remove the toleration. If the pod is meant for the control plane, say so with a nodeSelector.",
    related: entered.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
    subject: { tolerations: tolerations.map(({ origin }) => origin.index), pools },
    fingerprintBy: { names: ["control plane"] },
  };
}

export const controlPlaneToleration: Rule = {
  id: "control-plane-toleration",
  claims: ["pools"],
  yieldsTo: yieldTo("pool", "wildcard-toleration", "reserved-pool"),
  looksAt: "tolerations",
  *checkWorkload(fit) {
    const { workload } = fit;
    if (isDaemon(workload) || isSystemNamespace(workload.namespace)) return;
    if (certainPools(fit).every(({ pool }) => isControlPlanePool(pool))) return;
    const preferred = workload.podSpec.nodeAffinity?.preferred ?? [];
    const prefersIt = preferred.some(({ preference }) =>
      preference.matchExpressions.some(({ key, operator }) => {
        return CONTROL_PLANE_KEYS.has(key) && (operator === "Exists" || operator === "In");
      }),
    );
    if (prefersIt) return;
    const entered = new Map<NodePool, EnteredPool>();
    for (const [toleration, reached] of poolsByToleration(fit)) {
      for (const found of reached) {
        const { pool } = found.pool;
        const isMeant = pool.reservedFor !== undefined && isWelcome(workload, pool);
        if (isControlPlanePool(pool) && !isMeant && !entered.has(pool)) entered.set(pool, { ...found, toleration });
      }
    }
    yield excludingReported(
      [...entered.values()],
      ({ pool }) => pool.pool,
      (pools) => describeEntered(workload, pools),
    );
  },
};
