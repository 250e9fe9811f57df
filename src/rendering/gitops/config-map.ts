import type { SourceNode } from "../../model/source.js";
import { effectiveEntries, getString, getValue } from "../../yaml/node-value.js";
import type { RepositoryTree } from "./repository-tree.js";

export type ConfigMapData = ReadonlyMap<string, SourceNode>;

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
