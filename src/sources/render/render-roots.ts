import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { groupBy } from "../../model/group-by.js";
import { memoize, memoizeText } from "../../model/memoize.js";
import type { Outcome } from "../../model/outcome.js";
import type { Renderer } from "../../model/source.js";
import { withoutDefinitions, withoutDefinitionsOfTemplate } from "../../rendering/contract/definitions.js";
import type { RenderCopy, RenderOutcome, RenderRequest, RenderRoot } from "../../rendering/contract/render-root.js";
import { hashBytes } from "../disk/digest.js";
import { describeSystemError, type FileSystem, systemErrorCode } from "../disk/file-system.js";
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
  readonly fileSystem: FileSystem;
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
  const run = new RootsRun(roots, options);
  await withPrograms(
    () => Promise.all(Array.from({ length: Math.min(availableParallelism(), run.jobs.length) }, () => run.work())),
    run.folders.removeAll,
  );
  const outcomes = roots.map((root) => run.further.get(root) ?? run.outcomesOf(root));
  return { outcomes, started: run.started, late: run.late };
}

/** The renderings of one run. Programs, hashes and whole outputs are asked for once. */
class RootsRun {
  readonly folders = createTemporaryFolders();
  readonly jobs: readonly Job[];
  readonly outcomes = new Map<RenderRequest, RenderOutcome>();
  /** All outcomes of roots that may ask for more after their requests. */
  readonly further = new Map<RenderRoot, readonly RenderOutcome[]>();
  started = 0;
  late = 0;
  #done = 0;
  readonly #options: RenderOptions;
  readonly #begin = performance.now();
  readonly #surroundings: RequestSurroundings;
  readonly #hashFile: (path: string) => string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #identify = memoize((program: RenderProgram) => identifyProgram(program, this.#environment));
  readonly #faultOf = memoize((program: RenderProgram) => this.#findFault(program));
  /** Requests whose whole output is an input of others. */
  readonly #isInput: ReadonlySet<RenderRequest>;
  readonly #wholes = new Map<RenderRequest, string>();
  /** Without it files are hashed once, as they are copied. */
  readonly #mayBeKnown: boolean;
  readonly #queue: Iterator<readonly [Job, ...Job[]]>;

  constructor(roots: readonly RenderRoot[], options: RenderOptions) {
    const { limits, cache, rendered, fileSystem } = options;
    this.#options = options;
    const workingDirectory = fileSystem.realpath(options.workingDirectory);
    this.#surroundings = { folders: this.folders, workingDirectory, fileSystem, limits };
    const hashFile = (path: string) => hashBytes(readRegularFile(join(workingDirectory, path), fileSystem));
    this.#hashFile = memoizeText(hashFile, Number.POSITIVE_INFINITY);
    this.#environment = renderEnvironment(this.folders.absent, limits.memoryBytes);
    this.#isInput = new Set(roots.flatMap(({ requests }) => requests.flatMap(inputRequests)));
    this.#mayBeKnown = cache !== undefined || (rendered !== undefined && rendered.size > 0);
    this.jobs = roots.flatMap((root) => this.#jobsOf(root));
    this.#queue = groupBy(this.jobs, ({ root }) => root).values();
  }

  /** Takes roots from the queue until it is empty. */
  async work(): Promise<void> {
    for (let next = this.#queue.next(); next.done !== true; next = this.#queue.next()) {
      let failed = false;
      for (const job of next.value) {
        const outcome: RenderOutcome = failed ? NOT_REACHED : await this.#render(job);
        this.outcomes.set(job.request, outcome);
        failed = outcome.value === undefined;
        this.#options.onProgress(++this.#done, this.jobs.length);
      }
      if (!failed) await this.#askFurther(next.value[0]);
    }
  }

  outcomesOf({ requests }: RenderRoot): RenderOutcome[] {
    return requests.map((one) => this.outcomes.get(one) ?? NO_PROGRAM);
  }

  async #askFurther({ root, program }: Job): Promise<void> {
    const outcomes = this.outcomesOf(root);
    for (let request = root.next?.(outcomes); request !== undefined; request = root.next?.(outcomes)) {
      const { value, problem } = await this.#render({ root, program, request });
      // A fault here does not concern the root, which is rendered.
      outcomes.push(value === undefined ? { problem } : { value });
    }
    this.further.set(root, outcomes);
  }

