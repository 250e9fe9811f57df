import type { FitReportCell } from "../lint/reports/result.js";
import type { Verdict } from "../model/fit.js";
import { evictedText } from "../model/impact-words.js";

/** What a cell of the matrix shows: the verdict, or that a pod gets in but does not stay. */
export type CellMark = Verdict | "evicted";

export type SignSet = Readonly<Record<CellMark, string>>;

/** Each is one column wide and reads without colour. */
export const UNICODE_SIGNS: SignSet = { fits: "✓", avoided: "~", blocked: "✗", unknown: "?", evicted: "!" };
export const ASCII_SIGNS: SignSet = { fits: "+", avoided: "~", blocked: "x", unknown: "?", evicted: "!" };

/** In the order of legends. */
export const CELL_MARKS: readonly CellMark[] = ["fits", "avoided", "blocked", "unknown", "evicted"];

export function cellMark(cell: FitReportCell): CellMark {
  return cell.verdict !== "blocked" && cell.evictedAfterSeconds !== null ? "evicted" : cell.verdict;
}

/** Why a cell does not plainly fit, with the eviction that a pod meets after it got in. */
export function cellReasons(cell: FitReportCell): readonly string[] {
  if (cellMark(cell) !== "evicted") return cell.reasons;
  return [...cell.reasons, evictedText(cell.evictedAfterSeconds ?? 0)];
}
