import picomatch from "picomatch";
import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";

const matchers = new WeakMap<ClusterDeclaration, (path: string) => boolean>();

/** A glob of the configuration, which is relative to its folder, as one relative to the working directory. */
export function fromWorkingDirectory(configurationPath: string, glob: string): string {
  const parts = configurationPath
    .split("/")
    .slice(0, -1)
    .filter((part) => part !== "" && part !== ".");
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
    const { path: configuration } = declaration.place.document.file;
    const globs = (list: readonly string[]) => list.map((glob) => fromWorkingDirectory(configuration, glob));
    const included =
      declaration.manifests === undefined ? () => true : picomatch(globs(declaration.manifests), { dot: true });
    const excluded = picomatch(globs(declaration.exclude), { dot: true });
    matches = (candidate) => included(candidate) && !excluded(candidate);
    matchers.set(declaration, matches);
  }
  return matches(path);
}
