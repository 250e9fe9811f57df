import { dirname, resolve } from "node:path";
import { type ConfigurationError, errorAt } from "../inventory/contract/configuration-error.js";
import type { ClusterDeclaration } from "../inventory/declaration/cluster-declaration.js";
import { describeMissingImport, type ImportedFile } from "../inventory/declaration/from-declaration.js";
import type { FromDeclaration } from "../inventory/formats/format.js";
import { includedPaths } from "../inventory/formats/index.js";
import {
  type DeclaredPools,
  declaredPools,
  type LoadedClusters,
  loadedOf,
} from "../lint/discovery/undeclared-pools.js";
import type { Deadline } from "../model/limits.js";
import { isGlob } from "../model/path-glob.js";
import type { Place, SourceFile } from "../model/source.js";
import { startOfGlob } from "../sources/disk/find-files.js";
import { lookUpPath } from "../sources/disk/named-paths.js";
import { describeForeignPath, realPathOf } from "../sources/disk/real-path.js";
import { relativePath } from "../sources/disk/relative-path.js";
import type { FileReader } from "./file-reader.js";
import type { RunOutcome } from "./run-error.js";
import { allTexts, isTerraformFolder, openRoot } from "./terraform.js";

export interface LoadedInventory extends LoadedClusters {
  /** Files that were imported from other checkouts. */
  readonly beside?: ReadonlyMap<FileReader, readonly SourceFile[]>;
}

/** Reads declared pools. `isNamed`: a person names the declaring file, which may open other checkouts unless a change can write it. */
export async function loadClusters(
  declarations: readonly ClusterDeclaration[],
  reader: FileReader,
  deadline: Deadline,
  isNamed = false,
): Promise<RunOutcome<LoadedInventory>> {
  const built: DeclaredPools[] = [];
  const beside = new Map<FileReader, SourceFile[]>();
  const texts = () => [reader, ...beside.keys()].flatMap(allTexts);
  for (const declaration of declarations) {
    const imports: ImportedFile[] = [];
    const errors: ConfigurationError[] = [];
    for (const from of declaration.from ?? []) {
      if (deadline.isOver("reading")) break;
      const read = await readImports(from, reader, isNamed ? beside : undefined);
      for (const one of read.imports) imports.push(one);
      for (const one of read.errors) errors.push(one);
    }
    built.push(declaredPools(declaration, imports, errors, texts));
  }
  const { value, problem } = loadedOf(built);
  return value === undefined ? { problem } : { value: { ...value, beside } };
}

async function readImports(
  from: FromDeclaration,
  own: FileReader,
  beside: Map<FileReader, SourceFile[]> | undefined,
): Promise<{ readonly imports: readonly ImportedFile[]; readonly errors: readonly ConfigurationError[] }> {
  const written = resolve(own.workingDirectory, from.place.document.file.path);
  const real = realPathOf(written, own.fileSystem);
  const isOther = beside !== undefined && own.beside(real, dirname(real)) !== undefined;
  const declaredIn = isOther ? real : written;
  const folder = dirname(declaredIn);
  const readerOf = (path: string) => (isOther && own.beside(realPathOf(path, own.fileSystem), folder)) || own;
  const imports: ImportedFile[] = [];
  const errors: ConfigurationError[] = [];
  const seen = new Set<string>();
  for (const [index, path] of from.paths.entries()) {
    const place: Place = from.paths.length > 1 ? { ...from.place, path: [...from.place.path, index] } : from.place;
    const start = startOfGlob(folder, path);
    const foreign = describeForeignPath(declaredIn, { text: path, path: start }, own);
    if (foreign !== undefined) {
      errors.push(errorAt(place, foreign));
      continue;
    }
    const reader = readerOf(start);
    const read = beside?.get(reader) ?? [];
    if (reader !== own) beside?.set(reader, read);
    const root = rootFolder(path, folder, reader);
    if (root !== undefined) {
      const varFiles = readVarFiles(from, root, folder, reader);
      for (const one of varFiles.errors) errors.push(one);
      const file = await openRoot(reader, relativePath(reader.workingDirectory, root), varFiles.files);
      if (file !== undefined) imports.push({ from, file });
      continue;
    }
    const found = findImports(path, folder, reader);
    if (found.files.length === 0 && !from.optional)
      errors.push(errorAt(place, describeMissingImport(path, found.nearest)));
    for (const absolutePath of found.files) {
      if (seen.has(absolutePath)) continue;
      seen.add(absolutePath);
      const { value: file, problem: unreadable } = reader.read(absolutePath);
      if (file !== undefined) read.push(file);
      if (file !== undefined) imports.push({ from, file });
      else errors.push(errorAt(place, `"${unreadable.path}": ${unreadable.message}`));
    }
  }
  for (const { file } of [...imports]) {
    for (const path of includedPaths(file, from.format)) {
      const included = resolve(own.workingDirectory, path);
      const named = lookUpPath(own.workingDirectory, path, own.fileSystem);
      const isForeign = describeForeignPath(declaredIn, { text: path, path: included }, own);
      if (seen.has(included) || named.kind !== "file" || isForeign !== undefined) continue;
      seen.add(included);
      const read = own.read(included);
      if (read.value !== undefined) imports.push({ from, file: read.value });
    }
  }
  return { imports, errors };
}

/** Undefined unless the folder has Terraform files. */
function rootFolder(path: string, folder: string, { fileSystem }: FileReader): string | undefined {
  if (isGlob(path)) return undefined;
  const named = lookUpPath(folder, path, fileSystem);
  return named.kind === "folder" && isTerraformFolder(named.path, fileSystem) ? named.path : undefined;
}

/** Reads an entry's files of variables, relative to the root or the naming file. */
function readVarFiles(
  from: FromDeclaration,
  root: string,
  folder: string,
  reader: FileReader,
): { readonly files: readonly SourceFile[]; readonly errors: readonly ConfigurationError[] } {
  const files: SourceFile[] = [];
  const errors: ConfigurationError[] = [];
  for (const { path, place } of from.vars) {
    const found = [root, folder]
      .map((base) => lookUpPath(base, path, reader.fileSystem))
      .find(({ kind }) => kind === "file");
    const declaredIn = resolve(reader.workingDirectory, place.document.file.path);
    const named = { text: path, path: found?.kind === "file" ? found.path : folder };
    const foreign = describeForeignPath(declaredIn, named, reader);
    if (foreign !== undefined) {
      errors.push(errorAt(place, foreign));
      continue;
    }
    const read = found?.kind === "file" ? reader.read(found.path) : undefined;
    if (read?.value !== undefined) files.push(read.value);
    else errors.push(errorAt(place, `"${path}" ${read === undefined ? "does not exist" : read.problem.message}`));
  }
  return { files, errors };
}

function findImports(
  path: string,
  folder: string,
  reader: FileReader,
): { readonly files: readonly string[]; readonly nearest?: string | undefined } {
  if (!isGlob(path)) {
    const named = lookUpPath(folder, path, reader.fileSystem);
    if (named.kind === "file") return { files: [named.path] };
    if (named.kind === "missing") return { files: [], nearest: named.nearest };
  }
  return reader.find({ folder, globs: [path], exclude: [] });
}
