import { type KubernetesObject, nameOf } from "../../manifest/objects/objects.js";
import { memoize } from "../../model/memoize.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import { matchesWhole } from "../../model/regular-expression.js";
import type { SourceFile } from "../../model/source.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { RepositoryTree } from "./repository-tree.js";

const PATCH_LISTS = ["patches", "patchesStrategicMerge", "patchesJson6902"];

export function mayBePatched(
  tree: RepositoryTree,
  object: KubernetesObject,
  concerns: (patch: string) => boolean,
): boolean {
  const name = nameOf(object) ?? "";
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

function mergePatches(text: string): Patch[] {
  return parseDocuments({ path: "", text }).documents.map(({ root }): Patch => {
    const kind = getString(root, "kind");
    const name = getString(getValue(root, "metadata"), "name");
    return { isFor: (ofKind, named) => ofKind === kind && named === name, text: text.slice(root.start, root.end) };
  });
}

/** Matches a whole-word regular expression; an absent or unreadable one matches. */
function matches(expression: string | undefined, word: string): boolean {
  return expression === undefined || (matchesWhole(expression, word) ?? true);
}
