import { resolve } from "node:path";
import type { Configuration, RequiredCoverage } from "../lint/configuration/configuration.js";
import { type BaselineEntry, type LintInput, narrowed } from "../lint/contract/lint-input.js";
import { copyResult, type LintResult } from "../lint/contract/result.js";
import { lintRepository, recordBaseline } from "../lint/lint.js";
import { joinResults } from "../lint/merge/join-results.js";
import { withNotices } from "../lint/notices.js";
import { formatBaseline } from "../lint/suppression/baseline.js";
import type { Finding, WouldFix } from "../model/finding.js";
import { type Deadline, describeStopped, type Ended } from "../model/limits.js";
import { count } from "../model/words.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import { withVirtualTexts } from "../sources/disk/disk.js";
import { enterStep, isStopped, nameStep, stoppable } from "../sources/disk/watchdog.js";
import type { ComparedWith } from "./base-revision.js";
import { createFileReader } from "./disk-reader.js";
import { type FileReader, lentBy } from "./file-reader.js";
import type { FixMode, FixOutcome } from "./fix-files.js";
import { outcomesOfSame } from "./follow-printed.js";
import { divideByConfiguration } from "./nested-configurations.js";
import { NO_PROGRESS, type Progress } from "./progress.js";
import { type Repository, readRepository } from "./repository.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunError, RunOutcome } from "./run-error.js";
import { lintTried, type ReadAgain } from "./try-renderings.js";
import { describeMissingCoverage, describeNothingChecked, describeUndecided, type FailOn, passes } from "./verdict.js";
import { isLookedFor, narrow, type View, viewOf } from "./view.js";

export interface WorkspaceOptions extends RepositoryOptions {
  readonly progress: Progress;
  readonly view: View;
  /** By default the configuration's. */
  readonly failOn: FailOn | undefined;
  /** By default the configuration's, of the base in a comparison. */
  readonly coverage?: RequiredCoverage | undefined;
  readonly base?: ComparedWith;
  /** A folder of lists of other repositories, for a comparison. */
  readonly workloads?: string | undefined;
  readonly fix?: FixMode;
  readonly takesUnsafe?: boolean;
  readonly writeBaseline?: string;
}

export interface LintedWorkspace {
  readonly repository: Repository;
  readonly configuration: Configuration | undefined;
  readonly all: LintResult;
  readonly result: LintResult;
  readonly failOn: FailOn;
  readonly passed: boolean;
  /** The reason that no workload was found; undefined if one was. */
  readonly nothing: RunError | undefined;
  /** Exceeded limits and undecided findings, one clause each: the run fails. */
  readonly over: readonly string[];
  readonly fixes: FixOutcome | undefined;
  /** Undefined unless requested. */
  readonly baseline: string | undefined;
  /** Milliseconds on the clock of the run: once the files were read and rendered, and once the base was, if there is one. */
  readonly times: { readonly read: number; readonly compared: number | undefined };
}

/** Lints a repository; folders with their own configuration are linted separately. */
export async function lintWorkspace(files: FileReader, given: WorkspaceOptions): Promise<RunOutcome<LintedWorkspace>> {
  const { rendering, base } = given;
  let options = given;
  if (rendering?.charts === "fetch") {
    const opened = (await import("./chart-session.js")).openChartSession(given, base?.revision);
    if (opened.problem !== undefined) return opened;
    options = { ...given, rendering: { ...rendering, chartSession: opened.value } };
  }
  const linted: LintedRun[] = [];
  for (const run of divideByConfiguration(options, files)) {
    const own = { ...options, ...run };
    let read: Repository = { input: NOTHING, rendered: { manifests: [] }, reader: files, wanted: [] };
    const outcome = await stoppable(
      () => {
        const onRead = (repository: Repository) => {
          read = repository;
        };
        return lintOneRun(files, own, onRead);
      },
      (ended) => ({ value: stoppedRun(read, own, ended) }),
    );
    if (outcome.problem !== undefined) return outcome;
    linted.push(outcome.value);
    if (isStopped()) break;
  }
  nameStep("reporting");
  return { value: joinRuns(linted, options) };
}

