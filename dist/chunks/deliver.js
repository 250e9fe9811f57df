import { n as writeReports, t as deliver } from "./deliver2.js";

export { deliver };