import { s as runLint } from "./lint.js";

export { runLint };