import type { ClusterDeclaration } from "../inventory/declaration/cluster-declaration.js";
import type { ResolvedCluster } from "../lint/judging/judge.js";
import type { Manifest } from "../manifest/read-manifest.js";
import type { SourceFile } from "../model/source.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import { findManifests } from "./manifest-files.js";

/** The files that a run without names would read, without those that this one lints. Read when first asked for. */
export type Surroundings = () => readonly SourceFile[];

/**
 * Where GitOps objects say which files go to a cluster, they may stand in files that nobody named: everything that a
 * run without names would read is read, and nothing of it is linted.
 */
export function createSurroundings(
  manifests: readonly Manifest[],
  declarations: Declarations,
  reader: FileReader,
): Surroundings {
  let known: readonly SourceFile[] | undefined;
  return () => {
    if (known !== undefined) return known;
    const found = findManifests({ paths: [], globs: [] }, declarations, reader);
    const linted = new Set(manifests.map(({ file }) => file.path));
    known = (found.value?.files ?? [])
      .flatMap((path) => reader.read(path).value ?? [])
      .filter(({ path }) => !linted.has(path));
    return known;
  };
}

/** Nothing where no cluster says what is deployed to it. */
export function surroundingsOf(
  clusters: readonly ResolvedCluster[],
  surroundings: Surroundings,
): readonly SourceFile[] {
  return saysWhatIsDeployed(clusters.map(({ declaration }) => declaration)) ? surroundings() : [];
}

/** Reports whether a cluster says what is deployed to it, so that files that nobody names may count. */
export function saysWhatIsDeployed(clusters: readonly ClusterDeclaration[]): boolean {
  return clusters.some(({ gitops, hasOwnManifests }) => gitops !== undefined || hasOwnManifests);
}
