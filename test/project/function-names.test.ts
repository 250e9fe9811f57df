import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const EXPORTED = /^export (?:async )?function\*? (\w+)/gm;

/** The functions that files export, each with the files that do; overloads count once. */
function exportedFunctions(texts: Iterable<readonly [file: string, text: string]>): ReadonlyMap<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [, name = ""] of text.matchAll(EXPORTED)) files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  return files;
}

function sharedNames(functions: ReadonlyMap<string, Set<string>>): string[] {
  return [...functions]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].join(", ")}`);
}

it("finds a name that two files export", () => {
  const texts = [
    ["a.ts", "export function one(): void {}\nexport function* both() {}\nexport function both() {}"],
    ["b.ts", "function one(): void {}\nexport async function both() {}"],
  ] as const;
  expect(sharedNames(exportedFunctions(texts))).toEqual(["both: a.ts, b.ts"]);
});

it("no two files export functions of one name", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const functions = exportedFunctions(paths.map((path) => [path, readFileSync(`src/${path}`, "utf8")] as const));
  expect(functions.size).toBeGreaterThan(500);
  expect(sharedNames(functions)).toEqual([]);
});
