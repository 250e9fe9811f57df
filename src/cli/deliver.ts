import { resolve } from "node:path";
import { describeSystemError } from "../sources/system-error.js";
import { writeFileAtomically } from "../sources/write-file.js";
import type { CommandResult, ExitCode, Report } from "./command.js";
import { formatRunError, type RunError } from "./run-error.js";
import { logText } from "./workflow-log.js";

/** Writes what a command has produced: files, standard output, errors. Gives the exit code. */
export function deliver(result: CommandResult, workingDirectory: string): ExitCode {
  for (const message of result.messages ?? []) {
    process.stderr.write(logText(`taintlint: ${message}\n`, process.env));
  }
  const failures = writeReports(result.reports, workingDirectory);
  for (const { file, text } of result.reports) {
    if (file === undefined) process.stdout.write(text);
  }
  const errors = [...result.errors, ...failures];
  for (const error of errors) process.stderr.write(logText(`${formatRunError(error)}\n`, process.env));
  return failures.length > 0 ? 2 : result.exitCode;
}

/** Writes the reports that go into files, and tells which could not be written. */
export function writeReports(reports: readonly Report[], workingDirectory: string): RunError[] {
  const failures: RunError[] = [];
  for (const { file, text } of reports) {
    if (file === undefined) continue;
    try {
      writeFileAtomically(resolve(workingDirectory, file), text);
    } catch (error) {
      failures.push({ message: `"${file}" cannot be written: ${describeSystemError(error)}` });
    }
  }
  return failures;
}
