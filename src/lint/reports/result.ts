import type { ImpactEffect } from "../../model/change.js";
import type { Finding } from "../../model/finding.js";
import type { SelectorVerdict, Verdict } from "../../model/fit.js";
import type { OpenFieldName, PoolRequirement, PoolScale } from "../../model/pool.js";
import type { SourceRange } from "../../model/source.js";
import type { TolerationOrigin } from "../../model/toleration.js";
import type { WorkloadIdentity } from "../../model/workload.js";

/** What a run counts, in the order of its reports. */
const COUNTS = [
  "files",
  "documents",
  "workloads",
  "pools",
  /** Templates that were not judged, and files whose content is withheld. */
  "skipped",
  /** Files that could not be read or parsed. */
  "failed",
  "errors",
  "warnings",
  "notes",
  /** Findings that a comment, an annotation or the configuration silences. */
  "suppressed",
  /** Findings that the baseline knows. */
  "known",
] as const;
type Count = (typeof COUNTS)[number];

/** What a run looked at and found. */
export type Summary = Readonly<Record<Count, number>>;

/** Something for each count. */
export function perCount<Value>(of: (count: Count) => Value): Readonly<Record<Count, Value>> {
  // None is left out.
  return Object.fromEntries(COUNTS.map((count) => [count, of(count)])) as Readonly<Record<Count, Value>>;
}

/** Counts of what a run judged and what it could not: of workloads unless said otherwise. */
export interface Coverage {
  readonly workloads: number;
  /** Has a certain verdict on every pool of every cluster that it reaches. */
  readonly judged: number;
  /** Has an unknown verdict on some pool. */
  readonly unknown: number;
  /** Belongs to none of the known clusters. */
  readonly unassigned: number;
  /** No pools are known. */
  readonly withoutPools: number;
  /** Pod specs of which only a part is here: values, patches, custom resources. */
  readonly fragments: number;
  /** HelmReleases and Applications whose charts are not in the repository. */
  readonly releases: number;
  /** The most frequent reasons of unknown verdicts, at most three. */
  readonly reasons: readonly UnknownReason[];
}

/** Why verdicts are unknown. */
export interface UnknownReason {
  readonly workloads: number;
  /** One lower-case clause. */
  readonly reason: string;
  /** The place of the first of them. */
  readonly source: SourceLine;
  /** The key of the configuration that settles it; null where no key does. */
  readonly key: string | null;
}

export interface LintResult {
  readonly summary: Summary;
  readonly coverage: Coverage;
  /** Sorted by file, line, column, rule. In a comparison only those that the base did not have. */
  readonly findings: readonly Finding[];
  /** In a comparison with a base revision: the findings that were there before. They fail no run. Else empty. */
  readonly existing: readonly Finding[];
  /** What a change does, in a comparison with a base revision. */
  readonly change?: ChangeReport;
  /** Sentences about the run itself: files that were skipped, a glob that matched nothing. */
  readonly notices: readonly string[];
  /** Bounds of the whole run that it has reached, one clause each: there may be more than `findings`. Absent for none. */
  readonly reached?: readonly string[];
  /** The matrix of the same run, for summaries and reports. */
  readonly fit: FitReport;
  /** The node pools of the same run, for reports. */
  readonly inventory: PoolsReport;
}

export { IMPACT_EFFECTS, type ImpactEffect } from "../../model/change.js";

/** A pool whose taints, labels or existence a change touches. */
export interface PoolChange {
  readonly pool: string;
  readonly cluster: string | null;
  readonly change: "added" | "removed" | "changed";
  /** Where it is declared now; for a pool that is removed, where that can be seen. */
  readonly source: SourceLine;
  /** One clause each: `adds taint gpu=true:NoSchedule`, `removes label pool=gpu`. */
  readonly details: readonly string[];
}

