import type { Outcome } from "../model/outcome.js";
import type { SourceRange } from "../model/source.js";

/** What ends a run with exit code 2: a mistake on the command line, in the configuration or in the inventory. */
export interface RunError {
  /** One lower-case clause without a final stop. */
  readonly message: string;
  /** Absent for what stands in no file. */
  readonly range?: SourceRange;
}

/** A value, or every error that stands in its way. */
export type RunOutcome<Value> = Outcome<Value, readonly RunError[]>;

/** One line: `file:line:column: error: message`, or `taintlint: message`. */
export function formatRunError({ message, range }: RunError): string {
  if (range === undefined) return `taintlint: ${message}`;
  return `${range.file}:${range.line}:${range.column}: error: ${message}`;
}

/** What ends a run that has reached a bound, behind what it has found. */
export function boundErrors(reached: readonly string[] = []): RunError[] {
  return reached.map((message) => ({ message }));
}
