import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { getString, getValue } from "../../manifest/yaml/node-value.js";
import { mayBePatched } from "./patched-objects.js";
import { readPostBuild } from "./post-build.js";
import type { RepositoryTree } from "./repository-tree.js";
import { findOwnSources, type IsOwnSource } from "./source-repository.js";
import { type Substitutions, substitute } from "./substitution.js";

/** Where Flux begins for a cluster. */
export interface FluxStart {
  /** Undefined where nothing says which cluster it is. */
  readonly cluster: string | undefined;
  /** The file whose folder the repository's root is looked for from. */
  readonly configurationPath: string;
  /** A folder or a file of the tree. */
  readonly target: string;
  /** `spec.targetNamespace` of what leads there. */
  readonly namespace: string | undefined;
  /** What the Kustomization that leads there fills into what it applies. */
  readonly substitutions?: Substitutions;
}

/** A Kustomization or a HelmRelease of Flux that is applied. */
export interface FluxApplied {
  readonly object: KubernetesObject;
  /** The cluster that it deploys to; undefined where that is none that can be named. */
  readonly cluster: string | undefined;
  readonly configurationPath: string;
  /** `spec.targetNamespace` of the Kustomization that applies it. */
  readonly namespace: string | undefined;
  /** What the Kustomization that applies it fills into it. */
  readonly parent: Substitutions | undefined;
  /** The files among which a ConfigMap of that cluster stands. */
  readonly reached: ReadonlySet<string>;
}

/** What Flux deploys. */
export interface FluxDeployments {
  /** The files that each cluster gets, by its name. */
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The target namespaces of each file; undefined where one that leads to it has none. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** Each object once for each cluster and each folder that leads to it. */
  readonly applied: readonly FluxApplied[];
}

const KUSTOMIZE_GROUP = "kustomize.toolkit.fluxcd.io";
const HELM_GROUP = "helm.toolkit.fluxcd.io";
/** A JSON patch or a merge patch of `spec.path`. */
const CHANGES_PATH = /\/spec\/path|^[ \t]+path:[ \t]*[^\s/]/m;
/** Cluster API and Flux call the Secret of a remote cluster so. */
const KUBECONFIG = /^(.+)-kubeconfig$/;

export function isFluxKustomization({ apiVersion, kind }: KubernetesObject): boolean {
  return kind === "Kustomization" && groupOf(apiVersion) === KUSTOMIZE_GROUP;
}

export function isHelmRelease({ apiVersion, kind }: KubernetesObject): boolean {
  return kind === "HelmRelease" && groupOf(apiVersion) === HELM_GROUP;
}

/**
 * What clusters get: the files in their start folders, and those that Flux Kustomizations in them lead to. A
 * Kustomization of another source is not followed; one with a kubeConfig belongs to the cluster that the Secret
 * `<cluster>-kubeconfig` names. One that is suspended is followed: what it has deployed stays, and it is meant to go on.
 */
export function followFlux(tree: RepositoryTree, starts: readonly FluxStart[]): FluxDeployments {
  const paths = new Map<string, Set<string>>();
  for (const { cluster } of starts) if (cluster !== undefined) paths.set(cluster, new Set());
  const namespaces = new Map<string, Set<string | undefined>>();
  const applied: FluxApplied[] = [];
  const isOwn = findOwnSources(tree);
  const pending = [...starts];
  const visited = new Set<string>();
  for (let start = pending.pop(); start !== undefined; start = pending.pop()) {
    const { cluster, configurationPath, target, namespace, substitutions: parent } = start;
    const key = JSON.stringify([cluster, target, namespace, parent]);
    if (visited.has(key)) continue;
    visited.add(key);
    const reached = (cluster === undefined ? undefined : paths.get(cluster)) ?? new Set<string>();
    if (cluster !== undefined) paths.set(cluster, reached);
    const files = tree.filesOf(target, true);
    for (const path of files) {
      namespaces.set(path, (namespaces.get(path) ?? new Set()).add(namespace));
      reached.add(path);
    }
    for (const path of files) {
      for (const object of tree.gitopsObjects(path)) {
        if (!isFluxKustomization(object) && !isHelmRelease(object)) continue;
        const owner = clusterOf(object, cluster);
        const one = { object, cluster: owner, configurationPath, namespace, parent, reached };
        applied.push(one);
        // Where it goes on in a cluster that nobody names, nothing can be said.
        const next = owner === undefined && isRemote(object) ? undefined : whereToGoOn(one, tree, isOwn);
        if (next !== undefined) pending.push(next);
      }
    }
  }
  return { paths, namespaces, applied };
}

/**
 * The folder that a Kustomization has built; undefined for one of another source, or of a path that nobody knows: a
 * variable stays open in it, or an overlay patches it.
 */
export function appliedFolder(
  applied: Pick<FluxApplied, "object" | "configurationPath" | "parent">,
  tree: RepositoryTree,
  isOwn: IsOwnSource,
): string | undefined {
  const path = pathOf(applied, tree, isOwn);
  return path === undefined ? undefined : tree.fromRoot(applied.configurationPath, path);
}

/** The path as the Kustomization means it, whatever is there. */
export function pathOf(
  { object, parent }: Pick<FluxApplied, "object" | "parent">,
  tree: RepositoryTree,
  isOwn: IsOwnSource,
): string | undefined {
  const spec = getValue(object.node, "spec");
  const namespace = getString(getValue(object.node, "metadata"), "namespace");
  if (!isFluxKustomization(object) || !isOwn(getValue(spec, "sourceRef"), namespace)) return undefined;
  if (mayBePatched(tree, object, (patch) => CHANGES_PATH.test(patch))) return undefined;
  return filledIn(getString(spec, "path") ?? ".", parent);
}

/** A text of an object that its parent has filled in; undefined where a variable stays open. */
export function filledIn(text: string, parent: Substitutions | undefined): string | undefined {
  const filled = parent === undefined ? text : substitute(text, parent);
  return filled.includes("${") ? undefined : filled;
}

/** Where a Kustomization leads; undefined for anything else. */
export function whereToGoOn(applied: FluxApplied, tree: RepositoryTree, isOwn: IsOwnSource): FluxStart | undefined {
  const target = appliedFolder(applied, tree, isOwn);
  if (target === undefined) return undefined;
  const { object, cluster, configurationPath, parent, reached } = applied;
  const namespace = getString(getValue(object.node, "spec"), "targetNamespace");
  const start = { cluster, configurationPath, target, namespace };
  const substitutions = readPostBuild(object, tree, reached, parent);
  return Object.keys(substitutions.values).length === 0 ? start : { ...start, substitutions };
}

function isRemote({ node }: KubernetesObject): boolean {
  return getValue(getValue(node, "spec"), "kubeConfig") !== undefined;
}

function clusterOf({ node }: KubernetesObject, cluster: string | undefined): string | undefined {
  const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
  if (kubeConfig === undefined) return cluster;
  const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
  return KUBECONFIG.exec(secret)?.[1];
}
