import { groupBy } from "../../model/group-by.js";
import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { ReadinessRule } from "../../model/readiness.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { compileNodeSelection } from "../../scheduling/labels/node-selection.js";
import { judgeLabels } from "../../scheduling/labels/placement.js";
import { keepsPodsOff } from "../../scheduling/taints/toleration.js";
import type { RuleContext } from "../contract/rule.js";
import { isPlacementKnown } from "../contract/vocabulary.js";
import { isReported, reports } from "../facts/startup-taint-removers.js";
import { isKeptOff } from "./reached-pools.js";

/** A DaemonSet waiting for a taint that waits for its condition. */
export interface ReadinessDeadlock {
  readonly rule: ReadinessRule;
  readonly condition: string;
  /** `reports` the condition itself, or is the agent it `tells of`. */
  readonly role: "reports" | "tells of";
  readonly pools: readonly NodePool[];
}

const ROLES = [
  { role: "reports", isOne: reports },
  { role: "tells of", isOne: isReported },
] as const;

function poolsOf({ selector }: ReadinessRule, { inventory }: RuleContext): Set<number> {
  const terms = [{ matchExpressions: selector, matchFields: [] }];
  const selection = compileNodeSelection(EMPTY_STRING_MAP, selector.length === 0 ? undefined : terms);
  const isChosen = (pool: NodePool) => judgeLabels(selection, pool, inventory) === "match";
  return new Set(inventory.pools.flatMap((pool, index) => (isChosen(pool) ? [index] : [])));
}

/** Returns candidates by pool, if all of them are kept off. */
function keptOff(candidates: readonly WorkloadFit[], index: number, rule: ReadinessRule) {
  const running = candidates.filter(({ pools }) => pools[index]?.verdict !== "blocked");
  if (running.some((fit) => !isKeptOff(fit, rule.taint))) return [];
  return running.filter((fit) => fit.pools[index]?.verdict === "fits" && isPlacementKnown(fit));
}

export function findReadinessDeadlocks(context: RuleContext): Map<WorkloadFit, ReadinessDeadlock[]> {
  const deadlocks = new Map<WorkloadFit, ReadinessDeadlock[]>();
  const daemonSets = context.fits.filter(({ workload }) => workload.kind === "DaemonSet");
  for (const rule of context.objects.readiness) {
    if (!keepsPodsOff(rule.taint)) continue;
    const chosen = poolsOf(rule, context);
    for (const condition of rule.conditions) {
      for (const { role, isOne } of ROLES) {
        const candidates = daemonSets.filter(({ workload }) => isOne(condition, workload));
        const kept = [...chosen].flatMap((index) => {
          const pool = context.inventory.pools[index];
          return pool === undefined ? [] : keptOff(candidates, index, rule).map((fit) => ({ fit, pool }));
        });
        for (const [fit, of] of groupBy(kept, (one) => one.fit)) {
          const known = deadlocks.get(fit) ?? [];
          known.push({ rule, condition, role, pools: of.map(({ pool }) => pool) });
          deadlocks.set(fit, known);
        }
      }
    }
  }
  return deadlocks;
}
