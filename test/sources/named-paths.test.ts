import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { findConfigurationFiles } from "../../src/sources/disk/find-configuration.js";
import { lookUpPath } from "../../src/sources/disk/named-paths.js";
import { relativePath } from "../../src/sources/disk/relative-path.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

describe("lookUpPath", () => {
  it("tells files from folders", () => {
    const folder = temporaryFolder({ "k8s/web.yaml": "" });
    symlinkSync("nowhere", join(folder, "broken"));
    symlinkSync("k8s", join(folder, "link"));
    expect(lookUpPath(folder, "k8s/", DISK)).toEqual({ kind: "folder", path: join(folder, "k8s") });
    expect(lookUpPath(folder, "link", DISK)).toEqual({ kind: "folder", path: join(folder, "link") });
    expect(lookUpPath(folder, "./k8s/web.yaml", DISK)).toEqual({ kind: "file", path: join(folder, "k8s/web.yaml") });
    expect(lookUpPath(folder, "broken", DISK)).toEqual({ kind: "file", path: join(folder, "broken") });
  });

  it.each([
    ["k8z", "k8s"],
    ["k8s/wep.yml", "k8s/web.yaml"],
    ["../x/k8s/web.yamll", undefined],
    ["web.yaml", undefined],
    ["k8s/web.yaml/below", undefined],
  ])("suggests the nearest name beside %s", (text, nearest) => {
    const folder = temporaryFolder({ "k8s/web.yaml": "" });
    expect(lookUpPath(folder, text, DISK)).toEqual({ kind: "missing", text, nearest });
  });
});

describe("findConfigurationFiles", () => {
  it("takes the nearest folder that has one, and takes no folder for a file", () => {
    const folder = temporaryFolder({
      ".git/HEAD": "",
      "taintlint.yaml": "",
      "a/taintlint.yml": "",
      "a/b/taintlint.yaml/x": "",
    });
    expect(findConfigurationFiles(join(folder, "a/b"), DISK)).toEqual([join(folder, "a/taintlint.yml")]);
    expect(findConfigurationFiles(folder, DISK)).toEqual([join(folder, "taintlint.yaml")]);
  });
});

describe("relativePath", () => {
  it.each([
    ["/repo", "/repo/k8s/a.yaml", "k8s/a.yaml"],
    ["/repo/k8s", "/repo/a.yaml", "../a.yaml"],
    ["/repo", "/repo", "."],
  ])("from %s to %s", (from, to, expected) => {
    expect(relativePath(from, to)).toBe(expected);
  });
});
