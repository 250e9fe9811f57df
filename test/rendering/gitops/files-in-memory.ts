import type { SourceFile } from "../../../src/model/source.js";
import type { RepositoryFiles } from "../../../src/rendering/contract/render-root.js";

/** A repository that is nothing but these files. */
export function filesInMemory(files: readonly SourceFile[]): RepositoryFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isBelow = (path: string, folder: string) => folder === "." || path.startsWith(`${folder}/`);
  const lookUp: RepositoryFiles["lookUp"] = (path) => {
    if (path.startsWith("../")) return "outside";
    if (byPath.has(path)) return "file";
    return files.some((file) => isBelow(file.path, path)) ? "folder" : undefined;
  };
  return {
    fromRoot: (path) => path,
    lookUp,
    realPath: (path) => (lookUp(path) === "outside" ? undefined : lookUp(path) && path),
    read: (path) => byPath.get(path),
    unpack: () => ({ value: [] }),
    list: (folder) =>
      files
        .map(({ path }) => path)
        .filter((path) => isBelow(path, folder))
        .sort(),
  };
}
