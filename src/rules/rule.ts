import type { AdmissionObjects, Inventory } from "../model/cluster.js";
import type { RelatedPlace, Severity } from "../model/finding.js";
import type { WorkloadFit } from "../model/fit.js";
import type { Place } from "../model/source.js";
import type { Workload } from "../model/workload.js";

/** What a rule says, before places become lines. */
export interface RuleFinding {
  readonly at: Place;
  /** One lower-case clause without a final stop; the user's text is quoted. */
  readonly message: string;
  readonly help: string;
  /** Further lines, one reason each. */
  readonly details?: readonly string[];
  readonly related?: readonly RelatedPlace[];
  readonly workload?: Workload;
  /** The toleration or taint concerned, for the fingerprint. */
  readonly subject?: string;
  /** When it differs from the rule's own severity. */
  readonly severity?: Severity;
}

/** Everything that rules may look at, for one cluster. Built once per run. */
export interface RuleContext {
  readonly inventory: Inventory;
  readonly admission: AdmissionObjects;
  /** Every workload that is judged against this cluster, with its verdicts. */
  readonly fits: readonly WorkloadFit[];
}

/** A repository in small: the examples are tests and documentation at once. */
export interface RuleExample {
  /** One line for the documentation. */
  readonly title: string;
  /** The body of a `taintlint.yaml` without `version`. */
  readonly inventory: string;
  /** Manifests in which each line that must be reported ends with a comment that holds the marker `<--`. */
  readonly bad: string;
  /** The corrected manifests: the rule stays silent. */
  readonly good: string;
}

export interface Rule {
  readonly id: string;
  /** One sentence. */
  readonly summary: string;
  readonly severity: Severity;
  /** Why it matters and how it decides, in plain sentences. Markdown. */
  readonly rationale: string;
  readonly examples: readonly RuleExample[];
  /** Looks at one workload. */
  readonly checkWorkload?: (fit: WorkloadFit, context: RuleContext) => Iterable<RuleFinding>;
  /** Looks at the inventory as a whole. */
  readonly checkInventory?: (context: RuleContext) => Iterable<RuleFinding>;
}
