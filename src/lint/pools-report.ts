import { locate } from "../manifest/locate.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { sourceLineOf } from "./fit-report.js";
import type { ResolvedCluster } from "./judge.js";
import type { PoolsReport, PoolsReportPool, PoolsReportTaint } from "./result.js";

function reportTaint(taint: PoolTaint): PoolsReportTaint {
  return { taint: formatTaint(taint), source: sourceLineOf(taint.place) };
}

function reportPool(pool: NodePool): PoolsReportPool {
  const { file, line } = locate(pool.place);
  return {
    name: pool.name,
    cluster: pool.cluster,
    format: pool.format,
    taints: pool.taints.map(reportTaint),
    startupTaints: pool.startupTaints.map(reportTaint),
    labels: pool.labels,
    openLabels: pool.openLabels,
    allocatable: pool.allocatable,
    nodes: pool.nodes?.map(({ name }) => name) ?? [],
    source: { file, line, address: null },
  };
}

/** The inventory as resolved, each taint with the line that declares it. */
export function reportPools(clusters: readonly ResolvedCluster[]): PoolsReport {
  return { pools: clusters.flatMap(({ inventory }) => inventory.pools.map(reportPool)) };
}
