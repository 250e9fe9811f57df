import { DEFAULT_LIMITS, describeReached } from "../../model/limits.js";
import { type LintInput, narrowed } from "../lint-input.js";
import { type ClusterJudgement, judgeClusters } from "./judge.js";
import { withTargetNamespaces } from "./target-namespaces.js";

/** A revision that was read, its workloads in the namespaces where they are deployed, and every cluster of it judged. */
export interface JudgedRevision {
  readonly input: LintInput;
  readonly judgements: readonly ClusterJudgement[];
}

/** Judges what was read. The files that were read beside it say what is deployed where, too. */
export function judgeRevision(read: LintInput): JudgedRevision {
  const input = withinCells(withTargetNamespaces(read));
  return { input, judgements: judgeClusters(input.clusters, input.manifests, input.surroundings) };
}

/** Leaves out the files whose workloads would make the matrix larger than it may be. */
function withinCells(input: LintInput): LintInput {
  const { manifests, clusters, limits = input.configuration?.limits ?? DEFAULT_LIMITS } = input;
  const pools = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  let cells = 0;
  const within = manifests.filter(({ workloads }) => {
    cells += workloads.length * pools;
    return cells <= limits.cells;
  });
  const left = manifests.length - within.length;
  if (left === 0) return input;
  const says = `the workloads of ${left === 1 ? "1 file" : `${left} files`} were not judged`;
  return narrowed({ ...input, manifests: within }, describeReached("cells", limits, says));
}
