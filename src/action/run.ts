import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { wantsColor } from "../cli/color.js";
import { type LintReportContext, type LintVerdict, renderLint } from "../cli/commands/lint-report.js";
import { githubLinks, repositoryPaths } from "../cli/contract/checkout.js";
import { writeReports } from "../cli/deliver.js";
import { copyResult, type LintResult } from "../lint/contract/result.js";
import { joinWords } from "../model/words.js";
import type { RenderOutcome } from "../rendering/contract/render-root.js";
import { formatJobSummary } from "../reporters/job-summary.js";
import { formatConcise } from "../reporters/lint-text.js";
import { existingText } from "../reporters/words/change-words.js";
import { findingCounts } from "../reporters/words/counts.js";
import { visibleOutput, visibleText } from "../reporters/words/visible-text.js";
import { DISK } from "../sources/disk/disk.js";
import { describeSystemError } from "../sources/disk/file-system.js";
import { queryGit } from "../sources/disk/git.js";
import { findWorkingTree } from "../sources/disk/git-revision.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { elapsedInRun } from "../sources/disk/watchdog.js";
import { usedPrograms } from "../workspace/describe-run.js";
import { createFileReader } from "../workspace/disk-reader.js";
import { lintWorkspace } from "../workspace/lint-workspace.js";
import { NO_PROGRESS } from "../workspace/progress.js";
import { nameRenderPrograms } from "../workspace/render-programs.js";
import { boundErrors, formatRunError, type RunError } from "../workspace/run-error.js";
import { annotate } from "./annotate.js";
import { findBase, trustWorkspace } from "./base.js";
import { readEvent } from "./event.js";
import { type ActionHost, log } from "./host.js";
import { type ActionInputs, readInputs } from "./inputs.js";
import { type Posting, postResult } from "./posting.js";

/** Runs the action. Returns the exit code: 0, or 1 if the step has to fail. */
export async function runAction(host: ActionHost): Promise<0 | 1> {
  const { environment, workspace, toolkit } = host;
  const inputs = readInputs(toolkit.getInput, Object.keys(environment));
  if (inputs.problem !== undefined) return fail(inputs.problem, workspace, host);
  const workingDirectory = resolve(workspace, inputs.value.workingDirectory);
  if (!isFolderInside(workspace, workingDirectory)) {
    const message = `input "working-directory": "${inputs.value.workingDirectory}" is not a folder of the workspace`;
    return fail([{ message }], workspace, host);
  }
  const event = readEvent(environment, readPayload(environment.GITHUB_EVENT_PATH));
  Object.assign(environment, trustWorkspace(environment, findGitRoot(workingDirectory, DISK)));
  const base = findBase(inputs.value.base, event, {
    sha: environment.GITHUB_SHA,
    problem: findWorkingTree(workingDirectory).problem,
    resolve: (revision) => queryGit(workingDirectory, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]),
  });
  if (base.missing !== undefined) log(host, base.missing);
  const { config, inventory, manifests: globs, baseline, render, view, failOn, coverage } = inputs.value;
  const programs = nameRenderPrograms(inputs.value, environment, {
    workingDirectory,
    by: (renderer) => `input "${renderer}"`,
  });
  const isNamed = inputs.value.base !== undefined;
  const linted = await lintWorkspace(createFileReader(workingDirectory), {
    ...{ workingDirectory, config, inventory, globs, baseline, view, failOn, coverage },
    ...{ paths: [], cluster: undefined, stdin: undefined, progress: NO_PROGRESS, elapsed: elapsedInRun },
    rendering: {
      environment,
      render,
      useCache: true,
      // Without its base, a change would say itself what is asked.
      charts: base.missing !== undefined && inputs.value.charts === "fetch" ? "locked" : inputs.value.charts,
      chartSources: inputs.value.chartSources,
      programs,
      rendered: new Map<string, RenderOutcome>(),
      spent: { milliseconds: 0 },
    },
    base:
      base.revision === undefined
        ? undefined
        : {
            revision: base.revision,
            by: 'input "base"',
            shownAs: isNamed ? undefined : environment.GITHUB_BASE_REF,
            isOptional: !isNamed,
          },
  });
  if (linted.problem !== undefined) return fail(linted.problem, workingDirectory, host);
  const { repository, all, result, passed, nothing, over } = linted.value;
  setOutputs(all, inputs.value, workingDirectory, host);
  const verdict = linted.value;
  // A run that checked nothing must not report success.
  const post = (): Promise<Posting> =>
    nothing === undefined
      ? postResult(verdict, { event, inputs: inputs.value, workingDirectory, host })
      : Promise.resolve({ lines: [], warnings: [] });
  const renderedWith = (await usedPrograms(repository.rendered)).map(({ name }) => name);
  const failures = await report(verdict, { inputs: inputs.value, workingDirectory, renderedWith, host }, post);
  if (nothing !== undefined) failures.push(nothing);
  failures.push(...boundErrors(over));
  if (failures.length > 0) fail(failures, workingDirectory, host);
  // A plain line: an error annotation would take the place of one of the ten findings that GitHub shows.
  if (!passed) log(host, `taintlint failed: ${findingCounts(result.summary)}`);
  return passed && failures.length === 0 ? 0 : 1;
}

