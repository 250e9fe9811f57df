import { groupOf, type KubernetesObject, namespaceOf } from "../../manifest/objects/objects.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceDocument, SourceFile, SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { canonicalNode, effectiveEntries, getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { mayBePatched } from "./patched-objects.js";
import type { RepositoryTree } from "./repository-tree.js";
import { findOwnSources, type IsOwnSource } from "./source-repository.js";
import { type Substitutions, substitute } from "./substitution.js";

export interface FluxStart {
  /** Undefined if unknown. */
  readonly cluster: string | undefined;
  /** The repository's root is searched from its folder. */
  readonly configurationPath: string;
  readonly target: string;
  readonly namespace: string | undefined;
  readonly substitutions?: Substitutions;
}

export interface FluxApplied {
  readonly object: KubernetesObject;
  /** Undefined if unknown. */
  readonly cluster: string | undefined;
  readonly configurationPath: string;
  readonly namespace: string | undefined;
  readonly parent: Substitutions | undefined;
  readonly reached: ReadonlySet<string>;
}

export interface FluxDeployments {
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The target namespaces of each file; includes undefined if one Kustomization has none. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  /** Each object once per cluster and per folder that leads to it. */
  readonly applied: readonly FluxApplied[];
}

const KUSTOMIZE_GROUP = "kustomize.toolkit.fluxcd.io";
const HELM_GROUP = "helm.toolkit.fluxcd.io";
const CHANGES_PATH = /\/spec\/path|^[ \t]+path:[ \t]*[^\s/]/m;
/** The source of a replacement: a Namespace, which kustomize renames as `namespace` says. */
const NAMESPACE_NAME = /\bkind"?:\s?"?Namespace\b/;
/** The name of a remote cluster's Secret, as Cluster API and Flux write it. */
const KUBECONFIG = /^(.+)-kubeconfig$/;

type ConfigMapData = ReadonlyMap<string, SourceNode>;

export function isFluxKustomization({ apiVersion, kind }: KubernetesObject): boolean {
  return kind === "Kustomization" && groupOf(apiVersion) === KUSTOMIZE_GROUP;
}

export function isHelmRelease({ apiVersion, kind }: KubernetesObject): boolean {
  return kind === "HelmRelease" && groupOf(apiVersion) === HELM_GROUP;
}

/** Follows suspended Kustomizations too. One with a kubeConfig belongs to the cluster of `<cluster>-kubeconfig`. */
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
        // In an unnamed remote cluster the following objects cannot be assigned.
        const isRemote = nodeAt(object.node, ["spec", "kubeConfig"]) !== undefined;
        const next = owner === undefined && isRemote ? undefined : whereToGoOn(one, tree, isOwn);
        if (next !== undefined) pending.push(next);
      }
    }
  }
  return { paths, namespaces, applied };
}

/** Returns the folder that a Kustomization builds; undefined for another source, a variable or a patched path. */
export function appliedFolder(
  applied: Pick<FluxApplied, "object" | "configurationPath" | "parent">,
  tree: RepositoryTree,
  isOwn: IsOwnSource,
): string | undefined {
  const path = pathOf(applied, tree, isOwn);
  return path === undefined ? undefined : tree.fromRoot(applied.configurationPath, path);
}

export function pathOf(
  { object, parent }: Pick<FluxApplied, "object" | "parent">,
  tree: RepositoryTree,
  isOwn: IsOwnSource,
): string | undefined {
  const spec = getValue(object.node, "spec");
  const namespace = namespaceOf(object);
  if (!isFluxKustomization(object) || !isOwn(getValue(spec, "sourceRef"), namespace)) return undefined;
  if (mayBePatched(tree, object, (patch) => CHANGES_PATH.test(patch))) return undefined;
  const path = filledIn(getString(spec, "path") ?? ".", parent);
  // Flux keeps a path in its source: `../components/x` is `components/x`. Upstream: filepath-securejoin.
  return path && (joinPath(".", path).replace(/^(?:\.\.(?:\/|$))+/, "") || ".");
}

/** Fills in the parent's variables; undefined if a variable is unknown. */
export function filledIn(text: string, parent: Substitutions | undefined): string | undefined {
  const filled = parent === undefined ? text : substitute(text, parent);
  return filled.includes("${") ? undefined : filled;
}

