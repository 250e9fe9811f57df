import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { getString, getValue } from "../yaml/node-value.js";

/** An object of the Kubernetes API in a document, or inside a List. */
export interface KubernetesObject {
  /** `apps/v1`, or empty when the object does not say. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly document: SourceDocument;
  /** The object's root in the document. */
  readonly path: FieldPath;
  readonly node: SourceNode;
}

/** `apps` for `apps/v1`, empty for the core group. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? "" : apiVersion.slice(0, slash);
}

/** `List` of core/v1, and the typed lists of every group. */
const LIST_KIND = /^[A-Za-z0-9]*List$/;

/** The objects of a document; the items of a `List` or of a typed list such as `NodeList` each count. */
export function objectsOf(document: SourceDocument): KubernetesObject[] {
  const objects: KubernetesObject[] = [];
  // An aliased item is one object however often it is repeated; without this a nest of aliases would explode.
  const visited = new Set<SourceNode>();

  function collect(node: SourceNode, path: FieldPath, defaultApiVersion: string, defaultKind: string): void {
    if (node.kind !== "mapping" || visited.has(node)) return;
    visited.add(node);
    const apiVersion = getString(node, "apiVersion") ?? defaultApiVersion;
    const kind = getString(node, "kind") ?? defaultKind;
    const items = LIST_KIND.test(kind) ? getValue(node, "items") : undefined;
    if (items?.kind !== "sequence") {
      if (kind !== "") objects.push({ apiVersion, kind, document, path, node });
      return;
    }
    // The items of a typed list from the API (`NodeList`) do not repeat their kind.
    const itemKind = kind === "List" ? "" : kind.slice(0, -"List".length);
    const itemApiVersion = kind === "List" ? "" : apiVersion;
    items.items.forEach((item, index) => {
      collect(item, [...path, "items", index], itemApiVersion, itemKind);
    });
  }

  collect(document.root, [], "", "");
  return objects;
}
