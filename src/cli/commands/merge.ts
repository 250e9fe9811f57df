import { join } from "node:path";
import type { ReportFile } from "../../lint/merge/check-reports.js";
import { readReports } from "../../lint/merge/repository-report.js";
import { parseJson } from "../../model/json-shape.js";
import { didYouMean } from "../../model/words.js";
import { DISK } from "../../sources/disk/disk.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { readSourceFile } from "../../sources/disk/read-file.js";
import { walkFiles } from "../../sources/disk/walk-files.js";
import type { RunOutcome } from "../../workspace/run-error.js";
import { describeUnknownRule } from "../../workspace/view.js";
import type { Invocation } from "../arguments/arguments.js";
import { type CommandContext, type CommandResult, refuse } from "../contract/command-context.js";
import { mergeReports } from "./merge-reports.js";

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
    reports.push(...told.value.map((report): ReportFile => ({ ...report, file, origin: named(report, name) })));
  }
  return mergeReports(invocation, reports, context);
}

function named({ origin }: Pick<ReportFile, "origin">, name: string | undefined): ReportFile["origin"] {
  return name === undefined ? origin : { ...origin, repository: name };
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
