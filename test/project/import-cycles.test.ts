import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";

/** Every relative import, those of types alone included; `import("./thing.js")` as well. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)\.js"/g;

/** Each file with those that it imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

function readImports(): Imports {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => path.endsWith(".ts"));
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(`src/${file}`, "utf8").matchAll(IMPORT)].map(([, path = ""]) => path);
      return [file, specifiers.map((path) => `${posix.join(posix.dirname(file), path)}.ts`)];
    }),
  );
}

/** A way that leads from a file back to it; undefined where there is none. */
function findCycle(imports: Imports): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...way, file]);
      if (cycle !== undefined) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

it("finds a cycle", () => {
  const imports = new Map([
    ["a.ts", ["b.ts"]],
    ["b.ts", ["c.ts", "d.ts"]],
    ["c.ts", []],
    ["d.ts", ["b.ts"]],
  ]);
  expect(findCycle(imports)).toEqual(["b.ts", "d.ts", "b.ts"]);
});

it("no file imports itself by way of others, for a type neither", () => {
  const imports = readImports();
  const edges = [...imports.values()].flat();
  // The imports are really read: far more than there are files, and nearly all lead to one.
  expect(edges.length).toBeGreaterThan(2 * imports.size);
  expect(edges.filter((path) => !imports.has(path))).toEqual([]);
  expect(findCycle(imports)).toBeUndefined();
});
