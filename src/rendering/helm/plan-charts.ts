import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import type { ReleasedChart } from "../../manifest/read-manifest.js";
import { startOfFile, takeStep } from "../../model/internal-problem.js";
import { once } from "../../model/memoize.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile, SourceNode } from "../../model/source.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { getString } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { type RenderRequest, type RenderRoot, type RepositoryFiles, unplannedRoot } from "../contract/render-root.js";
import type { ChartTarget } from "../contract/targets.js";
import { writeConfiguration } from "../contract/write-configuration.js";
import { type Chart, readChart } from "./chart.js";
import { TEMPLATE } from "./chart-files.js";
import { type ChartInputs, chartInputs } from "./chart-inputs.js";
import type { ValuesLayer } from "./effective-values.js";
import type { ChartRendering } from "./interpret.js";
import { callsUndefined, MARKED_NAME, type MarkedCopies, markCopies, steadyCopies } from "./marked-copies.js";
import { patchRequest } from "./post-renderers.js";
import { interpretWithTrial } from "./try-values.js";
import { type ChartDeclaration, helpWithValue, type ValuesSet, valuesSetsOf } from "./values-sets.js";

/** The default Kubernetes version of renderings, the same as of taintlint's decisions. */
export const DEFAULT_KUBE_VERSION = "1.36";

const MANIFEST_OF_CHART = /^(?:charts\/[^/]+\/)*(?:templates|crds)\/.*\.(?:ya?ml|json)$/;

export interface ChartPlan {
  readonly charts: readonly string[];
  readonly declared: readonly ChartDeclaration[];
  readonly targets: readonly ChartTarget[];
  /** Files of kustomizations that are rendered, those of their charts among them. */
  readonly inKustomizations?: ReadonlySet<string>;
  /** The cluster's version as written; undefined for `DEFAULT_KUBE_VERSION`. */
  readonly kubernetesVersion: string | undefined;
  readonly customKinds?: readonly CustomKind[];
  readonly files: RepositoryFiles;
}

export function planCharts(plan: ChartPlan): readonly RenderRoot[] {
  const { files } = plan;
  const outside = plan.targets.map(({ folder }) => folder).filter((folder) => files.outside?.holds(folder));
  const charts = [...plan.charts, ...[...new Set(outside)].map((folder) => joinPath(folder, "Chart.yaml"))];
  const folders = foldersOf(charts);
  const labels = new Map<string, number>();
  return charts.flatMap((path) => {
    const file = joinPath(".", path);
    const planOne = () => {
      const chart = isChartOfItsOwn(parentFolder(file), plan, folders) ? readChart(file, files) : undefined;
      return chart === undefined || chart.isLibrary ? [] : planChart(chart, plan, labels);
    };
    const placeOf = () => startOfFile(files.read(file) ?? { path: file, text: "" });
    const { value: roots, problem } = takeStep(planOne, "planned this rendering", placeOf);
    return roots ?? [unplannedRoot("helm", uniqueLabel(parentFolder(file), labels), problem.file, problem)];
  });
}

function foldersOf(charts: readonly string[]): ReadonlySet<string> {
  return new Set(charts.map((path) => parentFolder(joinPath(".", path))));
}

/** Reports whether a chart is rendered by itself: no chart or kustomization holds it, or a declaration or target names it. */
export function isChartOfItsOwn(
  folder: string,
  { charts, declared, targets, inKustomizations }: Omit<ChartPlan, "kubernetesVersion" | "files">,
  folders = foldersOf(charts),
): boolean {
  return (
    (!isHeldByChart(folder, folders) && !inKustomizations?.has(joinPath(folder, "Chart.yaml"))) ||
    declared.some(({ means }) => means(folder)) ||
    targets.some((target) => joinPath(target.folder, ".") === folder)
  );
}

function isHeldByChart(folder: string, folders: ReadonlySet<string>): boolean {
  const steps = folder.split("/");
  return steps.some((step, index) => {
    if (step !== "charts" || index === steps.length - 1) return false;
    return folders.has(index === 0 ? "." : steps.slice(0, index).join("/"));
  });
}

