import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type IgnoreLine, readIgnoreLines } from "../../model/ignore-lines.js";
import { asOnDisk } from "./relative-path.js";

interface Rules {
  /** Base folder with a final `/`, or empty. */
  readonly start: string;
  readonly lines: readonly IgnoreLine[];
}

const IGNORE_FILE = ".gitignore";
const OWN_IGNORE_FILE = ".git/info/exclude";

/** Tests relative paths, with `/`, by the ignore files of a folder and below, without git. Each is read lazily, once. */
export function readIgnoreFiles(folder: string): (path: string, isFolder: boolean) => boolean {
  const chains = new Map<string, readonly Rules[]>();
  const folders = new Map<string, boolean>();
  const base = readRules(folder, "", OWN_IGNORE_FILE);

  function chainOf(start: string): readonly Rules[] {
    const known = chains.get(start);
    if (known !== undefined) return known;
    const chain = [...readRules(folder, start, IGNORE_FILE), ...(start === "" ? base : chainOf(startOf(start)))];
    chains.set(start, chain);
    return chain;
  }

  /** The nearest matching file decides, but ignored folders stay ignored. */
  function ignores(path: string, isFolder: boolean): boolean {
    const start = startOf(path);
    if (start !== "" && ignoresFolder(start)) return true;
    for (const one of chainOf(start)) {
      const relative = path.slice(one.start.length);
      const last = one.lines.findLast((line) => (isFolder || !line.isForFolders) && line.matches(relative));
      if (last !== undefined) return !last.isNegated;
    }
    return false;
  }

  function ignoresFolder(start: string): boolean {
    const known = folders.get(start) ?? ignores(start.slice(0, -1), true);
    folders.set(start, known);
    return known;
  }

  return ignores;
}

function startOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
}

/** Git does not follow links to ignore files either. */
function readRules(folder: string, start: string, name: string): Rules[] {
  const path = join(folder, start, name);
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [];
    return [{ start, lines: readIgnoreLines(readFileSync(path).toString("utf8"), asOnDisk("A") === asOnDisk("a")) }];
  } catch {
    return [];
  }
}
