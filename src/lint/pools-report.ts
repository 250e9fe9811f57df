import { locate } from "../manifest/locate.js";
import type { NodePool, PoolRequirement } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { sourceLineOf } from "./fit-report.js";
import type { ResolvedCluster } from "./judge.js";
import type { PoolsReport, PoolsReportPool, PoolsReportTaint } from "./result.js";

function reportTaint(taint: PoolTaint): PoolsReportTaint {
  const { implied } = taint;
  return { taint: formatTaint(taint), source: sourceLineOf(taint.place), ...(implied && { implied }) };
}

function formatPoolRequirement({ key, operator, values }: PoolRequirement): string {
  return values.length === 0 ? `${key} ${operator}` : `${key} ${operator} ${values.join(", ")}`;
}

function reportPool(pool: NodePool): PoolsReportPool {
  const { file, line } = locate(pool.place);
  const { requirements = [] } = pool;
  return {
    name: pool.name,
    cluster: pool.cluster,
    format: pool.format,
    taints: pool.taints.map(reportTaint),
    startupTaints: pool.startupTaints.map(reportTaint),
    labels: pool.labels,
    ...(requirements.length > 0 && { requirements: requirements.map(formatPoolRequirement) }),
    openLabels: pool.openLabels,
    allocatable: pool.allocatable,
    nodes: pool.nodes?.map(({ name }) => name) ?? [],
    incomplete: (pool.incomplete ?? []).map(({ field, why }) => `${field}: ${why}`),
    source: { file, line, address: pool.place.document.address ?? null },
  };
}

/** The inventory as resolved, each taint with the line that declares it. */
export function reportPools(clusters: readonly ResolvedCluster[]): PoolsReport {
  return { pools: clusters.flatMap(({ inventory }) => inventory.pools.map(reportPool)) };
}
