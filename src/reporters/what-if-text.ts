import type { WhatIfPool, WhatIfReport } from "../lint/contract/result.js";
import { count } from "../model/words.js";
import { formatImpacts } from "./impact-text.js";
import type { Colors } from "./terminal-colors.js";
import { layoutText, type TextOptions } from "./text-layout.js";
import { visibleText } from "./words/visible-text.js";

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
