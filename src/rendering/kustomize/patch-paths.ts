import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { textsOf } from "../contract/node-items.js";

const KUSTOMIZATION = /^kustomization\.ya?ml$/;

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
