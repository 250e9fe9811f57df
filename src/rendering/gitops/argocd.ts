import type { ArgoCluster } from "../../inventory/declaration/cluster-declaration.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { matchesAny } from "../../model/path-glob.js";
import { joinPath, parentFolder, pathBelow } from "../../model/path-steps.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import { canonicalText, getString, getValue, isTrue, toValue } from "../../yaml/node-value.js";
import { isOfArgo } from "../contract/rendered-relevance.js";
import { type ArgoTarget, expandApplicationSet, serverOf } from "./application-set.js";
import { mayBePatched } from "./patched-objects.js";
import type { RepositoryTree } from "./repository-tree.js";
import { normalizeRepositoryUrl } from "./source-repository.js";

export interface ArgoApplied {
  readonly object: KubernetesObject;
  readonly application: Application;
  readonly source: ApplicationSource;
  readonly fieldPath: FieldPath;
  /** Undefined for a chart of a chart repository. */
  readonly folder: string | undefined;
  readonly configurationPath: string;
  readonly clusters: readonly string[];
}

export interface ArgoDeployments {
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The namespaces for objects without one, by file; undefined if none is given. */
  readonly defaultNamespaces: ReadonlyMap<string, ReadonlySet<string | undefined>>;
  readonly applied: readonly ArgoApplied[];
}

const CHANGES_SOURCE =
  /\/spec\/(?:template\/spec\/)?(?:source\/(?:path|helm|kustomize|directory)|sources|destination)|^[ \t]+(?:path:[ \t]*[^\s/]|(?:destination|helm|kustomize|directory|sources):)/m;
/** Argo CD's name and address of the cluster that it runs in. */
export const IN_CLUSTER = "in-cluster";
export const IN_CLUSTER_SERVER = "https://kubernetes.default.svc";

export interface Application {
  readonly name: string | undefined;
  readonly destinationName: string | undefined;
  readonly destinationServer: string | undefined;
  readonly destinationNamespace: string | undefined;
  readonly sources: readonly ApplicationSource[];
}

export interface ApplicationSource {
  /** Relative to the repository's root; undefined for a chart repository. */
  readonly path: string | undefined;
  readonly repoURL: string | undefined;
  /** Undefined for a path. */
  readonly chart: string | undefined;
  /** The name by which other sources refer to files of this one. */
  readonly ref: string | undefined;
  readonly node: SourceNode;
  readonly fieldPath: FieldPath;
}

export function followArgo(tree: RepositoryTree, targets: readonly ArgoTarget[], start: string): ArgoDeployments {
  const declaring = [...tree.paths].filter((path) => tree.gitopsObjects(path).some(isOfArgo));
  const found = withoutUnlisted(declaring, tree)
    .flatMap(tree.gitopsObjects)
    .filter(isOfArgo)
    .flatMap((object) =>
      [...new Set([...targets.map(({ configurationPath }) => configurationPath), start])].flatMap((configurationPath) =>
        apply(object, tree, targets, configurationPath),
      ),
    );
  const applied = withoutForeign(withoutRepeated(found), tree);
  const paths = new Map(targets.map(({ cluster }) => [cluster, new Set<string>()]));
  const defaultNamespaces = new Map<string, Set<string | undefined>>();
  for (const one of applied) {
    for (const file of filesOfSource(one, tree)) {
      for (const cluster of one.clusters) paths.get(cluster)?.add(file);
      if (one.clusters.length === 0) continue;
      const namespaces = defaultNamespaces.get(file) ?? new Set();
      defaultNamespaces.set(file, namespaces.add(one.application.destinationNamespace));
    }
  }
  return { paths, defaultNamespaces, applied };
}

/** Drops unlisted files next to files that a kustomization of their folder lists: they are switched off. */
function withoutUnlisted(paths: readonly string[], tree: RepositoryTree): readonly string[] {
  const kustomized = new Set([...tree.kustomizations].map(([folder]) => folder));
  const isListed = (path: string) => tree.overlaysOf(path).length > 0;
  const listing = new Set(paths.filter(isListed).map(parentFolder));
  return paths.filter((path) => {
    const folder = parentFolder(path);
    return isListed(path) || !kustomized.has(folder) || !listing.has(folder);
  });
}

function apply(
  object: KubernetesObject,
  tree: RepositoryTree,
  targets: readonly ArgoTarget[],
  configurationPath: string,
): ArgoApplied[] {
  // The result of the overlay's patch is unknown.
  if (mayBePatched(tree, object, (patch) => CHANGES_SOURCE.test(patch))) return [];
  const root = (path: string) => tree.fromRoot(configurationPath, path);
  const isSet = object.kind === "ApplicationSet";
  const nodes = isSet ? expandApplicationSet(getValue(object.node, "spec"), tree, targets, root) : [object.node];
  return nodes.map(readApplication).flatMap((application) => {
    const clusters = targets
      .filter((target) => target.configurationPath === configurationPath && isDestination(application, target.argocd))
      .map(({ cluster }) => cluster);
    return application.sources.flatMap((source): ArgoApplied[] => {
      const folder = source.path === undefined ? undefined : root(source.path);
      if (folder === undefined && source.chart === undefined) return [];
      const fieldPath = [...(isSet ? ["spec", "template"] : []), ...source.fieldPath];
      return [{ object, application, source, fieldPath, folder, configurationPath, clusters }];
    });
  });
}

