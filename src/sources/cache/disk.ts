import * as fs from "node:fs";
import { hashBytes } from "./digest.js";
import { asked, NOTHING_THERE, witness, wordedError } from "./witness.js";

/**
 * The disk as a run sees it: the functions of `node:fs` that look at files of a repository. Each one lets the witness know
 * what it saw, so that a later run can tell whether it would see the same. Whatever reads a repository reads through these.
 */

/** What a run may know of what stands at a path. */
export type SeenEntry = Pick<fs.Stats, "isFile" | "isDirectory" | "isSymbolicLink">;

function kindOf(stats: SeenEntry | undefined): string {
  if (stats === undefined) return NOTHING_THERE;
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "folder";
  return stats.isSymbolicLink() ? "link" : "other";
}

export function lstatSync(path: string, options: { readonly throwIfNoEntry: false }): SeenEntry | undefined {
  return asked("entry", path, () => fs.lstatSync(path, options), kindOf);
}

export function statSync(path: string, options: { readonly throwIfNoEntry: false }): SeenEntry | undefined;
export function statSync(path: string): SeenEntry;
export function statSync(path: string, options?: { readonly throwIfNoEntry: false }): SeenEntry | undefined {
  return asked("target", path, () => fs.statSync(path, options), kindOf);
}

/** True for a link that leads somewhere, too. */
export function existsSync(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export function realpathSync(path: string): string {
  return asked(
    "real",
    path,
    () => fs.realpathSync(path),
    (real) => real,
  );
}

export function readdirSync(path: string): fs.Dirent[] {
  return asked("names", path, () => fs.readdirSync(path, { withFileTypes: true }), wordedNames);
}

function wordedNames(entries: readonly fs.Dirent[]): string {
  return hashBytes(JSON.stringify(entries.map((entry) => [entry.name, kindOf(entry)])));
}

/** The bytes of a file. Throws what the system says against it. */
export function readFileSync(path: string): Buffer {
  try {
    const descriptor = fs.openSync(path, "r");
    try {
      return readOpen(descriptor, path);
    } finally {
      fs.closeSync(descriptor);
    }
  } catch (error) {
    witness()?.saw("content", path, wordedError(error));
    throw error;
  }
}

/** The same of a file that is open. */
export function readOpen(descriptor: number, path: string): Buffer {
  const one = witness();
  const stats = one && fs.fstatSync(descriptor, { bigint: true });
  const bytes = fs.readFileSync(descriptor);
  if (stats !== undefined) one?.read(path, stats, bytes);
  return bytes;
}
