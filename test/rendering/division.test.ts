import { describe, expect, it } from "vitest";
import { readShard } from "../../src/lint/merge/shard.js";
import type { RenderOutcome } from "../../src/rendering/contract/render-root.js";
import { createShare, createUnion, type ShardRendering } from "../../src/rendering/division.js";
import { formatShardJson } from "../../src/reporters/shard-report.js";
import { fc } from "../property.js";

const OUTCOME: fc.Arbitrary<RenderOutcome> = fc.oneof(
  fc.string({ unit: "binary" }).map((value) => ({ value })),
  fc.string().map((problem) => ({ problem })),
);
const OUTCOMES = fc.dictionary(fc.stringMatching(/^[0-9a-f]{1,4}$/), OUTCOME, { maxKeys: 30 });

/** What a shard of a run hands on, as it is read again. `revisions`: the keys of the head, and of a base. */
function render(
  index: number,
  of: number,
  revisions: readonly (readonly string[])[],
  outcomes: ReadonlyMap<string, RenderOutcome>,
) {
  const share = createShare({ index, of });
  let started = 0;
  for (const keys of revisions) {
    share.divide(keys);
    for (const key of keys) {
      const outcome = outcomes.get(key);
      if (share.settled(key) !== undefined || outcome === undefined) continue;
      started++;
      share.made(key, outcome);
    }
  }
  const call = { paths: [], config: null, inventory: null, cluster: null, render: null };
  const given = { version: "1", folder: ".", commit: null, base: null, call, programs: [] };
  const text = formatShardJson({ ...given, shard: { index, of }, renderings: share.renderings(() => true) });
  const read = readShard(JSON.parse(text));
  if (read.problem !== undefined) throw new Error(read.problem);
  return { renderings: read.value.renderings, started, counts: share.counts() };
}

describe("shards of a run", () => {
  it("know together what one run would have rendered, and render nothing twice", () => {
    fc.assert(
      fc.property(OUTCOMES, fc.integer({ min: 1, max: 7 }), fc.nat(), (all, of, cut) => {
        const outcomes = new Map(Object.entries(all));
        const keys = [...outcomes.keys()];
        const at = keys.length === 0 ? 0 : cut % keys.length;
        // A base has much in common with the head.
        const revisions = [keys.slice(0, at), keys];
        const shards = Array.from({ length: of }, (_, position) => render(position + 1, of, revisions, outcomes));
        const union = createUnion(shards.flatMap(({ renderings }) => renderings));
        for (const ones of revisions) union.divide(ones);
        expect(new Map(keys.map((key) => [key, union.settled(key)]))).toEqual(outcomes);
        expect(union.missing()).toEqual({ unknown: 0, withheld: 0 });
        expect(shards.reduce((sum, { started }) => sum + started, 0)).toBe(keys.length);
        const sizes = shards.map(({ counts }) => counts.own);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(shards.every(({ counts }) => counts.all === keys.length)).toBe(true);
      }),
    );
  });

  it("divide the same however the requests are ordered", () => {
    const own = (keys: readonly string[]) => {
      const share = createShare({ index: 2, of: 3 });
      share.divide(keys);
      return keys.filter((key) => share.settled(key) === undefined).sort();
    };
    expect(own(["a", "b", "c", "d", "e"])).toEqual(["b", "e"]);
    expect(own(["e", "d", "c", "b", "a", "a"])).toEqual(["b", "e"]);
  });

  it("hand nothing on that may hold a secret", () => {
    const share = createShare({ index: 1, of: 1 });
    share.divide(["a", "b"]);
    share.made("a", { value: "secret" });
    share.made("b", { problem: "no" });
    const handed = share.renderings((output) => output !== "secret");
    expect(handed).toEqual([
      { key: "a", isWithheld: true },
      { key: "b", refusal: "no" },
    ]);
    const union = createUnion(handed);
    union.divide(["a", "b"]);
    expect(union.settled("a")).toBeUndefined();
    expect(union.missing()).toEqual({ unknown: 0, withheld: 1 });
    expect(union.hasMade()).toBe(false);
    union.made("a", { value: "secret" });
    expect(union.missing()).toEqual({ unknown: 0, withheld: 0 });
    expect(union.hasMade()).toBe(true);
  });

  it("know what is in none of them", () => {
    const known: ShardRendering[] = [{ key: "a", output: "" }];
    const union = createUnion(known);
    union.divide(["a", "b", "c"]);
    expect(union.settled("b")).toBeDefined();
    expect(union.missing()).toEqual({ unknown: 2, withheld: 0 });
  });
});
