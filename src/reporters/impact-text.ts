import { IMPACT_EFFECTS, type ImpactEffect, type WorkloadImpact } from "../lint/reports/result.js";
import { count } from "../model/words.js";
import { wrapText } from "./display-width.js";
import type { Colors } from "./terminal-colors.js";
import { visibleText } from "./visible-text.js";

const PHRASES: Readonly<Record<ImpactEffect, readonly [one: string, many: string]>> = {
  unschedulable: ["finds no pool any more", "find no pool any more"],
  evicted: ["is evicted", "are evicted"],
  "loses-pool": ["loses a pool", "lose a pool"],
  "gains-pool": ["may enter it now", "may enter it now"],
  schedulable: ["gets its first pool", "get their first pool"],
};

/** The same for DaemonSets, which cover pools. */
const DAEMON_PHRASES: Readonly<Partial<Record<ImpactEffect, readonly [one: string, many: string]>>> = {
  unschedulable: ["runs nowhere any more", "run nowhere any more"],
  "loses-pool": ["stops covering a pool", "stop covering a pool"],
  "gains-pool": ["covers one more pool", "cover one more pool"],
};

/** What happens to workloads, one block for each effect, the worst first. */
export function formatImpacts(workloads: readonly WorkloadImpact[], colors: Colors, columns: number): string[] {
  return IMPACT_EFFECTS.flatMap((effect) => {
    const affected = workloads.filter((workload) => workload.effect === effect);
    const daemons = affected.filter(({ kind }) => kind === "DaemonSet");
    const others = affected.filter(({ kind }) => kind !== "DaemonSet");
    const daemonPhrase = DAEMON_PHRASES[effect] ?? PHRASES[effect];
    return [
      ...formatGroup(others, "workload", PHRASES[effect], colors, columns),
      ...formatGroup(daemons, "DaemonSet", daemonPhrase, colors, columns),
    ];
  });
}

function formatGroup(
  workloads: readonly WorkloadImpact[],
  noun: string,
  [one, many]: readonly [one: string, many: string],
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
  const when = seconds === 0 ? "evicted at once; " : seconds === null ? "" : `evicted after ${seconds} s; `;
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
