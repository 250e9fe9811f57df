import { dirname, resolve } from "node:path";
import { locate } from "../manifest/locate.js";
import { compileGlob } from "../model/patterns/path-glob.js";
import type { Place, UnreadableFile } from "../model/source.js";
import { didYouMean } from "../model/spelling.js";
import { EVERY_MANIFEST, type FileSearch, rebaseGlob, startOfGlob } from "../sources/find-files.js";
import { lookUpPath } from "../sources/named-paths.js";
import { describeForeignPath } from "../sources/own-paths.js";
import { relativePath } from "../sources/relative-path.js";
import { describeAddress } from "./addresses.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import type { RunError, RunOutcome } from "./run-error.js";

export interface ManifestFiles {
  /** Absolute paths, sorted, each one once. */
  readonly files: readonly string[];
  readonly unreadable: readonly UnreadableFile[];
  /** One line for each glob that matched nothing. */
  readonly notices: readonly string[];
  /** What was searched for, as it was written. */
  readonly wanted: readonly string[];
}

/** A search, and the notice for a glob of it, or for a folder, that held nothing; none for what nobody wrote. */
interface Search {
  readonly search: FileSearch;
  /** Where a glob stands that a file declares. */
  readonly placeOf?: (index: number) => Place;
  readonly describeNoMatch?: (glob: string, index: number) => string;
}

/** What the command line says about the manifests. */
export interface NamedManifests {
  /** Files and folders. */
  readonly paths: readonly string[];
  /** Globs, relative to the working directory. */
  readonly globs: readonly string[];
  /** Files that no glob means, by their absolute paths: what this run or an earlier one has written. */
  readonly apart?: readonly string[];
}

/** Finds the manifests of a run: those that the command line names, else those of the declarations. */
export function findManifests(
  named: NamedManifests,
  declarations: Declarations,
  reader: FileReader,
): RunOutcome<ManifestFiles> {
  const { workingDirectory } = reader;
  const { configuration } = declarations;
  // Everything is searched from the configuration's folder, so that its `exclude` means what it says there.
  const folder = configuration?.folder ?? workingDirectory;
  const exclude = configuration?.configuration.exclude ?? [];
  const files: string[] = [];
  const searches: Search[] = [];
  const errors: RunError[] = [];
  for (const text of named.paths) {
    const found = lookUpPath(workingDirectory, text);
    if (found.kind === "missing") errors.push({ message: describeMissingPath(text, found.nearest) });
    if (found.kind === "file") files.push(found.path);
    if (found.kind !== "folder") continue;
    const describeNoMatch = () => `"${text}" holds no YAML or JSON file`;
    searches.push({ search: { folder, below: found.path, exclude }, describeNoMatch });
  }
  for (const glob of named.globs) {
    const message = compileGlob(glob).problem;
    if (message !== undefined) errors.push({ message });
  }
  if (errors.length > 0) return { problem: errors };
  if (named.globs.length > 0) {
    const prefix = relativePath(folder, workingDirectory);
    const globs = named.globs.map((glob) => rebaseGlob(prefix, glob));
    const describeNoMatch = (_glob: string, index: number) => noMatch(named.globs[index] ?? "");
    searches.push({ search: { folder, globs, exclude }, describeNoMatch });
  }
  const commandLine = [...named.paths, ...named.globs];
  // Found by a glob, the declarations are not meant as manifests.
  const apart = [configuration?.path ?? [], declarations.inventory?.path ?? [], named.apart ?? []].flat();
  if (commandLine.length > 0) return { value: findAll(searches, files, commandLine, apart, reader) };
  const declared = declaredSearches(declarations, workingDirectory);
  const foreign = declared.flatMap((one) => describeForeign(one, workingDirectory));
  if (foreign.length > 0) return { problem: foreign };
  const wanted = [...new Set(declared.flatMap(({ search }) => search.globs ?? [EVERY_MANIFEST]))];
  return { value: findAll(declared, files, wanted, apart, reader) };
}

function describeMissingPath(text: string, nearest: string | undefined): string {
  const address = describeAddress(text);
  if (address !== undefined) return `${address}: name a file, or pass the text to "taintlint --stdin"`;
  return `path "${text}" does not exist${didYouMean(nearest)}`;
}

