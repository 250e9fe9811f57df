import { type ParsedFile, parseDocuments } from "../../manifest/yaml/syntax.js";
import { type Budget, createBudget } from "../../model/budget.js";
import { joinPath } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../render-root.js";
import { type GeneratedResource, generatedResources } from "./generated-resources.js";
import { KUSTOMIZATION_NAMES, type ReadKustomization, readKustomization } from "./kustomization.js";

/** Each rendering counts what it takes in. A repository of 100,000 files with some bases in common takes fewer. */
export const MOST_IN_ALL = 1_000_000;

/** The repository's files, each kustomization and manifest parsed once for all roots. */
export interface KustomizeRepository {
  /** Files and folders that all renderings together may take in. */
  readonly budget: Budget;
  readonly files: RepositoryFiles;
  /** The kustomization files of a folder: one, or there is none, or kustomize refuses the folder. */
  readonly kustomizationsIn: (folder: string) => readonly string[];
  /** The files that Flux lists for a folder without a kustomization. */
  readonly generated: (folder: string) => readonly GeneratedResource[];
  /** Undefined for what is no readable text. */
  readonly kustomization: (path: string) => ReadKustomization | undefined;
  /** Undefined for what is no readable text. */
  readonly documents: (path: string) => ParsedFile | undefined;
}

export function createKustomizeRepository(files: RepositoryFiles): KustomizeRepository {
  const budget = createBudget(MOST_IN_ALL);
  return {
    budget,
    files,
    generated: remembered((folder) => generatedResources(folder, files, budget)),
    kustomizationsIn: remembered((folder) =>
      KUSTOMIZATION_NAMES.map((name) => joinPath(folder, name)).filter((path) => files.lookUp(path) === "file"),
    ),
    kustomization: remembered((path) => readKustomization(path, files)),
    documents: remembered((path) => {
      const file = files.read(path);
      return file === undefined ? undefined : parseDocuments(file);
    }),
  };
}

/** Returns a function that is asked once for each path. */
export function remembered<T>(find: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (path) => {
    const entry = known.get(path) ?? { value: find(path) };
    known.set(path, entry);
    return entry.value;
  };
}
