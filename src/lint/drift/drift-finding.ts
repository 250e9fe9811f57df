import type { Severity } from "../../model/finding.js";
import type { WorkloadIdentity } from "../../model/workload.js";
import type { SourceLine } from "../contract/result.js";

export const DRIFT_KINDS = [
  "undeclared-pool",
  "undeclared-taint",
  "changed-taint",
  "missing-taint",
  "undeclared-label",
  "changed-label",
  "missing-label",
  "changed-workload",
  "pools-without-nodes",
] as const;
type DriftKind = (typeof DRIFT_KINDS)[number];

/** One cause by which a cluster is not what the repository says. */
export interface DriftFinding {
  readonly kind: DriftKind;
  readonly severity: Severity;
  /** One lower-case clause. */
  readonly message: string;
  /** Further lines, one each. */
  readonly details: readonly string[];
  readonly pools: readonly string[];
  readonly workloads: readonly WorkloadIdentity[];
  /** The line of the repository that says it, or would; else the line of the cluster's list. */
  readonly source: SourceLine;
}
