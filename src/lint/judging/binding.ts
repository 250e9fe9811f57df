import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { locate } from "../../manifest/locate.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { once } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { didYouMean, nearestWord } from "../../model/spelling.js";
import { followGitops } from "../../rendering/gitops/follow-gitops.js";
import { createRepositoryTree } from "../../rendering/gitops/repository-tree.js";
import { clusterNameOf, startFolder } from "../../rendering/gitops/where-clusters-begin.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import type { DeployedTo } from "../contract/judgement.js";

export interface Binding {
  /** In the order of the clusters. */
  readonly bound: readonly (readonly Manifest[])[];
  /** Manifests of no cluster, without excluded ones. */
  readonly unbound: readonly Manifest[];
}

/**
 * Binds manifests to clusters. `exclude` wins; then GitOps renderings go to their clusters only; then `manifests`, then
 * Flux or Argo CD deployments and kustomizations they refer to. A cluster with neither, or a single one, takes every
 * file. `surroundings` are unlinted files that may say what goes where; `follow` says what they deploy, if that is known.
 */
export function bindManifests(
  clusters: readonly ClusterDeclaration[],
  manifests: readonly Manifest[],
  surroundings: readonly SourceFile[] = [],
  follow = () => followGitops(clusters, deployingFiles(manifests, surroundings)),
): Binding {
  const [first] = clusters;
  if (first === undefined) return { bound: [], unbound: manifests };
  const isOnly = clusters.length === 1;
  // Chosen out of several by name; the others are not known here.
  const isChosen = isOnly && countDeclared(first) > 1;
  if (isOnly && !(isChosen && first.gitops !== undefined)) return bindToOnly(first, manifests, isChosen);

  const read = new Set(deployingFiles(manifests, surroundings).map(({ file }) => joinPath(file.path)));
  const deployed = follow().paths;
  const excluded = new Set<Manifest>();
  const bound = clusters.map((cluster, index) => {
    const isExcluded = matchesGlobs(cluster.place.document.file, cluster.exclude);
    const reached = deployed[index] ?? new Set<string>();
    // Where nothing of what deploys to the cluster was read, as with rendered manifests, the choice alone counts.
    const takesAll = isChosen && reached.size === 0;
    const isTaken = takesAll ? () => true : takenBy(cluster, reached);
    return manifests.filter((manifest) => {
      const { path } = manifest.file;
      const { rendered } = manifest;
      if (!isExcluded(path))
        return rendered?.clusters?.has(clusterNameOf(cluster)) ?? isTaken(path, reachedPath(manifest, read, reached));
      excluded.add(manifest);
      return false;
    });
  });
  const known = new Set([...bound.flat(), ...excluded]);
  return { bound, unbound: isChosen ? [] : manifests.filter((manifest) => !known.has(manifest)) };
}

/** Returns files that may deploy others. Rendered ones have their kustomization's path and another text. */
export function deployingFiles(
  manifests: readonly Manifest[],
  surroundings: readonly SourceFile[],
): readonly { readonly file: SourceFile }[] {
  const written = manifests.filter(({ rendered }) => rendered === undefined);
  return [...surroundings.map((file) => ({ file })), ...written];
}

/** Returns the path that reaches a manifest; for a rendering, another file in its kustomization's folder. */
function reachedPath({ file, rendered }: Manifest, read: ReadonlySet<string>, reached: ReadonlySet<string>): string {
  const path = joinPath(file.path);
  if (rendered === undefined || read.has(path)) return path;
  return [...reached].find((other) => parentFolder(other) === parentFolder(path)) ?? path;
}

/** Binds all to a single cluster, except renderings for other ones. */
function bindToOnly(cluster: ClusterDeclaration, manifests: readonly Manifest[], isChosen: boolean): Binding {
  const isTaken = ({ rendered }: Manifest) => rendered?.clusters?.has(clusterNameOf(cluster)) ?? true;
  const unbound = isChosen ? [] : manifests.filter((manifest) => !isTaken(manifest));
  return { bound: [manifests.filter(isTaken)], unbound };
}

const OWN_CLUSTER: ReadonlySet<string | undefined> = new Set([
  undefined,
  "in-cluster",
  "https://kubernetes.default.svc",
  "https://kubernetes.default.svc.cluster.local",
]);

/** Of files for tests, those that no GitOps object outside of tests deploys. */
export function exceptDeployed(
  isTest: (path: string) => boolean,
  manifests: readonly Manifest[],
): (path: string) => boolean {
  const deployed = once(() => deployedSomewhere(manifests, [], isTest));
  return (path) => isTest(path) && !deployed().has(joinPath(path));
}

/** With `isTest` without what tests deploy, and of a folder that is not for tests without what only lies below it. */
export function deployedSomewhere(
  manifests: readonly Manifest[],
  surroundings: readonly SourceFile[] = [],
  isTest?: (path: string) => boolean,
): ReadonlyMap<string, DeployedTo> {
  const tree = createRepositoryTree(deployingFiles(manifests, surroundings));
  const deployed = new Map<string, DeployedTo>();
  for (const path of tree.paths) {
    for (const { node } of isTest?.(path) ? [] : tree.gitopsObjects(path)) {
      const spec = getValue(node, "spec");
      const destination = getValue(spec, "destination");
      const isOwn =
        getValue(spec, "kubeConfig") === undefined &&
        ["server", "name"].every((key) => OWN_CLUSTER.has(getString(destination, key)));
      for (const source of [spec, getValue(spec, "source"), ...itemsOf(getValue(spec, "sources"))]) {
        const named = getString(source, "path");
        const target = named === undefined ? undefined : tree.fromRoot(path, named);
        const takesAll = isTest?.(`${target}/_`) ?? true;
        for (const file of target === undefined ? [] : tree.filesOf(target, takesAll)) {
          if (!isOwn || !deployed.has(file)) deployed.set(file, isOwn ? "its own cluster" : "another cluster");
        }
      }
    }
  }
  return deployed;
}

/** One sentence per folder of `gitops.flux` without manifests. */
export function describeIdleFolders(
  clusters: readonly ClusterDeclaration[],
  manifests: readonly Manifest[],
): readonly string[] {
  const folders = clusters.flatMap(({ gitops }) => gitops?.flux ?? []);
  if (folders.length === 0) return [];
  const tree = createRepositoryTree(manifests);
  return folders.flatMap(({ path, place }) => {
    if (startFolder(tree, place.document.file.path, path) !== undefined) return [];
    const { file, line } = locate(place);
    const hint = didYouMean(nearestWord(path, tree.folders));
    return [`${file}:${line}: "${path}" holds no manifest that was read, so that Flux begins nowhere${hint}`];
  });
}

function countDeclared({ place }: ClusterDeclaration): number {
  const list = getValue(place.document.root, "clusters");
  return list?.kind === "sequence" ? list.items.length : 0;
}

/** Top-level globs only choose linted files once a cluster names its own. */
function takenBy(
  cluster: ClusterDeclaration,
  reached: ReadonlySet<string>,
): (path: string, reachedPath: string) => boolean {
  const { manifests, gitops, hasOwnManifests } = cluster;
  if (manifests === undefined || (gitops !== undefined && !hasOwnManifests)) {
    return gitops === undefined ? () => true : (_path, by) => reached.has(by);
  }
  const isNamed = matchesGlobs(cluster.place.document.file, manifests);
  return (path, by) => isNamed(path) || reached.has(by);
}
