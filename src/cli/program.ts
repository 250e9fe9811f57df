import { fstatSync } from "node:fs";
import { describeSystemError } from "../sources/system-error.js";
import { type Invocation, parseCommandLine } from "./arguments.js";
import { wantsColor } from "./color.js";
import type { CommandContext, CommandResult, ExitCode } from "./command.js";
import { helpText } from "./help.js";
import { createProgress, NO_PROGRESS } from "./progress.js";
import { logLine } from "./workflow-log.js";

const BUG_HINT = "please report this with the command and the file; TAINTLINT_DEBUG=1 shows where it happened";

/** Loads only what the command needs. */
export async function runCommand(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  switch (invocation.command) {
    case "lint":
      return (await import("./commands/lint.js")).runLint(invocation, context);
    case "fit":
      return (await import("./commands/fit.js")).runFit(invocation, context);
    case "explain":
      return (await import("./commands/explain.js")).runExplain(invocation, context);
    case "what-if":
      return (await import("./commands/what-if.js")).runWhatIf(invocation, context);
    case "pools":
      return (await import("./commands/pools.js")).runPools(invocation, context);
    case "guard":
      return (await import("./commands/guard.js")).runGuard(invocation, context);
    case "merge":
      return (await import("./commands/merge.js")).runMerge(invocation, context);
    case "init":
      return (await import("./commands/init.js")).runInit(invocation, context);
    case "rules":
      return (await import("./commands/rules.js")).runRules(invocation, context);
    case "completion":
      return (await import("./commands/completion.js")).runCompletion(invocation);
    // The command line shows it.
    case "help":
      return { exitCode: 0, reports: [{ file: undefined, text: helpText(undefined) }], errors: [] };
  }
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Node reads nothing of a folder, and says nothing of it. */
function isFolderGiven({ input, command, operands }: Invocation): boolean {
  const isAsked = input.stdinName !== undefined || (command === "init" && operands.includes("-"));
  return isAsked && fstatSync(0).isDirectory();
}

function contextOf(invocation: Invocation, words: readonly string[]): CommandContext {
  const { stdout, stderr, env } = process;
  const now = () => performance.now();
  return {
    workingDirectory: process.cwd(),
    environment: env,
    columns: stdout.isTTY ? stdout.columns : undefined,
    color: wantsColor(invocation.color, stdout.isTTY, env),
    readStdin,
    progress: stderr.isTTY ? createProgress((text) => stderr.write(text), now) : NO_PROGRESS,
    elapsed: now,
    words,
  };
}

/** Carries a command line out: writes to the standard streams and to the files that it names. Gives the exit code. */
async function carryOut(words: readonly string[], version: string): Promise<ExitCode> {
  const line = parseCommandLine(words);
  switch (line.kind) {
    case "help":
      process.stdout.write(helpText(line.command));
      return 0;
    case "version":
      process.stdout.write(`${version}\n`);
      return 0;
    case "mistake":
      process.stderr.write(logLine(`taintlint: ${line.message}`, process.env));
      return 2;
    case "run": {
      if (isFolderGiven(line.invocation)) {
        const message = "the standard input cannot be read: it is a folder, not a file";
        process.stderr.write(logLine(`taintlint: ${message}`, process.env));
        return 2;
      }
      const context = contextOf(line.invocation, words);
      const result = await runCommand(line.invocation, context);
      const { deliver } = await import("./deliver.js");
      return deliver(result, context.workingDirectory);
    }
  }
}

/** Runs the program in this process and sets its exit code. Never throws. */
export async function runProgram(words: readonly string[], version: string): Promise<void> {
  const { env } = process;
  // A reader that has seen enough, such as `head`, closes the pipe: no reason to complain.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    // What was said so far is not all: nobody may take the run for one that passed.
    process.stderr.write(
      logLine(`taintlint: the standard output cannot be written: ${describeSystemError(error)}`, env),
    );
    process.exit(2);
  });
  try {
    process.exitCode = await carryOut(words, version);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const shown = `taintlint: internal error: ${message.replaceAll(/\s+/g, " ")}; ${BUG_HINT}`;
    const trace = process.env.TAINTLINT_DEBUG === "1" && error instanceof Error ? (error.stack ?? "").split("\n") : [];
    for (const line of [shown, ...trace]) process.stderr.write(logLine(line, process.env));
    process.exitCode = 2;
  }
}
