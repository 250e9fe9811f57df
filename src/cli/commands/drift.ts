import { withinTime } from "../../lint/contract/lint-input.js";
import { hasPools } from "../../lint/discovery/undeclared-pools.js";
import { findDrift, listedPools } from "../../lint/drift/find-drift.js";
import type { Outcome } from "../../model/outcome.js";
import { didYouMean, joinWords } from "../../model/words.js";
import { formatDriftJson, formatDriftMarkdown, formatDriftText } from "../../reporters/drift-report.js";
import { DISK } from "../../sources/disk/disk.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { readList } from "../../sources/disk/shorten-list.js";
import { readFromDisk } from "../../workspace/disk-reader.js";
import type { Repository } from "../../workspace/repository.js";
import { boundErrors } from "../../workspace/run-error.js";
import { describeNothingLinted, fatalFor } from "../../workspace/verdict.js";
import type { Invocation } from "../arguments/arguments.js";
import { FAIL_ON_DEFAULTS, STDIN_NAME } from "../arguments/command-descriptions.js";
import {
  type CommandContext,
  type CommandResult,
  decodeStdin,
  refuse,
  renderReports,
  repositoryOptions,
} from "../contract/command-context.js";

/** `taintlint drift LIVE` */
export async function runDrift(invocation: Invocation<"drift">, context: CommandContext): Promise<CommandResult> {
  const [word = ""] = invocation.operands;
  const lists = await readLists(word, context);
  if (lists.problem !== undefined) return refuse({ message: lists.problem });
  const { name, bytes, path } = lists.value;
  const options = await repositoryOptions(invocation, [], context);
  const read = await readFromDisk({ ...options, without: path === undefined ? [] : [path] }, context.progress);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const { input } = read.value;
  const [cluster, ...others] = input.clusters.map(({ inventory }) => inventory.cluster.name ?? "");
  if (others.length > 0) {
    const names = joinWords([cluster ?? "", ...others]);
    return refuse({ message: `"${name}" is of one cluster, and the repository has ${names}: name it with --cluster` });
  }
  const nothing = hasPools(input) ? undefined : describeNothingLinted(read.value);
  if (nothing !== undefined) return { exitCode: 3, reports: [], errors: [nothing] };
  const live = await readFromDisk(
    { ...options, inventory: undefined, stdin: decodeStdin(name, bytes) },
    context.progress,
  );
  if (live.problem !== undefined) return refuse(...live.problem);
  const unread = describeUnread(live.value);
  if (unread !== undefined) return refuse({ message: `"${name}" ${unread}` });
  const report = findDrift(input, live.value.input);
  const over = boundErrors(withinTime(input).reached);
  const reports = await renderReports(invocation.formats, context, ({ format }, style) => {
    if (format === "json") return formatDriftJson(report);
    return format === "markdown" ? formatDriftMarkdown(report) : formatDriftText(report, style);
  });
  const exitCode =
    over.length > 0
      ? 2
      : report.findings.some(fatalFor(invocation.options["fail-on"] ?? FAIL_ON_DEFAULTS.drift))
        ? 1
        : 0;
  return { exitCode, reports, errors: over, messages: input.notices };
}

interface Lists {
  readonly name: string;
  readonly bytes: Buffer;
  /** Absolute; undefined for the standard input. */
  readonly path?: string;
}

async function readLists(word: string, { workingDirectory, readStdin }: CommandContext): Promise<Outcome<Lists>> {
  if (word === "-") return { value: { name: STDIN_NAME, bytes: await readStdin() } };
  const named = lookUpPath(workingDirectory, word, DISK);
  if (named.kind === "missing") return { problem: `"${word}" does not exist${didYouMean(named.nearest)}` };
  if (named.kind === "folder") return { problem: `"${word}" is a folder, not a file` };
  const { value: bytes, problem } = readList(named.path);
  return bytes === undefined ? { problem: `"${word}" ${problem}` } : { value: { name: word, bytes, path: named.path } };
}

/** Half of a list would show drift where there is none. */
function describeUnread({ input }: Repository): string | undefined {
  const { manifests, unreadable } = input;
  const [unread] = unreadable;
  const problem = manifests.flatMap(({ problems }) => problems)[0];
  if (unread !== undefined || problem !== undefined) return `cannot be read: ${(unread ?? problem)?.message}`;
  const isEmpty = manifests.every(({ workloads }) => workloads.length === 0) && listedPools(input).length === 0;
  return isEmpty
    ? 'holds neither Nodes nor workloads: "kubectl get nodes,deploy,ds -A -o json" prints them'
    : undefined;
}
