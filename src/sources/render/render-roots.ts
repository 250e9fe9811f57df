import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import type { Outcome } from "../../model/outcome.js";
import type { Renderer } from "../../model/source.js";
import { withoutDefinitions, withoutDefinitionsOfTemplate } from "../../rendering/contract/definitions.js";
import type { RenderCopy, RenderOutcome, RenderRequest, RenderRoot } from "../../rendering/contract/render-root.js";
import { hashBytes } from "../disk/digest.js";
import { realpathSync } from "../disk/file-system.js";
import { describeSystemError, systemErrorCode } from "../disk/system-error.js";
import { identifyProgram, isOlder, queryVersion, type RenderProgram } from "./find-program.js";
import type { SealedEntries } from "./render-cache.js";
import { renderEnvironment } from "./render-environment.js";
import { type ProgramEnd, RUN_LIMITS, type RunLimits, runProgram, withPrograms } from "./run-program.js";
import {
  createTemporaryFolders,
  type FilledFolder,
  fillFolder,
  readRegularFile,
  type TemporaryFolders,
} from "./temporary-folder.js";

export interface RenderOptions {
  /** Absolute; paths of roots are relative to it. */
  readonly workingDirectory: string;
  readonly programs: ReadonlyMap<Renderer, RenderProgram>;
  readonly limits: RunLimits;
  /** Remaining time; undefined without limit. Started work is finished. */
  readonly milliseconds?: number | undefined;
  readonly cache: SealedEntries | undefined;
  /** In-process cache by the same keys; may hold secrets. */
  readonly rendered?: Map<string, RenderOutcome> | undefined;
  /** Returns the part of an output to pass on and store. */
  readonly keep: (output: string) => string;
  readonly keepsFor: string;
  /** Reports whether kept output may be written to disk. */
  readonly mayStore: (kept: string) => boolean;
  /** Reduces a program's message to a clause without secrets. */
  readonly describeFailure: (renderer: Renderer, message: string) => string;
  readonly onProgress: (done: number, total: number) => void;
}

export interface RenderRun {
  /** By root, an outcome for each request. */
  readonly outcomes: readonly (readonly RenderOutcome[])[];
  /** Programs started, cache hits excluded. */
  readonly started: number;
  /** Requests skipped for time. */
  readonly late: number;
}

interface Job {
  readonly root: RenderRoot;
  readonly request: RenderRequest;
  readonly program: RenderProgram;
}

const NOT_REACHED: RenderOutcome = { problem: "an earlier run of the program failed" };

const NO_PROGRAM: RenderOutcome = { problem: "no program renders it" };

const NOT_PREPARED = "its files cannot be copied into a temporary folder";

/** By program, what shortens a manifest that it gets. */
const CUTS = { helm: withoutDefinitionsOfTemplate, kustomize: withoutDefinitions };

/** Errors that a repository can cause; others are machine faults. */
const ERRORS_OF_REPOSITORY: ReadonlySet<string | undefined> = new Set([
  ...[undefined, "ENAMETOOLONG", "EEXIST", "ELOOP", "ENOTDIR", "EISDIR", "EINVAL", "E2BIG"],
]);

/** Minimal inputs, which a working program renders. */
const LEAST = [
  ["kustomization.yaml", "resources: [templates/least.yaml]"],
  ["Chart.yaml", "{ apiVersion: v2, name: least, version: 0.1.0 }"],
  ["templates/least.yaml", "{ apiVersion: v1, kind: ConfigMap, metadata: { name: taintlint-least } }"],
].map(([path = "", text = ""]) => ({ path, text }));

