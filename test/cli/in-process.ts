import process from "node:process";
import { type Invocation, parseCommandLine } from "../../src/cli/arguments/arguments.js";
import type { CommandName } from "../../src/cli/arguments/command-descriptions.js";
import type { CommandContext, ExitCode } from "../../src/cli/contract/command-context.js";
import { runCommand, runWords } from "../../src/cli/program.js";
import { VERSION } from "../../src/model/version.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { formatRunError } from "../../src/workspace/run-error.js";
import type { Run, RunOptions } from "./program.js";

/** Runs the program in this process as `useProgram` runs it in one of its own, which takes ten times as long. */
export async function run(words: readonly string[], { cwd, env, input = "" }: RunOptions): Promise<Run> {
  const written = { stdout: "", stderr: "" };
  const output = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text) });
  const exitCode = await runWords(words, VERSION, {
    stdout: output("stdout"),
    stderr: output("stderr"),
    env: { PATH: process.env.PATH, ...env },
    cwd: () => cwd,
    readStdin: async () => Buffer.from(input),
    isStdinFolder: () => false,
    elapsed: () => 0,
  });
  return { exitCode, ...written };
}

/** The words of a command, as the command gets them. */
export function invocationOf<Name extends CommandName>(command: Name, ...words: readonly string[]) {
  const line = parseCommandLine([command, ...words]);
  if (line.kind !== "run") throw new Error(JSON.stringify(line));
  return line.invocation as Extract<Invocation, { readonly command: Name }>;
}

/** What a command would have written. */
export interface ProcessRun {
  readonly exitCode: ExitCode;
  /** All reports. */
  readonly stdout: string;
  readonly errors: readonly string[];
  /** What is told for people. */
  readonly messages: readonly string[];
}

/** Runs a command from its words, and writes no report. */
export async function runInProcess(
  words: readonly string[],
  workingDirectory: string,
  environment: CommandContext["environment"] = {},
  elapsed = () => 0,
): Promise<ProcessRun> {
  const line = parseCommandLine(words);
  if (line.kind === "mistake") return { exitCode: 2, stdout: "", errors: [`taintlint: ${line.message}`], messages: [] };
  if (line.kind !== "run") throw new Error(`${line.kind} is not run`);
  const context: CommandContext = {
    workingDirectory,
    environment,
    columns: undefined,
    color: false,
    readStdin: async () => Buffer.alloc(0),
    progress: NO_PROGRESS,
    elapsed,
  };
  const { exitCode, reports, errors, messages = [] } = await runCommand(line.invocation, context);
  return { exitCode, stdout: reports.map(({ text }) => text).join(""), errors: errors.map(formatRunError), messages };
}
