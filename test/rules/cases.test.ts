import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CASES, type Case } from "./cases.js";
import { EDGE_CASES } from "./edge-cases.js";
import { lintTexts } from "./lint-texts.js";
import { wordsOf } from "./said-words.js";

/** Everything that is said of the cases: written down with TAINTLINT_RECORD=1, and read. */
const FILE = join(import.meta.dirname, "cases.txt");

function saidOf({ inventory, manifests }: Case): string {
  return lintTexts(inventory, manifests.join("---\n"))
    .findings.map(
      (one) =>
        `${one.severity} ${one.rule} ${one.fingerprint} ${one.source.file}:${one.source.line}:${one.source.column} ${wordsOf(one)}`,
    )
    .join("\n");
}

const ALL = Object.entries({ ...CASES, ...EDGE_CASES });

if (process.env.TAINTLINT_RECORD === "1") {
  const all = ALL.map(([title, one]) => `# ${title}\n${saidOf(one)}`.trimEnd());
  writeFileSync(FILE, `${all.join("\n\n")}\n`);
}

const parts = readFileSync(FILE, "utf8")
  .trimEnd()
  .split(/\n\n(?=# )/);
const written = new Map(parts.map((part) => [part.split("\n", 1)[0]?.slice(2), part.split("\n").slice(1).join("\n")]));

describe("everything that is said of", () => {
  it.each(ALL)("%s", (title, one) => {
    expect(saidOf(one)).toBe(written.get(title));
  });

  it("no case that there was", () => {
    expect([...written.keys()]).toEqual(ALL.map(([title]) => title));
  });
});
