import { dirname, resolve } from "node:path";
import { isTestPath } from "../model/folder-roles.js";
import { matchesGlobs } from "../model/patterns/path-glob.js";
import { isInside, relativePath } from "../sources/relative-path.js";
import type { Declarations } from "./configuration-file.js";
import type { NamedManifests } from "./manifest-files.js";
import { rootAbove } from "./repository-root.js";

/** What a test tool runs, beside what it compares with. */
const TEST_DEFINITION = /(?:^|\/)(?:kyverno|chainsaw|kuttl)-test\.ya?ml$/;

/** Where a run works, and what somebody has named for it. */
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
  const definitions = files.filter((path) => TEST_DEFINITION.test(path)).map((path) => dirname(absolute(path)));
  const testFolders = new Set(definitions.filter((folder) => folder !== root));

  function isTest(path: string): boolean {
    return isInside(root, path) && (isTestPath(relativePath(root, path)) || testFolders.has(dirname(path)));
  }

  const namedPaths = paths.map(absolute).filter((path) => isTest(path) || isTest(`${path}/_`));
  const ownFile = configuration?.configuration.file.path ?? "";
  const declared = clusters.map(({ place, manifests = [], from = [], gitops }) =>
    namedBy(place.document.file.path, [
      ...manifests,
      ...from.flatMap((one) => one.paths),
      ...(gitops?.flux ?? []).map(({ path }) => path),
    ]),
  );
  const isNamed = [namedBy("", globs), namedBy(ownFile, configuration?.configuration.manifests ?? []), ...declared];
  return (path) =>
    isTest(absolute(path)) &&
    !namedPaths.some((named) => isInside(named, absolute(path))) &&
    !isNamed.some((matches) => matches(path));
}

/** What globs match that say themselves that they mean such a folder. */
function namedBy(configurationPath: string, globs: readonly string[]): (path: string) => boolean {
  const meant = globs.filter((glob) => !glob.startsWith("!") && isTestPath(`${glob}/_`));
  return meant.length === 0 ? () => false : matchesGlobs(configurationPath, meant);
}