function planChart(chart: Chart, plan: ChartPlan, labels: Map<string, number>): RenderRoot[] {
  const { files: repository } = plan;
  const sets = valuesSetsOf(chart, plan.declared, plan.targets, repository);
  const templates = new Map<string, SourceFile>();
  for (const to of chart.isOutside ? chart.texts.keys() : chart.copies.map(({ to }) => to)) {
    const file = TEMPLATE.test(to) ? chart.read(to) : undefined;
    if (file !== undefined) templates.set(to, file);
  }
  const ownLayers = once(() => chartLayers(chart));
  const given = sets.filter((set) => set.refusal === undefined).flatMap(setTexts);
  const inputs = chartInputs(chart, given);
  const values = [...given, ...chart.members.flatMap(({ folder }) => valuesFileOf(chart, folder)?.text ?? [])];
  const hasPacked = chart.copies.some(({ isPacked }) => isPacked);
  // A call of what a missing chart defines fails, unless it stands in a branch that is not taken.
  const mayFail = chart.absent !== undefined && callsUndefined(templates);
  // Lines of an external chart cannot be edited.
  const marking = once(() =>
    markCopies(chart.isOutside ? new Map() : templates, values, { hasPacked, isApart: mayFail }),
  );
  const steady = once(() => steadyCopies(templates));
  return sets.map((set): RenderRoot => {
    const isNamed = chart.isOutside || chart.folder === ".";
    const label = uniqueLabel(`${isNamed ? chart.name : chart.folder}${set.suffix}`, labels);
    const home = chart.isOutside && set.place !== undefined ? set.place : startOfFile(chart.file);
    const rendering: ChartRendering = {
      chart,
      home,
      valuesAt: set.valuesAt,
      openAt: set.otherwise && set.place,
      shared: set.shared ?? [],
      help: () => helpWithValue(chart.folder, set, repository),
      released: () => releasedChart(chart, set),
      label,
      clusters: set.clusters,
      namespace: set.namespace ?? DEFAULT_NAMESPACE,
      layers: () => [...ownLayers(), ...setLayers(set)],
      patches: set.patches,
      templates,
      marking,
      customKinds: plan.customKinds ?? [],
    };
    const refusal = chart.refusal ?? set.refusal;
    const kubeVersion = set.kubeVersion ?? plan.kubernetesVersion ?? DEFAULT_KUBE_VERSION;
    const request = (marked: MarkedCopies["copies"]) =>
      prepareRequest(chart, { ...inputs, texts: [...inputs.texts, ...marked] }, set, kubeVersion, repository);
    const requests = (): readonly RenderRequest[] => {
      const plain = request([]);
      // Nothing is marked in vain.
      if (mayFail) return [plain, withLateFiles(plain, () => request(marking().copies).files)];
      const { copies, beside } = marking();
      if (copies.length === 0) return [plain];
      const both = request(copies);
      return beside ? [{ ...both, wholeFiles: plain.files, blames: MARKED_NAME }] : [plain, both];
    };
    const [first, ...others] = refusal !== undefined ? [] : requests();
    const patching = first && set.patches ? [patchRequest(request([]), set.patches.node)] : [];
    const { inline, otherwise } = set;
    const other = inline && otherwise && { ...set, inline: { ...inline, node: otherwise } };
    const turning = first && other ? [prepareRequest(chart, inputs, other, kubeVersion, repository)] : [];
    const planned = [...[first ?? []].flat(), ...patching, ...others, ...turning];
    return {
      renderer: "helm",
      label,
      file: home.file,
      clusters: set.clusters,
      given: [set, plan.customKinds],
      needs: refusal === undefined && inputs.asksForNames ? NO_NAMES_SINCE : undefined,
      reads: [
        ...new Set([home.file.path, ...chart.files.map(({ from }) => from), ...set.files.map(({ path }) => path)]),
      ],
      covers: chart.files.filter(({ to }) => MANIFEST_OF_CHART.test(to)).map(({ from }) => from),
      refusal:
        refusal !== undefined
          ? {
              ...refusal,
              ...(chart.isOutside && home),
              kind: "not-rendered",
              message: `chart "${label}" is not rendered: ${refusal.message}`,
              // Groups what differs only in names.
              cause: refusal.cause ?? refusal.message.replace(/"[^"]*"/g, '""'),
            }
          : undefined,
      requests: planned,
      ...interpretWithTrial(rendering, planned, (text) => withFurtherValues(request(steady()), text)),
    };
  });
}

function uniqueLabel(label: string, labels: Map<string, number>): string {
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  return count === 1 ? label : uniqueLabel(`${label} (${count})`, labels);
}

function layerOf(file: SourceFile): ValuesLayer[] {
  const document = parseDocuments(file).documents[0];
  return document?.root.kind === "mapping" ? [{ document, node: document.root, nodePath: [], at: [] }] : [];
}

function valuesFileOf({ read }: Chart, folder: string): SourceFile | undefined {
  return read(folder === "" ? "values.yaml" : `${folder}/values.yaml`);
}

function chartLayers(chart: Chart): ValuesLayer[] {
  const read = new Map<string, readonly ValuesLayer[]>();
  return chart.members.toReversed().flatMap(({ folder, valuesPath }) => {
    const file = valuesFileOf(chart, folder);
    const layers = read.get(folder) ?? (file === undefined ? [] : layerOf(file));
    read.set(folder, layers);
    return layers.map((layer) => ({ ...layer, at: valuesPath }));
  });
}

