import { n as renderRepository, t as findUnusedChartValues } from "./lint.js";

export { findUnusedChartValues, renderRepository };