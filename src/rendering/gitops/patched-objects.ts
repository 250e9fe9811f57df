import { getString, getValue } from "../../manifest/node-value.js";
import type { KubernetesObject } from "../../manifest/objects.js";
import { parseDocuments } from "../../manifest/syntax.js";
import type { SourceFile } from "../../model/source.js";
import { joinPath, parentFolder } from "../path-steps.js";
import { itemsOf } from "./node-items.js";
import type { RepositoryTree } from "./repository-tree.js";

const PATCH_LISTS = ["patches", "patchesStrategicMerge", "patchesJson6902"];

/**
 * True where a kustomization that takes in the file of an object has a patch for objects of its kind that `concerns`
 * what is asked for, so that the object in the cluster may say something else than its file.
 */
export function mayBePatched(
  tree: RepositoryTree,
  object: KubernetesObject,
  concerns: (patch: string) => boolean,
): boolean {
  return tree.overlaysOf(joinPath(object.document.file.path)).some((kustomization) =>
    patchesOf(tree, kustomization).some(({ kind, name, text }) => {
      const isForKind = kind === undefined ? text.includes(object.kind) : matches(kind, object.kind);
      const ownName = getString(getValue(object.node, "metadata"), "name") ?? "";
      return isForKind && (name === undefined || matches(name, ownName)) && concerns(text);
    }),
  );
}

/** Targets are regular expressions of the whole word; what is none here may match. */
function matches(expression: string, word: string): boolean {
  try {
    return new RegExp(`^(?:${expression})$`).test(word);
  } catch {
    return true;
  }
}

interface Patch {
  /** Of the patch's target, regular expressions. */
  readonly kind: string | undefined;
  readonly name: string | undefined;
  readonly text: string;
}

/** The patches of a kustomization as texts; one in a file that was not read is empty. */
function patchesOf(tree: RepositoryTree, kustomization: SourceFile): Patch[] {
  const folder = parentFolder(joinPath(kustomization.path));
  const fileText = (path: string) => tree.fileAt(joinPath(folder, path))?.text ?? "";
  return parseDocuments(kustomization).documents.flatMap(({ root }) =>
    PATCH_LISTS.flatMap((list) => itemsOf(getValue(root, list))).map((item): Patch => {
      if (item.kind === "scalar")
        return { kind: undefined, name: undefined, text: item.text.includes("\n") ? item.text : fileText(item.text) };
      const path = getString(item, "path");
      const text = getString(item, "patch") ?? (path === undefined ? "" : fileText(path));
      const target = getValue(item, "target");
      return { kind: getString(target, "kind"), name: getString(target, "name"), text };
    }),
  );
}