  #jobsOf(root: RenderRoot): Job[] {
    return root.requests.flatMap((request): Job[] => {
      const program = this.#options.programs.get(request.renderer ?? root.renderer);
      return program === undefined ? [] : [{ root, request, program }];
    });
  }

  async #render(job: Job): Promise<RenderOutcome> {
    const { program } = job;
    const { rendered, cache } = this.#options;
    const { needs } = job.root;
    if (needs !== undefined && isOlder(await queryVersion(program, this.#environment), needs.version)) {
      return (await this.#faultOf(program)) ?? { problem: needs.refusal };
    }
    const hashes = this.#mayBeKnown ? this.#hashesOf(job.request) : undefined;
    const key = hashes === undefined ? undefined : await this.#keyOf(job, hashes);
    const stored = key === undefined ? undefined : (rendered?.get(key) ?? readEntry(cache?.get(key)));
    if (stored !== undefined) return stored;
    if (this.#isOver()) {
      this.late++;
      return { problem: "the time limit for all kustomizations and charts was reached" };
    }
    const { value: request, problem: missing } = await this.#withInputs(job.request);
    if (request === undefined) return missing;
    const { end, copied } = await this.#start(program, request);
    if (this.#isInput.has(job.request) && end.kind === "output") this.#wholes.set(job.request, end.output);
    if (end.kind === "fault") return asFault(end.why);
    const fault =
      end.kind === "output" && /^kind:|["']kind["']/m.test(end.output) ? undefined : await this.#faultOf(program);
    if (fault !== undefined) return fault;
    const outcome =
      end.kind === "output"
        ? { value: job.request.isDigest ? digestOf(end.output) : this.#options.keep(end.output) }
        : { problem: describeEnd(end, program, this.#options) };
    // Stored under what was rendered: a file may have changed since its hash was taken.
    const isSame = !this.#mayBeKnown || copied.every((hash, index) => hash === hashes?.[index]);
    if (isSame && (end.kind === "output" || end.kind === "failed")) await this.#store(job, key, copied, outcome);
    return outcome;
  }

  async #store(job: Job, key: string | undefined, copied: readonly string[], outcome: RenderOutcome): Promise<void> {
    const { rendered, cache, mayStore } = this.#options;
    const isWhole = rendered !== undefined && job.request.inputs === undefined;
    const made = key ?? (isWhole ? await this.#keyOf(job, copied) : undefined);
    if (made !== undefined) rendered?.set(made, outcome);
    const isStored = outcome.value === undefined || mayStore(outcome.value);
    if (isStored && key !== undefined)
      cache?.put(key, outcome.value === undefined ? `${FAILURE}${outcome.problem}` : `${OUTPUT}${outcome.value}`);
  }

  #isOver(): boolean {
    const { milliseconds } = this.#options;
    return milliseconds !== undefined && performance.now() - this.#begin >= milliseconds;
  }

  async #start(program: RenderProgram, request: RenderRequest): Promise<RequestRun> {
    const { end, copied, runs } = await runRequest(program, request, this.#surroundings);
    this.started += runs;
    return { end, copied };
  }

  async #withInputs(request: RenderRequest): Promise<Outcome<RenderRequest, RenderOutcome>> {
    if (request.inputs === undefined) return { value: request };
    const texts = new Map<string, string>();
    for (const { path, request: input } of request.inputs) {
      const { value, problem } = await this.#wholeOutput(input);
      if (value === undefined) return { problem };
      texts.set(path, value);
    }
    const fill = (files: RenderRequest["files"]) =>
      files.map((file) => ({ ...file, text: texts.get(file.path) ?? file.text }));
    const { files, wholeFiles } = request;
    return { value: { ...request, files: fill(files), wholeFiles: wholeFiles && fill(wholeFiles) } };
  }

  async #wholeOutput(request: RenderRequest): Promise<Outcome<string, RenderOutcome>> {
    const known = this.#wholes.get(request);
    const program = this.#options.programs.get("helm");
    if (known !== undefined) return { value: known };
    if (program === undefined) return { problem: NO_PROGRAM };
    const { end } = await this.#start(program, request);
    if (end.kind === "output") return { value: end.output };
    const problem = end.kind === "fault" ? asFault(end.why) : { problem: describeEnd(end, program, this.#options) };
    return { problem };
  }

  /** Hashes the program and all that it gets. */
  async #keyOf({ program, request }: Job, hashes: readonly string[]): Promise<string | undefined> {
    const helm = request.inputs === undefined ? undefined : this.#options.programs.get("helm");
    const [identity, other] = await Promise.all([this.#identify(program), helm && this.#identify(helm)]);
    if (identity === undefined || (helm !== undefined && other === undefined)) return undefined;
    const { arguments: words, files, inputs = [] } = request;
    const copied = copiesOf(request).map(({ to }, index) => [to, hashes[index]]);
    const others = inputs.map(({ path, request: one }) => [path, one.arguments, one.files]);
    return hashBytes(JSON.stringify([identity, other, words, files, copied, this.#options.keepsFor, ...others]));
  }

  #hashesOf(request: RenderRequest): readonly string[] | undefined {
    try {
      return copiesOf(request).map(({ from }) => this.#hashFile(from));
    } catch {
      // It fails again where it is copied, and that says so.
      return undefined;
    }
  }

  /** Explains a program that renders nothing, tested once after a failure; undefined if it works. */
  async #findFault(program: RenderProgram): Promise<RenderOutcome | undefined> {
    const words = program.renderer === "helm" ? ["least", "."] : ["."];
    const request: RenderRequest = { files: LEAST, copies: [], arguments: words };
    const limits = { ...this.#options.limits, seconds: RUN_LIMITS.seconds };
    const { end } = await runOnce(program, request, { ...this.#surroundings, limits }, () => undefined);
    if (end.kind === "fault") return asFault(end.why);
    if (end.kind === "output" && end.output.includes("taintlint-least")) return undefined;
    return asFault(`"${program.path}" is broken: it does not even render the least that ${program.renderer} can`);
  }
}

function inputRequests({ inputs = [] }: RenderRequest): RenderRequest[] {
  return inputs.map(({ request }) => request);
}

function copiesOf(request: RenderRequest): readonly RenderCopy[] {
  return [request, ...inputRequests(request)].flatMap(({ copies }) => copies);
}

const [OUTPUT, FAILURE] = ["+", "-"];

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
  readonly fileSystem: FileSystem;
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

/** Independent of the order in which templates go through a map. */
function digestOf(output: string): string {
  return hashBytes(output.split("\n").sort().join("\n"));
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
  { folders, workingDirectory, fileSystem, limits }: RequestSurroundings,
  cut: (manifest: string) => string | undefined,
): Promise<RequestRun & Pick<FilledFolder, "isCut">> {
  const { value: temporary, problem } = folders.lend();
  if (temporary === undefined) return { end: { kind: "fault", why: problem }, copied: [], isCut: false };
  try {
    const folder = join(temporary, CONTENT);
    mkdirSync(folder, { mode: 0o700 });
    const filled = fillFolder(request, workingDirectory, folder, fileSystem, cut);
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
