import { I as deliver, L as writeReports } from "./lint.js";

export { deliver };