import { basename, join } from "node:path";
import { type FileTree, isNever } from "./file-list.js";

const NAMES: ReadonlySet<string> = new Set(["kustomization.yaml", "kustomization.yml", "Kustomization", "Chart.yaml"]);

/** Absolute, sorted; includes dot folders, not links. */
export function findRenderedFiles(
  { root, below, named, fileSystem }: FileTree,
  workingDirectory: string,
): readonly string[] {
  // A working directory that is left out as a whole holds some that the root does not tell of.
  const lists = [
    [root, below(root)],
    [workingDirectory, named(workingDirectory)],
  ] as const;
  const found = lists.flatMap(([folder, { paths }]) =>
    paths.filter((path) => NAMES.has(basename(path)) && !isNever(path)).map((path) => join(folder, path)),
  );
  return [...new Set(found)].filter((path) => fileSystem.lstat(path)?.isFile()).sort();
}
