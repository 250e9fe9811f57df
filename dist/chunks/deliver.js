import { G as deliver, K as writeReports } from "./lint.js";

export { deliver };