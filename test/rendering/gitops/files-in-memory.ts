import type { SourceFile } from "../../../src/model/source.js";
import type { RepositoryFiles } from "../../../src/rendering/render-root.js";

/** A repository that is nothing but these files. */
export function filesInMemory(files: readonly SourceFile[]): RepositoryFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isBelow = (path: string, folder: string) => folder === "." || path.startsWith(`${folder}/`);
  return {
    lookUp(path) {
      if (path.startsWith("../")) return "outside";
      if (byPath.has(path)) return "file";
      return files.some((file) => isBelow(file.path, path)) ? "folder" : undefined;
    },
    read: (path) => byPath.get(path),
    list: (folder) =>
      files
        .map(({ path }) => path)
        .filter((path) => isBelow(path, folder))
        .sort(),
  };
}
