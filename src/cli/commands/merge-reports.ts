import { activeRules } from "../../lint/configuration/active-rules.js";
import { describeReportTrouble, type ReportFile, sortReports } from "../../lint/merge/check-reports.js";
import { joinParts } from "../../lint/merge/join-parts.js";
import type { RepositoryReport } from "../../lint/merge/repository-report.js";
import { nameOfOrigin } from "../../lint/reports/run-origin.js";
import { formatFleetJson } from "../../reporters/fleet-json.js";
import { formatFleetMarkdown } from "../../reporters/fleet-markdown.js";
import { formatFleetSarif } from "../../reporters/fleet-sarif.js";
import { formatFleetText } from "../../reporters/fleet-text.js";
import { formatFleetHtml } from "../../reporters/html/fleet-page.js";
import { isUnchecked } from "../../reporters/words/fleet-report.js";
import type { RunError } from "../../workspace/run-error.js";
import { passes } from "../../workspace/verdict.js";
import { narrow, viewOf } from "../../workspace/view.js";
import type { Invocation } from "../arguments/arguments.js";
import { FAIL_ON_DEFAULTS } from "../arguments/command-descriptions.js";
import {
  type CommandContext,
  type CommandResult,
  type ExitCode,
  refuse,
  renderReports,
  selectedView,
} from "../contract/command-context.js";

/** Merges reports of several repositories. Judges nothing anew. */
export async function mergeReports(
  invocation: Invocation<"merge">,
  files: readonly ReportFile[],
  context: CommandContext,
): Promise<CommandResult> {
  const whole = joinParts(files);
  const trouble = describeReportTrouble(whole);
  if (trouble !== undefined) return refuse({ message: trouble });
  const { options, formats } = invocation;
  const view = selectedView(options);
  const narrowed = sortReports(whole).map(({ origin, result }) => ({ origin, result: narrow(result, view) }));
  const passed = narrowed.every(({ result }) => passes(result, options["fail-on"] ?? FAIL_ON_DEFAULTS.merge));
  const reports = narrowed.map(({ origin, result }) => ({ origin, result: viewOf(result, view) }));
  const day = new Date().toISOString().slice(0, 10);
  const written = await renderReports(formats, context, ({ format }, style) => {
    switch (format) {
      case "json":
        return formatFleetJson(reports);
      case "markdown":
        return formatFleetMarkdown(reports, { passed });
      case "html":
        return formatFleetHtml(reports, { passed, day });
      case "sarif":
        return formatFleetSarif(reports, { rules: activeRules(undefined) });
      default:
        return formatFleetText(reports, style);
    }
  });
  const errors = [...reports.flatMap(describeReached), ...describeNothing(reports)];
  return { exitCode: exitCodeOf(reports, passed), reports: written, errors };
}

function exitCodeOf(reports: readonly RepositoryReport[], passed: boolean): ExitCode {
  if (reports.some(({ result }) => result.reached !== undefined)) return 2;
  if (!passed) return 1;
  return reports.every(isUnchecked) ? 3 : 0;
}

function describeReached({ origin, result: { reached = [] } }: RepositoryReport): RunError[] {
  return reached.map((clause) => ({ message: `${nameOfOrigin(origin)}: ${clause}` }));
}

function describeNothing(reports: readonly RepositoryReport[]): RunError[] {
  if (!reports.every(isUnchecked)) return [];
  return [{ message: "nothing was checked: no repository has a workload" }];
}
