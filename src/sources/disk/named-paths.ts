import { basename, dirname, resolve } from "node:path";
import { nearestWord } from "../../model/spelling.js";
import { lstatSync, statSync } from "./file-system.js";
import { namesIn } from "./names-in.js";
import { relativePath } from "./relative-path.js";
import { systemErrorCode } from "./system-error.js";

/** A path named by the user, absolute; `missing` keeps the text. */
export type NamedPath =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "missing"; readonly text: string; readonly nearest: string | undefined };

export function lookUpPath(workingDirectory: string, text: string): NamedPath {
  const path = resolve(workingDirectory, text);
  try {
    return { kind: statSync(path).isDirectory() ? "folder" : "file", path };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code !== "ENOTDIR" && (code !== "ENOENT" || isLink(path))) return { kind: "file", path };
    return { kind: "missing", text, nearest: nearestPath(workingDirectory, path) };
  }
}

function nearestPath(workingDirectory: string, path: string): string | undefined {
  const folder = dirname(path);
  const nearest = nearestWord(basename(path), namesIn(folder));
  return nearest === undefined ? undefined : relativePath(workingDirectory, resolve(folder, nearest));
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
