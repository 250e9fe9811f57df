import { type ClusterJudgement, judgeClusters } from "./judge.js";
import type { LintInput } from "./lint-input.js";
import { withTargetNamespaces } from "./target-namespaces.js";

/** A revision that was read, its workloads in the namespaces where they are deployed, and every cluster of it judged. */
export interface JudgedRevision {
  readonly input: LintInput;
  readonly judgements: readonly ClusterJudgement[];
}

/** Judges what was read. The files that were read beside it say what is deployed where, too. */
export function judgeRevision(read: LintInput): JudgedRevision {
  const input = withTargetNamespaces(read);
  return { input, judgements: judgeClusters(input.clusters, input.manifests, input.surroundings) };
}
