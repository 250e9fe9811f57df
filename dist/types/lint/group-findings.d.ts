import type { RuleFinding } from "../rules/rule.js";
/** One cause, one finding: makes one of many findings of a group, in place of the first. Findings of one rule and one cluster. */
export declare function groupFindings(findings: readonly RuleFinding[]): readonly RuleFinding[];
