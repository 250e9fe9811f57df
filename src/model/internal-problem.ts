import type { Outcome } from "./outcome.js";
import type { SourceFile, SourceProblem, TextPlace } from "./source.js";
import { VERSION } from "./version.js";

/** The failed task, after "it". */
export type FailedTask =
  | "read this file"
  | "read these objects"
  | "planned this rendering"
  | "judged this workload"
  | "judged these pools"
  | "evaluated this policy"
  | "told of this place";

/** Converts an internal error to a problem at its place. */
export function internalProblem(error: unknown, task: FailedTask, { file, span }: TextPlace): SourceProblem {
  const said = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    kind: "internal",
    message: `taintlint ${VERSION} failed while it ${task}: "${said.replaceAll(/\s+/g, " ")}"`,
    file,
    span,
    stack,
  };
}

/** Runs a step; an internal error becomes a problem and ends no other step. */
export function takeStep<Value>(
  step: () => Value,
  task: FailedTask,
  place: TextPlace | (() => TextPlace),
): Outcome<Value, SourceProblem> {
  try {
    return { value: step() };
  } catch (error) {
    return { problem: internalProblem(error, task, typeof place === "function" ? place() : place) };
  }
}

/** Runs a step; on failure returns undefined and adds to `faults`. */
export function guarded<Value>(
  step: () => Value,
  task: FailedTask,
  place: TextPlace | (() => TextPlace),
  faults: SourceProblem[],
): Value | undefined {
  const { value, problem } = takeStep(step, task, place);
  if (problem !== undefined) faults.push(problem);
  return value;
}

export function startOfFile(file: SourceFile): TextPlace {
  return { file, span: { start: 0, end: 0 } };
}
