import type { Fix } from "./fix.js";
import type { Place, Renderer, SourceRange } from "./source.js";
import type { WorkloadIdentity } from "./workload.js";

export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The severities from the worst one down to this one. */
export function severitiesFrom(least: Severity): readonly Severity[] {
  return SEVERITIES.slice(0, SEVERITIES.indexOf(least) + 1);
}

/** Sorts the worst ones to the front. */
export function bySeverity(one: { readonly severity: Severity }, other: { readonly severity: Severity }): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

/** A further place that explains a finding, with a phrase: `pool gpu is tainted here`. */
export interface RelatedPlace {
  readonly place: Place;
  readonly message: string;
}

export interface RelatedRange extends SourceRange {
  readonly message: string;
  /** The text of the line on which it starts; absent where the file holds none, such as a plan. */
  readonly excerpt?: string;
}

/** Why a finding holds for one pool. */
export interface PoolReason {
  readonly pool: string;
  /** Null for the only cluster. */
  readonly cluster: string | null;
  /** One clause each. */
  readonly reasons: readonly string[];
  /** The label by which the pool simply is another one than the pod asks for, and whether the pool has it at all. */
  readonly differs?: { readonly label: string; readonly isMissing: boolean };
}

/** A workload that a finding holds for, and where. */
export interface FoundIn {
  readonly workload: WorkloadIdentity | null;
  /** The kustomizations and charts in whose renderings it was found; absent where the manifest itself was judged. */
  readonly renderings?: readonly string[] | undefined;
  /** Names of the clusters it holds for; empty for the only cluster. */
  readonly clusters?: readonly string[] | undefined;
  readonly source: SourceRange;
  /** Of what follows from the finding: its own rule and words. */
  readonly rule?: string | undefined;
  readonly message?: string | undefined;
  /** What repairs it there now, together with the fixes of all other findings. */
  readonly fixes?: readonly Fix[] | undefined;
}

/** All that repairs what a finding tells of, at every place. */
export function fixesOf({ fixes = [], also }: Pick<Finding, "fixes" | "also">): readonly Fix[] {
  return also.length === 0 ? fixes : [...fixes, ...also.flatMap((other) => other.fixes ?? [])];
}

/** A finding with its place turned into lines and columns: what reporters print. */
export interface Finding extends FoundIn {
  readonly rule: string;
  readonly severity: Severity;
  /** One lower-case clause without a final stop; the user's text is quoted. */
  readonly message: string;
  /** What to do instead, in one or more sentences. May hold several lines. */
  readonly help: string;
  /** Null for findings about the inventory or a file. */
  readonly workload: WorkloadIdentity | null;
  readonly clusters: readonly string[];
  /** The text of the line on which `source` starts. */
  readonly excerpt: string;
  readonly related: readonly RelatedRange[];
  /** Pool by pool, the nearest to being right first. */
  readonly reasons?: readonly PoolReason[];
  /** Further lines under the message and the reasons, one each. */
  readonly details: readonly string[];
  /** The other workloads of the same cause, each with the place where it would be told of. Reporters word them. */
  readonly also: readonly FoundIn[];
  /** Set if the finding is a note only because a program is missing: its severity otherwise, the program, and its root. */
  readonly undecided?: readonly { readonly severity: Severity; readonly renderer: Renderer; readonly root: string }[];
  /** True if a fix repairs it: now, or once the fix of another finding is out of its way. */
  readonly fixable: boolean;
  /** Survives moved lines: made from rule, cluster, workload and subject. */
  readonly fingerprint: string;
}
