import { basename, dirname, join, resolve } from "node:path";
import { isTestPath } from "../model/path-steps.js";
import { CONFIGURATION_NAMES } from "../sources/disk/find-configuration.js";
import { isInside } from "../sources/disk/relative-path.js";
import type { FileReader } from "./file-reader.js";
import type { RepositoryOptions } from "./repository-options.js";

function looksForItself({ config, inventory, stdin, cluster, proposed, governing }: RepositoryOptions): boolean {
  return [config, inventory, stdin, cluster, proposed, governing].every((one) => one === undefined);
}

/** Divides a run by nested configurations, the nearest governing a file. Without any returns the options alone. */
export function divideByConfiguration(options: RepositoryOptions, reader: FileReader): readonly RepositoryOptions[] {
  const { workingDirectory, paths, globs } = options;
  const nested = looksForItself(options) ? nestedFolders(reader) : [];
  if (nested.length === 0) return [options];
  const isNamed = paths.length + globs.length > 0;
  const named = paths.map((path) => {
    const absolute = resolve(workingDirectory, path);
    return { path, folder: nested.findLast((folder) => isInside(folder, absolute)) };
  });
  const within = (folder: string) => nested.filter((one) => one !== folder && isInside(folder, one));
  const runOf = (folder: string | undefined): RepositoryOptions | undefined => {
    const own = named.filter((one) => one.folder === folder).map(({ path }) => path);
    const mayHold = (path: string) => folder !== undefined && isInside(resolve(workingDirectory, path), folder);
    const isWhole = !isNamed || paths.some(mayHold);
    const run = { ...options, startsIn: folder, without: within(folder ?? workingDirectory) };
    if (folder === undefined) return isNamed && own.length + globs.length === 0 ? undefined : { ...run, paths: own };
    return isWhole ? { ...run, paths: [], globs: [] } : own.length > 0 ? { ...run, paths: own, globs: [] } : undefined;
  };
  return [undefined, ...nested].flatMap((folder) => runOf(folder) ?? []);
}

export function isInRun({ workingDirectory, startsIn, without = [] }: RepositoryOptions, file: string): boolean {
  const path = resolve(workingDirectory, file);
  return (startsIn === undefined || isInside(startsIn, path)) && !without.some((folder) => isInside(folder, path));
}

/** Returns configurations, relative to the working directory, of folders in the run that it does not start in. */
export function configurationsBelow(options: RepositoryOptions, reader: FileReader): readonly string[] {
  const { workingDirectory, startsIn } = options;
  const paths = looksForItself(options) ? nestedConfigurations(reader) : [];
  return paths.filter((path) => isInRun(options, path) && join(workingDirectory, dirname(path)) !== startsIn);
}

/** Absolute, outer first, without test and dot folders. */
function nestedFolders(reader: FileReader): readonly string[] {
  const folders = nestedConfigurations(reader).map((path) => join(reader.workingDirectory, dirname(path)));
  return [...new Set(folders)].sort();
}

function nestedConfigurations({ workingDirectory, tree }: FileReader): readonly string[] {
  const isNested = (path: string) =>
    path.includes("/") &&
    CONFIGURATION_NAMES.some((name) => name === basename(path)) &&
    !isTestPath(path) &&
    !/(?:^|\/)\./.test(path);
  return tree(workingDirectory).below(workingDirectory).paths.filter(isNested);
}
