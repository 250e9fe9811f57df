import { i as runLint } from "./lint.js";

export { runLint };