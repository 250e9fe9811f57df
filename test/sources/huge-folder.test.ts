import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { openFileTree } from "../../src/sources/file-tree.js";
import { runInProcess } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** In place of `MOST_ENTRIES_OUTSIDE_GIT`: so many files take seconds to write. */
const MOST = 20;

vi.mock("../../src/sources/walk-files.js", async (original) => {
  const { walkFiles } = await original<typeof import("../../src/sources/walk-files.js")>();
  type Options = Parameters<typeof walkFiles>[1] & { readonly most?: number };
  return {
    walkFiles: (folder: string, { most, ...options }: Options) =>
      walkFiles(folder, { ...options, ...(most !== undefined && { most: MOST }) }),
  };
});

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
    openFileTree(folder, { isExported: false, around: named.map((path) => join(folder, path)) });

  it("knows all files of a folder of usual size", () => {
    const folder = temporaryFolder(FILES);
    const tree = openAround(folder, "apps/shop/a.yaml");
    expect(tree.below(folder)).toEqual(openFileTree(folder, { isExported: false }).below(folder));
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
    expect(openFileTree(folder, { isExported: false }).below(folder).paths).toHaveLength(MOST + 7);
  });

  it("says what it has not looked at, where nothing says what a cluster deploys", async () => {
    const pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n";
    const folder = temporaryFolder({ "taintlint.yaml": "version: 1\npools: [{name: a}]\n", "a.yaml": pod });
    mkdirSync(join(folder, "many"));
    for (let index = 0; index < MOST; index++) writeFileSync(join(folder, `many/${index}`), "");
    const says = async (...words: string[]) => (await runInProcess(words, folder)).stdout.includes("stands in no git");
    expect(await says("a.yaml")).toBe(true);
    expect(await says()).toBe(false);
    writeFileSync(
      join(folder, "taintlint.yaml"),
      "version: 1\nclusters: [{name: a, pools: [{name: a}], manifests: [a.yaml]}, {name: b, pools: [{name: b}]}]\n",
    );
    expect(await says("a.yaml")).toBe(false);
  });
});
