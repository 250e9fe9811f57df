import { X as writeReports, Y as deliver } from "./lint.js";

export { deliver };