import { type KubernetesObject, objectsOf } from "../../manifest/objects/objects.js";
import { type Budget, createBudget } from "../../model/budget.js";
import { memoizeByName } from "../../model/memoize.js";
import { joinPath } from "../../model/path-steps.js";
import { splitDocuments } from "../../yaml/document-boundaries.js";
import { type ParsedFile, parseDocuments } from "../../yaml/syntax.js";
import type { RepositoryFiles } from "../contract/render-root.js";
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
  /** Returns the objects of a manifest; none unless it holds one of these kinds. */
  readonly objects: (path: string, kinds: ReadonlySet<string>) => readonly KubernetesObject[];
}

export function createKustomizeRepository(
  files: RepositoryFiles,
  options: Parameters<typeof createChartPlanner>[1] = {},
): KustomizeRepository {
  const budget = createBudget(MOST_IN_ALL);
  const kindsIn = memoizeByName((path) => findKinds(files.read(path)?.text ?? ""));
  const objects = memoizeByName((path) => {
    const file = files.read(path);
    return file === undefined ? [] : parseDocuments(file, isNoDefinition).documents.flatMap(objectsOf);
  });
  return {
    budget,
    files,
    planChart: createChartPlanner(files, options),
    generated: memoizeByName((folder) => generatedResources(folder, files, budget)),
    kustomizationsIn: memoizeByName((folder) =>
      KUSTOMIZATION_NAMES.map((name) => joinPath(folder, name)).filter((path) => files.lookUp(path) === "file"),
    ),
    kustomization: memoizeByName((path) => readKustomization(path, files)),
    documents: memoizeByName((path) => {
      const file = files.read(path);
      return file === undefined ? undefined : parseDocuments(file);
    }),
    objects: (path, kinds) => (kindsIn(path).some((kind) => kinds.has(kind)) ? objects(path) : []),
  };
}

/** The kind of an object, or of a typed list of objects. */
const KIND = /kind["']?:\s*["']?([A-Za-z]+?)(?:List)?\b/g;
const DEFINITION = /^kind:\s*["']?CustomResourceDefinition/m;

/** Definitions are long, name other kinds, and are not judged. */
const isNoDefinition = (text: string): boolean => !DEFINITION.test(text);

/** Finds the kinds of a manifest's objects without parsing; may find more. */
function findKinds(text: string): readonly string[] {
  const slices = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
  const kinds = slices
    .filter(isNoDefinition)
    .flatMap((slice) => [...slice.matchAll(KIND)].map(([, kind = ""]) => kind));
  return [...new Set(kinds)];
}