/** Runs all requests, in parallel by cores. Programs must be known. Never throws. */
export async function renderRoots(roots: readonly RenderRoot[], options: RenderOptions): Promise<RenderRun> {
  const { programs, limits, cache, rendered, onProgress } = options;
  const folders = createTemporaryFolders();
  const workingDirectory = realpathSync(options.workingDirectory);
  const hashFile = createFileHash(workingDirectory);
  const environment = renderEnvironment(folders.absent, limits.memoryBytes);
  const identify = memoize((program: RenderProgram) => identifyProgram(program, environment));
  const faultOf = memoize(findFault);
  let started = 0;
  let done = 0;
  let late = 0;
  const begin = performance.now();
  const isInput = new Set(roots.flatMap(({ requests }) => requests.flatMap(inputRequests)));
  const wholes = new Map<RenderRequest, string>();
  // Where nothing can be known yet, files are hashed once, as they are copied.
  const mayBeKnown = cache !== undefined || (rendered !== undefined && rendered.size > 0);
  const isOver = () => options.milliseconds !== undefined && performance.now() - begin >= options.milliseconds;

  /** Hashes the program and all that it gets. */
  async function keyOf({ program, request }: Job, hashes: readonly string[]): Promise<string | undefined> {
    const helm = request.inputs === undefined ? undefined : programs.get("helm");
    const [identity, other] = await Promise.all([identify(program), helm && identify(helm)]);
    if (identity === undefined || (helm !== undefined && other === undefined)) return undefined;
    const { arguments: words, files, inputs = [] } = request;
    const copied = copiesOf(request).map(({ to }, index) => [to, hashes[index]]);
    const others = inputs.map(({ path, request: one }) => [path, one.arguments, one.files]);
    return hashBytes(JSON.stringify([identity, other, words, files, copied, options.keepsFor, ...others]));
  }

  async function isTooOld(program: RenderProgram, { root }: Job): Promise<boolean> {
    if (root.needs === undefined) return false;
    return isOlder(await queryVersion(program, environment), root.needs.version);
  }

  async function render(job: Job): Promise<RenderOutcome> {
    const { program } = job;
    const { needs } = job.root;
    if (needs !== undefined && (await isTooOld(program, job))) {
      return (await faultOf(program)) ?? { problem: needs.refusal };
    }
    const hashes = mayBeKnown ? hashesOf(job.request) : undefined;
    const key = hashes === undefined ? undefined : await keyOf(job, hashes);
    const stored = key === undefined ? undefined : (rendered?.get(key) ?? readEntry(cache?.get(key)));
    if (stored !== undefined) return stored;
    if (isOver()) {
      late++;
      return { problem: "the time limit for all kustomizations and charts was reached" };
    }
    const { value: request, problem: missing } = await withInputs(job.request);
    if (request === undefined) return missing;
    const { end, copied, runs } = await runRequest(program, request, { folders, workingDirectory, limits });
    started += runs;
    if (isInput.has(job.request) && end.kind === "output") wholes.set(job.request, end.output);
    if (end.kind === "fault") return asFault(end.why);
    const fault = holdsObject(end) ? undefined : await faultOf(program);
    if (fault !== undefined) return fault;
    const outcome =
      end.kind === "output" ? { value: options.keep(end.output) } : { problem: describeEnd(end, program, options) };
    // Stored under what was rendered: a file may have changed since its hash was taken.
    const isSame = !mayBeKnown || copied.every((hash, index) => hash === hashes?.[index]);
    if (isSame && (end.kind === "output" || end.kind === "failed")) {
      const isWhole = rendered !== undefined && job.request.inputs === undefined;
      const made = key ?? (isWhole ? await keyOf(job, copied) : undefined);
      if (made !== undefined) rendered?.set(made, outcome);
      const mayStore = outcome.value === undefined || options.mayStore(outcome.value);
      if (mayStore && key !== undefined) cache?.put(key, writeEntry(outcome));
    }
    return outcome;
  }

  async function withInputs(request: RenderRequest): Promise<Outcome<RenderRequest, RenderOutcome>> {
    if (request.inputs === undefined) return { value: request };
    const texts = new Map<string, string>();
    for (const { path, request: input } of request.inputs) {
      const { value, problem } = await wholeOutput(input);
      if (value === undefined) return { problem };
      texts.set(path, value);
    }
    const fill = (files: RenderRequest["files"]) =>
      files.map((file) => ({ ...file, text: texts.get(file.path) ?? file.text }));
    const { files, wholeFiles } = request;
    return { value: { ...request, files: fill(files), wholeFiles: wholeFiles && fill(wholeFiles) } };
  }

  async function wholeOutput(request: RenderRequest): Promise<Outcome<string, RenderOutcome>> {
    const known = wholes.get(request);
    const program = programs.get("helm");
    if (known !== undefined) return { value: known };
    if (program === undefined) return { problem: NO_PROGRAM };
    const { end, runs } = await runRequest(program, request, { folders, workingDirectory, limits });
    started += runs;
    if (end.kind === "output") return { value: end.output };
    return { problem: end.kind === "fault" ? asFault(end.why) : { problem: describeEnd(end, program, options) } };
  }

  /** Explains a program that renders nothing, tested once after a failure; undefined if it works. */
  async function findFault(program: RenderProgram): Promise<RenderOutcome | undefined> {
    const words = program.renderer === "helm" ? ["least", "."] : ["."];
    const request: RenderRequest = { files: LEAST, copies: [], arguments: words };
    const surroundings = { folders, workingDirectory, limits: { ...limits, seconds: RUN_LIMITS.seconds } };
    const { end } = await runOnce(program, request, surroundings, () => undefined);
    if (end.kind === "fault") return asFault(end.why);
    if (end.kind === "output" && end.output.includes("taintlint-least")) return undefined;
    return asFault(`"${program.path}" is broken: it does not even render the least that ${program.renderer} can`);
  }

  function hashesOf(request: RenderRequest): readonly string[] | undefined {
    try {
      return copiesOf(request).map(({ from }) => hashFile(from));
    } catch {
      // It fails again where it is copied, and that says so.
      return undefined;
    }
  }

  const jobs = roots.flatMap((root) =>
    root.requests.flatMap((request): Job[] => {
      const program = programs.get(request.renderer ?? root.renderer);
      return program === undefined ? [] : [{ root, request, program }];
    }),
  );
  const outcomes = new Map<RenderRequest, RenderOutcome>();
  const queue = groupBy(jobs, ({ root }) => root).values();
  async function work(): Promise<void> {
    for (const ofRoot of queue) {
      let failed = false;
      for (const job of ofRoot) {
        const outcome: RenderOutcome = failed ? NOT_REACHED : await render(job);
        outcomes.set(job.request, outcome);
        failed = outcome.value === undefined;
        onProgress(++done, jobs.length);
      }
    }
  }
  await withPrograms(
    () => Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work)),
    folders.removeAll,
  );
  return {
    outcomes: roots.map(({ requests }) => requests.map((one) => outcomes.get(one) ?? NO_PROGRAM)),
    started,
    late,
  };
}

