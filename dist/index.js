import { RULES, fit, lint } from "./chunks/library.js";

export { RULES, fit, lint };