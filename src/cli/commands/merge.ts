import type { ShardFile } from "../../lint/merge/check-shards.js";
import { isShard, readShard } from "../../lint/merge/shard.js";
import { parseJson } from "../../model/json-shape.js";
import { didYouMean } from "../../model/spelling.js";
import { lookUpPath } from "../../sources/named-paths.js";
import { readSourceFile } from "../../sources/read-file.js";
import type { Invocation } from "../arguments.js";
import { type CommandContext, type CommandResult, refuse } from "../command.js";
import type { Outcome } from "../run-error.js";
import { describeUnknownRule } from "../view.js";

/** `taintlint merge FILE...` */
export async function runMerge(invocation: Invocation, context: CommandContext): Promise<CommandResult> {
  const unknownRule = describeUnknownRule(invocation.view);
  if (unknownRule !== undefined) return refuse(unknownRule);
  const shards: ShardFile[] = [];
  for (const file of invocation.operands) {
    const read = readOperand(file, context.workingDirectory);
    if (read.errors !== undefined) return refuse(...read.errors);
    if (!isShard(read.value))
      return refuse({ message: `"${file}" is no shard: taintlint --shard I/N --format json=FILE writes one` });
    const shard = readShard(read.value);
    if (shard.problem !== undefined) return refuse({ message: `"${file}" is no shard: ${shard.problem}` });
    shards.push({ file, shard: shard.value });
  }
  return (await import("../merge-shards.js")).mergeShards(invocation, shards, context);
}

function readOperand(file: string, workingDirectory: string): Outcome<unknown> {
  const named = lookUpPath(workingDirectory, file);
  if (named.kind === "missing")
    return { errors: [{ message: `"${file}" does not exist${didYouMean(named.nearest)}` }] };
  if (named.kind === "folder") return { errors: [{ message: `"${file}" is a folder, not a file` }] };
  const read = readSourceFile(named.path, file);
  if (read.file === undefined) return { errors: [{ message: `"${file}": ${read.unreadable.message}` }] };
  const parsed = parseJson(read.file.text);
  return parsed.problem === undefined
    ? { value: parsed.value }
    : { errors: [{ message: `"${file}": ${parsed.problem}` }] };
}
