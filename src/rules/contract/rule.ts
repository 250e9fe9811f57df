import type { ClusterChange } from "../../model/change.js";
import type { Inventory } from "../../model/cluster.js";
import type { ClusterObjects } from "../../model/cluster-objects.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { RuleOption } from "../../model/rule-description.js";
import type { SourceProblem } from "../../model/source.js";
import type { SuppressionUse } from "../../model/suppression.js";
import type { Toleration } from "../../model/toleration.js";
import type { Weakening } from "../../model/weakening.js";
import type { Workload } from "../../model/workload.js";
import type { ClaimKind, RuleFindings } from "./finding.js";
import type { WorkloadTrait } from "./workload-traits.js";

export type RuleOptions = Readonly<Record<string, unknown>>;

export interface RuleContext {
  readonly inventory: Inventory;
  readonly objects: ClusterObjects;
  /** Workloads of this cluster with verdicts, without fragments. */
  readonly fits: readonly WorkloadFit[];
  /** Fragments, judged without pools. */
  readonly fragments: readonly WorkloadFit[];
  /** Commented-out tolerations of a workload's list. */
  readonly commentedOutTolerations: (workload: Workload) => readonly Toleration[];
}

export interface YieldsTo {
  readonly rule: string;
  /** The shared subject; `cover`: a toleration that covers this one's; `workload`: anything about it. */
  readonly by: "toleration" | "cover" | "selector" | "pool" | "workload";
}

/** The checks of a rule. Its page, `docs/rules/ID.md`, has its severity and all words about it. */
export interface Rule {
  readonly id: string;
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** All kinds of claims it makes. */
  readonly claims: readonly ClaimKind[];
  /** Only reported findings count, not those of disabled rules. */
  readonly yieldsTo?: readonly YieldsTo[];
  /** Reports API errors, which hold also without rendering. */
  readonly refusedByApi?: true;
  /** Reports unread files, except in test folders. */
  readonly reportsCoverage?: true;
  /** Checks fragments' own fields. `only`: nothing else, and severity considers the unknown rest; `weighed`: both. */
  readonly checksFragments?: true | "only" | "weighed";
  /** The part of a workload without which the rule is skipped. */
  readonly looksAt?: WorkloadTrait;
  readonly checkWorkload?: (fit: WorkloadFit, context: RuleContext, options: RuleOptions) => RuleFindings;
  /** Checks what an add-on installs, where users can change nothing but values. */
  readonly checkAddOn?: (fit: WorkloadFit) => RuleFindings;
  /** Checks a file's problem. */
  readonly checkProblem?: (problem: SourceProblem) => RuleFindings;
  /** Checks a suppression, after all other rules. */
  readonly checkSuppression?: (use: SuppressionUse) => RuleFindings;
  /** Checks a cluster's change, in a comparison. */
  readonly checkChange?: (change: ClusterChange, options: RuleOptions) => RuleFindings;
  /** Checks a weakening, in a comparison, under the base's configuration. */
  readonly checkWeakening?: (weakening: Weakening) => RuleFindings;
  readonly checkInventory?: (context: RuleContext, options: RuleOptions) => RuleFindings;
}
