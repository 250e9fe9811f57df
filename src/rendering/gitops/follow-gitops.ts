import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { matchesGlobs } from "../../model/path-glob.js";
import type { ArgoTarget } from "./application-set.js";
import { type ArgoDeployments, followArgo } from "./argocd.js";
import { type FluxDeployments, type FluxStart, followFlux } from "./flux.js";
import { createRepositoryTree, type RepositoryTree, type TreeFile } from "./repository-tree.js";
import { clusterNameOf, configurationPathOf, startFolder } from "./where-clusters-begin.js";

export interface Deployments {
  readonly paths: readonly ReadonlySet<string>[];
  /** The target namespaces of Flux by path; includes undefined if one sets none. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** Argo CD's namespaces for objects without one, by path; includes undefined if one sets none. */
  readonly defaultNamespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

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

function followOverlays(tree: RepositoryTree, cluster: ClusterDeclaration): string[] {
  if (!cluster.hasOwnManifests || cluster.manifests === undefined) return [];
  const isNamed = matchesGlobs(cluster.place.document.file, cluster.manifests);
  const overlays = [...tree.kustomizations].filter(([, kustomization]) => isNamed(kustomization));
  return overlays.flatMap(([folder]) => [...tree.filesOf(folder, false)]);
}
