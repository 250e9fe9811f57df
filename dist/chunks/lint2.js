import { r as runLint } from "./lint.js";

export { runLint };