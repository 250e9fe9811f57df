import type { ClusterDeclaration } from "../../inventory/declaration/cluster-declaration.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { groupBy } from "../../model/group-by.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceProblem } from "../../model/source.js";
import { canonicalText, toValue } from "../../yaml/node-value.js";
import type { RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget, KustomizeTarget } from "../contract/targets.js";
import { readSourceRendering } from "./application-targets.js";
import {
  appliedFolder,
  type FluxApplied,
  followFlux,
  isFluxKustomization,
  isHelmRelease,
  pathOf,
  whereToGoOn,
} from "./flux.js";
import { readKustomizationTarget } from "./flux-kustomization.js";
import { clusterNameOf, configurationPathOf, type Gitops } from "./follow-gitops.js";
import { readHelmRelease } from "./helm-release.js";
import { helmfileReleases, readHelmfileRelease, usesOfValues } from "./helmfile.js";
import type { RepositoryTree } from "./repository-tree.js";
import { findOwnSources, type IsOwnSource } from "./source-repository.js";

export interface GitopsTargets {
  readonly kustomize: readonly KustomizeTarget[];
  readonly charts: readonly ChartTarget[];
  /** Releases of helmfiles that are not rendered. */
  readonly open: readonly SourceProblem[];
}

type Target = KustomizeTarget | ChartTarget;

/** `clusters` of a target are empty if it goes elsewhere, undefined if globs decide. */
export function planTargets(gitops: Gitops, files: RepositoryFiles): GitopsTargets {
  const { clusters } = gitops;
  const tree = gitops.tree();
  const isOwn = findOwnSources(tree);
  const declared = new Set(clusters.map(clusterNameOf));
  const { flux, argo } = gitops.followed();
  const kustomize: KustomizeTarget[] = [];
  const charts: ChartTarget[] = [];

  function folderOutside(applied: FluxApplied): string | undefined {
    const path = pathOf(applied, tree, isOwn);
    const folder = path === undefined ? undefined : joinPath(".", path);
    return folder !== undefined && files.lookUp(folder) === "outside" ? folder : undefined;
  }

  function isBuilt(folder: string): boolean {
    const kind = files.lookUp(folder);
    return kind === "folder" || kind === "outside";
  }

  function addFlux(applied: FluxApplied, names: ReadonlySet<string> | undefined): void {
    if (isHelmRelease(applied.object)) {
      const chart = readHelmRelease(applied, names, { tree, files, isOwn });
      if (chart !== undefined) charts.push(chart);
      return;
    }
    const folder = appliedFolder(applied, tree, isOwn) ?? folderOutside(applied);
    if (folder === undefined || !isBuilt(folder)) return;
    kustomize.push(readKustomizationTarget(applied, folder, names, tree));
  }

  for (const applied of latest(flux.applied, tree, isOwn)) {
    const { cluster } = applied;
    addFlux(applied, new Set(cluster !== undefined && declared.has(cluster) ? [cluster] : []));
  }
  const reached = new Set(flux.applied.map(({ object }) => object));
  for (const applied of latest(findUnreached(clusters, tree, isOwn, reached), tree, isOwn)) addFlux(applied, undefined);
  for (const applied of argo.applied) {
    const names = applied.clusters.length === 0 ? undefined : new Set(applied.clusters);
    const rendering = readSourceRendering(applied, names, tree, files);
    if (rendering?.kustomize !== undefined) kustomize.push(rendering.kustomize);
    if (rendering?.chart !== undefined) charts.push(rendering.chart);
  }
  const releases = gitops.files.flatMap(({ file }) => helmfileReleases(file));
  const read = releases.map((release) => ({ ...readHelmfileRelease(release, files), ...usesOfValues(release) }));
  // Each release of a helmfile is one, even if another is the same.
  const named = [
    ...settle(charts).map((target) => ({ target, folder: target.folder, paths: target.valuesFiles })),
    ...read.map(({ chart, folder, paths }) => ({ target: chart, folder, paths })),
  ];
  const uses = named.flatMap(({ folder, paths }) => paths.map((path) => ({ folder, path })));
  const shared = new Set(
    [...groupBy(uses, ({ path }) => path)].flatMap(([path, of]) =>
      of.some(({ folder }) => folder !== of[0].folder) ? path : [],
    ),
  );
  return {
    kustomize: settle(kustomize),
    charts: named.flatMap(({ target, paths }) =>
      target === undefined ? [] : { ...target, shared: paths.filter((path) => shared.has(path)) },
    ),
    open: read.flatMap(({ open }) => open ?? []),
  };
}

