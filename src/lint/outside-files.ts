import type { ClusterDeclaration } from "../inventory/declaration/cluster-declaration.js";
import { readManifest } from "../manifest/read-manifest.js";
import { once } from "../model/memoize.js";
import { parentFolder } from "../model/path-steps.js";
import type { SourceFile } from "../model/source.js";
import { renderedFrom } from "../rendering/contract/apply-renderings.js";
import type { LintInput, OutsideFile } from "./contract/lint-input.js";

/**
 * Finds files with workloads that no declared glob matches and nothing renders; undefined unless globs are declared. What is
 * excluded, and files of test tools, are left out on purpose.
 */
export function findOutside(
  { manifests, configuration, isTestFile }: Pick<LintInput, "manifests" | "configuration" | "isTestFile">,
  clusters: readonly ClusterDeclaration[],
  find: (folder: string, exclude: readonly string[]) => readonly SourceFile[],
): (() => readonly OutsideFile[]) | undefined {
  const hasGlobs =
    configuration?.manifests !== undefined || clusters.some((cluster) => cluster.manifests !== undefined);
  if (configuration === undefined || !hasGlobs) return undefined;
  const exclude = [...(configuration.exclude ?? []), ...clusters.flatMap((cluster) => cluster.exclude)];
  return once(() => {
    const known = new Set([...manifests.map(({ file }) => file), ...renderedFrom(manifests)].map(({ path }) => path));
    return find(parentFolder(configuration.file.path), exclude).flatMap((file): OutsideFile[] => {
      if (known.has(file.path) || isTestFile?.(file.path)) return [];
      const { workloads, problems, template } = readManifest(file, configuration);
      const whole = workloads.filter(({ isFragment }) => !isFragment);
      if (whole.length === 0 || problems.length > 0 || template !== undefined) return [];
      return [{ file: file.path, workloads: whole.length }];
    });
  });
}
