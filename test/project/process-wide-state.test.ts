import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What two runs in one process share, with the reason why that is harmless. */
const SHARED: Readonly<Record<string, string>> = {
  "manifest/fields/api-shape.ts: parsed": "the fields of a type of the API, which are the same in every run",
  "manifest/fields/api-shape.ts: typed": "the fields of a type of the API, which are the same in every run",
  "sources/file-system.ts: virtualTrees":
    "commits that are shown as folders, each at a temporary path of its own that no other run reads",
  "sources/engine.ts: isLong": "flags of the process's engine, which are set once",
  "sources/engine.ts: mayGrowFast": "flags of the process's engine, which are set once",
  "sources/engine.ts: mayGrowNewSpace": "flags of the process's engine, which are set once",
  "sources/hcl-parser.ts: loading": "the parser of Terraform's language, which is loaded once and keeps no text",
  "sources/read-file.ts: buffer":
    "one buffer for all files: its bytes are valid until the next read, and reading is synchronous",
  "sources/render/find-program.ts: answers": "the version of a program, by the program that a run has found",
  "sources/render/run-program.ts: interrupted": "the process was told to end, and starts no further program",
  "sources/render/run-program.ts: isolation": "whether this machine can take the network from a program",
  "sources/render/run-program.ts: running": "the children of the process, which end with it",
  "sources/render/run-program.ts: waiting": "shells between two programs, each of a folder that no other run has",
};

const LET = /^(?:export )?let (\w+)/gm;
const COLLECTION = /^(?:export )?const (\w+)[^=;]*=\s*new (?:Map|Set|WeakMap|WeakSet)\b/gm;

/** The names at the top of a module whose values a run may change. What is only made anew by `memoize` depends on its key alone. */
function sharedIn(text: string): string[] {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const isChanged = (name: string) => new RegExp(`\\b${name}\\.(?:set|add|delete|clear)\\(`).test(text);
  return [...names(LET), ...names(COLLECTION).filter(isChanged)];
}

it.each([
  ["let known: string | undefined;", ["known"]],
  ["export let known = 1;", ["known"]],
  ["const known = new Map<string, number>();\nknown.set('a', 1);", ["known"]],
  ["const known: Map<string, number> =\n  new Map();\nfunction a() {\n  known.delete('a');\n}", ["known"]],
  ["const known = new WeakMap();\nknown.set({}, 1);", ["known"]],
  ["const words: ReadonlySet<string> = new Set(['a']);\nwords.has('a');", []],
  ["function a() {\n  let known = 1;\n  const all = new Set();\n  all.add(known);\n}", []],
])("finds what %j shares", (text, expected) => {
  expect(sharedIn(text)).toEqual(expected);
});

it("nothing outlives a run in workspace/, sources/ and manifest/, but for a few things with their reasons", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => /^(?:workspace|sources|manifest)\/.*\.ts$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  const shared = files.flatMap((path) =>
    sharedIn(readFileSync(`src/${path}`, "utf8")).map((name) => `${path}: ${name}`),
  );
  expect(shared.sort()).toEqual(Object.keys(SHARED).sort());
});
