import type { PoolsReport } from "../lint/result.js";
import { formatJson } from "./json-text.js";

/** `pools --format json`, version 1: `{schemaVersion, pools}`, the taints written as kubectl writes them. */
export function formatPoolsJson(report: PoolsReport): string {
  return formatJson({
    schemaVersion: 1,
    pools: report.pools.map((pool) => ({
      name: pool.name,
      cluster: pool.cluster,
      format: pool.format,
      taints: pool.taints.map(({ taint }) => taint),
      startupTaints: pool.startupTaints.map(({ taint }) => taint),
      labels: pool.labels,
      source: { file: pool.source.file, line: pool.source.line, address: pool.source.address },
    })),
  });
}
