import { basename, resolve } from "node:path";
import { POOL_KINDS } from "../inventory/discovery/pool-words.js";
import type { ChartRelease } from "../inventory/terraform/chart-release.js";
import type { RenderWord } from "../lint/configuration/render-settings.js";
import type { ResolvedCluster } from "../lint/judging/judge.js";
import type { LintInput } from "../lint/lint-input.js";
import type { CustomKind } from "../manifest/custom-workloads/custom-kind.js";
import type { Manifest } from "../manifest/read-manifest.js";
import { internalProblem } from "../model/internal-problem.js";
import { DEFAULT_LIMITS, describeReached, type Limits } from "../model/limits.js";
import { RENDERERS, type Renderer } from "../model/source.js";
import { count } from "../model/words.js";
import { applyRenderings, neededRoots, type RootOutcome } from "../rendering/apply-renderings.js";
import { describeFailure } from "../rendering/describe-failure.js";
import { mayHoldGitops } from "../rendering/gitops/repository-tree.js";
import { describeWrongCharts } from "../rendering/helm/check-declarations.js";
import type { UnusedValues } from "../rendering/helm/unused-values.js";
import { matchesGlobs } from "../rendering/path-globs.js";
import { keepRelevantDocuments, mayHoldSecret } from "../rendering/relevant-output.js";
import type { RenderRoot } from "../rendering/render-root.js";
import { findRenderedFiles } from "../sources/find-rendered-files.js";
import { findGitRoot } from "../sources/git-root.js";
import { mentionsGitops } from "../sources/mentions-gitops.js";
import { isInside, relativePath } from "../sources/relative-path.js";
import { cacheFolder } from "../sources/render/cache-folder.js";
import { RENDER_PROGRAM_NAMES } from "../sources/render/find-program.js";
import { openRenderCache } from "../sources/render/render-cache.js";
import { renderRoots } from "../sources/render/render-roots.js";
import { createRepositoryFiles } from "../sources/render/repository-files.js";
import { RUN_LIMITS, type RunLimits } from "../sources/render/run-program.js";
import { openSearchPath } from "../sources/search-path.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import type { PlanInput, RootPlanner } from "./plan-roots.js";
import type { Progress } from "./progress.js";
import { chooseRenderSettings, findRenderPrograms, type ProgramNames, type RenderPrograms } from "./render-programs.js";
import type { Outcome } from "./run-error.js";
import type { Surroundings } from "./surroundings.js";

/** What the user and the machine say about rendering. */
export interface RenderingOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Undefined: the configuration decides. */
  readonly render: RenderWord | undefined;
  readonly useCache: boolean;
  /** The programs that a person has named. */
  readonly programs?: ProgramNames;
  /** The repository that the run is about, where it reads a copy of it. */
  readonly checkout?: string;
  /** What was rendered before: a base has most of it in common with the head. */
  readonly rendered?: Map<string, string>;
  /** What rendering has taken so far: a base and a head share the time of the run. */
  readonly spent?: { milliseconds: number };
  readonly limits?: RunLimits;
  readonly plan?: RootPlanner;
}

/** What a run has read before anything is rendered. */
export interface ReadForRendering {
  readonly manifests: readonly Manifest[];
  readonly scope: NonNullable<LintInput["scope"]>;
  /** What a run over some files leaves out. */
  readonly surroundings: Surroundings;
  readonly clusters: readonly ResolvedCluster[];
  readonly declarations: Declarations;
  readonly reader: FileReader;
  /** Charts of the repository that roots of Terraform install. */
  readonly releases: readonly ChartRelease[];
  /** Those of the configuration by default. */
  readonly limits?: Limits | undefined;
}

