import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { DEFINITION_MARK } from "../../rendering/definitions.js";
import { createChartBudget } from "../../rendering/helm/chart-files.js";
import type { ChartBudget, RenderRequest } from "../../rendering/render-root.js";
import { hashBytes } from "../digest.js";
import { openSync } from "../file-system.js";
import { isInside } from "../relative-path.js";
import { makeTemporaryFolder } from "../temporary-folder.js";
import { readArchive } from "./read-archive.js";

export interface TemporaryFolders {
  readonly make: () => Outcome<string>;
  readonly remove: (folder: string) => void;
  readonly removeAll: () => void;
  /** A missing folder beside new ones. */
  readonly absent: string;
}

export function createTemporaryFolders(): TemporaryFolders {
  const parent = resolve(tmpdir());
  const folders = new Set<string>();
  function remove(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
  return {
    make() {
      const made = makeTemporaryFolder(parent);
      if (made.value !== undefined) folders.add(made.value);
      return made;
    },
    remove,
    removeAll() {
      for (const folder of folders) remove(folder);
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
  cut: (manifest: string) => string | undefined,
): FilledFolder {
  let isCut = false;
  const budget = createChartBudget();
  const copied = copies.map(({ from, to, isManifest, isPacked }) => {
    const bytes = readRegularFile(resolve(workingDirectory, from));
    if (isPacked) unpackInto(makePath(folder, to), bytes, budget);
    const less =
      isManifest && bytes.includes(DEFINITION_MARK) && isUtf8(bytes) ? cut(bytes.toString("utf8")) : undefined;
    isCut ||= less !== undefined;
    if (!isPacked) writeNew(makePath(folder, to), less ?? bytes);
    return hashBytes(bytes);
  });
  for (const { path, text } of files) writeFileSync(makePath(folder, path), text, { mode: 0o600 });
  return { copied, isCut };
}

/** Checks again: the archive may have changed. */
function unpackInto(folder: string, bytes: Buffer, budget: ChartBudget): void {
  const { value: files, problem } = readArchive(bytes, budget);
  if (problem !== undefined) throw new Error(problem);
  for (const { path, text } of files) writeNew(makePath(folder, path), text);
}

/** Follows no final link: the file may have become one. */
export function readRegularFile(path: string): Buffer {
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
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

function makePath(folder: string, path: string): string {
  const absolute = resolve(folder, path);
  if (absolute === folder || !isInside(folder, absolute)) {
    throw new Error("a path leads out of the temporary folder");
  }
  mkdirSync(dirname(absolute), { recursive: true });
  return absolute;
}
