import type { Rule } from "./rule.js";
export declare const nearMissToleration: Rule;
