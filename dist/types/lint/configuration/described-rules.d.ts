import type { RuleDescription } from "../../rules/contract/rule.js";
/** Every rule as data: what its page tells, and nothing of how it decides. */
export declare const RULES: readonly RuleDescription[];
