import type { ArgoCluster } from "../../inventory/declaration/gitops-declaration.js";
import { effectiveEntries, getString, getValue, itemsOf } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { mapScalars, scalarAt } from "../../manifest/yaml/synthetic-nodes.js";
import { type Budget, createBudget } from "../../model/budget.js";
import { joinPath, lastStep, parentFolder } from "../../model/path-steps.js";
import { matchesAny } from "../../model/patterns/path-glob.js";
import type { SourceNode } from "../../model/source.js";
import { isExplosive } from "../kustomize/write-configuration.js";
import { isTrue, textsOf } from "./node-items.js";
import type { RepositoryTree } from "./repository-tree.js";

/** A cluster that Argo CD deploys to. */
export interface ArgoTarget {
  readonly cluster: string;
  readonly configurationPath: string;
  readonly argocd: ArgoCluster;
}

/** What one element of a generator puts into the template. */
type Parameters = ReadonlyMap<string, string>;

/** Values of all Applications of a set, each parameter of 100 characters and each element counted as well. */
const MAX_VALUES = 1_000_000;
/** An element of a generator holds some hundred values: more than 10,000 of them are made by nobody. */
const VALUES_OF_ELEMENT = 100;
const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*-?\}\}/g;

/**
 * The Applications that an ApplicationSet makes, each as its filled-in template, as far as its generators are literal:
 * `list`, the directories and files of `git`, `clusters` by labels, and a `matrix` or a `merge` of those. `root` finds
 * a path of the repository in the tree. What a parameter leaves open stays open.
 */
export function expandApplicationSet(
  spec: SourceNode | undefined,
  tree: RepositoryTree,
  targets: readonly ArgoTarget[],
  root: (path: string) => string | undefined,
): readonly SourceNode[] {
  const template = getValue(spec, "template");
  if (template === undefined) return [];
  const budget = createBudget(MAX_VALUES);

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

  return itemsOf(getValue(spec, "generators"))
    .flatMap(expandGenerator)
    .flatMap((parameters) => (isExplosive(template, budget) ? [] : fillIn(template, parameters, budget)));
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
  return below([...tree.folders], rootFolder)
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
  return below([...tree.paths], rootFolder)
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

/** The repository's root: wherever the part of a glob before its first wildcard is found. */
function rootOfGlob(glob: string | undefined, root: (path: string) => string | undefined): string | undefined {
  const parts = glob?.split("/") ?? [];
  const wildcard = parts.findIndex((part) => /[*?[{]/.test(part));
  const base = wildcard < 0 ? parts : parts.slice(0, wildcard);
  const found = glob === undefined ? undefined : root(base.join("/") || ".");
  return found === undefined ? undefined : joinPath(found, ...base.map(() => ".."));
}

/** The paths below a folder, relative to it. */
function below(paths: readonly string[], folder: string): string[] {
  const prefix = folder === "." ? "" : `${folder}/`;
  return paths.flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : []));
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
  // Expressions are not read, so that nobody can tell which clusters they leave out.
  if (getValue(selector, "matchExpressions") !== undefined) return [];
  const wanted = effectiveEntries(getValue(selector, "matchLabels"));
  return targets
    .filter(({ argocd }) =>
      wanted.every(({ key, value }) => value.kind === "scalar" && argocd.labels[key.text] === value.text),
    )
    .map(({ argocd }) => {
      const { name, labels } = argocd;
      const server = serverOf(argocd);
      const named: [string, string][] = [
        ...(name === undefined ? [] : [["name", name] satisfies [string, string]]),
        ...(name === undefined ? [] : [["nameNormalized", normalizedName(name)] satisfies [string, string]]),
        ...(server === undefined ? [] : [["server", server] satisfies [string, string]]),
      ];
      const ofLabels = Object.entries(labels).map(([key, value]): [string, string] => [
        `metadata.labels.${key}`,
        value,
      ]);
      const values = getValue(generator, "values");
      return new Map([...named, ...ofLabels, ...(values === undefined ? [] : flatten(values, "values."))]);
    });
}

/** The address of a cluster; where only its name is known, a text that stands for it and is no address. */
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
/** Folders beside those of clusters, which hold what they share. */
const SHARED_FOLDER = /^(?:[._].*|all|base|common|components?|default|shared|templates?)$/;

/** The clusters that the cluster generator of an ApplicationSet makes Applications for, where each has a folder of its name. */
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
    const names = new Set(below([...tree.folders], folder).map((path) => path.split("/")[0] ?? path));
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

/** Every element of the first generator, with what the elements of the others with the same keys lay over it. */
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

/** What a selector keeps of the elements of its generator. Expressions are not read: they may keep any or none. */
function isSelected(selector: SourceNode | undefined): (parameters: Parameters) => boolean {
  if (getValue(selector, "matchExpressions") !== undefined) return () => false;
  const wanted = effectiveEntries(getValue(selector, "matchLabels"));
  return (parameters) =>
    wanted.every(({ key, value }) => value.kind === "scalar" && parameters.get(key.text) === value.text);
}

/** The template with every parameter that is known filled in. */
function fillIn(template: SourceNode, parameters: Parameters, budget: Budget): SourceNode {
  return mapScalars(template, (scalar) => {
    if (!scalar.text.includes("{{")) return scalar;
    return scalarAt(
      scalar,
      scalar.text.replace(PARAMETER, (mark, name: string) => {
        const value = parameters.get(name);
        return value !== undefined && budget.spend(value.length / 100) ? value : mark;
      }),
    );
  });
}
