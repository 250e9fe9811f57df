import type { ReadinessRule } from "../../model/cluster-objects.js";
import { groupBy } from "../../model/group-by.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { placeOfTolerations, type Workload } from "../../model/workload.js";
import { compileNodeSelection } from "../../scheduling/labels/node-selection.js";
import { judgeLabels } from "../../scheduling/labels/placement.js";
import { keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { ofAllWorkloads } from "../contract/claim.js";
import { addTolerations } from "../contract/fix-intent.js";
import type { RuleContext, RuleFinding, RuleFindings, RuleOptions } from "../contract/rule.js";
import { distinctTaints, isPlacementKnown, namePools, type TaintOfPool } from "../contract/vocabulary.js";
import { matchesWorkload, readMappings } from "../facts/reservation.js";
import { isKnownRemover, isReported, reports } from "../facts/startup-taint-removers.js";
import { adviseTolerations } from "../repairs/offered-tolerations.js";
import { isKeptOff } from "./reached-pools.js";

const MAX_RELATED = 12;

function isRemover({ workload }: WorkloadFit, taint: Taint, options: RuleOptions): boolean {
  if (workload.kind !== "DaemonSet") return false;
  if (isKnownRemover(workload, taint)) return true;
  return readMappings(options.removers, ["taint", "workload"]).some(
    (remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload),
  );
}

/** Anything else that removes the taint, or reports the condition, lets the DaemonSet in. */
function describeDeadlock(
  workload: Workload,
  says: string,
  taints: readonly Taint[],
  pools: readonly NodePool[],
  related: readonly { readonly place: Place; readonly message: string }[],
): RuleFinding {
  return {
    at: placeOfTolerations(workload),
    workload,
    claims: [ofAllWorkloads(says)],
    ...adviseTolerations("Add to the pod spec", taints, ""),
    related,
    subject: { pools, taints },
    fingerprintBy: { taints },
    fix: addTolerations(workload, taints),
  };
}

function describeStartup({ workload }: WorkloadFit, deadlocks: readonly TaintOfPool[]): RuleFinding {
  const taints = distinctTaints(deadlocks.map(({ taint }) => taint));
  const pools = deadlocks.map(({ pool }) => pool);
  const [removed, them] = taints.length === 1 ? ["taint", "it"] : ["taints", "them"];
  const says = `the DaemonSet removes startup ${removed} ${list(taints.map(formatTaint))} of ${namePools(pools)}, but does not tolerate ${them}: it never starts there`;
  const related = deadlocks.slice(0, MAX_RELATED).map(({ pool, taint }) => {
    return { place: taint.place, message: `pool ${quoted(pool.name)} starts with this taint` };
  });
  return describeDeadlock(workload, says, taints, pools, related);
}

/** Pools with the same startup taint are reported there. */
function describeReadiness(
  { workload }: WorkloadFit,
  deadlocks: readonly ReadinessDeadlock[],
  told: readonly TaintOfPool[],
): RuleFinding | undefined {
  const unresolved = deadlocks.filter(({ rule, pools }) =>
    pools.some((pool) => !told.some((one) => one.pool === pool && one.taint.key === rule.taint.key)),
  );
  const [first, ...others] = unresolved;
  if (first === undefined) return undefined;
  const { rule, condition, role } = first;
  const taints = distinctTaints(unresolved.map((deadlock) => deadlock.rule.taint));
  const pools = [...new Set(unresolved.flatMap((deadlock) => deadlock.pools))];
  const relation =
    role === "reports" ? `reports condition ${quoted(condition)}` : `is what condition ${quoted(condition)} is about`;
  const says = `the DaemonSet ${relation}, but does not tolerate taint ${formatTaint(rule.taint)}, which NodeReadinessRule ${quoted(rule.name)} keeps on nodes of ${namePools(pools)} until then: it never starts on a node that has the taint`;
  const related = [...new Set(unresolved.map((deadlock) => deadlock.rule))].map((one) => {
    return { place: one.taint.place, message: `NodeReadinessRule ${quoted(one.name)} sets this taint` };
  });
  return {
    ...describeDeadlock(workload, says, taints, pools, related),
    details: others.map(
      (other) => `NodeReadinessRule ${quoted(other.rule.name)} waits for condition ${quoted(other.condition)} as well`,
    ),
  };
}

/** Finds DaemonSets that do not tolerate the taint which they remove; `options.removers` declares further ones. */
export function* checkDeadlocks(context: RuleContext, options: RuleOptions): RuleFindings {
  const found: (TaintOfPool & { readonly fit: WorkloadFit })[] = [];
  const removersOf = new Map<string, WorkloadFit[]>();
  for (const [index, pool] of context.inventory.pools.entries()) {
    for (const taint of pool.startupTaints) {
      if (!keepsPodsOff(taint)) continue;
      const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
      removersOf.set(taint.key, removers);
      found.push(...keptOff(removers, index, taint).map((fit) => ({ fit, pool, taint })));
    }
  }
  const starting = groupBy(found, ({ fit }) => fit);
  for (const [fit, deadlocks] of findReadinessDeadlocks(context)) {
    yield describeReadiness(fit, deadlocks, starting.get(fit) ?? []);
  }
  for (const [fit, deadlocks] of starting) yield describeStartup(fit, deadlocks);
}

/** A DaemonSet waiting for a taint that waits for its condition. */
interface ReadinessDeadlock {
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

/** Returns candidates by pool, if all of them are kept off. */
function keptOff(candidates: readonly WorkloadFit[], index: number, taint: Taint) {
  const running = candidates.filter(({ pools }) => pools[index]?.verdict !== "blocked");
  if (running.some((fit) => !isKeptOff(fit, taint))) return [];
  return running.filter((fit) => fit.pools[index]?.verdict === "fits" && isPlacementKnown(fit));
}

function findReadinessDeadlocks(context: RuleContext): ReadonlyMap<WorkloadFit, readonly ReadinessDeadlock[]> {
  const deadlocks: (ReadinessDeadlock & { readonly fit: WorkloadFit })[] = [];
  const daemonSets = context.fits.filter(({ workload }) => workload.kind === "DaemonSet");
  for (const rule of context.objects.readiness) {
    if (!keepsPodsOff(rule.taint)) continue;
    const { selector } = rule;
    const { inventory } = context;
    const terms = [{ matchExpressions: selector, matchFields: [] }];
    const selection = compileNodeSelection(EMPTY_STRING_MAP, selector.length === 0 ? undefined : terms);
    const isChosen = (pool: NodePool) => judgeLabels(selection, pool, inventory) === "match";
    const chosen = new Set(inventory.pools.flatMap((pool, index) => (isChosen(pool) ? [index] : [])));
    for (const condition of rule.conditions) {
      for (const { role, isOne } of ROLES) {
        const candidates = daemonSets.filter(({ workload }) => isOne(condition, workload));
        const kept = [...chosen].flatMap((index) => {
          const pool = context.inventory.pools[index];
          return pool === undefined ? [] : keptOff(candidates, index, rule.taint).map((fit) => ({ fit, pool }));
        });
        for (const [fit, of] of groupBy(kept, (one) => one.fit))
          deadlocks.push({ fit, rule, condition, role, pools: of.map(({ pool }) => pool) });
      }
    }
  }
  return groupBy(deadlocks, ({ fit }) => fit);
}
