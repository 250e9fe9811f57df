import { type ParsedFile, parseDocuments } from "../../manifest/yaml/syntax.js";
import { type Budget, createBudget } from "../../model/budget.js";
import { joinPath } from "../../model/path-steps.js";
import type { RepositoryFiles } from "../render-root.js";
import { type GeneratedResource, generatedResources } from "./generated-resources.js";
import { type ChartPlanner, createChartPlanner } from "./inflated-charts.js";
import { KUSTOMIZATION_NAMES, type ReadKustomization, readKustomization } from "./kustomization.js";

/** Bound on everything that all renderings take in. 100,000 files with shared bases stay below it. */
export const MOST_IN_ALL = 1_000_000;

/** The repository's files; each is parsed once for all roots. */
export interface KustomizeRepository {
  readonly budget: Budget;
  readonly files: RepositoryFiles;
  readonly kustomizationsIn: (folder: string) => readonly string[];
  readonly generated: (folder: string) => readonly GeneratedResource[];
  /** Undefined if there is no readable text. */
  readonly kustomization: (path: string) => ReadKustomization | undefined;
  readonly planChart: ChartPlanner;
  readonly documents: (path: string) => ParsedFile | undefined;
}

export function createKustomizeRepository(
  files: RepositoryFiles,
  options: Parameters<typeof createChartPlanner>[1] = {},
): KustomizeRepository {
  const budget = createBudget(MOST_IN_ALL);
  return {
    budget,
    files,
    planChart: createChartPlanner(files, options),
    generated: memoizeByPath((folder) => generatedResources(folder, files, budget)),
    kustomizationsIn: memoizeByPath((folder) =>
      KUSTOMIZATION_NAMES.map((name) => joinPath(folder, name)).filter((path) => files.lookUp(path) === "file"),
    ),
    kustomization: memoizeByPath((path) => readKustomization(path, files)),
    documents: memoizeByPath((path) => {
      const file = files.read(path);
      return file === undefined ? undefined : parseDocuments(file);
    }),
  };
}

/** Memoizes by path. */
export function memoizeByPath<T>(find: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (path) => {
    const entry = known.get(path) ?? { value: find(path) };
    known.set(path, entry);
    return entry.value;
  };
}
