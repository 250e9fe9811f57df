import { locate } from "../../manifest/locate.js";
import { addressOf, type IncompleteField, type NodePool } from "../../model/pool.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import type { ResolvedCluster } from "../contract/lint-input.js";
import type {
  PoolsReport,
  PoolsReportLabel,
  PoolsReportOpenField,
  PoolsReportPool,
  PoolsReportTaint,
} from "../contract/result.js";
import { sourceLineOf } from "./fit-report.js";

function reportTaint(taint: PoolTaint): PoolsReportTaint {
  const { implied } = taint;
  return { taint: formatTaint(taint), source: sourceLineOf(taint.place), implied: implied || undefined };
}

function reportLabel(label: string, { place, labelOrigins = EMPTY_STRING_MAP }: NodePool): PoolsReportLabel {
  const origin = labelOrigins[label];
  const implied = origin?.implied;
  return { label, source: sourceLineOf(origin?.place ?? place), implied: implied || undefined };
}

/** Requirements count as labels. Size matters to verdicts only if known. */
function reportOpen({ field, why }: IncompleteField): PoolsReportOpenField[] {
  if (field === "scale") return [];
  return [{ field: field === "requirements" ? "labels" : field, why }];
}

function reportPool(pool: NodePool): PoolsReportPool {
  const { file, line } = locate(pool.place);
  const { requirements = [], incomplete = [] } = pool;
  return {
    name: pool.name,
    cluster: pool.cluster,
    format: pool.format,
    taints: pool.taints.map(reportTaint),
    startupTaints: pool.startupTaints.map(reportTaint),
    labels: pool.labels,
    labelOrigins: Object.keys(pool.labels).map((label) => reportLabel(label, pool)),
    address: addressOf(pool) ?? null,
    open: incomplete.flatMap(reportOpen),
    requirements: requirements.length > 0 ? requirements : undefined,
    scale: pool.scale,
    openLabels: pool.openLabels,
    allocatable: pool.allocatable,
    nodes: pool.nodes?.map(({ name }) => name) ?? [],
    incomplete: incomplete.map(({ field, why }) => `${field}: ${why}`),
    source: { file, line, address: addressOf(pool) ?? null },
  };
}

export function reportPools(clusters: readonly ResolvedCluster[]): PoolsReport {
  return { pools: clusters.flatMap(({ inventory }) => inventory.pools.map(reportPool)) };
}
