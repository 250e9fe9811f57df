import { rangeOf } from "../../manifest/locate.js";
import type { Finding, RelatedPlace, Severity } from "../../model/finding.js";
import type { Fix } from "../../model/fix.js";
import type { Place, TextPlace } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import type { Concern, MissedFinding, RulePoolReason } from "../../rules/contract/finding.js";
import type { FixIntent } from "../../rules/repairs/fix-intent.js";
import { rangeOfObject } from "../judging/workload-file.js";

/** A finding in the words that could be proved. */
export interface SaidFinding {
  readonly at: Place | TextPlace;
  readonly message: string;
  readonly help: string;
  readonly reasons?: readonly RulePoolReason[];
  readonly details: readonly string[];
  readonly related: readonly RelatedPlace[];
  readonly workload?: Workload;
  /** What tells it from others of its rule and workload. */
  readonly identity: Concern;
  /** As in the rule's finding. */
  readonly pools?: readonly string[];
  readonly cause?: string;
  /** The change of a pool that explains it, or that it tells of. */
  readonly change?: ExplainingChange | undefined;
  /** The message without the doubt that was added to it. */
  readonly undoubted?: string;
  /** Where only that made it milder: it is proved for the declared pools alone, or for the Nodes of a snapshot. */
  readonly provedFor?: "declared" | "snapshot" | "whole";
  /** As in the rule's finding. */
  readonly missed?: MissedFinding;
  readonly fix?: FixIntent;
}

export interface ExplainingChange {
  /** Tells it from other changes. */
  readonly key: string;
  /** How many findings it explains, where it is told; they do not tell. */
  readonly explains?: number;
}

/** What is said about one cluster; `cluster` is null for the only one. */
export interface ClusterFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly cluster: string | null;
  readonly finding: SaidFinding;
  /** As in a finding with places. */
  readonly undecided?: Finding["undecided"];
  /** True if it can be fixed. */
  readonly fixable?: boolean;
  readonly fixes?: readonly Fix[];
}

/** Asks for the places of a finding while the trees that lead there are read anyway: both are remembered. */
export function locateFound({ at, workload }: SaidFinding): void {
  rangeOf(at);
  if (workload !== undefined) rangeOfObject(workload);
}
