import {
  IMPACT_EFFECTS,
  type ImpactEffect,
  type OutsideReleases,
  type WhatIfPool,
  type WhatIfReport,
  type WorkloadImpact,
} from "../lint/contract/result.js";
import { EFFECT_WORDS, evictedText, type Phrase } from "../model/impact-words.js";
import { count } from "../model/words.js";
import { formatJson } from "./json-text.js";
import { type Colors, layoutText, type TextOptions } from "./text-layout.js";
import { wrapText } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

/** `what-if --format json`, version 1: `{schemaVersion, pools, workloads, undecided, judged}`. */
export function formatWhatIfJson(report: WhatIfReport, outside?: OutsideReleases): string {
  return formatJson({ schemaVersion: 1, ...report, outside });
}

/** Formats changed pools and affected workloads. */
export function formatWhatIfText(report: WhatIfReport, options: TextOptions): string {
  const { colors, columns } = layoutText(options);
  const { pools, workloads, undecided, judged } = report;
  const blocks = [...pools.map((pool) => formatPool(pool, colors)), ...formatImpacts(workloads, colors, columns)];
  if (workloads.length === 0) {
    const known = undecided.length === 0 ? "" : " that can be told";
    blocks.push(colors.green(`nothing changes for the ${count(judged, "workload")}${known}`));
  }
  if (undecided.length > 0) {
    const names = undecided.map((name) => `  ${visibleText(name)}`);
    blocks.push([colors.cyan(`unknown for ${count(undecided.length, "workload")}`), ...names].join("\n"));
  }
  return `${blocks.join("\n\n")}\n`;
}

function formatPool({ name, cluster, source, change, taints, details }: WhatIfPool, colors: Colors): string {
  const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
  const place = colors.dim(`${visibleText(source.file)}:${source.line}`);
  const told = details.length === 0 ? ["is so already"] : details;
  return [
    `pool ${colors.bold(visibleText(name))}${where}  ${place}`,
    ...told.map((detail) => `  ${visibleText(detail)}`),
    ...(change === "removed"
      ? []
      : [`  then has ${taints.length === 0 ? "no taint" : taints.map(visibleText).join(", ")}`]),
  ].join("\n");
}

function formatImpacts(workloads: readonly WorkloadImpact[], colors: Colors, columns: number): string[] {
  return IMPACT_EFFECTS.flatMap((effect) => {
    const affected = workloads.filter((workload) => workload.effect === effect);
    const daemons = affected.filter(({ kind }) => kind === "DaemonSet");
    const others = affected.filter(({ kind }) => kind !== "DaemonSet");
    const { finds, covers } = EFFECT_WORDS[effect];
    return [
      ...formatGroup(others, "workload", finds, colors, columns),
      ...formatGroup(daemons, "DaemonSet", covers, colors, columns),
    ];
  });
}

function formatGroup(
  workloads: readonly WorkloadImpact[],
  noun: string,
  [one, many]: Phrase,
  colors: Colors,
  columns: number,
): string[] {
  const [first] = workloads;
  if (first === undefined) return [];
  const paint = effectPaint(first.effect, colors);
  const heading = `${count(workloads.length, noun)} ${workloads.length === 1 ? one : many}`;
  const lines = workloads.flatMap((workload) => formatWorkload(workload, colors, columns));
  return [[colors.bold(paint(heading)), ...lines].join("\n")];
}

function formatWorkload(impact: WorkloadImpact, colors: Colors, columns: number): string[] {
  const { kind, namespace, name, cluster, source, evictedAfterSeconds: seconds, reason } = impact;
  const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
  const place = colors.dim(`${visibleText(source.file)}:${source.line}`);
  const when = seconds === null ? "" : `${evictedText(seconds)}; `;
  return [
    `  ${colors.bold(visibleText(`${namespace}/${kind}/${name}`))}${where}  ${place}`,
    ...wrapText(when + visibleText(reason), columns - 4).map((line) => `    ${line}`),
  ];
}

function effectPaint(effect: ImpactEffect, colors: Colors): Colors["bold"] {
  if (effect === "unschedulable" || effect === "evicted") return colors.red;
  if (effect === "loses-pool") return colors.yellow;
  return effect === "gains-pool" ? colors.cyan : colors.green;
}
