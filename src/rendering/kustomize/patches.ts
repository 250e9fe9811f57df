import { joinPath } from "../../model/path-steps.js";
import type { Place, SourceNode } from "../../model/source.js";
import { getValue } from "../../yaml/node-value.js";
import type { FieldSource, TracedObject } from "./field-source.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";
import type { KustomizeRepository } from "./kustomize-repository.js";
import {
  documentInFile,
  documentInPlace,
  documentsInText,
  jsonPatchSources,
  type PatchDocument,
  strategicMergeSource,
} from "./patch-sources.js";
import { isNamedBy, isSelected } from "./patch-target.js";
import { patchFileOf } from "./references.js";
import { sourceIdentity } from "./source-object.js";

export interface Patch {
  readonly documents: readonly PatchDocument[];
  /** The selector of its objects; undefined for a strategic merge patch that names its object. */
  readonly target: SourceNode | undefined;
  /** Absent for a patch that names its object itself. */
  readonly place?: Place;
}

/** Patches applied before names and namespaces change, and those applied after. */
export interface Patches {
  readonly early: readonly Patch[];
  readonly late: readonly Patch[];
}

const known = new WeakMap<KustomizationFields, Patches>();

/** Upstream: kustomize kusttarget_configplugin.go, the order of configureBuiltinTransformers. */
export function patchesOf(kustomization: KustomizationFields, repository: KustomizeRepository): Patches {
  const patches = known.get(kustomization) ?? readPatches(kustomization, repository);
  known.set(kustomization, patches);
  return patches;
}

function readPatches(kustomization: KustomizationFields, repository: KustomizeRepository): Patches {
  const { folder } = kustomization;
  const merges = fieldItems(kustomization.field("patchesStrategicMerge")).map((item): Patch => {
    const path = patchFileOf(item, folder, repository.files);
    const documents = path === undefined ? documentsInText(item) : documentsOfFile(path, repository);
    return { documents, target: undefined };
  });
  const patches = fieldItems(kustomization.field("patches")).map((item) => patchOfEntry(item, folder, repository));
  const late = fieldItems(kustomization.field("patchesJson6902")).map((item) => patchOfEntry(item, folder, repository));
  return { early: [...merges, ...patches], late };
}

export function patchOfEntry(entry: KustomizationField, folder: string, repository: KustomizeRepository): Patch {
  const path = fieldText(childField(entry, "path"));
  const inline = childField(entry, "patch") ?? childField(entry, "jsonOp");
  const inFile = path === undefined || path === "" ? [] : documentsOfFile(joinPath(folder, path), repository);
  const inText =
    inline === undefined ? [] : inline.node.kind === "scalar" ? documentsInText(inline) : [documentInPlace(inline)];
  return {
    documents: [...inFile, ...inText],
    target: getValue(entry.node, "target"),
    place: (childField(entry, "target") ?? entry).place,
  };
}

function documentsOfFile(path: string, repository: KustomizeRepository): PatchDocument[] {
  return (repository.documents(path)?.documents ?? []).map(documentInFile);
}

export function sourcesOfPatch({ documents, target }: Patch, object: TracedObject): FieldSource[] {
  if (!object.budget.spend(10) || (target !== undefined && !isSelected(target, object))) return [];
  return documents.flatMap((document): FieldSource[] => {
    if (document.root.kind === "sequence") return target === undefined ? [] : jsonPatchSources(document, object);
    const apiVersion = textAt(document.root, "apiVersion");
    const named = sourceIdentity({ apiVersion, kind: textAt(document.root, "kind"), node: document.root });
    return target !== undefined || isNamedBy(named, object) ? [strategicMergeSource(document, object)] : [];
  });
}

function textAt(root: SourceNode, key: string): string {
  const node = getValue(root, key);
  return node?.kind === "scalar" ? node.text : "";
}
