import { dirname, join } from "node:path";
import { NO_CLUSTER_KEYS } from "../../inventory/contract/cluster-keys.js";
import { unwrittenPlace } from "../../inventory/contract/configuration-error.js";
import { declaredBy } from "../../inventory/declaration/cluster-declaration.js";
import { unwrittenEntry } from "../../inventory/declaration/from-declaration.js";
import { buildInventory } from "../../inventory/pools.js";
import { KNOWN_RULES } from "../../lint/configuration/rule-settings.js";
import type { Coverage, PartReport } from "../../lint/contract/result.js";
import { type AskedPool, findAskedPools } from "../../lint/discovery/asked-pools.js";
import { type DiscoveredClusters, discoverClusters } from "../../lint/discovery/discovered-clusters.js";
import { guessProviders } from "../../lint/discovery/guessed-provider.js";
import { formatPoolsYaml } from "../../lint/discovery/pools-yaml.js";
import { proposeConfiguration } from "../../lint/discovery/proposed-configuration.js";
import { entriesOf } from "../../lint/discovery/undeclared-pools.js";
import { lintRepository, workloadStates } from "../../lint/lint.js";
import { schemaUrl } from "../../model/documentation.js";
import { count, nameSome } from "../../model/words.js";
import type { UnusedValues } from "../../rendering/helm/values-sets.js";
import { findingCounts, scopeText } from "../../reporters/words/counts.js";
import { DISK } from "../../sources/disk/disk.js";
import { CONFIGURATION_NAMES } from "../../sources/disk/find-configuration.js";
import { findRenderedFiles } from "../../sources/disk/find-files.js";
import { lookUpPath } from "../../sources/disk/named-paths.js";
import { decodeSource } from "../../sources/disk/read-file.js";
import { isInside, relativePath } from "../../sources/disk/relative-path.js";
import { discoverIn } from "../../workspace/discovered-pools.js";
import { createFileReader, readFromDisk } from "../../workspace/disk-reader.js";
import { rootAbove } from "../../workspace/file-reader.js";
import type { Progress } from "../../workspace/progress.js";
import type { Repository } from "../../workspace/repository.js";
import type { RunOutcome } from "../../workspace/run-error.js";
import { describeNothingLinted } from "../../workspace/verdict.js";
import type { Invocation } from "../arguments/arguments.js";
import { STDIN_NAME } from "../arguments/command-descriptions.js";
import { type CommandContext, type CommandResult, refuse } from "../contract/command-context.js";
import { verbatimLogText } from "../contract/workflow-log.js";

const WITHOUT_COMPLETE =
  '"complete: true" is left out on purpose: until you write it, a pod that fits none of these pools is a warning and does not fail.';
const MOST_LOST = 3;
/** Lets editors complete and check the file. */
const FOR_EDITORS = `# yaml-language-server: $schema=${schemaUrl("taintlint")}\n`;

/** A configuration that has not been written, and one clause about what it holds. */
interface Proposal {
  readonly text: string;
  /** Adds commented-out pools that are only requested, and unused chart values; absent if a person named the pools. */
  readonly completed?: (asked: readonly AskedPool[], unused: readonly UnusedValues[]) => string;
  /** Tried in order where this one cannot be read, or judges fewer workloads than no configuration. */
  readonly fallbacks?: readonly Proposal[];
  /** `reads 1 node pool from 1 file`, of the pools that the text declares. */
  readonly summary: (pools: string) => string;
  readonly hasPools: boolean;
}

