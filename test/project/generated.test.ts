import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

it("what is not current fails and is named, and is not repaired", () => {
  write("out/one.txt", "One\n");
  rmSync(join(folder, "out/deep/two.txt"));
  write("out/old.txt", "");
  write("INDEX.md", "# kept\nold\n");
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe(ADVICE);
  expect(lines.slice(0, -1).sort()).toEqual([
    "INDEX.md: stale",
    "out/deep/two.txt: missing",
    "out/old.txt: no longer generated",
    "out/one.txt: stale",
  ]);
  expect(readFileSync(join(folder, "out/one.txt"), "utf8")).toBe("One\n");
  expect(readFileSync(join(folder, "INDEX.md"), "utf8")).toBe("# kept\nold\n");
  expect(existsSync(join(folder, "out/old.txt"))).toBe(true);
  expect(existsSync(join(folder, "out/deep/two.txt"))).toBe(false);
});

it("a generator that fails, fails the check", () => {
  write("scripts/write-out.mjs", "process.exit(3);");
  expect(check().status).toBe(1);
});
