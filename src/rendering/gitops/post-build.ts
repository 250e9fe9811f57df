import { type KubernetesObject, namespaceOf } from "../../manifest/objects/objects.js";
import type { SourceNode } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { effectiveEntries, getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { mayBePatched } from "./patched-objects.js";
import type { RepositoryTree } from "./repository-tree.js";
import { type Substitutions, substitute } from "./substitution.js";

type ConfigMapData = ReadonlyMap<string, SourceNode>;

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
