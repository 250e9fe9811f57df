import { resolve } from "node:path";
import { describeShardTrouble, type ShardFile } from "../../lint/merge/check-shards.js";
import { VERSION } from "../../model/version.js";
import { count, joinWords } from "../../model/words.js";
import { createUnion } from "../../rendering/division.js";
import { usedPrograms } from "../../workspace/describe-run.js";
import { type Invocation, readOptions } from "../arguments/arguments.js";
import { checkoutOf } from "../contract/checkout.js";
import { type CommandContext, type CommandResult, refuse } from "../contract/command-context.js";
import { runLint } from "./lint.js";

/** Lints a repository with its shards' renderings. Starts no program; the result equals an unsharded run. */
export async function mergeShards(
  invocation: Invocation<"merge">,
  files: readonly ShardFile[],
  context: CommandContext,
): Promise<CommandResult> {
  const { workingDirectory } = context;
  const [first] = files;
  if (first === undefined) return refuse();
  const trouble = describeShardTrouble(files, { version: VERSION, ...checkoutOf(workingDirectory) });
  if (trouble !== undefined) return refuse({ message: trouble });
  const { call, base, programs } = first.shard;
  const division = createUnion(files.flatMap(({ shard }) => shard.renderings));
  const whole: Invocation<"lint"> = {
    ...{ ...invocation, command: "lint", operands: call.paths },
    options: {
      ...readOptions("lint", new Map()),
      ...invocation.options,
      config: call.config ?? undefined,
      inventory: call.inventory ?? undefined,
      cluster: call.cluster ?? undefined,
      render: call.render ?? undefined,
      base: base?.revision,
    },
  };
  return runLint(whole, context, {
    division,
    apart: files.map(({ file }) => resolve(workingDirectory, file)),
    async describeMissing(input, rendered) {
      const here = input.base?.commit ?? null;
      if (base !== null && base.commit !== here) {
        const message = `"${base.revision}" is ${here ?? "nothing"} here, and was ${base.commit ?? "nothing"} for the shards`;
        return { message };
      }
      const { unknown, withheld } = division.missing();
      if (unknown > 0) {
        const are = unknown === 1 ? "is" : "are";
        return { message: `${count(unknown, "rendering")} ${are} in no shard: the shards have seen other files` };
      }
      if (withheld > 0) {
        const [which, them] =
          withheld === 1
            ? ["1 rendering that may hold a secret is", "it"]
            : [`${withheld} renderings that may hold a secret are`, "them"];
        return { message: `${which} in no shard, and no program is here to make ${them}: ${joinWords(programs)}` };
      }
      if (!division.hasMade()) return undefined;
      const own = (await usedPrograms(rendered)).map(({ name }) => name);
      if (own.join() === programs.join()) return undefined;
      return { message: `the shards have rendered with ${joinWords(programs)}, and here is ${joinWords(own)}` };
    },
  });
}
