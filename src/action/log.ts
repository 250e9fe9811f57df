import { logLine } from "../cli/workflow-log.js";

/** Writes one line for people to the log of the step. */
export function log(text: string): void {
  process.stdout.write(logLine(text, process.env));
}
