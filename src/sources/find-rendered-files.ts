import { lstatSync } from "node:fs";
import { join } from "node:path";
import { findAnyFiles, isIgnoredByGit } from "./find-files.js";
import { runGit } from "./git.js";
import { isWholeRepository } from "./git-root.js";

const NAMES = ["kustomization.yaml", "kustomization.yml", "Kustomization", "Chart.yaml"];

/**
 * Finds every kustomization and every chart below a folder, but for those that git ignores. Absolute paths, sorted.
 * A run over one file asks for them too, so that git's index is asked where it knows them: walking through a big
 * repository takes twenty times as long.
 */
export function findRenderedFiles(folder: string, workingDirectory: string): readonly string[] {
  const gitignore = !isIgnoredByGit(workingDirectory, folder);
  const listed = gitignore ? listedByGit(folder) : undefined;
  if (listed !== undefined) return listed;
  const globs = [`**/{${NAMES.join(",")}}`];
  return findAnyFiles({ folder, globs, exclude: [], gitignore }, workingDirectory).files;
}

/** Undefined where the index does not tell. */
function listedByGit(folder: string): readonly string[] | undefined {
  if (!isWholeRepository(folder)) return undefined;
  const outcome = runGit(folder, [
    ...["ls-files", "-z", "--cached", "--others", "--exclude-per-directory=.gitignore", "--"],
    ...NAMES.map((name) => `:(glob)**/${name}`),
  ]);
  if (!outcome.ok) return undefined;
  const paths = new Set(outcome.stdout.toString("utf8").split("\0"));
  paths.delete("");
  return [...paths]
    .filter((path) => !path.startsWith("node_modules/") && !path.includes("/node_modules/"))
    .map((path) => join(folder, path))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
    .sort();
}
