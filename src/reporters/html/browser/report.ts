import { startFindingFilters } from "./finding-filters.js";
import { startFates, startMatrixFilters } from "./matrix-filters.js";
import { startReasons } from "./reasons.js";

startFindingFilters();
startMatrixFilters();
startFates();
startReasons();
