import { n as writeReports, t as deliver } from "./deliver.js";

export { deliver };