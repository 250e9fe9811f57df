/** Which files stand below a folder. All paths are relative to it and written with `/`. */
export interface FileList {
  /** Of files and of links, sorted, each one once. */
  readonly paths: readonly string[];
  /** Folders that could not be searched, with the reason: one lower-case clause. */
  readonly locked: ReadonlyMap<string, string>;
  /** True if one repository of git holds them all: no submodule, and no other repository inside. */
  readonly isWhole: boolean;
}

/** `.git`, also as NTFS takes it: in short, or with dots, blanks and a stream at its end. */
const GITS_OWN = /(?:^|[/\\])(?:\.git|git~1)[. ]*(?::[^/\\]*)?(?:[/\\]|$)/i;
const PACKAGES = /(?:^|\/)node_modules(?:\/|$)/i;
/** The characters that HFS+ passes over in a name. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Reports whether a path is inside a `.git`, in any spelling that a file system accepts. */
export function isGitsOwn(path: string): boolean {
  return GITS_OWN.test(path.replace(PASSED_OVER, ""));
}

/** Reports whether a path is never linted: inside a `.git` or `node_modules`. */
export function isNever(path: string): boolean {
  return PACKAGES.test(path) || isGitsOwn(path);
}

/** The paths of a sorted list that stand below a folder of it; all of them for `.`. */
export function pathsBelow(paths: readonly string[], folder: string): readonly string[] {
  if (folder === ".") return paths;
  const prefix = `${folder}/`;
  const first = firstNotBefore(paths, prefix);
  let end = first;
  while (paths[end]?.startsWith(prefix)) end++;
  return paths.slice(first, end);
}

/** By halving: a chart's folder asks for its own files, and a repository may hold very many. */
function firstNotBefore(paths: readonly string[], text: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((paths[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
