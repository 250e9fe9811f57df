import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { isInside } from "./relative-path.js";

export interface SearchPath {
  /** The absolute path of the program. */
  readonly find: (name: string) => string | undefined;
  readonly text: string;
}

/** Filters PATH: no folders in, or links into, repositories, so that these choose no programs. */
export function openSearchPath(path: string | undefined, repositories: readonly string[]): SearchPath {
  const roots = repositories.flatMap((root) => [root, realPathOf(root) ?? root]);
  const isForeign = (one: string) => {
    const real = realPathOf(one);
    return real !== undefined && ![one, real].some((place) => roots.some((root) => isInside(root, place)));
  };
  const folders = (path ?? "").split(delimiter).filter((folder) => isAbsolute(folder) && isForeign(folder));
  return {
    find(name) {
      const file = process.platform === "win32" ? `${name}.exe` : name;
      return folders.map((folder) => join(folder, file)).find((one) => isExecutable(one) && isForeign(one));
    },
    text: folders.join(delimiter),
  };
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