/** Returns the folder a Kustomization applies, with its variables, to follow next; undefined if unknown. */
export function whereToGoOn(applied: FluxApplied, tree: RepositoryTree, isOwn: IsOwnSource): FluxStart | undefined {
  const target = appliedFolder(applied, tree, isOwn);
  if (target === undefined) return undefined;
  const { object, cluster, configurationPath, parent, reached } = applied;
  const namespace = targetNamespaceOf(object, tree);
  const start = { cluster, configurationPath, target, namespace };
  const substitutions = readPostBuild(object, tree, reached, parent);
  return Object.keys(substitutions.values).length === 0 ? start : { ...start, substitutions };
}

/** Returns `targetNamespace`, which a kustomization may replace by its own namespace; undefined if overlays differ. */
export function targetNamespaceOf({ document, node }: KubernetesObject, tree: RepositoryTree): string | undefined {
  const isReplacedBy = ({ file, root }: SourceDocument) => {
    const fileOf = (item: SourceNode) =>
      tree.fileAt(joinPath(parentFolder(joinPath(file.path)), getString(item, "path") ?? ""));
    const texts = itemsOf(getValue(root, "replacements")).map((item) => fileOf(item)?.text ?? canonicalNode(item));
    return texts.some((text) => text.includes("spec.targetNamespace") && NAMESPACE_NAME.test(text));
  };
  return getString(getValue(node, "spec"), "targetNamespace") ?? overlayNamespace(tree, document.file, isReplacedBy);
}

/** Returns the namespace of the kustomizations over a file, of all or of some; undefined if they differ. */
export function overlayNamespace(
  tree: RepositoryTree,
  file: SourceFile,
  isMeant: (kustomization: SourceDocument) => boolean = () => true,
): string | undefined {
  const named = tree
    .overlaysOf(joinPath(file.path))
    .flatMap((kustomization) => parseDocuments(kustomization).documents)
    .flatMap((document) => (isMeant(document) ? (getString(document.root, "namespace") ?? []) : []));
  const [namespace, ...others] = new Set(named);
  return others.length === 0 ? namespace : undefined;
}

function clusterOf({ node }: KubernetesObject, cluster: string | undefined): string | undefined {
  const kubeConfig = getValue(getValue(node, "spec"), "kubeConfig");
  if (kubeConfig === undefined) return cluster;
  const secret = getString(getValue(kubeConfig, "secretRef"), "name") ?? "";
  return KUBECONFIG.exec(secret)?.[1];
}

/** Reads Flux variables: `substitute` wins, then later ConfigMaps. Secrets are never read. */
export function readPostBuild(
  object: KubernetesObject,
  tree: RepositoryTree,
  reached: Iterable<string>,
  parent: Substitutions | undefined,
): Substitutions {
  const postBuild = getValue(getValue(object.node, "spec"), "postBuild");
  const namespace = namespaceOf(object);
  const values = new Map<string, string>();
  let complete = !mayBePatched(tree, object, () => true);

  function add(name: string, node: SourceNode, isOwnText: boolean): void {
    if (node.kind !== "scalar") return;
    const text = isOwnText && parent !== undefined ? substitute(node.text, parent) : node.text;
    if (text.includes("${")) complete = false;
    else values.set(name, text.replaceAll("\n", ""));
  }

  for (const reference of itemsOf(getValue(postBuild, "substituteFrom"))) {
    const name = getString(reference, "name");
    const isConfigMap = getString(reference, "kind") === "ConfigMap";
    const data = isConfigMap && name !== undefined ? findConfigMap(tree, reached, name, namespace) : undefined;
    if (data === undefined) complete = false;
    for (const [key, value] of data ?? []) add(key, value, false);
  }
  for (const { key, value } of effectiveEntries(getValue(postBuild, "substitute"))) add(key.text, value, true);
  return { values: stringMap(values), complete };
}

/** Finds a ConfigMap; undefined for none or several: kustomize may generate it, or each cluster has its own. */
export function findConfigMap(
  tree: RepositoryTree,
  paths: Iterable<string>,
  name: string,
  namespace: string | undefined,
): ConfigMapData | undefined {
  const found = [...paths].flatMap(tree.configMaps).filter(({ apiVersion, kind, node }) => {
    const metadata = getValue(node, "metadata");
    const own = getString(metadata, "namespace");
    const isInNamespace = own === undefined || namespace === undefined || own === namespace;
    return apiVersion === "v1" && kind === "ConfigMap" && getString(metadata, "name") === name && isInNamespace;
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return new Map(effectiveEntries(getValue(only.node, "data")).map(({ key, value }) => [key.text, value]));
}
