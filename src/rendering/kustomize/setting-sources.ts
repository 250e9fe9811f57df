import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import { isSamePath } from "../../model/field-path.js";
import { joinPath } from "../../model/path-steps.js";
import type { FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import { effectiveEntries, getString, getValue, isSameValue, nodeAt } from "../../yaml/node-value.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import { isSelected } from "./patch-target.js";
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

export function replacementSources(
  kustomization: KustomizationFields,
  object: TracedObject,
  repository: KustomizeRepository,
): FieldSource[] {
  return fieldItems(kustomization.field("replacements"))
    .flatMap((entry) => replacementsOf(entry, kustomization.folder, repository))
    .flatMap((replacement) => fieldItems(childField(replacement, "targets")))
    .flatMap((target) => sourcesOfTarget(target, object));
}

/** Returns the replacement, or those in the file that the entry names. */
function replacementsOf(
  entry: KustomizationField,
  folder: string,
  repository: KustomizeRepository,
): KustomizationField[] {
  const path = fieldText(childField(entry, "path"));
  if (path === undefined) return [entry];
  const documents = repository.documents(joinPath(folder, path))?.documents ?? [];
  return documents.flatMap((document) => {
    const whole: KustomizationField = { node: document.root, place: { document, path: [], target: "value" } };
    return document.root.kind === "sequence" ? fieldItems(whole) : [whole];
  });
}

function sourcesOfTarget(target: KustomizationField, object: TracedObject): FieldSource[] {
  if (!object.budget.spend(10)) return [];
  const select = getValue(target.node, "select");
  const rejected = fieldItems(childField(target, "reject")).some(({ node }) => isSelected(node, object));
  if (select === undefined || rejected || !isSelected(select, object)) return [];
  return fieldItems(childField(target, "fieldPaths")).map((field): FieldSource => {
    const steps = fieldSteps(fieldText(field) ?? "");
    return {
      definedAt: (path) => (steps.length > 0 && isMeant(steps, path, object.rendered.node) ? field.place : undefined),
    };
  });
}

/** Splits `spec.template.[name=x].a\.b`. Upstream: kyaml/utils SmarterPathSplitter. */
function fieldSteps(text: string): string[] {
  const steps = text.match(/\[[^\][]*\]|(?:\\.|[^.[\\])+/g) ?? [];
  return steps.map((step) => step.replaceAll(/\\(.)/g, "$1"));
}

function isMeant(steps: readonly string[], path: FieldPath, root: SourceNode): boolean {
  if (path.length < steps.length) return false;
  let node: SourceNode | undefined = root;
  for (const [depth, step] of steps.entries()) {
    const here = path[depth];
    if (here === undefined) return false;
    node = typeof here === "number" ? (node?.kind === "sequence" ? node.items[here] : undefined) : getValue(node, here);
    if (step === "*" || (step === "-" && typeof here === "number")) continue;
    const condition = /^\[([^=\]]+)=(.*)\]$/.exec(step);
    if (condition === null) {
      if (String(here) !== step.replace(/^\[(.*)\]$/, "$1")) return false;
      continue;
    }
    const value = getValue(node, condition[1] ?? "");
    if (value?.kind !== "scalar" || value.text !== condition[2]) return false;
  }
  return true;
}
