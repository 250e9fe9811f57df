import { formatNotices } from "../../inventory/declaration/notice-texts.js";
import { count, nameSome, quoted } from "../../model/words.js";
import type { UnusedValues } from "../../rendering/helm/values-sets.js";
import {
  commentAbove,
  commentBehind,
  flowNode,
  listNode,
  mappingNode,
  type Node,
  writeYaml,
  type YamlEntry,
  type YamlField,
} from "../writing/write-yaml.js";
import type { AskedPool } from "./asked-pools.js";
import { manifestsOf, providersOf } from "./declared-discovery.js";
import { type DiscoveredEntry, pathsOf } from "./discover.js";
import type { DiscoveredCluster, DiscoveredClusters } from "./discovered-clusters.js";
import { escapeGlob } from "./entry-globs.js";

const MOST_COMMENTS = 5;
const MOST_NAMES = 8;
const MOST_ASKED = 8;
const MOST_CHARTS = 8;
const SEVERAL_CLUSTERS = {
  comment: 'clusters: several clusters need a list "clusters", each with its own "from" and "manifests"',
};
const ARE_ALL = "are these all pools of the cluster?";
const COMPLETE = { comment: `complete: true # ${ARE_ALL} Then a pod that fits none of them is an error` };
const ARE_ALL_READ = 'are these, without what is "not read" below, all pools of the cluster?';
const NOTHING_DECLARED =
  "taintlint found no file here that declares node pools. Write them down, or name the files that do.";
const NOTHING_READ = "taintlint can read none of the files here that declare node pools. Write the pools down.";
const EXAMPLE_POOLS = commentLines(`pools:
  - name: general
    labels: { pool: general }
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    labels: { pool: gpu }
    allocatable: { nvidia.com/gpu: 8 }`);
const EXAMPLE_FILES = commentLines(`from:                              # instead of, or beside, pools
  - path: nodes.yaml               # kubectl get nodes -o yaml > nodes.yaml`);

interface ProposalDetails {
  readonly asked?: readonly AskedPool[];
  readonly unused?: readonly UnusedValues[];
}

/** Readable in one go. */
const MOST_LINES = 60;
const MOST_COMMENT_LINES = 40;
const FEW_CLUSTERS = 10;
const FEWEST_COMMENT_LINES = 6;

/** Writes a `taintlint.yaml` for the discovery, with comments on unknowns, at the end if long. */
export function proposeConfiguration(discovery: DiscoveredClusters, details: ProposalDetails = {}): string {
  const whole = linesOf(discovery, details, false);
  const isShort = whole.length <= MOST_LINES && whole.filter(isComment).length <= MOST_COMMENT_LINES;
  const all = isShort ? whole : bounded(linesOf(discovery, details, true), discovery.clusters.length);
  return all.map((line) => `${line}\n`).join("");
}

function isComment(line: string): boolean {
  return /^\s*#/.test(line);
}

function bounded(all: readonly string[], clusters: number): string[] {
  const others = all.filter((line) => !isComment(line)).length;
  const room = clusters > FEW_CLUSTERS ? MOST_COMMENT_LINES : MOST_LINES - others - 1;
  const most = Math.max(FEWEST_COMMENT_LINES, Math.min(MOST_COMMENT_LINES, room)) - 1;
  const dropped = new Set(all.filter(isComment).slice(most));
  if (dropped.size <= 1) return [...all];
  const more = `# and ${count(dropped.size, "more line", "more lines")}: "taintlint pools" and "taintlint" tell them`;
  return [...all.filter((line) => !dropped.has(line)), more];
}

function commentLines(text: string): YamlEntry[] {
  return text.split("\n").map((comment) => ({ comment }));
}

function linesOf(discovery: DiscoveredClusters, details: ProposalDetails, isCompact: boolean): string[] {
  return writeYaml(mappingNode(configurationEntries(discovery, details, isCompact)))
    .trimEnd()
    .replaceAll(ARE_ALL, discovery.leftOut.length > 0 ? ARE_ALL_READ : ARE_ALL)
    .split("\n");
}

