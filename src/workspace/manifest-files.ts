import { dirname, resolve } from "node:path";
import { locate } from "../manifest/locate.js";
import type { Manifest } from "../manifest/read-manifest.js";
import { compileGlob, isNegated } from "../model/path-glob.js";
import type { Place, SourceFile, UnreadableFile } from "../model/source.js";
import { didYouMean } from "../model/words.js";
import { EVERY_MANIFEST, type FileSearch, rebaseGlob, startOfGlob } from "../sources/disk/find-files.js";
import { lookUpPath } from "../sources/disk/named-paths.js";
import { describeForeignPath } from "../sources/disk/real-path.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { type DeclarationOptions, type Declarations, describeAddress } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import type { RunError, RunOutcome } from "./run-error.js";

export interface ManifestFiles {
  /** Absolute, sorted, deduplicated. */
  readonly files: readonly string[];
  readonly unreadable: readonly UnreadableFile[];
  readonly notices: readonly string[];
  /** Search terms as written. */
  readonly wanted: readonly string[];
}

interface Search {
  readonly search: FileSearch;
  /** The place of a declared glob. */
  readonly placeOf?: ((index: number) => Place) | undefined;
  readonly describeNoMatch?: ((glob: string, index: number) => string) | undefined;
}

export interface NamedManifests extends Pick<DeclarationOptions, "startsIn"> {
  readonly paths: readonly string[];
  /** Relative to the working directory. */
  readonly globs: readonly string[];
  /** Absolute paths excluded from globs: taintlint's own output. */
  readonly apart?: readonly string[];
}

export function findManifests(
  named: NamedManifests,
  declarations: Declarations,
  reader: FileReader,
): RunOutcome<ManifestFiles> {
  const { workingDirectory } = reader;
  const { configuration } = declarations;
  // Everything is searched from the configuration's folder, so that its `exclude` means what it says there.
  const folder = configuration?.folder ?? named.startsIn ?? workingDirectory;
  const exclude = configuration?.configuration.exclude ?? [];
  const files: string[] = [];
  const searches: Search[] = [];
  const errors: RunError[] = [];
  for (const text of named.paths) {
    const found = lookUpPath(workingDirectory, text, reader.fileSystem);
    if (found.kind === "missing") errors.push({ message: describeMissingPath(text, found.nearest) });
    if (found.kind === "file") files.push(found.path);
    if (found.kind !== "folder") continue;
    const holdsNone = () => `"${text}" holds no YAML or JSON file`;
    searches.push({ search: { folder, below: found.path, exclude }, describeNoMatch: holdsNone });
  }
  for (const glob of named.globs) {
    const message = compileGlob(glob).problem;
    if (message !== undefined) errors.push({ message });
  }
  if (errors.length > 0) return { problem: errors };
  if (named.globs.length > 0) {
    const prefix = relativePath(folder, workingDirectory);
    const globs = named.globs.map((glob) => rebaseGlob(prefix, glob));
    const noMatch = (_glob: string, index: number) => describeNoMatch(named.globs[index] ?? "");
    searches.push({ search: { folder, globs, exclude }, describeNoMatch: noMatch });
  }
  const commandLine = [...named.paths, ...named.globs];
  // Found by a glob, the declarations are not meant as manifests.
  const apart = [configuration?.path ?? [], declarations.inventory?.path ?? [], named.apart ?? []].flat();
  if (commandLine.length > 0) return { value: findAll(searches, files, commandLine, apart, reader) };
  if (configuration === undefined && named.startsIn !== undefined) {
    return { value: findAll([{ search: { folder, below: folder, exclude } }], files, [EVERY_MANIFEST], apart, reader) };
  }
  const declared = declaredSearches(declarations, workingDirectory);
  const foreign = declared.flatMap((one) => describeForeign(one, reader));
  if (foreign.length > 0) return { problem: foreign };
  const wanted = [...new Set(declared.flatMap(({ search }) => search.globs ?? [EVERY_MANIFEST]))];
  const all = findAll(declared, files, wanted, apart, reader);
  const { startsIn } = named;
  // The configuration of a base may stand above the folder of the run.
  if (startsIn === undefined || isInside(startsIn, folder)) return { value: all };
  return { value: { ...all, files: all.files.filter((path) => isInside(startsIn, path)) } };
}

