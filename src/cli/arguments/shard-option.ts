import type { ShardNumber } from "../../rendering/division.js";
import type { OptionName } from "./command-descriptions.js";
import type { FormatRequest } from "./format-request.js";

const WRITTEN = /^(\d{1,4})\/(\d{1,4})$/;

/** Reads `2/4`; undefined for what is none. */
export function parseShard(text: string): ShardNumber | undefined {
  const [, index, of] = WRITTEN.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  return shard.index >= 1 && shard.index <= shard.of ? shard : undefined;
}

const JUDGES_NOTHING = "a shard judges nothing: pass it to taintlint merge";
const REPAIRS = "a shard judges nothing, so there is nothing to fix";

/** Options that do not combine with a shard, with the reason. */
const REFUSED: readonly (readonly [OptionName, string])[] = [
  ["fix", REPAIRS],
  ["fix-dry-run", REPAIRS],
  ["unsafe-fixes", REPAIRS],
  ["baseline", JUDGES_NOTHING],
  ["write-baseline", JUDGES_NOTHING],
  ["fail-on", JUDGES_NOTHING],
  ["only", JUDGES_NOTHING],
  ["min-severity", JUDGES_NOTHING],
  ["full", JUDGES_NOTHING],
  ["quiet", JUDGES_NOTHING],
];

/** Describes a conflict of a command line with `--shard`: one lower-case clause. */
export function checkShard(
  values: ReadonlyMap<OptionName, readonly string[]>,
  formats: readonly FormatRequest[],
  isStdin: boolean,
): string | undefined {
  const text = values.get("shard")?.[0];
  if (text === undefined) return undefined;
  if (isStdin) return 'option "--shard" and "-" do not go together: nothing is rendered of the standard input';
  if (parseShard(text) === undefined) {
    const [, index, of] = WRITTEN.exec(text) ?? [];
    const range = index === undefined ? "" : `: there is no shard ${Number(index)} of ${Number(of)}`;
    return `option "--shard" takes I/N, as in 2/4, not "${text}"${range}`;
  }
  const refused = REFUSED.find(([name]) => values.has(name));
  if (refused !== undefined) return `options "--shard" and "--${refused[0]}" do not go together: ${refused[1]}`;
  if (values.get("render")?.[0] === "off") {
    return 'options "--shard" and "--render off" do not go together: what shards share is the rendering';
  }
  const other = formats.find(({ format }) => format !== "json" && format !== "text");
  if (other !== undefined) {
    return `format "${other.format}" needs the whole run: --shard writes json, and taintlint merge writes ${other.format}`;
  }
  if (formats.some(({ format }) => format === "json")) return undefined;
  return 'option "--shard" needs "--format json=FILE" beside it: taintlint merge takes that file';
}
