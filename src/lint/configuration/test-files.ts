import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { isTestPath } from "../../model/folder-roles.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { Configuration } from "./configuration.js";

const TEST_DEFINITION = /(?:^|\/)(?:kyverno|chainsaw|kuttl)-test\.ya?ml$/;

/** The base of globs relative to the working directory. */
const HERE = { path: "" };

/** Reports whether a file makes those beside it the input of a test tool. */
export function definesTests(path: string): boolean {
  return TEST_DEFINITION.test(path);
}

interface TestFileInput {
  readonly files: readonly string[];
  /** Relative to the configuration's folder or repository root; undefined for an outside path. */
  readonly toRoot: (path: string) => string | undefined;
  readonly configuration: Configuration | undefined;
  readonly clusters: readonly ClusterDeclaration[];
  readonly globs: readonly string[];
}

/** Finds files that only a test tool reads, and those among them included explicitly. */
export function testFileTest({ files, toRoot, configuration, clusters, globs }: TestFileInput) {
  const definitions = files.filter(definesTests);
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

/** Returns files matched by globs that name a test folder. */
function namedBy(file: Pick<SourceFile, "path" | "below">, globs: readonly string[]): (path: string) => boolean {
  const meant = globs.filter((glob) => !glob.startsWith("!") && isTestPath(`${glob}/_`));
  return meant.length === 0 ? () => false : matchesGlobs(file, meant);
}
