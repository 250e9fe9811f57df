import { join } from "node:path";
import { withOthers } from "../lint/change/other-workloads.js";
import type { LintInput } from "../lint/contract/lint-input.js";
import { didYouMean } from "../model/words.js";
import { DISK } from "../sources/disk/disk.js";
import { lookUpPath } from "../sources/disk/named-paths.js";
import { type ReadFile, readSourceFile } from "../sources/disk/read-file.js";
import { relativePath } from "../sources/disk/relative-path.js";
import { walkFiles } from "../sources/disk/walk-files.js";
import type { RunOutcome } from "./run-error.js";

/** Adds the workloads of the lists in a folder that a person names; git may ignore it. */
export function readOthers(
  input: LintInput,
  name: string | undefined,
  workingDirectory: string,
): RunOutcome<LintInput> {
  if (name === undefined) return { value: input };
  const found = lookUpPath(workingDirectory, name, DISK);
  if (found.kind === "folder") return { value: withOthers(input, listsIn(found.path, workingDirectory)) };
  const hint = found.kind === "missing" ? didYouMean(found.nearest) : "";
  return { problem: [{ message: `--workloads: "${name}" is no folder${hint}` }] };
}

/** Reads file after file; what is no file might have its reader wait. */
function* listsIn(folder: string, workingDirectory: string): Iterable<ReadFile> {
  for (const path of walkFiles(folder, DISK, { dotFolders: false }).paths) {
    const absolute = join(folder, path);
    if (!path.endsWith(".json") || !DISK.lstat(absolute)?.isFile()) continue;
    yield readSourceFile(absolute, relativePath(workingDirectory, absolute), DISK);
  }
}
