import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { RepositoryFiles } from "../render-root.js";

/** What separates the texts of a kustomization, however broken it is. */
const SEPARATORS = /[\s,[\]{}"']+/;

/**
 * What a kustomization that is not valid YAML may refer to: whatever in its text is the path of something. Nothing is
 * rendered by it; it only tells which manifests must not be taken for what reaches the cluster.
 */
export function possibleReferences({ path, text }: SourceFile, files: RepositoryFiles): ReadonlySet<string> {
  const folder = parentFolder(path);
  const found = text
    .split(SEPARATORS)
    .filter((word) => word.includes(".") || word.includes("/"))
    .map((word) => joinPath(folder, word))
    .filter((one) => one !== folder && one !== path);
  return new Set(
    found.filter((one) => {
      const kind = files.lookUp(one);
      return kind === "file" || kind === "folder";
    }),
  );
}
