import { startMatrixFilters } from "./matrix-filters.js";
import { startReasons } from "./reasons.js";
import { startSeverityFilters } from "./severity-filters.js";

startSeverityFilters();
startMatrixFilters();
startReasons();