/** One search for each cluster: its own globs, else those of the configuration, else every YAML and JSON file. */
function declaredSearches({ configuration, clusters }: Declarations, workingDirectory: string): Search[] {
  const folder = configuration?.folder ?? workingDirectory;
  const globs = configuration?.configuration.manifests;
  const document = globs && configuration?.configuration.clusters[0]?.place.document;
  const excluded = configuration?.configuration.exclude ?? [];
  const everythingBut = (exclude: readonly string[]): Search => ({
    search: globs === undefined ? { folder, below: folder, exclude } : { folder, globs, exclude },
    ...(document && declaredAt((index) => ({ document, path: ["manifests", index], part: "value" }))),
  });
  const everything = everythingBut(excluded);
  if (clusters.length === 0) return [everything];
  // What belongs to none of several clusters is told.
  const several = clusters.length > 1 && globs === undefined ? [everything] : [];
  const searches = clusters.flatMap((cluster): Search[] => {
    const { document, path } = cluster.place;
    const clusterFolder = dirname(resolve(workingDirectory, document.file.path));
    const { gitops, hasOwnManifests } = cluster;
    // Globs above the clusters only say which files are linted, once a cluster says what it deploys.
    if (cluster.manifests === undefined || (gitops !== undefined && !hasOwnManifests)) {
      const prefix = relativePath(folder, clusterFolder);
      const exclude = cluster.exclude.map((glob) => rebaseGlob(prefix, glob));
      return [everythingBut([...excluded, ...exclude])];
    }
    const named: Search = {
      search: { folder: clusterFolder, globs: cluster.manifests, exclude: cluster.exclude },
      ...declaredAt((index) => {
        return { document, path: [...(hasOwnManifests ? path : []), "manifests", index], part: "value" };
      }),
    };
    // What deploys to the cluster may stand anywhere.
    return gitops === undefined ? [named] : [everything, named];
  });
  return [...new Map([...several, ...searches].map((one) => [JSON.stringify(one.search), one])).values()];
}

function declaredAt(placeOf: (index: number) => Place): Pick<Search, "placeOf" | "describeNoMatch"> {
  return { placeOf, describeNoMatch: (glob, index) => noMatch(glob, placeOf(index)) };
}

function describeForeign({ search, placeOf }: Search, workingDirectory: string): RunError[] {
  const { folder, globs = [] } = search;
  return globs.flatMap((glob, index): RunError[] => {
    const place = placeOf?.(index);
    if (place === undefined || glob.startsWith("!")) return [];
    const file = resolve(workingDirectory, place.document.file.path);
    const message = describeForeignPath(file, { text: glob, path: startOfGlob(folder, glob) }, workingDirectory);
    return message === undefined ? [] : [{ message, range: locate(place) }];
  });
}

function findAll(
  searches: readonly Search[],
  named: readonly string[],
  wanted: readonly string[],
  apart: readonly string[],
  reader: FileReader,
): ManifestFiles {
  const found = new Set<string>();
  const unreadable = new Map<string, UnreadableFile>();
  const notices: string[] = [];
  for (const { search, describeNoMatch } of searches) {
    for (const { one, glob, index } of oneByOne(search)) {
      const result = reader.find(one);
      for (const file of result.files) found.add(file);
      for (const folder of result.unreadable) unreadable.set(folder.path, folder);
      if (result.files.length === 0 && describeNoMatch !== undefined) notices.push(describeNoMatch(glob, index));
    }
  }
  for (const file of apart) found.delete(file);
  const files = [...new Set([...named, ...found])].sort();
  return { files, unreadable: [...unreadable.values()], notices: [...new Set(notices)], wanted };
}

/** A glob that matches nothing is a mistake that the others would hide. */
function oneByOne(search: FileSearch) {
  if (search.globs === undefined) return [{ one: search, glob: EVERY_MANIFEST, index: 0 }];
  const without = search.globs.filter((glob) => glob.startsWith("!"));
  return search.globs.flatMap((glob, index) =>
    glob.startsWith("!") ? [] : [{ one: { ...search, globs: [glob, ...without] }, glob, index }],
  );
}

function noMatch(glob: string, place?: Place): string {
  const range = place && locate(place);
  const where = range === undefined ? "" : `${range.file}:${range.line}: `;
  return `${where}"${glob}" matches no YAML or JSON file`;
}
