import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { type KubernetesObject, nameOf, namespaceOf, objectsOf } from "../../manifest/objects/objects.js";
import type { Place, SourceNode } from "../../model/source.js";
import { getString, getValue, itemsOf, toValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { RenderRequest } from "../contract/render-root.js";
import { writeJson } from "../contract/write-configuration.js";
import { placementText } from "./field-origins.js";

const PRINTED = "printed.yaml";

/** Applies the patches of a release to what the chart renders. Fields that name files are left out. */
export function patchRequest(request: RenderRequest, patches: SourceNode): RenderRequest {
  const entries = itemsOf(patches).map((item) => {
    const target = getValue(item, "target");
    return { patch: getString(item, "patch"), target: target && toValue(target) };
  });
  const text = writeJson({ resources: [PRINTED], patches: entries });
  const files = [PRINTED, "kustomization.yaml"].map((path) => ({ path, text: path === PRINTED ? "" : text }));
  return { renderer: "kustomize", files, copies: [], arguments: ["."], inputs: [{ path: PRINTED, request }] };
}

/** Returns an object as it is after the patches, if they place its pods otherwise. */
export function patchedObjects(
  output: string,
  place: Place,
  path: string,
): (printed: KubernetesObject) => KubernetesObject {
  const idOf = ({ kind, node }: KubernetesObject) => `${kind} ${namespaceOf({ node }) ?? ""} ${nameOf({ node })}`;
  const { documents } = parseDocuments({ path, text: output });
  const all = new Map(documents.flatMap(objectsOf).map((object) => [idOf(object), object]));
  return (printed) => {
    const { origin } = printed.document;
    const object = all.get(idOf(printed));
    const podSpecPath = podSpecPathOf(printed.apiVersion, printed.kind);
    if (object === undefined || origin === undefined || placementText(printed) === placementText(object))
      return printed;
    const fields = [{ path: [...object.path, ...(podSpecPath ?? [])], place }];
    return { ...object, document: { ...object.document, origin: { ...origin, fields } } };
  };
}
