/** Paths are relative to the folder, with `/`. */
export interface FileList {
  /** Files and links, sorted and deduplicated. */
  readonly paths: readonly string[];
  /** Unreadable folders with the reason: one lower-case clause. */
  readonly locked: ReadonlyMap<string, string>;
  /** True without submodules and inner repositories. */
  readonly isWhole: boolean;
  /** As the index names them; absent without git. */
  readonly submodules?: readonly string[] | undefined;
}

/** `.git`, also in NTFS spellings: short, or with dots, blanks and a stream. */
const GITS_OWN = /(?:^|[/\\])(?:\.git|git~1)[. ]*(?::[^/\\]*)?(?:[/\\]|$)/i;
const FETCHED = /(?:^|\/)(?:node_modules|\.terraform|\.terragrunt-cache)(?:\/|$)/i;
/** Characters that HFS+ ignores in names. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Reports whether a path is inside `.git`, in any file system's spelling. */
export function isGitsOwn(path: string): boolean {
  return GITS_OWN.test(path.replace(PASSED_OVER, ""));
}

/** Reports whether a path is never linted: inside a `.git`, `node_modules` or cache of Terraform. */
export function isNever(path: string): boolean {
  return FETCHED.test(path) || isGitsOwn(path);
}

/** Returns the paths of a sorted list below a folder; all for `.`. */
export function pathsBelow(paths: readonly string[], folder: string): readonly string[] {
  if (folder === ".") return paths;
  const prefix = `${folder}/`;
  const first = firstNotBefore(paths, prefix);
  let end = first;
  while (paths[end]?.startsWith(prefix)) end++;
  return paths.slice(first, end);
}

/** Binary search: repositories may hold very many paths. */
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
