import { L as deliver, R as writeReports } from "./lint.js";

export { deliver };