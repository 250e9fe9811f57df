import { join } from "node:path";
import { activeRules } from "../../lint/configuration/rule-settings.js";
import { describeReportTrouble, joinParts, type ReportFile, sortReports } from "../../lint/merge/join-parts.js";
import { type RepositoryReport, readReports } from "../../lint/merge/repository-report.js";
import { nameOfOrigin } from "../../lint/reports/run-origin.js";
import { parseJson } from "../../model/json-shape.js";
import { didYouMean } from "../../model/words.js";
import {
  formatFleetJson,
  formatFleetMarkdown,
  formatFleetSarif,
  formatFleetText,
} from "../../reporters/fleet-report.js";
import { formatFleetHtml } from "../../reporters/html/fleet-page.js";
import { isUnchecked } from "../../reporters/words/fleet-report.js";
import { DISK } from "../../sources/disk/disk.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { readSourceFile } from "../../sources/disk/read-file.js";
import { walkFiles } from "../../sources/disk/walk-files.js";
import type { RunOutcome } from "../../workspace/run-error.js";
import { passes } from "../../workspace/verdict.js";
import { describeUnknownRule, narrow, viewOf } from "../../workspace/view.js";
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

export async function runMerge(invocation: Invocation<"merge">, context: CommandContext): Promise<CommandResult> {
  const unknownRule = describeUnknownRule(invocation.options);
  if (unknownRule !== undefined) return refuse(unknownRule);
  const reports: ReportFile[] = [];
  const given = invocation.operands.map((word) => filesOf(word, context.workingDirectory));
  for (const { problem } of given) if (problem !== undefined) return refuse(...problem);
  for (const { name, file } of given.flatMap(({ value = [] }) => value)) {
    const read = readOperand(file, context.workingDirectory);
    if (read.problem !== undefined) return refuse(...read.problem);
    const told = readReports(read.value);
    if (told.problem !== undefined) {
      return refuse({ message: `"${file}" is no report of --format json: ${told.problem}` });
    }
    const named = name === undefined ? {} : { repository: name };
    reports.push(...told.value.map((one): ReportFile => ({ ...one, file, origin: { ...one.origin, ...named } })));
  }
  return mergeReports(invocation, reports, context);
}

interface NamedFile {
  /** The user's name for the repository of the report. */
  readonly name?: string;
  readonly file: string;
}

/** `NAME=FILE` names the report's repository, unless a file has that name. A folder means its files. */
function filesOf(word: string, workingDirectory: string): RunOutcome<readonly NamedFile[]> {
  const found = lookUpPath(workingDirectory, word, DISK);
  const at = word.indexOf("=");
  if (found.kind === "missing" && at > 0) return { value: [{ name: word.slice(0, at), file: word.slice(at + 1) }] };
  if (found.kind !== "folder") return { value: [{ file: word }] };
  const { paths } = walkFiles(found.path, DISK, { dotFolders: false });
  const files = paths.filter((path) => path.endsWith(".json")).map((path) => ({ file: join(word, path) }));
  return files.length > 0 ? { value: files } : { problem: [{ message: `folder "${word}" holds no .json file` }] };
}

function readOperand(file: string, workingDirectory: string): RunOutcome<unknown> {
  const named = lookUpPath(workingDirectory, file, DISK);
  if (named.kind === "missing")
    return { problem: [{ message: `"${file}" does not exist${didYouMean(named.nearest)}` }] };
  if (named.kind === "folder") return { problem: [{ message: `"${file}" is a folder: only a file can be named so` }] };
  const read = readSourceFile(named.path, file, DISK);
  if (read.problem !== undefined) return { problem: [{ message: `"${file}": ${read.problem.message}` }] };
  const parsed = parseJson(read.value.text);
  return parsed.problem === undefined
    ? { value: parsed.value }
    : { problem: [{ message: `"${file}": ${parsed.problem}` }] };
}

/** Merges reports of several repositories. Judges nothing anew. */
async function mergeReports(
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
  const errors = reports.flatMap(({ origin, result: { reached = [] } }) =>
    reached.map((clause) => ({ message: `${nameOfOrigin(origin)}: ${clause}` })),
  );
  if (reports.every(isUnchecked)) errors.push({ message: "nothing was checked: no repository has a workload" });
  return { exitCode: exitCodeOf(reports, passed), reports: written, errors };
}

function exitCodeOf(reports: readonly RepositoryReport[], passed: boolean): ExitCode {
  if (reports.some(({ result }) => result.reached !== undefined)) return 2;
  if (!passed) return 1;
  return reports.every(isUnchecked) ? 3 : 0;
}
