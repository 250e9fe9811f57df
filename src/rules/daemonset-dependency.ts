import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { quoted } from "../model/words.js";
import { formatWorkload, placeInObject, placeOfTolerations } from "../model/workload.js";
import { describeReason } from "../scheduling/reasons.js";
import { ofAllWorkloads, ofPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { isPlacementKnown, namePools } from "./contract/vocabulary.js";
import { matchesWorkload, readMappings } from "./facts/reservation.js";

const MAX_NAMED = 12;

interface Needed {
  readonly daemonSets: ReadonlySet<WorkloadFit>;
  readonly first: readonly WorkloadFit[];
  readonly running: readonly number[];
}

function mayRun({ pools }: WorkloadFit, index: number): boolean {
  return pools[index]?.verdict !== "blocked";
}

/** Returns pools that certainly take the workload and none of the DaemonSets. */
function poolsWithout(fit: WorkloadFit, { daemonSets, running }: Needed): PoolFit[] {
  const isNeeded = daemonSets.has(fit);
  return fit.pools.filter(({ verdict }, index) => {
    const own = isNeeded && mayRun(fit, index) ? 1 : 0;
    return (verdict === "fits" || verdict === "avoided") && running[index] === own;
  });
}

function whyNot(daemonSet: WorkloadFit, { pool }: PoolFit): string {
  const reasons = daemonSet.pools.find((other) => other.pool === pool)?.reasons ?? [];
  return `${pool.name}: ${formatWorkload(daemonSet.workload)} does not run there: ${reasons.map(describeReason).join("; ")}`;
}

export const daemonsetDependency: Rule = {
  id: "daemonset-dependency",
  options: {
    requires: {
      type: "mappings",
      keys: ["workload", "needs"],
      default: [],
    },
  },
  claims: ["pools", "all-workloads"],
  *checkInventory(context, options) {
    for (const { workload: glob, needs } of readMappings(options.requires, ["workload", "needs"])) {
      const { fits, inventory } = context;
      const daemonSets = fits.filter(
        ({ workload }) => workload.kind === "DaemonSet" && matchesWorkload(needs, workload),
      );
      const running = inventory.pools.map((_, index) => daemonSets.filter((fit) => mayRun(fit, index)).length);
      const needed = { daemonSets: new Set(daemonSets), first: daemonSets.slice(0, MAX_NAMED + 1), running };
      for (const fit of context.fits) {
        const { workload } = fit;
        if (!isPlacementKnown(fit) || !matchesWorkload(glob, workload)) continue;
        const daemonSets = needed.first.filter((daemonSet) => daemonSet !== fit).slice(0, MAX_NAMED);
        const [first, second] = daemonSets;
        const without = first === undefined ? [] : poolsWithout(fit, needed);
        if (first === undefined || without.length === 0) continue;
        const pools = without.map(({ pool }) => pool);
        const where = `it can run on ${namePools(pools)}, where`;
        yield {
          at: placeOfTolerations(workload),
          workload,
          claims:
            second === undefined
              ? ofPools(`${where} ${formatWorkload(first.workload)}, which it needs, does not run`)
              : ofAllWorkloads(`${where} none of the DaemonSets ${quoted(needs)}, of which it needs one, runs`),
          details: without
            .slice(0, MAX_NAMED)
            .flatMap((pool) => daemonSets.map((one) => whyNot(one, pool)))
            .slice(0, MAX_NAMED),
          help: "Let the DaemonSet run on these pools, or keep the workload off them by a selector.",
          related: daemonSets.map((one) => ({
            place: placeInObject(one.workload, ["metadata", "name"]),
            message: `${formatWorkload(one.workload)} is declared here`,
          })),
          subject: { pools },
          fingerprintBy: { pools, names: [needs] },
        };
      }
    }
  },
};
