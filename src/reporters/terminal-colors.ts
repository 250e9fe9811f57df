import picocolors from "picocolors";
import type { Severity } from "../model/finding.js";
import type { CellMark } from "./words/verdict-sign.js";

export type Colors = ReturnType<typeof picocolors.createColors>;
type Paint = Colors["bold"];

export function terminalColors(enabled: boolean): Colors {
  return picocolors.createColors(enabled);
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
