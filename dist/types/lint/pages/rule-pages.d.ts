import type { RuleDescription } from "../../model/rule-description.js";
/** Parses the page of a rule; throws if there is none. */
export declare function describeRule(id: string): RuleDescription;
/** Returns the pages of all rules, in their order. */
export declare const describeRules: () => readonly RuleDescription[];
