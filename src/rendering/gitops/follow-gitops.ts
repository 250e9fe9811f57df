import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { matchesGlobs } from "../../model/patterns/path-glob.js";
import type { ArgoTarget } from "./application-set.js";
import { type ArgoDeployments, followArgo } from "./argocd.js";
import { type FluxDeployments, type FluxStart, followFlux } from "./flux.js";
import { createRepositoryTree, type RepositoryTree, type TreeFile } from "./repository-tree.js";
import { clusterNameOf, configurationPathOf, startFolder } from "./where-clusters-begin.js";

/** What the GitOps objects of the repository bring where. */
export interface Deployments {
  /** Paths that Flux, Argo CD and kustomizations bring to each cluster, in the order of the clusters. */
  readonly paths: readonly ReadonlySet<string>[];
  /** The namespaces that Flux gives to what a path holds; undefined where it leaves it alone. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** The namespaces that Argo CD gives to what has none; undefined where it leaves it to the cluster. */
  readonly defaultNamespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

/** Follows the GitOps objects from where the clusters say. `read` are all files that may say what goes where. */
export function followGitops(clusters: readonly ClusterDeclaration[], read: readonly TreeFile[]): Deployments {
  if (clusters.every((cluster) => cluster.gitops === undefined && !cluster.hasOwnManifests)) {
    return { paths: clusters.map(() => new Set<string>()), namespaces: new Map(), defaultNamespaces: new Map() };
  }
  const tree = createRepositoryTree(read);
  const { flux, argo } = followObjects(clusters, tree);
  const paths = clusters.map((cluster) => {
    const name = clusterNameOf(cluster);
    return new Set([
      ...(flux.paths.get(name) ?? []),
      ...(argo.paths.get(name) ?? []),
      ...followOverlays(tree, cluster),
    ]);
  });
  return { paths, namespaces: flux.namespaces, defaultNamespaces: argo.defaultNamespaces };
}

/** What Flux and Argo CD deploy to clusters, and what Argo CD deploys elsewhere. */
export function followObjects(
  clusters: readonly ClusterDeclaration[],
  tree: RepositoryTree,
): { readonly flux: FluxDeployments; readonly argo: ArgoDeployments } {
  const starts: FluxStart[] = [];
  const targets: ArgoTarget[] = [];
  for (const declaration of clusters) {
    const { gitops, place } = declaration;
    const cluster = clusterNameOf(declaration);
    const configurationPath = place.document.file.path;
    for (const { path } of gitops?.flux ?? []) {
      const target = startFolder(tree, configurationPath, path);
      if (target !== undefined) starts.push({ cluster, configurationPath, target, namespace: undefined });
    }
    if (gitops?.argocd !== undefined) targets.push({ cluster, configurationPath, argocd: gitops.argocd });
  }
  return { flux: followFlux(tree, starts), argo: followArgo(tree, targets, configurationPathOf(clusters)) };
}

/** What the kustomizations among the files that a cluster names by globs refer to. */
function followOverlays(tree: RepositoryTree, cluster: ClusterDeclaration): string[] {
  if (!cluster.hasOwnManifests || cluster.manifests === undefined) return [];
  const isNamed = matchesGlobs(cluster.place.document.file.path, cluster.manifests);
  const overlays = [...tree.kustomizations].filter(([, kustomization]) => isNamed(kustomization));
  return overlays.flatMap(([folder]) => [...tree.filesOf(folder, false)]);
}
