import type { PoolFit, WorkloadFit } from "../../model/fit.js";
import { list, quoted } from "../../model/words.js";
import { formatWorkload, type Workload } from "../../model/workload.js";
import type { Claim } from "../contract/finding.js";
import { ofAllWorkloads } from "../contract/vocabulary.js";

const MOST_NAMED = 3;

/** The Helm release that a workload belongs to, or undefined when it does not say. */
export function releaseOf({ annotations, labels }: Workload): string | undefined {
  return annotations["meta.helm.sh/release-name"] ?? labels["app.kubernetes.io/instance"];
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
  const siblings = fits.filter(
    (other) =>
      other !== fit && other.workload.namespace === workload.namespace && releaseOf(other.workload) === release,
  );
  const tainted = new Set(behindTaints.map(({ pool }) => pool));
  const enters = (sibling: WorkloadFit): boolean =>
    sibling.pools.some(({ pool, verdict }) => tainted.has(pool) && verdict === "fits");
  if (siblings.length === 0 || !siblings.every(enters)) return [];
  const named = siblings.map((sibling) => formatWorkload(sibling.workload));
  return [ofAllWorkloads(`the other workloads of release ${quoted(release)} are admitted: ${list(named, MOST_NAMED)}`)];
}