function setLayers({ files, inline }: ValuesSet): ValuesLayer[] {
  const own = files.flatMap(layerOf);
  if (inline === undefined) return own;
  return [...own, ...inlineLayers(inline)];
}

function inlineLayers({ node, place }: NonNullable<ValuesSet["inline"]>): ValuesLayer[] {
  if (node.kind === "mapping") return [{ document: place.document, node, nodePath: place.path, at: [] }];
  if (node.kind !== "scalar") return [];
  // For a YAML text, as in Argo CD, the whole block is the place of each value.
  const file = { path: place.document.file.path, text: node.text };
  const origin = { renderer: "helm", root: "", place, fields: [] } as const;
  return layerOf(file).map((layer) => ({ ...layer, document: { ...layer.document, origin } }));
}

const CHART_FOLDER = "chart";

/** The first helm without network access in templates. CVE-2023-25165. */
const NO_NAMES_SINCE = {
  version: "3.11.1",
  refusal: 'it may call "getHostByName", by which a helm older than 3.11.1 asks the network',
};

function releasedChart({ isOutside, file, name }: Chart, set: ValuesSet): ReleasedChart | undefined {
  const version = isOutside ? getString(parseDocuments(file).documents[0]?.root, "version") : undefined;
  if (version === undefined || set.versionAt === undefined) return undefined;
  return { name, version, at: set.versionAt, values: JSON.stringify(setTexts(set)) };
}

function setTexts({ files, inline, otherwise }: ValuesSet): string[] {
  return [...files.map(({ text }) => text), ...[inline?.node ?? [], otherwise ?? []].flat().map(valuesText)];
}

/** Helm's rule for release names. */
const RELEASE_NAME = /^(?=.{1,53}$)[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/;

/** Defaults to the chart's name, the usual choice; helm's default if invalid. */
function releaseNameOf(chart: Chart, set: ValuesSet): string {
  const name = set.releaseName ?? chart.name;
  // A name that begins with "-" would be an option, and --post-renderer starts a program.
  return RELEASE_NAME.test(name) ? name : "release-name";
}

/** Prepares `helm template` without network and cluster, and without tests (helm.sh/docs/topics/chart_tests). */
function prepareRequest(
  chart: Chart,
  inputs: ChartInputs,
  set: ValuesSet,
  kubeVersion: string,
  repository: RepositoryFiles,
): RenderRequest {
  const inChart = (to: string) => `${CHART_FOLDER}/${to}`;
  const replaced = new Set(inputs.texts.map(({ to }) => to));
  const kept = inputs.copies.filter(({ to }) => !replaced.has(to));
  const valuesPaths = set.files.map((_, index) => `values/${index}.yaml`);
  const isText = ({ path }: SourceFile) => repository.outside?.holds(path) !== undefined;
  const valuesCopies = set.files.flatMap((file, index) => {
    return isText(file) ? [] : [{ from: repository.realPath(file.path) ?? file.path, to: valuesPaths[index] ?? "" }];
  });
  const valuesTexts = set.files.flatMap((file, index) => {
    return isText(file) ? [{ path: valuesPaths[index] ?? "", text: file.text }] : [];
  });
  const inline = set.inline === undefined ? [] : [{ path: "values/inline.yaml", text: valuesText(set.inline.node) }];
  const values = [...valuesPaths, ...inline.map(({ path }) => path)];
  return {
    files: [...inputs.texts.map(({ to, text }) => ({ path: inChart(to), text })), ...valuesTexts, ...inline],
    copies: [...kept.map((copy) => ({ ...copy, to: inChart(copy.to) })), ...valuesCopies],
    arguments: [
      releaseNameOf(chart, set),
      `./${CHART_FOLDER}`,
      ...["--namespace", set.namespace ?? DEFAULT_NAMESPACE],
      ...["--kube-version", kubeVersion],
      ...(set.apiVersions ?? []).flatMap((one) => ["--api-versions", one]),
      "--skip-tests",
      ...values.flatMap((path) => ["--values", path]),
    ],
  };
}

/** Renders as it is with values that come last, for a digest. */
function withFurtherValues(request: RenderRequest, text: string): RenderRequest {
  const path = "values/further.yaml";
  return {
    ...request,
    files: [...request.files, { path, text }],
    arguments: [...request.arguments, "--values", path],
    isDigest: true,
  };
}

function withLateFiles(request: RenderRequest, files: () => RenderRequest["files"]): RenderRequest {
  const made = once(files);
  return {
    ...request,
    isLate: true,
    get files() {
      return made();
    },
  };
}

function valuesText(node: SourceNode): string {
  return node.kind === "scalar" ? node.text : writeConfiguration(node);
}
