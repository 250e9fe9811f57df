import { type ClusterDeclaration, readsFolder } from "../inventory/declaration/cluster-declaration.js";
import type { ChartRelease } from "../inventory/terraform/chart-release.js";
import type { Configuration } from "../lint/configuration/configuration.js";
import { isTestPath } from "../model/folder-roles.js";
import { startOfFile, takeStep } from "../model/internal-problem.js";
import { planTargets } from "../rendering/gitops/plan-targets.js";
import type { TreeFile } from "../rendering/gitops/repository-tree.js";
import { clusterNameOf } from "../rendering/gitops/where-clusters-begin.js";
import { planCharts } from "../rendering/helm/plan.js";
import { describeUnusedValues, findUnusedValues, type UnusedValues } from "../rendering/helm/unused-values.js";
import { planKustomizations } from "../rendering/kustomize/plan.js";
import { keyOfChart, type OutsideChart } from "../rendering/outside-chart.js";
import { type RenderRoot, type RepositoryFiles, unplannedRoot } from "../rendering/render-root.js";
import type { ChartTarget } from "../rendering/targets.js";
import { releaseTarget } from "../rendering/terraform/release-target.js";

/** What the planning of renderings looks at. */
export interface PlanInput {
  /** Paths of every kustomization of the repository. */
  readonly kustomizations: readonly string[];
  /** Paths of every `Chart.yaml`. */
  readonly charts: readonly string[];
  readonly files: RepositoryFiles;
  /** Everything that may hold GitOps objects. */
  readonly readFiles: readonly TreeFile[];
  /** Charts that roots of Terraform install. */
  readonly releases: readonly ChartRelease[];
  readonly clusters: readonly ClusterDeclaration[];
  readonly configuration: Configuration | undefined;
}

export type RootPlanner = (input: PlanInput) => readonly RenderRoot[];

/** Plans every rendering of the repository, in an order that the files alone decide. */
export const planRoots: RootPlanner = (input) => {
  const { kustomizations, charts, files, readFiles, clusters, configuration } = input;
  const placeOf = () => startOfFile(readFiles[0]?.file ?? { path: ".", text: "" });
  const plan = () => planTargets(clusters, readFiles, files);
  const { value: targets, problem } = takeStep(plan, "planned this rendering", placeOf);
  const declared = configuration?.charts ?? [];
  const kubernetesVersion = versionOf(clusters);
  const customKinds = configuration?.customKinds ?? [];
  return [
    ...(problem === undefined ? [] : [unplannedRoot("kustomize", "GitOps objects", problem.file, problem)]),
    ...planKustomizations({ kustomizations, targets: targets?.kustomize ?? [], customKinds, files }),
    ...planCharts({
      charts,
      declared,
      targets: [...(targets?.charts ?? []), ...releaseTargets(input)],
      kubernetesVersion,
      customKinds,
      files,
    }),
  ];
};

/** The charts from outside of the repository that it asks for, none of which is looked into. */
export function findOutsideCharts(input: PlanInput): readonly OutsideChart[] {
  const found = new Map<string, OutsideChart>();
  const folderOf = (chart: OutsideChart) => {
    found.set(keyOfChart(chart), chart);
    return undefined;
  };
  planRoots({ ...input, files: { ...input.files, outside: { folderOf, holds: () => false } } });
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, chart]) => chart);
}

/** The values files beside charts of which nothing says that they are used. */
export function planUnusedValues(input: PlanInput, isExcluded: (path: string) => boolean): UnusedValues[] {
  const { charts: all, files, readFiles, clusters, configuration } = input;
  const charts = all.filter((path) => !isExcluded(path) && !isTestPath(path));
  const targets = () => [...planTargets(clusters, readFiles, files).charts, ...releaseTargets(input)];
  return findUnusedValues({ charts, declared: configuration?.charts ?? [], targets, files });
}

/** What a run says of them. */
export function unusedValuesNotices(input: PlanInput, isExcluded: (path: string) => boolean): string[] {
  return describeUnusedValues(planUnusedValues(input, isExcluded));
}

/** A chart goes to the clusters whose pools its root declares; of a root that declares none the globs decide. */
function releaseTargets({ releases, clusters, files }: PlanInput): ChartTarget[] {
  return releases.flatMap((release) => {
    const own = clusters.filter((cluster) => readsFolder(cluster, release.root)).map(clusterNameOf);
    return releaseTarget(release, own.length === 0 ? undefined : new Set(own), files) ?? [];
  });
}

/** The version of all clusters; undefined where they differ. */
function versionOf(clusters: readonly ClusterDeclaration[]): string | undefined {
  const [version, ...others] = new Set(clusters.map(({ settings }) => settings.kubernetesVersion));
  return others.length === 0 ? version : undefined;
}
