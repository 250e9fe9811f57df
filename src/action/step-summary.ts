import { appendFileSync, statSync } from "node:fs";

/** GitHub drops a step's summary above 1 MiB as a whole. */
const LIMIT_BYTES = 1024 * 1024;
/** Room for what the runner adds. */
const MARGIN_BYTES = 64 * 1024;
const LEAST_BYTES = 16 * 1024;

/**
 * Appends to GITHUB_STEP_SUMMARY; `render` gets the bytes left. Returns a notice for none. Throws file-system errors.
 */
export function appendStepSummary(path: string, render: (maxBytes: number) => string): string | undefined {
  const written = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const left = LIMIT_BYTES - MARGIN_BYTES - written;
  if (left < LEAST_BYTES) return "the job summary of this step is full: nothing was added to it";
  appendFileSync(path, render(left));
  return undefined;
}
