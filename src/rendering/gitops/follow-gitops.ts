import type { ClusterDeclaration } from "../../inventory/cluster-declaration.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { matchesGlobs } from "../path-globs.js";
import { joinPath, parentFolder } from "../path-steps.js";
import { type ArgoTarget, followArgo } from "./argocd.js";
import { type FluxStart, followFlux } from "./flux.js";
import { createRepositoryTree, type RepositoryTree } from "./repository-tree.js";

/** What the GitOps objects of the repository bring where. */
export interface Deployments {
  /** Paths that Flux, Argo CD and kustomizations bring to each cluster, in the order of the clusters. */
  readonly paths: readonly ReadonlySet<string>[];
  /** The namespaces that Flux gives to what a path holds; undefined where it leaves it alone. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

/** Follows the GitOps objects from where the clusters say. */
export function followGitops(clusters: readonly ClusterDeclaration[], manifests: readonly Manifest[]): Deployments {
  if (clusters.every((cluster) => cluster.gitops === undefined && !cluster.hasOwnManifests)) {
    return { paths: clusters.map(() => new Set<string>()), namespaces: new Map() };
  }
  const tree = createRepositoryTree(manifests);
  const starts: FluxStart[] = [];
  const targets: ArgoTarget[] = [];
  for (const { settings, gitops, place } of clusters) {
    const cluster = settings.name ?? "";
    const configurationPath = place.document.file.path;
    for (const { path } of gitops?.flux ?? []) {
      const target = startFolder(tree, configurationPath, path);
      if (target !== undefined) starts.push({ cluster, configurationPath, target, namespace: undefined });
    }
    if (gitops?.argocd !== undefined) targets.push({ cluster, configurationPath, argocd: gitops.argocd });
  }
  const { paths: byFlux, namespaces } = followFlux(tree, starts);
  const byArgo = followArgo(tree, targets);
  const paths = clusters.map((cluster) => {
    const name = cluster.settings.name ?? "";
    return new Set([...(byFlux.get(name) ?? []), ...(byArgo.get(name) ?? []), ...followOverlays(tree, cluster)]);
  });
  return { paths, namespaces };
}

/** Where Flux begins. A path of the configuration is relative to its folder, and to nothing else. */
export function startFolder(tree: RepositoryTree, configurationPath: string, path: string): string | undefined {
  const folder = joinPath(parentFolder(configurationPath), path);
  return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : undefined;
}

/** What the kustomizations among the files that a cluster names by globs refer to. */
function followOverlays(tree: RepositoryTree, cluster: ClusterDeclaration): string[] {
  if (!cluster.hasOwnManifests || cluster.manifests === undefined) return [];
  const isNamed = matchesGlobs(cluster.place.document.file.path, cluster.manifests);
  const overlays = [...tree.kustomizations].filter(([, kustomization]) => isNamed(kustomization));
  return overlays.flatMap(([folder]) => [...tree.filesOf(folder, false)]);
}
