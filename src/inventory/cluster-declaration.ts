import { getValue } from "../manifest/node-value.js";
import type { ClusterSettings } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../model/source.js";
import { type ClusterKeys, type ImplicitMode, resolveSettings } from "./cluster-keys.js";
import type { ConfigurationError } from "./configuration-error.js";
import { readDeclaredPool } from "./declared-pool.js";
import { type FromDeclaration, readFromDeclaration } from "./from-declaration.js";

/** A cluster as its file declares it, before its imports are read. */
export interface ClusterDeclaration {
  readonly settings: ClusterSettings;
  /** The mapping that holds the cluster's keys. */
  readonly place: Place;
  readonly implicit: ImplicitMode;
  /** Undefined: what the pools come from decides. */
  readonly complete: boolean | undefined;
  /** Globs of the manifests that are deployed to the cluster; undefined: all that are linted. */
  readonly manifests: readonly string[] | undefined;
  readonly exclude: readonly string[];
  /** The hand-declared pools; undefined without the key. */
  readonly pools: readonly NodePool[] | undefined;
  /** The imports; undefined without the key. */
  readonly from: readonly FromDeclaration[] | undefined;
}

/** Reads a cluster, or the top of a file without clusters (`name` null), from a mapping that fits the schema. */
export function readClusterDeclaration(
  document: SourceDocument,
  path: FieldPath,
  node: SourceNode,
  name: string | null,
  keys: ClusterKeys,
): { readonly cluster: ClusterDeclaration; readonly errors: readonly ConfigurationError[] } {
  const errors: ConfigurationError[] = [];
  const pools = itemsOf(node, "pools")?.map((item, index) => {
    const read = readDeclaredPool(document, [...path, "pools", index], item, name);
    errors.push(...read.errors);
    return read.pool;
  });
  const from = itemsOf(node, "from")?.map((item, index) => {
    const read = readFromDeclaration(document, [...path, "from", index], item);
    errors.push(...read.errors);
    return read.from;
  });
  const cluster: ClusterDeclaration = {
    settings: resolveSettings(name, keys),
    place: { document, path, part: "value" },
    implicit: keys.implicit ?? "apply",
    complete: keys.complete,
    manifests: keys.manifests,
    exclude: keys.exclude ?? [],
    pools,
    from,
  };
  return { cluster, errors };
}

function itemsOf(node: SourceNode, key: string): readonly SourceNode[] | undefined {
  const value = getValue(node, key);
  return value?.kind === "sequence" ? value.items : undefined;
}
