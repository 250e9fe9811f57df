import { join } from "node:path";
import type { Outcome } from "../model/outcome.js";
import { LOCK_FILE, type LockedChart, parseLock } from "../rendering/chart-lock.js";
import { describeChart, keyOfChart, type OutsideChart } from "../rendering/contract/outside-chart.js";
import { ARGO_GROUP } from "../rendering/contract/rendered-relevance.js";
import { withPrinted } from "../rendering/gitops/follow-gitops.js";
import { createChartBudget } from "../rendering/helm/chart-files.js";
import { DISK } from "../sources/disk/disk.js";
import { exists } from "../sources/disk/file-system.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { openSearchPath } from "../sources/disk/search-path.js";
import { describeSystemError } from "../sources/disk/system-error.js";
import { type ChartStore, openChartStore } from "../sources/render/chart-store.js";
import { pullChart } from "../sources/render/pull-chart.js";
import { readArchive } from "../sources/render/read-archive.js";
import { withPrograms } from "../sources/render/run-program.js";
import { createTemporaryFolders } from "../sources/render/temporary-folder.js";
import { getString } from "../yaml/node-value.js";
import { parseDocuments } from "../yaml/syntax.js";
import { createFileReader, readFromDisk } from "./disk-reader.js";
import type { PlanInput, RootPlanner } from "./plan-roots.js";
import type { Progress } from "./progress.js";
import { findRenderPrograms } from "./render-programs.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";
import { userCache } from "./user-cache.js";

const MOST_CHARTS = 2000;
const MOST_AT_ONCE = 4;
/** Bound on all charts of a fetch. */
const MOST_SECONDS = 600;

export interface AskedCharts {
  readonly charts: readonly OutsideChart[];
  /** Absolute. */
  readonly lockPath: string;
  readonly locked: ReadonlyMap<string, LockedChart>;
  /** Locked charts with archives here, by key. */
  readonly stored: ReadonlySet<string>;
  readonly store: ChartStore;
}

export async function findAskedCharts(
  options: RepositoryOptions,
  progress: Progress,
): Promise<RunOutcome<AskedCharts>> {
  const { rendering, workingDirectory } = options;
  if (rendering === undefined) return { problem: [{ message: "charts are found only by rendering" }] };
  const cache = userCache(rendering.environment, workingDirectory);
  if (cache === undefined) {
    return { problem: [{ message: "there is no folder for charts: set HOME or XDG_CACHE_HOME to one of your own" }] };
  }
  let input: PlanInput | undefined;
  const { findOutsideCharts, createRootPlanner } = await import("./plan-roots.js");
  const plan = (one: PlanInput): RootPlanner => {
    const planRoots = createRootPlanner(one);
    // What prints an object of Argo CD may name further charts.
    const mayName = (path: string) => one.files.read(path)?.text.includes(ARGO_GROUP) === true;
    return (printed) => {
      input = { ...one, gitops: withPrinted(one.gitops, printed) };
      return planRoots(printed).filter(({ reads, covers }) => [...reads, ...covers].some(mayName));
    };
  };
  const read = await readFromDisk({ ...options, rendering: { ...rendering, render: "auto", plan } }, progress);
  if (read.problem !== undefined) return read;
  const charts = input === undefined ? [] : findOutsideCharts(input);
  if (charts.length > MOST_CHARTS) {
    return { problem: [{ message: `the repository asks for more than ${MOST_CHARTS} charts` }] };
  }
  const lockPath = join(findGitRoot(workingDirectory, DISK) ?? workingDirectory, LOCK_FILE);
  const file = exists(DISK, lockPath) ? createFileReader(workingDirectory).read(lockPath).value : undefined;
  const { value: entries = [] } = file === undefined ? { value: [] } : parseLock(file.text);
  const store = openChartStore(cache);
  const locked = new Map(entries.map((chart) => [keyOfChart(chart), chart]));
  const isStored = ({ digest }: LockedChart) => store.open(digest).value !== undefined;
  const stored = new Set([...locked].flatMap(([key, chart]) => (isStored(chart) ? [key] : [])));
  return { value: { charts, lockPath, locked, stored, store } };
}

