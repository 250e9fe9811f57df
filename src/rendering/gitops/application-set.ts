import type { ArgoCluster } from "../../inventory/declaration/cluster-declaration.js";
import { type Budget, createBudget } from "../../model/budget.js";
import { matchesAny } from "../../model/path-glob.js";
import { joinPath, lastStep, parentFolder, pathBelow } from "../../model/path-steps.js";
import type { SourceNode } from "../../model/source.js";
import { effectiveEntries, getString, getValue, isTrue, itemsOf, textsOf } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { mapScalars, scalarAt } from "../../yaml/synthetic-nodes.js";
import { isExplosive } from "../contract/write-configuration.js";
import type { RepositoryTree } from "./repository-tree.js";

export interface ArgoTarget {
  readonly cluster: string;
  readonly configurationPath: string;
  readonly argocd: ArgoCluster;
}

type Parameters = ReadonlyMap<string, string>;

/** Bound on values filled into one set's Applications; an element and 100 characters of a parameter count as one. */
const MAX_VALUES = 1_000_000;
/** Cost of one element in values, so that at most 10,000 elements are expanded. */
const VALUES_OF_ELEMENT = 100;
const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*(?:\|\s*default\s+"([^"\\]*)"\s*)?-?\}\}/g;
/** Texts of values that Go templates take for none. */
const EMPTY_VALUE = /^(?:false|null|~|[-+]?0[\d.]*)$/i;

/** Expands `list`, `git`, `clusters` by labels, `matrix` and `merge`. Unknown parameters stay as written. */
export function expandApplicationSet(
  spec: SourceNode | undefined,
  tree: RepositoryTree,
  targets: readonly ArgoTarget[],
  root: (path: string) => string | undefined,
): readonly SourceNode[] {
  const template = getValue(spec, "template");
  if (template === undefined) return [];
  const budget = createBudget(MAX_VALUES);
  const generators = itemsOf(getValue(spec, "generators"));
  // Labels of clusters may be others than the declared ones.
  const isStrict = textsOf(getValue(spec, "goTemplateOptions")).includes("missingkey=error");
  const takesDefaults = isTrue(getValue(spec, "goTemplate")) && !isStrict && !generators.some(asksForClusters);

  function expandGenerator(generator: SourceNode): readonly Parameters[] {
    const git = getValue(generator, "git");
    const clusters = getValue(generator, "clusters");
    const merge = getValue(generator, "merge");
    const matrix = itemsOf(getValue(getValue(generator, "matrix"), "generators"));
    const merged = itemsOf(getValue(merge, "generators")).map(expandGenerator);
    const mergeKeys = textsOf(getValue(merge, "mergeKeys"));
    if (!budget.spend(VALUES_OF_ELEMENT)) return [];
    return [
      ...itemsOf(getValue(getValue(generator, "list"), "elements")).map((element) => new Map(flatten(element, ""))),
      ...expandDirectories(itemsOf(getValue(git, "directories")), tree, root),
      ...expandFiles(itemsOf(getValue(git, "files")), tree, root),
      ...(clusters === undefined ? [] : expandClusters(clusters, targets)),
      ...expandMatrix(matrix.map(expandGenerator), budget),
      ...expandMerge(merged, mergeKeys, budget),
    ].filter(isSelected(getValue(generator, "selector")));
  }

  return generators
    .flatMap(expandGenerator)
    .flatMap((parameters) =>
      isExplosive(template, budget) ? [] : fillIn(template, parameters, budget, takesDefaults),
    );
}

function flatten(node: SourceNode, prefix: string): [string, string][] {
  return effectiveEntries(node).flatMap(({ key, value }): [string, string][] => {
    if (value.kind === "scalar") return [[`${prefix}${key.text}`, value.text]];
    return flatten(value, `${prefix}${key.text}.`);
  });
}