export interface RenderedManifests {
  readonly manifests: readonly Manifest[];
  /** What is not rendered for want of a program, one clause for each. */
  readonly missing?: readonly string[];
  /** Absent but where they are to be proposed. */
  readonly unusedValues?: readonly UnusedValues[];
  /** What else is to be told. */
  readonly notices?: readonly string[];
  /** How many programs were started to render. */
  readonly started?: number;
  /** What came of every kustomization and chart, and with which programs; absent where there was nothing to render. */
  readonly outcomes?: readonly RootOutcome[];
  readonly programs?: RenderPrograms["found"];
  readonly milliseconds?: number;
  /** Bounds of the run that were reached, one clause each. */
  readonly reached?: readonly string[];
}

/** Renders the kustomizations and charts that the manifests of a run belong to, and judges these as rendered. */
export async function renderRepository(
  read: ReadForRendering,
  options: RenderingOptions,
  progress: Progress,
): Promise<Outcome<RenderedManifests>> {
  const begin = performance.now();
  const { manifests, declarations, reader } = read;
  const { workingDirectory } = reader;
  const { configuration } = declarations;
  const settings = chooseRenderSettings(options.render, configuration?.configuration.render);
  const nothing: RenderedManifests = { manifests };
  if (RENDERERS.every((renderer) => settings[renderer] === "off")) return { value: nothing };
  const repository = repositoryOf(workingDirectory, configuration?.folder);
  const search = openSearchPath(options.environment.PATH, [repository, options.checkout ?? repository]);
  const programs = findRenderPrograms(settings, options.programs ?? {}, search);
  if (programs.errors !== undefined) return programs;
  const input = planInputOf(read);
  const wrong = describeWrongCharts(configuration?.configuration.charts ?? [], input.charts, input.files);
  if (wrong.length > 0) return { errors: wrong };
  // Planning is much code, and most repositories need none of it.
  if (!needsPlan(input)) return { value: nothing };
  const planning = await import("./plan-roots.js");
  const planned = (options.plan ?? planning.planRoots)(input);
  const isExcluded = exclusionOf(declarations);
  const wanted = planned.filter(({ renderer, file }) => settings[renderer] !== "off" && !isExcluded(file.path));
  const roots = neededRoots(wanted, manifests, read.scope !== "files");
  if (roots.length === 0) return { value: nothing };
  const customKinds = configuration?.configuration.customKinds ?? [];
  const bounds = read.limits ?? configuration?.configuration.limits ?? DEFAULT_LIMITS;
  const { outcomes, started, late } = await render(
    roots,
    programs.value,
    options,
    { workingDirectory, customKinds, bounds },
    progress,
  );
  const says = `${late === 1 ? "1 rendering was" : `${late} renderings were`} not made`;
  return {
    value: {
      manifests: applyRenderings(manifests, outcomes),
      notices: settings.helm === "off" ? [] : planning.unusedValuesNotices(input, isExcluded),
      missing: describeMissing(outcomes, programs.value.missing),
      started,
      outcomes,
      programs: programs.value.found,
      milliseconds: performance.now() - begin,
      reached: late === 0 ? [] : [describeReached("renderingSeconds", bounds, says)],
    },
  };
}

/** The values files beside charts of which nothing says that they are used. */
export async function findUnusedChartValues(read: ReadForRendering): Promise<readonly UnusedValues[]> {
  const input = planInputOf(read);
  if (input.charts.length === 0) return [];
  const planning = await import("./plan-roots.js");
  return planning.planUnusedValues(input, exclusionOf(read.declarations));
}

function planInputOf(read: ReadForRendering): PlanInput {
  const { manifests, scope, surroundings, clusters, declarations, reader, releases } = read;
  const { workingDirectory } = reader;
  const { configuration } = declarations;
  const tree = reader.tree(repositoryOf(workingDirectory, configuration?.folder));
  const paths = findRenderedFiles(tree, workingDirectory).map((path) => relativePath(workingDirectory, path));
  // What deploys a file may stand in one that this run does not lint.
  const others = scope === "files" && mentionsGitops(tree) ? surroundings().map((file) => ({ file })) : [];
  return {
    kustomizations: paths.filter((path) => basename(path) !== "Chart.yaml"),
    charts: paths.filter((path) => basename(path) === "Chart.yaml"),
    files: createRepositoryFiles({ workingDirectory, tree, read: (path) => reader.read(path).file }),
    readFiles: [...others, ...manifests],
    releases,
    clusters: clusters.map(({ declaration }) => declaration),
    configuration: configuration?.configuration,
  };
}

