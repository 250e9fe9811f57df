import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RULES } from "../../src/rules/index.js";
import { lintChange, lintTexts } from "../rules/lint-texts.js";

const FOLDER = "test/mistakes";
const MARK = /# <-- ([a-z, -]+)$/;
const ALL = Array.from({ length: 45 }, (_, index) => `M${String(index + 1).padStart(2, "0")}`);
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** The body of an inventory: what follows the line `version: 1`. */
function readInventory(folder: string, name: string): string {
  return readFileSync(join(FOLDER, folder, name), "utf8").replace(/^version: 1\n/, "");
}

function readManifest(folder: string, name: string): string {
  return readFileSync(join(FOLDER, folder, name), "utf8");
}

/** `file:line rule` for each rule that a marker at the end of a line names. */
function markedLines(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const rules = MARK.exec(line)?.[1]?.split(", ") ?? [];
    return rules.map((rule) => `${file}:${index + 1} ${rule}`);
  });
}

/** Where the mistake is a change, `before-taintlint.yaml` holds the pools before it. */
function found(folder: string, inventory: string, manifest: string): string[] {
  const isChange = existsSync(join(FOLDER, folder, "before-taintlint.yaml"));
  const { findings } = isChange
    ? lintChange([readInventory(folder, "before-taintlint.yaml"), manifest], [inventory, manifest])
    : lintTexts(inventory, manifest);
  return findings.map(({ source, rule }) => `${source.file}:${source.line} ${rule}`).sort();
}

function markedIn(folder: string): string[] {
  const inventory = `version: 1\n${readInventory(folder, "taintlint.yaml")}`;
  const manifest = readManifest(folder, "bad.yaml");
  return [...markedLines("manifest.yaml", manifest), ...markedLines("taintlint.yaml", inventory)].sort();
}

describe.each(folders)("mistake %s", (folder) => {
  it("is found at its lines, and nothing else is", () => {
    const marked = markedIn(folder);
    expect(marked).not.toEqual([]);
    expect(found(folder, readInventory(folder, "taintlint.yaml"), readManifest(folder, "bad.yaml"))).toEqual(marked);
  });

  it("leaves its correct twin alone", () => {
    const name = existsSync(join(FOLDER, folder, "good-taintlint.yaml")) ? "good-taintlint.yaml" : "taintlint.yaml";
    expect(found(folder, readInventory(folder, name), readManifest(folder, "good.yaml"))).toEqual([]);
  });
});

describe("the table of mistakes in the documentation", () => {
  const page = readFileSync("docs/mistakes.md", "utf8");
  const rows = page.split("\n").flatMap((line) => {
    const [, mistake, , answer] = /^\| (M\d\d) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
    return mistake === undefined || answer === undefined ? [] : [{ mistake, answer }];
  });
  const rulesIn = (answer: string) =>
    [...answer.matchAll(/\[`([a-z-]+)`\]\(rules\/\1\.md\)/g)].map(([, rule = ""]) => rule);

  it("has one row for every mistake", () => {
    expect(rows.map(({ mistake }) => mistake)).toEqual(ALL);
  });

  it("names rules that exist, or says why there is none", () => {
    const known = new Set(RULES.map(({ id }) => id));
    expect(rows.flatMap(({ answer }) => rulesIn(answer)).filter((rule) => !known.has(rule))).toEqual([]);
    const reasons = rows.filter(({ answer }) => rulesIn(answer).length === 0).map(({ answer }) => answer);
    expect(reasons.filter((reason) => !/^Not visible: .+\.$/.test(reason))).toEqual([]);
  });

  it("has a folder of examples for every mistake that a rule finds, with exactly its rules", () => {
    expect(rows.filter(({ answer }) => rulesIn(answer).length > 0).map(({ mistake }) => mistake)).toEqual(folders);
    for (const { mistake, answer } of rows.filter((row) => folders.includes(row.mistake))) {
      const found = markedIn(mistake).map((line) => line.split(" ")[1] ?? "");
      expect([mistake, ...new Set(rulesIn(answer))].sort()).toEqual([mistake, ...new Set(found)].sort());
    }
  });
});
