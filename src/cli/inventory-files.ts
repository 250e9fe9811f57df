import { dirname, resolve } from "node:path";
import type { ClusterDeclaration } from "../inventory/cluster-declaration.js";
import { type ConfigurationError, errorAt } from "../inventory/configuration-error.js";
import type { FromDeclaration, ImportedFile } from "../inventory/from-declaration.js";
import { buildInventory } from "../inventory/pools.js";
import type { Inventory } from "../model/cluster.js";
import type { Place } from "../model/source.js";
import { isGlob } from "../sources/find-files.js";
import { lookUpPath } from "../sources/named-paths.js";
import type { FileReader } from "./file-reader.js";
import type { Outcome } from "./run-error.js";

/** A cluster with its pools, and how it was declared. */
export interface LoadedCluster {
  readonly declaration: ClusterDeclaration;
  readonly inventory: Inventory;
}

export interface LoadedClusters {
  readonly clusters: readonly LoadedCluster[];
  /** One line each. */
  readonly notices: readonly string[];
}

/** Reads the files that `from` names, and puts every cluster's pools together. */
export function loadClusters(declarations: readonly ClusterDeclaration[], reader: FileReader): Outcome<LoadedClusters> {
  const errors: ConfigurationError[] = [];
  const notices: string[] = [];
  const clusters = declarations.map((declaration): LoadedCluster => {
    const imports: ImportedFile[] = [];
    for (const from of declaration.from ?? []) {
      const read = readImports(from, reader);
      imports.push(...read.imports);
      errors.push(...read.errors);
    }
    const built = buildInventory(declaration, imports);
    errors.push(...built.errors);
    notices.push(...built.notices.map(({ message, range }) => `${range.file}:${range.line}: ${message}`));
    return { declaration, inventory: built.inventory };
  });
  return errors.length > 0 ? { errors } : { value: { clusters, notices } };
}

function readImports(
  from: FromDeclaration,
  reader: FileReader,
): { readonly imports: readonly ImportedFile[]; readonly errors: readonly ConfigurationError[] } {
  const folder = dirname(resolve(reader.workingDirectory, from.place.document.file.path));
  const imports: ImportedFile[] = [];
  const errors: ConfigurationError[] = [];
  const seen = new Set<string>();
  from.paths.forEach((path, index) => {
    const place: Place = from.paths.length > 1 ? { ...from.place, path: [...from.place.path, index] } : from.place;
    const found = findImports(path, folder, reader);
    if (found.files.length === 0 && !from.optional) errors.push(errorAt(place, describeMissing(path, found.nearest)));
    for (const absolutePath of found.files) {
      if (seen.has(absolutePath)) continue;
      seen.add(absolutePath);
      const { file, unreadable } = reader.read(absolutePath);
      if (file !== undefined) imports.push({ from, file });
      else errors.push(errorAt(place, `"${unreadable.path}": ${unreadable.message}`));
    }
  });
  return { imports, errors };
}

function findImports(
  path: string,
  folder: string,
  reader: FileReader,
): { readonly files: readonly string[]; readonly nearest?: string | undefined } {
  if (!isGlob(path)) {
    const named = lookUpPath(folder, path);
    if (named.kind === "file") return { files: [named.path] };
    if (named.kind === "missing") return { files: [], nearest: named.nearest };
  }
  return reader.find({ folder, globs: [path], exclude: [] });
}

function describeMissing(path: string, nearest: string | undefined): string {
  if (!isGlob(path)) return `"${path}" does not exist${nearest === undefined ? "" : `; did you mean "${nearest}"?`}`;
  return `"${path}" matches no YAML or JSON file; write "optional: true" beside the path when it need not`;
}
