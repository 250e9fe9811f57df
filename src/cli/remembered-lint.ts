import { isAbsolute, resolve } from "node:path";
import { renderSettings } from "../lint/configuration/render-settings.js";
import { restoreResult, storeResult } from "../lint/reports/stored-result.js";
import type { SourceFile } from "../model/source.js";
import { VERSION } from "../model/version.js";
import { count } from "../model/words.js";
import { describeUnfitPlace, keepOutOfGit } from "../sources/cache/cache-place.js";
import { hashBytes } from "../sources/cache/digest.js";
import { digestOfOwnCode } from "../sources/cache/own-code.js";
import { programStamp } from "../sources/cache/program-stamp.js";
import { openRunMemory, type RunMemory } from "../sources/cache/run-memory.js";
import { findGitRoot } from "../sources/git-root.js";
import { realPathOf } from "../sources/real-path.js";
import { cacheFolder } from "../sources/render/cache-folder.js";
import { openSealedEntries } from "../sources/sealed-entries.js";
import { openSearchPath } from "../sources/search-path.js";
import type { Invocation } from "./arguments.js";
import { type CommandContext, type CommandResult, refuse, repositoryOptions } from "./command.js";
import type { FormatName } from "./commands.js";
import { readDeclarations } from "./configuration-file.js";
import { createFileReader } from "./file-reader.js";
import { findRenderPrograms } from "./render-programs.js";
import type { RunError } from "./run-error.js";
import { type FoundByLint, type LintOnce, tellFound } from "./tell-found.js";

/** They show the matrix, which is not kept. */
const MATRIX_FORMATS: readonly FormatName[] = ["html", "junit", "markdown"];

/** A run that has to be told as it is: what it compares with, changes or is handed belongs to no other one. */
function isOnItsOwn({ base, fix, writeBaseline, input, formats }: Invocation): boolean {
  const showsMatrix = formats.some(({ format }) => MATRIX_FORMATS.includes(format));
  const isChange = base !== undefined || fix !== undefined || writeBaseline !== undefined;
  return isChange || showsMatrix || input.stdinName !== undefined;
}

/**
 * `lint --cache`: where a run would see exactly what the last one saw, tells its findings again. Else lints, without reading
 * what is known to matter for nothing, and keeps what this run saw and found.
 */
export async function lintRemembered(
  invocation: Invocation,
  context: CommandContext,
  lint: (invocation: Invocation, context: CommandContext) => Promise<LintOnce>,
): Promise<CommandResult> {
  const { workingDirectory, environment } = context;
  const named = invocation.input.cache ?? "";
  const folder = named === "" ? cacheFolder(environment) : resolve(workingDirectory, named);
  const unfit = folder === undefined ? "no home folder is known" : describeUnfitPlace(folder, workingDirectory);
  if (folder === undefined || unfit !== undefined) {
    const shown = named === "" ? "the cache folder of the user" : `"${named}"`;
    const message = `--cache: ${shown} cannot hold a cache: ${unfit}`;
    if (named !== "") return refuse({ message });
    const { told } = await lint(invocation, context);
    return withMessages(told, [`${message}: name a folder, --cache=FOLDER`]);
  }
  const memory = await openMemory(folder, invocation, context);
  const again = isOnItsOwn(invocation) ? undefined : await tellAgain(memory, invocation, context);
  if (again !== undefined) return again;
  const day = today();
  const { found, told } = await memory.watch(() => lint(invocation, context));
  const outcome = found === undefined || isOnItsOwn(invocation) ? undefined : outcomeOf(found, memory, context, day);
  keepOutOfGit(folder);
  const isKept = memory.keep(outcome);
  const notice = isKept ? [] : [`--cache: nothing could be written into "${folder}"`];
  return withMessages(told, [...notice, ...(invocation.verbose ? describeUse(memory, outcome !== undefined) : [])]);
}

function withMessages(result: CommandResult, messages: readonly string[]): CommandResult {
  return { ...result, messages: [...(result.messages ?? []), ...messages] };
}