function configurationEntries(
  { clusters, leftOut }: DiscoveredClusters,
  { asked = [], unused = [] }: ProposalDetails,
  isCompact: boolean,
): YamlEntry[] {
  const names = clusters.flatMap(({ name }) => name ?? []);
  const notRead = formatNotices(leftOut).map((line): YamlEntry => ({ comment: `not read: ${line}` }));
  const charts = chartEntries(unused, names, isCompact);
  const entries = clusters.flatMap((cluster) => cluster.entries);
  if (entries.length === 0) {
    const comment = notRead.length === 0 ? NOTHING_DECLARED : NOTHING_READ;
    const pools = asked.length === 0 ? EXAMPLE_POOLS : askedLines(asked);
    return [{ comment }, ["version", 1], ...pools, ...EXAMPLE_FILES, ...charts, ...notRead];
  }
  const [first] = clusters;
  const isOnly = first !== undefined && clusters.length === 1 && first.name === null;
  const body: YamlEntry[] = isOnly
    ? [...providerEntries(entries), ...gitopsEntry(first), ...completeEntries(entries), fromEntry(entries, isCompact)]
    : [...(isCompact ? [COMPLETE] : []), ["clusters", listNode(clusters.map((one) => clusterNode(one, isCompact)))]];
  const told = isCompact ? commentsOf(entries).map((comment) => ({ comment })) : [];
  return [["version", 1], ...body, ...charts, ...notRead, ...told, ...askedLines(asked)];
}

/** Values named for a cluster count as installed there. */
function chartEntries(unused: readonly UnusedValues[], clusters: readonly string[], isCompact: boolean): YamlEntry[] {
  if (unused.length === 0) return [];
  const named = isCompact ? unused.slice(0, MOST_CHARTS) : unused;
  const charts = named.map(({ folder, name, path }) => {
    const fields = {
      path: escapeGlob(folder),
      name,
      values: [path],
      clusters: clusters.includes(name) ? [name] : undefined,
    };
    return isCompact ? flowNode(fields, " ") : mappingNode(fields);
  });
  const more = unused.length - named.length;
  const head = "values files that nothing else uses: is each of these installed?";
  const counted = more === 0 ? head : `${head} There ${more === 1 ? "is 1 more" : `are ${more} more`}`;
  return [["charts", listNode(charts), counted]];
}

/** Comments only: a requested pool may not exist. */
function askedLines(asked: readonly AskedPool[]): YamlEntry[] {
  if (asked.length === 0) return [];
  const pools = asked.slice(0, MOST_ASKED).map(({ name, labels, taints, meant, workloads, file }) => {
    const who = count(workloads, "workload asks", "workloads ask");
    const fields = { name, labels: flowNode(labels, " "), taints: taints.length === 0 ? undefined : taints };
    const slip = meant === undefined ? "" : `; did you mean pool ${quoted(meant)}?`;
    return commentAbove([`${who} for it, in ${file}${slip}`], mappingNode(fields));
  });
  const more = asked.length > MOST_ASKED ? [`and ${asked.length - MOST_ASKED} more that workloads ask for`] : [];
  return [
    { comment: "asked for by workloads, and declared nowhere: is there such a pool?" },
    ...commentLines(writeYaml(mappingNode({ pools: listNode(pools) })).trimEnd()),
    ...more.map((comment) => ({ comment })),
  ];
}

