import { formatNotices } from "../../inventory/declaration/notice-texts.js";
import { type DiscoveredEntry, pathsOf } from "../../inventory/discovery/discover.js";
import { escapeGlob } from "../../inventory/discovery/entry-globs.js";
import { count, nameSome } from "../../model/words.js";
import type { UnusedValues } from "../../rendering/helm/unused-values.js";
import { formatYamlString } from "../../rules/repairs/toleration-yaml.js";
import type { AskedPool } from "./asked-pools.js";
import { providersOf } from "./declared-discovery.js";
import type { DiscoveredCluster, DiscoveredClusters } from "./discovered-clusters.js";
import { yamlComment } from "./pools-yaml.js";

const MOST_COMMENTS = 5;
const MOST_NAMES = 8;
const MOST_ASKED = 8;
const MOST_CHARTS = 8;
const SEVERAL_CLUSTERS =
  '# clusters: several clusters need a list "clusters", each with its own "from" and "manifests"';
const COMPLETE = "# complete: true # are these all pools of the cluster? Then a pod that fits none of them is an error";
const NOTHING_DECLARED =
  "# taintlint found no file here that declares node pools. Write them down, or name the files that do.";
const NOTHING_READ = "# taintlint can read none of the files here that declare node pools. Write the pools down.";
const EXAMPLE_POOLS = `# pools:
#   - name: general
#     labels: { pool: general }
#   - name: gpu
#     taints: ["nvidia.com/gpu=present:NoSchedule"]
#     labels: { pool: gpu }
#     allocatable: { nvidia.com/gpu: 8 }`.split("\n");
const EXAMPLE_FILES = `# from:                              # instead of, or beside, pools
#   - path: nodes.yaml               # kubectl get nodes -o yaml > nodes.yaml`.split("\n");

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

function linesOf(
  { clusters: all, leftOut }: DiscoveredClusters,
  { asked = [], unused = [] }: ProposalDetails,
  isCompact: boolean,
): string[] {
  // Where some clusters take workloads, the others would only make the file longer.
  const taking = all.filter(({ takesNothing }) => !takesNothing);
  const withoutUnused = (one: DiscoveredCluster) => ({ ...one, manifests: one.takesNothing ?? one.manifests });
  const clusters = taking.length > 0 ? taking : all.map(withoutUnused);
  const names = clusters.flatMap(({ name }) => name ?? []);
  const idle = all.flatMap(({ name }) => (name === null || names.includes(name) ? [] : name));
  const notRead = [
    ...formatNotices(leftOut).map((line) => `# not read: ${yamlComment(line)}`),
    ...(idle.length === 0 ? [] : [`# no manifest goes to: ${yamlComment(nameSome(idle, MOST_NAMES))}`]),
  ];
  const charts = chartLines(unused, names, isCompact);
  const entries = clusters.flatMap((cluster) => cluster.entries);
  if (entries.length === 0) {
    const head = notRead.length === 0 ? NOTHING_DECLARED : NOTHING_READ;
    const pools = asked.length === 0 ? EXAMPLE_POOLS : askedLines(asked);
    return [head, "version: 1", ...pools, ...EXAMPLE_FILES, ...charts, ...notRead];
  }
  const [first] = clusters;
  const isOnly = first !== undefined && clusters.length === 1 && first.name === null;
  const body = isOnly
    ? clusterLines(first, isCompact)
    : [...(isCompact ? [COMPLETE] : []), "clusters:", ...clusters.flatMap((cluster) => namedLines(cluster, isCompact))];
  const told = isCompact ? commentsOf(entries) : [];
  return ["version: 1", ...body, ...charts, ...notRead, ...told.map((line) => `# ${line}`), ...askedLines(asked)];
}

/** Values named for a cluster count as installed there. */
function chartLines(unused: readonly UnusedValues[], clusters: readonly string[], isCompact: boolean): string[] {
  if (unused.length === 0) return [];
  const named = isCompact ? unused.slice(0, MOST_CHARTS) : unused;
  const entries = named.flatMap(({ folder, name, path }) =>
    itemLines(
      [
        `path: ${formatYamlString(escapeGlob(folder))}`,
        `name: ${formatYamlString(name)}`,
        `values: [${formatYamlString(path)}]`,
        ...(clusters.includes(name) ? [`clusters: [${formatYamlString(name)}]`] : []),
      ],
      isCompact,
    ),
  );
  const more = unused.length - named.length;
  const head = "charts: # values files that nothing else uses: is each of these installed?";
  return [more === 0 ? head : `${head} There ${more === 1 ? "is 1 more" : `are ${more} more`}`, ...entries];
}

function itemLines(fields: readonly string[], isCompact: boolean): string[] {
  if (isCompact) return [`  - { ${fields.join(", ")} }`];
  return fields.map((field, index) => `  ${index === 0 ? "-" : " "} ${field}`);
}

