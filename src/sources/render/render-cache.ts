import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashBytes } from "../disk/digest.js";
import { unstopped } from "../disk/watchdog.js";
import { writeThrough } from "../disk/write-file.js";

/** Cached texts by hash of their inputs. Never throws. */
export interface SealedEntries {
  readonly get: (key: string) => string | undefined;
  readonly put: (key: string, text: string) => void;
}

interface EntryLimits {
  readonly days: number;
  /** In bytes; least recently used entries are evicted first. */
  readonly bytes: number;
}

const ENTRY_LIMITS: EntryLimits = { days: 30, bytes: 200 * 1024 ** 2 };

const FORMAT = "taintlint-rendering-3";
const ENTRY_NAME = /^[0-9a-f]{64}$/;
const MS_PER_DAY = 24 * 60 * 60 * 1000;
const TIDIED = "tidied";
/** Newer times of use are not rewritten. */
const FRESH_MS = MS_PER_DAY / 24;

/** Opens the cache of renderings, readable by this user only. Damaged or foreign entries are ignored. */
export function openRenderCache(folder: string, limits = ENTRY_LIMITS): SealedEntries {
  const entries = join(folder, "renderings");
  let isTidied = false;

  return {
    get(key) {
      const path = join(entries, key);
      try {
        const stats = lstatSync(path);
        const isOwn = process.getuid === undefined || stats.uid === process.getuid();
        if (!stats.isFile() || !isOwn || stats.size > limits.bytes) return undefined;
        const output = openEntry(readFileSync(path, "utf8"), key);
        if (output !== undefined && Date.now() - stats.mtimeMs > FRESH_MS) touch(path);
        return output;
      } catch {
        return undefined;
      }
    },
    put(key, output) {
      const temporary = join(entries, `${key}.${randomUUID()}.tmp`);
      const text = `${FORMAT} ${key} ${hashBytes(output)}\n${output}`;
      try {
        mkdirSync(entries, { recursive: true, mode: 0o700 });
        unstopped(() => writeThrough(temporary, join(entries, key), text));
        if (!isTidied) tidy(entries, limits);
        isTidied = true;
      } catch {
        // A run without a cache is slower and says the same.
      }
    },
  };
}

function openEntry(text: string, key: string): string | undefined {
  const lineEnd = text.indexOf("\n");
  const output = text.slice(lineEnd + 1);
  return text.slice(0, lineEnd) === `${FORMAT} ${key} ${hashBytes(output)}` ? output : undefined;
}

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

function tidy(folder: string, { days, bytes }: EntryLimits): void {
  const mark = join(folder, TIDIED);
  const now = Date.now();
  const last = lstatSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (now - last < MS_PER_DAY) return;
  writeFileSync(mark, "", { mode: 0o600 });
  touch(mark);
  const isOurs = (name: string) => ENTRY_NAME.test(name.slice(0, 64)) && (name.length === 64 || name.endsWith(".tmp"));
  const entries = readdirSync(folder)
    .filter(isOurs)
    .flatMap((name) => {
      const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return stats === undefined ? [] : [{ path: join(folder, name), size: stats.size, usedMs: stats.mtimeMs }];
    })
    .sort((a, b) => b.usedMs - a.usedMs);
  let total = 0;
  for (const { path, size, usedMs } of entries) {
    total += size;
    if (total > bytes || now - usedMs > days * MS_PER_DAY) rmSync(path, { force: true });
  }
}
