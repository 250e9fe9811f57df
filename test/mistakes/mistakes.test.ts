import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { lintRepository } from "../../src/lint/lint.js";
import { RULES } from "../../src/rules/index.js";
import { HELM, KUSTOMIZE, readRendered } from "../cli/read-rendered.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { lintChange, lintTexts } from "../rules/lint-texts.js";

const FOLDER = "test/mistakes";
const MARK = /# <-- ([a-z, -]+)$/;
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));

/** The body of an inventory: what follows the line `version: 1`. */
function readInventory(folder: string, name: string): string {
  return readFileSync(join(FOLDER, folder, name), "utf8").replace(/^version: 1\n/, "");
}

function readManifest(folder: string, name: string): string {
  return readFileSync(join(FOLDER, folder, name), "utf8");
}

/** The files of a mistake that only shows once something is rendered: those of the folder `bad` or `good`. */
function readFolder(folder: string, name: string): Record<string, string> {
  const root = join(FOLDER, folder, name);
  const paths = readdirSync(root, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

function isRendered(folder: string): boolean {
  return existsSync(join(FOLDER, folder, "bad"));
}

/** Whether this machine has the program that shows the mistake. */
function canRender(folder: string): boolean {
  return (existsSync(join(FOLDER, folder, "bad/Chart.yaml")) ? HELM : KUSTOMIZE) !== undefined;
}

async function foundRendered(folder: string, name: string): Promise<string[]> {
  const files = { ...readFolder(folder, name), "taintlint.yaml": readManifest(folder, "taintlint.yaml") };
  const { findings } = lintRepository(await readRendered(temporaryFolder(files)));
  return findings.map(({ source, rule }) => `${source.file}:${source.line} ${rule}`).sort();
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
  if (isRendered(folder)) {
    const marked = Object.entries(readFolder(folder, "bad")).flatMap(([file, text]) => markedLines(file, text));
    return [...marked, ...markedLines("taintlint.yaml", inventory)].sort();
  }
  const manifest = readManifest(folder, "bad.yaml");
  return [...markedLines("manifest.yaml", manifest), ...markedLines("taintlint.yaml", inventory)].sort();
}

describe.each(folders.filter((folder) => !isRendered(folder)))("mistake %s", (folder) => {
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

describe.each(folders.filter(isRendered))("mistake %s, as it is rendered", (folder) => {
  it.skipIf(!canRender(folder))("is found at its lines, and nothing else is", async () => {
    expect(markedIn(folder)).not.toEqual([]);
    expect(await foundRendered(folder, "bad")).toEqual(markedIn(folder));
  });

  it.skipIf(!canRender(folder))("leaves its correct twin alone", async () => {
    expect(await foundRendered(folder, "good")).toEqual([]);
  });
});

describe("the table of mistakes in the documentation", () => {
  const page = readFileSync("docs/mistakes.md", "utf8");
  const rows = page.split("\n").flatMap((line) => {
    const [, mistake, , answer] = /^\| (M\d+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
    return mistake === undefined || answer === undefined ? [] : [{ mistake, answer }];
  });
  const rulesIn = (answer: string) =>
    [...answer.matchAll(/\[`([a-z-]+)`\]\(rules\/\1\.md\)/g)].map(([, rule = ""]) => rule);

  it("has one row for every mistake, numbered from one", () => {
    expect(rows.map(({ mistake }) => Number(mistake.slice(1)))).toEqual(rows.map((_, index) => index + 1));
  });

  it("names rules that exist, or says why there is none", () => {
    const known = new Set(RULES.map(({ id }) => id));
    expect(rows.flatMap(({ answer }) => rulesIn(answer)).filter((rule) => !known.has(rule))).toEqual([]);
    const reasons = rows.filter(({ answer }) => rulesIn(answer).length === 0).map(({ answer }) => answer);
    expect(reasons.filter((reason) => !/^Not (?:visible|reported): .+\.$/.test(reason))).toEqual([]);
  });

  it("has a folder of examples for every mistake that a rule finds, with exactly its rules", () => {
    expect(rows.filter(({ answer }) => rulesIn(answer).length > 0).map(({ mistake }) => mistake)).toEqual(folders);
    for (const { mistake, answer } of rows.filter((row) => folders.includes(row.mistake))) {
      const found = markedIn(mistake).map((line) => line.split(" ")[1] ?? "");
      expect([mistake, ...new Set(rulesIn(answer))].sort()).toEqual([mistake, ...new Set(found)].sort());
    }
  });
});