function inputRequests({ inputs = [] }: RenderRequest): RenderRequest[] {
  return inputs.map(({ request }) => request);
}

function copiesOf(request: RenderRequest): readonly RenderCopy[] {
  return [request, ...inputRequests(request)].flatMap(({ copies }) => copies);
}

const [OUTPUT, FAILURE] = ["+", "-"];

function writeEntry({ value, problem }: RenderOutcome): string {
  return value === undefined ? `${FAILURE}${problem}` : `${OUTPUT}${value}`;
}

function readEntry(text: string | undefined): RenderOutcome | undefined {
  if (text === undefined) return undefined;
  return text.startsWith(FAILURE) ? { problem: text.slice(FAILURE.length) } : { value: text.slice(OUTPUT.length) };
}

type RequestEnd = ProgramEnd | { readonly kind: "not-prepared" };

/** The programs' content; home and temporary files are beside it. */
const CONTENT = "content";

interface RequestSurroundings {
  readonly folders: TemporaryFolders;
  readonly workingDirectory: string;
  readonly limits: RunLimits;
}

interface RequestRun {
  readonly end: RequestEnd;
  readonly copied: readonly string[];
}

/** May differ on another try or machine. */
function asFault(problem: string): RenderOutcome {
  return { problem, isFault: true };
}

function holdsObject(end: RequestEnd): boolean {
  return end.kind === "output" && /^kind:|["']kind["']/m.test(end.output);
}

/** Runs a request, and once more with `wholeFiles` and whole definitions where these may cure its failure. */
async function runRequest(
  program: RenderProgram,
  request: RenderRequest,
  surroundings: RequestSurroundings,
): Promise<RequestRun & { readonly runs: number }> {
  const { isCut, ...run } = await runOnce(program, request, surroundings, CUTS[program.renderer]);
  const { wholeFiles: files = request.files, blames = "" } = request;
  if (run.end.kind !== "failed") return { ...run, runs: 1 };
  const mayCure = isCut || (files !== request.files && run.end.message.includes(blames));
  if (!mayCure) return { ...run, runs: 1 };
  return { ...(await runOnce(program, { ...request, files }, surroundings, () => undefined)), runs: 2 };
}

async function runOnce(
  program: RenderProgram,
  request: RenderRequest,
  { folders, workingDirectory, limits }: RequestSurroundings,
  cut: (manifest: string) => string | undefined,
): Promise<RequestRun & Pick<FilledFolder, "isCut">> {
  const { value: temporary, problem } = folders.lend();
  if (temporary === undefined) return { end: { kind: "fault", why: problem }, copied: [], isCut: false };
  try {
    const folder = join(temporary, CONTENT);
    mkdirSync(folder, { mode: 0o700 });
    const filled = fillFolder(request, workingDirectory, folder, cut);
    const end = await runProgram({
      path: program.path,
      arguments: [...program.words, ...request.arguments],
      folder,
      environment: renderEnvironment(temporary, limits.memoryBytes),
      limits,
    });
    return { end, ...filled };
  } catch (error) {
    const isOfRepository = ERRORS_OF_REPOSITORY.has(systemErrorCode(error));
    const why = `${NOT_PREPARED}: ${describeSystemError(error)}`;
    return { end: isOfRepository ? { kind: "not-prepared" } : { kind: "fault", why }, copied: [], isCut: false };
  } finally {
    folders.takeBack(temporary);
  }
}

function describeEnd(
  end: Exclude<RequestEnd, { kind: "output" | "fault" }>,
  { renderer }: RenderProgram,
  { limits, describeFailure }: RenderOptions,
): string {
  switch (end.kind) {
    case "failed":
      return describeFailure(renderer, end.message);
    case "too-long":
      return `it took longer than ${limits.seconds} s and was stopped`;
    case "too-much-memory":
      return `it took more than ${Math.round(limits.memoryBytes / 1024 ** 2)} MiB of memory and was stopped`;
    case "too-much-output":
      return `it printed more than ${Math.round(limits.outputBytes / 1024 ** 2)} MiB and was stopped`;
    case "not-prepared":
      return NOT_PREPARED;
  }
}

function createFileHash(workingDirectory: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const hash = known.get(path) ?? hashBytes(readRegularFile(join(workingDirectory, path)));
    known.set(path, hash);
    return hash;
  };
}
