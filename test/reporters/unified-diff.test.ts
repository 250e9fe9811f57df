import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applyEdits, type TextEdit } from "../../src/model/finding.js";
import { formatUnifiedDiff } from "../../src/reporters/unified-diff.js";
import { fc, runsOf } from "../property.js";

const path = "k8s/api.yaml";

function diff(text: string, ...edits: readonly [start: number, end: number, text: string][]): string {
  const made = edits.map(([start, end, written]): TextEdit => ({ file: path, start, end, text: written }));
  return formatUnifiedDiff([{ path, text, edits: made }]);
}

it("shows the lines that change with three lines around them", () => {
  expect(diff("a\nb\nc\nd\ne\nf\ng\nh\ni\n", [8, 9, "E"])).toBe(
    [
      "--- a/k8s/api.yaml",
      "+++ b/k8s/api.yaml",
      "@@ -2,7 +2,7 @@",
      " b",
      " c",
      " d",
      "-e",
      "+E",
      " f",
      " g",
      " h",
      "",
    ].join("\n"),
  );
});

it("shows an insertion without the line that it was made in", () => {
  expect(diff("a\nb\n", [1, 1, "\nx\ny"])).toContain("@@ -1,2 +1,4 @@\n a\n+x\n+y\n b\n");
});

it("says where a line break is missing at the end", () => {
  expect(diff("a", [1, 1, "\nb"])).toContain(
    "@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n\\ No newline at end of file\n",
  );
});

it("keeps carriage returns", () => {
  expect(diff("a\r\nb\r\n", [0, 1, "x"])).toContain("-a\r\n+x\r\n b\r\n");
});

it("joins changes that are near and separates those that are far", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}\n`).join("");
  expect(diff(lines, [0, 1, "1"], [12, 13, "2"], [50, 51, "3"]).match(/^@@/gm)).toHaveLength(2);
});

it("shows nothing where nothing changes", () => {
  expect(diff("a\nb\n", [0, 1, "a"])).toBe("");
  expect(diff("a\nb\n")).toBe("");
});

it("writes a name with a line break in quotes", () => {
  const edits = [{ file: "a\nb", start: 0, end: 1, text: "x" }];
  expect(formatUnifiedDiff([{ path: "a\nb", text: "a\n", edits }])).toContain('--- "a/a\\nb"\n');
});

const lines = fc.array(fc.constantFrom("a", "b", "", "c d"), { maxLength: 30 });

it("is taken by git, which makes the same text of it", () => {
  const folder = mkdtempSync(join(tmpdir(), "taintlint-diff-"));
  try {
    fc.assert(
      fc.property(
        lines,
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(70), fc.nat(5), lines), { maxLength: 4 }),
        (all, end, cuts) => {
          const text = all.join("\n") + (end && all.length > 0 ? "\n" : "");
          const edits: TextEdit[] = [];
          for (const [at, length, written] of [...cuts].sort((a, b) => a[0] - b[0])) {
            const start = Math.min(at, text.length);
            if (start <= (edits.at(-1)?.end ?? -1)) continue;
            edits.push({ file: "f", start, end: Math.min(start + length, text.length), text: written.join("\n") });
          }
          const after = applyEdits(text, edits);
          const patch = formatUnifiedDiff([{ path: "f", text, edits }]);
          expect(patch === "").toBe(text === after);
          // An empty file is none to git.
          if (patch === "" || text === "" || after === "") return;
          writeFileSync(join(folder, "f"), text);
          execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: patch, stdio: "pipe" });
          expect(readFileSync(join(folder, "f"), "utf8")).toBe(after);
        },
      ),
      { numRuns: runsOf(60) },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
