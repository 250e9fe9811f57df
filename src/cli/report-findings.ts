import type { LintedWorkspace } from "../workspace/lint-workspace.js";
import { boundErrors } from "../workspace/run-error.js";
import type { Invocation } from "./arguments.js";
import { type CommandContext, type CommandResult, type ExitCode, renderReports } from "./command-context.js";
import { renderLint } from "./lint-report.js";

export async function reportFindings(
  { result, passed, failOn, configuration, nothing, over, fixes }: LintedWorkspace,
  { formats, view }: Invocation,
  context: CommandContext,
): Promise<CommandResult> {
  const verdict = { result, passed, failOn, configuration, view, wouldFix: fixes?.wouldFix };
  const reports = await renderReports(formats, context, ({ format }, style) =>
    renderLint(verdict, format, style, context),
  );
  const exitCode: ExitCode = over.length > 0 ? 2 : passed ? (nothing === undefined ? 0 : 3) : 1;
  return { exitCode, reports, errors: [...boundErrors(over), ...(nothing === undefined ? [] : [nothing])] };
}
