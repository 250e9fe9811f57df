import type { RuleDescription } from "../../model/rule-description.js";
/** Every rule as data. */
export declare const RULES: readonly RuleDescription[];
