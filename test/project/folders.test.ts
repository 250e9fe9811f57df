import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

/** Every relative import, those of types alone included; `import("./thing.js")` as well. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)\.js"/g;

/** Each folder with those that its files import from, and a file that does. */
type Folders = ReadonlyMap<string, ReadonlyMap<string, string>>;

function foldersOf(texts: Iterable<readonly [file: string, text: string]>): Folders {
  const folders = new Map<string, Map<string, string>>();
  for (const [file, text] of texts) {
    const folder = posix.dirname(file);
    const imported = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, imported);
    for (const [, path = ""] of text.matchAll(IMPORT)) {
      const other = posix.dirname(posix.join(folder, path));
      if (other !== folder) imported.set(other, file);
    }
  }
  return folders;
}

/** The folders that lead back to themselves. */
function circles(folders: Folders): string[] {
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const pending = [...(folders.get(start)?.keys() ?? [])];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      pending.push(...(folders.get(next)?.keys() ?? []));
    }
    return found;
  };
  return [...folders.keys()].filter((folder) => reached(folder).has(folder));
}

/** The imports of a folder from one above it. */
function climbs(folders: Folders): string[] {
  return [...folders].flatMap(([folder, imported]) =>
    [...imported].flatMap(([other, file]) => (folder.startsWith(`${other}/`) ? [`${file} -> ${other}`] : [])),
  );
}

describe("folders", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => path.endsWith(".ts"));
  const folders = foldersOf(files.map((file) => [file, readFileSync(`src/${file}`, "utf8")]));

  it("a circle and a climb are found", () => {
    const some = foldersOf([
      ["a/one.ts", 'import { b } from "./b/two.js";'],
      ["a/b/two.ts", 'import { one } from "../one.js";'],
      ["c/three.ts", 'import { b } from "../a/b/two.js";'],
    ]);
    expect(circles(some)).toEqual(["a", "a/b"]);
    expect(climbs(some)).toEqual(["a/b/two.ts -> a"]);
  });

  it("form no circle", () => {
    expect(folders.size).toBeGreaterThan(40);
    expect(circles(folders)).toEqual([]);
  });

  it("stand on the floors that the architecture shows", () => {
    const lines = readFileSync("docs/architecture.md", "utf8").matchAll(/^ {4}(\w+): +(.+ <- .+)$/gm);
    const shown = [...lines].map(([, area = "", floors = ""]) => {
      return floors.split(" <- ").map((floor) => floor.split(", ").map((name) => posix.join(area, name)));
    });
    expect(shown.length).toBeGreaterThan(5);
    const wrong = shown.flatMap((floors) =>
      floors.flatMap((floor, index) =>
        floor.flatMap((folder) => {
          if (folder.endsWith(".ts")) return files.includes(folder) ? [] : [folder];
          const imported = folders.get(folder);
          const above = floors.slice(index).flat();
          return imported === undefined ? [folder] : above.filter((one) => one !== folder && imported.has(one));
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("import nothing from the folder above: a parent imports its children", () => expect(climbs(folders)).toEqual([]));
});
