import type { ArrivedWorkload, ChangeReport, PoolChange } from "../lint/contract/result.js";
import { bySeverity, type Finding } from "../model/finding.js";
import { nameSome, shorten } from "../model/words.js";
import { conciseLine } from "./finding-heading.js";
import { type Colors, headingColumns, type TextLayout, wrapPainted } from "./text-layout.js";
import {
  baseText,
  effectSign,
  effectText,
  existingText,
  type ImpactGroup,
  impactGroups,
  impactText,
  landingSteps,
  NAMED_LIMIT,
} from "./words/change-words.js";
import { boundedText } from "./words/visible-text.js";

const LIST_LIMIT = 50;
const EXISTING_LIMIT = 12;
/** So many workloads of one fate are named. */
const MAX_NAMES = 5;

/** Tells people the effects of a change on pools and workloads: lines without an empty one. */
export function changeLines(change: ChangeReport, layout: TextLayout): string[] {
  const { colors } = layout;
  const { pools, workloads, arrivals } = change;
  const arrived = [
    ...(arrivals?.unplaced ?? []).map((one) => arrivalLine(one, "fits no pool", colors)),
    ...(arrivals?.refused ?? []).map((one) => arrivalLine(one, "is refused by the API server", colors)),
  ];
  // What the API server refuses has findings of its own.
  if (pools.length === 0 && workloads.length === 0 && (arrivals?.unplaced ?? []).length === 0) {
    return [`no pool changes, ${boundedText(baseText(change))}`];
  }
  const lines = [
    `${colors.bold("what this change does")}, ${boundedText(baseText(change))}`,
    ...listed(
      2,
      pools.map((pool) => poolLine(pool, colors)),
    ),
    `  ${impactText(change)}`,
    ...listed(
      4,
      impactGroups(workloads).flatMap((group) => impactLines(group, layout)),
    ),
    ...listed(4, arrived),
    ...landingSteps(change).flatMap(({ title, files }) => [
      `  ${colors.bold(title)}:`,
      ...listed(4, files.map(boundedText)),
    ]),
  ];
  return lines.flatMap((line) => wrapPainted(line, 6, headingColumns(layout)));
}

export function existingLines(existing: readonly Finding[], layout: TextLayout): string[] {
  if (existing.length === 0) return [];
  const told = existing.toSorted(bySeverity).map((finding) => conciseLine(finding));
  // Indented, so that a problem matcher takes only the new ones.
  const lines = [`${existingText(existing)}:`, ...listed(2, told, EXISTING_LIMIT)];
  return lines.flatMap((line) => wrapPainted(line, 6, headingColumns(layout)));
}

function poolLine({ pool, cluster, change, source, details }: PoolChange, colors: Colors): string {
  const name = cluster === null ? pool : `${cluster}/${pool}`;
  const what = details.length === 0 ? `is ${change}` : details.join(", ");
  return `pool ${colors.bold(boundedText(name))} ${boundedText(what)}  ${place(source, colors)}`;
}

function impactLines(group: ImpactGroup, layout: TextLayout): string[] {
  const { colors } = layout;
  const named = group.map((one) => ({ one, owner: boundedText(`${one.namespace}/${one.kind}/${one.name}`) }));
  if (group.length <= NAMED_LIMIT) {
    return named.map(({ one, owner }) => impactLine([one], owner, place(one.source, colors), layout));
  }
  const names = nameSome(
    named.map(({ owner }) => owner),
    MAX_NAMES,
  );
  return [impactLine(group, `${group.length} workloads`, colors.dim(names), layout)];
}

function impactLine(group: ImpactGroup, who: string, tail: string, { ascii, colors }: TextLayout): string {
  const [impact] = group;
  const { effect, cluster, pools, reason } = impact;
  const isGood = effect === "schedulable" || effect === "gains-pool";
  const paint = isGood ? colors.green : effect === "loses-pool" ? colors.yellow : colors.red;
  const where = [
    ...(cluster === null ? [] : [`cluster ${cluster}`]),
    ...(pools.length === 0 ? [] : [pools.join(", ")]),
  ];
  const inside = where.length === 0 ? "" : ` (${where.join("; ")})`;
  const why = reason === "" ? "" : `: ${reason}`;
  const said = `${paint(effectText(impact, group.length))}${boundedText(inside + why)}`;
  return `${paint(effectSign(effect, ascii))} ${colors.bold(who)} ${said}  ${tail}`;
}

function arrivalLine(one: ArrivedWorkload, what: string, colors: Colors): string {
  const { cluster, kind, namespace, name, source } = one;
  const inside = cluster === null ? "" : ` (cluster ${cluster})`;
  const owner = colors.bold(boundedText(`${namespace}/${kind}/${name}`));
  return `${owner} ${what}${boundedText(inside)}  ${place(source, colors)}`;
}

function place({ file, line, url }: PoolChange["source"], colors: Colors): string {
  return colors.dim(`${boundedText(file)}:${line}${url ? ` ${url}` : ""}`);
}

function listed(columns: number, lines: readonly string[], most = LIST_LIMIT): string[] {
  return shorten(lines, most).map((line) => " ".repeat(columns) + line);
}