/** What a change does to one workload. */
export interface WorkloadImpact {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly cluster: string | null;
  readonly source: SourceLine;
  /** `unschedulable`: loses its last pool. `schedulable`: gets its first one. */
  readonly effect: ImpactEffect;
  /** The pools that it loses or gains, or is evicted from. */
  readonly pools: readonly string[];
  /**
   * Where a NoExecute taint ends its running pods: 0 at once, n after n seconds. Else null. Never null for `evicted`, and
   * a workload that is `unschedulable` may be evicted, too.
   */
  readonly evictedAfterSeconds: number | null;
  /** One lower-case clause: why. */
  readonly reason: string;
}

/** A change of the repository, and what it does to the workloads that were there before. */
export interface ChangeReport {
  /** The base revision as it was named, and its commit. */
  readonly base: { readonly revision: string; readonly commit: string };
  readonly pools: readonly PoolChange[];
  /** The worst first, then by name. */
  readonly workloads: readonly WorkloadImpact[];
  /** Manifests of the change that must reach the cluster before the pools do: paths of files, and of what is rendered. */
  readonly landFirst: readonly string[];
  /** Manifests of the change that must wait until the pools have changed. */
  readonly landAfter: readonly string[];
  /** Manifests that fit the pool only once both have changed: they need a step in between. */
  readonly needBoth: readonly string[];
  /** Workloads with which nothing of the base can be compared; absent where there are none. */
  readonly arrivals?: ChangeArrivals;
}

/** What is new, and what the API server refuses. */
export interface ChangeArrivals {
  /** How many the base did not have, of those that the API server takes. */
  readonly added: number;
  /** Those of them that find no pool. */
  readonly unplaced: readonly ArrivedWorkload[];
  /** New or not, of these nothing is said about placement. */
  readonly refused: readonly ArrivedWorkload[];
}

export interface ArrivedWorkload extends WorkloadIdentity {
  readonly cluster: string | null;
  readonly source: SourceLine;
}

/** A pool whose taints somebody thinks of changing. */
export interface WhatIfPool {
  readonly name: string;
  readonly cluster: string | null;
  /** Where it is declared; where the pool is that a new one is made like. */
  readonly source: SourceLine;
  readonly change: "changed" | "added" | "removed";
  /** Written as kubectl writes them: `key=value:Effect`. */
  readonly taintsBefore: readonly string[];
  readonly taints: readonly string[];
  /** One clause each; empty where the pool is already so. */
  readonly details: readonly string[];
}

/** What a change of pools would do: the content of `what-if`. */
export interface WhatIfReport {
  readonly pools: readonly WhatIfPool[];
  /** The worst first, then by name. */
  readonly workloads: readonly WorkloadImpact[];
  /** `namespace/Kind/name` of those that had the pool, and of which nobody can tell whether they keep it. */
  readonly undecided: readonly string[];
  /** How many workloads were looked at. */
  readonly judged: number;
}

/** A file and a line, from 1. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

export interface FitReportPool {
  readonly name: string;
  readonly cluster: string | null;
  readonly source: SourceLine;
}

export interface FitReportCell {
  readonly pool: string;
  readonly cluster: string | null;
  readonly verdict: Verdict;
  /** Written as kubectl writes them: `key=value:Effect`. */
  readonly untolerated: readonly string[];
  readonly avoided: readonly string[];
  readonly selector: SelectorVerdict;
  readonly evictedAfterSeconds: number | null;
  readonly reasons: readonly string[];
  /** The parts that were compared: `taints`, `labels`, `affinity`, and `size` where the size of the pool's nodes is known. */
  readonly judged: readonly string[];
}

export interface FitReportWorkload extends WorkloadIdentity {
  readonly source: SourceLine;
  /** The kustomization or chart that it was rendered in; absent where the manifest itself was judged. */
  readonly rendering?: string;
  readonly valid: boolean;
  /** What the API server or admission says against the object, one line each. */
  readonly errors: readonly string[];
  readonly pools: readonly FitReportCell[];
  /** Declarations of the workload that no verdict compares: `size`, `volumes`, `other pods`. */
  readonly notJudged?: readonly string[];
}

/** Releases whose charts are not in the repository: they are in no verdict. */
export interface OutsideReleases {
  readonly releases: number;
  /** How many of them select a pool in their values; only pools that some select. */
  readonly pools: readonly { readonly pool: string; readonly cluster: string | null; readonly releases: number }[];
}

