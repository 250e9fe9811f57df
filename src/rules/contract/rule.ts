import type { ClusterChange } from "../../model/change.js";
import type { AdmissionObjects, Inventory } from "../../model/cluster.js";
import type { DeviceObject, DeviceWorld } from "../../model/device.js";
import type { WorkloadFit } from "../../model/fit.js";
import type { Gang } from "../../model/gang.js";
import type { ReadinessRule } from "../../model/readiness.js";
import type { RuleDescription } from "../../model/rule-description.js";
import type { SourceProblem } from "../../model/source.js";
import type { SuppressionUse } from "../../model/suppression.js";
import type { Toleration } from "../../model/toleration.js";
import type { Weakening } from "../../model/weakening.js";
import type { MadePods, Workload } from "../../model/workload.js";
import type { ClaimKind, RuleFinding } from "./finding.js";
import type { WorkloadPart } from "./workload-parts.js";

/** The options of a rule by name, checked, defaults filled in. */
export type RuleOptions = Readonly<Record<string, unknown>>;

/** Everything that rules may look at, for one cluster. Built once per run. */
export interface RuleContext {
  readonly inventory: Inventory;
  readonly admission: AdmissionObjects;
  /** Every workload, without fragments, that is judged against this cluster, with its verdicts. */
  readonly fits: readonly WorkloadFit[];
  /** The tolerations that stand in comments of a workload's list. */
  readonly takenOut?: (workload: Workload) => readonly Toleration[];
  /** What speaks of taints of devices. */
  readonly devices?: readonly DeviceObject[];
  /** The devices that ResourceSlices publish, and what asks for them. */
  readonly deviceWorld?: DeviceWorld;
  /** Pods that are placed together. */
  readonly gangs?: readonly Gang[];
  /** Pods that are made of two objects. */
  readonly madePods?: readonly MadePods[];
  /** What keeps a taint on nodes until they are ready. */
  readonly readiness?: readonly ReadinessRule[];
}

/** What is not said where a finding of another rule tells of the same thing. */
export interface YieldsTo {
  readonly rule: string;
  /**
   * By what the two must share. By `cover`: a toleration that covers the one that this finding is about. By `workload`:
   * whatever they say of it.
   */
  readonly by: "toleration" | "cover" | "selector" | "pool" | "workload";
}

export interface Rule extends RuleDescription {
  /** Every kind of claim that its findings may make. */
  readonly claims: readonly ClaimKind[];
  /** Only findings that are really reported are yielded to: not those of a rule that is off. */
  readonly yieldsTo?: readonly YieldsTo[];
  /**
   * It tells what the API server refuses: that holds for a file whose rendering is not known, while what other rules
   * say of it is a note.
   */
  readonly refusedByApi?: true;
  /** It tells what taintlint did not see, which nobody misses in the folders of test tools. */
  readonly tellsOfSight?: true;
  /**
   * Also looks at fragments: says only what is true of the fields by themselves, wherever the pod may run and whoever
   * makes it. Without it a rule sees whole workloads alone. `only`: sees fragments alone, and its severity counts with
   * what nobody knows of one. `weighed`: sees both, and its severity counts with that, too.
   */
  readonly checksFragments?: true | "only" | "weighed";
  /** It looks at what add-ons of the platform bring, and at nothing else. Nobody can write anything there but values. */
  readonly checksAddOns?: true;
  /** The part of a workload without which it would say nothing: it is not asked then. */
  readonly looksAt?: WorkloadPart;
  /** Looks at one workload. */
  readonly checkWorkload?: (fit: WorkloadFit, context: RuleContext, options: RuleOptions) => Iterable<RuleFinding>;
  /** Looks at what kept a file from being read. */
  readonly checkProblem?: (problem: SourceProblem) => Iterable<RuleFinding>;
  /** Looks at what came of a suppression, once every other rule has run. Nothing tells it about rules that were off. */
  readonly checkSuppression?: (use: SuppressionUse) => Iterable<RuleFinding>;
  /** Looks at what has changed since another revision, for one cluster. Runs only in a comparison. */
  readonly checkChange?: (change: ClusterChange, options: RuleOptions) => Iterable<RuleFinding>;
  /** Looks at what a change takes from the check itself. Runs only in a comparison, under the base's configuration. */
  readonly checkWeakening?: (weakening: Weakening) => Iterable<RuleFinding>;
  /** Looks at the inventory as a whole. */
  readonly checkInventory?: (context: RuleContext, options: RuleOptions) => Iterable<RuleFinding>;
}
