import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { DEFINITION_MARK } from "../../rendering/definitions.js";
import { createChartBudget } from "../../rendering/helm/chart-files.js";
import type { ChartBudget, RenderRequest } from "../../rendering/render-root.js";
import { hashBytes } from "../digest.js";
import { openSync } from "../disk.js";
import { isInside } from "../relative-path.js";
import { makeTemporaryFolder } from "../temporary-folder.js";
import { readArchive } from "./read-archive.js";

/** The temporary folders of a run. Each one belongs to this user alone, and none outlives the run. */
export interface TemporaryFolders {
  readonly make: () => Outcome<string>;
  readonly remove: (folder: string) => void;
  readonly removeAll: () => void;
  /** A folder that does not exist and stands where new ones are made. */
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

/** What was written for a request. */
export interface FilledFolder {
  /** The hash of each file that was copied, in their order. */
  readonly copied: readonly string[];
  /** True if definitions were cut out of a manifest. */
  readonly isCut: boolean;
}

/**
 * Writes what a request needs into an empty folder, every file anew: a link would lead out of the folder, and a hard link
 * would share the user's file. `cut` gives a manifest without what need not be there, undefined where there is nothing
 * like that. Throws the error of the operating system.
 */
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

/** It was unpacked once already, to be checked: what it holds now may be something else. */
function unpackInto(folder: string, bytes: Buffer, budget: ChartBudget): void {
  const { value: files, problem } = readArchive(bytes, budget);
  if (problem !== undefined) throw new Error(problem);
  for (const { path, text } of files) writeNew(makePath(folder, path), text);
}

/** Nothing is followed at the end of the path: what was planned to be a file must not have become a link since. */
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

/** Nothing may be written beside the folder, whatever the names in a repository look like. */
function makePath(folder: string, path: string): string {
  const absolute = resolve(folder, path);
  if (absolute === folder || !isInside(folder, absolute)) {
    throw new Error("a path leads out of the temporary folder");
  }
  mkdirSync(dirname(absolute), { recursive: true });
  return absolute;
}
