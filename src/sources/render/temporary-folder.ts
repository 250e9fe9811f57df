import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { DEFINITION_MARK } from "../../rendering/contract/definitions.js";
import type { ChartBudget, RenderRequest } from "../../rendering/contract/render-root.js";
import { createChartBudget } from "../../rendering/helm/chart-files.js";
import { hashBytes } from "../disk/digest.js";
import type { FileSystem } from "../disk/file-system.js";
import { isInside } from "../disk/relative-path.js";
import { makeTemporaryFolder, removeContents } from "../disk/temporary-folder.js";
import { readArchive } from "./read-archive.js";

export interface TemporaryFolders {
  /** Lends an empty folder. */
  readonly lend: () => Outcome<string>;
  readonly takeBack: (folder: string) => void;
  readonly removeAll: () => void;
  /** A missing folder beside new ones. */
  readonly absent: string;
}

/** A folder in memory, where disks take as long for a chart's files as helm for the chart. */
const MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
const LEAST_MEMORY = 1024 ** 3;

/** Reports whether no other folder is named, and there is room. */
function hasMemory(): boolean {
  if (process.platform !== "linux" || tmpdir() !== "/tmp") return false;
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= LEAST_MEMORY;
  } catch {
    return false;
  }
}

export function createTemporaryFolders(): TemporaryFolders {
  const parent = resolve(tmpdir());
  const all = new Set<string>();
  const empty: string[] = [];
  function make(): Outcome<string> {
    const inMemory = hasMemory() ? makeTemporaryFolder(MEMORY).value : undefined;
    const made = inMemory === undefined ? makeTemporaryFolder(parent) : { value: inMemory };
    if (made.value !== undefined) all.add(made.value);
    return made;
  }
  return {
    lend() {
      const known = empty.pop();
      return known === undefined ? make() : { value: known };
    },
    takeBack(folder) {
      removeContents(folder);
      empty.push(folder);
    },
    removeAll() {
      for (const folder of all) rmSync(folder, { recursive: true, force: true });
    },
    absent: join(parent, "taintlint-absent"),
  };
}

export interface FilledFolder {
  readonly copied: readonly string[];
  readonly isCut: boolean;
}

/** Writes a request's files, never as links. `cut` shortens a manifest, else undefined. Throws file-system errors. */
export function fillFolder(
  { copies, files }: RenderRequest,
  workingDirectory: string,
  folder: string,
  fileSystem: FileSystem,
  cut: (manifest: string) => string | undefined,
): FilledFolder {
  let isCut = false;
  const budget = createChartBudget();
  const makePath = createPathMaker(folder);
  const copied = copies.map(({ from, to, isManifest, isPacked }) => {
    const bytes = readRegularFile(resolve(workingDirectory, from), fileSystem);
    if (isPacked) unpackInto(makePath(to), bytes, budget);
    const less =
      isManifest && bytes.includes(DEFINITION_MARK) && isUtf8(bytes) ? cut(bytes.toString("utf8")) : undefined;
    isCut ||= less !== undefined;
    if (!isPacked) writeNew(makePath(to), less ?? bytes);
    return hashBytes(bytes);
  });
  for (const { path, text } of files) writeFileSync(makePath(path), text, { mode: 0o600 });
  return { copied, isCut };
}

/** Checks again: the archive may have changed. */
function unpackInto(folder: string, bytes: Buffer, budget: ChartBudget): void {
  const { value: files, problem } = readArchive(bytes, budget);
  if (problem !== undefined) throw new Error(problem);
  const makePath = createPathMaker(folder);
  for (const { path, text } of files) writeNew(makePath(path), text);
}

/** Follows no final link: the file may have become one. */
export function readRegularFile(path: string, { open }: FileSystem): Buffer {
  const descriptor = open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error("it is no file");
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeNew(path: string, bytes: Buffer | string): void {
  // Nothing that comes from the repository can be started.
  writeFileSync(path, bytes, { mode: 0o600, flag: "wx" });
}

/** Returns paths inside a folder, and makes the folders they need. */
function createPathMaker(folder: string): (path: string) => string {
  const made = new Set<string>();
  return (path) => {
    const absolute = resolve(folder, path);
    if (absolute === folder || !isInside(folder, absolute)) {
      throw new Error("a path leads out of the temporary folder");
    }
    const parent = dirname(absolute);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return absolute;
  };
}