const NOTHING = { manifests: [], clusters: [], configuration: undefined, unreadable: [], notices: [] };
const NO_TIME: Deadline = { isOver: () => true, hasEnded: () => false, millisecondsLeft: () => 0 };

/** Reports what was known before the step that was stopped: files that cannot be read, and nothing of pools. */
function stoppedRun(read: Repository, { view, failOn, elapsed }: WorkspaceOptions, ended: Ended): LintedRun {
  const clause = describeStopped(ended);
  const { configuration } = read.input;
  const input = narrowed({ ...read.input, deadline: NO_TIME, base: undefined, baseline: undefined }, clause);
  const all = narrow(copyResult(lintRepository(input), { ended }), view);
  const told = { all, result: viewOf(all, view), failOn: failOn ?? configuration?.failOn ?? "error" };
  const times = { read: elapsed?.() ?? 0, compared: undefined };
  const rest = { nothing: undefined, over: [clause], fixes: undefined, baseline: undefined, entries: undefined };
  return { repository: read, configuration, ...told, passed: false, ...rest, times };
}

interface LintedRun extends LintedWorkspace {
  readonly entries: readonly BaselineEntry[] | undefined;
}

/** An empty run is reported only if all are; what it found counts, such as that the change left its files out. */
function joinRuns(linted: readonly LintedRun[], options: WorkspaceOptions): LintedWorkspace {
  const isEmpty = ({ nothing }: LintedRun) => nothing !== undefined;
  const found = linted.filter((one) => !isEmpty(one));
  const told = linted.filter((one) => isEmpty(one) && one.all.findings.length > 0);
  const [first, ...others] = found.length > 0 ? [...found, ...told] : linted;
  if (first === undefined) throw new Error("nothing to lint");
  const runs = [first, ...others];
  const entries = runs.flatMap((one) => one.entries ?? []);
  const isRecorded = options.writeBaseline !== undefined && runs.some((one) => one.entries !== undefined);
  const baseline = isRecorded ? formatBaseline(entries) : undefined;
  if (others.length === 0) return { ...first, baseline };
  const fixes = runs.flatMap((one) => one.fixes ?? []);
  const output = fixes.flatMap((one) => one.output ?? []);
  const [fix] = fixes;
  return {
    ...first,
    configuration: undefined,
    all: joinResults(runs.map(({ all }) => all)),
    result: joinResults(runs.map(({ result }) => result)),
    passed: runs.every(({ passed }) => passed),
    over: runs.flatMap(({ over }) => over),
    fixes: fix && {
      run: fix.run,
      output: output.length > 0 ? output.join("") : undefined,
      wouldFix: joinFixes(fixes.flatMap(({ wouldFix }) => wouldFix ?? [])),
      messages: fixes.flatMap(({ messages }) => messages),
      errors: fixes.flatMap(({ errors }) => errors),
    },
    baseline,
  };
}

function joinFixes(fixes: readonly WouldFix[]): WouldFix | undefined {
  if (fixes.length === 0) return undefined;
  return {
    findings: fixes.reduce((sum, { findings }) => sum + findings, 0),
    files: fixes.flatMap(({ files }) => files),
  };
}

