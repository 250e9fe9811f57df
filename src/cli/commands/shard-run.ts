import type { Shard } from "../../lint/merge/shard.js";
import { VERSION } from "../../model/version.js";
import { count } from "../../model/words.js";
import { createShare, type ShardNumber } from "../../rendering/division.js";
import { mayHoldSecret } from "../../rendering/relevant-output.js";
import { formatShardJson, formatShardText } from "../../reporters/shard-report.js";
import { describeRun, usedPrograms } from "../../workspace/describe-run.js";
import { createFileReader } from "../../workspace/file-reader.js";
import { divideByConfiguration } from "../../workspace/nested-configurations.js";
import { readRepository } from "../../workspace/repository.js";
import { withDivision } from "../../workspace/repository-options.js";
import { boundErrors, type RunError } from "../../workspace/run-error.js";
import type { Invocation } from "../arguments/arguments.js";
import { checkoutOf } from "../contract/checkout.js";
import {
  type CommandContext,
  type CommandResult,
  refuse,
  renderReports,
  repositoryOptions,
} from "../contract/command-context.js";

export async function runShard(
  invocation: Invocation<"lint">,
  shard: ShardNumber,
  context: CommandContext,
): Promise<CommandResult> {
  const { options: input, operands, formats } = invocation;
  const { base } = input;
  const share = createShare(shard);
  const begun = context.elapsed();
  const options = withDivision(await repositoryOptions(invocation, operands, context), share);
  const files = createFileReader(context.workingDirectory);
  const runs = divideByConfiguration(options, files);
  if (runs.length > 1) {
    const several = `${count(runs.length - 1, "folder")} below ${runs.length === 2 ? "has a configuration of its" : "have configurations of their"} own, and shards go by one`;
    return refuse({ message: `${several}: run the shards in each of them, or name one with "--config"` });
  }
  const read = await readRepository(options, context.progress, files);
  context.progress.end();
  if (read.problem !== undefined) return refuse(...read.problem);
  const hasRead = context.elapsed();
  const based =
    base === undefined
      ? { value: read.value.input }
      : await (await import("../../workspace/base-revision.js")).withBase(
          read.value,
          options,
          { revision: base, by: "--base" },
          context.progress,
        );
  if (based.problem !== undefined) return refuse(...based.problem);
  const { rendered } = read.value;
  const missing = [...(rendered.missing ?? [])].map(
    (clause): RunError => ({ message: `shard cannot render: ${clause}` }),
  );
  const reached = [...(based.value.reached ?? []), ...(based.value.base?.input.reached ?? [])];
  if (missing.length + reached.length > 0) return refuse(...missing, ...boundErrors(reached));
  const made: Shard = {
    shard,
    version: VERSION,
    ...checkoutOf(context.workingDirectory),
    base: base === undefined ? null : { revision: base, commit: based.value.base?.commit ?? null },
    call: {
      paths: operands,
      config: input.config ?? null,
      inventory: input.inventory ?? null,
      cluster: input.cluster ?? null,
      render: input.render ?? null,
    },
    programs: (await usedPrograms(rendered)).map(({ name }) => name),
    renderings: share.renderings((output) => !mayHoldSecret(output)),
  };
  const counts = share.counts();
  const reports = await renderReports(formats, context, ({ format }) =>
    format === "json" ? formatShardJson(made) : formatShardText(made, counts),
  );
  const done = context.elapsed();
  const times = { begun, read: hasRead, compared: base === undefined ? undefined : done, judged: done };
  const messages = input.verbose ? await describeRun(read.value, times) : [];
  if (counts.all > 0) return { exitCode: 0, reports, errors: [], messages };
  const message =
    "nothing is rendered of these files, so that shards have nothing to share: run taintlint without --shard";
  return { exitCode: 3, reports, errors: [{ message }], messages };
}
