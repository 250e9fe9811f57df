import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import type { Unrendered } from "../../manifest/read-manifest.js";
import type { ClusterChange } from "../../model/change.js";
import type { Inventory } from "../../model/cluster.js";
import type { SourceProblem } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import type { RuleContext } from "../../rules/contract/rule.js";

export interface ResolvedCluster {
  readonly inventory: Inventory;
  readonly declaration: ClusterDeclaration;
}

export interface ClusterJudgement extends RuleContext {
  /**
   * For workloads that may go to this cluster or to another one: how many there are. What is said of one holds if it
   * holds in each. Absent for those that go there for certain.
   */
  readonly candidates?: ReadonlyMap<Workload, number>;
  readonly faults: readonly SourceProblem[];
  /** Reasons by paths of manifests with unknown rendering, where most rules report notes. */
  readonly unrendered: ReadonlyMap<string, Unrendered>;
}

export interface JudgedChange {
  readonly change: ClusterChange;
  readonly judgement: ClusterJudgement;
}
