import { lintRepository } from "../../lint/lint.js";
import { nearestWord } from "../../model/nearest-word.js";
import { lookUpPath } from "../../sources/named-paths.js";
import type { Invocation } from "../arguments.js";
import {
  type CommandContext,
  type CommandResult,
  type ExitCode,
  refuse,
  renderReports,
  repositoryOptions,
} from "../command.js";
import { COMMAND_NAMES } from "../commands.js";
import { renderLint } from "../lint-report.js";
import { describeNothingLinted } from "../nothing-linted.js";
import { readRepository } from "../repository.js";
import type { RunError } from "../run-error.js";
import { passes } from "../verdict.js";

/** `taintlint lint [PATH...]` */
export async function runLint(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  const mistyped = findMistypedCommand(invocation, context.workingDirectory);
  if (mistyped !== undefined) return refuse(mistyped);
  const options = await repositoryOptions(invocation.input, invocation.operands, context);
  const read = readRepository(options, context.progress);
  context.progress.end();
  if (read.errors !== undefined) return refuse(...read.errors);
  const { input } = read.value;
  const result = lintRepository(input);
  const passed = passes(result, invocation.failOn ?? input.configuration?.failOn ?? "error");
  const reports = renderReports(invocation.formats, context, ({ format }, style) =>
    renderLint({ result, passed }, format, style, context),
  );
  const nothing = describeNothingLinted(read.value);
  const exitCode: ExitCode = passed ? (nothing === undefined ? 0 : 3) : 1;
  return { exitCode, reports, errors: nothing === undefined ? [] : [nothing] };
}

/** The first word without a command before it is a path; a word that is no path may have been meant as a command. */
function findMistypedCommand({ explicit, operands }: Invocation, workingDirectory: string): RunError | undefined {
  const [word] = operands;
  if (explicit || word === undefined || lookUpPath(workingDirectory, word).kind !== "missing") return undefined;
  const nearest = nearestWord(word, COMMAND_NAMES);
  if (nearest === undefined) return undefined;
  return { message: `"${word}" is neither a command nor a path; did you mean the command "${nearest}"?` };
}
