import { B as deliver, V as writeReports } from "./lint.js";

export { deliver };