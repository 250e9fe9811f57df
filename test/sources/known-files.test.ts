import { lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cleanObjects, readObjects } from "../../src/sources/cache/clean-objects.js";
import { gitNameOf } from "../../src/sources/cache/digest.js";
import { isUnchanged, stampOf } from "../../src/sources/cache/file-stamp.js";
import { describeFile, openKnownFiles } from "../../src/sources/cache/known-files.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { makeRepository } from "./git-repository.js";

const HOUR_MS = 3_600_000;
const ONE = { size: 5n, mtimeNs: 1_000_000_000_000n, ctimeNs: 1_000_000_000_000n, ino: 7n };

describe("a file that was looked at", () => {
  const lookedAt = (milliseconds: number) => stampOf(ONE, milliseconds);

  it.each([
    ["long after it had changed", 1_000_000 + HOUR_MS, true],
    ["just after the tick", 1_002_001, true],
    ["in the tick in which it had changed", 1_000_001, false],
    ["before it had changed, by a clock of its own", 1, false],
  ])("%s", (_, at, expected) => {
    expect(isUnchanged(lookedAt(at), ONE)).toBe(expected);
  });

  it.each([{ size: 6n }, { mtimeNs: 1_000_000_000_001n }, { ctimeNs: 1_000_000_000_001n }, { ino: 8n }])(
    "is another one: %o",
    (change) => {
      expect(isUnchanged(lookedAt(1_000_000 + HOUR_MS), { ...ONE, ...change })).toBe(false);
    },
  );

  it("is read again where it changed in the same tick, whatever its times say", () => {
    const folder = temporaryFolder({ "a.yaml": "before" });
    const path = join(folder, "a.yaml");
    const stats = lstatSync(path, { bigint: true });
    const known = describeFile(stats, readFileSync(path), Number(stats.mtimeNs / 1_000_000n));
    writeFileSync(path, "behind");
    // As a disk with coarse times would have it.
    const changed = lstatSync(path, { bigint: true });
    const { size, mtimeNs, ctimeNs, ino } = changed;
    const stamp = { ...known.stamp, ...stampOf({ size, mtimeNs, ctimeNs, ino }, known.stamp.at) };
    const files = openKnownFiles(folder, new Map([["a.yaml", { ...known, stamp }]]), Date.now());
    expect(files.unchanged("a.yaml")).toBeUndefined();
    expect(files.same("a.yaml")).toBeUndefined();
  });
});

describe("contents that git tells", () => {
  const NAMES = Array.from({ length: 40 }, (_, index) => `apps/${index}.yaml`);
  const FILES = Object.fromEntries(NAMES.map((name) => [name, `name: ${name}\n`]));

  function known(folder: string) {
    return new Map(
      NAMES.map((name) => {
        const path = join(folder, name);
        const stamped = describeFile(lstatSync(path, { bigint: true }), readFileSync(path), Date.now() + HOUR_MS);
        // Of another checkout.
        return [name, { ...stamped, stamp: { ...stamped.stamp, inode: "0" } }] as const;
      }),
    );
  }

  it("spare reading where everything was checked out anew, but for what has changed", () => {
    const { folder, write } = makeRepository(FILES);
    const before = known(folder);
    write({ "apps/20.yaml": "name: apps/21.yaml\n", "apps/21.yaml": "name: apps/2O.yaml\n" });
    const files = openKnownFiles(folder, before, Date.now());
    const told = NAMES.filter((name) => files.unchanged(name) !== undefined);
    expect(told.length).toBeGreaterThan(20);
    expect(told).not.toContain("apps/20.yaml");
    expect(told).not.toContain("apps/21.yaml");
    expect(NAMES.filter((name) => files.same(name) === undefined)).toEqual(["apps/20.yaml", "apps/21.yaml"]);
  });

  it("are those of the bytes", () => {
    const { folder } = makeRepository({ "a.yaml": "a: 1\n" });
    expect(cleanObjects(folder).get("a.yaml")).toBe(gitNameOf(Buffer.from("a: 1\n"), "sha1"));
  });

  it("are none where a person told git not to look, and for links", () => {
    const { folder, git, write } = makeRepository({ "a.yaml": "a: 1\n", "b.yaml": "b: 1\n", "c.yaml": "c: 1\n" });
    git("update-index", "--assume-unchanged", "a.yaml");
    git("update-index", "--skip-worktree", "b.yaml");
    write({ "a.yaml": "a: 2\n", "b.yaml": "b: 2\n" });
    expect([...cleanObjects(folder).keys()]).toEqual(["c.yaml"]);
    expect([...readObjects("H 120000 abc 0\tlink\0H 100644 abc 1\ttheirs\0H 100644 def 0\tone\0").keys()]).toEqual([
      "one",
    ]);
  });

  it("are none where the repository has filters, and none of them runs", () => {
    const { folder, git, write } = makeRepository({ ".gitattributes": "*.yaml filter=own\n", "a.yaml": "a: 1\n" });
    const mark = join(temporaryFolder(), "ran");
    git("config", "filter.own.clean", `touch ${mark}; cat`);
    write({ "a.yaml": "a: 2\n" });
    expect(cleanObjects(folder).size).toBe(0);
    expect(lstatSync(mark, { throwIfNoEntry: false })).toBeUndefined();
  });

  it("are not taken for a file of another size, as large files of git's are", () => {
    const { folder } = makeRepository(FILES);
    const before = new Map(
      [...known(folder)].map(([name, { stamp, ...one }]) => [name, { ...one, stamp: { ...stamp, size: "1" } }]),
    );
    const files = openKnownFiles(folder, before, Date.now());
    expect(NAMES.filter((name) => files.unchanged(name) !== undefined)).toEqual([]);
  });

  it("are told of nothing but files", () => {
    const { folder } = makeRepository(FILES);
    const before = known(folder);
    rmSync(join(folder, "apps/0.yaml"));
    mkdirSync(join(folder, "apps/0.yaml"));
    utimesSync(join(folder, "apps/1.yaml"), 1, 1);
    const files = openKnownFiles(folder, before, Date.now());
    expect([files.same("apps/0.yaml"), files.same("apps/1.yaml")?.digest]).toEqual([
      undefined,
      before.get("apps/1.yaml")?.digest,
    ]);
  });
});
