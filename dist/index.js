import { a as fit, n as formatRulePage, o as lint, t as formatRuleIndex, tt as RULES } from "./chunks/library.js";

export { RULES, fit, formatRuleIndex, formatRulePage, lint };