export interface FetchedCharts {
  readonly locked: readonly LockedChart[];
  /** One clause per failed chart. */
  readonly failures: readonly string[];
}

function secondsLeftFrom(start: number): () => number {
  return () => MOST_SECONDS - (performance.now() - start) / 1000;
}

/** Locks charts fetched by the user's helm. Locked ones must match unless `isUpdate`; failures keep their entry. */
export async function fetchCharts(
  { charts, locked, stored, store }: AskedCharts,
  isUpdate: boolean,
  { workingDirectory, rendering }: RepositoryOptions,
  progress: Progress,
  secondsLeft = secondsLeftFrom(performance.now()),
): Promise<RunOutcome<FetchedCharts>> {
  const environment = rendering?.environment ?? {};
  const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
  const search = openSearchPath(environment.PATH, [root]);
  const settings = { helm: "auto", kustomize: "off" } as const;
  const programs = findRenderPrograms(settings, rendering?.programs ?? {}, search);
  if (programs.problem !== undefined) return programs;
  const helm = programs.value.found.get("helm")?.path;
  if (helm === undefined) return { problem: [{ message: "helm is not on PATH: install it, or name it with --helm" }] };
  const folders = createTemporaryFolders();
  const results = new Map<string, LockedChart>();
  const failures: string[] = [];
  let done = 0;

  async function fetchOne(chart: OutsideChart): Promise<void> {
    const key = keyOfChart(chart);
    const known = locked.get(key);
    if (known !== undefined) results.set(key, known);
    if (known !== undefined && !isUpdate && stored.has(key)) return;
    const seconds = secondsLeft();
    if (seconds <= 0) {
      failures.push(`chart ${describeChart(chart)} is not locked: fetching ended at its bound of ${MOST_SECONDS} s`);
      return;
    }
    const wanted = known === undefined || isUpdate ? chart.wanted : known.version;
    const ownEnvironment = { ...environment, PATH: search.text };
    const pulled = await pullChart(chart, wanted, helm ?? "", ownEnvironment, seconds, folders);
    const { value, problem } =
      pulled.problem === undefined ? keep(pulled.value, chart, isUpdate ? undefined : known) : pulled;
    if (value === undefined) failures.push(`chart ${describeChart(chart)} is not locked: ${problem}`);
    else results.set(key, value);
  }

  /** Locks an archive that matches and helm may read. */
  function keep(archive: Buffer, chart: OutsideChart, known: LockedChart | undefined): Outcome<LockedChart> {
    const { value: files, problem } = readArchive(archive, createChartBudget());
    if (files === undefined) return { problem };
    const text = files.find(({ path }) => path === "Chart.yaml")?.text ?? "";
    const metadata = parseDocuments({ path: "Chart.yaml", text }).documents[0]?.root;
    const version = getString(metadata, "version");
    if (getString(metadata, "name") !== chart.name || version === undefined) {
      return { problem: "the archive is of another chart, or has no version" };
    }
    try {
      const digest = store.digestOf(archive);
      if (known !== undefined && known.digest !== digest) {
        return { problem: `version ${known.version} is another archive now than ${LOCK_FILE} has: --update takes it` };
      }
      store.put(archive);
      return { value: { ...chart, version, digest } };
    } catch (error) {
      return { problem: `it cannot be stored: ${describeSystemError(error)}` };
    }
  }

  const queue = charts.values();
  async function work(): Promise<void> {
    for (const chart of queue) {
      await fetchOne(chart);
      progress.step(++done, charts.length, "charts fetched");
    }
  }
  const workers = Math.min(MOST_AT_ONCE, charts.length);
  await withPrograms(() => Promise.all(Array.from({ length: workers }, work)), folders.removeAll);
  return { value: { locked: [...results.values()], failures: failures.sort() } };
}
