import type { FitReport, FitReportWorkload, OutsideReleases } from "../lint/contract/result.js";
import { groupBy } from "../model/group-by.js";
import { shorten } from "../model/words.js";
import { formatJson } from "./json-text.js";
import { type Colors, layoutText, markPaint, type TextLayout, type TextOptions } from "./text-layout.js";
import { cutMiddle, displayWidth, padToWidth, wrapText } from "./words/display-width.js";
import {
  type Answer,
  CELL_MARKS,
  type ClusterMatrix,
  cellMark,
  fullName,
  joinColumns,
  joinedMatrices,
  type MatrixRow,
  notComparedTexts,
  type ReasonGroup,
  reasonGroups,
  treatmentOf,
} from "./words/fit-matrix.js";
import { visibleText } from "./words/visible-text.js";

/** `fit --format json`, version 1: `{schemaVersion, pools, workloads, outside}`. Cells name their cluster or null. */
export function formatFitJson({ pools, workloads }: FitReport, outside?: OutsideReleases): string {
  const told = workloads.map(({ errors: _, ...workload }) => workload);
  return formatJson({ schemaVersion: 1, pools, workloads: told, outside });
}

const GAP = "  ";
const LONGEST_NAME = 253;
const LONGEST_POOL_NAME = 120;
const LEAST_OWNER = 5;
const INVALID_MARK = " (invalid)";
/** Workloads with the same reasons. */
const MOST_ALIKE = 20;
/** For one pool and answer. */
const MOST_AGENTS = 10;
const TOLD_FIRST: readonly Answer[] = ["run", "kept off by a taint", "unknown", "kept off by their selectors"];

/** Formats the matrix, a legend, and reasons of cells that do not plainly fit. */
export function formatFitText(report: FitReport, options: TextOptions): string {
  const layout = layoutText(options);
  if (report.pools.length === 0) return "no pools, so no workload can be placed\n";
  if (report.workloads.length === 0) return "no workloads\n";
  const pieces = joinedMatrices(report).flatMap((matrix) => formatMatrix(matrix, layout));
  const invalid = formatInvalid(report.workloads, layout);
  if (invalid !== "") pieces.push(invalid);
  const closing = [...(report.assumed ?? []), ...notComparedTexts(report.workloads)];
  pieces.push(...closing.map((text) => wrapText(visibleText(text), layout.columns).join("\n")));
  return `${pieces.join("\n\n")}\n`;
}

function formatMatrix(each: ClusterMatrix, layout: TextLayout): string[] {
  const { colors } = layout;
  const title = each.cluster?.includes(", ") ? "clusters" : "cluster";
  const heading = each.cluster === null ? [] : [colors.bold(`${title} ${visibleText(each.cluster)}`)];
  if (each.rows.length === 0) return [...heading, "no workloads"];
  const labels = each.rows.map((row) => rowLabel(row, Math.floor(layout.columns / 2)));
  const labelWidth = labels.reduce((most, label) => Math.max(most, displayWidth(label)), 0);
  const room = layout.columns - labelWidth - GAP.length;
  const namesOf = ({ pools }: ClusterMatrix) =>
    pools.map(({ name }) => cutMiddle(visibleText(name), LONGEST_POOL_NAME));
  const blocksOf = (one: ClusterMatrix) => columnBlocks(namesOf(one).map(displayWidth), room);
  const matrix = blocksOf(each).length === 1 ? { ...each, joined: [] } : joinColumns(each);
  const names = namesOf(matrix);
  const blocks = blocksOf(matrix).map(([from, to]) => {
    const lines = [formatLine("", labelWidth, names.slice(from, to).map(colors.bold))];
    for (const [index, row] of matrix.rows.entries()) {
      const cells = row.cells.slice(from, to).map((cell, offset) => {
        const mark = cell === undefined ? undefined : cellMark(cell);
        const width = displayWidth(names[from + offset] ?? "");
        const left = Math.floor(Math.max(0, width - 1) / 2);
        const sign = mark === undefined ? " " : markPaint(colors, mark)(layout.signs[mark]);
        return " ".repeat(left) + sign + " ".repeat(Math.max(0, width - 1 - left));
      });
      lines.push(formatLine(labels[index] ?? "", labelWidth, cells));
    }
    return lines.join("\n");
  });
  const legend = CELL_MARKS.map((mark) => `${markPaint(colors, mark)(layout.signs[mark])} ${mark}`);
  return [
    ...heading,
    ...blocks,
    ...matrix.joined.map((text) => wrapText(visibleText(text), layout.columns).join("\n")),
    legend.join(GAP),
    ...formatAgents(matrix, each.pools.length, layout),
    ...formatReasons(matrix, layout),
  ];
}

