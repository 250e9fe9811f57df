import type { PoolsReport, PoolsReportPool, SourceLine } from "../lint/reports/result.js";
import { formatJson } from "./json-text.js";

/**
 * `pools --format json`, version 1: `{schemaVersion, pools}`, the taints written as kubectl writes them. `origins` holds
 * the file and line of every taint and label; `openLabels` are globs of labels with an unknown value; `implied` says who adds one that nobody wrote.
 */
export function formatPoolsJson(report: PoolsReport): string {
  return formatJson({
    schemaVersion: 1,
    pools: report.pools.map((pool) => ({
      name: pool.name,
      cluster: pool.cluster,
      format: pool.format,
      address: pool.address,
      taints: pool.taints.map(({ taint }) => taint),
      startupTaints: pool.startupTaints.map(({ taint }) => taint),
      labels: pool.labels,
      openLabels: pool.openLabels,
      requirements: (pool.requirements ?? []).map(({ key, operator, values }) => ({ key, operator, values })),
      scale: pool.scale ?? null,
      origins: originsOf(pool),
      open: pool.open,
      source: { file: pool.source.file, line: pool.source.line, address: pool.source.address },
    })),
  });
}

function originsOf({ taints, startupTaints, labelOrigins }: PoolsReportPool): object[] {
  const origin = (what: object, { file, line }: SourceLine, implied: string | undefined) => ({
    ...what,
    file,
    line,
    implied,
  });
  return [
    ...[...taints, ...startupTaints].map(({ taint, source, implied }) => origin({ taint }, source, implied)),
    ...labelOrigins.map(({ label, source, implied }) => origin({ label }, source, implied)),
  ];
}
