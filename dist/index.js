import { a as fit, et as RULES, n as formatRulePage, o as lint, t as formatRuleIndex } from "./chunks/library.js";

export { RULES, fit, formatRuleIndex, formatRulePage, lint };