function needsPlan({ kustomizations, charts, readFiles }: PlanInput): boolean {
  return kustomizations.length > 0 || charts.length > 0 || readFiles.some(({ file }) => mayHoldGitops(file));
}

function exclusionOf({ configuration }: Declarations): (path: string) => boolean {
  return matchesGlobs(configuration?.configuration.file.path ?? "", configuration?.configuration.exclude ?? []);
}

/** The folder that no rendering may read outside of. */
function repositoryOf(workingDirectory: string, configurationFolder: string | undefined): string {
  const root = findGitRoot(workingDirectory);
  if (root !== undefined || configurationFolder === undefined) return root ?? workingDirectory;
  return isInside(configurationFolder, workingDirectory) ? resolve(configurationFolder) : workingDirectory;
}

interface RenderSurroundings {
  readonly workingDirectory: string;
  readonly customKinds: readonly CustomKind[];
  readonly bounds: Limits;
}

async function render(
  roots: readonly RenderRoot[],
  { found, missing }: RenderPrograms,
  { environment, useCache, rendered, spent = { milliseconds: 0 }, limits = RUN_LIMITS }: RenderingOptions,
  { workingDirectory, customKinds, bounds }: RenderSurroundings,
  progress: Progress,
): Promise<{ readonly outcomes: readonly RootOutcome[]; readonly started: number; readonly late: number }> {
  const begin = performance.now();
  const folder = useCache ? cacheFolder(environment) : undefined;
  const runnable = roots.filter(({ renderer, refusal }) => refusal === undefined && !missing.has(renderer));
  const run = await renderRoots(runnable, {
    workingDirectory,
    programs: found,
    limits,
    milliseconds: bounds.renderingSeconds * 1000 - spent.milliseconds,
    cache: folder === undefined ? undefined : openRenderCache(folder),
    rendered,
    keep: (output) => keepRelevantDocuments(output, customKinds),
    keepsFor: JSON.stringify([...customKinds, ...POOL_KINDS].map(({ group, kind }) => [group, kind])),
    mayStore: (kept) => !mayHoldSecret(kept),
    describeFailure,
    onProgress: (done, total) => progress.step(done, total, "kustomizations and charts rendered"),
  });
  spent.milliseconds += performance.now() - begin;
  const outputs = new Map(runnable.map((root, index) => [root, run.outcomes[index] ?? []]));
  const outcomes = roots.map((root): RootOutcome => {
    if (root.refusal !== undefined) return { kind: "failed", root, problem: root.refusal };
    const output = outputs.get(root);
    if (output === undefined) return { kind: "left-out", root };
    try {
      const { manifest, problem } = root.interpret(output);
      return manifest === undefined ? { kind: "failed", root, problem } : { kind: "rendered", root, manifest };
    } catch (error) {
      const place = { file: root.file, span: { start: 0, end: 0 } };
      return { kind: "failed", root, problem: internalProblem(error, "read this file", place) };
    }
  });
  return { outcomes, started: run.started, late: run.late };
}

const NOUNS: Readonly<Record<Renderer, readonly [string, string]>> = {
  kustomize: ["kustomization is", "kustomizations are"],
  helm: ["chart is", "charts are"],
};

function describeMissing(outcomes: readonly RootOutcome[], missing: ReadonlySet<Renderer>): string[] {
  return [...missing].flatMap((renderer) => {
    const leftOut = outcomes.filter(({ kind, root }) => kind === "left-out" && root.renderer === renderer).length;
    if (leftOut === 0) return [];
    return [
      `${count(leftOut, ...NOUNS[renderer])} not rendered, because ${RENDER_PROGRAM_NAMES[renderer]} is not on PATH`,
    ];
  });
}
