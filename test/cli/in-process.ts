import { parseCommandLine } from "../../src/cli/arguments.js";
import type { CommandContext } from "../../src/cli/command.js";
import { runCommand } from "../../src/cli/program.js";
import { NO_PROGRESS } from "../../src/cli/progress.js";
import { formatRunError } from "../../src/cli/run-error.js";

/** What a run in this process would have written. */
export interface ProcessRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly errors: readonly string[];
}

/** Runs a command from its words as they stand on a command line, without a process of its own. */
export async function runInProcess(
  words: readonly string[],
  workingDirectory: string,
  environment: CommandContext["environment"] = {},
): Promise<ProcessRun> {
  const line = parseCommandLine(words);
  if (line.kind === "mistake") return { exitCode: 2, stdout: "", errors: [`taintlint: ${line.message}`] };
  if (line.kind !== "run") throw new Error(`${line.kind} is not run`);
  const context: CommandContext = {
    workingDirectory,
    environment,
    columns: undefined,
    color: false,
    readStdin: async () => Buffer.alloc(0),
    progress: NO_PROGRESS,
    elapsed: () => 0,
  };
  const { exitCode, reports, errors } = await runCommand(line.invocation, context);
  return { exitCode, stdout: reports.map(({ text }) => text).join(""), errors: errors.map(formatRunError) };
}
