import { groupOf } from "../../manifest/objects/objects.js";
import { getString, getValue } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import type { Outcome } from "../../model/outcome.js";
import { lastStep, parentFolder } from "../../model/path-steps.js";
import type { Place, SourceDocument, SourceFile, SourceNode, Span } from "../../model/source.js";
import type { RepositoryFiles } from "../render-root.js";

/** Upstream: kustomize api/konfig/general.go RecognizedKustomizationFileNames. */
export const KUSTOMIZATION_NAMES = ["kustomization.yaml", "kustomization.yml", "Kustomization"] as const;

/** One field of a kustomization, and where it stands. */
export interface KustomizationField {
  readonly node: SourceNode;
  readonly place: Place;
}

/** What a kustomization says: one in a file, or what a GitOps object adds to one. */
export interface KustomizationFields {
  /** What its paths are relative to. */
  readonly folder: string;
  readonly field: (key: string) => KustomizationField | undefined;
}

/** A kustomization file that can be read. */
export interface Kustomization extends KustomizationFields {
  readonly file: SourceFile;
  readonly document: SourceDocument;
  readonly isComponent: boolean;
}

/** Why a file is no kustomization: one clause behind its path, and where. */
export interface UnreadableKustomization {
  readonly file: SourceFile;
  readonly reason: string;
  readonly span: Span;
  /** It is an object of somebody else, such as Flux' Kustomization, in a file of that name. */
  readonly foreign: boolean;
}

export type ReadKustomization = Outcome<Kustomization, UnreadableKustomization>;

export function isKustomizationPath(path: string): boolean {
  const name = lastStep(path);
  return KUSTOMIZATION_NAMES.some((known) => known === name);
}

const GROUP = "kustomize.config.k8s.io";

/** Reads a kustomization; undefined where the path leads to no readable text. Only its first document counts. */
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
        return node === undefined ? undefined : { node, place: { document, path: [key], part: "value" } };
      },
    },
  };
}

/** The items of a field that is a list, each with its place; none where it is no list. */
export function fieldItems(field: KustomizationField | undefined): KustomizationField[] {
  if (field?.node.kind !== "sequence") return [];
  return field.node.items.map((node, index) => ({ node, place: below(field.place, index) }));
}

/** A part of a field by its key. */
export function partOf(field: KustomizationField | undefined, key: string): KustomizationField | undefined {
  const node = getValue(field?.node, key);
  return field === undefined || node === undefined ? undefined : { node, place: below(field.place, key) };
}

/** The text of a field that is a scalar. */
export function fieldText(field: KustomizationField | undefined): string | undefined {
  return field?.node.kind === "scalar" && field.node.value !== null ? field.node.text : undefined;
}

function below(place: Place, step: string | number): Place {
  return { ...place, path: [...place.path, step] };
}
