import { G as writeReports, W as deliver } from "./lint.js";

export { deliver };