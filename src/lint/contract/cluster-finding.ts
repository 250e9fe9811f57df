import { fileOfPlace, locate, rangeOf } from "../../manifest/locate.js";
import type { Finding, Fix, RelatedPlace, Severity } from "../../model/finding.js";
import { memoize } from "../../model/memoize.js";
import type { SourceRange } from "../../model/source.js";
import { list, quoted } from "../../model/words.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import type { FixIntent } from "../../rules/contract/fix-intent.js";
import type { RuleFinding, Subject } from "../../rules/contract/rule.js";

export interface WordedFinding
  extends Pick<RuleFinding, "at" | "help" | "reasons" | "workload" | "pools" | "groupBy" | "missed" | "ifAdded"> {
  readonly message: string;
  /** The offset at which the message names the cluster, of several; absent if it counts no pools. */
  readonly clusterAt?: number | undefined;
  readonly details: readonly string[];
  readonly related: readonly RelatedPlace[];
  /** Distinguishes findings of one rule and workload. */
  readonly fingerprintBy: Subject;
  /** The change of a pool that explains it, or that it tells of. */
  readonly change?: ExplainingChange | undefined;
  /** The message without its doubt. */
  readonly plainMessage?: string;
  /** The limit of the evidence, if it lowered the severity. */
  readonly supportedFor?: "declared" | "snapshot" | "whole";
  readonly fix?: FixIntent;
}

export interface ExplainingChange {
  /** Tells it from other changes. */
  readonly key: string;
  /** How many findings it explains, where it is told; they do not tell. */
  readonly explains?: number;
}

/** A finding for one cluster; `cluster` is null for the only one. */
export interface ClusterFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly cluster: string | null;
  readonly finding: WordedFinding;
  readonly undecided?: Finding["undecided"];
  readonly fixable?: boolean;
  readonly fixes?: readonly Fix[];
}

const MOST_NAMED_CLUSTERS = 3;

/** Writes ` of cluster "prod"`, as it stands behind counted pools, of all that a finding is about; empty for none. */
export function ofClusters({ clusters, also }: Pick<Finding, "clusters" | "also">): string {
  const names = [...new Set([...clusters, ...also.flatMap((other) => other.clusters ?? [])])];
  if (names.length === 0) return "";
  if (names.length > MOST_NAMED_CLUSTERS) return ` of ${names.length} clusters`;
  return ` of ${names.length === 1 ? "cluster" : "clusters"} ${list(names.map(quoted))}`;
}

/** Computes and memoizes places while the trees are in memory. */
export function locatePlaces({ at, workload }: WordedFinding): void {
  rangeOf(at);
  if (workload !== undefined) rangeOfObject(workload);
}

export const workloadFile = memoize((workload: Workload): string => fileOfPlace(placeInObject(workload, [])).path);

export const rangeOfObject = memoize((workload: Workload): SourceRange => locate(placeInObject(workload, [])));