/** Lists DaemonSets by columns of pools; equal columns share a line. Empty for none. */
function formatAgents(matrix: ClusterMatrix, total: number, { columns, colors }: TextLayout): string[] {
  const told = matrix.pools.map(({ name }, column) => {
    const { agents } = treatmentOf(matrix, column);
    const pieces = TOLD_FIRST.flatMap((answer) => {
      const names = agents.get(answer) ?? [];
      return names.length === 0 ? [] : [`${answer}: ${shorten(names, MOST_AGENTS).map(visibleText).join(", ")}`];
    });
    return { name, text: pieces.join("; ") };
  });
  const alike = groupBy(told, ({ text }) => text);
  alike.delete("");
  if (alike.size === 0) return [];
  const lines = [...alike].flatMap(([text, pools]) => {
    const isOfAll = total > 1 && pools.length === matrix.pools.length;
    const named = isOfAll ? `all ${total} pools` : pools.map(({ name }) => visibleText(name)).join(", ");
    return hanging(`${named}: ${text}`, columns);
  });
  return [[colors.bold("node agents (DaemonSets)"), ...lines].join("\n")];
}

/** Splits columns into blocks of at most `room`; from inclusive, to exclusive. */
function columnBlocks(widths: readonly number[], room: number): [from: number, to: number][] {
  const blocks: [number, number][] = [];
  let from = 0;
  let used = 0;
  for (const [index, width] of widths.entries()) {
    const wider = used === 0 ? width : used + GAP.length + width;
    if (wider > room && index > from) {
      blocks.push([from, index]);
      from = index;
      used = width;
    } else {
      used = wider;
    }
  }
  blocks.push([from, widths.length]);
  return blocks;
}

function formatLine(label: string, labelWidth: number, cells: readonly string[]): string {
  return [padToWidth(label, labelWidth), ...cells].join(GAP).trimEnd();
}

/** Shortens namespace and kind first. */
function rowLabel({ workload, label }: MatrixRow, width: number): string {
  const mark = workload.valid ? "" : INVALID_MARK;
  const text = visibleText(label);
  const owner = visibleText(`${workload.namespace}/${workload.kind}/`);
  const name = cutMiddle(text.slice(owner.length), LONGEST_NAME);
  const room = width - mark.length - displayWidth(name);
  return (
    (displayWidth(text) + mark.length <= width ? owner : cutMiddle(owner, Math.max(LEAST_OWNER, room))) + name + mark
  );
}

/** Groups workloads with equal reasons. */
function formatReasons({ rows, pools }: ClusterMatrix, layout: TextLayout): string[] {
  // Where the API server refuses the object, that is the reason.
  const judged = rows.filter(({ workload }) => workload.valid);
  const told = judged.map((row) => ({ workload: row.workload, groups: reasonGroups(row, pools) }));
  const alike = groupBy(
    told.filter(({ groups }) => groups.length > 0),
    ({ groups }) => JSON.stringify(groups),
  );
  return [...alike.values()].map((ones) => {
    const named = ones.map(({ workload }) => workloadLine(workload, layout.colors));
    const lines = ones[0].groups.flatMap((group) => groupLines(group, layout));
    return [...shorten(named, MOST_ALIKE, "more workloads"), ...lines].join("\n");
  });
}

function groupLines(group: ReasonGroup, { columns, signs, colors }: TextLayout): string[] {
  const pools = group.pools.map(visibleText).join(", ");
  const text = group.reasons.length === 0 ? pools : `${pools}: ${group.reasons.map(visibleText).join("; ")}`;
  const sign = markPaint(colors, group.mark)(signs[group.mark]);
  return hanging(text, columns, `${sign} `);
}

function formatInvalid(workloads: readonly FitReportWorkload[], { columns, colors }: TextLayout): string {
  const lines: string[] = [];
  for (const workload of workloads) {
    if (workload.valid) continue;
    lines.push(workloadLine(workload, colors));
    const errors = workload.errors.length === 0 ? ["refused by the API server"] : workload.errors;
    lines.push(...errors.flatMap((error) => hanging(`invalid: ${visibleText(error)}`, columns, "", colors.red)));
  }
  return lines.join("\n");
}

/** Wraps an entry of a list; `lead` takes no more columns than the indentation of further lines. */
function hanging(text: string, columns: number, lead = "", paint = (line: string) => line): string[] {
  return wrapText(text, columns - 4).map((line, index) => `${index === 0 ? `  ${lead}` : "      "}${paint(line)}`);
}

function workloadLine(workload: FitReportWorkload, colors: Colors): string {
  const rendered = workload.rendering === undefined ? "" : `, rendered in ${visibleText(workload.rendering)}`;
  const place = `${visibleText(workload.source.file)}:${workload.source.line}${rendered}`;
  return `${colors.bold(visibleText(fullName(workload)))}${GAP}${colors.dim(place)}`;
}
