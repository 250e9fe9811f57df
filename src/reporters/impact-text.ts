import { IMPACT_EFFECTS, type ImpactEffect, type WorkloadImpact } from "../lint/contract/result.js";
import { EFFECT_WORDS, evictedText, type Phrase } from "../model/impact-words.js";
import { count } from "../model/words.js";
import type { Colors } from "./terminal-colors.js";
import { wrapText } from "./words/display-width.js";
import { visibleText } from "./words/visible-text.js";

export function formatImpacts(workloads: readonly WorkloadImpact[], colors: Colors, columns: number): string[] {
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
