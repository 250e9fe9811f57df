import { n as lint, r as RULES, t as fit } from "./chunks/library.js";

export { RULES, fit, lint };