import { type RuleDocumentation } from "./rule-documentation.js";
/** The documentation page of one rule, in Markdown. */
export declare function formatRulePage(rule: RuleDocumentation): string;
/** The index of all rules, in Markdown. */
export declare function formatRuleIndex(rules: readonly RuleDocumentation[]): string;
