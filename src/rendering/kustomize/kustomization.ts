import { groupOf } from "../../manifest/objects/objects.js";
import type { Outcome } from "../../model/outcome.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import type { Place, SourceDocument, SourceFile, SourceNode, Span, TextPlace } from "../../model/source.js";
import { getString, getValue, itemsOf, nodeAt, textsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { RepositoryFiles } from "../contract/render-root.js";

/** Upstream: kustomize api/konfig/general.go RecognizedKustomizationFileNames. */
export const KUSTOMIZATION_NAMES = ["kustomization.yaml", "kustomization.yml", "Kustomization"] as const;

export interface KustomizationField {
  readonly node: SourceNode;
  readonly place: Place;
}

export interface KustomizationFields {
  readonly folder: string;
  readonly field: (key: string) => KustomizationField | undefined;
}

export interface Kustomization extends KustomizationFields {
  readonly file: SourceFile;
  readonly document: SourceDocument;
  readonly isComponent: boolean;
}

/** A reason why a file is no kustomization, as a clause after its path. */
export interface UnreadableKustomization {
  readonly file: SourceFile;
  readonly reason: string;
  readonly span: Span;
  /** Reports whether it is another object, such as Flux' Kustomization. */
  readonly foreign: boolean;
}

export type ReadKustomization = Outcome<Kustomization, UnreadableKustomization>;

const KUSTOMIZATION = /^kustomization\.ya?ml$/;

export function isKustomizationPath(path: string): boolean {
  const name = lastStep(path);
  return KUSTOMIZATION_NAMES.some((known) => known === name);
}

const GROUP = "kustomize.config.k8s.io";

/** Reads a kustomization file; undefined if it is no readable text. */
export function readKustomization(path: string, files: RepositoryFiles): ReadKustomization | undefined {
  const file = files.read(path);
  if (file === undefined) return undefined;
  const { documents, problems } = parseDocuments(file);
  const [document] = documents;
  const problem = problems.find(({ kind }) => kind === "syntax");
  if (problem !== undefined || document === undefined) {
    const span = problem?.span ?? { start: 0, end: 0 };
    const reason = problem === undefined ? "it is empty" : "it is not valid YAML";
    return { problem: { file, reason, span, foreign: false } };
  }
  const { root } = document;
  const head = { start: root.start, end: root.start };
  if (root.kind !== "mapping") return { problem: { file, reason: "it is not a mapping", span: head, foreign: false } };
  const apiVersion = getString(root, "apiVersion");
  const kind = getString(root, "kind") ?? "Kustomization";
  const isOurs = apiVersion === undefined || groupOf(apiVersion) === GROUP;
  if (!isOurs || (kind !== "Kustomization" && kind !== "Component")) {
    const found = apiVersion === undefined ? kind : `${apiVersion} ${kind}`;
    return { problem: { file, reason: `it holds "${found}", not a kustomization`, span: head, foreign: true } };
  }
  return {
    value: {
      file,
      document,
      isComponent: kind === "Component",
      folder: parentFolder(path),
      field(key) {
        const node = getValue(root, key);
        return node === undefined ? undefined : { node, place: { document, path: [key], target: "value" } };
      },
    },
  };
}

/** Returns the items of a list field; empty if it is no list. */
export function fieldItems(field: KustomizationField | undefined): KustomizationField[] {
  if (field?.node.kind !== "sequence") return [];
  return field.node.items.map((node, index) => ({ node, place: below(field.place, index) }));
}

export function childField(field: KustomizationField | undefined, key: string): KustomizationField | undefined {
  const node = getValue(field?.node, key);
  return field === undefined || node === undefined ? undefined : { node, place: below(field.place, key) };
}

export function fieldText(field: KustomizationField | undefined): string | undefined {
  return field?.node.kind === "scalar" && field.node.value !== null ? field.node.text : undefined;
}

function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] };
}

export function patchPathsOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const paths = files
    // An evicted text is read again on access.
    .filter((file) => KUSTOMIZATION.test(lastStep(file.path)) && file.text.includes("patches"))
    .flatMap((file) => patchesNamedIn(file).map((path) => joinPath(parentFolder(file.path), path)));
  return new Set(paths);
}

function patchesNamedIn(file: SourceFile): string[] {
  return parseDocuments(file).documents.flatMap(({ root }) => [
    ...itemsOf(getValue(root, "patches")).flatMap((patch) => getString(patch, "path") ?? []),
    ...textsOf(getValue(root, "patchesStrategicMerge")).filter((text) => !text.includes("\n")),
    ...itemsOf(getValue(root, "patchesJson6902")).flatMap((patch) => getString(patch, "path") ?? []),
  ]);
}

/** Returns the span of a scalar; else an empty span at the node's or document's start. */
export function scalarTextPlace({ document, path }: Place): TextPlace {
  const { kind, start, end } = nodeAt(document.root, path) ?? document.root;
  return { file: document.file, span: { start, end: kind === "scalar" ? end : start } };
}