/** Every workload against every pool: the content of `fit --format json`. */
export interface FitReport {
  readonly pools: readonly FitReportPool[];
  readonly workloads: readonly FitReportWorkload[];
}

export interface PoolsReportTaint {
  readonly taint: string;
  readonly source: SourceLine;
  /** Who adds it, where nobody wrote it. */
  readonly implied?: string;
}

/** Where a label comes from. */
export interface PoolsReportLabel {
  readonly label: string;
  readonly source: SourceLine;
  /** Who adds it, where nobody wrote it. */
  readonly implied?: string;
}

/** Something of a pool that nobody can tell. */
export interface PoolsReportOpenField {
  readonly field: OpenFieldName;
  /** One clause. */
  readonly why: string;
}

export interface PoolsReportPool {
  readonly name: string;
  readonly cluster: string | null;
  readonly format: string;
  readonly taints: readonly PoolsReportTaint[];
  readonly startupTaints: readonly PoolsReportTaint[];
  readonly labels: Readonly<Record<string, string>>;
  /** One for each of `labels`, in their order. */
  readonly labelOrigins: readonly PoolsReportLabel[];
  /** What names the pool in a language that has addresses: `module.eks.eks_managed_node_groups["gpu"]`. */
  readonly address: string | null;
  /** What nobody can tell of the pool and a pod depends on. */
  readonly open: readonly PoolsReportOpenField[];
  /** Domains of label values; absent when there are none. */
  readonly requirements?: readonly PoolRequirement[];
  /** How many nodes it may have; absent when nothing says. */
  readonly scale?: PoolScale;
  readonly openLabels: readonly string[];
  readonly allocatable: Readonly<Record<string, string>>;
  /** Names of the Nodes, for pools read from Node objects. */
  readonly nodes: readonly string[];
  /** Everything that the declaration leaves open, one clause each. */
  readonly incomplete: readonly string[];
  /** `address`: the Terraform resource; its line is not known where the file is a plan or a state. */
  readonly source: { readonly file: string; readonly line: number; readonly address: string | null };
}

/** The inventory as resolved: the content of `pools --format json`. */
export interface PoolsReport {
  readonly pools: readonly PoolsReportPool[];
}

export interface ExplainedToleration {
  /** `{key: gpu, operator: Exists}`. */
  readonly toleration: string;
  readonly origin: TolerationOrigin;
  /** Only for tolerations of the manifest. */
  readonly source: SourceRange | null;
}

export interface ExplainedTaint {
  readonly taint: string;
  readonly source: SourceLine;
  /** The toleration that meets it, or null. */
  readonly toleratedBy: string | null;
  /** For an unmet taint: the toleration that comes nearest, and what differs. */
  readonly nearest: string | null;
}

export interface ExplainedPool {
  readonly cell: FitReportCell;
  readonly taints: readonly ExplainedTaint[];
}

/** One workload told in full: the content of `explain`. */
export interface ExplainReport extends WorkloadIdentity {
  readonly source: SourceLine;
  /** The kustomization or chart that it was rendered in; absent where the manifest itself was judged. */
  readonly rendering?: string;
  readonly valid: boolean;
  readonly errors: readonly string[];
  readonly tolerations: readonly ExplainedToleration[];
  /** `pool=gpu` for each nodeSelector entry, after admission. */
  readonly nodeSelector: readonly string[];
  /** One line for each required node selector term; the pod needs one of them. */
  readonly nodeAffinityTerms: readonly string[];
  readonly pools: readonly ExplainedPool[];
  /** The findings about this workload. */
  readonly findings: readonly Finding[];
}

/** The matrix and the inventory stay unwritten until a format asks for it. */
export function copyResult(result: LintResult, change: Partial<Omit<LintResult, "fit" | "inventory">>): LintResult {
  const { summary, coverage, findings, existing, notices } = result;
  return {
    ...{ summary, coverage, findings, existing, notices },
    change: result.change,
    reached: result.reached,
    ...change,
    get fit() {
      return result.fit;
    },
    get inventory() {
      return result.inventory;
    },
  };
}
