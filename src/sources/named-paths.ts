import { basename, dirname, resolve } from "node:path";
import { nearestWord } from "../model/spelling.js";
import { lstatSync, statSync } from "./disk.js";
import { namesIn } from "./names-in.js";
import { relativePath } from "./relative-path.js";
import { systemErrorCode } from "./system-error.js";

/** A path that the user named, as it turned out. Absolute, but for `missing`, which keeps the user's text. */
export type NamedPath =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "missing"; readonly text: string; readonly nearest: string | undefined };

/** Looks up a path. A broken link counts as a file, so that reading it tells what is wrong. */
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

/** The existing name beside a missing one that comes nearest, as the user would write it. */
function nearestPath(workingDirectory: string, path: string): string | undefined {
  const folder = dirname(path);
  const nearest = nearestWord(basename(path), namesIn(folder));
  return nearest === undefined ? undefined : relativePath(workingDirectory, resolve(folder, nearest));
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
