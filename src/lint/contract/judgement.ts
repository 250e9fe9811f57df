import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import type { Unrendered } from "../../manifest/read-manifest.js";
import type { ClusterChange } from "../../model/change.js";
import type { Inventory } from "../../model/cluster.js";
import type { SourceProblem } from "../../model/source.js";
import type { RuleContext } from "../../rules/contract/rule.js";

export interface ResolvedCluster {
  readonly inventory: Inventory;
  readonly declaration: ClusterDeclaration;
}

export type DeployedTo = "its own cluster" | "another cluster";

export interface ClusterJudgement extends RuleContext {
  /** True for workloads of no cluster, judged against all pools; findings are notes. */
  readonly isUnbound?: boolean;
  /** For workloads of no cluster: files that Flux or Argo CD deploys somewhere. */
  readonly deployed?: ReadonlyMap<string, DeployedTo>;
  readonly faults: readonly SourceProblem[];
  /** Reasons by paths of manifests with unknown rendering, where most rules report notes. */
  readonly unrendered: ReadonlyMap<string, Unrendered>;
}

export interface JudgedChange {
  readonly change: ClusterChange;
  readonly judgement: ClusterJudgement;
}