/** Upstream: argo-cd applicationset/generators/git.go filterApps and generateParamsFromApps. */
function expandDirectories(
  directories: readonly SourceNode[],
  tree: RepositoryTree,
  root: (path: string) => string | undefined,
): Parameters[] {
  const globs = directories.flatMap((directory) => {
    const exclude = getValue(directory, "exclude");
    const glob = getString(directory, "path");
    return glob === undefined ? [] : { glob, exclude: isTrue(exclude) };
  });
  const isWanted = matchesAny(globs.filter(({ exclude }) => !exclude).map(({ glob }) => glob));
  const isExcluded = matchesAny(globs.filter(({ exclude }) => exclude).map(({ glob }) => glob));
  const rootFolder = rootOfGlob(globs[0]?.glob, root);
  if (rootFolder === undefined) return [];
  return [...tree.folders]
    .flatMap((path) => pathBelow(rootFolder, path) ?? [])
    .filter((path) => isWanted(path) && !isExcluded(path))
    .map((path) => new Map(pathParameters(path)));
}

/** Upstream: argo-cd applicationset/generators/git.go generateParamsForGitFiles. */
function expandFiles(
  files: readonly SourceNode[],
  tree: RepositoryTree,
  root: (path: string) => string | undefined,
): Parameters[] {
  const globs = files.flatMap((file) => getString(file, "path") ?? []);
  const rootFolder = rootOfGlob(globs[0], root);
  if (rootFolder === undefined) return [];
  const isWanted = matchesAny(globs);
  return [...tree.paths]
    .flatMap((path) => pathBelow(rootFolder, path) ?? [])
    .filter((path) => isWanted(path))
    .flatMap((path) => {
      const file = tree.fileAt(joinPath(rootFolder, path));
      const roots = file === undefined ? [] : parseDocuments(file).documents.map((document) => document.root);
      return roots
        .filter((root) => !isExplosive(root))
        .flatMap((node) => (node.kind === "sequence" ? node.items : [node]))
        .map(
          (node) =>
            new Map([
              ...pathParameters(parentFolder(path)),
              ["path.filename", lastStep(path)] satisfies [string, string],
              ...flatten(node, ""),
            ]),
        );
    });
}

function rootOfGlob(glob: string | undefined, root: (path: string) => string | undefined): string | undefined {
  const segments = glob?.split("/") ?? [];
  const wildcard = segments.findIndex((segment) => /[*?[{]/.test(segment));
  const base = wildcard < 0 ? segments : segments.slice(0, wildcard);
  const found = glob === undefined ? undefined : root(base.join("/") || ".");
  return found === undefined ? undefined : joinPath(found, ...base.map(() => ".."));
}

function pathParameters(path: string): [string, string][] {
  const segments = path.split("/");
  return [
    ["path", path],
    ["path.path", path],
    ["path.basename", segments.at(-1) ?? ""],
    ...segments.map((segment, index): [string, string] => [`path[${index}]`, segment]),
    ...segments.map((segment, index): [string, string] => [`path.segments[${index}]`, segment]),
  ];
}

function expandClusters(generator: SourceNode, targets: readonly ArgoTarget[]): Parameters[] {
  const selector = getValue(generator, "selector");
  // Expressions are not evaluated, so the selected clusters are unknown.
  if (getValue(selector, "matchExpressions") !== undefined) return [];
  const wanted = effectiveEntries(getValue(selector, "matchLabels"));
  return targets
    .filter(({ argocd }) =>
      wanted.every(({ key, value }) => value.kind === "scalar" && argocd.labels[key.text] === value.text),
    )
    .map(({ argocd }) => {
      const { name, labels } = argocd;
      const own = { name, nameNormalized: name && normalizedName(name), server: serverOf(argocd) };
      const named = Object.entries(own).flatMap(([key, value]): [string, string][] =>
        value === undefined ? [] : [[key, value]],
      );
      const ofLabels = Object.entries(labels).map(([key, value]): [string, string] => [
        `metadata.labels.${key}`,
        value,
      ]);
      const values = getValue(generator, "values");
      return new Map([...named, ...ofLabels, ...(values === undefined ? [] : flatten(values, "values."))]);
    });
}

/** Returns the cluster's address; if only its name is known, a unique text that is no address. */
export function serverOf({ name, server }: Pick<ArgoTarget["argocd"], "name" | "server">): string | undefined {
  return server ?? (name === undefined ? undefined : `cluster ${name}`);
}

/** Upstream: argo-cd applicationset/utils SanitizeName. */
function normalizedName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^-a-z0-9.]/g, "-")
    .slice(0, 253)
    .replaceAll(/^[-.]+|[-.]+$/g, "");
}

