import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { EVERY_MANIFEST, findFiles, isGlob, isIgnoredByGit, rebaseGlob } from "../../src/sources/find-files.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

function find(folder: string, globs: readonly string[], exclude: readonly string[] = [], gitignore = false): string[] {
  const { files } = findFiles({ folder, globs, exclude, gitignore }, folder);
  return files.map((file) => relative(folder, file));
}

const FILES = {
  "a.yaml": "",
  "b.yml": "",
  "c.json": "",
  "d.txt": "",
  "k8s/e.yaml": "",
  "k8s/deep/f.yaml": "",
  ".github/g.yaml": "",
  "node_modules/p/h.yaml": "",
  ".git/i.yaml": "",
};

describe("findFiles", () => {
  it.each([
    [[EVERY_MANIFEST], [], ["a.yaml", "b.yml", "c.json", "k8s/deep/f.yaml", "k8s/e.yaml"]],
    [["**"], [], ["a.yaml", "b.yml", "c.json", "k8s/deep/f.yaml", "k8s/e.yaml"]],
    [["*"], [], ["a.yaml", "b.yml", "c.json"]],
    [["k8s"], [], ["k8s/deep/f.yaml", "k8s/e.yaml"]],
    [["k8s/"], [], ["k8s/deep/f.yaml", "k8s/e.yaml"]],
    [["./k8s/*.yaml"], [], ["k8s/e.yaml"]],
    [["k8s", "*.json", "k8s/e.yaml"], [], ["c.json", "k8s/deep/f.yaml", "k8s/e.yaml"]],
    [["**", "!k8s/**"], [], ["a.yaml", "b.yml", "c.json"]],
    [["**"], ["k8s/deep"], ["a.yaml", "b.yml", "c.json", "k8s/e.yaml"]],
    [["**"], ["**/*.yaml"], ["b.yml", "c.json"]],
    [["!k8s/**"], [], []],
    [[], [], []],
    [["d.txt", "nowhere"], [], []],
    [[".github/**"], [], [".github/g.yaml"]],
    [["node_modules/**", ".git/**"], [], []],
  ])("%j without %j", (globs, exclude, expected) => {
    expect(find(temporaryFolder(FILES), globs, exclude)).toEqual(expected);
  });

  it("looks above its folder where a glob does", () => {
    const folder = temporaryFolder(FILES);
    expect(find(join(folder, "k8s"), ["../*.yaml"])).toEqual(["../a.yaml"]);
  });

  it("never follows links, neither to folders nor in circles", () => {
    const folder = temporaryFolder({ "k8s/a.yaml": "", "real/b.yaml": "" });
    symlinkSync("..", join(folder, "k8s/up"));
    symlinkSync("../real", join(folder, "k8s/real"));
    expect(find(folder, ["k8s"])).toEqual(["k8s/a.yaml"]);
  });

  it("leaves out what git leaves out", () => {
    const folder = temporaryFolder({
      ".gitignore": "# comment\n*.gen.yaml\n/build/\ntmp\n!keep.gen.yaml\na b.yaml\n\\#c.yaml\nd?.yaml\nx/**/y.yaml\n",
      "a.gen.yaml": "",
      "keep.gen.yaml": "",
      "build/a.yaml": "",
      "k8s/build/a.yaml": "",
      "k8s/tmp/a.yaml": "",
      "k8s/.gitignore": "/local.yaml\n!a.gen.yaml\nsub/secret.yaml\n",
      "k8s/a.gen.yaml": "",
      "k8s/local.yaml": "",
      "k8s/deep/local.yaml": "",
      "k8s/sub/secret.yaml": "",
      "secret.yaml": "",
      "a b.yaml": "",
      "#c.yaml": "",
      "d1.yaml": "",
      "x/y.yaml": "",
      "x/1/2/y.yaml": "",
      "x/1/z.yaml": "",
    });
    execFileSync("git", ["init", "--quiet"], { cwd: folder });
    const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: folder,
      encoding: "utf8",
    });
    const known = listed.split("\0").filter((path) => path.endsWith(".yaml"));
    expect(known.length).toBeGreaterThan(4);
    expect(find(folder, [EVERY_MANIFEST], [], true)).toEqual(known.sort());
    expect(find(join(folder, "k8s"), [EVERY_MANIFEST], [], true).map((path) => `k8s/${path}`)).toEqual(
      known.filter((path) => path.startsWith("k8s/")),
    );
  });
});

describe("isIgnoredByGit", () => {
  it("knows an ignored folder, with git and without", () => {
    const folder = temporaryFolder({ ".gitignore": "build\n", "build/deep/a.yaml": "", "k8s/a.yaml": "" });
    for (const prepare of [() => {}, () => mkdirSync(join(folder, ".git"))]) {
      prepare();
      expect(isIgnoredByGit(join(folder, "build"), folder)).toBe(true);
      expect(isIgnoredByGit(join(folder, "build/deep"), folder)).toBe(true);
      expect(isIgnoredByGit(join(folder, "k8s"), folder)).toBe(false);
      expect(isIgnoredByGit(folder, folder)).toBe(false);
    }
  });
});

describe("rebaseGlob", () => {
  it.each([
    [".", "*.yaml", "*.yaml"],
    ["k8s", "*.yaml", "k8s/*.yaml"],
    ["k8s", "./*.yaml", "k8s/*.yaml"],
    ["k8s/deep", "../*.yaml", "k8s/*.yaml"],
    ["..", "*.yaml", "../*.yaml"],
    ["k8s", "!a/**", "!k8s/a/**"],
    ["a [1]", "*.yaml", "a \\[1\\]/*.yaml"],
    ["k8s", "/etc/*.yaml", "/etc/*.yaml"],
  ])("%s + %s", (prefix, glob, expected) => {
    expect(rebaseGlob(prefix, glob)).toBe(expected);
  });
});

describe("isGlob", () => {
  it.each([
    ["nodes.yaml", false],
    ["a b/nodes.yaml", false],
    ["*.yaml", true],
    ["{a,b}.yaml", true],
    ["!a.yaml", true],
  ])("%s: %s", (text, expected) => {
    expect(isGlob(text)).toBe(expected);
  });
});
