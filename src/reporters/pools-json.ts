import type { PoolsReport, PoolsReportPool, SourceLine } from "../lint/contract/result.js";
import { formatJson } from "./json-text.js";

/** `pools --format json`, version 1. `origins` has the file and line of every taint and label; `implied` its maker. */
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
