import { B as writeReports, z as deliver } from "./lint.js";

export { deliver };