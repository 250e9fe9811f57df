import { c as runLint } from "./lint.js";

export { runLint };