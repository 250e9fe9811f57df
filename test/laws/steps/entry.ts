export { CASES } from "./program.js";
