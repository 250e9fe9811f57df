import { resolve } from "node:path";
import type { LintInput } from "../lint/contract/lint-input.js";
import { sayWhatIsDeployed } from "../rendering/gitops/follow-gitops.js";
import { startOfGlob } from "../sources/disk/find-files.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { MOST_ENTRIES_OUTSIDE_GIT } from "../sources/disk/walk-files.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import type { RepositoryOptions } from "./repository-options.js";

export type Named = Pick<RepositoryOptions, "cluster" | "stdin" | "paths" | "globs" | "workingDirectory" | "startsIn">;

/** Returns the scope; a folder with the configuration is the whole repository. */
export function scopeOf(named: Named, { configuration }: Declarations): NonNullable<LintInput["scope"]> {
  const { cluster, stdin, paths, globs, workingDirectory } = named;
  if (cluster !== undefined) return "cluster";
  if (stdin !== undefined) return "files";
  const folder = configuration?.folder ?? named.startsIn ?? workingDirectory;
  const isAbove = (path: string) => isInside(resolve(workingDirectory, path), folder);
  return (paths.length === 0 && globs.length === 0) || paths.some(isAbove) ? "repository" : "files";
}

/** Returns a reader limited to the named paths, unless deployments need other files. */
export function readerWithin(
  reader: FileReader,
  named: Named,
  declarations: Declarations,
  most = MOST_ENTRIES_OUTSIDE_GIT,
): FileReader {
  if (scopeOf(named, declarations) !== "files" || sayWhatIsDeployed(declarations.clusters)) return reader;
  const { workingDirectory, stdin, globs } = named;
  const files = stdin === undefined ? named.paths : [stdin.name];
  const paths = [
    ...files.map((path) => resolve(workingDirectory, path)),
    ...globs.map((glob) => startOfGlob(workingDirectory, glob)),
  ];
  return reader.around({ paths, most });
}

export function describeCut({ cutFolders, workingDirectory }: FileReader): string[] {
  return cutFolders().map((folder) => {
    const shown = relativePath(workingDirectory, folder);
    return `folder "${shown}" is not in a git repository and has many files: only files beside, above and below the named ones were searched for what deploys them`;
  });
}
