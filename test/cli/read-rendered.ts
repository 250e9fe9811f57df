import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";
import type { LintInput } from "../../src/lint/contract/lint-input.js";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { readFromDisk } from "../../src/workspace/disk-reader.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";

/** What `npm run test-programs` has built stands before what the machine has, and the old helm of npm behind it. */
const PATH = [resolve("test/programs/built"), process.env.PATH ?? "", resolve("node_modules/.bin")].join(delimiter);

/** The kustomize or kubectl of this machine; undefined without. */
export const KUSTOMIZE = findProgram("kustomize", openSearchPath(PATH, []));

const helm = findProgram("helm", openSearchPath(PATH, []));
/** The helm of this machine; undefined without. */
export const HELM = helm !== undefined && spawnSync(helm.path, ["version"]).status === 0 ? helm : undefined;

if (KUSTOMIZE === undefined) console.warn("skipped: neither kustomize nor kubectl is on PATH");
if (HELM === undefined) console.warn("skipped: helm is not there");

/** Reads a repository as the program does, with everything in it rendered anew. */
export async function readRendered(
  folder: string,
  paths: readonly string[] = [],
  inventory?: string,
): Promise<LintInput> {
  const named = { config: undefined, inventory, cluster: undefined, stdin: undefined, globs: [], paths };
  const rendering = { environment: { PATH }, render: undefined, useCache: false };
  const outcome = await readFromDisk({ ...named, workingDirectory: folder, rendering }, NO_PROGRESS);
  if (outcome.problem !== undefined) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value.input;
}
