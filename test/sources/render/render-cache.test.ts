import { chmodSync, existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openRenderCache } from "../../../src/sources/render/render-cache.js";
import { cacheFolder } from "../../../src/workspace/user-cache.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";

const key = (letter: string) => letter.repeat(64);
const DAY_MS = 24 * 60 * 60 * 1000;

it("gives back what was put in, to this user alone", () => {
  const folder = join(temporaryFolder(), "taintlint");
  openRenderCache(folder).put(key("a"), "kind: Pod\n---\nline\r\n");
  expect(openRenderCache(folder).get(key("a"))).toBe("kind: Pod\n---\nline\r\n");
  expect(openRenderCache(folder).get(key("b"))).toBeUndefined();
  if (process.platform === "win32") return;
  expect(statSync(join(folder, "renderings")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "renderings", key("a"))).mode & 0o777).toBe(0o600);
});

it.each<[string, (text: string) => string]>([
  ["is cut off", (text) => text.slice(0, -1)],
  ["was changed", (text) => text.replace("Pod", "Job")],
  ["belongs to another key", (text) => text.replace(key("a"), key("b"))],
  ["has another format", (text) => text.replace(/rendering-\d+/, "rendering-0")],
  ["is empty", () => ""],
])("ignores an entry that %s", (_name, damage) => {
  const folder = temporaryFolder();
  const cache = openRenderCache(folder);
  cache.put(key("a"), "kind: Pod\n");
  const path = join(folder, "renderings", key("a"));
  writeFileSync(path, damage(readFileSync(path, "utf8")));
  expect(cache.get(key("a"))).toBeUndefined();
  cache.put(key("a"), "kind: Pod\n");
  expect(cache.get(key("a"))).toBe("kind: Pod\n");
});

it("does without a folder that cannot be made", () => {
  const cache = openRenderCache(join(temporaryFolder({ file: "" }), "file"));
  cache.put(key("a"), "");
  expect(cache.get(key("a"))).toBeUndefined();
});

it("removes what nobody has used for long, then what is too much, and nothing of anybody else", () => {
  const folder = temporaryFolder();
  const renderings = join(folder, "renderings");
  const first = openRenderCache(folder);
  for (const letter of "abcde") first.put(key(letter), "x".repeat(1000));
  const setDaysAgo = (name: string, days: number) => {
    const time = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(renderings, name), time, time);
  };
  setDaysAgo(key("a"), 31);
  setDaysAgo(key("b"), 3);
  setDaysAgo(key("c"), 2);
  setDaysAgo("tidied", 2);
  writeFileSync(join(renderings, "notes.txt"), "mine");
  // Room for three entries of the five that are left.
  openRenderCache(folder, { days: 30, bytes: 4000 }).put(key("f"), "x".repeat(1000));
  expect(readdirSync(renderings).sort()).toEqual([key("d"), key("e"), key("f"), "notes.txt", "tidied"]);
});

it("takes a hit for a use", () => {
  const folder = temporaryFolder();
  const cache = openRenderCache(folder);
  cache.put(key("a"), "");
  const path = join(folder, "renderings", key("a"));
  const old = new Date(Date.now() - 2 * DAY_MS);
  utimesSync(path, old, old);
  cache.get(key("a"));
  expect(statSync(path).mtimeMs).toBeGreaterThan(old.getTime() + DAY_MS);
});

it.runIf(process.getuid?.() === 0)("ignores what another user has put there", async () => {
  const { chownSync } = await import("node:fs");
  const folder = temporaryFolder();
  const cache = openRenderCache(folder);
  cache.put(key("a"), "kind: Pod\n");
  chownSync(join(folder, "renderings", key("a")), 65534, 65534);
  chmodSync(join(folder, "renderings", key("a")), 0o644);
  expect(existsSync(join(folder, "renderings", key("a")))).toBe(true);
  expect(cache.get(key("a"))).toBeUndefined();
});

it.each<[Record<string, string | undefined>, NodeJS.Platform, string | undefined]>([
  [{ XDG_CACHE_HOME: "/x", HOME: "/h" }, "linux", "/x/taintlint"],
  [{ XDG_CACHE_HOME: "relative", HOME: "/h" }, "linux", "/h/.cache/taintlint"],
  [{ XDG_CACHE_HOME: "", HOME: "/h" }, "darwin", "/h/Library/Caches/taintlint"],
  [{ HOME: "" }, "linux", undefined],
  [{}, "win32", undefined],
])("finds the folder for %j on %s", (environment, platform, folder) => {
  expect(cacheFolder(environment, platform)).toBe(folder);
});
