import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DISK } from "../../../src/sources/disk/disk.js";
import { openFileTree } from "../../../src/sources/disk/file-tree.js";
import { readSourceFile } from "../../../src/sources/disk/read-file.js";
import { createRepositoryFiles } from "../../../src/sources/render/repository-files.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";

function filesOf(repository: string, workingDirectory = repository) {
  return createRepositoryFiles({
    workingDirectory,
    tree: openFileTree(repository, { isExported: false, fileSystem: DISK }),
    read: (path) => readSourceFile(path, path, DISK).value,
  });
}

it("tells files from folders and from nothing", () => {
  const files = filesOf(temporaryFolder({ "a/b.yaml": "kind: Pod\n" }));
  expect(files.lookUp("a")).toBe("folder");
  expect(files.lookUp("a/b.yaml")).toBe("file");
  expect(files.lookUp("a/c.yaml")).toBeUndefined();
  expect(files.lookUp("a/b.yaml/c")).toBeUndefined();
  expect(files.lookUp(".")).toBe("folder");
});

it("follows links inside the repository and none out of it", () => {
  const outside = temporaryFolder({ "secret.yaml": "planted" });
  const folder = temporaryFolder({ "a/b.yaml": "kind: Pod\n" });
  symlinkSync(join(folder, "a"), join(folder, "in"));
  symlinkSync(outside, join(folder, "out"));
  symlinkSync(join(outside, "secret.yaml"), join(folder, "secret.yaml"));
  symlinkSync("in", join(folder, "twice"));
  symlinkSync(join(folder, "out"), join(folder, "thrice"));
  const files = filesOf(folder);
  expect(files.lookUp("in/b.yaml")).toBe("file");
  expect(files.lookUp("twice/b.yaml")).toBe("file");
  expect(files.read("twice/b.yaml")?.text).toBe("kind: Pod\n");
  for (const path of [
    "out",
    "out/secret.yaml",
    "out/new.yaml",
    "thrice/secret.yaml",
    "secret.yaml",
    "..",
    "/etc/passwd",
  ]) {
    expect(files.lookUp(path), path).toBe("outside");
    expect(files.read(path), path).toBeUndefined();
    expect(files.list(path), path).toEqual([]);
  }
});

it("sees nothing behind links that lead in a circle or to nothing", () => {
  const folder = temporaryFolder();
  symlinkSync("b", join(folder, "a"));
  symlinkSync("a", join(folder, "b"));
  symlinkSync("nothing", join(folder, "c"));
  const files = filesOf(folder);
  expect(["a", "b/x", "c"].map(files.lookUp)).toEqual([undefined, undefined, undefined]);
});

it("keeps out of .git, by name and by link", () => {
  const folder = temporaryFolder({ ".git/config": "token", "a.yaml": "" });
  symlinkSync(".git", join(folder, "git"));
  const files = filesOf(folder);
  expect(files.lookUp(".git/config")).toBe("outside");
  expect(files.lookUp("git/config")).toBe("outside");
  expect(files.list(".")).toEqual(["a.yaml", "git"]);
});

it("lists every file below a folder, links by their names", () => {
  const folder = temporaryFolder({ "a/z.yaml": "", "a/b/c.yaml": "", "b.yaml": "" });
  symlinkSync(".", join(folder, "a", "loop"));
  mkdirSync(join(folder, "empty"));
  expect(filesOf(folder).list("a")).toEqual(["a/b/c.yaml", "a/loop", "a/z.yaml"]);
  expect(filesOf(folder, join(folder, "a")).list("..")).toEqual(["../b.yaml", "b/c.yaml", "loop", "z.yaml"]);
  expect(filesOf(folder).list("b.yaml")).toEqual([]);
});

it("takes a hard link for the file that it is", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a"), "1");
  linkSync(join(folder, "a"), join(folder, "b"));
  expect(filesOf(folder).lookUp("b")).toBe("file");
});
