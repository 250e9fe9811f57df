import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readIgnoreLines } from "../../../src/model/ignore-lines.js";
import { readIgnoreFiles } from "../../../src/sources/disk/ignore-files.js";
import { fc } from "../../property.js";

const PIECE = fc.constantFrom(
  ...[
    "a",
    "b",
    "a",
    "b",
    "/",
    "/",
    "*",
    "?",
    "**",
    "**/",
    "/**",
    "/**/",
    ".",
    " ",
    "\\ ",
    "\\a",
    "\\*",
    "\\\\",
    "{a,b}",
    "(a|b)",
  ],
  ...[
    "[ab]",
    "[!a]",
    "[^a]",
    "[a-b]",
    "[]a]",
    "[!]a]",
    "[[:alpha:]]",
    "[[:digit:]b]",
    "[[:none:]]",
    "[\\]b]",
    "[a",
    "]",
    "-",
    "\\",
  ],
);
const LINE = fc
  .tuple(fc.constantFrom("", "", "", "!", "#", "\\#", "\\!", "/"), fc.array(PIECE, { minLength: 1, maxLength: 5 }))
  .map(([mark, pieces]) => mark + pieces.join(""));
const STEP = fc.stringMatching(/^[ab][ab.\]]{0,2}$|^[-*! #\\a{1]$/);
const PATHS = fc.array(fc.array(STEP, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 8 });
const CASE = fc.tuple(fc.array(LINE, { minLength: 1, maxLength: 3 }), fc.constantFrom("\n", "\r\n"), PATHS);

describe("the lines of .gitignore", () => {
  it("leave out what git leaves out", () => {
    const folder = mkdtempSync(join(tmpdir(), "taintlint-ignore-"));
    try {
      const git = (words: string[], input = "") =>
        spawnSync("git", ["-C", folder, ...words], { input, encoding: "utf8" });
      expect(git(["init", "--quiet"]).status).toBe(0);
      const cases = fc.sample(CASE, { numRuns: 300, seed: 34 });
      const paths = cases.flatMap(([lines, end, steps], index) => {
        mkdirSync(join(folder, `${index}`));
        writeFileSync(join(folder, `${index}`, ".gitignore"), lines.join(end));
        return steps.map((one) => `${index}/${one.join("/")}`);
      });
      const asked = git(
        ["-c", "core.ignoreCase=false", "check-ignore", "--no-index", "--stdin", "-z"],
        paths.join("\0"),
      );
      const byGit = new Set(asked.stdout.split("\0"));
      expect(byGit.size).toBeGreaterThan(150);
      const ignores = readIgnoreFiles(folder);
      const different = paths.filter((path) => ignores(path, false) !== byGit.has(path));
      expect(different.map((path) => [path, byGit.has(path), cases[Number.parseInt(path, 10)]?.[0]])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 20_000);

  it.each([
    ["**/a/".repeat(800), "a/".repeat(2000)],
    ["*a".repeat(2000), `${"a".repeat(255)}/`.repeat(16)],
    ["[ab]*".repeat(800), `${"a".repeat(255)}/`.repeat(16)],
    ["[".repeat(4000), "a"],
    [" ".repeat(1_000_000), "a"],
    [`${"\\ ".repeat(500_000)}`, "a"],
    [`#${" ".repeat(1_000_000)}x`, "a"],
    [`${"\r".repeat(1_000_000)}x`, "a"],
    [`a${" ".repeat(1_000_000)}\nb`, "c"],
    ["!".repeat(1_000_000), "a"],
  ])(
    "end: %#",
    (text, path) => {
      expect(readIgnoreLines(text).some(({ matches }) => matches(`${path}c`))).toBe(false);
    },
    20_000,
  );

  it.each([
    ["Build/", false, ["Build/a"]],
    ["Build/", true, ["Build/a", "build/a", "BUILD/a"]],
    ["[A-Z]x", true, ["ax", "Ax"]],
  ] as const)("%s, ignoring case: %s", (line, ignoresCase, ignored) => {
    const [{ matches, isForFolders } = { matches: () => false, isForFolders: false }] = readIgnoreLines(
      line,
      ignoresCase,
    );
    const paths = ["Build/a", "build/a", "BUILD/a", "ax", "Ax"];
    expect(paths.filter((path) => matches(isForFolders ? path.slice(0, path.lastIndexOf("/")) : path))).toEqual(
      ignored,
    );
  });

  it("are tried in bounded time, also if there are very many", () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `**/x${index}*y*`).join("\n");
    const lines = readIgnoreLines(text);
    // Other threads of the process count, too: the best of three is that of the lines.
    const seconds = [0, 1, 2].map((round) => {
      const paths = Array.from(
        { length: 200 },
        (_, index) => `${"a".repeat(60)}/${"a".repeat(60)}${round}-${index}.yaml`,
      );
      const before = process.cpuUsage();
      expect(paths.filter((path) => lines.some(({ matches }) => matches(path)))).toEqual([]);
      return process.cpuUsage(before).user / 1e6;
    });

    expect(lines).toHaveLength(20_000);
    expect(lines.some(({ matches }) => matches("a/x7-y.yaml"))).toBe(true);
    // 0.2 s; without the look at literals 2 s and more.
    expect(Math.min(...seconds)).toBeLessThan(1.5);
  });
});
