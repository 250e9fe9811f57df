import { join } from "node:path";
import type { Outcome } from "../model/outcome.js";
import { LOCK_FILE, type LockedChart, parseLock } from "../rendering/chart-lock.js";
import { keyOfChart, OF_GIT, ONE_FILE, type OutsideChart } from "../rendering/contract/outside-chart.js";
import { ARGO_GROUP } from "../rendering/contract/rendered-relevance.js";
import { withPrinted } from "../rendering/gitops/follow-gitops.js";
import { hashBytes } from "../sources/disk/digest.js";
import { DISK } from "../sources/disk/disk.js";
import { describeSystemError, exists } from "../sources/disk/file-system.js";
import { findGitRoot } from "../sources/disk/git-root.js";
import { relativePath } from "../sources/disk/relative-path.js";
import { type ChartDownload, createChartDownload, urlOf } from "../sources/network/download-chart.js";
import { readLogins } from "../sources/network/registry-logins.js";
import { type ChartStore, openChartStore, withLockedCharts } from "../sources/render/chart-store.js";
import { packTree, readLocked } from "../sources/render/read-archive.js";
import { getString } from "../yaml/node-value.js";
import { parseDocuments } from "../yaml/syntax.js";
import { createFileReader, readFromDisk } from "./disk-reader.js";
import type { PlanInput, RootPlanner } from "./plan-roots.js";
import type { Progress } from "./progress.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";
import { userCache } from "./user-cache.js";

const MOST_CHARTS = 2000;
const MOST_AT_ONCE = 4;
/** Bound on bases of other repositories that name further ones. */
const MOST_ROUNDS = 5;
/** Bound on all charts of a fetch. */
const MOST_SECONDS = 600;

export interface AskedCharts {
  readonly charts: readonly OutsideChart[];
  /** Returns the charts, and what locked bases of other repositories ask for. */
  readonly find?: (locked: AskedCharts["locked"]) => readonly OutsideChart[];
  /** Absolute. */
  readonly lockPath: string;
  readonly locked: ReadonlyMap<string, LockedChart>;
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
  const lockPath = join(findGitRoot(workingDirectory, DISK) ?? workingDirectory, LOCK_FILE);
  const file = exists(DISK, lockPath) ? createFileReader(workingDirectory).read(lockPath).value : undefined;
  const { value: entries = [] } = file === undefined ? { value: [] } : parseLock(file.text);
  const store = openChartStore(cache);
  const locked = new Map(entries.map((chart) => [keyOfChart(chart), chart]));
  const find = (known: AskedCharts["locked"]) => {
    if (input === undefined) return [];
    const { files } = withLockedCharts(input.files, relativePath(workingDirectory, lockPath), known, store);
    return findOutsideCharts({ ...input, files });
  };
  const charts = find(locked);
  if (charts.length > MOST_CHARTS) {
    return { problem: [{ message: `the repository asks for more than ${MOST_CHARTS} charts` }] };
  }
  return { value: { charts, find, lockPath, locked, store } };
}

export interface FetchedCharts {
  readonly asked: number;
  /** Symbolic links that fetched repositories hold, and that are left out. */
  readonly links: number;
  readonly locked: readonly LockedChart[];
  /** The problem is one clause. */
  readonly failures: readonly { readonly chart: OutsideChart; readonly problem: string }[];
}

/** Opens the downloader of `taintlint fetch`: with logins, and to private hosts, which a person has been shown. */
export function openFetching({ charts, store }: AskedCharts, env: NodeJS.ProcessEnv, begin = performance.now()) {
  const millisecondsLeft = () => MOST_SECONDS * 1000 - (performance.now() - begin);
  const named = new Set(charts.flatMap(({ address }) => urlOf(address)?.origin ?? []));
  const stored = (digest: string) => store.open(digest).value;
  return createChartDownload({ named, environment: env, millisecondsLeft, loginOf: readLogins(env), stored });
}

/** Locks charts. Locked ones must match unless `isUpdate`; failures keep their entry. */
export async function fetchCharts(
  { charts, locked, store, find }: Omit<AskedCharts, "lockPath">,
  isUpdate: boolean,
  download: ChartDownload,
  progress: Progress,
): Promise<FetchedCharts> {
  const results = new Map<string, LockedChart>();
  const failures: { chart: OutsideChart; problem: string }[] = [];
  let [done, links, left] = [0, 0, (isUpdate ? find?.(results) : undefined) ?? charts];

  async function fetchOne(chart: OutsideChart): Promise<void> {
    const key = keyOfChart(chart);
    const known = locked.get(key);
    if (known !== undefined) results.set(key, known);
    if (known !== undefined && !isUpdate && store.open(known.digest).value !== undefined) return;
    const wanted = known === undefined || isUpdate ? chart.wanted : known.version;
    const archive = await download(chart, wanted);
    const { value, problem } =
      archive.problem === undefined ? keep(archive.value, chart, isUpdate ? undefined : known) : archive;
    if (value === undefined) failures.push({ chart, problem });
    else results.set(key, value);
  }

  /** Locks an archive that matches and helm may read. */
  function keep(archive: Buffer, chart: OutsideChart, known: LockedChart | undefined): Outcome<LockedChart> {
    const packed = chart.address.startsWith(OF_GIT) ? packTree(archive) : undefined;
    if (packed?.problem !== undefined) return packed;
    const { bytes = archive, commit, links: leftOut = 0 } = packed?.value ?? {};
    const { value: files, problem } = readLocked(chart, bytes);
    if (files === undefined) return { problem };
    const isFile = chart.wanted === ONE_FILE;
    const text = files.find(({ path }) => path === "Chart.yaml")?.text ?? "";
    const metadata = parseDocuments({ path: "Chart.yaml", text }).documents[0]?.root;
    const version = isFile ? ONE_FILE : (commit ?? getString(metadata, "version"));
    if ((!isFile && commit === undefined && getString(metadata, "name") !== chart.name) || version === undefined) {
      return { problem: "the archive is of another chart, or has no version" };
    }
    try {
      const digest = hashBytes(bytes);
      if (known !== undefined && known.digest !== digest) {
        return { problem: `version ${known.version} is another archive now than ${LOCK_FILE} has: --update takes it` };
      }
      store.put(bytes);
      links += leftOut;
      return { value: { ...chart, version, digest } };
    } catch (error) {
      return { problem: `it cannot be stored: ${describeSystemError(error)}` };
    }
  }

  const asked = new Set<string>();
  for (let round = 0; left.length > 0 && round < MOST_ROUNDS; round++) {
    const queue = left.values();
    for (const chart of left) asked.add(keyOfChart(chart));
    const work = async () => {
      for (const chart of queue) {
        await fetchOne(chart);
        progress.step(++done, asked.size, "charts fetched");
      }
    };
    await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, left.length) }, work));
    left = (find?.(results) ?? []).filter((one) => !asked.has(keyOfChart(one))).slice(0, MOST_CHARTS);
  }
  return { locked: [...results.values()], failures, asked: asked.size, links };
}
