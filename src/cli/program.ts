import { fstatSync } from "node:fs";
import { describeStopped } from "../model/limits.js";
import { once } from "../model/memoize.js";
import { describeSystemError } from "../sources/disk/file-system.js";
import { armWatchdog, countBytes, elapsedInRun, isStopped, stoppable } from "../sources/disk/watchdog.js";
import { createProgress, NO_PROGRESS } from "../workspace/progress.js";
import { type Invocation, parseCommandLine } from "./arguments/arguments.js";
import type { CommandName } from "./arguments/command-descriptions.js";
import { helpText, pageColumns } from "./arguments/help.js";
import { wantsColor } from "./color.js";
import type { Command, CommandContext, CommandResult, ExitCode } from "./contract/command-context.js";
import { logLine } from "./contract/workflow-log.js";
import type { HostProcess } from "./deliver.js";

const BUG_HINT = "please report this with the command and the file; TAINTLINT_DEBUG=1 shows where it happened";

/** Each is loaded where it is asked for. */
const LOADERS: { readonly [Name in CommandName]: () => Promise<Command<Name>> } = {
  lint: async () => (await import("./commands/lint.js")).runLint,
  fit: async () => (await import("./commands/fit.js")).runFit,
  explain: async () => (await import("./commands/explain.js")).runExplain,
  "what-if": async () => (await import("./commands/what-if.js")).runWhatIf,
  drift: async () => (await import("./commands/drift.js")).runDrift,
  pools: async () => (await import("./commands/pools.js")).runPools,
  fetch: async () => (await import("./commands/fetch.js")).runFetch,
  facts: async () => (await import("./commands/facts.js")).runFacts,
  guard: async () => (await import("./commands/guard.js")).runGuard,
  merge: async () => (await import("./commands/merge.js")).runMerge,
  init: async () => (await import("./commands/init.js")).runInit,
  rules: async () => (await import("./commands/rules.js")).runRules,
  completion: async () => (await import("./completion.js")).runCompletion,
  // The command line shows it.
  help: async () => async () => ({
    exitCode: 0,
    reports: [{ file: undefined, text: helpText(undefined) }],
    errors: [],
  }),
};

export async function runCommand<Name extends CommandName>(
  invocation: Invocation<Name>,
  context: CommandContext,
): Promise<CommandResult> {
  const run: Command<Name> = await LOADERS[invocation.command]();
  return run(invocation, context);
}

/** Room for a first piece. The system takes the memory of a few large buffers back, not that of thousands of small ones. */
const LEAST_ROOM = 1024 * 1024;

async function readStdin(): Promise<Buffer> {
  let room = Buffer.allocUnsafeSlow(LEAST_ROOM);
  let length = 0;
  for await (const chunk of process.stdin) {
    if (length + chunk.length > room.length) {
      const larger = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
      room.copy(larger, 0, 0, length);
      room = larger;
    }
    length += chunk.copy(room, length);
    countBytes(chunk.length);
  }
  return room.subarray(0, length);
}

/** Shortens a long list before it is held in memory. Only a fix prints its input, and needs all of it. */
async function readShort(read: () => Promise<Buffer>): Promise<Buffer> {
  const { shortenList } = await import("../sources/disk/shorten-list.js");
  return shortenList(await read());
}

/** Reports whether standard input is a folder, of which Node silently reads nothing. */
function isFolderGiven({ stdinName, command, operands }: Invocation, { isStdinFolder }: HostProcess): boolean {
  const isAsked = stdinName !== undefined || (["init", "drift"].includes(command) && operands.includes("-"));
  return isAsked && isStdinFolder();
}

function contextOf(invocation: Invocation, words: readonly string[], host: HostProcess): CommandContext {
  const { stdout, stderr, env, elapsed } = host;
  const { options } = invocation;
  // Only a fix prints its input.
  const isWhole = "fix" in options && (options.fix || options["fix-dry-run"] || options["unsafe-fixes"]);
  return {
    workingDirectory: host.cwd(),
    environment: env,
    columns: stdout.isTTY ? stdout.columns : undefined,
    color: wantsColor("color" in options ? options.color : undefined, stdout.isTTY ?? false, env),
    readStdin: once(isWhole ? host.readStdin : () => readShort(host.readStdin)),
    progress: stderr.isTTY ? createProgress((text) => stderr.write(text), elapsed) : NO_PROGRESS,
    elapsed,
    words,
  };
}

async function carryOut(words: readonly string[], version: string, host: HostProcess): Promise<ExitCode> {
  const { stdout, stderr, env } = host;
  const line = parseCommandLine(words, env);
  switch (line.kind) {
    case "help":
      stdout.write(helpText(line.command, pageColumns(stdout.isTTY ? stdout.columns : undefined, env)));
      return 0;
    case "version":
      stdout.write(`${version}\n`);
      return 0;
    case "mistake":
      stderr.write(logLine(`taintlint: ${line.message}`, env));
      return 2;
    case "run": {
      if (isFolderGiven(line.invocation, host)) {
        const message = "the standard input cannot be read: it is a folder, not a file";
        stderr.write(logLine(`taintlint: ${message}`, env));
        return 2;
      }
      const context = contextOf(line.invocation, words, host);
      const result = await runCommand(line.invocation, context);
      const { deliver } = await import("./deliver.js");
      return deliver(result, host, context.workingDirectory);
    }
  }
}

/** Runs a command line: writes to standard streams and files. Never throws. */
export async function runWords(words: readonly string[], version: string, host: HostProcess): Promise<ExitCode> {
  try {
    return await stoppable(
      () => carryOut(words, version, host),
      (ended): ExitCode => {
        host.stderr.write(logLine(`taintlint: ${describeStopped(ended)}`, host.env));
        return 2;
      },
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const shown = `taintlint: internal error: ${message.replaceAll(/\s+/g, " ")}; ${BUG_HINT}`;
    const { env, stderr } = host;
    const trace = env.TAINTLINT_DEBUG === "1" && error instanceof Error ? (error.stack ?? "").split("\n") : [];
    for (const line of [shown, ...trace]) stderr.write(logLine(line, env));
    return 2;
  }
}

/** Runs the program in this process and sets its exit code. Never throws. */
export async function runTaintlint(words: readonly string[], version: string): Promise<void> {
  const { env, stdout, stderr } = process;
  armWatchdog();
  // A reader that has seen enough, such as `head`, closes the pipe: no reason to complain.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    // The output is incomplete, so the run must not count as passed.
    stderr.write(logLine(`taintlint: the standard output cannot be written: ${describeSystemError(error)}`, env));
    process.exit(2);
  });
  process.exitCode = await runWords(words, version, {
    stdout,
    stderr,
    env,
    cwd: () => process.cwd(),
    readStdin,
    isStdinFolder: () => fstatSync(0).isDirectory(),
    elapsed: elapsedInRun,
  });
  // What is left of a stopped run must not begin again.
  if (isStopped()) stdout.write("", () => process.exit(2));
}
