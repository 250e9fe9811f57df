import { isChangedFile } from "./changed-file.js";
import { missingPart } from "./part.js";
import type { SourceProblem, TextPlace } from "./source.js";
import { VERSION } from "./version.js";

/** What taintlint failed at, to follow "it". */
export type FailedTask = "read this file" | "judged this workload" | "judged these pools" | "evaluated this policy";

/** A mistake of taintlint's own, as something that is wrong with the place it was looking at. A part that is missing is none, nor a file that changed. */
export function internalProblem(error: unknown, task: FailedTask, { file, span }: TextPlace): SourceProblem {
  if (missingPart(error) !== undefined || isChangedFile(error)) throw error;
  const said = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    kind: "internal",
    message: `taintlint ${VERSION} failed while it ${task}: "${said.replaceAll(/\s+/g, " ")}"`,
    file,
    span,
    ...(stack !== undefined && { stack }),
  };
}
