import type { Configuration } from "../lint/configuration/configuration.js";
import type { LintResult } from "../lint/reports/result.js";
import type { WouldFix } from "../reporters/lint-json.js";
import { boundErrors, type RunError } from "../workspace/run-error.js";
import { describeUndecided, passes } from "../workspace/verdict.js";
import { narrow, viewOf } from "../workspace/view.js";
import type { Invocation } from "./arguments.js";
import { type CommandContext, type CommandResult, type ExitCode, renderReports } from "./command.js";
import { renderLint } from "./lint-report.js";

/** The findings of a run, before any is left out of a report. */
interface FoundByLint {
  readonly result: LintResult;
  readonly configuration: Configuration | undefined;
  readonly nothing: RunError | undefined;
  readonly wouldFix?: WouldFix | undefined;
}

/** The reports of what was found, and the exit code. */
export async function tellFound(
  { result: found, configuration, nothing, wouldFix }: FoundByLint,
  { failOn: named, formats, view }: Invocation,
  context: CommandContext,
): Promise<CommandResult> {
  const narrowed = narrow(found, view);
  const failOn = named ?? configuration?.failOn ?? "error";
  const passed = passes(narrowed, failOn);
  const result = viewOf(narrowed, view);
  const reports = await renderReports(formats, context, ({ format }, style) =>
    renderLint({ result, passed, failOn, configuration, view, wouldFix }, format, style, context),
  );
  const over = boundErrors([...(found.reached ?? []), ...describeUndecided(narrowed, failOn)]);
  const exitCode: ExitCode = over.length > 0 ? 2 : passed ? (nothing === undefined ? 0 : 3) : 1;
  return { exitCode, reports, errors: [...over, ...(nothing === undefined ? [] : [nothing])] };
}
