import type { ClusterDeclaration } from "../inventory/declaration/cluster-declaration.js";
import type { Configuration } from "../lint/configuration/configuration.js";
import { isTestPath } from "../model/folder-roles.js";
import { planTargets } from "../rendering/gitops/plan-targets.js";
import type { TreeFile } from "../rendering/gitops/repository-tree.js";
import { planCharts } from "../rendering/helm/plan.js";
import { findUnusedValues, type UnusedValues } from "../rendering/helm/unused-values.js";
import { planKustomizations } from "../rendering/kustomize/plan.js";
import type { RenderRoot, RepositoryFiles } from "../rendering/render-root.js";

/** What the planning of renderings looks at. */
export interface PlanInput {
  /** Paths of every kustomization of the repository. */
  readonly kustomizations: readonly string[];
  /** Paths of every `Chart.yaml`. */
  readonly charts: readonly string[];
  readonly files: RepositoryFiles;
  /** Everything that may hold GitOps objects. */
  readonly readFiles: readonly TreeFile[];
  readonly clusters: readonly ClusterDeclaration[];
  readonly configuration: Configuration | undefined;
}

export type RootPlanner = (input: PlanInput) => readonly RenderRoot[];

/** Plans every rendering of the repository, in an order that the files alone decide. */
export const planRoots: RootPlanner = ({ kustomizations, charts, files, readFiles, clusters, configuration }) => {
  const targets = planTargets(clusters, readFiles, files);
  const declared = configuration?.charts ?? [];
  const kubernetesVersion = versionOf(clusters);
  const customKinds = configuration?.customKinds ?? [];
  return [
    ...planKustomizations({ kustomizations, targets: targets.kustomize, customKinds, files }),
    ...planCharts({ charts, declared, targets: targets.charts, kubernetesVersion, customKinds, files }),
  ];
};

/** The values files beside charts of which nothing says that they are used. */
export function planUnusedValues(
  { charts: all, files, readFiles, clusters, configuration }: PlanInput,
  isExcluded: (path: string) => boolean,
): UnusedValues[] {
  const charts = all.filter((path) => !isExcluded(path) && !isTestPath(path));
  const targets = () => planTargets(clusters, readFiles, files).charts;
  return findUnusedValues({ charts, declared: configuration?.charts ?? [], targets, files });
}

/** The version of all clusters; undefined where they differ. */
function versionOf(clusters: readonly ClusterDeclaration[]): string | undefined {
  const [version, ...others] = new Set(clusters.map(({ settings }) => settings.kubernetesVersion));
  return others.length === 0 ? version : undefined;
}
