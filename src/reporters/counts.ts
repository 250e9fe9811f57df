import type { Summary } from "../lint/reports/result.js";
import type { Severity } from "../model/finding.js";
import { count } from "../model/words.js";

/**
 * `3 errors, 5 warnings, 1 note` without what there is none of, or `no findings`; `no new findings` where a run is
 * compared with another revision, which may have some.
 */
export function findingCounts(counts: Pick<Summary, "errors" | "warnings" | "notes">, isCompared = false): string {
  const parts: string[] = [];
  if (counts.errors > 0) parts.push(count(counts.errors, "error"));
  if (counts.warnings > 0) parts.push(count(counts.warnings, "warning"));
  if (counts.notes > 0) parts.push(count(counts.notes, "note"));
  if (parts.length === 0 && isCompared) return "no new findings";
  return parts.length === 0 ? "no findings" : parts.join(", ");
}

/** `40 files (61 documents, 38 workloads, 6 pools)`. */
export function scopeText(summary: Summary): string {
  const inside = [
    count(summary.documents, "document"),
    count(summary.workloads, "workload"),
    count(summary.pools, "pool"),
  ];
  return `${count(summary.files, "file")} (${inside.join(", ")})`;
}

/** `12 known from the baseline, 2 suppressed` without what there is none of; empty when nothing is hidden. */
export function hiddenText({ known, suppressed }: Pick<Summary, "known" | "suppressed">): string {
  const parts: string[] = [];
  if (known > 0) parts.push(`${known} known from the baseline`);
  if (suppressed > 0) parts.push(`${suppressed} suppressed`);
  return parts.join(", ");
}

/** `0.2 s`, and `0.04 s` below a tenth of a second. */
export function elapsedText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 0.095 ? `${Math.max(0.01, seconds).toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}

/** For a log, below annotations: how many findings have none, and where they are. Null where each has one. */
export function withoutAnnotation(hidden: Readonly<Record<Severity, number>>, elsewhere: string): string | null {
  const left = hidden.error + hidden.warning + hidden.note;
  if (left === 0) return null;
  const counts = findingCounts({ errors: hidden.error, warnings: hidden.warning, notes: hidden.note });
  return `${count(left, "finding has no annotation", "findings have no annotation")} (${counts}): see ${elsewhere}`;
}
