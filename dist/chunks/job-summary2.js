import { n as formatJobSummary, t as findingsSection } from "./job-summary.js";

export { formatJobSummary };