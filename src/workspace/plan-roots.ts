import { isDeepStrictEqual } from "node:util";
import { readsFolder } from "../inventory/declaration/cluster-declaration.js";
import type { ChartRelease } from "../inventory/terraform/chart-release.js";
import type { Configuration } from "../lint/configuration/configuration.js";
import { guarded, startOfFile, takeStep } from "../model/internal-problem.js";
import { memoize } from "../model/memoize.js";
import { isTestPath } from "../model/path-steps.js";
import type { SourceProblem } from "../model/source.js";
import { keyOfChart, OF_GIT, type OutsideChart } from "../rendering/contract/outside-chart.js";
import { type RenderRoot, type RepositoryFiles, unplannedRoot } from "../rendering/contract/render-root.js";
import type { ChartTarget, KustomizeTarget } from "../rendering/contract/targets.js";
import { clusterNameOf, type Gitops, withPrinted } from "../rendering/gitops/follow-gitops.js";
import { planTargets } from "../rendering/gitops/plan-targets.js";
import type { TreeFile } from "../rendering/gitops/repository-tree.js";
import { type ChartPlan, planCharts } from "../rendering/helm/plan-charts.js";
import { describeUnusedValues, findUnusedValues } from "../rendering/helm/unused-values.js";
import type { UnusedValues } from "../rendering/helm/values-sets.js";
import { planKustomizations } from "../rendering/kustomize/plan-kustomizations.js";
import { releaseTarget } from "../rendering/terraform/release-target.js";

export interface PlanInput {
  readonly kustomizations: readonly string[];
  readonly charts: readonly string[];
  readonly files: RepositoryFiles;
  readonly gitops: Gitops;
  readonly releases: readonly ChartRelease[];
  readonly configuration: Configuration | undefined;
  /** Kustomizations are not rendered, and so not the charts in them. */
  readonly withoutKustomize?: boolean;
}

/** Plans with the objects of Argo CD that renderings print, in an order that the files alone decide. */
export type RootPlanner = (printed: readonly TreeFile[]) => readonly RenderRoot[];

/** Returns a planner that repeats the roots of the same targets, which are all that printed objects change. */
export function createRootPlanner(input: PlanInput): RootPlanner {
  const { kustomizations, charts, files, gitops, configuration } = input;
  const placeOf = () => startOfFile(gitops.files[0]?.file ?? { path: ".", text: "" });
  const faults: SourceProblem[] = [];
  const released = releaseTargets(input, faults);
  const customKinds = configuration?.customKinds ?? [];
  const [version, ...others] = new Set(gitops.clusters.map(({ settings }) => settings.kubernetesVersion));
  const known = { kubernetesVersion: others.length === 0 ? version : undefined, customKinds, files };
  const ofKustomize = repeating((targets: readonly KustomizeTarget[]) =>
    planKustomizations({ ...known, kustomizations, targets }),
  );
  const ofHelm = repeating((plan: Pick<ChartPlan, "targets" | "inKustomizations">) =>
    planCharts({ ...known, charts, declared: configuration?.charts ?? [], ...plan }),
  );
  return (printed) => {
    const plan = () =>
      printed.length === 0 ? writtenTargets(input) : planTargets(withPrinted(gitops, printed), files);
    const { value: targets, problem } = takeStep(plan, "planned this rendering", placeOf);
    const kustomizations = ofKustomize(targets?.kustomize ?? []);
    const rendered = input.withoutKustomize ? [] : kustomizations.filter(({ refusal }) => refusal === undefined);
    const inKustomizations = new Set(
      rendered.flatMap(({ reads }) => reads.filter((path) => path.endsWith("Chart.yaml"))),
    );
    return [
      ...(problem === undefined ? [] : [unplannedRoot("kustomize", "GitOps objects", problem.file, problem)]),
      ...faults.map((fault) => unplannedRoot("helm", `helm_release of ${fault.file.path}`, fault.file, fault)),
      ...(targets?.open ?? []).map((one) =>
        unplannedRoot("helm", `helmfile release at ${one.file.path}:${one.span.start}`, one.file, one),
      ),
      ...kustomizations,
      ...ofHelm({ targets: [...(targets?.charts ?? []), ...released], inKustomizations }),
    ];
  };
}

/** Follows the GitOps objects of the files, without printed ones. */
const writtenTargets = memoize(({ gitops, files }: PlanInput) => planTargets(gitops, files));

/** Repeats the last value while what is given is the same. */
function repeating<Given, Value>(make: (given: Given) => Value): (given: Given) => Value {
  let last: { readonly given: Given; readonly value: Value } | undefined;
  return (given) => {
    if (last === undefined || !isDeepStrictEqual(last.given, given)) last = { given, value: make(given) };
    return last.value;
  };
}

/** Returns requested external charts without opening them, and what opened bases of other repositories ask for. */
export function findOutsideCharts(input: PlanInput): readonly OutsideChart[] {
  const found = new Map<string, OutsideChart>();
  const { outside } = input.files;
  const folderOf = (chart: OutsideChart) => {
    found.set(keyOfChart(chart), chart);
    return chart.address.startsWith(OF_GIT) ? outside?.folderOf(chart) : undefined;
  };
  const holds = outside?.holds ?? (() => undefined);
  createRootPlanner({ ...input, files: { ...input.files, outside: { folderOf, holds } } })([]);
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, chart]) => chart);
}

export function planUnusedValues(input: PlanInput, isExcluded: (path: string) => boolean): UnusedValues[] {
  const { charts: all, files, configuration } = input;
  const charts = all.filter((path) => !isExcluded(path) && !isTestPath(path));
  const targets = () => [...writtenTargets(input).charts, ...releaseTargets(input, [])];
  return findUnusedValues({ charts, declared: configuration?.charts ?? [], targets, files });
}

export function unusedValuesNotices(input: PlanInput, isExcluded: (path: string) => boolean): string[] {
  return describeUnusedValues(planUnusedValues(input, isExcluded));
}

/** Targets clusters of the root's pools; without any, globs decide. */
function releaseTargets({ releases, gitops: { clusters }, files }: PlanInput, faults: SourceProblem[]): ChartTarget[] {
  return releases.flatMap((release) => {
    const own = clusters.filter((cluster) => readsFolder(cluster, release.root)).map(clusterNameOf);
    const plan = () => releaseTarget(release, own.length === 0 ? undefined : new Set(own), files);
    return guarded(plan, "planned this rendering", startOfFile(release.document.file), faults) ?? [];
  });
}
