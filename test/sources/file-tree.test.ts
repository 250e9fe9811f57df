import { mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import type { FileTree } from "../../src/sources/disk/file-list.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { fc, runsOf } from "../property.js";
import { cloneRepository, makeRepository, openRepository, runGitThere } from "./git-repository.js";

function open(folder: string, isExported = false): FileTree {
  return openFileTree(folder, { isExported, fileSystem: DISK });
}

function pathsOf(folder: string): readonly string[] {
  return open(folder).below(folder).paths;
}

/** From now on, for one test, nothing is found on PATH. */
function withoutGit(): void {
  vi.stubEnv("PATH", temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe("in a git repository", () => {
  it("what is tracked counts although it is ignored, and what is ignored does not", () => {
    const repository = makeRepository({ ".gitignore": "*.gen.yaml\nout/\n", "a.yaml": "" });
    repository.write({ "kept.gen.yaml": "", "b.gen.yaml": "", "out/kept.yaml": "", "out/c.yaml": "", "new.yaml": "" });
    repository.git("add", "--force", "kept.gen.yaml", "out/kept.yaml");
    const tree = open(repository.folder);
    expect(tree.below(repository.folder).paths).toEqual([
      ".gitignore",
      "a.yaml",
      "kept.gen.yaml",
      "new.yaml",
      "out/kept.yaml",
    ]);
    const counts = (path: string) => tree.counts(join(repository.folder, path));
    expect(["out/kept.yaml", "new.yaml"].map(counts)).toEqual([true, true]);
    expect(["out/c.yaml", "b.gen.yaml", ".git/config", "../x"].map(counts)).toEqual([false, false, false, false]);
    expect(tree.below(join(repository.folder, "out")).paths).toEqual(["kept.yaml"]);
  });

  it("a folder that is ignored means all that it holds when somebody names it", () => {
    const repository = makeRepository({ ".gitignore": "out/\n", "a.yaml": "" });
    repository.write({ "out/b.yaml": "", "out/.c/d.yaml": "" });
    const tree = open(repository.folder);
    const file = join(repository.folder, "out/b.yaml");
    expect(tree.counts(file)).toBe(false);
    expect(tree.below(join(repository.folder, "out")).paths).toEqual([]);
    expect(tree.counts(file)).toBe(false);
    expect(tree.named(join(repository.folder, "out")).paths).toEqual([".c/d.yaml", "b.yaml"]);
    expect(tree.counts(file)).toBe(true);
  });

  it("ignore files of git and of the user hold, too", () => {
    const { folder, write } = makeRepository({ "a.yaml": "" });
    write({ "b.yaml": "", ".git/info/exclude": "b.yaml\n" });
    expect(pathsOf(folder)).toEqual(["a.yaml"]);
    withoutGit();
    expect(pathsOf(folder)).toEqual(["a.yaml"]);
  });

  it("names that git would put into quotes are read as they are", () => {
    const names = [
      'quote".yaml',
      "tab\t.yaml",
      "line\nbreak.yaml",
      "ü.yaml",
      "\u202e.yaml",
      " H 100644 .yaml",
      "? .yaml",
    ];
    const { folder, git, write } = makeRepository(Object.fromEntries(names.map((name) => [name, ""])));
    git("config", "core.quotePath", "true");
    write({ "untracked ü\t.yaml": "" });
    expect(pathsOf(folder)).toEqual([...names, "untracked ü\t.yaml"].sort());
  });

  it("each file of a conflict counts once", () => {
    const { folder, git, commit } = makeRepository({ "a.yaml": "1" });
    git("checkout", "--quiet", "-b", "other");
    commit({ "a.yaml": "2" });
    git("checkout", "--quiet", "main");
    commit({ "a.yaml": "3" });
    expect(() => git("merge", "--quiet", "other")).toThrow();
    expect(pathsOf(folder)).toEqual(["a.yaml"]);
  });

  it("a worktree, and a folder of the repository, tell of the same repository", () => {
    const { folder, git } = makeRepository({ "apps/a.yaml": "", "b.yaml": "" });
    const worktree = join(temporaryFolder(), "tree");
    git("worktree", "add", "--quiet", worktree);
    writeFileSync(join(worktree, "c.yaml"), "");
    expect(pathsOf(worktree)).toEqual(["apps/a.yaml", "b.yaml", "c.yaml"]);
    const tree = open(join(folder, "apps"));
    expect([tree.root, tree.below(join(folder, "apps")).paths]).toEqual([folder, ["a.yaml"]]);
  });

  it("submodules and repositories inside are asked by their own git", () => {
    const inner = makeRepository({ ".gitignore": "*.gen.yaml\n", "a.yaml": "" });
    const repository = makeRepository({ "b.yaml": "" });
    const { folder, git, write } = repository;
    git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.folder, "lib/sub");
    git("commit", "--quiet", "--message", "module");
    cloneInto(inner.folder, join(folder, "loose"));
    write({ "lib/sub/new.gen.yaml": "", "loose/new.yaml": "", "loose/new.gen.yaml": "" });
    const tree = open(folder);
    expect(tree.below(folder).paths).toEqual([
      ...[".gitmodules", "b.yaml", "lib/sub/.gitignore", "lib/sub/a.yaml"],
      ...["loose/.gitignore", "loose/a.yaml", "loose/new.yaml"],
    ]);
    expect(tree.below(folder).isWhole).toBe(false);
    expect(tree.counts(join(folder, "lib/sub/a.yaml"))).toBe(true);
    expect(tree.counts(join(folder, "lib/sub/new.gen.yaml"))).toBe(false);
    expect(open(join(folder, "lib/sub")).root).toBe(join(folder, "lib/sub"));
    // Not checked out, it holds nothing; filled by something else, what it is filled with.
    const clone = cloneRepository(repository);
    expect(pathsOf(clone.folder)).toEqual([".gitmodules", "b.yaml"]);
    clone.write({ "lib/sub/a.yaml": "" });
    expect(pathsOf(clone.folder)).toEqual([".gitmodules", "b.yaml", "lib/sub/a.yaml"]);
  });

  it("a submodule that a link leads to is no way round in a circle", () => {
    const { folder, git } = makeRepository({ "a.yaml": "" });
    git("update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},sub`);
    symlinkSync(".", join(folder, "sub"));
    expect(pathsOf(folder)).toEqual(["a.yaml"]);
  });

  it("a sparse checkout, and a partial index, tell what there is", () => {
    const { folder, git } = makeRepository({ "in/a.yaml": "", "out/b.yaml": "" });
    git("sparse-checkout", "set", "--cone", "--sparse-index", "in");
    const tree = open(folder);
    expect(tree.below(join(folder, "in")).paths).toEqual(["a.yaml"]);
  });

  it("does not take a folder that looks like a repository for one, nor its configuration", () => {
    const { folder } = makeRepository({ "a.yaml": "" });
    const proof = join(temporaryFolder(), "proof");
    runGitThere(folder, ["init", "--quiet", "--bare", "planted"]);
    runGitThere(folder, ["--git-dir=planted", "config", "core.fsmonitor", `touch ${proof}`]);
    runGitThere(folder, ["--git-dir=planted", "config", "core.bare", "false"]);
    runGitThere(folder, ["--git-dir=planted", "config", "core.worktree", folder]);
    expect(open(join(folder, "planted")).named(join(folder, "planted")).paths).toContain("config");
    expect(() => realpathSync(proof)).toThrow();
  });
});

describe("where git does not answer", () => {
  const FILES = { ".gitignore": "out\n", "a.yaml": "", "out/b.yaml": "", "k8s/c.yaml": "", "node_modules/d.yaml": "" };

  it.each<[string, (folder: string) => void]>([
    ["outside of git", () => {}],
    ["with an empty .git folder", (folder) => mkdirSync(join(folder, ".git"))],
    ["with a .git file that leads nowhere", (folder) => writeFileSync(join(folder, ".git"), "gitdir: /nowhere\n")],
    ["with a .git file of nonsense", (folder) => writeFileSync(join(folder, ".git"), "nonsense")],
    [
      "without git",
      (folder) => {
        runGitThere(folder, ["init", "--quiet"]);
        withoutGit();
      },
    ],
  ])("%s one walk reads the ignore files", (_, prepare) => {
    const folder = temporaryFolder(FILES);
    prepare(folder);
    const tree = open(folder);
    expect(tree.below(folder).paths).toEqual([".gitignore", "a.yaml", "k8s/c.yaml"]);
    expect(tree.below(join(folder, "k8s")).paths).toEqual(["c.yaml"]);
    expect(tree.counts(join(folder, "out/b.yaml"))).toBe(false);
    expect(tree.counts(join(folder, "a.yaml"))).toBe(true);
    expect(tree.below(join(folder, "out")).paths).toEqual([]);
    expect(tree.named(join(folder, "out")).paths).toEqual(["b.yaml"]);
  });

  it("a repository that stands around a folder with an empty .git is not asked", () => {
    const { folder } = makeRepository({ ".gitignore": "inner\n" });
    mkdirSync(join(folder, "inner/.git"), { recursive: true });
    writeFileSync(join(folder, "inner/a.yaml"), "");
    expect(pathsOf(join(folder, "inner"))).toEqual(["a.yaml"]);
  });

  it("in a commit that was written out every file counts", () => {
    const folder = temporaryFolder({ ...FILES, ".git/marker": "" });
    const tree = open(folder, true);
    expect(tree.below(folder).paths).toEqual([".gitignore", "a.yaml", "k8s/c.yaml", "out/b.yaml"]);
    expect(tree.counts(join(folder, "out/b.yaml"))).toBe(true);
    expect(tree.counts(join(folder, ".git/marker"))).toBe(false);
  });
});

it("an archive that was fetched into a chart counts, and no other ignored archive", () => {
  const { folder, write } = makeRepository({ ".gitignore": "*.tgz\n", "app/Chart.yaml": "", "lib/values.yaml": "" });
  write({ "app/charts/a-1.tgz": "", "app/charts/deep/b.tgz": "", "app/c.tgz": "", "lib/charts/d.tgz": "" });
  const tree = open(folder);
  const paths = ["app/charts/a-1.tgz", "app/charts/deep/b.tgz", "app/c.tgz", "lib/charts/d.tgz"];
  expect(paths.map((path) => tree.counts(join(folder, path)))).toEqual([true, false, false, false]);
});

it("the walk leaves out what git leaves out", () => {
  const step = fc.constantFrom("a", "b", "ab", "c d", ".e", "F", "g[h]");
  const path = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => `${steps.join("/")}.yaml`);
  const piece = fc.constantFrom(
    "a",
    "b",
    "*",
    "?",
    "**",
    "ab",
    "c d",
    ".e",
    "[a-b]",
    "\\a",
    "g\\[h\\]",
    "*.yaml",
    "F.yaml",
  );
  const line = fc
    .tuple(
      fc.constantFrom("", "", "!", "#", "\\#"),
      fc.boolean(),
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
    )
    .map(
      ([sign, isAnchored, pieces, isFolder]) =>
        `${sign}${isAnchored ? "/" : ""}${pieces.join("/")}${isFolder ? "/" : ""}`,
    );
  const ignoreFile = fc.array(line, { maxLength: 4 }).map((lines) => `${lines.join("\n")}\n`);
  const folder = temporaryFolder();
  runGitThere(folder, ["init", "--quiet"]);
  fc.assert(
    fc.property(
      fc.uniqueArray(path, { minLength: 1, maxLength: 8 }),
      fc.array(fc.tuple(fc.constantFrom("", "a/", "a/b/"), ignoreFile), { maxLength: 2 }),
      (paths, ignoreFiles) => {
        const work = join(folder, "work");
        mkdirSync(work);
        for (const [where, text] of [
          ...paths.map((one) => [one, ""] as const),
          ...ignoreFiles.map(([start, text]) => [`${start}.gitignore`, text] as const),
        ]) {
          mkdirSync(dirname(join(work, where)), { recursive: true });
          writeFileSync(join(work, where), text);
        }
        try {
          renameSync(join(folder, ".git"), join(work, ".git"));
          const byGit = pathsOf(work);
          renameSync(join(work, ".git"), join(folder, ".git"));
          expect(pathsOf(work)).toEqual(byGit);
          const tree = open(work);
          expect(paths.filter((one) => tree.counts(join(work, one))).sort()).toEqual(
            byGit.filter((one) => one.endsWith(".yaml")),
          );
        } finally {
          rmSync(work, { recursive: true });
        }
      },
    ),
    { numRuns: runsOf(150) },
  );
});

function cloneInto(source: string, target: string): void {
  runGitThere(source, ["clone", "--quiet", `file://${source}`, target]);
  openRepository(target);
}
