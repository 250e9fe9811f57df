import type { Finding } from "../model/finding.js";
import { shorten } from "../model/shorten.js";
import { formatWorkload } from "../model/workload.js";

/** More names than this are counted, not listed. */
const MAX_NAMED = 10;

/** The message, with how many other workloads it holds for. */
export function messageOf({ message, also }: Finding): string {
  if (also.length === 0) return message;
  return `${message}; the same holds for ${also.length} more ${also.length === 1 ? "workload" : "workloads"}`;
}

/** One line for each reason, then for each other workload. */
export function detailsOf({ details, also }: Finding): readonly string[] {
  const names = also.flatMap(({ workload }) => (workload === null ? [] : [`also ${formatWorkload(workload)}`]));
  return [...details, ...shorten(names, MAX_NAMED, "more workloads")];
}
