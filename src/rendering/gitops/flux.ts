import { getString, getValue } from "../../manifest/node-value.js";
import { groupOf, type KubernetesObject } from "../../manifest/objects.js";
import type { RepositoryTree } from "./repository-tree.js";

/** Where Flux begins for a cluster. */
export interface FluxStart {
  readonly cluster: string;
  /** The file whose folder the repository's root is looked for from. */
  readonly configurationPath: string;
  /** A folder or a file of the tree. */
  readonly target: string;
  /** `spec.targetNamespace` of what leads there. */
  readonly namespace: string | undefined;
}

/** What Flux deploys. */
interface FluxDeployments {
  /** The files that each cluster gets, by its name. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The target namespaces of each file; undefined where one that leads to it has none. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
}

const FLUX_GROUP = "kustomize.toolkit.fluxcd.io";
/** The name that `flux bootstrap` gives to the repository in which it stands. */
const OWN_SOURCE = "flux-system";
/** Cluster API and Flux call the Secret of a remote cluster so. */
const KUBECONFIG = /^(.+)-kubeconfig$/;

/**
 * What clusters get: the files in their start folders, and those that Flux Kustomizations in them lead to. A
 * Kustomization of another source is not followed; one with a kubeConfig belongs to the cluster that the Secret
 * `<cluster>-kubeconfig` names.
 */
export function followFlux(tree: RepositoryTree, starts: readonly FluxStart[]): FluxDeployments {
  const paths = new Map(starts.map(({ cluster }) => [cluster, new Set<string>()]));
  const namespaces = new Map<string, Set<string | undefined>>();
  const pending = [...starts];
  const visited = new Set<string>();
  for (let start = pending.pop(); start !== undefined; start = pending.pop()) {
    const { cluster, target, namespace } = start;
    const key = JSON.stringify([cluster, target, namespace]);
    if (visited.has(key)) continue;
    visited.add(key);
    const known = paths.get(cluster) ?? new Set<string>();
    paths.set(cluster, known);
    for (const path of tree.filesOf(target, true)) {
      namespaces.set(path, (namespaces.get(path) ?? new Set()).add(namespace));
      if (known.has(path)) continue;
      known.add(path);
      pending.push(...tree.gitopsObjects(path).flatMap((object) => follow(object, tree, start)));
    }
  }
  return { paths, namespaces };
}

function follow(
  object: KubernetesObject,
  tree: RepositoryTree,
  { cluster, configurationPath }: FluxStart,
): FluxStart[] {
  if (!isFollowed(object)) return [];
  const spec = getValue(object.node, "spec");
  const target = tree.fromRoot(configurationPath, getString(spec, "path") ?? ".");
  const owner = clusterOf(object, cluster);
  if (target === undefined || owner === undefined) return [];
  return [{ cluster: owner, configurationPath, target, namespace: getString(spec, "targetNamespace") }];
}

function isFollowed({ apiVersion, kind, node }: KubernetesObject): boolean {
  if (kind !== "Kustomization" || groupOf(apiVersion) !== FLUX_GROUP) return false;
  return getString(getValue(getValue(node, "spec"), "sourceRef"), "name") === OWN_SOURCE;
}

function clusterOf({ node }: KubernetesObject, cluster: string): string | undefined {
  const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
  if (kubeConfig === undefined) return cluster;
  const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
  return KUBECONFIG.exec(secret)?.[1];
}
