import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { locate } from "../../manifest/locate.js";
import { parentFolder } from "../../model/path-steps.js";
import type { Place } from "../../model/source.js";
import type { Configuration } from "./configuration.js";

export interface ManifestSearch {
  /** Relative to the working directory, in `parentFolder`'s form. */
  readonly folder: string;
  /** Absent: every YAML and JSON file. */
  readonly globs?: readonly string[];
  readonly exclude: readonly string[];
  /** The place of a declared glob. */
  readonly placeOf?: (index: number) => Place;
}

/** Returns a search for each cluster. `rebase` moves a glob from the second folder to the first. */
export function manifestSearches(
  configuration: Configuration | undefined,
  clusters: readonly ClusterDeclaration[],
  rebase: (from: string, to: string, glob: string) => string,
): ManifestSearch[] {
  const folder = configuration === undefined ? "." : parentFolder(configuration.file.path);
  const globs = configuration?.manifests;
  const document = globs && configuration?.clusters[0]?.place.document;
  const excluded = configuration?.exclude ?? [];
  const everythingBut = (exclude: readonly string[]): ManifestSearch => ({
    folder,
    globs,
    exclude,
    placeOf: document && ((index) => ({ document, path: ["manifests", index], target: "value" })),
  });
  const everything = everythingBut(excluded);
  if (clusters.length === 0) return [everything];
  // Pools that belong to none of several clusters are reported.
  const several = clusters.length > 1 && globs === undefined ? [everything] : [];
  const searches = clusters.flatMap((cluster): ManifestSearch[] => {
    const { document, path } = cluster.place;
    const own = parentFolder(document.file.path);
    const { gitops, hasOwnManifests } = cluster;
    // Globs above the clusters only say which files are linted, once a cluster says what it deploys.
    if (cluster.manifests === undefined || (gitops !== undefined && !hasOwnManifests)) {
      return [everythingBut([...excluded, ...cluster.exclude.map((glob) => rebase(folder, own, glob))])];
    }
    const named: ManifestSearch = {
      folder: own,
      globs: cluster.manifests,
      exclude: cluster.exclude,
      placeOf: (index) => ({
        document,
        path: [...(hasOwnManifests ? path : []), "manifests", index],
        target: "value",
      }),
    };
    // Files that deploy to the cluster may be in any folder.
    return gitops === undefined ? [named] : [everything, named];
  });
  const keyOf = ({ folder, globs, exclude }: ManifestSearch) => JSON.stringify([folder, globs, exclude]);
  return [...new Map([...several, ...searches].map((one) => [keyOf(one), one])).values()];
}

export function describeNoMatch(glob: string, place?: Place): string {
  const range = place && locate(place);
  const where = range === undefined ? "" : `${range.file}:${range.line}: `;
  return `${where}"${glob}" matches no YAML or JSON file`;
}
