import type { RepositoryFiles } from "../../../src/rendering/contract/render-root.js";

/** A repository of texts by their paths. The paths in `outside` are links that leave it. */
export function textFiles(texts: Readonly<Record<string, string>>, outside: readonly string[] = []): RepositoryFiles {
  const paths = [...Object.keys(texts), ...outside].sort();
  const isBelow = (path: string, folder: string) => folder === "." || path.startsWith(`${folder}/`);
  const lookUp: RepositoryFiles["lookUp"] = (path) => {
    if (outside.includes(path)) return "outside";
    if (Object.hasOwn(texts, path)) return "file";
    return paths.some((one) => isBelow(one, path)) ? "folder" : undefined;
  };
  return {
    fromRoot: (path) => path,
    lookUp,
    realPath: (path) => (lookUp(path) === "outside" ? undefined : lookUp(path) && path),
    read: (path) => {
      const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
      return text === undefined ? undefined : { path, text };
    },
    unpack: () => ({ value: [] }),
    list: (folder) => paths.filter((path) => isBelow(path, folder)),
  };
}
