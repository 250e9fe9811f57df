import { resolve } from "node:path";
import { testFileTest } from "../lint/configuration/test-files.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import type { NamedManifests } from "./manifest-files.js";
import { rootAbove } from "./repository-root.js";

export interface TestFileOptions extends Pick<NamedManifests, "paths" | "globs"> {
  /** Absolute. */
  readonly workingDirectory: string;
}

/** Finds test files by folder names below the configuration's folder or root, except named ones. */
export function testFiles(
  { workingDirectory, paths, globs }: TestFileOptions,
  { configuration, clusters }: Declarations,
  files: readonly string[],
  reader: FileReader,
): (path: string) => boolean {
  const root = configuration?.folder ?? rootAbove(reader);
  const absolute = (path: string) => resolve(workingDirectory, path);
  const toRoot = (path: string) => (isInside(root, absolute(path)) ? relativePath(root, absolute(path)) : undefined);
  const { isTest, isMeant } = testFileTest({
    files,
    toRoot,
    configuration: configuration?.configuration,
    clusters,
    globs,
  });
  const namedPaths = paths.filter((path) => isTest(path) || isTest(`${path}/_`)).map(absolute);
  return (path) => isTest(path) && !namedPaths.some((named) => isInside(named, absolute(path))) && !isMeant(path);
}
