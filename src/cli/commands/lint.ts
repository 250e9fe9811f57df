import { resolve } from "node:path";
import { lintRepository, recordBaseline } from "../../lint/lint.js";
import type { LintInput } from "../../lint/lint-input.js";
import { formatBaseline } from "../../lint/suppression/baseline.js";
import type { Finding } from "../../model/finding.js";
import { count } from "../../model/words.js";
import { lookUpPath } from "../../sources/named-paths.js";
import type { FixOutcome } from "../../workspace/fix-files.js";
import { describeNothingLinted } from "../../workspace/nothing-linted.js";
import { type Repository, readRepository } from "../../workspace/repository.js";
import { type RepositoryOptions, withDivision } from "../../workspace/repository-options.js";
import type { RunError, RunOutcome } from "../../workspace/run-error.js";
import { describeUnknownRule, isLookedFor } from "../../workspace/view.js";
import { type Invocation, nearestCommand } from "../arguments.js";
import { type CommandContext, type CommandResult, type Report, refuse, repositoryOptions } from "../command.js";
import type { MergedShards } from "../merged-shards.js";
import { tellFound } from "../tell-found.js";
import { verbatimLogText } from "../workflow-log.js";

/** `taintlint lint [PATH...]`. `shards`: what they have rendered for this run. */
export async function runLint(
  invocation: Invocation,
  context: CommandContext,
  shards?: MergedShards,
): Promise<CommandResult> {
  const mistyped = findMistypedCommand(invocation, context.workingDirectory);
  if (mistyped !== undefined) return refuse(mistyped);
  const unknownRule = describeUnknownRule(invocation.view);
  if (unknownRule !== undefined) return refuse(unknownRule);
  const { shard } = invocation;
  if (shard !== undefined) return (await import("../shard-run.js")).runShard(invocation, shard, context);
  const { baseline, writeBaseline } = invocation;
  const begun = context.elapsed();
  const given = await repositoryOptions(invocation.input, invocation.operands, context);
  const options = shards === undefined ? given : withDivision(given, shards.division);
  const files = [baseline, writeBaseline].flatMap((file) => file ?? []);
  const apart = [...files.map((file) => resolve(context.workingDirectory, file)), ...(shards?.apart ?? [])];
  // A baseline that is written anew takes the place of the old one, whatever that says.
  const known = writeBaseline === undefined ? baseline : undefined;
  const repository = { ...options, baseline: known, apart };
  const read = await readRepository(repository, context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const hasRead = context.elapsed();
  const nothing = describeNothingLinted(read.value);
  const based = await compareWith(invocation.base, read.value, repository, context);
  if (based.problem !== undefined) return refuse(...based.problem);
  const missing = await shards?.describeMissing(based.value, read.value.rendered);
  if (missing !== undefined) return refuse(missing);
  const compared = context.elapsed();
  const { workingDirectory } = context;
  const { fix: mode, view, unsafeFixes } = invocation;
  const choice = { isWanted: (finding: Finding) => isLookedFor(view, finding), takesUnsafe: unsafeFixes === true };
  const fixes =
    mode &&
    (await import("../../workspace/fix-files.js")).fixFiles(based.value, {
      mode,
      workingDirectory,
      stdin: options.stdin,
      choice,
    });
  const linted = fixes?.run.input ?? based.value;
  const written = writeBaseline === undefined || nothing !== undefined ? undefined : renew(linted, writeBaseline);
  const input = written?.input ?? linted;
  const found = written === undefined && fixes !== undefined ? fixes.run.result : lintRepository(input);
  const all = { result: found, configuration: input.configuration, nothing, wouldFix: fixes?.wouldFix };
  const told = await tellFound(all, invocation, context);
  const reports = written === undefined ? told.reports : [...told.reports, written.report];
  const times = { begun, read: hasRead, compared, judged: context.elapsed() };
  const messages = invocation.verbose ? await (await import("../verbose.js")).describeRun(read.value, times) : [];
  const result = { ...told, reports, messages };
  return fixes === undefined ? result : afterFixes(result, guarded(fixes, invocation, context));
}

/** A manifest from the standard input comes out as it is: what reads it is no log. Whoever asks for a format gets no diff. */
function guarded(fixes: FixOutcome, { fix, formats }: Invocation, { environment }: CommandContext): FixOutcome {
  if (fix !== "diff" || fixes.output === undefined) return fixes;
  const isText = formats.some(({ format, file }) => file === undefined && format === "text");
  if (!isText) return { ...fixes, output: undefined };
  return { ...fixes, output: verbatimLogText(fixes.output, environment) };
}

/** Adds the base to the input, where there is one to compare with. */
async function compareWith(
  revision: string | undefined,
  read: Repository,
  repository: RepositoryOptions,
  { progress }: CommandContext,
): Promise<RunOutcome<LintInput>> {
  if (revision === undefined) return { value: read.input };
  return (await import("../../workspace/base-revision.js")).withBase(read, repository, revision, progress);
}

/** A diff, and the fixed text of a manifest from the standard input, take the place of the report on the standard output. */
function afterFixes(result: CommandResult, { output, messages, errors }: FixOutcome): CommandResult {
  const files = result.reports.filter(({ file }) => file !== undefined);
  return {
    exitCode: errors.length > 0 ? 2 : result.exitCode,
    reports: output === undefined ? result.reports : [...files, { file: undefined, text: output, isVerbatim: true }],
    errors: [...result.errors, ...errors],
    messages: [...(result.messages ?? []), ...messages],
  };
}

/** Makes every finding of a run a known one. */
function renew(input: LintInput, path: string): { readonly input: LintInput; readonly report: Report } {
  const entries = recordBaseline(input);
  const findings = count(entries.length, "finding goes", "findings go");
  const notice = `${findings} into "${path}": "--baseline ${path}" hides what is known there`;
  return {
    input: { ...input, notices: [...input.notices, notice], baseline: { path, entries } },
    report: { file: path, text: formatBaseline(entries) },
  };
}

/** The first word without a command before it is a path; a word that is no path may have been meant as a command. */
function findMistypedCommand({ explicit, operands }: Invocation, workingDirectory: string): RunError | undefined {
  const [word] = operands;
  if (explicit || word === undefined || lookUpPath(workingDirectory, word).kind !== "missing") return undefined;
  const nearest = nearestCommand(word);
  if (nearest === undefined) return undefined;
  return {
    message: `"${word}" is neither a command nor a path; did you mean ${nearest.startsWith("-") ? "" : "the command "}"${nearest}"?`,
  };
}
