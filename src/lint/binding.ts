import picomatch from "picomatch";
import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";

const matchers = new WeakMap<ClusterDeclaration, (path: string) => boolean>();

function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash + 1);
}

/** A glob of the configuration, which is relative to its folder, as one relative to the working directory. */
function fromWorkingDirectory(folder: string, glob: string): string {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  for (const part of glob.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/**
 * Whether a cluster's `manifests` and `exclude` take in a file. A cluster without `manifests` takes every file.
 * `path` is relative to the working directory.
 */
export function isBoundTo(declaration: ClusterDeclaration, path: string): boolean {
  let matches = matchers.get(declaration);
  if (matches === undefined) {
    const folder = folderOf(declaration.place.document.file.path);
    const globs = (list: readonly string[]) => list.map((glob) => fromWorkingDirectory(folder, glob));
    const included = declaration.manifests === undefined ? () => true : picomatch(globs(declaration.manifests), { dot: true });
    const excluded = picomatch(globs(declaration.exclude), { dot: true });
    matches = (candidate) => included(candidate) && !excluded(candidate);
    matchers.set(declaration, matches);
  }
  return matches(path);
}
