import { joinWords, quoted } from "../../model/words.js";
import type { Shard } from "./shard.js";

export interface ShardFile {
  readonly file: string;
  readonly shard: Shard;
}

/** The current checkout and version. */
export type MergePlace = Pick<Shard, "version" | "folder" | "commit">;

/** Properties that all shards share. */
const COMMON: readonly { readonly what: string; readonly of: (shard: Shard) => string; readonly isMany?: true }[] = [
  { what: "the number of shards", of: ({ shard }) => String(shard.of) },
  { what: "the version of taintlint", of: ({ version }) => version },
  { what: "the commit", of: ({ commit }) => commit ?? "none" },
  { what: "the folder", of: ({ folder }) => folder },
  { what: "--base", of: ({ base }) => (base === null ? "none" : `${base.revision} (${base.commit ?? "unknown"})`) },
  { what: "--config", of: ({ call }) => call.config ?? "none" },
  { what: "--inventory", of: ({ call }) => call.inventory ?? "none" },
  { what: "--cluster", of: ({ call }) => call.cluster ?? "none" },
  { what: "--render", of: ({ call }) => call.render ?? "none" },
  { what: "the paths", isMany: true, of: ({ call }) => (call.paths.length === 0 ? "none" : call.paths.join(" ")) },
  { what: "the programs", isMany: true, of: ({ programs }) => (programs.length === 0 ? "none" : joinWords(programs)) },
];

/** Describes why shards do not match: one lower-case clause; undefined if they do. */
export function describeShardTrouble(files: readonly ShardFile[], here: MergePlace): string | undefined {
  const [first, ...others] = files;
  if (first === undefined) return undefined;
  return (
    describeDifference(first, others) ??
    describeIncomplete(files, first.shard.shard.of) ??
    describeElsewhere(first, here)
  );
}

function describeDifference(first: ShardFile, others: readonly ShardFile[]): string | undefined {
  for (const { what, of, isMany } of COMMON) {
    const one = of(first.shard);
    const other = others.find(({ shard }) => of(shard) !== one);
    if (other === undefined) continue;
    return `${what} ${isMany ? "differ" : "differs"}: ${quoted(first.file)} has ${quoted(one)}, ${quoted(other.file)} has ${quoted(of(other.shard))}`;
  }
  return undefined;
}

function describeIncomplete(files: readonly ShardFile[], of: number): string | undefined {
  const byIndex = new Map<number, string>();
  for (const { file, shard } of files) {
    const { index } = shard.shard;
    const earlier = byIndex.get(index);
    if (earlier !== undefined) return `shard ${index}/${of} is given twice: ${quoted(earlier)} and ${quoted(file)}`;
    byIndex.set(index, file);
  }
  const all = Array.from({ length: of }, (_, position) => position + 1);
  const missing = all.filter((index) => !byIndex.has(index)).map((index) => `${index}/${of}`);
  if (missing.length === 0) return undefined;
  return missing.length === 1 ? `shard ${missing[0]} is missing` : `shards ${joinWords(missing)} are missing`;
}

function describeElsewhere({ file, shard }: ShardFile, here: MergePlace): string | undefined {
  if (shard.version !== here.version) {
    return `${quoted(file)} was made by taintlint ${shard.version}, and this is ${here.version}`;
  }
  if (shard.folder !== here.folder) {
    return `${quoted(file)} was made in folder ${quoted(shard.folder)} of the repository, and this is ${quoted(here.folder)}`;
  }
  if (shard.commit === here.commit) return undefined;
  return `${quoted(file)} was made at commit ${shard.commit ?? "none"}, and here is ${here.commit ?? "none"}: check the same commit out`;
}