/** `taintlint init [FOLDER|FILE|-]` */
export async function runInit(
  { operands, options }: Invocation<"init">,
  context: CommandContext,
): Promise<CommandResult> {
  const { workingDirectory } = context;
  const [operand] = operands;
  const isNamed = operand !== undefined && operand !== "-";
  // Pools may be declared anywhere in the repository, not only in this folder.
  const above = rootAbove(createFileReader(workingDirectory));
  const given = isNamed ? lookUpPath(workingDirectory, operand, DISK) : lookUpPath(above, ".", DISK);
  if (given.kind === "missing") return refuse({ message: `folder "${operand ?? "."}" does not exist` });
  // A file's pools are those of its repository, even if git ignores the file.
  const folderOfFile = isInside(above, given.path) ? above : dirname(given.path);
  const named = { path: given.kind === "file" ? folderOfFile : given.path };
  const existing = CONFIGURATION_NAMES.find((name) => lookUpPath(named.path, name, DISK).kind !== "missing");
  if (existing !== undefined && !options.stdout) {
    const shown = relativePath(workingDirectory, join(named.path, existing));
    return refuse({
      message: `"${shown}" exists already, and init overwrites nothing: --stdout shows what it would write`,
    });
  }
  const proposed =
    operand === "-"
      ? proposeFromNodes(await context.readStdin())
      : given.kind === "file"
        ? proposeFromFile(given.path, named.path)
        : proposeFrom(await discoverIn(createFileReader(named.path)));
  if (proposed.problem !== undefined) return refuse(...proposed.problem);
  const { text: tried, found, summary } = await tryOut(named.path, proposed.value, context.progress);
  const text = `${FOR_EDITORS}${tried}`;
  // What init writes must be legal, whatever the names in the repository look like.
  const { parseConfiguration } = await import("../../lint/configuration/parse-configuration.js");
  const { errors } = parseConfiguration(
    { path: CONFIGURATION_NAMES[0], text },
    { kind: "configuration", ...KNOWN_RULES },
  );
  if (errors.length > 0) return refuse(...errors);
  if (options.stdout) {
    const shown = verbatimLogText(text, context.environment);
    return { exitCode: 0, reports: [{ file: undefined, text: shown, isVerbatim: true }], errors: [] };
  }
  const file = relativePath(workingDirectory, join(named.path, CONFIGURATION_NAMES[0]));
  const next = proposed.value.hasPools
    ? 'Next: "taintlint pools" shows the pools, "taintlint" checks the manifests.'
    : 'Next: write the pools into it, then run "taintlint".';
  const closing = /^ *# complete: true/m.test(text) ? [WITHOUT_COMPLETE] : [];
  const reports = [
    { file, text },
    { file: undefined, text: `${[`${file}: ${summary}.`, next, ...found, ...closing].join("\n")}\n` },
  ];
  return { exitCode: 0, reports, errors: [] };
}

interface Trial {
  readonly text: string;
  readonly summary: string;
  /** Sentences about what `lint` would judge and report. */
  readonly found: readonly string[];
}

/** Tries proposals until one judges no less than no configuration, else takes the one that judges most; renders nothing. */
async function tryOut(workingDirectory: string, proposal: Proposal, progress: Progress): Promise<Trial> {
  const nobody = { config: undefined, inventory: undefined, cluster: undefined, stdin: undefined };
  const options = { workingDirectory, paths: [], globs: [], ...nobody };
  const unconfigured = (await readFromDisk(options, progress)).value;
  const before = unconfigured === undefined ? [] : workloadStates(unconfigured.input);
  let best: { readonly tried: Proposal; readonly repository: Repository; readonly states: PartReport } | undefined;
  let problem = "";
  for (const tried of [proposal, ...(proposal.fallbacks ?? [])]) {
    const read = await readFromDisk(
      { ...options, proposed: { path: CONFIGURATION_NAMES[0], text: tried.text } },
      progress,
    );
    if (read.problem !== undefined) {
      problem ||= read.problem.map(({ message }) => message).join("; ");
      continue;
    }
    const states = workloadStates(read.value.input);
    if (best === undefined || judgedOf(states) > judgedOf(best.states))
      best = { tried, repository: read.value, states };
    if (judgedOf(states) >= judgedOf(before)) break;
  }
  progress.end();
  if (best === undefined) {
    const { text, summary } = proposal;
    return { text, summary: summary("node pools"), found: [`"taintlint" cannot run yet: ${problem}.`] };
  }
  const { tried, repository, states } = best;
  // Comments change nothing of what was read, and values of charts only what is rendered.
  const whole = tried.completed?.(findAskedPools(repository.input), repository.rendered.unusedValues ?? []);
  return {
    text: whole ?? tried.text,
    summary: tried.summary(countPools(repository)),
    found: foretell(workingDirectory, repository, before, states),
  };
}

function judgedOf(states: PartReport): number {
  return states.filter(({ state }) => state === "judged").length;
}

/** Counts what the text declares: `2 node pools of 2 clusters`. */
function countPools({ input: { clusters } }: Repository): string {
  const own = clusters.filter(({ inventory }) => inventory.pools.length > 0);
  const pools = own.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  return `${count(pools, "node pool")}${clusters.length > 1 ? ` of ${count(own.length, "cluster")}` : ""}`;
}

function foretell(workingDirectory: string, repository: Repository, before: PartReport, states: PartReport): string[] {
  const isRendered = findRenderedFiles(createFileReader(workingDirectory).tree(workingDirectory), workingDirectory);
  const rendering = isRendered.length === 0 ? "" : ", before it renders kustomizations and charts";
  const nothing = describeNothingLinted(repository);
  if (nothing !== undefined) return [`"taintlint" would find nothing to judge${rendering}: ${nothing.message}.`];
  const { summary, coverage } = lintRepository(repository.input);
  const told = `"taintlint" reports ${findingCounts(summary)} in ${scopeText(summary)}${rendering}.`;
  if (summary.pools === 0) return [told];
  const [judged, least] = [coverage.judged, judgedOf(before)];
  const same = judged === least ? "as before" : `${judged - least} more than before`;
  const compared = judged < least ? `${least} before` : same;
  const all = `${judged} of ${count(coverage.workloads, "workload")} can be judged on every pool, ${compared}.`;
  return [told, all, ...describeLost(before, states, coverage)];
}

