import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { isSamePath } from "../../model/field-path.js";
import type { FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import { effectiveEntries, getString, nodeAt } from "../../yaml/node-value.js";
import { isSameValue } from "../../yaml/same-value.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";
import { sourceIdentity } from "./source-object.js";

export function settingSources(kustomization: KustomizationFields, object: TracedObject): FieldSource[] {
  const sources: FieldSource[] = [];
  const add = (more: readonly FieldSource[]) => {
    for (const source of more) sources.push(source);
  };
  const name = sourceIdentity(object.rendered).name;
  const namespace = kustomization.field("namespace");
  if (namespace !== undefined) sources.push(valueSource(["metadata", "namespace"], namespace, object));
  const prefix = kustomization.field("namePrefix");
  const suffix = kustomization.field("nameSuffix");
  const isRenamed = object.base !== undefined && sourceIdentity(object.base).name !== name;
  const prefixed = isRenamed && passes(fieldText(prefix), (text) => name.startsWith(text) || name.includes(text));
  const suffixed = isRenamed && passes(fieldText(suffix), (text) => name.endsWith(text) || name.includes(text));
  if (prefixed && prefix !== undefined) sources.push(placeSource(["metadata", "name"], prefix.place));
  else if (suffixed && suffix !== undefined) sources.push(placeSource(["metadata", "name"], suffix.place));
  const template = podSpecPathOf(object.rendered.apiVersion, object.rendered.kind)?.slice(0, -1) ?? [];
  const owners: readonly FieldPath[] = template.length === 0 ? [[]] : [[], template];
  const labels = [
    kustomization.field("commonLabels"),
    ...fieldItems(kustomization.field("labels")).map((one) => childField(one, "pairs")),
  ];
  for (const owner of owners) {
    for (const pairs of labels) add(pairSources([...owner, "metadata", "labels"], pairs, object));
    const annotations = kustomization.field("commonAnnotations");
    add(pairSources([...owner, "metadata", "annotations"], annotations, object));
  }
  return sources;
}

export function replicaSources(kustomization: KustomizationFields, object: TracedObject): FieldSource[] {
  const names = [object.base, object.rendered].flatMap((state) =>
    state === undefined ? [] : sourceIdentity(state).name,
  );
  return fieldItems(kustomization.field("replicas")).flatMap((entry) => {
    const name = getString(entry.node, "name") ?? "";
    const count = childField(entry, "count");
    const isMeant = names.includes(name) || (name !== "" && names.at(-1)?.includes(name));
    return count !== undefined && isMeant ? [valueSource(["spec", "replicas"], count, object)] : [];
  });
}

function passes(text: string | undefined, test: (text: string) => boolean): boolean {
  return text !== undefined && text !== "" && test(text);
}

function pairSources(path: FieldPath, pairs: KustomizationField | undefined, object: TracedObject): FieldSource[] {
  if (pairs?.node.kind !== "mapping") return [];
  const { place } = pairs;
  const values = effectiveEntries(pairs.node).map(({ key, value }) => {
    const field = { node: value, place: { ...place, path: [...place.path, key.text] } };
    return valueSource([...path, key.text], field, object);
  });
  return [{ definedAt: () => undefined, modifiedAt: (at) => (isSamePath(at, path) ? place : undefined) }, ...values];
}

function valueSource(at: FieldPath, { node, place }: KustomizationField, { substitute }: TracedObject): FieldSource {
  return {
    definedAt: (path, rendered: SourceNode) =>
      isSamePath(at, path) && isSameValue(node, rendered, substitute) ? place : undefined,
  };
}

export function placeSource(at: FieldPath, place: Place | TextPlace): FieldSource {
  return { definedAt: (path) => (isSamePath(at, path) ? place : undefined) };
}

export function namespaceSource(namespace: string, place: Place, { rendered }: TracedObject): FieldSource[] {
  const path = ["metadata", "namespace"];
  const node = nodeAt(rendered.node, path);
  return node?.kind === "scalar" && node.text === namespace ? [placeSource(path, place)] : [];
}