/** Links are followed: the action reads and writes below this folder. */
function isFolderInside(workspace: string, path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  return isInside(realpathSync(workspace), realpathSync(path));
}

/** Reads the event's payload; undefined without one, as in a local run. */
function readPayload(path: string | undefined): unknown {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Writes errors as annotations, at their place in the configuration if known. */
function fail(errors: readonly RunError[], workingDirectory: string, host: ActionHost): 1 {
  const repositoryPath = repositoryPaths(host.environment, workingDirectory);
  for (const runError of errors) {
    const { message, range } = runError;
    // The runner's log shows the message of an annotation without its place.
    if (range !== undefined) log(host, formatRunError(runError));
    const file = range && visibleText(repositoryPath(range.file));
    const place = range && { file, startLine: range.line, startColumn: range.column };
    host.toolkit.error(visibleText(message), { title: "taintlint", ...place });
  }
  return 1;
}

function setOutputs(
  { summary, findings, existing, change, coverage }: LintResult,
  { formats }: ActionInputs,
  workingDirectory: string,
  { toolkit: { setOutput }, workspace }: ActionHost,
): void {
  setOutput("findings", findings.length);
  setOutput("errors", summary.errors);
  setOutput("warnings", summary.warnings);
  setOutput("notes", summary.notes);
  setOutput("existing", existing.length);
  setOutput("base", change?.base.commit ?? "");
  for (const key of ["judged", "unknown", "releases"] as const) setOutput(key, coverage[key]);
  const files = formats.flatMap(({ format, file }) =>
    file === undefined ? [] : [{ format, path: relativePath(workspace, resolve(workingDirectory, file)) }],
  );
  setOutput("sarif-file", files.find(({ format }) => format === "sarif")?.path ?? "");
  setOutput("report-files", files.map(({ path }) => path).join("\n"));
}

interface Reporting {
  readonly inputs: ActionInputs;
  readonly workingDirectory: string;
  /** `kustomize v5.8.1`. */
  readonly renderedWith: readonly string[];
  readonly host: ActionHost;
}

/** Writes log, posts, annotations, job summary and files. Returns descriptions of failed writes. */
async function report(
  verdict: LintVerdict,
  { inputs: { formats, annotations, filter }, workingDirectory, renderedWith, host }: Reporting,
  post: () => Promise<Posting>,
): Promise<RunError[]> {
  const { environment, toolkit } = host;
  const context: LintReportContext = { environment, workingDirectory, elapsed: () => performance.now() };
  const color = wantsColor("auto", true, environment);
  // Existing findings get a folded group of their own in the log.
  const ofLog = { ...verdict, result: copyResult(verdict.result, { existing: [] }) };
  const reports = await Promise.all(
    formats.map(async ({ format, file }) => ({
      file,
      text: await renderLint(
        file === undefined && format === "text" ? ofLog : verdict,
        format,
        { color: color && file === undefined },
        context,
      ),
    })),
  );
  for (const { file, text } of reports) {
    if (file === undefined) logVerbatim(text, host);
  }
  logExisting(verdict.result, host);
  if (renderedWith.length > 0) log(host, `rendered with ${joinWords(renderedWith)}`);
  const { lines, warnings } = await post();
  for (const message of warnings) toolkit.warning(visibleText(message), { title: "taintlint" });
  for (const line of lines) log(host, line);
  if (annotations) await annotate(verdict.result, { host, workingDirectory, warnings: warnings.length, filter });
  return [...writeReports(reports, workingDirectory), ...writeSummary(verdict, workingDirectory, renderedWith, host)];
}

function logExisting({ existing }: LintResult, host: ActionHost): void {
  if (existing.length === 0) return;
  host.toolkit.startGroup(existingText(existing));
  logVerbatim(formatConcise({ findings: existing }), host);
  host.toolkit.endGroup();
}

/** Logs text with workflow commands disabled: a file name or message may look like one. */
function logVerbatim(text: string, { write }: ActionHost): void {
  const token = randomUUID();
  write(`::stop-commands::${token}\n${visibleOutput(text).trimEnd()}\n::${token}::\n`);
}

function writeSummary(
  { result, passed }: LintVerdict,
  workingDirectory: string,
  renderedWith: readonly string[],
  { environment, toolkit }: ActionHost,
): RunError[] {
  const path = environment.GITHUB_STEP_SUMMARY;
  if (!path) return [];
  try {
    const maxBytes = LIMIT_BYTES - MARGIN_BYTES - (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
    const options = { passed, maxBytes, renderedWith, ...githubLinks(environment, workingDirectory) };
    if (maxBytes >= LEAST_BYTES) appendFileSync(path, formatJobSummary(result, options));
    else toolkit.notice("the job summary of this step is full: nothing was added to it");
    return [];
  } catch (problem) {
    return [{ message: `the job summary cannot be written: ${describeSystemError(problem)}` }];
  }
}

/** GitHub drops a step's summary above 1 MiB as a whole. */
const LIMIT_BYTES = 1024 * 1024;
/** Room for what the runner adds. */
const MARGIN_BYTES = 64 * 1024;
const LEAST_BYTES = 16 * 1024;
