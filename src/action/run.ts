import { randomUUID } from "node:crypto";
import { type AnnotationProperties, error, getInput, notice, setOutput } from "@actions/core";
import { wantsColor } from "../cli/color.js";
import { writeReports } from "../cli/deliver.js";
import { githubLinks } from "../cli/github-links.js";
import { type LintReportContext, type LintVerdict, renderLint } from "../cli/lint-report.js";
import { describeNothingLinted } from "../cli/nothing-linted.js";
import { NO_PROGRESS } from "../cli/progress.js";
import { readRepository } from "../cli/repository.js";
import { formatRunError, type RunError } from "../cli/run-error.js";
import { passes } from "../cli/verdict.js";
import { lintRepository } from "../lint/lint.js";
import type { LintResult } from "../lint/result.js";
import { findingCounts } from "../reporters/counts.js";
import { formatGithubAnnotations } from "../reporters/github-annotations.js";
import { formatJobSummary } from "../reporters/job-summary.js";
import { describeSystemError } from "../sources/system-error.js";
import { type ActionInputs, readInputs } from "./inputs.js";
import { appendStepSummary } from "./step-summary.js";

/** Runs the action in this process. Gives the exit code: 0, or 1 where the step has to fail. */
export async function runAction(): Promise<0 | 1> {
  const inputs = readInputs(getInput);
  if (inputs.errors !== undefined) return fail(inputs.errors);
  const { config, inventory, manifests: globs, render } = inputs.value;
  const workingDirectory = process.cwd();
  const rendering = { environment: process.env, render, useCache: true };
  const named = { workingDirectory, config, inventory, globs, paths: [], cluster: undefined, stdin: undefined };
  const read = await readRepository({ ...named, rendering }, NO_PROGRESS);
  if (read.errors !== undefined) return fail(read.errors);
  const { input } = read.value;
  const result = lintRepository(input);
  const failOn = inputs.value.failOn ?? input.configuration?.failOn ?? "error";
  const passed = passes(result, failOn);
  setOutputs(result);
  const failures = report(
    { result, passed, failOn, configuration: input.configuration },
    inputs.value,
    workingDirectory,
  );
  const nothing = describeNothingLinted(read.value);
  if (nothing !== undefined) failures.push(nothing);
  if (failures.length > 0) fail(failures);
  // A plain line: an error annotation would take the place of one of the ten findings that GitHub shows.
  if (!passed) console.log(`taintlint failed: ${findingCounts(result.summary)}`);
  return passed && failures.length === 0 ? 0 : 1;
}

/** Says what is wrong as annotations, at the place in the configuration where there is one. */
function fail(errors: readonly RunError[]): 1 {
  for (const runError of errors) {
    const { message, range } = runError;
    // The runner's log shows the message of an annotation without its place.
    if (range !== undefined) console.log(formatRunError(runError));
    const place: AnnotationProperties =
      range === undefined ? {} : { file: range.file, startLine: range.line, startColumn: range.column };
    error(message, { title: "taintlint", ...place });
  }
  return 1;
}

function setOutputs({ summary, findings }: LintResult): void {
  setOutput("findings", findings.length);
  setOutput("errors", summary.errors);
  setOutput("warnings", summary.warnings);
}

/** Writes log, annotations, job summary and files. Gives what could not be written. */
function report(verdict: LintVerdict, { formats }: ActionInputs, workingDirectory: string): RunError[] {
  const environment = process.env;
  const context: LintReportContext = { environment, workingDirectory, elapsed: () => performance.now() };
  const color = wantsColor("auto", true, environment);
  const reports = formats.map(({ format, file }) => ({
    file,
    text: renderLint(verdict, format, { color: color && file === undefined }, context),
  }));
  for (const { file, text } of reports) {
    if (file === undefined) logVerbatim(text);
  }
  const { commands, closing } = formatGithubAnnotations(verdict.result.findings);
  for (const line of commands) console.log(line);
  if (closing !== null) console.log(closing);
  return [...writeReports(reports, workingDirectory), ...writeSummary(verdict, workingDirectory)];
}

/** A file name or a message from the repository may look like a workflow command: none of them is carried out. */
function logVerbatim(text: string): void {
  const token = randomUUID();
  console.log(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::`);
}

function writeSummary({ result, passed }: LintVerdict, workingDirectory: string): RunError[] {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (!path) return [];
  try {
    const full = appendStepSummary(path, (maxBytes) =>
      formatJobSummary(result, { passed, maxBytes, ...githubLinks(process.env, workingDirectory) }),
    );
    if (full !== undefined) notice(full);
    return [];
  } catch (problem) {
    return [{ message: `the job summary cannot be written: ${describeSystemError(problem)}` }];
  }
}
