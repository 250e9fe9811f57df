import picomatch from "picomatch";
import { effectiveEntries, getString, getValue } from "../../manifest/node-value.js";
import type { SourceNode } from "../../model/source.js";
import { joinPath } from "../path-steps.js";
import { type Application, readApplication } from "./application.js";
import type { ArgoTarget } from "./argocd.js";
import type { RepositoryTree } from "./repository-tree.js";

/** What one element of a generator puts into the template. */
type Parameters = ReadonlyMap<string, string>;

const PARAMETER = /\{\{-?\s*\.?([\w./[\]-]+?)\s*-?\}\}/g;

/**
 * The Applications that an ApplicationSet makes, as far as its generators are literal: `list`, the directories of
 * `git`, `clusters` by labels, and a `matrix` of those. `root` finds a path of the repository in the tree.
 * What a parameter leaves open is left out.
 */
export function expandApplicationSet(
  spec: SourceNode | undefined,
  tree: RepositoryTree,
  targets: readonly ArgoTarget[],
  root: (path: string) => string | undefined,
): readonly Application[] {
  const template = readApplication(getValue(getValue(spec, "template"), "spec"));

  function expandGenerator(generator: SourceNode): readonly Parameters[] {
    const git = itemsOf(getValue(getValue(generator, "git"), "directories"));
    const clusters = getValue(generator, "clusters");
    const matrix = itemsOf(getValue(getValue(generator, "matrix"), "generators"));
    return [
      ...itemsOf(getValue(getValue(generator, "list"), "elements")).map((element) => new Map(flatten(element, ""))),
      ...expandDirectories(git, tree, root),
      ...(clusters === undefined ? [] : expandClusters(clusters, targets)),
      ...expandMatrix(matrix.map(expandGenerator)),
    ];
  }

  return itemsOf(getValue(spec, "generators"))
    .flatMap(expandGenerator)
    .map((parameters) => ({
      destinationName: fillIn(template.destinationName, parameters),
      destinationServer: fillIn(template.destinationServer, parameters),
      sources: template.sources.flatMap(({ path, recurse }) => {
        const filled = fillIn(path, parameters);
        return filled === undefined ? [] : { path: filled, recurse };
      }),
    }));
}

function itemsOf(node: SourceNode | undefined): readonly SourceNode[] {
  return node?.kind === "sequence" ? node.items : [];
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
    return glob === undefined ? [] : { glob, exclude: exclude?.kind === "scalar" && exclude.value === true };
  });
  const isWanted = picomatch(globs.filter(({ exclude }) => !exclude).map(({ glob }) => glob));
  const isExcluded = picomatch(globs.filter(({ exclude }) => exclude).map(({ glob }) => glob));
  // The root is wherever the part before the first wildcard is found.
  const base = globs[0]?.glob.split("/").filter(
    (_part, index, parts) =>
      !parts
        .slice(0, index + 1)
        .join("")
        .includes("*"),
  );
  const baseFolder = base && root(base.join("/") || ".");
  if (base === undefined || baseFolder === undefined) return [];
  const rootFolder = joinPath(baseFolder, ...base.map(() => ".."));
  const prefix = rootFolder === "." ? "" : `${rootFolder}/`;
  const paths = [...tree.folders].flatMap((folder) => (folder.startsWith(prefix) ? folder.slice(prefix.length) : []));
  return paths
    .filter((path) => isWanted(path) && !isExcluded(path))
    .map((path) => {
      const segments = path.split("/");
      const basename = segments.at(-1) ?? "";
      return new Map([
        ["path", path],
        ["path.path", path],
        ["path.basename", basename],
        ...segments.map((segment, index): [string, string] => [`path[${index}]`, segment]),
      ]);
    });
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
    .map(({ argocd: { name, server, labels } }) => {
      const named: [string, string][] = [
        ...(name === undefined ? [] : [["name", name] satisfies [string, string]]),
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

function expandMatrix(generators: readonly (readonly Parameters[])[]): readonly Parameters[] {
  const [first = [], ...others] = generators;
  return others.reduce((rows, next) => rows.flatMap((row) => next.map((one) => new Map([...row, ...one]))), first);
}

/** The text with every parameter filled in; undefined where one is not known. */
function fillIn(text: string | undefined, parameters: Parameters): string | undefined {
  if (text === undefined) return undefined;
  const filled = text.replace(PARAMETER, (mark, name: string) => parameters.get(name) ?? mark);
  return filled.includes("{{") ? undefined : filled;
}
