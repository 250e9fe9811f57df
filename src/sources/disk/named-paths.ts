import { basename, dirname, resolve } from "node:path";
import { nearestWord } from "../../model/words.js";
import { type FileSystem, namesIn, systemErrorCode } from "./file-system.js";
import { relativePath } from "./relative-path.js";

/** A path named by the user, absolute; `missing` keeps the text. */
export type NamedPath =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "missing"; readonly text: string; readonly nearest: string | undefined };

export function lookUpPath(workingDirectory: string, text: string, fileSystem: FileSystem): NamedPath {
  const path = resolve(workingDirectory, text);
  try {
    const found = fileSystem.stat(path) ?? fileSystem.lstat(path);
    if (found !== undefined) return { kind: found.isDirectory() ? "folder" : "file", path };
  } catch (error) {
    if (systemErrorCode(error) !== "ENOTDIR") return { kind: "file", path };
  }
  const folder = dirname(path);
  const nearest = nearestWord(basename(path), namesIn(folder, fileSystem));
  const shown = nearest === undefined ? undefined : relativePath(workingDirectory, resolve(folder, nearest));
  return { kind: "missing", text, nearest: shown };
}
