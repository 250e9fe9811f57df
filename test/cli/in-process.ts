import process from "node:process";
import type { ExitCode } from "../../src/cli/command.js";
import { runWords } from "../../src/cli/program.js";
import { VERSION } from "../../src/model/version.js";
import type { Run, RunOptions } from "./program.js";

/** What a run in this process has written. */
export interface ProcessRun extends Pick<Run, "stdout"> {
  readonly exitCode: ExitCode;
  /** The lines of the standard error: what is told to people, then what is wrong. */
  readonly errors: readonly string[];
}

/** Runs the program in this process as `useProgram` runs it in one of its own, which takes ten times as long. */
export async function run(
  words: readonly string[],
  { cwd, env, input = "" }: RunOptions,
): Promise<Run & { readonly exitCode: ExitCode }> {
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

/** The same without any program on PATH. */
export async function runInProcess(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<ProcessRun> {
  const { exitCode, stdout, stderr } = await run(words, { cwd, env: { PATH: "", ...env } });
  return { exitCode, stdout, errors: stderr.split("\n").slice(0, -1) };
}
