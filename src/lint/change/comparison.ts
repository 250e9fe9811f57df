/** What compares a run with its base. */
export { reportChange } from "./change-report.js";
export { compareClusters } from "./compare-clusters.js";
export { compareFindings } from "./known-before.js";
export { nameCauses } from "./name-cause.js";
export { findWeakenings } from "./weakenings.js";
