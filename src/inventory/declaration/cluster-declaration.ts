import type { ClusterSettings, NamespaceDefaults } from "../../model/cluster.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { type ClusterKeys, type ImplicitMode, readStrings, resolveSettings } from "../contract/cluster-keys.js";
import { scalarText } from "../contract/configuration-value.js";
import type { FromDeclaration } from "../formats/format.js";
import { type Reading, readDeclaredPool } from "./declared-pool.js";
import { readFromDeclaration } from "./from-declaration.js";
import { type PoolOverride, readPoolOverride } from "./pool-override.js";

/** A cluster as its file declares it, before its imports are read. */
export interface ClusterDeclaration {
  readonly settings: ClusterSettings;
  /** The mapping that holds the cluster's keys. */
  readonly place: Place;
  readonly implicit: ImplicitMode;
  /** Undefined: the source of the pools decides. */
  readonly complete: boolean | undefined;
  /** The place where the cluster says that its platform makes nodes for pods; else undefined. */
  readonly autoProvision: Place | undefined;
  /** Globs of the manifests that are deployed to the cluster; undefined: all that are linted. */
  readonly manifests: readonly string[] | undefined;
  readonly exclude: readonly string[];
  /** Undefined without the key. */
  readonly pools: readonly NodePool[] | undefined;
  /** Undefined without the key. */
  readonly from: readonly FromDeclaration[] | undefined;
  /** Corrections to imports, in the order of application. */
  readonly overrides: readonly PoolOverride[];
  /** The GitOps objects that deploy to the cluster; undefined without the key. */
  readonly gitops: GitopsDeclaration | undefined;
  readonly hasOwnManifests: boolean;
  /** Defaults of undeclared namespaces. */
  readonly namespaces: ReadonlyMap<string, NamespaceDefaults>;
}

export interface ArgoCluster {
  /** `spec.destination.name`. */
  readonly name: string | undefined;
  /** `spec.destination.server`. */
  readonly server: string | undefined;
  /** Labels of the cluster's Secret, for the cluster generator of ApplicationSets. */
  readonly labels: StringMap<string>;
}

/** A folder from which Flux begins, relative to the configuration's folder. */
interface FluxFolder {
  readonly path: string;
  readonly place: Place;
}

interface GitopsDeclaration {
  readonly flux: readonly FluxFolder[];
  readonly argocd: ArgoCluster | undefined;
}

/** Reports whether the pools of a folder, a root module of Terraform, are among those of the cluster. */
export function readsFolder({ from = [] }: ClusterDeclaration, folder: string): boolean {
  return from.some(({ paths, place }) => {
    const base = parentFolder(place.document.file.path);
    return paths.some((path) => joinPath(base, path) === joinPath(folder));
  });
}

/** Reads a cluster, or the top of a file without clusters (`name` null), from a mapping that fits the schema. */
export function readClusterDeclaration(
  reading: Reading,
  path: FieldPath,
  node: SourceNode,
  name: string | null,
  keys: ClusterKeys,
): ClusterDeclaration {
  const { document } = reading;
  const each = <Item>(key: string, read: (reading: Reading, path: FieldPath, node: SourceNode) => Item) => {
    const list = getValue(node, key);
    if (list?.kind !== "sequence") return undefined;
    return list.items.map((item, index) => read(reading, [...path, key, index], item));
  };
  return {
    ...declaredBy(keys, name, { document, path, target: "value" }),
    autoProvision: keys.autoProvision ? placeOfProvision(document, path, node) : undefined,
    pools: each("pools", (...given) => readDeclaredPool(...given, name)),
    from: each("from", readFromDeclaration),
    overrides: each("overrides", readPoolOverride) ?? [],
    gitops: readGitops(document, [...path, "gitops"], getValue(node, "gitops")),
    hasOwnManifests: getValue(node, "manifests") !== undefined,
  };
}

export function declaredBy(keys: ClusterKeys, name: string | null, place: Place): ClusterDeclaration {
  return {
    settings: resolveSettings(name, keys),
    place,
    implicit: keys.implicit ?? "apply",
    complete: keys.complete,
    autoProvision: undefined,
    manifests: keys.manifests,
    exclude: keys.exclude ?? [],
    pools: undefined,
    from: undefined,
    overrides: [],
    gitops: undefined,
    hasOwnManifests: keys.manifests !== undefined,
    namespaces: keys.namespaces ?? new Map(),
  };
}

/** The key may stand above the cluster. */
function placeOfProvision(document: SourceDocument, path: FieldPath, node: SourceNode): Place {
  const at = getValue(node, "autoProvision") === undefined ? [] : path;
  return { document, path: [...at, "autoProvision"], target: "key" };
}

/** Reads `gitops` of a cluster; undefined without the key. */
function readGitops(
  document: SourceDocument,
  path: FieldPath,
  node: SourceNode | undefined,
): GitopsDeclaration | undefined {
  if (node === undefined) return undefined;
  const argocd = getValue(node, "argocd");
  const labels = effectiveEntries(getValue(argocd, "labels"));
  return {
    flux: (readStrings(getValue(node, "flux")) ?? []).map((folder, index) => ({
      path: folder,
      place: { document, path: [...path, "flux", index], target: "value" },
    })),
    argocd: argocd && {
      name: scalarText(getValue(argocd, "name")),
      server: scalarText(getValue(argocd, "server")),
      labels: stringMap(labels.map(({ key, value }) => [key.text, scalarText(value) ?? ""])),
    },
  };
}