/** Comments only: a requested pool may not exist. */
function askedLines(asked: readonly AskedPool[]): string[] {
  if (asked.length === 0) return [];
  const pools = asked.slice(0, MOST_ASKED).flatMap(({ name, labels, taints, workloads, file }) => {
    const pairs = labels.map(([key, value]) => `${formatYamlString(key)}: ${formatYamlString(value)}`);
    const who = count(workloads, "workload asks", "workloads ask");
    return [
      `  # ${yamlComment(`${who} for it, in ${file}`)}`,
      `  - name: ${formatYamlString(name)}`,
      `    labels: { ${pairs.join(", ")} }`,
      ...(taints.length === 0 ? [] : [`    taints: [${taints.map(formatYamlString).join(", ")}]`]),
    ];
  });
  const more = asked.length > MOST_ASKED ? [`# and ${asked.length - MOST_ASKED} more that workloads ask for`] : [];
  return ["# asked for by workloads, and declared nowhere: is there such a pool?", "# pools:"]
    .concat(pools.map((line) => `# ${line}`))
    .concat(more);
}

function clusterLines({ entries }: DiscoveredCluster, isCompact: boolean): string[] {
  const read = entries.flatMap((entry) => entryLines(entry, isCompact));
  return [...providerLines(entries), ...completeLines(entries), "from:", ...read];
}

function namedLines({ name, manifests, exclude, gitops, entries }: DiscoveredCluster, isCompact: boolean): string[] {
  const list = (values: readonly string[]) => `[${values.map(formatYamlString).join(", ")}]`;
  const complete = completeLines(entries).filter((line) => !isCompact || line !== COMPLETE);
  const pools = isCompact ? [] : ["# pools: no file declares them"];
  const lines = [
    ...(entries.length === 0 ? pools : providerLines(entries)),
    ...(manifests.length === 0 ? [] : [`manifests: ${list(manifests)}`]),
    ...(exclude.length === 0 ? [] : [`exclude: ${list(exclude)}`]),
    ...(gitops?.flux === undefined ? [] : [`gitops: { flux: ${list([gitops.flux])} }`]),
    ...(gitops?.argocd === undefined ? [] : [`gitops: { argocd: ${argoText(gitops.argocd)} }`]),
    ...(entries.length === 0 ? [] : complete),
    ...(entries.length === 0 ? [] : ["from:", ...entries.flatMap((entry) => entryLines(entry, isCompact))]),
  ];
  return [`  - name: ${formatYamlString(name ?? "")}`, ...lines.map((line) => `    ${line}`)];
}

function argoText(argocd: Readonly<Record<string, string>>): string {
  const fields = Object.entries(argocd).map(([key, value]) => `${key}: ${formatYamlString(value)}`);
  return `{ ${fields.join(", ")} }`;
}

function providerLines(entries: readonly DiscoveredEntry[]): string[] {
  const providers = providersOf(entries);
  const [only, second] = providers;
  if (only === undefined) return ["# provider: the platform that runs the cluster is not known from these files"];
  if (second === undefined) {
    // Formats put the cluster before the names of pools that several clusters have.
    const isShared = entries.some(({ pools }) => pools.some(({ name }) => name.includes("/")));
    return [`provider: ${only} # guessed from the pools`, ...(isShared ? [SEVERAL_CLUSTERS] : [])];
  }
  return [`# provider: these files name several, ${providers.join(", ")}; a cluster has one`, SEVERAL_CLUSTERS];
}

function completeLines(entries: readonly DiscoveredEntry[]): string[] {
  const isSnapshot = entries.every(
    ({ format, pools }) => format === "node" && pools.every((pool) => pool.labelsClosed),
  );
  if (isSnapshot) {
    if (entries.length > 1) return ["complete: false # Nodes in several places may belong to several clusters"];
    return ["# complete: these Nodes are taken for all of the cluster; write false if there are more"];
  }
  return [COMPLETE];
}

function entryLines(entry: DiscoveredEntry, isCompact: boolean): string[] {
  const { format, vars, cluster, prefix, pools, mayBeAbsent } = entry;
  const paths = pathsOf(entry).map(formatYamlString);
  const isList = paths.length > 1;
  const path = isList && !isCompact ? ["path:", ...paths.map((one) => `  - ${one}`)] : [pathText(paths)];
  const variables = vars === undefined ? [] : [`vars: [${vars.map(formatYamlString).join(", ")}]`];
  const fields = [
    ...path,
    ...variables,
    ...(cluster === undefined ? [] : [`select: {address: ${formatYamlString(cluster.address)}}`]),
    `format: ${format}`,
    ...(prefix === "" ? [] : [`prefix: ${formatYamlString(prefix)}`]),
    ...(mayBeAbsent ? [`exists: unknown${isCompact ? "" : " # nothing tells which of the clusters has them"}`] : []),
  ];
  const described = yamlComment(describePools(pools.map(({ name }) => name)));
  if (isCompact) return itemLines(fields, isCompact).map((line) => `${line} # ${described}`);
  return [`  # ${described}`, ...commentsOf([entry]).map((line) => `  # ${line}`), ...itemLines(fields, isCompact)];
}

function pathText(paths: readonly string[]): string {
  return paths.length === 1 ? `path: ${paths[0]}` : `path: [${paths.join(", ")}]`;
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
  ].map(yamlComment);
}

function describePools(names: readonly string[]): string {
  return `${count(names.length, "pool")}: ${nameSome(names, MOST_NAMES)}`;
}
