import { startFindingFilters } from "./finding-filters.js";
import { startMatrixFilters } from "./matrix-filters.js";
import { startReasons } from "./reasons.js";

startFindingFilters();
startMatrixFilters();
startReasons();
