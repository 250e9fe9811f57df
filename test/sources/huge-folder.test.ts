import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { readDeclarations } from "../../src/workspace/configuration-file.js";
import { createFileReader } from "../../src/workspace/disk-reader.js";
import { describeCut, readerWithin } from "../../src/workspace/scope.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** In place of `MOST_ENTRIES_OUTSIDE_GIT`: so many files take seconds to write. */
const MOST = 20;

function writeMany(folder: string): void {
  mkdirSync(join(folder, "many"));
  for (let index = 0; index < MOST; index++) writeFileSync(join(folder, `many/${index}`), "");
}

describe("a run about a few files outside of git", () => {
  const FILES = {
    ".gitignore": "*.gen.yaml\n",
    "taintlint.yaml": "",
    "apps/kustomization.yaml": "",
    "apps/shop/a.yaml": "",
    "apps/shop/b.gen.yaml": "",
    "apps/shop/deep/c.yaml": "",
    "apps/chart/templates/d.yaml": "",
    "other/e.yaml": "",
  };
  const openAround = (folder: string, ...named: string[]) =>
    openFileTree(folder, {
      isExported: false,
      fileSystem: DISK,
      around: { paths: named.map((path) => join(folder, path)), most: MOST },
    });

  it("knows all files of a folder of usual size", () => {
    const folder = temporaryFolder(FILES);
    const tree = openAround(folder, "apps/shop/a.yaml");
    expect(tree.below(folder)).toEqual(openFileTree(folder, { isExported: false, fileSystem: DISK }).below(folder));
    expect(tree.isCut()).toBe(false);
  });

  it("knows of a huge one what stands beside, above and below them, and whatever else it is asked for", () => {
    const folder = temporaryFolder(FILES);
    mkdirSync(join(folder, "other/many"));
    for (let index = 0; index < MOST; index++) writeFileSync(join(folder, `other/many/${index}`), "");
    const tree = openAround(folder, "apps/shop/a.yaml");
    expect(tree.below(folder).paths).toEqual([
      ".gitignore",
      "apps/kustomization.yaml",
      "apps/shop/a.yaml",
      "taintlint.yaml",
    ]);
    expect(tree.isCut()).toBe(true);
    expect(tree.below(join(folder, "apps/chart")).paths).toEqual(["templates/d.yaml"]);
    expect(tree.below(join(folder, "apps/shop")).paths).toEqual(["a.yaml", "deep/c.yaml"]);
    const ofFolder = openAround(folder, "apps/shop").below(folder).paths;
    expect(ofFolder).toEqual([
      ".gitignore",
      "apps/kustomization.yaml",
      "apps/shop/a.yaml",
      "apps/shop/deep/c.yaml",
      "taintlint.yaml",
    ]);
    expect(openFileTree(folder, { isExported: false, fileSystem: DISK }).below(folder).paths).toHaveLength(MOST + 7);
  });

  it("is a run over files alone, where nothing says what a cluster deploys", async () => {
    const folder = temporaryFolder({ "taintlint.yaml": "", "a.yaml": "" });
    writeMany(folder);
    const cutBy = async (configuration: string, ...paths: string[]) => {
      writeFileSync(join(folder, "taintlint.yaml"), `version: 1\n${configuration}\n`);
      const whole = createFileReader(folder);
      const named = { workingDirectory: folder, paths, globs: [], cluster: undefined, stdin: undefined };
      const { value } = await readDeclarations({ ...named, config: undefined, inventory: undefined }, whole);
      if (value === undefined) throw new Error("the configuration is right");
      const reader = readerWithin(whole, named, value, MOST);
      reader.find({ folder, below: folder, exclude: [] });
      return describeCut(reader);
    };
    expect(await cutBy("pools: [{name: a}]", "a.yaml")).toEqual([
      expect.stringMatching(/^folder "\." is not in a git/),
    ]);
    expect(await cutBy("pools: [{name: a}]")).toEqual([]);
    expect(await cutBy("pools: [{name: a}]", ".")).toEqual([]);
    expect(await cutBy("clusters: [{name: a, pools: [{name: a}], manifests: [a.yaml]}]", "a.yaml")).toEqual([]);
  });
});