async function lintOneRun(
  files: FileReader,
  options: WorkspaceOptions,
  onRead: (read: Repository) => void,
): Promise<RunOutcome<LintedRun>> {
  const { elapsed = () => 0, progress, view } = options;
  await enterStep("reading");
  const repository = await readRepository(options, progress, files);
  progress.end();
  if (repository.problem !== undefined) return repository;
  const read = elapsed();
  onRead(repository.value);
  await enterStep("comparing");

  const compared = await readComparison(repository.value, options);
  if (compared.problem !== undefined) return compared;
  const times = { read, compared: compared.value === repository.value.input ? undefined : elapsed() };

  await enterStep("fixing");
  const nothing = describeNothingChecked(repository.value);
  const { outcomes } = repository.value.rendered;
  const readAgain = outcomes && readingAgain(options, files, outcomes);
  const input: LintInput = { ...compared.value, rendersAgain: outcomes !== undefined };
  const fixes = await fixed(input, options, readAgain);
  const left = fixes?.run.input ?? input;
  await enterStep("judging");
  const recorded = nothing === undefined ? record(left, options.writeBaseline) : undefined;

  const found =
    recorded === undefined && fixes !== undefined
      ? fixes.run.result
      : await lintTried(recorded?.input ?? left, readAgain);

  const all = narrow(found, view);
  const configuration = left.configuration;
  const failOn = options.failOn ?? configuration?.failOn ?? "error";
  // What a change asks for itself does not count.
  const governing = left.base === undefined ? configuration : left.base.input.configuration;
  const required = options.coverage ?? governing?.coverage ?? new Map();
  const over = [
    ...(found.reached ?? []),
    ...describeUndecided(all, failOn),
    ...(options.paths.length > 0 ? [] : describeMissingCoverage(left, found, required)),
  ];
  const told = {
    all,
    result: viewOf(all, view),
    failOn,
    passed: found.reached === undefined && passes(all, failOn),
    nothing,
    over,
  };
  const entries = recorded?.input.baseline.entries;
  return {
    value: { repository: repository.value, configuration, ...told, fixes, baseline: undefined, entries, times },
  };
}

async function readComparison(read: Repository, options: WorkspaceOptions): Promise<RunOutcome<LintInput>> {
  const { base, progress } = options;
  if (base === undefined) return { value: read.input };
  const compared = await (await import("./base-revision.js")).withBase(read, options, base, progress);
  if (compared.problem !== undefined) return compared;
  return (await import("./other-lists.js")).readOthers(compared.value, options.workloads, options.workingDirectory);
}

async function fixed(
  input: LintInput,
  options: WorkspaceOptions,
  readAgain: ReadAgain | undefined,
): Promise<FixOutcome | undefined> {
  const { fix: mode, view, takesUnsafe = false, workingDirectory, stdin } = options;
  if (mode === undefined) return undefined;
  const choice = { isWanted: (finding: Finding) => isLookedFor(view, finding), takesUnsafe };
  return (await import("./fix-files.js")).fixFiles(input, { mode, workingDirectory, stdin, choice, readAgain });
}

function record(input: LintInput, path: string | undefined) {
  if (path === undefined) return undefined;
  const entries = recordBaseline(input);
  const findings = count(entries.length, "finding goes", "findings go");
  const notice = `${findings} into "${path}": "--baseline ${path}" hides what is known there`;
  return { input: { ...withNotices(input, notice), baseline: { path, entries } } };
}

/** Reads a repository as it would be with other texts in some files, which are shown to what renders it. */
function readingAgain(options: RepositoryOptions, reader: FileReader, outcomes: readonly RootOutcome[]): ReadAgain {
  const { workingDirectory } = options;
  const absolute = (path: string) => resolve(workingDirectory, path);
  return async (texts) => {
    const known = new Map([...texts].map(([path, text]) => [absolute(path), { value: { path, text } }]));
    const earlier = outcomesOfSame(outcomes, (path) => !known.has(absolute(path)));
    const rendering = options.rendering && { ...options.rendering, earlier };
    const shown = new Map([...texts].map(([path, text]) => [absolute(path), text]));
    const read = await withVirtualTexts(shown, (fileSystem) => {
      const lent = (path: string) => known.get(path) ?? lentBy(reader, path);
      const again = createFileReader(workingDirectory, { known: lent, fileSystem, host: reader.host });
      return readRepository({ ...options, rendering }, NO_PROGRESS, again);
    });
    return read.value?.value?.input;
  };
}
