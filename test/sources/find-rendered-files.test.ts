import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { findRenderedFiles } from "../../src/sources/disk/find-files.js";

describe("findRenderedFiles", () => {
  let folder: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "taintlint-rendered-")));
    for (const path of [
      "kustomization.yaml",
      "apps/a/kustomization.yml",
      "apps/b/Kustomization",
      "charts/c/Chart.yaml",
      "ignored/kustomization.yaml",
      "node_modules/x/Chart.yaml",
      "removed/kustomization.yaml",
      "apps/a/deployment.yaml",
      "with space/ü/Chart.yaml",
    ]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), "");
    }
    writeFileSync(join(folder, ".gitignore"), "ignored/\n");
    symlinkSync("apps/a/kustomization.yml", join(folder, "charts", "kustomization.yaml"));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const EXPECTED = [
    "apps/a/kustomization.yml",
    "apps/b/Kustomization",
    "charts/c/Chart.yaml",
    "kustomization.yaml",
    "with space/ü/Chart.yaml",
  ];
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  const found = () =>
    findRenderedFiles(openFileTree(folder, { isExported: false, fileSystem: DISK }), folder).map((path) =>
      relative(folder, path),
    );

  it("finds the same with and without git, in the index or not", () => {
    unlinkSync(join(folder, "removed", "kustomization.yaml"));
    unlinkSync(join(folder, "charts", "kustomization.yaml"));
    expect(found()).toEqual(EXPECTED);
    git("init");
    expect(found()).toEqual(EXPECTED);
    git("add", "-A");
    expect(found()).toEqual(EXPECTED);
  });

  it("does not name what the index knows and nobody has, nor links", () => {
    git("init");
    git("add", "-A");
    unlinkSync(join(folder, "removed", "kustomization.yaml"));
    expect(found()).toEqual(EXPECTED);
  });

  it("looks into submodules", () => {
    git("init");
    writeFileSync(join(folder, ".gitmodules"), '[submodule "sub"]\n\tpath = sub\n\turl = ../sub\n');
    mkdirSync(join(folder, "sub"));
    execFileSync("git", ["init"], { cwd: join(folder, "sub"), stdio: "ignore" });
    writeFileSync(join(folder, "sub", "Chart.yaml"), "");
    expect(found()).toContain("sub/Chart.yaml");
  });
});
