import { join } from "node:path";
import { isGitsOwn } from "../file-list.js";
import { isInside, relativePath } from "../relative-path.js";
import type { SealedEntries } from "../sealed-entries.js";
import { askAgain } from "./ask-again.js";
import { isUnchanged } from "./file-stamp.js";
import { describeFile, type KnownFile, openKnownFiles } from "./known-files.js";
import { readStored, type StoredRun, writeStored } from "./stored-run.js";
import { type Question, type Witness, watched } from "./witness.js";

/** What is remembered of the last run with the same options over the same folder. */
export interface RunMemory {
  /** How many files are known of it, how many of those matter for nothing, and how many this run need not read. */
  readonly counts: () => { readonly files: number; readonly idle: number; readonly spared: number };
  /** What came of it, where a run would see exactly the same now; else undefined. */
  readonly recall: () => unknown;
  /** Whether a file was a part of it, and is the same now. */
  readonly holds: (absolutePath: string) => boolean;
  /** Carries out a run, and writes down what it sees. */
  readonly watch: <Value>(run: () => Promise<Value>) => Promise<Value>;
  /** Keeps what was seen, with what came of it where that may be told again. False where it cannot be written. */
  readonly keep: (outcome: unknown) => boolean;
  /** After an outcome was told again: writes down files that had to be read for it, so that the next run need not. */
  readonly refresh: () => void;
  readonly isUnsure: (why: string) => void;
  /** Why the outcome may not be told again; undefined where it may. */
  readonly whyUnsure: () => string | undefined;
}

export interface RunMemoryOptions {
  /** Absolute: nothing outside of it is remembered. */
  readonly root: string;
  readonly entries: SealedEntries;
  /** What the entry is found by. */
  readonly key: string;
  /** What else an outcome depends on: the programs that render. */
  readonly conditions: string;
  /** When this run began, in milliseconds. */
  readonly now: number;
}

const NO_RUN: StoredRun = { files: new Map(), asked: [] };

export function openRunMemory({ root, entries, key, conditions, now }: RunMemoryOptions): RunMemory {
  const text = entries.get(key);
  const stored = (text === undefined ? undefined : readStored(text)) ?? NO_RUN;
  const known = openKnownFiles(root, stored.files, now);
  const files = new Map<string, KnownFile>();
  const asked = new Map<string, readonly [Question, string, string]>();
  let unsure: string | undefined;
  let spared = 0;

  const isUnsure = (why: string) => {
    unsure ??= why;
  };

  /** A path as it is written down; undefined for one outside. */
  function ownPath(absolutePath: string): string | undefined {
    if (isInside(root, absolutePath)) return relativePath(root, absolutePath);
    isUnsure("something outside of the repository");
    return undefined;
  }

  function remember(path: string, file: KnownFile): void {
    const earlier = files.get(path);
    if (earlier !== undefined && earlier.digest !== file.digest) isUnsure("a file that changed while it was read");
    if (isGitsOwn(path)) isUnsure("a file of git's own");
    files.set(path, { ...file, documents: file.documents ?? earlier?.documents });
  }

  const witness: Witness = {
    isUnsure,
    saw(question, absolutePath, answer) {
      const path = ownPath(absolutePath);
      if (path === undefined) return;
      const name = `${question} ${path}`;
      const [, , earlier] = asked.get(name) ?? [];
      if (earlier !== undefined && earlier !== answer) isUnsure("something that changed in between");
      asked.set(name, [question, path, answer]);
    },
    idleDocuments(absolutePath) {
      const path = ownPath(absolutePath);
      const file = path === undefined ? undefined : known.unchanged(path);
      if (path === undefined || file?.documents === undefined) return undefined;
      remember(path, file);
      spared++;
      return file.documents;
    },
    read(absolutePath, stats, bytes) {
      const path = ownPath(absolutePath);
      if (path === undefined) return;
      if (!stats.isFile()) return isUnsure("something that is no file");
      const earlier = files.get(path) ?? known.unchanged(path);
      const isKnown = earlier !== undefined && isUnchanged(earlier.stamp, stats);
      remember(path, isKnown ? earlier : describeFile(stats, bytes, now));
    },
    foundIdle(absolutePath, documents) {
      const path = ownPath(absolutePath);
      const file = path === undefined ? undefined : files.get(path);
      if (path !== undefined && file !== undefined) files.set(path, { ...file, documents });
    },
  };

  function isSame(): boolean {
    for (const [path, { isEntry }] of stored.files) {
      const file = known.same(path);
      if (file === undefined) return false;
      files.set(path, file);
      if (isEntry === true) asked.set(`entry ${path}`, ["entry", path, "file"]);
    }
    return stored.asked.every(([question, path, answer]) => {
      asked.set(`${question} ${path}`, [question, path, answer]);
      return askAgain(question, join(root, path), root) === answer;
    });
  }

  return {
    counts: () => ({
      files: stored.files.size,
      idle: [...stored.files.values()].filter(({ documents }) => documents !== undefined).length,
      spared,
    }),
    recall() {
      if (stored.outcome === undefined || stored.conditions !== conditions) return undefined;
      if (isSame()) return stored.outcome;
      files.clear();
      asked.clear();
      return undefined;
    },
    holds: (absolutePath) => isInside(root, absolutePath) && files.has(relativePath(root, absolutePath)),
    async watch(run) {
      files.clear();
      asked.clear();
      return watched(witness, run);
    },
    keep(outcome) {
      const isCertain = outcome !== undefined && unsure === undefined;
      const text = writeStored({ files, asked: [...asked.values()], ...(isCertain && { conditions, outcome }) });
      return entries.put(key, text);
    },
    refresh() {
      const isOld = [...files].some(([path, { stamp }]) => stored.files.get(path)?.stamp !== stamp);
      if (isOld) entries.put(key, writeStored({ ...stored, files, asked: [...asked.values()] }));
    },
    isUnsure,
    whyUnsure: () => unsure,
  };
}
