import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { RepositoryFiles } from "../../../src/rendering/contract/render-root.js";
import { readArchive } from "../../../src/sources/render/read-archive.js";

/** The files of a real folder, as the planning sees them. */
export function folderFiles(folder: string): RepositoryFiles {
  const root = realpathSync(folder);
  const lookUp: RepositoryFiles["lookUp"] = (path) => {
    try {
      const target = realpathSync(join(root, path));
      if (target !== root && relative(root, target).startsWith("..")) return "outside";
      return statSync(target).isDirectory() ? "folder" : "file";
    } catch {
      return undefined;
    }
  };
  const list = (path: string): string[] =>
    readdirSync(join(root, path))
      .map((name) => (path === "." ? name : `${path}/${name}`))
      .flatMap((one) => (lstatSync(join(root, one)).isDirectory() ? list(one) : [one]))
      .sort();
  return {
    fromRoot: (path) => path,
    lookUp,
    realPath: (path) => {
      const found = lookUp(path);
      return found === "file" || found === "folder" ? relative(root, realpathSync(join(root, path))) || "." : undefined;
    },
    unpack: (path, budget) => readArchive(readFileSync(join(root, path)), budget),
    list,
    read: (path) => (lookUp(path) === "file" ? { path, text: readFileSync(join(root, path), "utf8") } : undefined),
  };
}
