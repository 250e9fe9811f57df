import type { FitReport, OutsideReleases } from "../lint/contract/result.js";
import { formatJson } from "./json-text.js";

/** `fit --format json`, version 1: `{schemaVersion, pools, workloads, outside}`. Cells name their cluster or null. */
export function formatFitJson({ pools, workloads }: FitReport, outside?: OutsideReleases): string {
  const told = workloads.map(({ errors: _, ...workload }) => workload);
  return formatJson({ schemaVersion: 1, pools, workloads: told, outside });
}
