import type { PoolsReport, PoolsReportOrigin, PoolsReportPool, PoolsReportTaint } from "../lint/contract/result.js";
import { groupBy } from "../model/group-by.js";
import type { PoolRequirement } from "../model/pool.js";
import { nameSome } from "../model/words.js";
import { formatJson } from "./json-text.js";
import { type Colors, type TextOptions, terminalColors } from "./text-layout.js";
import { displayWidth, padToWidth } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

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
      origins: [...pool.taints, ...pool.startupTaints, ...pool.labelOrigins].map(({ source, implied, ...what }) => {
        return { ...what, ...source, implied };
      }),
      open: pool.open,
      source: { file: pool.source.file, line: pool.source.line, address: pool.source.address },
    })),
  });
}

const FIELD_WIDTH = "startup taints".length;
const NAMED_NODES = 5;

export function formatPoolsText(report: PoolsReport, { color }: Pick<TextOptions, "color">): string {
  if (report.pools.length === 0) return "no pools\n";
  const colors = terminalColors(color);
  const alike = groupBy(report.pools, (pool) => [pool.format, ...fieldLines(pool, colors)].join("\n"));
  return `${[...alike.values()].map((pools) => formatAlike(pools, colors).join("\n")).join("\n\n")}\n`;
}

/** Formats pools that differ in their names and places alone. */
function formatAlike(pools: readonly PoolsReportPool[], colors: Colors): string[] {
  const heads = pools.map(({ source, cluster, name, format, address }) => {
    const known = visibleText(cluster === null ? name : `${cluster}/${name}`);
    const place = `${visibleText(source.file)}:${source.line}${address === null ? "" : ` ${visibleText(address)}`}`;
    return `${colors.bold(known)}  ${visibleText(format)}  ${colors.dim(place)}`;
  });
  return [...heads, ...pools.slice(0, 1).flatMap((pool) => fieldLines(pool, colors))];
}

function fieldLines(pool: PoolsReportPool, colors: Colors): string[] {
  const lines: string[] = [];
  const field = (label: string, values: readonly string[]) => {
    for (const [index, value] of values.entries()) {
      lines.push(`  ${colors.cyan(padToWidth(index === 0 ? label : "", FIELD_WIDTH))}  ${value}`);
    }
  };
  const isPending = pool.open.some((open) => open.field === "taints");
  const taintLines = (taints: readonly PoolsReportTaint[]) => withOrigins(taints, ({ taint }) => taint, colors);
  field("taints", pool.taints.length === 0 ? [isPending ? "none known" : "none"] : taintLines(pool.taints));
  field("startup taints", taintLines(pool.startupTaints));
  field(
    "labels",
    withOrigins(pool.labelOrigins, ({ label }) => `${label}=${pool.labels[label] ?? ""}`, colors),
  );
  field("requirements", (pool.requirements ?? []).map(requirementText));
  field("open labels", pool.openLabels.length === 0 ? [] : [pool.openLabels.map(visibleText).join(", ")]);
  field(
    "capacity",
    Object.entries(pool.allocatable).map(([key, value]) => visibleText(`${key}: ${value}`)),
  );
  const nodes = nameSome(pool.nodes.map(visibleText), NAMED_NODES);
  field("nodes", pool.nodes.length === 0 ? [] : [`${pool.nodes.length}: ${nodes}`]);
  field("open", pool.incomplete.map(visibleText));
  return lines;
}

/** `kubernetes.io/arch In amd64, arm64`. */
function requirementText({ key, operator, values }: PoolRequirement): string {
  return visibleText(values.length === 0 ? `${key} ${operator}` : `${key} ${operator} ${values.join(", ")}`);
}

function withOrigins<One extends PoolsReportOrigin>(
  all: readonly One[],
  textOf: (one: One) => string,
  colors: Colors,
): string[] {
  const texts = all.map((one) => visibleText(textOf(one)));
  const width = Math.max(0, ...texts.map(displayWidth));
  return all.map(({ source, implied }, index) => {
    const origin = implied === undefined ? `${source.file}:${source.line}` : `assumed: ${implied}`;
    const place = colors.dim(visibleText(origin));
    return `${padToWidth(texts[index] ?? "", width)}  ${place}`;
  });
}
