import type { Finding, Severity } from "../model/finding.js";
import type { RuleFinding } from "../rules/rule.js";
/** What a rule said about one cluster; `cluster` is null for the only one. */
export interface ClusterFinding {
    readonly rule: string;
    readonly severity: Severity;
    readonly cluster: string | null;
    readonly finding: RuleFinding;
}
/** Turns places into lines, joins what holds for several clusters, and sorts by file, line, column and rule. */
export declare function locateFindings(findings: readonly ClusterFinding[]): readonly Finding[];
