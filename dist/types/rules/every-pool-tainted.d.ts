import type { Rule } from "./rule.js";
export declare const everyPoolTainted: Rule;
