import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { groupBy } from "../../model/group-by.js";
import { rememberedOf } from "../../model/remembered.js";
import { list, quoted } from "../../model/words.js";
import { formatWorkload, type Workload } from "../../model/workload.js";
import type { Claim } from "../contract/finding.js";
import { ofAllWorkloads } from "../contract/vocabulary.js";

const MOST_NAMED = 3;

/** The Helm release that a workload belongs to, or undefined when it does not say. */
export function releaseOf({ annotations, labels }: Workload): string | undefined {
  return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
}

/** Every workload by its release. */
const byRelease = rememberedOf((fits: readonly WorkloadFit[]) => groupBy(fits, ({ workload }) => releaseOf(workload)));

/** The other workloads of the release that a workload belongs to, in its namespace. */
export function siblingsOf(fit: WorkloadFit, release: string, fits: readonly WorkloadFit[]): WorkloadFit[] {
  const ofRelease = byRelease(fits).get(release) ?? [];
  return ofRelease.filter((other) => other !== fit && other.workload.namespace === fit.workload.namespace);
}

/**
 * One line about the other workloads of the same release where each of them can enter one of the pools that taints
 * keep this one off: it was forgotten, as hook Jobs are. Nothing when any of them cannot.
 */
export function describeSiblings(
  fit: WorkloadFit,
  behindTaints: readonly PoolFit[],
  fits: readonly WorkloadFit[],
): Claim[] {
  const { workload } = fit;
  const release = releaseOf(workload);
  if (release === undefined) return [];
  const siblings = siblingsOf(fit, release, fits);
  const tainted = new Set(behindTaints.map(({ pool }) => pool));
  const enters = (sibling: WorkloadFit): boolean =>
    sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
  if (siblings.length === 0 || !siblings.every(enters)) return [];
  const named = siblings.map((sibling) => formatWorkload(sibling.workload));
  return [ofAllWorkloads(`the other workloads of release ${quoted(release)} are admitted: ${list(named, MOST_NAMED)}`)];
}