/** Follows the Flux objects that no declared cluster reaches, so that their variables are filled in. */
function findUnreached(
  clusters: readonly ClusterDeclaration[],
  tree: RepositoryTree,
  isOwn: IsOwnSource,
  reached: ReadonlySet<KubernetesObject>,
): FluxApplied[] {
  const configurationPath = configurationPathOf(clusters);
  const all = new Set(tree.paths);
  const alone = [...tree.paths]
    .flatMap(tree.gitopsObjects)
    .filter((object) => !reached.has(object) && (isFluxKustomization(object) || isHelmRelease(object)))
    .map((object): FluxApplied => {
      return { object, cluster: undefined, configurationPath, namespace: undefined, parent: undefined, reached: all };
    });
  const starts = alone.flatMap((applied) => whereToGoOn(applied, tree, isOwn) ?? []);
  const byOthers = followFlux(tree, starts).applied.filter(({ object }) => !reached.has(object));
  return [...alone, ...byOthers.map((applied) => ({ ...applied, reached: all }))];
}

/** Keeps the last occurrence of an object, in which variables are filled in. */
function latest(applied: readonly FluxApplied[], tree: RepositoryTree, isOwn: IsOwnSource): FluxApplied[] {
  const ids = new Map<KubernetesObject, number>();
  const last = new Map<string, FluxApplied>();
  for (const one of applied) {
    const id = ids.get(one.object) ?? ids.size;
    ids.set(one.object, id);
    last.set(JSON.stringify([id, one.cluster, appliedFolder(one, tree, isOwn)]), one);
  }
  return [...last.values()];
}

/** Merges targets that differ only in clusters; one of unknown clusters gets none if its folder has clusters. */
function settle<Known extends Target>(targets: readonly Known[]): Known[] {
  const merged = new Map<string, Known>();
  for (const target of targets.toSorted(byPlace)) {
    const { clusters } = target;
    const key = canonicalText([identityOf(target), clusters === undefined]);
    const known = merged.get(key);
    const all =
      known?.clusters === undefined || clusters === undefined ? clusters : new Set([...known.clusters, ...clusters]);
    merged.set(key, { ...(known ?? target), clusters: all });
  }
  const taken = new Set([...merged.values()].flatMap(({ folder, clusters }) => (clusters === undefined ? [] : folder)));
  return [...merged.values()].map((target) =>
    target.clusters === undefined && taken.has(target.folder) ? { ...target, clusters: new Set() } : target,
  );
}

/** Makes the plan independent of the order in which objects are reached. */
function byPlace(one: Target, other: Target): number {
  const [first, second] = [orderOf(one), orderOf(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

function orderOf({ folder, owner, place: { document, path } }: Target): string {
  return JSON.stringify([folder, document.file.path, document.start, path, owner]);
}

function identityOf(target: Target): unknown {
  const { folder, owner, namespace, place } = target;
  const where = [owner, place.document.file.path, place.document.start, place.path];
  if ("releaseName" in target) {
    const { releaseName, valuesFiles, values, patches, unknown, kubeVersion, apiVersions } = target;
    const own = [values, patches].map((one) => one && [where, toValue(one.node)]);
    return [folder, namespace, releaseName, valuesFiles, unknown, kubeVersion, apiVersions, own];
  }
  const { defaultNamespace, substitutions, hasUnknownSubstitutions, fields } = target;
  const own = fields.length === 0 ? undefined : [where, fields.map(({ key, value }) => [key, toValue(value)])];
  const variables = Object.entries(substitutions).sort(([one], [other]) => (one < other ? -1 : 1));
  return [folder, namespace, defaultNamespace, variables, hasUnknownSubstitutions, own];
}
