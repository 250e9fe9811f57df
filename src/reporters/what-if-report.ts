import {
  IMPACT_EFFECTS,
  type ImpactEffect,
  type OutsideReleases,
  type WhatIfPool,
  type WhatIfReport,
  type WorkloadImpact,
} from "../lint/contract/result.js";
import { EFFECT_WORDS, evictedText } from "../model/impact-words.js";
import { count } from "../model/words.js";
import { formatJson, indentOf } from "./json-text.js";
import { type Colors, layoutText, type TextOptions } from "./text-layout.js";
import { wrapText } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

const MOST_SHOWN = 1000;

/** `what-if --format json`, version 1: `{schemaVersion, pools, workloads, undecided, judged}`. */
export function formatWhatIfJson(report: WhatIfReport, outside?: OutsideReleases): string {
  return formatJson({ schemaVersion: 1, ...report, outside }, indentOf(report.workloads));
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
  return IMPACT_EFFECTS.flatMap((effect) =>
    ["workload", "DaemonSet"].flatMap((noun) => {
      const isDaemons = noun === "DaemonSet";
      const affected = workloads.filter((one) => one.effect === effect && (one.kind === "DaemonSet") === isDaemons);
      if (affected.length === 0) return [];
      const [one, many] = EFFECT_WORDS[effect][isDaemons ? "covers" : "finds"];
      const heading = `${count(affected.length, noun)} ${affected.length === 1 ? one : many}`;
      const lines = affected.slice(0, MOST_SHOWN).flatMap((workload) => formatWorkload(workload, colors, columns));
      const more = affected.length - MOST_SHOWN;
      if (more > 0) lines.push(`  and ${more} more, which --format json names`);
      return [[colors.bold(effectPaint(effect, colors)(heading)), ...lines].join("\n")];
    }),
  );
}

function formatWorkload(impact: WorkloadImpact, colors: Colors, columns: number): string[] {
  const { kind, namespace, name, cluster, source, evictedAfterSeconds: seconds, reason } = impact;
  const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
  const place = colors.dim(`${visibleText(source.file)}:${source.line}${source.url ? ` ${source.url}` : ""}`);
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
