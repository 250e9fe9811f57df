import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { Outcome } from "../../model/outcome.js";
import { joinPath } from "../../model/path-steps.js";
import type { SourceNode, SourceProblem } from "../../model/source.js";
import { mappingAt, scalarAt, sequenceAt } from "../../yaml/synthetic-nodes.js";
import { folderOfChart } from "../contract/outside-chart.js";
import type { RenderOutcome, RenderRequest, RenderRoot, RepositoryFiles } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { type ChartPlan, planCharts } from "../helm/plan-charts.js";
import type { Position } from "./copy.js";
import {
  childField,
  fieldItems,
  fieldText,
  type KustomizationField,
  type KustomizationFields,
} from "./kustomization.js";

export const CHART_FIELDS = ["helmCharts", "helmChartInflationGenerator"];
const GLOBALS = "helmGlobals";

/** The names in the field that came before `helmCharts`. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  ...{ name: "chartName", version: "chartVersion", repo: "chartRepoUrl", namespace: "releaseNamespace" },
  ...{ valuesFile: "values", valuesInline: "valuesLocal" },
};

export interface InflatedChart {
  readonly root: RenderRoot;
  /** Position of the file with its output. */
  readonly position: Position;
}

export type ChartPlanner = (entry: KustomizationField, kustomization: KustomizationFields) => Outcome<RenderRoot>;

export function createChartPlanner(
  files: RepositoryFiles,
  { kubernetesVersion, customKinds }: Partial<Pick<ChartPlan, "kubernetesVersion" | "customKinds">>,
): ChartPlanner {
  const known = new Map<SourceNode, Outcome<RenderRoot>>();
  return (entry, kustomization) => {
    const planned = known.get(entry.node) ?? plan(entry, kustomization);
    known.set(entry.node, planned);
    return planned;
  };

  function plan(entry: KustomizationField, kustomization: KustomizationFields): Outcome<RenderRoot> {
    const { value: target, problem } = targetOf(entry, kustomization, files);
    if (target === undefined) return { problem };
    const charts = [joinPath(target.folder, "Chart.yaml")];
    const [root] = planCharts({ kubernetesVersion, customKinds, charts, declared: [], targets: [target], files });
    if (root === undefined) return { problem: "renders a helm chart that is a library" };
    if (root.refusal !== undefined) return { problem: `renders a helm chart, and ${root.refusal.message}` };
    return { value: { ...root, requests: root.requests.map((request) => ({ ...request, renderer: "helm" })) } };
  }
}

/** Upstream: kustomize api/internal/builtins/HelmChartInflationGenerator.go. */
function targetOf(
  entry: KustomizationField,
  { folder, field }: KustomizationFields,
  files: RepositoryFiles,
): Outcome<ChartTarget> {
  const isOld = childField(entry, "chartName") !== undefined;
  const part = (key: string) => childField(entry, isOld ? (OLD_NAMES[key] ?? key) : key);
  const text = (key: string) => fieldText(part(key));
  const [name = "", version, repo] = ["name", "version", "repo"].map(text);
  const home = fieldText(childField(field(GLOBALS), "chartHome")) ?? text("chartHome") ?? "charts";
  const own = [joinPath(folder, home, `${name}-${version}`, name), joinPath(folder, home, name)];
  const elsewhere = () => repo && folderOfChart(files.outside, { name, address: repo, version });
  const there = own.find((one) => files.lookUp(joinPath(one, "Chart.yaml")) === "file") ?? elsewhere();
  if (!there) {
    const help = repo === undefined ? `is not in "${home}"` : 'is not locked: run "taintlint fetch"';
    return { problem: `renders the helm chart "${name}", which ${help}` };
  }
  const [valuesFile, merge = "override"] = ["valuesFile", "valuesMerge"].map(text);
  const additional = fieldItems(part("additionalValuesFiles")).flatMap((item) => fieldText(item) ?? []);
  const inline = part("valuesInline");
  const isUnusual = !["override", "replace"].includes(merge) || (inline !== undefined && additional.length > 0);
  const isAlone = merge === "replace" && inline !== undefined;
  return {
    value: {
      folder: there,
      owner: `kustomization ${folder}`,
      place: (part("name") ?? entry).place,
      clusters: undefined,
      namespace: text("namespace"),
      releaseName: text("releaseName"),
      valuesAt: "valuesInline",
      valuesFiles: [...(isAlone ? [] : [valuesFile ?? []].flat()), ...additional].map((path) => joinPath(folder, path)),
      values: inline,
      kubeVersion: text("kubeVersion"),
      apiVersions: fieldItems(part("apiVersions")).flatMap((item) => fieldText(item) ?? []),
      ...(part("extraArgs") === undefined && !isUnusual ? {} : { unknown: "kustomize merges them in another order" }),
    },
  };
}

/** Returns a kustomization that takes in files instead of charts. */
export function withOutputs(root: SourceNode, outputs: readonly string[]): SourceNode {
  if (root.kind !== "mapping" || outputs.length === 0) return root;
  const kept = root.entries.filter(({ key }) => ![...CHART_FIELDS, GLOBALS].includes(key.text));
  const resources = kept.findLast(({ key }) => key.text === "resources")?.value;
  const items = [
    ...(resources?.kind === "sequence" ? resources.items : []),
    ...outputs.map((path) => scalarAt(root, path)),
  ];
  const { entries } = mappingAt(root, [["resources", sequenceAt(root, items)]]);
  return { ...root, entries: [...kept.filter(({ key }) => key.text !== "resources"), ...entries] };
}

interface ReadCharts {
  /** By the path of the file with the output. */
  readonly objects: ReadonlyMap<string, readonly KubernetesObject[]>;
  readonly problems: readonly SourceProblem[];
}

/** Reads the outcomes of the charts' requests, in their order. */
export function interpretCharts(
  charts: readonly InflatedChart[],
  outcomes: readonly RenderOutcome[],
): Outcome<ReadCharts, SourceProblem> {
  const objects = new Map<string, readonly KubernetesObject[]>();
  const problems: SourceProblem[] = [];
  let next = 0;
  for (const { root, position } of charts) {
    const first = next;
    next += root.requests.length;
    const { value: manifest, problem } = root.interpret(outcomes.slice(first, next));
    if (manifest === undefined) return { problem };
    objects.set(position.real, manifest.objects);
    problems.push(...manifest.problems);
  }
  return { value: { objects, problems } };
}

/** The rendering of a chart as it is: without marked templates. */
export function plainRequest({ requests: [request] }: RenderRoot): RenderRequest | undefined {
  if (request?.wholeFiles === undefined) return request;
  const { wholeFiles: files, blames: _, ...rest } = request;
  return { ...rest, files, wholeFiles: undefined };
}
