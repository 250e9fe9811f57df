/** Which files stand below a folder. All paths are relative to it and written with `/`. */
export interface FileList {
  /** Of files and of links, sorted, each one once. */
  readonly paths: readonly string[];
  /** Folders that could not be searched, with the reason: one lower-case clause. */
  readonly locked: ReadonlyMap<string, string>;
  /** Whether one repository of git holds them all: no submodule, and no other repository inside. */
  readonly isWhole: boolean;
}

/** Never a file of a repository, whoever names it: what git keeps for itself, and the packages of Node. */
const NEVER = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/i;

/** Whether a path is what git keeps for itself, credentials perhaps. */
export function isGitsOwn(path: string): boolean {
  return /(?:^|\/)\.git(?:\/|$)/i.test(path);
}

export function isNever(path: string): boolean {
  return NEVER.test(path);
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
