import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { locate } from "../../manifest/locate.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { once } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { exampleFolderOf, isTestPath, joinPath, parentFolder } from "../../model/path-steps.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { clusterNameOf, type Gitops, startFolder } from "../../rendering/gitops/follow-gitops.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";

export interface Binding {
  /** In the order of the clusters: what goes there for certain. */
  readonly bound: readonly (readonly Manifest[])[];
  /** In the order of the clusters: what may go there, or to another one. */
  readonly possible: readonly (readonly Manifest[])[];
  /** Manifests that may go to several clusters, or to one that is not known; without excluded manifests. */
  readonly unbound: readonly Manifest[];
}

/**
 * Binds manifests to clusters. `exclude` wins; then GitOps renderings go to their clusters only; then `manifests`, then
 * Flux or Argo CD deployments and kustomizations they refer to. A cluster with neither, or a single one, takes every
 * file; what none takes may go to each that nothing rules out.
 */
export function bindManifests(
  clusters: readonly ClusterDeclaration[],
  manifests: readonly Manifest[],
  gitops: Gitops,
): Binding {
  const [first] = clusters;
  if (first === undefined) return { bound: [], possible: [], unbound: manifests };
  const isOnly = clusters.length === 1;
  // Chosen out of several by name; the others are not known here.
  const isChosen = isOnly && itemsOf(getValue(first.place.document.root, "clusters")).length > 1;
  if (isOnly && !(isChosen && first.gitops !== undefined)) return bindToOnly(first, manifests, isChosen);

  const read = new Set(gitops.files.map(({ file }) => joinPath(file.path)));
  const deployed = gitops.deployments().paths;
  const excluded = new Set<Manifest>();
  const bound = clusters.map((cluster) => {
    const isExcluded = matchesGlobs(cluster.place.document.file, cluster.exclude);
    const reached = deployed.get(clusterNameOf(cluster)) ?? new Set<string>();
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
  const unbound = isChosen ? [] : manifests.filter((manifest) => !known.has(manifest));
  const isOpen = clusters.map((cluster) => !isApart(cluster));
  const [only, another] = bound.filter((_, index) => isOpen[index]);
  if (only === undefined || another !== undefined)
    return { bound, possible: isOpen.map((mayTake) => (mayTake ? unbound : [])), unbound };
  return { bound: bound.map((own) => (own === only ? [...own, ...unbound] : own)), possible: [], unbound: [] };
}

/** `test/**` is an environment rather than an example. */
const ENVIRONMENT = /^(?:test|demo)$/;

/** Globs without a wildcard, and of examples and input of tests: nothing else goes to their clusters. */
function isApart({ manifests = [] }: ClusterDeclaration): boolean {
  const isOwn = (glob: string) =>
    !glob.includes("*") || isTestPath(glob) || !ENVIRONMENT.test(exampleFolderOf(glob) ?? "test");
  return manifests.length > 0 && manifests.every(isOwn);
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
  return { bound: [manifests.filter(isTaken)], possible: [], unbound };
}

const OWN_CLUSTER: ReadonlySet<string | undefined> = new Set([
  undefined,
  "in-cluster",
  "https://kubernetes.default.svc",
  "https://kubernetes.default.svc.cluster.local",
]);

/** Files for tests that no GitOps object outside of tests deploys. */
export function exceptDeployed(isTest: (path: string) => boolean, gitops: Gitops): (path: string) => boolean {
  const deployed = once(() => deployedFiles(gitops, { isTest }));
  return (path) => isTest(path) && !deployed().has(joinPath(path));
}

interface Deploying {
  /** Leaves out what tests deploy, and of a folder that is not for tests what only lies below it. */
  readonly isTest?: (path: string) => boolean;
  /** Counts what goes to the cluster of the GitOps objects; true by default. */
  readonly ofOwn?: boolean;
}

/** Returns the paths of files that GitOps objects deploy. */
export function deployedFiles(gitops: Gitops, { isTest, ofOwn = true }: Deploying = {}): ReadonlySet<string> {
  const tree = gitops.tree();
  const deployed = new Set<string>();
  for (const path of tree.paths) {
    for (const { node } of isTest?.(path) ? [] : tree.gitopsObjects(path)) {
      const spec = getValue(node, "spec");
      const destination = getValue(spec, "destination");
      const isOwn =
        getValue(spec, "kubeConfig") === undefined &&
        ["server", "name"].every((key) => OWN_CLUSTER.has(getString(destination, key)));
      if (isOwn && !ofOwn) continue;
      for (const source of [spec, getValue(spec, "source"), ...itemsOf(getValue(spec, "sources"))]) {
        const named = getString(source, "path");
        const target = named === undefined ? undefined : tree.fromRoot(path, named);
        const takesAll = isTest?.(`${target}/_`) ?? true;
        for (const file of target === undefined ? [] : tree.filesOf(target, takesAll)) deployed.add(file);
      }
    }
  }
  return deployed;
}

/** One sentence per folder of `gitops.flux` without manifests. */
export function describeIdleFolders(gitops: Gitops): readonly string[] {
  const folders = gitops.clusters.flatMap((cluster) => cluster.gitops?.flux ?? []);
  if (folders.length === 0) return [];
  const tree = gitops.tree();
  return folders.flatMap(({ path, place }) => {
    if (startFolder(tree, place.document.file.path, path) !== undefined) return [];
    const { file, line } = locate(place);
    const hint = didYouMean(nearestWord(path, tree.folders));
    return [`${file}:${line}: "${path}" holds no manifest that was read, so that Flux begins nowhere${hint}`];
  });
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
