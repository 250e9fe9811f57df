import { resolve } from "node:path";
import { DISK } from "../../sources/disk/disk.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { createFileReader } from "../../workspace/disk-reader.js";
import type { FixMode, FixOutcome } from "../../workspace/fix-files.js";
import { type LintedWorkspace, lintWorkspace } from "../../workspace/lint-workspace.js";
import { boundErrors, type RunError } from "../../workspace/run-error.js";
import { describeUnknownRule } from "../../workspace/view.js";
import { type Invocation, nearestCommand } from "../arguments/arguments.js";
import type { OptionsOf } from "../arguments/command-descriptions.js";
import {
  type CommandContext,
  type CommandResult,
  type ExitCode,
  refuse,
  renderReports,
  repositoryOptions,
  selectedView,
} from "../contract/command-context.js";
import { verbatimLogText } from "../contract/workflow-log.js";
import { renderLint } from "./lint-report.js";

/** `taintlint lint [PATH...]`. */
export async function runLint(invocation: Invocation<"lint">, context: CommandContext): Promise<CommandResult> {
  const mistyped = findMistypedCommand(invocation, context.workingDirectory);
  if (mistyped !== undefined) return refuse(mistyped);
  const view = selectedView(invocation.options);
  const unknownRule = describeUnknownRule(view);
  if (unknownRule !== undefined) return refuse(unknownRule);
  const { baseline, "write-baseline": writeBaseline, base, "fail-on": failOn, verbose, workloads } = invocation.options;
  const { workingDirectory, elapsed, progress } = context;
  const begun = elapsed();
  const given = await repositoryOptions(invocation, invocation.operands, context);
  const { charts, "chart-source": chartSources } = invocation.options;
  const options = given.rendering ? { ...given, rendering: { ...given.rendering, charts, chartSources } } : given;
  const files = [baseline, writeBaseline].flatMap((file) => file ?? []);
  const linted = await lintWorkspace(createFileReader(workingDirectory), {
    ...options,
    // A new baseline replaces the old one.
    baseline: writeBaseline === undefined ? baseline : undefined,
    apart: files.map((file) => resolve(workingDirectory, file)),
    ...{ progress, view, failOn, writeBaseline, workloads },
    fix: fixMode(invocation.options),
    takesUnsafe: invocation.options["unsafe-fixes"],
    base: base === undefined ? undefined : { revision: base, by: "--base" },
  });
  if (linted.problem !== undefined) return refuse(...linted.problem);
  const { repository, fixes, times } = linted.value;
  const judged = elapsed();
  const told = await reportFindings(linted.value, invocation, context);
  const written = { file: writeBaseline, text: linted.value.baseline ?? "" };
  const reports = linted.value.baseline === undefined ? told.reports : [...told.reports, written];
  const describeRun = async () =>
    (await import("../../workspace/describe-run.js")).describeRun(repository, { begun, ...times, judged });
  const result = { ...told, reports, messages: verbose ? await describeRun() : [] };
  return fixes === undefined ? result : afterFixes(result, guarded(fixes, invocation, context));
}

async function reportFindings(
  { result, passed, failOn, configuration, nothing, over, fixes }: LintedWorkspace,
  { formats, options }: Invocation<"lint">,
  context: CommandContext,
): Promise<CommandResult> {
  const view = selectedView(options);
  const verdict = { result, passed, failOn, configuration, view, wouldFix: fixes?.wouldFix };
  const reports = await renderReports(formats, context, ({ format }, style) =>
    renderLint(verdict, format, style, context),
  );
  const exitCode: ExitCode = over.length > 0 ? 2 : passed ? (nothing === undefined ? 0 : 3) : 1;
  return { exitCode, reports, errors: [...boundErrors(over), ...(nothing === undefined ? [] : [nothing])] };
}

/** Returns how the fixes are applied; undefined if none are. */
function fixMode(options: OptionsOf<"lint">): FixMode | undefined {
  if (options["fix-dry-run"]) return "diff";
  return options.fix || options["unsafe-fixes"] ? "write" : undefined;
}

/** Escapes workflow commands, but not in a fixed manifest for standard output. With `--format` there is no diff. */
function guarded(
  fixes: FixOutcome,
  { options, formats }: Invocation<"lint">,
  { environment }: CommandContext,
): FixOutcome {
  if (!options["fix-dry-run"] || fixes.output === undefined) return fixes;
  const isText = formats.some(({ format, file }) => file === undefined && (format === "text" || format === "agent"));
  if (!isText) return { ...fixes, output: undefined };
  return { ...fixes, output: verbatimLogText(fixes.output, environment) };
}

/** A diff or fixed standard input replaces the report on standard output. */
function afterFixes(result: CommandResult, { output, messages, errors }: FixOutcome): CommandResult {
  const files = result.reports.filter(({ file }) => file !== undefined);
  return {
    exitCode: errors.length > 0 ? 2 : result.exitCode,
    reports: output === undefined ? result.reports : [...files, { file: undefined, text: output, isVerbatim: true }],
    errors: [...result.errors, ...errors],
    messages: [...(result.messages ?? []), ...messages],
  };
}

/** Finds a first word that is no path and may be a misspelt command. */
function findMistypedCommand(
  { explicit, operands }: Invocation<"lint">,
  workingDirectory: string,
): RunError | undefined {
  const [word] = operands;
  if (explicit || word === undefined || lookUpPath(workingDirectory, word, DISK).kind !== "missing") return undefined;
  const nearest = nearestCommand(word);
  if (nearest === undefined) return undefined;
  return {
    message: `"${word}" is neither a command nor a path; did you mean ${nearest.startsWith("-") ? "" : "the command "}"${nearest}"?`,
  };
}
