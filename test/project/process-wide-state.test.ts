import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What two runs in one process share, with the reason why that is harmless. */
const SHARED: Readonly<Record<string, string>> = {
  "playground/playground.ts: limit": "the time of the judgement that the page waits for",
  "playground/playground.ts: worker": "the page's worker, which judges one text and keeps none",
  "playground/playground.ts: timer": "the wait for the end of typing in the page",
  "policies/contract/cel-policy.ts: unsettled":
    "objects that one evaluation makes, each held only while somebody else holds it",
  "rendering/kustomize/patches.ts: known":
    "the patches of a kustomization that one run has read, which are forgotten with it",
  "reporters/html/browser/matrices.ts: known": "the data of the page, which holds them once",
  "sources/disk/engine.ts: isLong": "flags of the process's engine, which are set once",
  "sources/disk/engine.ts: mayGrowFast": "flags of the process's engine, which are set once",
  "sources/disk/engine.ts: mayGrowNewSpace": "flags of the process's engine, which are set once",
  "sources/disk/hcl-parser.ts: loading": "the parser of Terraform's language, which is loaded once and keeps no text",
  "sources/disk/read-file.ts: buffer":
    "one buffer for all files: its bytes are valid until the next read, and reading is synchronous",
  "sources/disk/temporary-folder.ts: cleaners": "what removes the folders of each run, and is dropped with them",
  "sources/disk/watchdog.ts: asked": "of the thread, which is the process's own",
  "sources/disk/watchdog.ts: bytesRead": "what the process has read: it only starts the thread",
  "sources/disk/watchdog.ts: hasEnded": "the process was stopped, and lints nothing more",
  "sources/disk/watchdog.ts: isArmed": "the command line or the action has the process watched, a library never",
  "sources/disk/watchdog.ts: limit": "a command judges one repository, and a library is not watched",
  "sources/disk/watchdog.ts: onStop": "who reports a stopped run, taken back as the run ends",
  "sources/disk/watchdog.ts: step": "a word for the report of a stopped run",
  "sources/disk/watchdog.ts: worker": "the thread of the process",
  "sources/render/find-program.ts: answers": "the version of a program, by the program that a run has found",
  "sources/render/run-program.ts: interrupted": "the process was told to end, and starts no further program",
  "sources/render/run-program.ts: isolation": "whether this machine can take the network from a program",
  "sources/render/run-program.ts: running": "the children of the process, which end with it",
  "sources/render/run-program.ts: waiting": "shells between two programs, each of a folder that no other run has",
};

const LET = /^(?:export )?let (\w+)/gm;
const COLLECTION = /^(?:export )?const (\w+)[^=;]*=\s*(?:new (?:Map|Set|WeakMap|WeakSet)\b|\[\]|\{\})/gm;

/** The names at the top of a module whose values a run may change. What `memoize`, `memoizeText` and `once` keep depends on its key alone, and is bounded. */
function sharedIn(text: string): string[] {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const isChanged = (name: string) =>
    new RegExp(
      `\\b${name}(?:\\.(?:set|add|delete|clear|push|unshift|splice)\\(|\\[[^\\]]+\\] [^\\s=]{0,3}=(?!=))`,
    ).test(text);
  return [...names(LET), ...names(COLLECTION).filter(isChanged)];
}

it.each([
  ["let known: string | undefined;", ["known"]],
  ["export let known = 1;", ["known"]],
  ["const known = new Map<string, number>();\nknown.set('a', 1);", ["known"]],
  ["const known: Map<string, number> =\n  new Map();\nfunction a() {\n  known.delete('a');\n}", ["known"]],
  ["const known = new WeakMap();\nknown.set({}, 1);", ["known"]],
  ["const known: string[] = [];\nfunction a() {\n  known.push('a');\n}", ["known"]],
  ["export const known: Record<string, string> = {};\nknown['a'] = 'b';", ["known"]],
  ["const known = {};\nif (known['a'] === 'b') known['a'] ??= 'c';", ["known"]],
  ["const known: string[] = [];\nconst a = known[0] === 'a';", []],
  ["const words: ReadonlySet<string> = new Set(['a']);\nwords.has('a');", []],
  ["function a() {\n  let known = 1;\n  const all = new Set();\n  all.add(known);\n}", []],
])("finds what %j shares", (text, expected) => {
  expect(sharedIn(text)).toEqual(expected);
});

it("nothing outlives a run, but for a few things with their reasons", () => {
  const paths = readdirSync("src", { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.filter((path) => path.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(500);
  const shared = files.flatMap((path) =>
    sharedIn(readFileSync(`src/${path}`, "utf8")).map((name) => `${path}: ${name}`),
  );
  expect(shared.sort()).toEqual(Object.keys(SHARED).sort());
});
