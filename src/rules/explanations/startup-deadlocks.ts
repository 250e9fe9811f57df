import { matchesNameGlob } from "../../model/name-glob.js";
import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place } from "../../model/source.js";
import { formatTaint, type Taint } from "../../model/taint.js";
import { list, quoted } from "../../model/words.js";
import { placeOfTolerations, type Workload } from "../../model/workload.js";
import { keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { ofAllWorkloads } from "../contract/claim.js";
import { insertTolerations } from "../contract/fix-intent.js";
import type { RuleContext, RuleFinding, RuleFindings, RuleOptions } from "../contract/rule.js";
import { distinctTaints, isPlacementKnown, namePools, type TaintOfPool } from "../contract/vocabulary.js";
import { isKnownRemover } from "../facts/startup-taint-removers.js";
import { matchesWorkload, readMappings } from "../facts/workload-option.js";
import { offerFor } from "../repairs/offered-tolerations.js";
import { formatTolerationsFor } from "../repairs/toleration-yaml.js";
import { isKeptOff } from "./reached-pools.js";
import { findReadinessDeadlocks, type ReadinessDeadlock } from "./readiness-deadlocks.js";

const MAX_RELATED = 12;

function isRemover({ workload }: WorkloadFit, taint: Taint, options: RuleOptions): boolean {
  if (workload.kind !== "DaemonSet") return false;
  if (isKnownRemover(workload, taint)) return true;
  return readMappings(options.removers, ["taint", "workload"]).some(
    (remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload),
  );
}

/** Finds startup taints that only a non-tolerating DaemonSet would remove. */
function findStartupDeadlocks(context: RuleContext, options: RuleOptions): Map<WorkloadFit, TaintOfPool[]> {
  const deadlocks = new Map<WorkloadFit, TaintOfPool[]>();
  const removersOf = new Map<string, WorkloadFit[]>();
  for (const [index, pool] of context.inventory.pools.entries()) {
    for (const taint of pool.startupTaints) {
      if (!keepsPodsOff(taint)) continue;
      const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
      removersOf.set(taint.key, removers);
      const running = removers.filter(({ pools }) => pools[index]?.verdict !== "blocked");
      if (running.some((fit) => !isKeptOff(fit, taint))) continue;
      for (const fit of running) {
        if (fit.pools[index]?.verdict !== "fits" || !isPlacementKnown(fit)) continue;
        const known = deadlocks.get(fit);
        if (known === undefined) deadlocks.set(fit, [{ pool, taint }]);
        else known.push({ pool, taint });
      }
    }
  }
  return deadlocks;
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
    help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
    offer: offerFor(taints, ""),
    related,
    subject: { pools, taints },
    fingerprintBy: { taints },
    fix: {
      title: `tolerate ${taints.map(formatTaint).join(", ")}`,
      operations: [insertTolerations(workload, taints)],
    },
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
  const starting = findStartupDeadlocks(context, options);
  for (const [fit, deadlocks] of findReadinessDeadlocks(context)) {
    yield describeReadiness(fit, deadlocks, starting.get(fit) ?? []);
  }
  for (const [fit, deadlocks] of starting) yield describeStartup(fit, deadlocks);
}
