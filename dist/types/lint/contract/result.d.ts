import type { ImpactEffect } from "../../model/change.js";
import type { Finding } from "../../model/finding.js";
import type { Ended } from "../../model/limits.js";
import type { OpenFieldName, PoolRequirement, PoolScale } from "../../model/pool.js";
import type { SelectorVerdict, Verdict } from "../../model/pool-fit.js";
import type { SourceRange } from "../../model/source.js";
import type { TolerationOrigin } from "../../model/taint.js";
import type { WorkloadIdentity } from "../../model/workload.js";
/** Counters of a run, in the order of reports. */
declare const COUNTS: readonly ["files", "documents", "workloads", "pools", 
/** Templates that were not judged, and files whose content is withheld. */
"skipped", 
/** Files that could not be read or parsed. */
"failed", "errors", "warnings", "notes", 
/** Findings that a comment, an annotation or the configuration silences. */
"suppressed", 
/** Findings in the baseline. */
"known"];
type Count = (typeof COUNTS)[number];
/** Counts of a run. */
export type Summary = Readonly<Record<Count, number>>;
/** Builds a record with a value for each of a summary's counts. */
export declare const perCount: <Value>(of: (key: "documents" | "errors" | "failed" | "files" | "known" | "notes" | "pools" | "skipped" | "suppressed" | "warnings" | "workloads") => Value) => Readonly<Record<"documents" | "errors" | "failed" | "files" | "known" | "notes" | "pools" | "skipped" | "suppressed" | "warnings" | "workloads", Value>>;
/** Counts of workloads by outcome, unless said otherwise. */
declare const COVERAGE_COUNTS: readonly ["workloads", 
/** Certain verdicts on every pool. */
"judged", 
/** An unknown verdict on some pool. */
"unknown", 
/** May go to clusters of which some take it and others do not. */
"disputed", 
/** Without known pools. */
"withoutPools", 
/** Partial pod specs: values, patches, custom resources. */
"fragments", 
/** HelmReleases, Applications and ApplicationSets of external charts. */
"releases", 
/** Kustomizations and charts that could not be rendered. */
"unrendered", 
/** In files that no glob of the configuration matches; not in `workloads`. */
"outside"];
export declare const perCoverageCount: <Value>(of: (key: "disputed" | "fragments" | "judged" | "outside" | "releases" | "unknown" | "unrendered" | "withoutPools" | "workloads") => Value) => Readonly<Record<"disputed" | "fragments" | "judged" | "outside" | "releases" | "unknown" | "unrendered" | "withoutPools" | "workloads", Value>>;
export interface Coverage extends Readonly<Record<(typeof COVERAGE_COUNTS)[number], number>> {
    /** The first files that no glob of the configuration matches, at most five. */
    readonly outsideFiles: readonly string[];
    /** The most frequent reasons of unknown verdicts, at most three. */
    readonly reasons: readonly UnknownReason[];
}
export interface UnknownReason {
    readonly workloads: number;
    /** One lower-case clause. */
    readonly reason: string;
    readonly source: SourceLine;
    /** The configuration key that decides it; null if there is none. */
    readonly key: string | null;
}
/** Counts findings by severity. */
export declare function countSeverities(findings: readonly Pick<Finding, "severity">[]): Pick<Summary, "errors" | "warnings" | "notes">;
/** States of a judged workload by precedence over clusters: the last wins. A fragment is not judged as a whole. */
export declare const WORKLOAD_STATES: readonly ["judged", "unknown", "withoutPools", "disputed", "fragment"];
export type WorkloadState = (typeof WORKLOAD_STATES)[number];
/** The workloads of a run that paths narrow, to join it with others: each rendering and place is one. */
export type PartReport = readonly {
    readonly id: string;
    readonly state: WorkloadState;
}[];
export interface LintResult {
    readonly summary: Summary;
    readonly coverage: Coverage;
    /** Sorted by file, line, column, rule. In a comparison only new ones. */
    readonly findings: readonly Finding[];
    /** Findings that the base had, which fail no run; empty without a comparison. */
    readonly existing: readonly Finding[];
    /** The effect of a change, in a comparison. */
    readonly change?: ChangeReport;
    /** Sentences about the run itself: files that were skipped, a glob that matched nothing. */
    readonly notices: readonly string[];
    /** Exceeded limits, one clause each: `findings` may be incomplete. Absent for none. */
    readonly reached?: readonly string[];
    /** Absent unless the run was stopped in a step. */
    readonly ended?: Ended;
    /** Only of a run that paths narrow. */
    readonly part?: PartReport;
    readonly fit: FitReport;
    readonly inventory: PoolsReport;
}
import type { AskerCounts } from "../../model/impact-words.js";
export { IMPACT_EFFECTS, type ImpactEffect } from "../../model/change.js";
/** A pool whose taints, labels or existence changes. */
export interface PoolChange {
    readonly pool: string;
    readonly cluster: string | null;
    readonly change: "added" | "removed" | "changed";
    /** The declaration; for a removed pool, a place that shows the removal. */
    readonly source: SourceLine;
    /** One clause each: `adds taint gpu=true:NoSchedule`, `removes label pool=gpu`. */
    readonly details: readonly string[];
}
/** The effect of a change on one workload. */
export interface WorkloadImpact extends ArrivedWorkload {
    /** `unschedulable`: loses its last pool. `schedulable`: gains its first. */
    readonly effect: ImpactEffect;
    /** Pools lost, gained or evicted from. */
    readonly pools: readonly string[];
    /** Seconds until a NoExecute taint ends running pods, 0 for at once; else null. Set for `evicted`. */
    readonly evictedAfterSeconds: number | null;
    /** One lower-case clause. */
    readonly reason: string;
}
/** A change and its effect on existing workloads. */
export interface ChangeReport {
    /** The base as named, and its commit. */
    readonly base: {
        readonly revision: string;
        readonly commit: string;
    };
    readonly pools: readonly PoolChange[];
    /** The worst first, then by name. */
    readonly workloads: readonly WorkloadImpact[];
    /** Changed manifests, or renderings, to apply before the pools. */
    readonly landFirst: readonly string[];
    /** Changed manifests to apply after the pools. */
    readonly landAfter: readonly string[];
    /** Changed manifests that fit only the new pools, and need a step in between. */
    readonly needBoth: readonly string[];
    /** Fragments and releases that ask for a changed pool, which no verdict covers; absent for none. */
    readonly asking?: AskerCounts;
    /** Workloads without a counterpart in the base; absent for none. */
    readonly arrivals?: ChangeArrivals;
}
/** New workloads, and refused ones. */
export interface ChangeArrivals {
    /** New workloads that the API server accepts. */
    readonly added: number;
    /** New workloads without a pool. */
    readonly unplaced: readonly ArrivedWorkload[];
    /** Refused workloads, new or old, without placement. */
    readonly refused: readonly ArrivedWorkload[];
}
export interface ArrivedWorkload extends WorkloadIdentity {
    readonly cluster: string | null;
    readonly source: SourceLine;
}
/** The place is that of the model for a new pool. */
export interface WhatIfPool extends FitReportPool {
    readonly change: "changed" | "added" | "removed";
    /** Written as kubectl writes them: `key=value:Effect`. */
    readonly taintsBefore: readonly string[];
    readonly taints: readonly string[];
    /** One clause each; empty without a change. */
    readonly details: readonly string[];
}
/** The effect of pool changes: output of `what-if`. */
export interface WhatIfReport {
    readonly pools: readonly WhatIfPool[];
    /** The worst first, then by name. */
    readonly workloads: readonly WorkloadImpact[];
    /** `namespace/Kind/name` of workloads that may lose the pool. */
    readonly undecided: readonly string[];
    /** Workloads judged. */
    readonly judged: number;
}
/** A file and a line, from 1. */
export interface SourceLine {
    readonly file: string;
    readonly line: number;
    /** The address of a line in another repository. */
    readonly url?: string | undefined;
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
    /** Compared parts: `taints`, `labels`, `affinity`, and `size` if known. */
    readonly judged: readonly string[];
}
export interface FitReportWorkload extends WorkloadIdentity {
    readonly source: SourceLine;
    /** The kustomization or chart rendered; absent for a plain manifest. */
    readonly rendering?: string;
    readonly valid: boolean;
    /** Errors of the API server or admission, one line each. */
    readonly errors: readonly string[];
    readonly pools: readonly FitReportCell[];
    /** Declarations of the workload that no verdict compares: `size`, `volumes`, `other pods`. */
    readonly notJudged?: readonly string[];
}
/** Releases of external charts, which are not judged. */
export interface OutsideReleases {
    readonly releases: number;
    /** Selections of pools by their values; only selected pools. */
    readonly pools: readonly {
        readonly pool: string;
        readonly cluster: string | null;
        readonly releases: number;
    }[];
}
/** The matrix of workloads and pools: output of `fit --format json`. */
export interface FitReport {
    readonly pools: readonly FitReportPool[];
    readonly workloads: readonly FitReportWorkload[];
    /** Assumptions of verdicts, a sentence for each cluster. */
    readonly assumed?: readonly string[];
}
export interface PoolsReportOrigin {
    readonly source: SourceLine;
    /** The component that adds it, if undeclared. */
    readonly implied?: string;
}
export interface PoolsReportTaint extends PoolsReportOrigin {
    readonly taint: string;
}
export interface PoolsReportLabel extends PoolsReportOrigin {
    readonly label: string;
}
/** An unknown property of a pool. */
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
    /** In the order of `labels`. */
    readonly labelOrigins: readonly PoolsReportLabel[];
    /** The pool's address, if the language has any: `module.eks.eks_managed_node_groups["gpu"]`. */
    readonly address: string | null;
    /** Unknown properties that pods depend on. */
    readonly open: readonly PoolsReportOpenField[];
    /** Domains of label values; absent when there are none. */
    readonly requirements?: readonly PoolRequirement[];
    /** Bounds on nodes; absent if unknown. */
    readonly scale?: PoolScale;
    readonly openLabels: readonly string[];
    readonly allocatable: Readonly<Record<string, string>>;
    /** Names of the Nodes, for pools read from Node objects. */
    readonly nodes: readonly string[];
    /** Unknowns of the declaration, one clause each. */
    readonly incomplete: readonly string[];
    /** `address`: the Terraform resource; `line` is unknown in a plan or state. */
    readonly source: {
        readonly file: string;
        readonly line: number;
        readonly address: string | null;
    };
}
/** The resolved inventory: output of `pools --format json`. */
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
    /** The toleration that matches it, or null. */
    readonly toleratedBy: string | null;
    /** For an untolerated taint: the nearest toleration, and the difference. */
    readonly nearest: string | null;
}
export interface ExplainedPool {
    readonly cell: FitReportCell;
    readonly taints: readonly ExplainedTaint[];
}
/** Everything about one workload: output of `explain`. */
export interface ExplainReport extends Omit<FitReportWorkload, "pools" | "notJudged"> {
    readonly tolerations: readonly ExplainedToleration[];
    /** `pool=gpu` for each nodeSelector entry, after admission. */
    readonly nodeSelector: readonly string[];
    /** One line for each required term; the pod needs one of them. */
    readonly nodeAffinityTerms: readonly string[];
    readonly pools: readonly ExplainedPool[];
    readonly assumed?: readonly string[];
    readonly findings: readonly Finding[];
}
/** Keeps matrix and inventory lazy. */
export declare function copyResult(result: LintResult, change: Partial<Omit<LintResult, "fit" | "inventory">>): LintResult;
