import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { getString, getValue, itemsOf } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { memoize } from "../../model/memoize.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import { matchesWhole } from "../../model/patterns/regular-expression.js";
import type { SourceFile } from "../../model/source.js";
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
  const name = getString(getValue(object.node, "metadata"), "name") ?? "";
  return tree
    .overlaysOf(joinPath(object.document.file.path))
    .some((kustomization) =>
      patchesIn(tree)(kustomization).some((patch) => patch.isFor(object.kind, name) && concerns(patch.text)),
    );
}

interface Patch {
  readonly isFor: (kind: string, name: string) => boolean;
  readonly text: string;
}

const patchesIn = memoize((tree: RepositoryTree) =>
  memoize((kustomization: SourceFile): readonly Patch[] => patchesOf(tree, kustomization)),
);

/** The patches of a kustomization; one in a file that was not read is empty. */
function patchesOf(tree: RepositoryTree, kustomization: SourceFile): Patch[] {
  const folder = parentFolder(joinPath(kustomization.path));
  const fileText = (path: string) => tree.fileAt(joinPath(folder, path))?.text ?? "";
  return parseDocuments(kustomization).documents.flatMap(({ root }) =>
    PATCH_LISTS.flatMap((list) => itemsOf(getValue(root, list))).flatMap((item): Patch[] => {
      if (item.kind === "scalar") return mergePatches(item.text.includes("\n") ? item.text : fileText(item.text));
      const path = getString(item, "path");
      const text = getString(item, "patch") ?? (path === undefined ? "" : fileText(path));
      const target = getValue(item, "target");
      if (target === undefined) return mergePatches(text);
      const [kind, name] = [getString(target, "kind"), getString(target, "name")];
      const isFor: Patch["isFor"] = (ofKind, named) => matches(kind, ofKind) && matches(name, named);
      return [{ isFor, text }];
    }),
  );
}

/** A patch without a target is for the object that it names itself. */
function mergePatches(text: string): Patch[] {
  return parseDocuments({ path: "", text }).documents.map(({ root }): Patch => {
    const kind = getString(root, "kind");
    const name = getString(getValue(root, "metadata"), "name");
    return { isFor: (ofKind, named) => ofKind === kind && named === name, text: text.slice(root.start, root.end) };
  });
}

/** Targets are regular expressions of the whole word; what cannot be read may match, and so does what is not given. */
function matches(expression: string | undefined, word: string): boolean {
  return expression === undefined || (matchesWhole(expression, word) ?? true);
}