function clusterNode(cluster: DiscoveredCluster, isCompact: boolean): Node {
  const { name, exclude, entries } = cluster;
  const manifests = manifestsOf(cluster);
  const complete = completeEntries(entries).filter((line) => !isCompact || line !== COMPLETE);
  const pools = isCompact ? [] : [{ comment: "pools: no file declares them" }];
  return mappingNode([
    ["name", name ?? ""],
    ...(entries.length === 0 ? pools : providerEntries(entries)),
    ["manifests", manifests && listNode(manifests, true)],
    ["exclude", exclude.length === 0 ? undefined : exclude],
    ...gitopsEntry(cluster),
    ...(entries.length === 0 ? [] : [...complete, fromEntry(entries, isCompact)]),
  ]);
}

function gitopsEntry({ gitops }: DiscoveredCluster): YamlEntry[] {
  if (gitops === undefined) return [];
  const { flux, argocd } = gitops;
  const deployed = { flux: flux === undefined ? undefined : [flux], argocd: argocd && flowNode(argocd, " ") };
  return [["gitops", flowNode(deployed, " ")]];
}

function providerEntries(entries: readonly DiscoveredEntry[]): YamlEntry[] {
  const providers = providersOf(entries);
  const [only, second] = providers;
  if (only === undefined) {
    return [{ comment: "provider: the platform that runs the cluster is not known from these files" }];
  }
  if (second === undefined) {
    // Formats put the cluster before the names of pools that several clusters have.
    const isShared = entries.some(({ pools }) => pools.some(({ name }) => name.includes("/")));
    return [["provider", only, "guessed from the pools"], ...(isShared ? [SEVERAL_CLUSTERS] : [])];
  }
  const comment = `provider: these files name several, ${providers.join(", ")}; a cluster has one`;
  return [{ comment }, SEVERAL_CLUSTERS];
}

function completeEntries(entries: readonly DiscoveredEntry[]): YamlEntry[] {
  const isSnapshot = entries.every(
    ({ format, pools }) => format === "node" && pools.every((pool) => pool.labelsClosed),
  );
  if (!isSnapshot) return [COMPLETE];
  if (entries.length > 1) return [["complete", false, "Nodes in several places may belong to several clusters"]];
  return [{ comment: "complete: these Nodes are taken for all of the cluster; write false if there are more" }];
}

function fromEntry(entries: readonly DiscoveredEntry[], isCompact: boolean): YamlEntry {
  return ["from", listNode(entries.map((entry) => entryNode(entry, isCompact)))];
}

function entryNode(entry: DiscoveredEntry, isCompact: boolean): Node {
  const { format, vars, cluster, prefix, pools, mayBeAbsent } = entry;
  const paths = pathsOf(entry);
  const [path = ""] = paths;
  const why = isCompact ? undefined : "nothing tells which of the clusters has them";
  const fields: YamlField[] = [
    ["path", paths.length === 1 ? path : listNode(paths, isCompact)],
    ["vars", vars],
    ["select", cluster && flowNode({ address: cluster.address })],
    ["format", format],
    ["prefix", prefix || undefined],
    ["exists", mayBeAbsent ? "unknown" : undefined, why],
  ];
  const names = pools.map(({ name }) => name);
  const described = `${count(names.length, "pool")}: ${nameSome(names, MOST_NAMES)}`;
  if (isCompact) return commentBehind(flowNode(fields, " "), described);
  return commentAbove([described, ...commentsOf([entry])], mappingNode(fields));
}

/** Returns unknowns and assumptions, deduplicated. */
function commentsOf(entries: readonly DiscoveredEntry[]): string[] {
  const notices = entries.flatMap((entry) => (entry.mayBeAbsent && entries.length === 1 ? [] : entry.notices));
  const open = formatNotices(notices);
  const pools = entries.flatMap((entry) => entry.pools);
  const implied = new Set(pools.flatMap(({ taints }) => taints.flatMap(({ implied: why = [] }) => why)));
  return [
    ...open.slice(0, MOST_COMMENTS),
    ...(open.length > MOST_COMMENTS ? [`and ${open.length - MOST_COMMENTS} more that cannot be determined`] : []),
    ...[...implied].map((why) => `assumed: ${why}; "implicit: off" leaves that out`),
  ];
}
