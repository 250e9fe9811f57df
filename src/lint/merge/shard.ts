import { listOf, maybe, objectOf, oneOf, orNull, text, type ValueOf, whole, yesOrNo } from "../../model/json-shape.js";
import type { Outcome } from "../../model/outcome.js";
import type { ShardRendering } from "../../rendering/division.js";
import { RENDER_WORDS } from "../configuration/render-settings.js";

const RENDERING = objectOf({ key: text, output: maybe(text), refusal: maybe(text), withheld: maybe(yesOrNo) });

const SHARD = objectOf({
  schemaVersion: oneOf(1),
  shard: objectOf({ index: whole, of: whole }),
  version: text,
  folder: text,
  commit: orNull(text),
  base: orNull(objectOf({ revision: text, commit: orNull(text) })),
  call: objectOf({
    paths: listOf(text),
    config: orNull(text),
    inventory: orNull(text),
    cluster: orNull(text),
    render: orNull(oneOf(...RENDER_WORDS)),
  }),
  programs: listOf(text),
  renderings: listOf(RENDERING),
});

export interface Shard extends Omit<ValueOf<typeof SHARD>, "renderings" | "schemaVersion"> {
  readonly renderings: readonly ShardRendering[];
}

export function isShard(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "shard");
}

export function readShard(value: unknown): Outcome<Shard> {
  const read = SHARD(value, "");
  if (read.problem !== undefined) return read;
  const { schemaVersion: _, renderings, ...rest } = read.value;
  const { index, of } = rest.shard;
  if (index < 1 || index > of) return { problem: `there is no shard ${index}/${of}` };
  const made: ShardRendering[] = [];
  for (const { key, output, refusal, withheld } of renderings) {
    if (output !== undefined) made.push({ key, output });
    else if (refusal !== undefined) made.push({ key, refusal });
    else if (withheld === true) made.push({ key, isWithheld: true });
    else return { problem: `rendering "${key}" has neither "output" nor "refusal"` };
  }
  return { value: { ...rest, renderings: made } };
}
