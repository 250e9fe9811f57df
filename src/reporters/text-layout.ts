import { styleText } from "node:util";
import type { Severity } from "../model/finding.js";
import { displayWidth, wrapText } from "./words/display-width.js";
import { ASCII_SIGNS, type CellMark, type SignSet, UNICODE_SIGNS } from "./words/fit-matrix.js";
import { cutText } from "./words/visible-text.js";

export const LONGEST_LINE = 400;
const PAINT = /\p{Cc}(?:\[[\d;]*m|\]8;;[!-~]*?\p{Cc}\\)/gu;
const CUT = " ...";
const DEFAULT_COLUMNS = 100;
const LEAST_COLUMNS = 40;

export interface TextLayout {
  readonly colors: Colors;
  readonly link: Linker;
  readonly columns: number;
  readonly signs: SignSet;
  readonly ascii: boolean;
  /** Wraps headings on a terminal; elsewhere searches need them whole. */
  readonly wrapsHeadings: boolean;
}

export interface TextOptions {
  readonly color: boolean;
  /** Undefined without a terminal. */
  readonly columns?: number | undefined;
  /** True if the terminal shows ASCII alone. */
  readonly ascii?: boolean;
  /** True if the terminal supports links. */
  readonly links?: boolean;
}

/** Width of searchable lines. */
export function headingColumns({ columns, wrapsHeadings }: TextLayout): number {
  return wrapsHeadings ? columns : LONGEST_LINE;
}

export function layoutText({ color, columns, ascii = false, links = false }: TextOptions): TextLayout {
  const width = Math.max(LEAST_COLUMNS, columns ?? DEFAULT_COLUMNS);
  return {
    colors: terminalColors(color),
    link: terminalLinks(links),
    columns: Math.min(width, LONGEST_LINE),
    signs: ascii ? ASCII_SIGNS : UNICODE_SIGNS,
    ascii,
    wrapsHeadings: columns !== undefined,
  };
}

/** Wraps text after `start` columns; further lines are indented by `hang`. */
export function wrapBehind(text: string, start: number, hang: number, columns: number): string[] {
  const [first = ""] = wrapText(text, columns - start);
  const fits = start + displayWidth(first) <= columns;
  const head = fits || start <= hang ? first : "";
  const rest = text.slice(head.length).trimStart();
  const further = rest === "" ? [] : wrapText(rest, columns - hang);
  return [cutLine(" ".repeat(start) + head).slice(start), ...further.map((line) => cutLine(" ".repeat(hang) + line))];
}

/** Wraps a coloured line; further lines are indented by `hang`. */
export function wrapPainted(line: string, hang: number, columns: number): string[] {
  const lead = /^ */.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = lead;
  let width = lead.length;
  for (const word of line.slice(lead.length).split(" ")) {
    const shown = displayWidth(word.replace(PAINT, ""));
    const text = shown > LONGEST_LINE - hang ? cutLine(word.replace(PAINT, "")) : word;
    const isFirst = current.trim() === "";
    if (!isFirst && width + 1 + shown > columns) {
      lines.push(current);
      current = " ".repeat(hang) + text;
      width = hang + shown;
    } else {
      current += isFirst ? text : ` ${text}`;
      width += shown + (isFirst ? 0 : 1);
    }
  }
  return [...lines, current];
}

/** Returns at most `max` lines; a cut text ends with `...`. */
export function cutLines(lines: readonly string[], max: number, columns: number): readonly string[] {
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, max);
  let last = (kept.at(-1) ?? "").replace(/\.\.\.$/, "").trimEnd();
  while (displayWidth(last.replace(PAINT, "")) + CUT.length > columns && / \S+$/.test(last)) {
    last = last.slice(0, last.lastIndexOf(" ")).trimEnd();
  }
  return [...kept.slice(0, -1), `${last.slice(0, LONGEST_LINE - CUT.length).replace(/[\s;:,.]+$/, "")}${CUT}`];
}

export function cutLine(line: string): string {
  return cutText(line, LONGEST_LINE);
}

const STYLES = ["bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan"] as const;
type Paint = (text: string) => string;
export type Colors = Readonly<Record<(typeof STYLES)[number], Paint>>;

/** Paints where `enabled` only: the environment and the stream were asked for it (`cli/color.ts`). */
export function terminalColors(enabled: boolean): Colors {
  const painted = (style: keyof Colors, text: string) => styleText(style, text, { validateStream: false });
  const paints = STYLES.map((style) => [style, (text: string) => (enabled ? painted(style, text) : text)]);
  return Object.fromEntries(paints);
}

export function severityPaint(colors: Colors, severity: Severity): Paint {
  if (severity === "error") return colors.red;
  return severity === "warning" ? colors.yellow : colors.cyan;
}

export function markPaint(colors: Colors, mark: CellMark): Paint {
  if (mark === "fits") return colors.green;
  if (mark === "blocked") return colors.red;
  if (mark === "evicted") return colors.magenta;
  return mark === "avoided" ? colors.yellow : colors.cyan;
}

/** Formats a link (OSC 8). */
export type Linker = (text: string, url: string) => string;

/** Returns text unchanged if the terminal has no links. */
export function terminalLinks(enabled: boolean): Linker {
  return enabled ? (text, url) => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\` : (text) => text;
}
