import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { RenderCall, RenderFolders } from "../../rendering/render-root.js";
import { isInside } from "../relative-path.js";

/** The temporary folders of a run. Each one belongs to this user alone, and none outlives the run. */
export interface TemporaryFolders {
  readonly make: () => string;
  readonly remove: (folder: string) => void;
  readonly removeAll: () => void;
  /** A folder that does not exist and stands where new ones are made: calls prepared for it are alike in every run. */
  readonly stable: string;
}

const PREFIX = "taintlint-";

export function createTemporaryFolders(): TemporaryFolders {
  const parent = temporaryParent();
  const folders = new Set<string>();
  function remove(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    folders.delete(folder);
  }
  return {
    make() {
      const folder = mkdtempSync(join(parent, PREFIX));
      folders.add(folder);
      return folder;
    },
    remove,
    removeAll() {
      for (const folder of folders) remove(folder);
    },
    stable: join(parent, `${PREFIX}stable`),
  };
}

/** With its links resolved: programs resolve them before they count the way to the repository. */
function temporaryParent(): string {
  try {
    return realpathSync(tmpdir());
  } catch {
    // Where there is none, making a folder fails, and says so.
    return resolve(tmpdir());
  }
}

/** `workingDirectory`: what the paths of the repository are relative to, with its links resolved. */
export function renderFolders(workingDirectory: string, temporary: string): RenderFolders {
  return {
    repository: workingDirectory,
    temporary,
    toRepository: (path) => relative(temporary, join(workingDirectory, path)).split(sep).join("/"),
  };
}

/** Puts what a call needs into its temporary folder. Throws the error of the operating system. */
export function fillFolder({ copies, files }: RenderCall, { repository, temporary }: RenderFolders): void {
  for (const { from, to } of copies) {
    const copy = makePath(temporary, to);
    copyFileSync(resolve(repository, from), copy);
    // Nothing that comes from the repository can be started.
    chmodSync(copy, 0o600);
  }
  for (const { path, text } of files) writeFileSync(makePath(temporary, path), text);
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
