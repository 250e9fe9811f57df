import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const SCRIPT = resolve("scripts/release-notes.mjs");

function notes(tag: string, changelog: string): { readonly status: number | null; readonly text: string } {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-release-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"version": "1.2.0"}');
    writeFileSync(join(folder, "CHANGELOG.md"), changelog);
    const run = spawnSync(process.execPath, [SCRIPT, tag], { cwd: folder, encoding: "utf8" });
    return { status: run.status, text: run.stdout + run.stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it("the notes of a release are what CHANGELOG.md says of its version", () => {
  const changelog =
    "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-12-01\n\n- new\n\n## 1.1.0 - 2026-11-01\n\n- old\n";
  expect(notes("v1.2.0", changelog)).toEqual({ status: 0, text: "- new\n" });
});

it.each([
  ["v1.3.0", "## 1.2.0 - 2026-12-01\n\n- new\n", 'error: the tag is "v1.3.0", and package.json says "v1.2.0"\n'],
  ["v1.2.0", "## Unreleased\n\n- new\n", 'error: CHANGELOG.md has no list "## 1.2.0 - YYYY-MM-DD"\n'],
  ["v1.2.0", "## 1.2.0\n\n- new\n", 'error: the list "## 1.2.0" of CHANGELOG.md has no date\n'],
  ["v1.2.0", "## 1.2.0 - 2026-12-01\n\n", 'error: the list "## 1.2.0" of CHANGELOG.md is empty\n'],
])("no release of %s where the list says %j", (tag, changelog, text) => {
  expect(notes(tag, changelog)).toEqual({ status: 1, text });
});
