import { mkdirSync, realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Renderer } from "../../model/source.js";
import type { RenderOutcome, RenderRequest, RenderRoot } from "../../rendering/render-root.js";
import { askVersion, identifyProgram, isOlder, type RenderProgram } from "./find-program.js";
import type { RenderCache } from "./render-cache.js";
import { renderEnvironment } from "./render-environment.js";
import { type ProgramEnd, type RunLimits, runProgram, withPrograms } from "./run-program.js";
import {
  createTemporaryFolders,
  fillFolder,
  hashBytes,
  readRegularFile,
  type TemporaryFolders,
} from "./temporary-folder.js";

export interface RenderOptions {
  /** Absolute: what the paths of the roots are relative to. */
  readonly workingDirectory: string;
  readonly programs: ReadonlyMap<Renderer, RenderProgram>;
  readonly limits: RunLimits;
  /** What is left of the time for all of them; undefined for no bound. What is begun is ended. */
  readonly milliseconds?: number | undefined;
  readonly cache: RenderCache | undefined;
  /** What this process has rendered, by the same keys: it lies on no disk, so that a secret may be in it. */
  readonly rendered?: Map<string, string> | undefined;
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
  /** How many requests there was no time for. */
  readonly late: number;
}

interface Job {
  readonly root: RenderRoot;
  readonly request: RenderRequest;
  readonly program: RenderProgram;
}

/** Runs the requests of all roots, as many at once as there are cores. Every root's program must be known. Never throws. */
export async function renderRoots(roots: readonly RenderRoot[], options: RenderOptions): Promise<RenderRun> {
  const { programs, limits, cache, rendered, onProgress } = options;
  const folders = createTemporaryFolders();
  const workingDirectory = realpathSync(options.workingDirectory);
  const hashFile = createFileHash(workingDirectory);
  const identities = new Map<RenderProgram, Promise<string | undefined>>();
  const versions = new Map<RenderProgram, Promise<string | undefined>>();
  let started = 0;
  let done = 0;
  let late = 0;
  const begin = performance.now();
  const isOver = () => options.milliseconds !== undefined && performance.now() - begin >= options.milliseconds;

  function identify(program: RenderProgram): Promise<string | undefined> {
    const environment = renderEnvironment(folders.absent, limits.memoryBytes);
    const known = identities.get(program) ?? identifyProgram(program, environment);
    identities.set(program, known);
    return known;
  }

  async function keyOf({ request, program }: Job, hashes: readonly string[]): Promise<string | undefined> {
    const identity = await identify(program);
    if (identity === undefined) return undefined;
    const { arguments: words, files } = request;
    const copies = request.copies.map(({ to }, index) => [to, hashes[index]]);
    return hashBytes(JSON.stringify([identity, words, files, copies, options.keepsFor]));
  }

  async function isTooOld({ root, program }: Job): Promise<boolean> {
    if (root.needs === undefined) return false;
    const known = versions.get(program) ?? askVersion(program, renderEnvironment(folders.absent, limits.memoryBytes));
    versions.set(program, known);
    return isOlder(await known, root.needs.version);
  }

  async function runJob(job: Job): Promise<RenderOutcome> {
    const { needs } = job.root;
    if (needs !== undefined && (await isTooOld(job))) return { refusal: needs.refusal };
    const hashes = cache === undefined && rendered === undefined ? undefined : hashesOf(job.request);
    const key = hashes === undefined ? undefined : await keyOf(job, hashes);
    const stored = key === undefined ? undefined : (rendered?.get(key) ?? cache?.get(key));
    if (stored !== undefined) return { output: stored };
    if (isOver()) {
      late++;
      return { refusal: "the time for all kustomizations and charts was over" };
    }
    started++;
    const { end, copied } = await runRequest(job, folders, workingDirectory, limits);
    if (end.kind !== "output") return { refusal: describeEnd(end, job, options) };
    const output = options.keep(end.output);
    // Stored under what was rendered: a file may have changed since its hash was taken.
    const isSame = copied.every((hash, index) => hash === hashes?.[index]);
    if (key !== undefined && isSame) {
      rendered?.set(key, output);
      if (options.mayStore(output)) cache?.put(key, output);
    }
    return { output };
  }

  function hashesOf({ copies }: RenderRequest): readonly string[] | undefined {
    try {
      return copies.map(({ from }) => hashFile(from));
    } catch {
      // It fails again where it is copied, and that says so.
      return undefined;
    }
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
  return { outcomes: roots.map(({ requests }) => requests.map((one) => outcomes.get(one) ?? none)), started, late };
}

type RequestEnd = ProgramEnd | { readonly kind: "not-prepared" };

/** Holds all that a program finds; its home and its temporary files stand beside it. */
const CONTENT = "content";

async function runRequest(
  { request, program }: Job,
  temporaryFolders: TemporaryFolders,
  workingDirectory: string,
  limits: RunLimits,
): Promise<{ readonly end: RequestEnd; readonly copied: readonly string[] }> {
  let temporary: string | undefined;
  try {
    temporary = temporaryFolders.make();
    const folder = join(temporary, CONTENT);
    mkdirSync(folder, { mode: 0o700 });
    const copied = fillFolder(request, workingDirectory, folder);
    const end = await runProgram({
      path: program.path,
      arguments: [...program.words, ...request.arguments],
      folder,
      environment: renderEnvironment(temporary, limits.memoryBytes),
      limits,
    });
    return { end, copied };
  } catch {
    return { end: { kind: "not-prepared" }, copied: [] };
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

/** Hashes each file once. */
function createFileHash(workingDirectory: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const hash = known.get(path) ?? hashBytes(readRegularFile(join(workingDirectory, path)));
    known.set(path, hash);
    return hash;
  };
}
