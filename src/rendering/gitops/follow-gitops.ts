import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import { once } from "../../model/memoize.js";
import { matchesGlobs } from "../../model/path-glob.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import { canonicalNode } from "../../yaml/node-value.js";
import type { RootOutcome } from "../contract/apply-renderings.js";
import { isOfArgo } from "../contract/rendered-relevance.js";
import { isExplosive } from "../contract/write-configuration.js";
import type { ArgoTarget } from "./application-set.js";
import { type ArgoDeployments, followArgo } from "./argocd.js";
import { type FluxDeployments, type FluxStart, followFlux } from "./flux.js";
import { createRepositoryTree, type RepositoryTree, type TreeFile } from "./repository-tree.js";

/** The GitOps objects of a repository and what they deploy, followed once, when it is first asked. */
export interface Gitops {
  readonly clusters: readonly ClusterDeclaration[];
  /** The files that may deploy others. */
  readonly files: readonly TreeFile[];
  readonly tree: () => RepositoryTree;
  readonly followed: () => { readonly flux: FluxDeployments; readonly argo: ArgoDeployments };
  readonly deployments: () => Deployments;
}

export interface Deployments {
  /** By the name of the cluster. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The target namespaces of Flux by path; includes undefined if one sets none. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** Argo CD's namespaces for objects without one, by path; includes undefined if one sets none. */
  readonly defaultNamespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

/** Bound on objects of one run that renderings print and that deploy others. */
const MOST_APPLICATIONS = 5000;

export function createGitops(clusters: readonly ClusterDeclaration[], files: readonly TreeFile[]): Gitops {
  const tree = once(() => createRepositoryTree(files));
  const followed = once(() => followObjects(clusters, tree()));
  const deployments = once((): Deployments => {
    if (!sayWhatIsDeployed(clusters)) return { paths: new Map(), namespaces: new Map(), defaultNamespaces: new Map() };
    const { flux, argo } = followed();
    const pathsOf = (cluster: ClusterDeclaration) => {
      const name = clusterNameOf(cluster);
      const overlays = followOverlays(tree(), cluster);
      return new Set([...(flux.paths.get(name) ?? []), ...(argo.paths.get(name) ?? []), ...overlays]);
    };
    const paths = new Map(clusters.map((cluster) => [clusterNameOf(cluster), pathsOf(cluster)]));
    return { paths, namespaces: flux.namespaces, defaultNamespaces: argo.defaultNamespaces };
  });
  return { clusters, files, tree, followed, deployments };
}

/** Follows the same objects, with those that renderings print. */
export function withPrinted({ clusters, files }: Gitops, printed: readonly TreeFile[]): Gitops {
  return createGitops(clusters, [...files, ...printed]);
}

/** Reports whether a cluster declares deployments. */
export function sayWhatIsDeployed(clusters: readonly ClusterDeclaration[]): boolean {
  return clusters.some(({ gitops, hasOwnManifests }) => gitops !== undefined || hasOwnManifests);
}

function followObjects(clusters: readonly ClusterDeclaration[], tree: RepositoryTree): ReturnType<Gitops["followed"]> {
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

/** Returns a cluster's name; empty for a single unnamed one. */
export function clusterNameOf({ settings }: ClusterDeclaration): string {
  return settings.name ?? "";
}

export function configurationPathOf([first]: readonly ClusterDeclaration[]): string {
  return first?.place.document.file.path ?? "taintlint.yaml";
}

/** Returns the folder where a cluster's deployments start; undefined if nothing is there. */
export function startFolder(tree: RepositoryTree, configurationPath: string, path: string): string | undefined {
  const folder = joinPath(parentFolder(configurationPath), path);
  return tree.folders.has(folder) || tree.filesOf(folder, false).size > 0 ? folder : undefined;
}

/** Returns the objects of Argo CD that renderings print, as files below the folders of their roots. */
export function printedApplications(outcomes: readonly RootOutcome[]): TreeFile[] {
  let left = MOST_APPLICATIONS;
  return outcomes.flatMap((outcome, index): TreeFile[] => {
    if (outcome.kind !== "rendered") return [];
    const printed = outcome.manifest.objects
      .filter(isOfArgo)
      .filter(({ node }) => !isExplosive(node))
      .slice(0, left);
    left -= printed.length;
    if (printed.length === 0) return [];
    // A folder of its own, that no file has and no kustomization lists.
    const path = joinPath(parentFolder(outcome.root.file.path), `\0${index}`, "applications.yaml");
    return [{ file: { path, text: "" }, printed }];
  });
}

/** Describes the objects, whatever the order of the renderings; empty for none. */
export function describePrinted(files: readonly TreeFile[]): string {
  return files
    .flatMap(({ printed = [] }) => printed.map(({ node }) => canonicalNode(node)))
    .sort()
    .join("\n");
}
