import { groupBy } from "../../model/group-by.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";

export interface KubernetesObject {
  /** `apps/v1`; empty if absent. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly document: SourceDocument;
  readonly path: FieldPath;
  readonly node: SourceNode;
}

/** Returns `apps` for `apps/v1`, empty for the core group. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? "" : apiVersion.slice(0, slash);
}

interface Named {
  readonly node: SourceNode | undefined;
}

export function nameOf({ node }: Named): string | undefined {
  return getString(getValue(node, "metadata"), "name");
}

export function namespaceOf({ node }: Named): string | undefined {
  return getString(getValue(node, "metadata"), "namespace");
}

/** Keeps what all objects of one name agree on, which overlays may make several of. */
export function agreed<Value>(
  pairs: readonly (readonly [name: string, value: Value])[],
  describe: (value: Value) => string = JSON.stringify,
): ReadonlyMap<string, Value> {
  const groups = [...groupBy(pairs, ([name]) => name).values()];
  return new Map(groups.flatMap((all) => (new Set(all.map(([, value]) => describe(value))).size > 1 ? [] : [all[0]])));
}

export function placeOfField(
  { document, path }: KubernetesObject,
  field: FieldPath,
  target: Place["target"] = "value",
): Place {
  return { document, path: [...path, ...field], target };
}

/**
 * Returns the objects of a document. An object of any kind with a sequence `items` is a list, as for kubectl.
 * Upstream: apimachinery/pkg/apis/meta/v1/unstructured/helpers.go decodeToList.
 */
export function objectsOf(document: SourceDocument): KubernetesObject[] {
  const objects: KubernetesObject[] = [];
  // Visits an aliased item once, so that nested aliases cannot explode.
  const visited = new Set<SourceNode>();

  function collect(node: SourceNode, path: FieldPath, defaultApiVersion: string, defaultKind: string): void {
    if (node.kind !== "mapping" || visited.has(node)) return;
    visited.add(node);
    const apiVersion = getString(node, "apiVersion") ?? defaultApiVersion;
    const kind = getString(node, "kind") ?? defaultKind;
    if (kind === "") return;
    const items = getValue(node, "items");
    if (items?.kind !== "sequence") {
      objects.push({ apiVersion, kind, document, path, node });
      return;
    }
    // Items of a typed list do not repeat their kind.
    const itemKind = kind.replace(/List$/, "");
    const itemApiVersion = kind === "List" ? "" : apiVersion;
    items.items.forEach((item, index) => {
      collect(item, [...path, "items", index], itemApiVersion, itemKind);
    });
  }

  collect(document.root, [], "", "");
  return objects;
}
