import type { ClusterFinding } from "../contract/cluster-finding.js";

const ASSUMPTIONS = {
  declared: "the declared pools are all pools of the cluster",
  snapshot: "no pool was scaled to zero when its Nodes were written down",
  whole: "the cluster has no pools but those that its declaration creates",
} as const;

/** Explains lowered errors and the remedy, one line for each reason. */
export function describeUncertain(findings: readonly ClusterFinding[]): string[] {
  return (["declared", "snapshot", "whole"] as const).flatMap((limit) => {
    const rules = findings.flatMap(({ rule, severity, finding }) =>
      severity === "warning" && finding.supportedFor === limit ? [rule] : [],
    );
    if (rules.length === 0) return [];
    const named = [...new Set(rules)].sort().join(" and ");
    return [`a warning of ${named} would be an error if ${ASSUMPTIONS[limit]}: "complete: true" says so`];
  });
}