/** Drops what a rendering prints of an object that stands in a file, and what several renderings print alike. */
function withoutRepeated(found: readonly ArgoApplied[]): readonly ArgoApplied[] {
  const known = new Set<string>();
  return found.filter(({ object, application, source, folder, configurationPath, clusters }) => {
    const key = canonicalText([application.name, toValue(source.node), folder, configurationPath, clusters]);
    const isRepeated = object.document.origin !== undefined && known.has(key);
    known.add(key);
    return !isRepeated;
  });
}

/** Drops sources of other addresses than that of an Application whose folder holds Applications, if there is one. */
function withoutForeign(applied: readonly ArgoApplied[], tree: RepositoryTree): readonly ArgoApplied[] {
  const urlOf = ({ source }: ArgoApplied) =>
    source.repoURL === undefined ? undefined : normalizeRepositoryUrl(source.repoURL);
  const own = new Set(applied.filter((one) => holdsApplications(one, tree)).flatMap((one) => urlOf(one) ?? []));
  if (own.size === 0) return applied;
  return applied.filter((one) => {
    if (one.folder === undefined) return true;
    const url = urlOf(one);
    return url === undefined || own.has(url);
  });
}

function holdsApplications(applied: ArgoApplied, tree: RepositoryTree): boolean {
  return [...filesOfSource(applied, tree)].some((path) =>
    tree.gitopsObjects(path).some((object) => isOfArgo(object) && object !== applied.object),
  );
}

function filesOfSource({ source, folder }: ArgoApplied, tree: RepositoryTree): ReadonlySet<string> {
  if (folder === undefined) return new Set();
  const directory = getValue(source.node, "directory");
  const files = tree.filesOf(folder, isTrue(getValue(directory, "recurse")));
  const include = getString(directory, "include");
  const exclude = getString(directory, "exclude");
  if (include === undefined && exclude === undefined) return files;
  const isIncluded = include === undefined ? () => true : matchesDirectoryGlob(include);
  const isExcluded = exclude === undefined ? () => false : matchesDirectoryGlob(exclude);
  const isTaken = (path: string) => {
    const relative = pathBelow(folder, path) ?? path;
    return isIncluded(relative) && !isExcluded(relative);
  };
  return new Set([...files].filter(isTaken));
}

/** Matches Argo CD's globs, whose `*` also matches slashes. Upstream: argo-cd util/glob, which uses gobwas/glob. */
function matchesDirectoryGlob(glob: string): (path: string) => boolean {
  const isMatch = matchesAny([joinPath(glob).replaceAll("/", ":")], { dot: true });
  return (path) => isMatch(path.replaceAll("/", ":"));
}

function isDestination({ destinationName, destinationServer }: Application, argocd: ArgoCluster): boolean {
  const { name, server } = argocd;
  if (destinationName)
    return destinationName === name || (destinationName === IN_CLUSTER && server === IN_CLUSTER_SERVER);
  if (!destinationServer) return false;
  return destinationServer === serverOf(argocd) || (destinationServer === IN_CLUSTER_SERVER && name === IN_CLUSTER);
}

function readApplication(node: SourceNode | undefined): Application {
  const spec = getValue(node, "spec");
  const destination = getValue(spec, "destination");
  const listed = getValue(spec, "sources");
  const single = getValue(spec, "source");
  const sources: readonly (readonly [SourceNode, FieldPath])[] =
    listed?.kind === "sequence"
      ? listed.items.map((item, index) => [item, ["spec", "sources", index]])
      : single === undefined
        ? []
        : [[single, ["spec", "source"]]];
  return {
    name: literalAt(getValue(node, "metadata"), "name"),
    destinationName: literalAt(destination, "name"),
    destinationServer: literalAt(destination, "server"),
    destinationNamespace: literalAt(destination, "namespace"),
    sources: sources.map(([source, fieldPath]) => ({
      path: literalAt(source, "path"),
      repoURL: literalAt(source, "repoURL"),
      chart: literalAt(source, "chart"),
      ref: literalAt(source, "ref"),
      node: source,
      fieldPath,
    })),
  };
}

/** Returns the text under a key; undefined if it holds an unfilled parameter. */
export function literalAt(node: SourceNode | undefined, key: string): string | undefined {
  const text = getString(node, key);
  return text === undefined || text.includes("{{") ? undefined : text;
}
