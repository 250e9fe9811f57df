import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { openFileTree } from "../../src/sources/disk/file-tree.js";
import { mentionsGitops } from "../../src/sources/disk/mentions-gitops.js";

describe("mentionsGitops", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-gitops-"));
    writeFileSync(join(folder, "api.yaml"), "apiVersion: apps/v1\nkind: Deployment\n");
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  const isMentioned = () => mentionsGitops(openFileTree(folder, { isExported: false, fileSystem: DISK }));
  const write = (name: string, apiVersion: string) => writeFileSync(join(folder, name), `apiVersion: ${apiVersion}\n`);

  it("looks itself outside of git", () => {
    expect(isMentioned()).toBe(false);
    write("notes.md", "argoproj.io/v1alpha1");
    expect(isMentioned()).toBe(false);
    write("apps.yml", "argoproj.io/v1alpha1");
    expect(isMentioned()).toBe(true);
  });

  it("outside of git a file that is no UTF-8 may hold one", () => {
    writeFileSync(join(folder, "apps.yaml"), Buffer.from("\uFEFFargoproj", "utf16le"));
    expect(isMentioned()).toBe(true);
  });

  it("looks itself where a repository stands inside the repository", () => {
    git("init");
    mkdirSync(join(folder, "sub"));
    execFileSync("git", ["init"], { cwd: join(folder, "sub"), stdio: "ignore" });
    writeFileSync(join(folder, "sub", "apps.yaml"), "");
    git("-C", "sub", "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--allow-empty", "--message=a");
    expect(isMentioned()).toBe(false);
    write("sub/apps.yaml", "kustomize.toolkit.fluxcd.io/v1");
    expect(isMentioned()).toBe(true);
  });

  it.each(["kustomize.toolkit.fluxcd.io/v1", "argoproj.io/v1alpha1"])("finds %s, tracked or not", (apiVersion) => {
    git("init");
    git("add", "-A");
    expect(isMentioned()).toBe(false);
    write("apps.yml", apiVersion);
    expect(isMentioned()).toBe(true);
    git("add", "-A");
    expect(isMentioned()).toBe(true);
  });

  it("does not look at what is no manifest", () => {
    git("init");
    write("notes.md", "argoproj.io/v1alpha1");
    expect(isMentioned()).toBe(false);
  });
});
