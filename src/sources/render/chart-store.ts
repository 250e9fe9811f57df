import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { joinPath, parentFolder } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import type { LockedChart } from "../../rendering/chart-lock.js";
import { describeChart, keyOfChart, type OutsideChart } from "../../rendering/contract/outside-chart.js";
import type { RepositoryFiles } from "../../rendering/contract/render-root.js";
import { MOST_ARCHIVE_BYTES, TOO_MANY_BYTES } from "../../rendering/helm/chart-files.js";
import { hashBytes } from "../disk/digest.js";
import { DISK } from "../disk/disk.js";
import { describeSystemError } from "../disk/file-system.js";
import { unstopped } from "../disk/watchdog.js";
import { writeThrough } from "../disk/write-file.js";
import { readLocked } from "./read-archive.js";
import { readRegularFile } from "./temporary-folder.js";

export interface ChartStore {
  /** Undefined if absent. The problem is one lower-case clause. */
  readonly open: (digest: string) => Outcome<Buffer | undefined>;
  /** Throws the error of the operating system. */
  readonly put: (archive: Buffer) => void;
}

export function openChartStore(cacheFolder: string): ChartStore {
  const folder = join(cacheFolder, "charts");
  const pathOf = (digest: string) => join(folder, `${digest}.tgz`);
  return {
    open(digest) {
      const path = pathOf(digest);
      try {
        const stats = /^[0-9a-f]{64}$/.test(digest) ? statSync(path, { throwIfNoEntry: false }) : undefined;
        if (stats === undefined) return { value: undefined };
        if (stats.size > MOST_ARCHIVE_BYTES) return { problem: TOO_MANY_BYTES };
        const bytes = readRegularFile(path, DISK);
        // What is hashed is what is unpacked: nothing reads the file again.
        if (hashBytes(bytes) !== digest) return { problem: `"${path}" holds other bytes than those that were locked` };
        return { value: bytes };
      } catch (error) {
        return { problem: describeSystemError(error) };
      }
    },
    put(archive) {
      const digest = hashBytes(archive);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      chmodSync(folder, 0o700);
      const temporary = join(folder, `${digest}.${crypto.randomUUID()}.tmp`);
      unstopped(() => writeThrough(temporary, pathOf(digest), archive));
    },
  };
}

export interface LockedFiles {
  readonly files: RepositoryFiles;
  /** Archives missing here. */
  readonly absent: () => readonly LockedChart[];
  /** Charts that were asked for and are not locked. Grows while roots are planned. */
  readonly lacking: () => readonly OutsideChart[];
  /** One clause each. */
  readonly refused: () => readonly string[];
}

/** Adds charts, by key, in virtual folders below the lock's path. Opens archives lazily; charts may be added later. */
export function withLockedCharts(
  files: RepositoryFiles,
  lockPath: string,
  byKey: ReadonlyMap<string, LockedChart>,
  store: ChartStore | undefined,
): LockedFiles {
  const folders = new Map<LockedChart, string | undefined>();
  const texts = new Map<string, ReadonlyMap<string, SourceFile>>();
  const known = new Set<string>();
  const absent: LockedChart[] = [];
  const lacking: OutsideChart[] = [];
  const refused: string[] = [];
  const prefix = `${joinPath(lockPath)}/`;
  const holds = (path: string) => {
    const own = joinPath(path);
    const end = own.indexOf("/", prefix.length);
    return own.startsWith(prefix) ? own.slice(0, end < 0 ? own.length : end) : undefined;
  };

  function open(chart: LockedChart): string | undefined {
    const { value: archive, problem: unread } = store?.open(chart.digest) ?? {};
    const { value, problem = unread } = archive === undefined ? {} : readLocked(chart, archive);
    if (problem !== undefined) refused.push(`chart ${describeChart(chart)} is refused: ${problem}`);
    else if (value === undefined) absent.push(chart);
    if (value === undefined) return undefined;
    const folder = `${prefix}${chart.name}-${chart.digest}`;
    const entries = value.map(({ path, text }) => [`${folder}/${path}`, { path: `${folder}/${path}`, text }] as const);
    texts.set(folder, new Map(entries));
    for (const [path] of entries) {
      for (let at = parentFolder(path); at.length >= folder.length && !known.has(at); at = parentFolder(at))
        known.add(at);
    }
    return folder;
  }

  const chartOf = (path: string) => texts.get(holds(path) ?? "");
  const read = (path: string) => chartOf(path)?.get(joinPath(path));

  function list(folder: string): readonly string[] {
    const own = joinPath(folder);
    return [...(chartOf(own)?.keys() ?? [])].filter((path) => path.startsWith(`${own}/`)).sort();
  }

  function lookUp(path: string): "file" | "folder" | undefined {
    if (read(path) !== undefined) return "file";
    return known.has(joinPath(path)) ? "folder" : undefined;
  }

  return {
    absent: () => absent.filter((chart) => byKey.get(keyOfChart(chart)) === chart),
    lacking: () => lacking.filter((chart) => !byKey.has(keyOfChart(chart))),
    refused: () => refused,
    files: {
      ...files,
      lookUp: (path) => (holds(path) ? lookUp(path) : files.lookUp(path)),
      realPath: (path) => (holds(path) ? joinPath(path) : files.realPath(path)),
      read: (path) => (holds(path) ? read(path) : files.read(path)),
      unpack: (path, budget) => (holds(path) ? { problem: "it cannot be read" } : files.unpack(path, budget)),
      list: (folder) => (holds(folder) ? list(folder) : files.list(folder)),
      outside: {
        holds,
        folderOf(wanted) {
          const chart = byKey.get(keyOfChart(wanted));
          if (chart === undefined) lacking.push(wanted);
          if (chart === undefined) return undefined;
          if (!folders.has(chart)) folders.set(chart, open(chart));
          return folders.get(chart);
        },
      },
    },
  };
}
