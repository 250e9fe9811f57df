import { describe, expect, it } from "vitest";
import { describeShardTrouble, type ShardFile } from "../../../src/lint/merge/check-shards.js";
import { isShard, readShard, type Shard } from "../../../src/lint/merge/shard.js";

const SHARD: Shard = {
  shard: { index: 1, of: 2 },
  version: "1.0.0",
  folder: ".",
  commit: "aaaa",
  base: null,
  call: { paths: [], config: null, inventory: null, cluster: null, render: null },
  programs: ["kustomize 5.8.1"],
  renderings: [],
};
const HERE = { version: "1.0.0", folder: ".", commit: "aaaa" };

function shards(...changes: readonly Partial<Shard>[]): ShardFile[] {
  return changes.map((change, index) => ({ file: `${index + 1}.json`, shard: { ...SHARD, ...change } }));
}

const SECOND = { shard: { index: 2, of: 2 } };

describe("shards that are put together", () => {
  it("take each number once, in any order", () => {
    expect(describeShardTrouble(shards({}, SECOND), HERE)).toBeUndefined();
    expect(describeShardTrouble(shards(SECOND, {}), HERE)).toBeUndefined();
  });

  it.each<[Partial<Shard>, string]>([
    [{}, 'shard 1/2 is given twice: "1.json" and "2.json"'],
    [{ shard: { index: 2, of: 3 } }, 'the number of shards differs: "1.json" has "2", "2.json" has "3"'],
    [{ ...SECOND, version: "1.1.0" }, 'the version of taintlint differs: "1.json" has "1.0.0", "2.json" has "1.1.0"'],
    [{ ...SECOND, commit: "bbbb" }, 'the commit differs: "1.json" has "aaaa", "2.json" has "bbbb"'],
    [{ ...SECOND, commit: null }, 'the commit differs: "1.json" has "aaaa", "2.json" has "none"'],
    [{ ...SECOND, folder: "apps" }, 'the folder differs: "1.json" has ".", "2.json" has "apps"'],
    [
      { ...SECOND, base: { revision: "main", commit: "cccc" } },
      '--base differs: "1.json" has "none", "2.json" has "main (cccc)"',
    ],
    [
      { ...SECOND, call: { ...SHARD.call, config: "a.yaml" } },
      '--config differs: "1.json" has "none", "2.json" has "a.yaml"',
    ],
    [
      { ...SECOND, call: { ...SHARD.call, inventory: "a.yaml" } },
      '--inventory differs: "1.json" has "none", "2.json" has "a.yaml"',
    ],
    [{ ...SECOND, call: { ...SHARD.call, cluster: "a" } }, '--cluster differs: "1.json" has "none", "2.json" has "a"'],
    [
      { ...SECOND, call: { ...SHARD.call, render: "auto" } },
      '--render differs: "1.json" has "none", "2.json" has "auto"',
    ],
    [
      { ...SECOND, call: { ...SHARD.call, paths: ["a", "b"] } },
      'the paths differs: "1.json" has "none", "2.json" has "a b"',
    ],
    [
      { ...SECOND, programs: ["kustomize 5.4.0"] },
      'the programs differs: "1.json" has "kustomize 5.8.1", "2.json" has "kustomize 5.4.0"',
    ],
  ])("%j: %s", (change, says) => {
    expect(describeShardTrouble(shards({}, change), HERE)).toBe(
      says.replace(/^(the paths|the programs) differs/, "$1 differ"),
    );
  });

  it("must all be there", () => {
    expect(describeShardTrouble(shards({}), HERE)).toBe("shard 2/2 is missing");
    const four = (index: number) => ({ shard: { index, of: 4 } });
    expect(describeShardTrouble(shards(four(2), four(4)), HERE)).toBe("shards 1/4 and 3/4 are missing");
  });

  it.each([
    [{ ...HERE, version: "2.0.0" }, '"1.json" was made by taintlint 1.0.0, and this is 2.0.0'],
    [{ ...HERE, folder: "apps" }, '"1.json" was made in folder "." of the repository, and this is "apps"'],
    [{ ...HERE, commit: "bbbb" }, '"1.json" was made at commit aaaa, and here is bbbb: check the same commit out'],
  ])("must be of what stands here: %j", (here, says) => {
    expect(describeShardTrouble(shards({}, SECOND), here)).toBe(says);
  });
});

describe("the file of a shard", () => {
  const WRITTEN = { schemaVersion: 1, ...SHARD, renderings: [{ key: "a", output: "x" }] };

  it("is told from every other", () => {
    expect(isShard(WRITTEN)).toBe(true);
    for (const other of [null, [], "shard", { findings: [] }]) expect(isShard(other)).toBe(false);
  });

  it("is read, also where a later version has written more", () => {
    expect(readShard({ ...WRITTEN, more: 1 })).toEqual({
      value: { ...SHARD, renderings: [{ key: "a", output: "x" }] },
    });
  });

  it.each<[object, string]>([
    [{ schemaVersion: 2 }, '"schemaVersion" must be 1'],
    [{ shard: 1 }, '"shard" must be an object'],
    [{ shard: { index: 0, of: 2 } }, "there is no shard 0/2"],
    [{ shard: { index: 3, of: 2 } }, "there is no shard 3/2"],
    [{ shard: { index: 1.5, of: 2 } }, '"shard.index" must be a whole number from 0 on'],
    [{ commit: 1 }, '"commit" must be a string'],
    [{ programs: {} }, '"programs" must be a list'],
    [{ renderings: [{ key: "a" }] }, 'rendering "a" has neither "output" nor "refusal"'],
    [{ renderings: [{ key: "a", withheld: 1 }] }, '"renderings[0].withheld" must be true or false'],
    [{ renderings: [{ output: "" }] }, '"renderings[0].key" must be a string'],
  ])("%j is refused", (change, problem) => {
    expect(readShard({ ...WRITTEN, ...change })).toEqual({ problem });
  });

  it("is no list and no text", () => {
    expect(readShard([])).toEqual({ problem: "the whole must be an object" });
    expect(readShard("")).toEqual({ problem: "the whole must be an object" });
  });
});
