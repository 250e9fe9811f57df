import type { Rule } from "./rule.js";
/** Every rule, in the order in which people meet them. A new rule is one file and one line here. */
export declare const RULES: readonly Rule[];
