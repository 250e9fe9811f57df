import {
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { diskWith } from "../../src/sources/disk/disk.js";
import { exists, type FileSystem } from "../../src/sources/disk/file-system.js";
import { changedLines } from "../../src/sources/disk/git-changed-lines.js";
import { findWorkingTree, pathInRevision, resolveBase } from "../../src/sources/disk/git-revision.js";
import { openCommit } from "../../src/sources/disk/git-tree.js";
import { withTemporaryFolder } from "../../src/sources/disk/temporary-folder.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { cloneRepository, type GitRepository, makeRepository, openRepository } from "./git-repository.js";

function base({ folder }: GitRepository, revision: string) {
  const tree = findWorkingTree(folder);
  if (tree.value === undefined) throw new Error(tree.problem);
  return resolveBase(tree.value, revision);
}

function open({ folder }: GitRepository, commit: string) {
  const written = temporaryFolder();
  return { written, tree: openCommit(folder, commit, written) };
}

/** What a run sees of a commit that was opened. */
function seeing<Value>(
  { tree }: ReturnType<typeof open>,
  look: (inTree: (path: string) => string, fileSystem: FileSystem) => Value,
): Value {
  const { value } = tree;
  if (value === undefined) throw new Error(tree.problem);
  return look((path) => join(value.shown.root, path), diskWith(value.shown));
}

describe("findWorkingTree", () => {
  it("finds the root from a folder inside, and from a worktree", () => {
    const repository = makeRepository({ "apps/a.yaml": "a: 1\n" });
    const { folder } = repository;
    expect(findWorkingTree(join(folder, "apps"))).toEqual({ value: { root: folder, prefix: "apps" } });
    const worktree = join(temporaryFolder(), "tree");
    repository.git("worktree", "add", "--quiet", worktree);
    expect(findWorkingTree(worktree)).toEqual({ value: { root: worktree, prefix: "" } });
  });

  it("says so outside of git, and inside of .git", () => {
    expect(findWorkingTree(temporaryFolder())).toEqual({ problem: "this folder is not in a git repository" });
    const { folder } = makeRepository({ a: "" });
    expect(findWorkingTree(join(folder, ".git")).problem).toBe("this folder is not in a working tree of git");
  });

  it.runIf(process.getuid?.() === 0)("says what to do about a repository of somebody else", () => {
    const { folder } = makeRepository({ a: "" });
    chownSync(folder, 65534, 65534);
    chownSync(join(folder, ".git"), 65534, 65534);
    expect(findWorkingTree(folder).problem).toBe(
      `git does not trust the repository, because it belongs to another user: run git config --global --add safe.directory "${folder}"`,
    );
  });

  it("says so where git is not installed", () => {
    const { folder } = makeRepository({ a: "" });
    vi.stubEnv("PATH", temporaryFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(findWorkingTree(folder).problem).toBe("git is not installed, or not on the PATH");
  });

  it("is not misled by the variables of a hook", () => {
    const { folder } = makeRepository({ a: "" });
    const other = makeRepository({ b: "" });
    vi.stubEnv("GIT_DIR", join(other.folder, ".git"));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(findWorkingTree(folder).value?.root).toBe(folder);
  });
});

describe("resolveBase", () => {
  it("takes the merge base, not the tip of the branch", () => {
    const repository = makeRepository({ a: "1" });
    const fork = repository.git("rev-parse", "HEAD");
    repository.git("checkout", "--quiet", "-b", "change");
    repository.commit({ b: "1" });
    repository.git("checkout", "--quiet", "main");
    repository.commit({ a: "2" });
    repository.git("checkout", "--quiet", "change");
    expect(base(repository, "main")).toEqual({ value: { commit: fork, notice: undefined } });
    repository.git("merge", "--quiet", "--no-edit", "main");
    expect(base(repository, "main").value?.commit).toBe(repository.git("rev-parse", "main"));
    expect(base(repository, "HEAD^1").value?.commit).toBe(repository.git("rev-parse", "HEAD^1"));
  });

  it("takes the revision itself where there is no common commit", () => {
    const repository = makeRepository({ a: "1" });
    repository.git("checkout", "--quiet", "--orphan", "other");
    repository.commit({ b: "1" });
    const { value } = base(repository, "main");
    expect(value?.commit).toBe(repository.git("rev-parse", "main"));
    expect(value?.notice).toContain("they have no common commit");
  });

  it("finds the parent in a clone of depth 2, and says what is missing in one of depth 1", () => {
    const origin = makeRepository({ a: "1" });
    const parent = origin.git("rev-parse", "HEAD");
    origin.commit({ a: "2" });
    expect(base(cloneRepository(origin, "--depth=2"), "HEAD^").value?.commit).toBe(parent);
    const { problem } = base(cloneRepository(origin, "--depth=1"), "HEAD^");
    expect(problem).toContain('revision "HEAD^" is not in this clone, which is shallow');
    expect(problem).toContain('"fetch-depth: 2"');
  });

  it.each([
    ["mian", 'revision "mian" is not known to git; did you mean "main"?'],
    ["next", 'revision "next" is not known to git; did you mean "team/next"?'],
    ["zzzzzzzz", 'revision "zzzzzzzz" is not known to git'],
    ["--output=x", 'revision "--output=x" is not known to git'],
  ])("does not know %s", (revision, problem) => {
    const repository = makeRepository({ a: "1" });
    repository.git("branch", "team/next");
    expect(base(repository, revision)).toEqual({ problem });
    expect(existsSync(join(repository.folder, "x"))).toBe(false);
  });

  it("takes no range", () => {
    expect(base(makeRepository({ a: "1" }), "main..main").problem).toContain("is a range");
  });
});

describe("openCommit", () => {
  it("shows what git holds, whatever attributes and the configuration say", async () => {
    const odd = 'odd \u00e9 "name"\t.yaml';
    const repository = makeRepository({
      ".gitattributes": "*.yaml export-ignore text eol=crlf filter=evil\n",
      "a.yaml": "a: 1\nb: 2\n",
      [`deep/${odd}`]: "c: 3\n",
    });
    const marker = join(temporaryFolder(), "ran");
    const { git, folder } = repository;
    git("config", "filter.evil.smudge", `touch ${marker}; cat`);
    git("config", "filter.evil.clean", `touch ${marker}; cat`);
    git("config", "core.autocrlf", "true");
    git("config", "core.fsmonitor", `touch ${marker}`);
    writeFileSync(join(folder, "a.yaml"), "a: 1\r\nb: 2\r\n");
    const opened = open(repository, "HEAD");
    seeing(opened, (inTree, disk) => {
      expect(readFileSync(disk.open(inTree("a.yaml"))).toString()).toBe("a: 1\nb: 2\n");
      expect(readFileSync(disk.open(inTree(`deep/${odd}`))).toString()).toBe("c: 3\n");
      expect(
        disk
          .readdir(inTree(""))
          .map(({ name }) => name)
          .sort(),
      ).toEqual([".gitattributes", "a.yaml", "deep"]);
    });
    expect(opened.tree.value?.unseen).toEqual([]);
    expect(existsSync(marker)).toBe(false);
  });

  it("takes what the working tree has with the same bytes from there, and all else from the commit", async () => {
    const repository = makeRepository({
      "same.yaml": "a: 1\n",
      "deep/changed.yaml": "a: 1\n",
      "deep/touched.yaml": "a: 1\n",
      "gone.yaml": "a: 1\n",
      "linked.yaml": "a: 1\n",
      "same.txt": "text\n",
      "changed.txt": "text\n",
    });
    const { folder } = repository;
    writeFileSync(join(folder, "deep/changed.yaml"), "a: 2\n");
    writeFileSync(join(folder, "deep/touched.yaml"), "a: 1\n");
    writeFileSync(join(folder, "changed.txt"), "test\n");
    for (const name of ["gone.yaml", "linked.yaml"]) rmSync(join(folder, name));
    symlinkSync("same.yaml", join(folder, "linked.yaml"));
    const opened = open(repository, "HEAD");
    expect(opened.tree.value?.same).toEqual(new Set(["same.yaml", "same.txt", "deep/touched.yaml"]));
    const manifests = ["same.yaml", "deep/changed.yaml", "deep/touched.yaml", "gone.yaml", "linked.yaml"];
    seeing(opened, (inTree, disk) => {
      const read = (path: string) => readFileSync(disk.open(inTree(path))).toString();
      expect(manifests.map(read)).toEqual(manifests.map(() => "a: 1\n"));
      expect(["same.txt", "changed.txt"].map(read)).toEqual(["text\n", "text\n"]);
    });
    // One content of a manifest, one of a text: nothing else is written, and no folder.
    expect(readdirSync(opened.written)).toHaveLength(2);
  });

  it("shows links that stay inside, and no others", async () => {
    const repository = makeRepository({ "apps/prod/a.yaml": "a: 1\n" });
    const { folder } = repository;
    const links = {
      "apps/good.yaml": "prod/a.yaml",
      "apps/up": "../apps/prod",
      absolute: "/etc/passwd",
      "apps/out": "../../outside",
      // Behind a link to a folder that lies deeper or higher `..` means something else.
      tricky: "apps/up/../../../x",
      "apps/git": "../.git/config",
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
    repository.commit();
    seeing(open(repository, "HEAD"), (inTree, disk) => {
      const shown = Object.keys(links).filter((path) => disk.lstat(inTree(path)));
      expect(shown).toEqual(["apps/good.yaml", "apps/up"]);
      expect(disk.realpath(inTree("apps/good.yaml"))).toBe(inTree("apps/prod/a.yaml"));
      expect(readFileSync(disk.open(inTree("apps/up/a.yaml"))).toString()).toBe("a: 1\n");
    });
  });

  it("names submodules and files of Git LFS as what it cannot see", async () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n";
    const repository = makeRepository({ "big.yaml": pointer, "big.png": pointer, "a.yaml": "a: 1\n" });
    const { git } = repository;
    git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},vendor/module`);
    git("commit", "--quiet", "--message", "module");
    const opened = open(repository, "HEAD");
    expect(opened.tree.value?.unseen.toSorted()).toEqual(["big.png", "big.yaml", "vendor/module"]);
    seeing(opened, (inTree, disk) => {
      expect(["big.yaml", "big.png", "vendor/module"].filter((path) => exists(disk, inTree(path)))).toEqual([]);
    });
  });

  it("fetches nothing into a partial clone, and tells of what it lacks only where that is read", async () => {
    const origin = makeRepository({ "a.yaml": "a: 1\n", "b.yaml": "b: 1\n", "deep/image.png": "x".repeat(2000) });
    origin.git("config", "uploadpack.allowFilter", "true");
    origin.commit({ "a.yaml": "a: 2\n", "deep/image.png": "y".repeat(2000) });
    const clone = cloneRepository(origin, "--filter=blob:limit=1k");
    expect(open(clone, "HEAD").tree.value?.same).toEqual(new Set(["a.yaml", "b.yaml", "deep/image.png"]));
    const opened = open(clone, "HEAD^");
    expect(opened.tree.value?.same).toEqual(new Set(["b.yaml"]));
    seeing(opened, (inTree, disk) => {
      expect(readFileSync(disk.open(inTree("a.yaml"))).toString()).toBe("a: 1\n");
      expect(exists(disk, inTree("deep/image.png"))).toBe(true);
      expect(opened.tree.value?.lacking()).toBeUndefined();
      expect(() => readFileSync(disk.open(inTree("deep/image.png")))).toThrow("ENOENT");
    });
    expect(opened.tree.value?.lacking()).toContain("lacks a file");
    expect(opened.tree.value?.lacking()).toContain("it is a partial clone, and taintlint fetches nothing");
  });

  it("says why a file cannot be written", () => {
    const repository = makeRepository({ "a/b.yaml": "a: 1\n" });
    repository.git("rm", "--quiet", "--cached", "a/b.yaml");
    rmSync(join(repository.folder, "a"), { recursive: true });
    const nowhere = join(temporaryFolder(), "gone");
    expect(openCommit(repository.folder, "HEAD", nowhere).problem).toBe(
      "the files of HEAD cannot be written into a temporary folder: it does not exist",
    );
  });

  it("leaves a large file alone that is no manifest", () => {
    const repository = makeRepository({ "image.bin": "x".repeat(2 * 1024 * 1024), "a.yaml": "a: 1\n" });
    expect(open(repository, "HEAD").tree.value?.same).toEqual(new Set(["a.yaml"]));
  });
});

it("pathInCopy leads into the copy, and not for what lies outside", () => {
  const { folder } = makeRepository({ "apps/a.yaml": "" });
  const tree = { root: folder, prefix: "" };
  expect(pathInRevision(tree, join(folder, "apps/a.yaml"), "/copy")).toBe(join("/copy", "apps/a.yaml"));
  expect(pathInRevision(tree, join(folder, "gone/b.yaml"), "/copy")).toBe(join("/copy", "gone/b.yaml"));
  expect(pathInRevision(tree, folder, "/copy")).toBe("/copy");
  expect(pathInRevision(tree, `${folder}-other/a.yaml`, "/copy")).toBeUndefined();
});

it("withTemporaryFolder removes the folder, also after an error", async () => {
  let folder = "";
  const failing = withTemporaryFolder(async (path) => {
    folder = path;
    expect(existsSync(path)).toBe(true);
    throw new Error("stop");
  });
  await expect(failing).rejects.toThrow("stop");
  expect(existsSync(folder)).toBe(false);
  expect(process.listenerCount("SIGTERM")).toBe(0);
});

describe("changedLines", () => {
  it("gives the lines of the working tree that differ, with renames", async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line${index + 1}: ${index}`);
    const text = (list: readonly string[]) => `${list.join("\n")}\n`;
    const repository = makeRepository({
      "a.yaml": text(lines),
      "old.yaml": text(lines.map((line) => `x${line}`)),
      "gone.yaml": "a: 1\n",
    });
    const { git, folder } = repository;
    git("mv", "old.yaml", "new name.yaml");
    git("rm", "--quiet", "gone.yaml");
    const changed = [...lines];
    changed[1] = "line2: changed";
    changed.splice(10, 0, "++ b/looks-like-a-heading", "another: 1");
    repository.write({ "a.yaml": text(changed) });
    const tree = findWorkingTree(folder);
    if (tree.value === undefined) throw new Error(tree.problem);
    const { value } = await changedLines(tree.value, "HEAD");
    expect(Object.fromEntries(value ?? [])).toEqual({
      "a.yaml": [
        { from: 2, to: 2 },
        { from: 11, to: 12 },
      ],
      "new name.yaml": [],
    });
  });

  it("runs no filter and no diff driver of the configuration", async () => {
    const repository = makeRepository({ ".gitattributes": "*.yaml filter=evil diff=evil\n", "a.yaml": "a: 1\n" });
    const marker = join(temporaryFolder(), "ran");
    const { git, folder } = repository;
    git("config", "filter.evil.clean", `touch ${marker}; cat`);
    git("config", "filter.evil.required", "true");
    git("config", "diff.evil.textconv", `touch ${marker}; cat`);
    git("config", "diff.external", `touch ${marker}`);
    repository.write({ "a.yaml": "a: 2\n" });
    const { value } = await changedLines({ root: folder, prefix: "" }, "HEAD");
    expect(value?.get("a.yaml")).toEqual([{ from: 1, to: 1 }]);
    expect(existsSync(marker)).toBe(false);
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, unknown]>([
    ["an odd name", { 'a\t"\u00e9 ->\n b.yaml': "a\n" }, { 'a\t"\u00e9 ->\n b.yaml': "b\nc\n" }, [[1, 2]]],
    ["line ends alone", { "a.yaml": "a: 1\nb: 2\n" }, { "a.yaml": "a: 1\r\nb: 2\r\n" }, undefined],
    ["line ends and a line", { "a.yaml": "a: 1\nb: 2\n" }, { "a.yaml": "a: 1\r\nb: 3\r\n" }, [[2, 2]]],
    ["no line break at the end", { "a.yaml": "a: 1" }, { "a.yaml": "a: 1\nb: 2" }, [[2, 2]]],
    ["lines that look like headings", { "a.yaml": "x\n" }, { "a.yaml": "+++ tree/0\nrename to tree/1\n" }, [[1, 2]]],
    ["lines that were taken out", { "a.yaml": "a: 1\nb: 2\n" }, { "a.yaml": "a: 1\n" }, []],
    ["bytes that are no text", { "a.yaml": "a: 1\n" }, { "a.yaml": "\0\n" }, undefined],
  ])("compares %s", async (_, before, after, expected) => {
    const repository = makeRepository(before);
    repository.write(after);
    const { value } = await changedLines({ root: repository.folder, prefix: "" }, "HEAD");
    const [path = ""] = Object.keys(before);
    expect(value?.get(path)?.map(({ from, to }) => [from, to])).toEqual(expected);
  });

  it("tells of new files that git tracks, of no others, and of none that is gone", async () => {
    const repository = makeRepository({ "gone.yaml": "a: 1\n", "same.yaml": "b: 1\n" });
    repository.write({ "new.yaml": "c: 1\nd: 1\n", "untracked.yaml": "e: 1\n" });
    rmSync(join(repository.folder, "gone.yaml"));
    repository.git("add", "new.yaml");
    const { value } = await changedLines({ root: repository.folder, prefix: "" }, "HEAD");
    expect([...(value ?? [])]).toEqual([["new.yaml", [{ from: 1, to: 2 }]]]);
  });

  it("touches neither the index nor the working tree", async () => {
    const repository = makeRepository({ "a.yaml": "a: 1\n" });
    const index = join(repository.folder, ".git", "index");
    repository.write({ "a.yaml": "a: 2\n" });
    const before = lstatSync(index).mtimeMs;
    await changedLines({ root: repository.folder, prefix: "" }, "HEAD");
    expect(lstatSync(index).mtimeMs).toBe(before);
    expect(openRepository(repository.folder).git("status", "--short")).toBe(" M a.yaml");
  });
});
