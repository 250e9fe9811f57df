import { groupBy } from "../../model/group-by.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import { list, quoted } from "../../model/words.js";
import { formatWorkload, type Workload } from "../../model/workload.js";
import { type Claim, ofAllWorkloads } from "../contract/claim.js";
import { oncePerCluster, type RuleContext } from "../contract/rule.js";

const MOST_NAMED = 3;

/** Returns the Helm release; undefined if unknown. */
export function releaseOf({ annotations, labels }: Workload): string | undefined {
  return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
}

const byRelease = oncePerCluster(({ fits }) =>
  groupBy(fits, ({ workload }) => JSON.stringify([releaseOf(workload), workload.namespace])),
);

export function workloadsOfRelease(
  context: RuleContext,
  release: string,
  { workload: { namespace } }: WorkloadFit,
): readonly WorkloadFit[] {
  return byRelease(context).get(JSON.stringify([release, namespace])) ?? [];
}

/** Up to two workloads of a release without a pool. */
const shutOut = oncePerCluster((_, ofRelease: readonly WorkloadFit[]) =>
  ofRelease.filter(({ pools }) => pools.every(({ verdict }) => verdict !== "fits")).slice(0, 2),
);

/** Describes siblings that can all enter a pool closed to this one, as with hook Jobs; empty otherwise. */
export function describeSiblings(fit: WorkloadFit, behindTaints: readonly PoolFit[], context: RuleContext): Claim[] {
  const release = releaseOf(fit.workload);
  if (release === undefined) return [];
  const ofRelease = workloadsOfRelease(context, release, fit);
  // Asked first: of very many that enter no pool each would look at very many that do.
  if (shutOut(context, ofRelease).some((other) => other !== fit)) return [];
  const siblings = ofRelease.filter((other) => other !== fit);
  const tainted = new Set(behindTaints.map(({ pool }) => pool));
  const enters = (sibling: WorkloadFit): boolean =>
    sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
  if (siblings.length === 0 || !siblings.every(enters)) return [];
  const named = siblings.map((sibling) => formatWorkload(sibling.workload));
  return [ofAllWorkloads(`the other workloads of release ${quoted(release)} are admitted: ${list(named, MOST_NAMED)}`)];
}
