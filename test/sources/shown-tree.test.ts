import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DISK, diskWith } from "../../src/sources/disk/disk.js";
import { type EntryType, exists, type FileSystem, systemErrorCode } from "../../src/sources/disk/file-system.js";
import { createVirtualTree, emptyFolder, type VirtualEntry } from "../../src/sources/disk/virtual-tree.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const LINKS = {
  "apps/good.yaml": "prod/a.yaml",
  "apps/up": "../apps/prod",
  "apps/prod/self": ".",
  "through.yaml": "apps/up/a.yaml",
  broken: "nowhere",
  "broken-deep": "apps/prod/a.yaml/b",
  circle: "circle",
  left: "right",
  right: "left",
};

/** What stands at each path, as the functions tell of it, or the code of what they throw. */
function answers(disk: FileSystem, root: string, paths: readonly string[]): unknown {
  const ask = (answer: () => unknown) => {
    try {
      return answer();
    } catch (error) {
      return systemErrorCode(error);
    }
  };
  // Some versions of Node.js take a way through a file for an entry that is not there.
  const orNone = (answer: unknown) => (answer === "ENOTDIR" ? undefined : answer);
  const kind = (seen: EntryType | undefined) => seen && [seen.isFile(), seen.isDirectory(), seen.isSymbolicLink()];
  return paths.map((path) => {
    const at = join(root, path);
    return {
      path,
      entry: orNone(ask(() => kind(disk.lstat(at)))),
      target: orNone(ask(() => kind(disk.stat(at)))),
      exists: exists(disk, at),
      real: ask(() => disk.realpath(at).slice(root.length)),
      names: ask(() =>
        disk
          .readdir(at)
          .map((one) => [one.name, kind(one)])
          .sort(),
      ),
      content: ask(() => readFileSync(disk.open(at)).toString()),
    };
  });
}

describe("a tree that is shown", () => {
  it("answers as the disk does where it has the same files", () => {
    const real = temporaryFolder({ "apps/prod/a.yaml": "a: 1\n", "b.yaml": "b: 1\n" });
    mkdirSync(join(real, "empty"));
    for (const [path, target] of Object.entries(LINKS)) symlinkSync(target, join(real, path));
    const bytes = temporaryFolder({ one: "a: 1\n", two: "b: 1\n" });
    const tree = createVirtualTree(join(temporaryFolder(), "tree"));
    tree.add("apps/prod/a.yaml", { kind: "file", place: join(bytes, "one") });
    tree.add("b.yaml", { kind: "file", place: join(bytes, "two") });
    tree.add("empty", emptyFolder());
    for (const [path, target] of Object.entries(LINKS)) tree.add(path, { kind: "link", target });
    const paths = [
      "",
      "apps",
      "apps/prod",
      "apps/prod/a.yaml",
      "apps/prod/a.yaml/b",
      "b.yaml",
      "empty",
      "none",
      "none/b",
    ]
      .concat(Object.keys(LINKS))
      .concat("apps/up/a.yaml", "apps/up/self/self/a.yaml", "circle/a", "broken/a", "apps/good.yaml/a");
    const expected = answers(DISK, real, paths);
    expect(answers(diskWith(tree), tree.root, paths)).toEqual(expected);
    expect(exists(DISK, tree.root)).toBe(false);
  });

  it("holds nothing beside it, and no link leads above it", () => {
    const folder = temporaryFolder({ "tree-other/a.yaml": "a: 1\n", "secret.yaml": "a: 1\n" });
    const tree = createVirtualTree(join(folder, "tree"));
    tree.add("out.yaml", { kind: "link", target: "../secret.yaml" });
    tree.add("deep/out", { kind: "link", target: "../../tree-other" });
    const disk = diskWith(tree);
    expect(exists(disk, join(folder, "tree-other/a.yaml"))).toBe(true);
    expect(exists(disk, join(tree.root, "out.yaml"))).toBe(false);
    expect(exists(disk, join(tree.root, "deep/out/a.yaml"))).toBe(false);
  });

  it.each([
    ["a file below a file", "a", "a/b"],
    ["a file where a folder is", "a/b", "a"],
  ])("refuses %s", (_, first, second) => {
    const tree = createVirtualTree("/tree");
    const file: VirtualEntry = { kind: "file", place: "/a" };
    tree.add(first, file);
    expect(() => tree.add(second, file)).toThrow("EEXIST");
  });

  it("refuses a link where a folder is, and a file below a link", () => {
    const tree = createVirtualTree("/tree");
    tree.add("a/b", { kind: "file", place: "/b" });
    tree.add("link", { kind: "link", target: "a" });
    expect(() => tree.add("a", { kind: "link", target: "b" })).toThrow("EEXIST");
    expect(() => tree.add("link/c", { kind: "file", place: "/c" })).toThrow("EEXIST");
  });
});
