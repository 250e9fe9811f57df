import { resolve } from "node:path";
import { visibleOutput } from "../reporters/words/visible-text.js";
import { DISK } from "../sources/disk/disk.js";
import { describeSystemError } from "../sources/disk/file-system.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { writeFileAtomically } from "../sources/disk/write-file.js";
import { formatRunError, type RunError } from "../workspace/run-error.js";
import type { CommandResult, ExitCode, Report } from "./contract/command-context.js";
import { logLine } from "./contract/workflow-log.js";

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

export interface HostProcess {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The working directory, absolute. Throws where it is gone. */
  readonly cwd: () => string;
  /** Reads to the end. */
  readonly readStdin: () => Promise<Buffer>;
  readonly isStdinFolder: () => boolean;
  /** In milliseconds since the program began. */
  readonly elapsed: () => number;
}

/** Writes a command's files, standard output and errors. Returns the exit code. */
export function deliver(
  result: CommandResult,
  { stdout, stderr, env }: HostProcess,
  workingDirectory: string,
): ExitCode {
  for (const message of result.messages ?? []) stderr.write(logLine(`taintlint: ${message}`, env));
  const failures = writeReports(result.reports, workingDirectory);
  for (const { file, text, isVerbatim } of result.reports) {
    // Only what another program reads may hold every character.
    const isExact = isVerbatim === true && !stdout.isTTY;
    if (file === undefined) stdout.write(isExact ? text : visibleOutput(text));
  }
  const errors = [...result.errors, ...failures];
  for (const error of errors) stderr.write(logLine(formatRunError(error), env));
  return failures.length > 0 ? 2 : result.exitCode;
}

/** Writes the reports that go into files; returns an error for each failure. */
export function writeReports(reports: readonly Report[], workingDirectory: string): RunError[] {
  const failures: RunError[] = [];
  const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
  for (const { file, text } of reports) {
    if (file === undefined) continue;
    try {
      writeFileAtomically(resolve(workingDirectory, file), text, root);
    } catch (error) {
      failures.push({ message: `"${file}" cannot be written: ${describeSystemError(error)}` });
    }
  }
  return failures;
}
