import { resolve } from "node:path";
import { testFileTest } from "../lint/configuration/test-files.js";
import { isInside, relativePath } from "../sources/relative-path.js";
import type { Declarations } from "./configuration-file.js";
import type { NamedManifests } from "./manifest-files.js";
import { rootAbove } from "./repository-root.js";

/** The folders and files that a run starts from. */
export interface TestFileOptions extends Pick<NamedManifests, "paths" | "globs"> {
  /** Absolute. */
  readonly workingDirectory: string;
}

/**
 * Tells the files that only a test tool reads, by their paths. Folder names count below the configuration's folder, or
 * the root of the repository, and never for what somebody has named: on the command line, or in the configuration.
 */
export function testFiles(
  { workingDirectory, paths, globs }: TestFileOptions,
  { configuration, clusters }: Declarations,
  files: readonly string[],
): (path: string) => boolean {
  const root = configuration?.folder ?? rootAbove(workingDirectory);
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
