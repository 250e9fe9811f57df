import { isSamePath } from "../../model/field-path.js";
import type { FieldPath, Place, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import { readInlineText } from "../../yaml/inline-text.js";
import { effectiveEntries, getString, getValue, isSameValue, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import { type KustomizationField, scalarTextPlace } from "./kustomization.js";
import { findMatchingNode, isReplacedAsWhole } from "./matching-node.js";

/** Fields that identify a strategic merge patch's object; they set no value. */
const IDENTITY: readonly FieldPath[] = [
  [],
  ["apiVersion"],
  ["kind"],
  ["metadata"],
  ["metadata", "name"],
  ["metadata", "namespace"],
];

export interface PatchDocument {
  readonly root: SourceNode;
  readonly placeOf: (path: FieldPath) => Place | TextPlace;
}

/** Null removes a field; a list without a merge key replaces the list. */
export function strategicMergeSource(patch: PatchDocument, object: TracedObject): FieldSource {
  const removed = nullsOf(patch.root).filter((path) => nodeAt(object.rendered.node, path) === undefined);
  return {
    ...treeSource(patch, object, (path) => IDENTITY.some((one) => isSamePath(one, path))),
    removals: removed.map((path) => ({ path, place: patch.placeOf(path) })),
  };
}

/** Returns the source of what an object is made of. */
export function baseSource(object: TracedObject): FieldSource {
  if (object.base === undefined) return { definedAt: () => undefined };
  const { node, document, path } = object.base;
  return treeSource(documentInPlace({ node, place: { document, path, target: "value" } }), object);
}

function treeSource(
  { root, placeOf }: PatchDocument,
  object: TracedObject,
  isLeftOut = (_: FieldPath) => false,
): FieldSource {
  const find = (path: FieldPath) =>
    isLeftOut(path) ? undefined : findMatchingNode(root, object.rendered.node, path, object);
  return {
    definedAt(path, node) {
      const found = find(path);
      return found !== undefined && isSameValue(found.node, node, object.substitute) ? placeOf(found.path) : undefined;
    },
    modifiedAt(path) {
      const found = find(path);
      return found && placeOf(found.path);
    },
  };
}

/** Returns fields set to null or deleted by `$patch`, except in list items. */
function nullsOf(root: SourceNode): FieldPath[] {
  const found: FieldPath[] = [];
  // Visits an aliased mapping once, so that nested aliases cannot explode.
  const visited = new Set<SourceNode>();
  function collect(node: SourceNode, path: FieldPath): void {
    if (node.kind === "sequence" || visited.has(node)) return;
    visited.add(node);
    if (node.kind === "scalar") {
      if (node.value === null) found.push(path);
    } else if (path.length > 0 && getString(node, "$patch") === "delete") {
      found.push(path);
    } else {
      for (const { key, value } of effectiveEntries(node)) collect(value, [...path, formatKey(key.value)]);
    }
  }
  collect(root, []);
  return found;
}

interface Operation {
  readonly op: string;
  readonly steps: readonly string[];
  readonly from: readonly string[] | undefined;
  readonly value: SourceNode | undefined;
  readonly index: number;
}

export function jsonPatchSources(patch: PatchDocument, object: TracedObject): FieldSource[] {
  if (patch.root.kind !== "sequence") return [];
  return patch.root.items.flatMap((item, index): FieldSource[] => {
    const op = getString(item, "op") ?? "";
    const pointer = getString(item, "path");
    const from = getString(item, "from");
    if (pointer === undefined) return [];
    const operation: Operation = {
      op,
      steps: stepsOf(pointer),
      from: from === undefined ? undefined : stepsOf(from),
      value: getValue(item, "value"),
      index,
    };
    if (op === "remove") return [removal(patch, operation, object)];
    return op === "test" ? [] : [assignment(patch, operation, object)];
  });
}

function assignment(
  patch: PatchDocument,
  { op, steps, from, value, index }: Operation,
  object: TracedObject,
): FieldSource {
  const { rendered, base, substitute } = object;
  const copied =
    from === undefined ? undefined : nodeAt(base?.node ?? rendered.node, pathIn(base?.node ?? rendered.node, from));
  const given = value ?? copied;
  function placeOf(path: FieldPath): Place | TextPlace {
    return patch.placeOf(value === undefined ? [index, "path"] : [index, "value", ...path]);
  }
  function find(path: FieldPath, node: SourceNode, mayHaveMoved: boolean): Place | TextPlace | undefined {
    if (given === undefined || !leadsTo(steps, path, op === "add", mayHaveMoved)) return undefined;
    const at = nodeAt(rendered.node, path.slice(0, steps.length));
    const found = at === undefined ? undefined : findMatchingNode(given, at, path.slice(steps.length), object);
    return found !== undefined && isSameValue(found.node, node, substitute) ? placeOf(found.path) : undefined;
  }
  return {
    definedAt: (path, node) => find(path, node, false),
    relocatedAt: (path, node) => (isReplacedAsWhole(rendered.node, path) ? find(path, node, true) : undefined),
    modifiedAt(path) {
      if (given === undefined || !steps.every((step, depth) => String(path[depth]) === step)) return undefined;
      const at = nodeAt(rendered.node, path.slice(0, steps.length));
      const found = at === undefined ? undefined : findMatchingNode(given, at, path.slice(steps.length), object);
      return found === undefined ? undefined : placeOf(found.path);
    },
  };
}

function removal(patch: PatchDocument, { steps, index }: Operation, { rendered }: TracedObject): FieldSource {
  const place = patch.placeOf([index, "path"]);
  const path = pathIn(rendered.node, steps);
  const list = path.slice(0, -1);
  const isItem = /^(?:\d+|-)$/.test(steps.at(-1) ?? "");
  const removed = isItem ? list : path;
  return {
    definedAt: () => undefined,
    removedAt: (at) => (isItem && isSamePath(at, list) ? place : undefined),
    removals: nodeAt(rendered.node, removed) === undefined ? [{ path: removed, place }] : [],
  };
}

/** Upstream: RFC 6901. */
function stepsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function pathIn(root: SourceNode, steps: readonly string[]): FieldPath {
  let node: SourceNode | undefined = root;
  return steps.map((step) => {
    const isIndex: boolean = node?.kind === "sequence" && /^\d+$/.test(step);
    const key: string | number = isIndex ? Number(step) : step;
    node = nodeAt(node, [key]);
    return key;
  });
}

/** Reports whether a pointer leads to the start of a path. Added items, or all with `mayHaveMoved`, may have moved. */
function leadsTo(steps: readonly string[], path: FieldPath, added: boolean, mayHaveMoved: boolean): boolean {
  if (path.length < steps.length) return false;
  return steps.every((step, depth) => {
    const here = path[depth];
    if (String(here) === step) return true;
    const mayDiffer = mayHaveMoved || (depth === steps.length - 1 && (added || step === "-"));
    return mayDiffer && typeof here === "number" && /^(?:-|\d+)$/.test(step);
  });
}

export function documentInFile(document: SourceDocument): PatchDocument {
  return { root: document.root, placeOf: (path) => ({ document, path, target: "value" }) };
}

export function documentInPlace({ node, place }: KustomizationField): PatchDocument {
  return { root: node, placeOf: (path) => ({ ...place, path: [...place.path, ...path] }) };
}

export function documentsInText(field: KustomizationField): PatchDocument[] {
  const { node, place } = field;
  if (node.kind !== "scalar") return [documentInPlace(field)];
  const { documents, isInPlace } = readInlineText(place.document.file, node);
  if (isInPlace) return documents.map(documentInFile);
  const at = scalarTextPlace(place);
  return documents.map(({ root }) => ({ root, placeOf: () => at }));
}
