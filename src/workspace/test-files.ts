import { resolve } from "node:path";
import { matchesGlobs } from "../model/path-glob.js";
import { definesTests, isTestPath, parentFolder } from "../model/path-steps.js";
import type { SourceFile } from "../model/source.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import type { Declarations } from "./configuration-file.js";
import { type FileReader, rootAbove } from "./file-reader.js";
import type { RepositoryOptions } from "./repository-options.js";

/** The base of globs relative to the working directory. */
const HERE = { path: "" };

/** Finds test files by folder names below the configuration's folder or root, except named ones. */
export function testFiles(
  { workingDirectory, paths, globs }: Pick<RepositoryOptions, "workingDirectory" | "paths" | "globs">,
  { configuration, clusters }: Declarations,
  files: readonly string[],
  reader: FileReader,
): (path: string) => boolean {
  const root = configuration?.folder ?? rootAbove(reader);
  const absolute = (path: string) => resolve(workingDirectory, path);
  const toRoot = (path: string) => (isInside(root, absolute(path)) ? relativePath(root, absolute(path)) : undefined);
  const definitions = files.filter(definesTests);
  const folders = new Set(definitions.map((path) => parentFolder(toRoot(path) ?? path)).filter((path) => path !== "."));
  const isTest = (path: string) => {
    const own = toRoot(path);
    return own !== undefined && (isTestPath(own) || folders.has(parentFolder(own)));
  };
  const declared = clusters.map(({ place, manifests = [], from = [], gitops: { flux = [] } = {} }) => {
    const named = [...from.flatMap((one) => one.paths), ...flux.map(({ path }) => path)];
    return namedBy(place.document.file, [...manifests, ...named]);
  });
  const { file = HERE, manifests = [] } = configuration?.configuration ?? {};
  const isNamed = [namedBy(HERE, globs), namedBy(file, manifests), ...declared];
  const namedPaths = paths.filter((path) => isTest(path) || isTest(`${path}/_`)).map(absolute);
  const isMeant = (path: string) =>
    namedPaths.some((named) => isInside(named, absolute(path))) || isNamed.some((matches) => matches(path));
  return (path) => isTest(path) && !isMeant(path);
}

/** Returns files matched by globs that name a test folder. */
function namedBy(file: Pick<SourceFile, "path" | "below">, globs: readonly string[]): (path: string) => boolean {
  const meant = globs.filter((glob) => !glob.startsWith("!") && isTestPath(`${glob}/_`));
  return meant.length === 0 ? () => false : matchesGlobs(file, meant);
}
