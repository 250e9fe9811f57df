import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { isTestPath } from "../../model/folder-roles.js";
import { parentFolder } from "../../model/path-steps.js";
import { matchesGlobs } from "../../model/patterns/path-glob.js";
import type { SourceFile } from "../../model/source.js";
import type { Configuration } from "./configuration.js";

/** Files that a test tool runs, and those it compares with. */
const TEST_DEFINITION = /(?:^|\/)(?:kyverno|chainsaw|kuttl)-test\.ya?ml$/;

/** For globs that are relative to the working directory. */
const HERE = { path: "" };

/** The files of a run, and what somebody has named for it. */
interface TestFileInput {
  readonly files: readonly string[];
  /** The path as seen from the configuration's folder, or the root of the repository; undefined for one outside. */
  readonly toRoot: (path: string) => string | undefined;
  readonly configuration: Configuration | undefined;
  readonly clusters: readonly ClusterDeclaration[];
  readonly globs: readonly string[];
}

/** Tells the files that only a test tool reads, by their paths, and those of them that the configuration or a glob means all the same. */
export function testFileTest({ files, toRoot, configuration, clusters, globs }: TestFileInput) {
  const definitions = files.filter((path) => TEST_DEFINITION.test(path));
  const folders = new Set(definitions.map((path) => parentFolder(toRoot(path) ?? path)).filter((path) => path !== "."));
  const declared = clusters.map(({ place, manifests = [], from = [], gitops }) =>
    namedBy(place.document.file, [
      ...manifests,
      ...from.flatMap((one) => one.paths),
      ...(gitops?.flux ?? []).map(({ path }) => path),
    ]),
  );
  const named = namedBy(configuration?.file ?? HERE, configuration?.manifests ?? []);
  const isNamed = [namedBy(HERE, globs), named, ...declared];
  return {
    isTest(path: string): boolean {
      const own = toRoot(path);
      return own !== undefined && (isTestPath(own) || folders.has(parentFolder(own)));
    },
    isMeant: (path: string): boolean => isNamed.some((matches) => matches(path)),
  };
}

/** Files matched by globs that name such a folder themselves. */
function namedBy(file: Pick<SourceFile, "path" | "below">, globs: readonly string[]): (path: string) => boolean {
  const meant = globs.filter((glob) => !glob.startsWith("!") && isTestPath(`${glob}/_`));
  return meant.length === 0 ? () => false : matchesGlobs(file, meant);
}