/** Names workloads that no configuration judges and this one does not, with the reason. */
function describeLost(before: PartReport, states: PartReport, { reasons: [first] }: Coverage): string[] {
  const now = new Map(states.map(({ id, state }) => [id, state]));
  const lost = before.filter(({ id, state }) => state === "judged" && now.get(id) !== "judged").map(({ id }) => id);
  if (lost.length === 0) return [];
  const isLeftOut = lost.every((id) => !now.has(id));
  const why = isLeftOut
    ? "no glob of it matches their files"
    : (first?.reason ?? "no pools of their cluster are known");
  return [`Not judged any more: ${nameSome(lost, MOST_LOST)}: ${why}.`];
}

/** Reads pools from the named file only. `folder` is where the proposal is written. */
function proposeFromFile(path: string, folder: string): RunOutcome<Proposal> {
  const { value: file, problem: unreadable } = createFileReader(folder).read(path);
  if (file === undefined) return { problem: [{ message: `"${unreadable.path}" ${unreadable.message}` }] };
  const discovery = discoverClusters([file], [], CONFIGURATION_NAMES[0]);
  if (entriesOf(discovery).length > 0) return proposeFrom(discovery);
  if (discovery.leftOut.length > 0) return { problem: discovery.leftOut };
  const help = "name a file that does, a folder to search, or - for Nodes from the standard input";
  return { problem: [{ message: `"${file.path}" declares no node pools: ${help}` }] };
}

function proposeFrom(discovery: DiscoveredClusters): RunOutcome<Proposal> {
  const { leftOut } = discovery;
  const entries = entriesOf(discovery);
  const files = new Set(entries.flatMap((entry) => entry.files.map(({ path }) => path))).size;
  const notRead =
    leftOut.length === 0 ? "" : `; ${count(leftOut.length, "file is", "files are")} skipped, as its comments say`;
  const hasPools = entries.length > 0;
  const summary = (pools: string) =>
    `${hasPools ? `reads ${pools} from ${count(files, "file")}` : `${describeNothing(leftOut.length)}, so it has only examples`}${notRead}`;
  const proposalOf = (clusters: DiscoveredClusters["clusters"]): Proposal => ({
    text: proposeConfiguration({ ...discovery, clusters }),
    completed: (asked, unused) => proposeConfiguration({ ...discovery, clusters }, { asked, unused }),
    summary,
    hasPools,
  });
  // Globs may match files that git ignores.
  const withoutGlobs = discovery.clusters.map((cluster) => ({
    ...cluster,
    entries: cluster.entries.map((entry) => ({ ...entry, glob: undefined })),
  }));
  // Every file may then go to each of the clusters.
  const withoutPlaces = withoutGlobs.map((one) => ({ ...one, manifests: [], exclude: [], gitops: undefined }));
  return { value: { ...proposalOf(discovery.clusters), fallbacks: [withoutGlobs, withoutPlaces].map(proposalOf) } };
}

/** Writes the pools out: the standard input is gone after the run. */
function proposeFromNodes(bytes: Buffer): RunOutcome<Proposal> {
  const { value: file, problem: unreadable } = decodeSource(bytes, STDIN_NAME);
  if (file === undefined) return { problem: [{ message: `the standard input is ${unreadable.message}` }] };
  if (file.text.trim() === "") {
    const message = "the standard input is empty: kubectl get nodes -o json | taintlint init -";
    return { problem: [{ message }] };
  }
  const from = unwrittenEntry(undefined, "", unwrittenPlace({ path: STDIN_NAME, text: "" }));
  const declaration = { ...declaredBy(NO_CLUSTER_KEYS, null, from.place), from: [from] };
  const { inventory, errors } = buildInventory(declaration, [{ from, file }]);
  if (errors.length > 0) return { problem: errors };
  const [provider, second] = guessProviders(inventory.pools);
  const settings = second === undefined ? { ...inventory.cluster, provider } : inventory.cluster;
  const text = formatPoolsYaml([{ ...inventory, cluster: settings }]);
  return { value: { text, summary: (pools) => `declares ${pools}`, hasPools: true } };
}

/** Claims that there are no pools only if no file was left out. */
function describeNothing(leftOut: number): string {
  return leftOut === 0 ? "no file declares node pools" : "no file that declares node pools could be read";
}
