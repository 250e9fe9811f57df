import { resolve } from "node:path";
import { readsFolder } from "../inventory/declaration/cluster-declaration.js";
import { mayHoldPools } from "../inventory/formats/pool-words.js";
import type { Deployed } from "../inventory/terraform/terraform-manifests.js";
import { type LintInput, narrowed, type ResolvedCluster, withinTime } from "../lint/contract/lint-input.js";
import { type LoadedClusters, undeclaredCluster } from "../lint/discovery/undeclared-pools.js";
import { exceptDeployed } from "../lint/judging/binding.js";
import { needMachineTypes, withMachineTypes } from "../lint/judging/machine-types.js";
import { withUnreadPools } from "../lint/judging/unread-pools.js";
import { noticesOfReading } from "../lint/notices.js";
import { findOutside } from "../lint/outside-files.js";
import { parseBaseline } from "../lint/suppression/baseline.js";
import { type Manifest, readManifest } from "../manifest/read-manifest.js";
import {
  createDeadline,
  DEFAULT_LIMITS,
  type Deadline,
  describeReached,
  type Limits,
  NO_DEADLINE,
} from "../model/limits.js";
import { once } from "../model/memoize.js";
import { matchesGlobs } from "../model/path-glob.js";
import { type SourceFile, textsThatMatter, type UnreadableFile } from "../model/source.js";
import { createGitops, type Gitops, sayWhatIsDeployed } from "../rendering/gitops/follow-gitops.js";
import { isInside } from "../sources/disk/relative-path.js";
import { countParts } from "../yaml/syntax.js";
import { type Declarations, nameFile, readDeclarations } from "./configuration-file.js";
import { type FileReader, leavingOut } from "./file-reader.js";
import { type LoadedInventory, loadClusters } from "./inventory-files.js";
import { findManifests, readSurroundings } from "./manifest-files.js";
import { isInRun } from "./nested-configurations.js";
import type { Progress } from "./progress.js";
import type { ReadForRendering, RenderedManifests } from "./rendering.js";
import type { RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";
import { describeCut, readerWithin, scopeOf } from "./scope.js";
import { NOTHING_DEPLOYED, readTerraformManifests, unreadTerraform } from "./terraform.js";
import { testFiles } from "./test-files.js";

export interface Repository {
  readonly input: LintInput;
  readonly reader: FileReader;
  /** Search terms as written, for the message about an empty run. */
  readonly wanted: readonly string[];
  readonly rendered: RenderedManifests;
}

export interface Pools {
  readonly declarations: Declarations;
  readonly loaded: LoadedInventory;
  readonly reader: FileReader;
  readonly limits: Limits;
  readonly deadline: Deadline;
}

export async function readPools(options: RepositoryOptions, whole: FileReader): Promise<RunOutcome<Pools>> {
  const declarations = await readDeclarations(options, whole);
  if (declarations.problem !== undefined) return declarations;
  const { without = [] } = options;
  const left = without.length === 0 ? whole : leavingOut(whole, without);
  const reader = readerWithin(left, options, declarations.value);
  const limits = options.limits ?? declarations.value.configuration?.configuration.limits ?? DEFAULT_LIMITS;
  whole.host.limitRun(limits.seconds);
  const deadline = options.elapsed === undefined ? NO_DEADLINE : createDeadline(limits, options.elapsed);
  const isDeclared = declarations.value.inventory !== undefined;
  const isNamed = (options.inventory ?? options.config) !== undefined;
  const printed = options.inventory === undefined ? await printedPools(options, isDeclared) : undefined;
  const discover = async () => (await import("./discovered-pools.js")).discoverDeclared(reader, deadline);
  const loaded: RunOutcome<LoadedInventory> =
    printed === undefined && isDeclared
      ? await loadClusters(declarations.value.clusters, reader, deadline, isNamed)
      : { value: printed ?? (await discover()) };
  if (deadline.hasEnded()) {
    return { problem: [{ message: describeReached("seconds", limits, "not every node pool was read") }] };
  }
  if (loaded.problem !== undefined) return loaded;
  return { value: { declarations: declarations.value, loaded: loaded.value, reader, limits, deadline } };
}

/** A list that a cluster printed. */
const PRINTED_LIST = [/^ *"?kind"?: "?List"?,?$/m, /^ *"?uid"?: /m];

/** Returns the pools of the Nodes of a list; none for a list without Nodes, unless others are declared. */
async function printedPools({ stdin }: RepositoryOptions, isDeclared: boolean): Promise<LoadedClusters | undefined> {
  const file = stdin?.read.value;
  if (file === undefined) return undefined;
  const loaded = mayHoldPools(file) ? (await import("./discovered-pools.js")).discoverPrinted(file) : undefined;
  if (loaded !== undefined && loaded.clusters.length > 0) return loaded;
  const isList = !isDeclared && PRINTED_LIST.every((one) => one.test(file.text));
  return isList ? { clusters: [], notices: [], lacksNodes: true } : undefined;
}

/** Reads configuration, pools and manifests, and renders. */
export async function readRepository(
  options: RepositoryOptions,
  progress: Progress,
  files: FileReader,
): Promise<RunOutcome<Repository>> {
  const { value: inputs, problem: unread } = await readInputs(options, progress, files);
  if (unread !== undefined) return { problem: unread };
  const { value: rendered, problem: unrendered } = await renderManifests(inputs, options, progress);
  if (unrendered !== undefined) return { problem: unrendered };
  const resolved = await resolveClusters(inputs, rendered);
  const input = toLintInput(options, inputs, rendered, resolved);
  return { value: { input, reader: inputs.reader, wanted: inputs.read.wanted, rendered } };
}

/** All that is read before anything is rendered. */
interface Inputs extends ReadForRendering, Pick<Pools, "loaded"> {
  readonly read: ReadManifests;
  readonly deployed: Deployed;
  readonly baseline: LintInput["baseline"];
}

async function readInputs(
  options: RepositoryOptions,
  progress: Progress,
  files: FileReader,
): Promise<RunOutcome<Inputs>> {
  const pools = await readPools(options, files);
  if (pools.problem !== undefined) return pools;
  const { declarations, loaded, reader, deadline } = pools.value;
  const baseline = readBaseline(options.baseline, reader);
  if (baseline.problem !== undefined) return baseline;
  const read = await readManifests(options, pools.value, progress);
  if (read.problem !== undefined) return read;
  const { manifests } = read.value;
  const scope = scopeOf(options, declarations);
  const { clusters } = loaded;
  const deployed =
    scope === "repository" ? await terraformManifests(declarations, clusters, reader, deadline) : NOTHING_DEPLOYED;
  const declared = clusters.map(({ declaration }) => declaration);
  const written = [...manifests, ...deployed.manifests];
  const surrounded = once(() => {
    const around = readSurroundings(manifests, declarations, reader);
    return createGitops(declared, [...around.map((file) => ({ file })), ...written]);
  });
  const gitops = scope === "files" && sayWhatIsDeployed(declared) ? surrounded() : createGitops(declared, written);
  return {
    value: {
      ...pools.value,
      manifests,
      scope,
      surrounded,
      gitops,
      deployed,
      releases: deployed.releases,
      read: read.value,
      baseline: baseline.value,
    },
  };
}

interface ResolvedClusters extends Pick<LintInput, "clusters"> {
  /** Objects that no declaration names. */
  readonly unread: readonly string[];
}

/** Adds what renderings, tables of machines and files beside the declarations say of the pools. */
async function resolveClusters(
  { loaded, gitops, declarations }: Inputs,
  { manifests, beside = [] }: RenderedManifests,
): Promise<ResolvedClusters> {
  const resolved = await withMachines(await withRenderings(loaded.clusters, [...manifests, ...beside], gitops));
  const declaring = declarations.inventory?.configuration;
  if (declaring === undefined) return { clusters: resolved, unread: [] };
  const { clusters, notices: unread } = withUnreadPools(resolved, manifests, declaring);
  return { clusters, unread };
}

function toLintInput(
  options: RepositoryOptions,
  inputs: Inputs,
  rendered: RenderedManifests,
  resolved: ResolvedClusters,
): LintInput {
  const { read, manifests, gitops, deployed, declarations, reader, scope, limits, deadline, baseline } = inputs;
  const configuration = declarations.configuration?.configuration;
  const paths = manifests.map(({ file }) => file.path);
  const isTestFile =
    options.stdin === undefined ? exceptDeployed(testFiles(options, declarations, paths, reader), gitops) : undefined;
  const searched = { manifests: rendered.manifests, configuration, isTestFile };
  const input: LintInput = {
    manifests: [...rendered.manifests, ...deployed.manifests],
    unreadable: [...read.unreadable, ...unreadTerraform(reader)],
    clusters: resolved.clusters,
    configuration,
    notices: noticesOfReading({
      manifests: rendered.manifests,
      clusters: resolved.clusters,
      configuration,
      loaded: inputs.loaded,
      undeclared: resolved.unread,
      files: read.notices,
      cut: [reader, ...reader.besides()].flatMap(describeCut),
      rendering: rendered.notices ?? [],
      missing: rendered.missing ?? [],
    }),
    outside: scope === "repository" ? findOutside(searched, declarations.clusters, findEach(reader)) : undefined,
    lock: rendered.lock,
    today: new Date().toISOString().slice(0, 10),
    scope,
    limits,
    deadline,
    isTestFile,
    showsStacks: options.rendering?.environment.TAINTLINT_DEBUG === "1" || undefined,
    gitops,
    baseline: baseline && { ...baseline, entries: baseline.entries.filter(({ file }) => isInRun(options, file)) },
  };
  return withinTime([...read.reached, ...(rendered.reached ?? [])].reduce(narrowed, input));
}

function findEach(reader: FileReader) {
  return (relative: string, exclude: readonly string[]): readonly SourceFile[] => {
    const folder = resolve(reader.workingDirectory, relative);
    return reader.find({ folder, below: folder, exclude }).files.flatMap((path) => reader.read(path).value ?? []);
  };
}

async function withMachines(clusters: readonly ResolvedCluster[]): Promise<readonly ResolvedCluster[]> {
  if (!needMachineTypes(clusters)) return clusters;
  const { MACHINE_TYPES } = await import("../inventory/machines/machine-types.js");
  return withMachineTypes(clusters, MACHINE_TYPES);
}

/** Adds rendered pools; to an undeclared cluster only if it is the only one. */
async function withRenderings(
  clusters: readonly ResolvedCluster[],
  manifests: readonly Manifest[],
  gitops: Gitops,
): Promise<readonly ResolvedCluster[]> {
  if (manifests.every(({ rendered }) => rendered === undefined)) return clusters;
  const { withRenderedPools } = await import("../lint/judging/rendered-pools.js");
  return withRenderedPools(clusters.length > 0 ? clusters : [undeclaredCluster()], manifests, gitops);
}

/** Returns Terraform's workloads, if manifests are not named. Globs of several clusters only say what goes where. */
async function terraformManifests(
  { configuration, clusters }: Declarations,
  loaded: readonly ResolvedCluster[],
  reader: FileReader,
  deadline: Deadline,
): Promise<Deployed> {
  const { manifests, exclude = [], customKinds = [] } = configuration?.configuration ?? {};
  const [only, another] = clusters;
  if (manifests !== undefined || (another === undefined && only?.manifests !== undefined)) return NOTHING_DEPLOYED;
  const isRead = (folder: string) => loaded.some(({ declaration }) => readsFolder(declaration, folder));
  const read = await readTerraformManifests(reader, customKinds, isRead, deadline);
  const isExcluded = matchesGlobs(configuration?.configuration.file ?? { path: "" }, exclude);
  // A configuration speaks for its folder: what is broken elsewhere is none of its mistakes.
  const isOurs = (path: string) =>
    isInside(configuration?.folder ?? reader.workingDirectory, resolve(reader.workingDirectory, path));
  return {
    manifests: read.manifests.filter(
      ({ file, problems }) => !isExcluded(file.path) && (problems.length === 0 || isOurs(file.path)),
    ),
    releases: read.releases.filter(({ document }) => !isExcluded(document.file.path)),
  };
}

/** Standard input belongs to no root. */
async function renderManifests(
  read: Inputs,
  { rendering, stdin, proposed }: RepositoryOptions,
  progress: Progress,
): Promise<RunOutcome<RenderedManifests>> {
  const nothing: RenderedManifests = { manifests: read.manifests };
  if (stdin !== undefined) return { value: nothing };
  if (proposed !== undefined) {
    const { findUnusedChartValues } = await import("./rendering.js");
    return { value: { ...nothing, unusedValues: await findUnusedChartValues(read) } };
  }
  if (rendering === undefined) return { value: nothing };
  const { renderRepository, addBeside } = await import("./rendering.js");
  const own = await renderRepository(read, rendering, progress);
  const { clusters, beside = new Map() } = read.loaded;
  if (own.problem !== undefined || clusters.every(({ declaration }) => declaration.complete)) return own;
  return addBeside(own.value, read, beside, rendering, progress);
}

interface ReadManifests extends Pick<LintInput, "manifests" | "unreadable" | "notices"> {
  readonly reached: readonly string[];
  readonly wanted: readonly string[];
}

async function readManifests(
  options: RepositoryOptions,
  { declarations, reader, limits, deadline }: Pools,
  progress: Progress,
): Promise<RunOutcome<ReadManifests>> {
  const { stdin } = options;
  const configured = declarations.configuration?.configuration;
  if (stdin !== undefined) {
    const { value: file, problem: unreadable } = stdin.read;
    const read =
      file === undefined
        ? { manifests: [], unreadable: [unreadable] }
        : { manifests: [readManifest(file, configured)], unreadable: [] };
    return { value: { ...read, notices: [], wanted: [stdin.name], reached: [] } };
  }
  const found = findManifests(options, declarations, reader);
  if (found.problem !== undefined) return found;
  const { files, notices, wanted } = found.value;
  const manifests: Manifest[] = [];
  const unreadable: UnreadableFile[] = [...found.value.unreadable];
  let size = 0;
  for (const [index, path] of files.entries()) {
    progress.step(index, files.length);
    if (deadline.isOver("reading")) break;
    const read = reader.read(path);
    if (read.value === undefined) {
      unreadable.push(read.problem);
      continue;
    }
    const { value: file } = read;
    const manifest = readManifest(file, configured);
    if (manifest.objects.length + manifest.workloads.length > 0) {
      for (const text of textsThatMatter(read.value)) size += countParts(text);
    }
    if (size > limits.parts) {
      const left = files.length - index;
      const says = `${left === 1 ? "1 file was" : `${left} files were`} not judged, from "${read.value.path}" on`;
      return { value: { manifests, unreadable, notices, wanted, reached: [describeReached("parts", limits, says)] } };
    }
    manifests.push(manifest);
  }
  return { value: { manifests, unreadable, notices, wanted, reached: [] } };
}

function readBaseline(text: string | undefined, reader: FileReader): RunOutcome<LintInput["baseline"] | undefined> {
  if (text === undefined) return { value: undefined };
  const named = nameFile("baseline", text, reader, `: "taintlint --write-baseline ${text}" writes it`);
  if (named.problem !== undefined) return named;
  const { value: file, problem: unreadable } = reader.read(named.value);
  if (file === undefined) return { problem: [{ message: `baseline "${unreadable.path}": ${unreadable.message}` }] };
  const { value: entries, problem: errors } = parseBaseline(file);
  return entries === undefined ? { problem: errors } : { value: { path: text, entries } };
}
