import type { Outcome } from "../model/outcome.js";
import type { SourceRange } from "../model/source.js";

/** An error with exit code 2: in arguments, configuration or inventory. */
export interface RunError {
  /** One lower-case clause without a final stop. */
  readonly message: string;
  /** Absent outside of files. */
  readonly range?: SourceRange;
}

export type RunOutcome<Value> = Outcome<Value, readonly RunError[]>;

/** `file:line:column: error: message`, or `taintlint: message`. */
export function formatRunError({ message, range }: RunError): string {
  if (range === undefined) return `taintlint: ${message}`;
  return `${range.file}:${range.line}:${range.column}: error: ${message}`;
}

/** Returns errors for exceeded limits, after the findings. */
export function boundErrors(reached: readonly string[] = []): RunError[] {
  return reached.map((message) => ({ message }));
}
