import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { RepositoryFiles } from "../contract/render-root.js";

const SEPARATORS = /[\s,[\]{}"']+/;

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