const NAME_STEP = /^\{\{-?\s*\.?name(?:Normalized)?\s*-?\}\}$/;
/** Folders beside those of clusters that hold shared files. */
const SHARED_FOLDER = /^(?:[._].*|all|base|common|components?|default|shared|templates?)$/;

export function clustersWithFolders(
  spec: SourceNode | undefined,
  tree: RepositoryTree,
  root: (path: string) => string | undefined,
): readonly string[] {
  if (!itemsOf(getValue(spec, "generators")).some(asksForClusters)) return [];
  const template = getValue(getValue(spec, "template"), "spec");
  const sources = [getValue(template, "source"), ...itemsOf(getValue(template, "sources"))];
  return sources.flatMap((source) => {
    const steps = getString(source, "path")?.split("/") ?? [];
    const index = steps.findIndex((step) => NAME_STEP.test(step));
    const [before, behind] = [steps.slice(0, Math.max(index, 0)), steps.slice(index + 1)];
    const folder = index < 1 || before.some((step) => step.includes("{{")) ? undefined : root(before.join("/"));
    if (folder === undefined) return [];
    const rest = behind.some((step) => step.includes("{{")) ? [] : behind;
    const names = new Set([...tree.folders].flatMap((path) => pathBelow(folder, path)?.split("/")[0] ?? []));
    return [...names].filter((name) => !SHARED_FOLDER.test(name) && tree.folders.has(joinPath(folder, name, ...rest)));
  });
}

function asksForClusters(generator: SourceNode): boolean {
  const inner = ["matrix", "merge"].flatMap((key) => itemsOf(getValue(getValue(generator, key), "generators")));
  return getValue(generator, "clusters") !== undefined || inner.some(asksForClusters);
}

function expandMatrix(generators: readonly (readonly Parameters[])[], budget: Budget): readonly Parameters[] {
  const [first = [], ...others] = generators;
  const size = generators.reduce((product, { length }) => product * length, 1);
  if (generators.length > 0 && !budget.spend(size * VALUES_OF_ELEMENT)) return [];
  return others.reduce((rows, next) => rows.flatMap((row) => next.map((one) => new Map([...row, ...one]))), first);
}

/** Overlays each element of the first generator with the elements of the others that have the same keys. */
function expandMerge(
  generators: readonly (readonly Parameters[])[],
  keys: readonly string[],
  budget: Budget,
): Parameters[] {
  const [base = [], ...others] = generators;
  const compared = others.reduce((sum, { length }) => sum + length, 0) * keys.length;
  if (!budget.spend(base.length * compared)) return [];
  const isSame = (one: Parameters, other: Parameters) => keys.every((key) => one.get(key) === other.get(key));
  return base.map((row) => {
    const found = others.flatMap((next) => next.find((one) => isSame(row, one)) ?? []);
    return new Map([row, ...found].flatMap((one) => [...one]));
  });
}

function isSelected(selector: SourceNode | undefined): (parameters: Parameters) => boolean {
  if (getValue(selector, "matchExpressions") !== undefined) return () => false;
  const wanted = effectiveEntries(getValue(selector, "matchLabels"));
  return (parameters) =>
    wanted.every(({ key, value }) => value.kind === "scalar" && parameters.get(key.text) === value.text);
}

function fillIn(template: SourceNode, parameters: Parameters, budget: Budget, takesDefaults: boolean): SourceNode {
  return mapScalars(template, (scalar) => {
    if (!scalar.text.includes("{{")) return scalar;
    return scalarAt(
      scalar,
      scalar.text.replace(PARAMETER, (mark, name: string, fallback: string | undefined) => {
        const given = parameters.get(name);
        // The values of a generator are not read.
        const isOpen = !takesDefaults || name.startsWith("values.") || EMPTY_VALUE.test(given ?? "");
        const value = fallback === undefined ? given : isOpen ? undefined : given || fallback;
        return value !== undefined && budget.spend(value.length / 100) ? value : mark;
      }),
    );
  });
}
