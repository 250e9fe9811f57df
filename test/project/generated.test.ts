import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const CURRENT = { "out/one.txt": "one\n", "out/deep/two.txt": "two\n", "INDEX.md": "# kept\nindex\n" };

/** A project with two generators of its own: one owns the folder out/, one a part of INDEX.md. */
const PROJECT = {
  "scripts/generated.mjs": `export const GENERATORS = [
  { script: "scripts/write-out.mjs", outputs: ["out"] },
  { script: "scripts/write-index.mjs", outputs: ["INDEX.md"] },
];`,
  "scripts/write-out.mjs": `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("out/deep", { recursive: true });
writeFileSync("out/one.txt", "one\\n");
writeFileSync("out/deep/two.txt", "two\\n");`,
  "scripts/write-index.mjs": `import { readFileSync, writeFileSync } from "node:fs";
writeFileSync("INDEX.md", readFileSync("INDEX.md", "utf8").split("\\n")[0] + "\\nindex\\n");`,
  ...CURRENT,
};

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function check() {
  const run = spawnSync(process.execPath, ["scripts/check-generated.mjs"], { cwd: folder, encoding: "utf8" });
  return { status: run.status, lines: `${run.stdout}${run.stderr}`.trim().split("\n") };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taintlint-currency-"));
  for (const [path, text] of Object.entries(PROJECT)) write(path, text);
  cpSync("scripts/check-generated.mjs", join(folder, "scripts/check-generated.mjs"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ADVICE = 'generated files are not current: run "npm run generate" and commit the result';

it("generated files that are current pass, and are left alone", () => {
  expect(check()).toEqual({ status: 0, lines: ["3 generated files are current"] });
  for (const [path, text] of Object.entries(CURRENT)) expect(readFileSync(join(folder, path), "utf8")).toBe(text);
});

it.each([
  ["an edited file", () => write("out/one.txt", "One\n"), "out/one.txt: stale"],
  ["an edited generated part", () => write("INDEX.md", "# kept\nold\n"), "INDEX.md: stale"],
  ["a file that was not generated", () => rmSync(join(folder, "out/deep/two.txt")), "out/deep/two.txt: missing"],
  ["a file of a former generator", () => write("out/old.txt", ""), "out/old.txt: no longer generated"],
])("%s fails and is named, and not repaired", (_, change, line) => {
  change();
  expect(check()).toEqual({ status: 1, lines: [line, ADVICE] });
  expect(check().status).toBe(1);
});

it("a generator that fails, fails the check", () => {
  write("scripts/write-out.mjs", "process.exit(3);");
  expect(check().status).toBe(1);
});
