import type { Finding } from "../model/finding.js";
import { shorten } from "../model/shorten.js";
import { formatWorkload } from "../model/workload.js";

/** More names than this are counted, not listed. */
const MAX_NAMED = 10;

/** The message, with how many others it holds for. */
export function messageOf({ message, also, workload }: Finding): string {
  if (also.length === 0) return message;
  if (workload === null) return `${message}; there ${also.length === 1 ? "is" : "are"} ${also.length} more like this`;
  return `${message}; the same holds for ${also.length} more ${also.length === 1 ? "workload" : "workloads"}`;
}

/** One line for each reason, then for each other workload, with its place where that is another one, or other place. */
export function detailsOf({ details, also, source }: Finding): readonly string[] {
  const names = also.flatMap(({ workload, source: { file, line } }) => {
    const elsewhere = file === source.file && line === source.line ? [] : [`${file}:${line}`];
    if (workload === null) return elsewhere.map((place) => `also ${place}`);
    return [`also ${formatWorkload(workload)}`, ...elsewhere.map((place) => `(${place})`)].join(" ");
  });
  return [...details, ...shorten([...new Set(names)], MAX_NAMED)];
}