function describeMissingPath(text: string, nearest: string | undefined): string {
  const address = describeAddress(text);
  if (address !== undefined) return `${address}: name a file, or pass the text to "taintlint -"`;
  return `path "${text}" does not exist${didYouMean(nearest)}`;
}

/** Returns a search for each cluster, and for what belongs to none of several, which is reported. */
function declaredSearches({ configuration, clusters }: Declarations, workingDirectory: string): Search[] {
  const { manifests: globs, exclude = [], clusters: [first] = [] } = configuration?.configuration ?? {};
  const folder = configuration?.folder ?? workingDirectory;
  const document = globs && first?.place.document;
  const placeOf = document && ((index: number): Place => ({ document, path: ["manifests", index], target: "value" }));
  const everything = searchOf(folder, globs, exclude, placeOf);
  if (clusters.length === 0) return [everything];
  const several = clusters.length > 1 && globs === undefined ? [everything] : [];
  const searches = clusters.flatMap((cluster): Search[] => {
    const { gitops, hasOwnManifests, manifests, exclude: left } = cluster;
    const { document, path } = cluster.place;
    const own = resolve(workingDirectory, dirname(document.file.path));
    // Globs above the clusters only say which files are linted, once a cluster says what it deploys.
    if (manifests === undefined || (gitops !== undefined && !hasOwnManifests)) {
      const prefix = relativePath(folder, own);
      return [searchOf(folder, globs, [...exclude, ...left.map((glob) => rebaseGlob(prefix, glob))], placeOf)];
    }
    const start = hasOwnManifests ? path : [];
    const named = searchOf(own, manifests, left, (index) => {
      return { document, path: [...start, "manifests", index], target: "value" };
    });
    // Files that deploy to the cluster may be in any folder.
    return gitops === undefined ? [named] : [everything, named];
  });
  return [...new Map([...several, ...searches].map((one) => [JSON.stringify(one.search), one])).values()];
}

function searchOf(
  folder: string,
  globs: readonly string[] | undefined,
  exclude: readonly string[],
  placeOf: Search["placeOf"],
): Search {
  const search: FileSearch = globs === undefined ? { folder, below: folder, exclude } : { folder, globs, exclude };
  return { search, placeOf, describeNoMatch: placeOf && ((glob, index) => describeNoMatch(glob, placeOf(index))) };
}

function describeNoMatch(glob: string, place?: Place): string {
  const range = place && locate(place);
  const where = range === undefined ? "" : `${range.file}:${range.line}: `;
  return `${where}"${glob}" matches no YAML or JSON file`;
}

function describeForeign({ search, placeOf }: Search, reader: FileReader): RunError[] {
  const { folder, globs = [] } = search;
  return globs.flatMap((glob, index): RunError[] => {
    const place = placeOf?.(index);
    if (place === undefined || isNegated(glob)) return [];
    const file = resolve(reader.workingDirectory, place.document.file.path);
    const message = describeForeignPath(file, { text: glob, path: startOfGlob(folder, glob) }, reader);
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

/** An unmatched glob is a mistake that others would hide. */
function oneByOne(search: FileSearch) {
  if (search.globs === undefined) return [{ one: search, glob: EVERY_MANIFEST, index: 0 }];
  const without = search.globs.filter((glob) => isNegated(glob));
  return search.globs.flatMap((glob, index) =>
    isNegated(glob) ? [] : [{ one: { ...search, globs: [glob, ...without] }, glob, index }],
  );
}

/** Reads files that may deploy others, without linting them. */
export function readSurroundings(
  manifests: readonly Manifest[],
  declarations: Declarations,
  reader: FileReader,
): readonly SourceFile[] {
  const { files = [] } = findManifests({ paths: [], globs: [] }, declarations, reader).value ?? {};
  const linted = new Set(manifests.map(({ file }) => file.path));
  return files.flatMap((path) => reader.read(path).value ?? []).filter(({ path }) => !linted.has(path));
}
