import { styleText } from "node:util";
import type { Severity } from "../model/finding.js";
import type { CellMark } from "./words/verdict-sign.js";

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
