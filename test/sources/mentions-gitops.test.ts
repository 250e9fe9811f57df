import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mentionsGitops } from "../../src/sources/mentions-gitops.js";

describe("mentionsGitops", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taintlint-gitops-"));
    writeFileSync(join(folder, "api.yaml"), "apiVersion: apps/v1\nkind: Deployment\n");
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  const write = (name: string, apiVersion: string) => writeFileSync(join(folder, name), `apiVersion: ${apiVersion}\n`);

  it("cannot tell outside of git, or with submodules", () => {
    expect(mentionsGitops(folder)).toBe(true);
    git("init");
    expect(mentionsGitops(folder)).toBe(false);
    writeFileSync(join(folder, ".gitmodules"), "");
    expect(mentionsGitops(folder)).toBe(true);
  });

  it.each(["kustomize.toolkit.fluxcd.io/v1", "argoproj.io/v1alpha1"])("finds %s, tracked or not", (apiVersion) => {
    git("init");
    git("add", "-A");
    expect(mentionsGitops(folder)).toBe(false);
    write("apps.yml", apiVersion);
    expect(mentionsGitops(folder)).toBe(true);
    git("add", "-A");
    expect(mentionsGitops(folder)).toBe(true);
  });

  it("does not look at what is no manifest", () => {
    git("init");
    write("notes.md", "argoproj.io/v1alpha1");
    expect(mentionsGitops(folder)).toBe(false);
  });
});