async function openMemory(folder: string, invocation: Invocation, context: CommandContext): Promise<RunMemory> {
  const { workingDirectory, environment } = context;
  const { input, operands, baseline } = invocation;
  const root = findGitRoot(workingDirectory) ?? workingDirectory;
  const system = [process.platform, process.arch, process.version, process.getuid?.()];
  const taintlint = [VERSION, digestOfOwnCode(), system];
  const { cache, ...options } = input;
  const key = [taintlint, root, workingDirectory, operands, options, baseline, environment.TAINTLINT_DEBUG];
  const { rendering } = await repositoryOptions({ ...input, stdinName: undefined }, operands, context);
  const search = openSearchPath(environment.PATH, [root]);
  const programs = findRenderPrograms(renderSettings("auto"), rendering?.programs ?? {}, search);
  const stamps = [...(programs.value?.found.values() ?? [])].map(({ path, words }) => [words, programStamp(path)]);
  return openRunMemory({
    root,
    entries: openSealedEntries(resolve(folder, "runs"), "taintlint-run-1"),
    key: hashBytes(JSON.stringify(key)),
    conditions: hashBytes(JSON.stringify([stamps, programs.problem])),
    now: Date.now(),
  });
}

/** What is kept: no line of a file, and nothing where a part of it could not be told again. */
interface KeptOutcome {
  readonly result: unknown;
  readonly nothing: string | null;
  /** The day for which it holds, where something expires; null for every day. */
  readonly day: string | null;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function outcomeOf(
  { result, nothing, configuration }: FoundByLint,
  memory: RunMemory,
  context: CommandContext,
  day: string,
): KeptOutcome | undefined {
  if (day !== today()) memory.isUnsure("a day that ended meanwhile");
  if (memory.whyUnsure() !== undefined || nothing?.range !== undefined) return undefined;
  const stored = storeResult(result, fileToShow(memory, context));
  if (stored === undefined) memory.isUnsure("a finding that could not be told again word for word");
  const expires = configuration?.suppress.some((one) => one.expires !== undefined) === true;
  return stored && { result: stored, nothing: nothing?.message ?? null, day: expires ? day : null };
}

/** Nobody but the run itself chooses which file is shown: one that it read, that git lists, and that no link leads away to. */
function fileToShow(memory: RunMemory, { workingDirectory }: CommandContext): (path: string) => SourceFile | undefined {
  const reader = createFileReader(workingDirectory);
  const tree = reader.tree(workingDirectory);
  const known = new Map<string, SourceFile | undefined>();
  const look = (path: string) => {
    const absolute = resolve(workingDirectory, path);
    if (isAbsolute(path) || !memory.holds(absolute) || !tree.counts(realPathOf(absolute))) return undefined;
    return reader.read(absolute).value;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, look(path));
    return known.get(path);
  };
}

/** The findings of the last run, where nothing has changed since. Undefined where anything is amiss. */
async function tellAgain(
  memory: RunMemory,
  invocation: Invocation,
  context: CommandContext,
): Promise<CommandResult | undefined> {
  try {
    const kept = memory.recall();
    if (!isKept(kept) || (kept.day !== null && kept.day !== today())) return undefined;
    const result = restoreResult(kept.result, fileToShow(memory, context));
    const { config, inventory, cluster } = invocation.input;
    const declarations = readDeclarations({ config, inventory, cluster }, createFileReader(context.workingDirectory));
    if (result === undefined || declarations.problem !== undefined) return undefined;
    const nothing: RunError | undefined = kept.nothing === null ? undefined : { message: kept.nothing };
    const configuration = declarations.value.configuration?.configuration;
    const told = await tellFound({ result, configuration, nothing }, invocation, context);
    memory.refresh();
    return invocation.verbose ? withMessages(told, describeAgain(memory, context)) : told;
  } catch {
    // What does not hold together was written by somebody else: the run says what is true.
    return undefined;
  }
}

function isKept(value: unknown): value is KeptOutcome {
  if (typeof value !== "object" || value === null) return false;
  if (!("result" in value) || !("nothing" in value) || !("day" in value)) return false;
  return [value.nothing, value.day].every((one) => one === null || typeof one === "string");
}

function describeAgain(memory: RunMemory, { elapsed }: CommandContext): string[] {
  return [
    `taintlint ${VERSION}, Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
    `cache: nothing has changed since the last run, whose findings are told again; ${count(memory.counts().files, "file")} known`,
    `milliseconds: in all ${Math.round(elapsed())}`,
  ];
}

function describeUse(memory: RunMemory, isKept: boolean): string[] {
  const { files, idle, spared } = memory.counts();
  const found = files === 0 ? "cache: nothing was kept for this run" : `cache: ${count(files, "file")} known`;
  const used = files === 0 ? "" : `, ${idle} of them without anything that matters, ${spared} not read`;
  const why = memory.whyUnsure();
  const next = isKept ? "" : `; its findings are not kept${why === undefined ? "" : `: ${why}`}`;
  return [`${found}${used}${next}`];
}
