import { createHash } from "node:crypto";
import { readFileSync, realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Renderer } from "../../model/source.js";
import type { RenderOutcome, RenderRequest, RenderRoot } from "../../rendering/render-root.js";
import { identifyProgram, type RenderProgram } from "./find-program.js";
import type { RenderCache } from "./render-cache.js";
import { renderEnvironment } from "./render-environment.js";
import { type ProgramEnd, type RunLimits, runProgram, withPrograms } from "./run-program.js";
import { createTemporaryFolders, fillFolder, renderFolders, type TemporaryFolders } from "./temporary-folder.js";

export interface RenderOptions {
  /** Absolute: what the paths of the roots are relative to. */
  readonly workingDirectory: string;
  readonly programs: ReadonlyMap<Renderer, RenderProgram>;
  readonly limits: RunLimits;
  readonly cache: RenderCache | undefined;
  /** The part of an output that is worth keeping. Only that is handed on, and stored. */
  readonly keep: (output: string) => string;
  /** All that `keep` depends on beside the output. */
  readonly keepsFor: string;
  /** Whether what is left of an output may lie on the disk. */
  readonly mayStore: (kept: string) => boolean;
  /** Turns what a program has said into one clause without anything secret. */
  readonly describeFailure: (renderer: Renderer, message: string) => string;
  readonly onProgress: (done: number, total: number) => void;
}

export interface RenderRun {
  /** For each root, in their order: an outcome for each of its requests. */
  readonly outcomes: readonly (readonly RenderOutcome[])[];
  /** How many programs were started to render; the others came from the cache. */
  readonly started: number;
}

interface Job {
  readonly root: RenderRoot;
  readonly request: RenderRequest;
  readonly program: RenderProgram;
}

/** Runs the requests of all roots, as many at once as there are cores. Every root's program must be known. Never throws. */
export async function renderRoots(roots: readonly RenderRoot[], options: RenderOptions): Promise<RenderRun> {
  const { programs, limits, cache, onProgress } = options;
  const folders = createTemporaryFolders();
  const workingDirectory = realpathSync(options.workingDirectory);
  const hashFile = createFileHash(workingDirectory);
  const identities = new Map<RenderProgram, Promise<string | undefined>>();
  let started = 0;
  let done = 0;

  function identify(program: RenderProgram): Promise<string | undefined> {
    const environment = renderEnvironment(folders.stable, limits.memoryBytes);
    const known = identities.get(program) ?? identifyProgram(program, environment);
    identities.set(program, known);
    return known;
  }

  async function keyOf({ root, request, program }: Job): Promise<string | undefined> {
    const identity = await identify(program);
    if (identity === undefined) return undefined;
    const call = request.prepare(renderFolders(workingDirectory, folders.stable));
    const copies = call.copies.map(({ from, to }) => [to, hashFile(from)]);
    const reads = root.reads.map((path) => [path, hashFile(path)]);
    // Outputs name files by their way from the temporary folder.
    const way = renderFolders(workingDirectory, folders.stable).toRepository(".");
    return hashText(JSON.stringify([identity, way, call.arguments, call.files, copies, reads, options.keepsFor]));
  }

  async function runJob(job: Job): Promise<RenderOutcome> {
    const key = cache === undefined ? undefined : await keyOf(job);
    const stored = key === undefined ? undefined : cache?.get(key);
    if (stored !== undefined) return { output: stored };
    started++;
    const end = await runRequest(job, folders, workingDirectory, limits);
    if (end.kind !== "output") return { refusal: describeEnd(end, job, options) };
    const output = options.keep(end.output);
    if (key !== undefined && options.mayStore(output)) cache?.put(key, output);
    return { output };
  }

  const jobs = roots.flatMap((root) =>
    root.requests.flatMap((request): Job[] => {
      const program = programs.get(root.renderer);
      return program === undefined ? [] : [{ root, request, program }];
    }),
  );
  const outcomes = new Map<RenderRequest, RenderOutcome>();
  const queue = jobs.values();
  async function work(): Promise<void> {
    for (const job of queue) {
      outcomes.set(job.request, await runJob(job));
      onProgress(++done, jobs.length);
    }
  }
  await withPrograms(
    () => Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work)),
    folders.removeAll,
  );
  const none: RenderOutcome = { refusal: "no program renders it" };
  return { outcomes: roots.map(({ requests }) => requests.map((one) => outcomes.get(one) ?? none)), started };
}

type RequestEnd = ProgramEnd | { readonly kind: "not-prepared" };

async function runRequest(
  { request, program }: Job,
  temporaryFolders: TemporaryFolders,
  workingDirectory: string,
  limits: RunLimits,
): Promise<RequestEnd> {
  let temporary: string | undefined;
  try {
    temporary = temporaryFolders.make();
    const folders = renderFolders(workingDirectory, temporary);
    const call = request.prepare(folders);
    fillFolder(call, folders);
    return await runProgram({
      path: program.path,
      arguments: [...program.words, ...call.arguments],
      folder: temporary,
      environment: renderEnvironment(temporary, limits.memoryBytes),
      limits,
    });
  } catch {
    return { kind: "not-prepared" };
  } finally {
    if (temporary !== undefined) temporaryFolders.remove(temporary);
  }
}

function describeEnd(
  end: Exclude<RequestEnd, { kind: "output" }>,
  { root, program }: Job,
  { limits, describeFailure }: RenderOptions,
): string {
  switch (end.kind) {
    case "failed":
      return describeFailure(root.renderer, end.message);
    case "too-long":
      return `it took longer than ${limits.seconds} s and was stopped`;
    case "too-much-memory":
      return `it took more than ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of memory and was stopped`;
    case "too-much-output":
      return `it printed more than ${Math.round(limits.outputBytes / 1024 ** 2)} MiB and was stopped`;
    case "not-started":
      return `"${program.path}" cannot be started`;
    case "interrupted":
      return "the run was interrupted";
    case "not-prepared":
      return "its files cannot be copied into a temporary folder";
  }
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Hashes each file once. One that is gone has a hash too: that it is missing is what a rendering depends on. */
function createFileHash(workingDirectory: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const earlier = known.get(path);
    if (earlier !== undefined) return earlier;
    let hash: string;
    try {
      hash = createHash("sha256")
        .update(readFileSync(join(workingDirectory, path)))
        .digest("hex");
    } catch {
      hash = "absent";
    }
    known.set(path, hash);
    return hash;
  };
}
