import type { RuleDescription } from "../../model/rule-description.js";
/** Every rule as data: what its page tells, and nothing of how it decides. */
export declare const RULES: readonly RuleDescription[];
