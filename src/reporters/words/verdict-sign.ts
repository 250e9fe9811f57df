import type { FitReportCell } from "../../lint/contract/result.js";
import { evictedText } from "../../model/impact-words.js";
import type { Verdict } from "../../model/pool-fit.js";

/** A verdict, or `evicted` for a pod that gets in but cannot stay. */
export type CellMark = Verdict | "evicted";

export type SignSet = Readonly<Record<CellMark, string>>;

/** One column wide, readable without colour. */
export const UNICODE_SIGNS: SignSet = { fits: "✓", avoided: "~", blocked: "✗", unknown: "?", evicted: "!" };
export const ASCII_SIGNS: SignSet = { fits: "+", avoided: "~", blocked: "x", unknown: "?", evicted: "!" };

export const CELL_MARKS: readonly CellMark[] = ["fits", "avoided", "blocked", "unknown", "evicted"];

export function cellMark(cell: FitReportCell): CellMark {
  return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}

export function cellReasons(cell: FitReportCell): readonly string[] {
  if (cellMark(cell) !== "evicted") return cell.reasons;
  return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}
