import { basename, join, resolve } from "node:path";
import type { ChartRelease } from "../inventory/terraform/chart-release.js";
import type { LintInput } from "../lint/contract/lint-input.js";
import { type Manifest, readManifest } from "../manifest/read-manifest.js";
import { groupBy } from "../model/group-by.js";
import { type Deadline, describeReached, type Limits } from "../model/limits.js";
import { matchesGlobs } from "../model/path-glob.js";
import { RENDERERS, type Renderer, type SourceFile } from "../model/source.js";
import { count, list, quoted } from "../model/words.js";
import { type ChartLock, LOCK_FILE, parseLock } from "../rendering/chart-lock.js";
import { applyRenderings, neededRoots, type RootOutcome } from "../rendering/contract/apply-renderings.js";
import { keyOfChart } from "../rendering/contract/outside-chart.js";
import type { RenderRoot } from "../rendering/contract/render-root.js";
import { createGitops, type Gitops, sayWhatIsDeployed } from "../rendering/gitops/follow-gitops.js";
import { mayBeHelmfile } from "../rendering/gitops/helmfile.js";
import { mayHoldGitops, type TreeFile } from "../rendering/gitops/repository-tree.js";
import type { UnusedValues } from "../rendering/helm/values-sets.js";
import type { FileTree } from "../sources/disk/file-list.js";
import { exists } from "../sources/disk/file-system.js";
import { findRenderedFiles } from "../sources/disk/find-files.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { mentionsGitops } from "../sources/disk/mentions-gitops.js";
import { isInside, relativePath } from "../sources/disk/relative-path.js";
import { openSearchPath } from "../sources/disk/search-path.js";
import type { LockedFiles } from "../sources/render/chart-store.js";
import { namePrograms } from "../sources/render/find-program.js";
import type { Declarations } from "./configuration-file.js";
import type { FileReader } from "./file-reader.js";
import { followPrinted } from "./follow-printed.js";
import type { PlanInput } from "./plan-roots.js";
import type { Progress } from "./progress.js";
import { chooseRenderSettings, findRenderPrograms, type RenderPrograms } from "./render-programs.js";
import type { ChartSession, RenderingOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";
import { allTexts } from "./terraform.js";
import { userCache } from "./user-cache.js";

export interface ReadForRendering {
  readonly manifests: readonly Manifest[];
  readonly scope: NonNullable<LintInput["scope"]>;
  readonly gitops: Gitops;
  /** The same with the files that a partial run leaves out, which may deploy others. */
  readonly surrounded: () => Gitops;
  readonly declarations: Declarations;
  readonly reader: FileReader;
  readonly releases: readonly ChartRelease[];
  /** By default the configuration's. */
  readonly limits: Limits;
  readonly deadline: Deadline;
}

export interface RenderedManifests {
  readonly manifests: readonly Manifest[];
  /** Those of other checkouts, whose pools count. */
  readonly beside?: readonly Manifest[];
  /** Roots not rendered for lack of a program, one clause each. */
  readonly missing?: readonly string[];
  readonly lock?: ChartLock | undefined;
  /** Absent unless to be proposed. */
  readonly unusedValues?: readonly UnusedValues[];
  readonly notices?: readonly string[];
  readonly started?: number;
  /** Outcomes with programs; absent without roots. */
  readonly outcomes?: readonly RootOutcome[];
  readonly programs?: RenderPrograms["found"];
  readonly milliseconds?: number;
  /** Exceeded limits and machine faults, one clause each. */
  readonly reached?: readonly string[];
}

export async function renderRepository(
  read: ReadForRendering,
  options: RenderingOptions,
  progress: Progress,
): Promise<RunOutcome<RenderedManifests>> {
  const { manifests, declarations, reader } = read;
  const { workingDirectory, fileSystem } = reader;
  const { configuration } = declarations;
  const settings = chooseRenderSettings(options.render, configuration?.configuration.render);
  const nothing: RenderedManifests = { manifests };
  if (RENDERERS.every((renderer) => settings[renderer] === "off")) return { value: nothing };
  const repository = repositoryOf(reader, configuration?.folder);
  const search = openSearchPath(options.environment.PATH, [repository, options.checkout ?? repository]);
  const programs = findRenderPrograms(settings, options.programs ?? {}, search);
  if (programs.problem !== undefined) return programs;
  const found = findDeploying(read);
  const declared = configuration?.configuration.charts ?? [];
  // Planning and running programs is much code, and most repositories need none of it.
  const session = programs.value.found.size > 0 ? options.chartSession : undefined;
  const mayBeLocked = options.plan !== undefined || session !== undefined || exists(fileSystem, lockPathOf(read));
  const isNeeded =
    found.kustomizations.length > 0 ||
    found.charts.length > 0 ||
    found.gitops.files.some(({ file }) => mayHoldGitops(file) || mayBeHelmfile(file)) ||
    (mayBeLocked && read.releases.length > 0);
  if (!isNeeded && declared.length === 0) return { value: nothing };
  const begin = performance.now();
  const [planning, { describeWrongCharts }, { runRoots }] = await Promise.all([
    import("./plan-roots.js"),
    import("../rendering/helm/values-sets.js"),
    import("./run-roots.js"),
  ]);
  const withoutKustomize = settings.kustomize === "off" || programs.value.missing.has("kustomize");
  const given = { ...(await planInputOf(read, found)), withoutKustomize };
  const { value: locked, problem: badLock } = await withLock(read, given, options, session);
  if (badLock !== undefined) return { problem: badLock };
  const { input } = locked;
  const wrong = describeWrongCharts(declared, input.charts, input.files);
  if (wrong.length > 0) return { problem: wrong };
  if (!isNeeded) return { value: nothing };
  const isExcluded = exclusionOf(declarations);
  const customKinds = configuration?.configuration.customKinds ?? [];
  const { limits: bounds, deadline } = read;
  const surroundings = { workingDirectory, fileSystem, customKinds, bounds, deadline };
  const remembering = { ...options, rendered: options.rendered ?? new Map() };
  const createPlanner = () => (options.plan ?? planning.createRootPlanner)({ ...input });
  let planAll = createPlanner();
  const plan = async (printed: readonly TreeFile[]) => {
    let all = planAll(printed);
    for (; await locked.download?.(progress); all = planAll(printed)) planAll = createPlanner();
    const wanted = all.filter(({ renderer, file }) => settings[renderer] !== "off" && !isExcluded(file.path));
    return neededRoots(wanted, manifests, read.scope !== "files");
  };
  const render = (roots: readonly RenderRoot[]) => runRoots(roots, programs.value, remembering, surroundings, progress);
  const { outcomes, started, late, unfollowed } = await followPrinted(plan, render, options.earlier);
  const absent = locked.absent?.().length ?? 0;
  const notFetched = `${count(absent, "chart", "charts")} of ${LOCK_FILE} not on this machine: run "taintlint fetch"`;
  const notices = [...(absent === 0 ? [] : [notFetched]), ...(locked.notices ?? []), ...unfollowed];
  const lock = locked.lock && { ...locked.lock, lacking: locked.lacking?.() ?? [] };
  if (outcomes.length === 0) return { value: { ...nothing, lock, notices, reached: locked.refused?.() ?? [] } };
  const says = `${late === 1 ? "1 rendering was" : `${late} renderings were`} not made`;
  return {
    value: {
      manifests: applyRenderings(manifests, outcomes),
      notices: [...notices, ...(settings.helm === "off" ? [] : planning.unusedValuesNotices(input, isExcluded))],
      missing: describeMissing(outcomes, programs.value.missing),
      lock,
      started,
      outcomes,
      programs: programs.value.found,
      milliseconds: performance.now() - begin,
      reached: [
        ...(late === 0 || deadline.isOver("reading") ? [] : [describeReached("renderingSeconds", bounds, says)]),
        ...(locked.refused?.() ?? []),
        ...describeFaults(outcomes),
      ],
    },
  };
}

/** Adds what other checkouts render of imported files. */
export async function addBeside(
  rendered: RenderedManifests,
  own: ReadForRendering,
  beside: ReadonlyMap<FileReader, readonly SourceFile[]>,
  { plan: _, chartSession: __, ...options }: RenderingOptions,
  progress: Progress,
): Promise<RunOutcome<RenderedManifests>> {
  const { configuration } = own.declarations;
  const bare = configuration && { ...configuration, configuration: { ...configuration.configuration, charts: [] } };
  const declarations = { ...own.declarations, configuration: bare };
  const checkout = options.checkout ?? repositoryOf(own.reader, configuration?.folder);
  let all: RenderedManifests = rendered;
  for (const [reader, files] of beside) {
    const manifests = files.map((file) => readManifest(file));
    const gitops = createGitops(own.gitops.clusters, manifests);
    const every = () => allTexts(reader).map((file) => ({ file }));
    const around = { reader, manifests, gitops, surrounded: () => createGitops(own.gitops.clusters, every()) };
    const read = { ...own, ...around, declarations, scope: "files", releases: [] } as const;
    const { value, problem } = await renderRepository(read, { ...options, checkout, earlier: [] }, progress);
    if (value === undefined) return { problem };
    const failed = (value.outcomes ?? []).flatMap((one) => (one.kind === "failed" ? [one.problem] : []));
    const why = failed.map(({ file, message }) => `pools of "${file.path}" are read as they are written: ${message}`);
    all = {
      ...all,
      beside: [...(all.beside ?? []), ...value.manifests],
      notices: [...(all.notices ?? []), ...(value.notices ?? []), ...why],
      missing: [...(all.missing ?? []), ...(value.missing ?? [])],
      reached: [...(all.reached ?? []), ...(value.reached ?? [])],
    };
  }
  return { value: all };
}

export async function findUnusedChartValues(read: ReadForRendering): Promise<readonly UnusedValues[]> {
  const found = findDeploying(read);
  if (found.charts.length === 0) return [];
  const planning = await import("./plan-roots.js");
  return planning.planUnusedValues(await planInputOf(read, found), exclusionOf(read.declarations));
}

type Deploying = Pick<PlanInput, "kustomizations" | "charts" | "gitops">;

function treeOf({ declarations: { configuration }, reader }: ReadForRendering): FileTree {
  return reader.tree(repositoryOf(reader, configuration?.folder));
}

function findDeploying(read: ReadForRendering): Deploying {
  const { workingDirectory, folder } = read.reader;
  const tree = treeOf(read);
  const paths = findRenderedFiles(tree, folder).map((path) => relativePath(workingDirectory, path));
  return {
    kustomizations: paths.filter((path) => basename(path) !== "Chart.yaml"),
    charts: paths.filter((path) => basename(path) === "Chart.yaml"),
    gitops: mayBeDeployedAround(read, tree) ? read.surrounded() : read.gitops,
  };
}

/** Reports whether files that a partial run does not lint may hold what deploys a file, and no cluster asks for them. */
function mayBeDeployedAround(read: ReadForRendering, tree: FileTree): boolean {
  return read.scope === "files" && !sayWhatIsDeployed(read.gitops.clusters) && mentionsGitops(tree, knownPaths(read));
}

/** Tests absolute paths. */
function knownPaths({ manifests, reader, declarations }: ReadForRendering): (path: string) => boolean {
  const files = [...manifests.map(({ file }) => file.path), declarations.configuration?.configuration.file.path ?? []];
  const known = new Set(files.flat().map((path) => resolve(reader.workingDirectory, path)));
  return (path) => known.has(path);
}

async function planInputOf(read: ReadForRendering, found: Deploying): Promise<PlanInput> {
  const { declarations, reader, releases } = read;
  const { workingDirectory } = reader;
  const { createRepositoryFiles } = await import("../sources/render/repository-files.js");
  return {
    ...found,
    files: createRepositoryFiles({ workingDirectory, tree: treeOf(read), read: (path) => reader.read(path).value }),
    releases,
    configuration: declarations.configuration?.configuration,
  };
}

function lockPathOf(read: ReadForRendering): string {
  return join(treeOf(read).root, LOCK_FILE);
}

interface LockedInput extends Partial<Omit<LockedFiles, "files">> {
  readonly input: PlanInput;
  readonly lock?: ChartLock | undefined;
  /** Downloads what was asked for and is not here. Reports whether there is more to plan. */
  readonly download?: (progress: Progress) => Promise<boolean>;
  readonly notices?: readonly string[];
}

async function withLock(
  read: ReadForRendering,
  input: PlanInput,
  { environment, charts: word }: RenderingOptions,
  session: ChartSession | undefined,
): Promise<RunOutcome<LockedInput>> {
  const path = lockPathOf(read);
  const { value: file } = word !== "off" && exists(read.reader.fileSystem, path) ? read.reader.read(path) : {};
  if (file === undefined && session === undefined) return { value: { input } };
  const { value: charts, problem } = file === undefined ? { value: [] } : parseLock(file.text);
  if (charts === undefined) return { problem: [{ message: `${file?.path}: ${problem}; taintlint fetch writes it` }] };
  const { openChartStore, withLockedCharts } = await import("../sources/render/chart-store.js");
  const { workingDirectory } = read.reader;
  const folder = userCache(environment, workingDirectory);
  const store = folder === undefined ? undefined : openChartStore(folder);
  const known = new Map(charts.map((chart) => [keyOfChart(chart), chart]));
  const locked = withLockedCharts(input.files, relativePath(workingDirectory, path), known, store);
  const [asked, notices] = [new Set<string>(), [] as string[]];
  async function download(progress: Progress): Promise<boolean> {
    const isNew = (key: string) => !asked.has(key) && asked.add(key);
    const wanted = [...locked.lacking(), ...locked.absent()].filter((chart) => isNew(keyOfChart(chart)));
    if (session === undefined || wanted.length === 0) return false;
    const done = await session(wanted, charts ?? [], read.deadline.millisecondsLeft("reading"), progress);
    notices.push(...done.notices);
    for (const chart of done.charts) known.set(keyOfChart(chart), chart);
    return done.charts.length > 0;
  }
  const lock = file && { file, charts };
  return { value: { ...locked, lock, input: { ...input, files: locked.files }, download, notices } };
}

function exclusionOf({ configuration }: Declarations): (path: string) => boolean {
  return matchesGlobs(configuration?.configuration.file ?? { path: "" }, configuration?.configuration.exclude ?? []);
}

/** The bound for renderings' reads. */
function repositoryOf({ folder, fileSystem }: FileReader, configurationFolder: string | undefined): string {
  const root = findGitRoot(folder, fileSystem);
  if (root !== undefined || configurationFolder === undefined) return root ?? folder;
  return isInside(configurationFolder, folder) ? resolve(configurationFolder) : folder;
}

const NOUNS: Readonly<Record<Renderer, readonly [string, string]>> = {
  kustomize: ["kustomization is", "kustomizations are"],
  helm: ["chart is", "charts are"],
};

function describeMissing(outcomes: readonly RootOutcome[], missing: ReadonlySet<Renderer>): string[] {
  return [...missing].flatMap((renderer) => {
    const leftOut = outcomes.filter(
      (one) => one.kind === "left-out" && one.fault === undefined && one.root.renderer === renderer,
    ).length;
    if (leftOut === 0) return [];
    return [`${count(leftOut, ...NOUNS[renderer])} not rendered, because ${namePrograms(renderer)} is not on PATH`];
  });
}

function describeFaults(outcomes: readonly RootOutcome[]): string[] {
  const faulty = outcomes.flatMap((one) => (one.kind === "left-out" && one.fault !== undefined ? [one] : []));
  return [...groupBy(faulty, ({ fault }) => fault)].map(([fault, ones]) => {
    const named = list(ones.map(({ root }) => quoted(root.label)));
    return `${named} could not be rendered because of a problem on this machine: ${fault}`;
  });
}
