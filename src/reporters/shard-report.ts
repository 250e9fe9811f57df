import type { Shard } from "../lint/merge/shard.js";
import { count } from "../model/words.js";
import { formatJson } from "./json-text.js";

export interface ShardCounts {
  readonly all: number;
  readonly own: number;
}

/** Formats `lint --shard --format json`, version 1, the input of `taintlint merge`. */
export function formatShardJson({ shard, version, folder, commit, base, call, programs, renderings }: Shard): string {
  return formatJson({
    schemaVersion: 1,
    shard: { index: shard.index, of: shard.of },
    ...{ version, folder, commit, base, call, programs },
    renderings: renderings.map(({ key, ...rest }) =>
      "isWithheld" in rest ? { key, withheld: true } : { key, ...rest },
    ),
  });
}

/** Describes a shard's work; never looks like a verdict. */
export function formatShardText({ shard: { index, of }, renderings }: Shard, { all, own }: ShardCounts): string {
  const name = `shard ${index}/${of}`;
  const failed = renderings.filter(({ refusal }) => refusal !== undefined).length;
  const withheld = renderings.filter((one) => "isWithheld" in one).length;
  const lines = [
    own === 0
      ? `${name} has nothing to render: there ${all === 1 ? "is" : "are"} ${count(all, "rendering")} for ${of} shards`
      : `${name} has made ${own} of ${count(all, "rendering")}`,
    ...(failed === 0 ? [] : [`${count(failed, "rendering")} failed: the merged report says why`]),
    ...(withheld === 0
      ? []
      : [
          `${count(withheld, "rendering")} may hold a secret and ${withheld === 1 ? "is" : "are"} not handed on: the merge makes ${withheld === 1 ? "it" : "them"} again`,
        ]),
    "Nothing is judged yet: give the files of all shards to taintlint merge.",
  ];
  return `${lines.join("\n")}\n`;
}
