import { symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { isGlob } from "../../src/model/path-glob.js";
import { DISK } from "../../src/sources/disk/disk.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { findFiles, rebaseGlob } from "../../src/sources/disk/find-files.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

function find(folder: string, globs: readonly string[], exclude: readonly string[] = []): string[] {
  const { files } = findFiles(
    { folder, globs, exclude },
    openFileTree(folder, { isExported: false, fileSystem: DISK }),
    folder,
  );
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
    [["**/*.{yaml,yml,json}"], [], ["a.yaml", "b.yml", "c.json", "k8s/deep/f.yaml", "k8s/e.yaml"]],
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
