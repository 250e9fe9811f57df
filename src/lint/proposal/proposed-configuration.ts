import { type DiscoveredEntry, escapeGlob, pathsOf } from "../../inventory/discovery/discover.js";
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
const SEVERAL_CLUSTERS =
  '# clusters: several clusters need a list "clusters", each with its own "from" and "manifests"';
const NOTHING_DECLARED =
  "# taintlint found no file here that declares node pools. Write them down, or name the files that do.\n";
const NOTHING_READ = "# taintlint can read none of the files here that declare node pools. Write the pools down.\n";
const EXAMPLE_POOLS = `# pools:
#   - name: general
#     labels: { pool: general }
#   - name: gpu
#     taints: ["nvidia.com/gpu=present:NoSchedule"]
#     labels: { pool: gpu }
#     allocatable: { nvidia.com/gpu: 8 }
`;
const EXAMPLE_FILES = `# from:                              # instead of, or beside, pools
#   - path: nodes.yaml               # kubectl get nodes -o yaml > nodes.yaml
`;

interface ProposalDetails {
  readonly asked?: readonly AskedPool[];
  /** Values files beside charts that nothing else uses. */
  readonly unused?: readonly UnusedValues[];
}

/**
 * The text of a `taintlint.yaml` that reads what was discovered, with comments on what nobody can know from the files.
 */
export function proposeConfiguration(
  { clusters, leftOut }: DiscoveredClusters,
  { asked = [], unused = [] }: ProposalDetails = {},
): string {
  const notRead = leftOut.map(
    ({ message, range }) => `# not read: ${yamlComment(`${range.file}:${range.line}: ${message}`)}`,
  );
  const names = clusters.flatMap(({ name }) => name ?? []);
  const charts = chartLines(unused, names);
  if (clusters.every(({ entries }) => entries.length === 0)) {
    const head = notRead.length === 0 ? NOTHING_DECLARED : NOTHING_READ;
    const pools = asked.length === 0 ? EXAMPLE_POOLS : `${askedLines(asked).join("\n")}\n`;
    return [head, "version: 1\n", pools, EXAMPLE_FILES, ...[...charts, ...notRead].map((line) => `${line}\n`)].join("");
  }
  const [first] = clusters;
  const isOnly = first !== undefined && first.name === null;
  const body = isOnly ? clusterLines(first) : ["clusters:", ...clusters.flatMap(namedLines)];
  return `${["version: 1", ...body, ...charts, ...askedLines(asked), ...notRead].join("\n")}\n`;
}

/** What is named for a cluster is taken to be installed there. */
function chartLines(unused: readonly UnusedValues[], clusters: readonly string[]): string[] {
  if (unused.length === 0) return [];
  const entries = unused.flatMap(({ folder, name, path }) => [
    `  - path: ${formatYamlString(escapeGlob(folder))}`,
    `    name: ${formatYamlString(name)}`,
    `    values: [${formatYamlString(path)}]`,
    ...(clusters.includes(name) ? [`    clusters: [${formatYamlString(name)}]`] : []),
  ]);
  return ["charts: # values files that nothing else uses: is each of these installed?", ...entries];
}

/** In comments: that somebody asks for a pool does not say that there is one. */
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

function clusterLines({ entries }: DiscoveredCluster): string[] {
  return [...providerLines(entries), ...completeLines(entries), "from:", ...entries.flatMap(entryLines)];
}

function namedLines({ name, manifests, exclude, gitops, entries }: DiscoveredCluster): string[] {
  const list = (values: readonly string[]) => `[${values.map(formatYamlString).join(", ")}]`;
  const lines = [
    ...(entries.length === 0 ? ["# pools: no file declares them"] : providerLines(entries)),
    ...(manifests.length === 0 ? [] : [`manifests: ${list(manifests)}`]),
    ...(exclude.length === 0 ? [] : [`exclude: ${list(exclude)}`]),
    ...(gitops?.flux === undefined ? [] : [`gitops: { flux: ${list([gitops.flux])} }`]),
    ...(gitops?.argocd === undefined ? [] : [`gitops: { argocd: ${argoText(gitops.argocd)} }`]),
    ...(entries.length === 0 ? [] : completeLines(entries)),
    ...(entries.length === 0 ? [] : ["from:", ...entries.flatMap(entryLines)]),
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
  return ["# complete: true # are these all pools of the cluster? Then a pod that fits none of them is an error"];
}

function entryLines(entry: DiscoveredEntry): string[] {
  const { format, vars, prefix, pools, notices, mayBeAbsent } = entry;
  const open = [...new Set(notices.map(({ message, range }) => `${range.file}:${range.line}: ${message}`))];
  const implied = [...new Set(pools.flatMap(({ taints }) => taints.flatMap(({ implied = [] }) => implied)))];
  const comments = [
    ...open.slice(0, MOST_COMMENTS),
    ...(open.length > MOST_COMMENTS ? [`and ${open.length - MOST_COMMENTS} more that cannot be told`] : []),
    ...implied.map((why) => `assumed: ${why}; "implicit: off" leaves that out`),
  ];
  const paths = pathsOf(entry).map(formatYamlString);
  const path = paths.length === 1 ? [`path: ${paths[0]}`] : ["path:", ...paths.map((one) => `  - ${one}`)];
  const variables = vars === undefined ? [] : [`vars: [${vars.map(formatYamlString).join(", ")}]`];
  const fields = [
    ...path,
    ...variables,
    `format: ${format}`,
    ...(prefix === "" ? [] : [`prefix: ${formatYamlString(prefix)}`]),
    ...(mayBeAbsent ? ["exists: unknown # nothing tells which of the clusters has them"] : []),
  ];
  return [
    `  # ${yamlComment(describePools(pools.map(({ name }) => name)))}`,
    ...comments.map((comment) => `  # ${yamlComment(comment)}`),
    ...fields.map((field, index) => `  ${index === 0 ? "-" : " "} ${field}`),
  ];
}

/** `3 pools: a, b, c`. */
function describePools(names: readonly string[]): string {
  return `${count(names.length, "pool")}: ${nameSome(names, MOST_NAMES)}`;
}
