import { nt as writeReports, tt as deliver } from "./lint.js";

export { deliver };