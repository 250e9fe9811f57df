import { NO_CLUSTER_KEYS } from "../../inventory/contract/cluster-keys.js";
import {
  type ConfigurationError,
  type InventoryNotice,
  unwrittenPlace,
} from "../../inventory/contract/configuration-error.js";
import { type ClusterDeclaration, declaredBy } from "../../inventory/declaration/cluster-declaration.js";
import type { ImportedFile } from "../../inventory/declaration/from-declaration.js";
import { formatNotices } from "../../inventory/declaration/notice-texts.js";
import type { InventoryFile } from "../../inventory/formats/format.js";
import { type BuiltInventory, buildInventory, inventoryOf } from "../../inventory/pools.js";
import { locate, rangeOfSpan } from "../../manifest/locate.js";
import type { Outcome } from "../../model/outcome.js";
import { exampleFolderOf, isRetired, isTestPath, isVendored } from "../../model/path-steps.js";
import type { SourceFile } from "../../model/source.js";
import { count, nameSome } from "../../model/words.js";
import { declaresPools } from "../../rendering/contract/rendered-relevance.js";
import type { Configuration } from "../configuration/configuration.js";
import type { LintInput, ResolvedCluster } from "../contract/lint-input.js";
import type { DiscoveredEntry } from "./discover.js";
import type { DiscoveredClusters } from "./discovered-clusters.js";
import { type AllTexts, asWhole, unreadPoolFiles, withHiddenPools } from "./whole-cluster.js";

const NAMED_FILES = 3;
/** Most causes reported for unread files. */
const NAMED_CAUSES = 12;
const NAMED_CLUSTERS = 6;
/** Path of a configuration that does not exist. */
export const NOT_WRITTEN = "taintlint.yaml";

/** Returns notices about found pools and unreadable files, except those of which a rendering makes pools. */
export function poolNotices(
  { notices, leftOut = [] }: LoadedClusters,
  manifests: LintInput["manifests"],
): readonly string[] {
  const covered = new Set(manifests.flatMap((one) => (one.covered ? one.file.path : [])));
  const made = covered.size === 0 ? covered : filesOfRenderedPools(manifests);
  const told = leftOut
    .filter(({ range }) => !made.has(range.file))
    .map(
      (one): InventoryNotice =>
        covered.has(one.range.file) ? { range: one.range, message: NONE_MADE, joins: true } : one,
    );
  return [...new Set([...notices, ...shortenNotices(formatNotices(told), NAMED_CAUSES)])];
}

const NONE_MADE = "none of the node pools in this template is read from what its chart or kustomization renders";

function filesOfRenderedPools(manifests: LintInput["manifests"]): ReadonlySet<string> {
  const objects = manifests.flatMap((one) => (one.rendered === undefined ? [] : one.objects.filter(declaresPools)));
  return new Set(objects.map(({ document, path }) => locate({ document, path, target: "value" }).file));
}

export function undeclaredCluster(): ResolvedCluster {
  const declaration = declaredBy(
    { ...NO_CLUSTER_KEYS, complete: false },
    null,
    unwrittenPlace({ path: NOT_WRITTEN, text: "" }),
  );
  return { declaration, inventory: inventoryOf(declaration, []).inventory };
}

/** Returns a line each, or for the first of many. */
export function shortenNotices(notices: readonly string[], most = NAMED_FILES): string[] {
  const more = notices.length - most;
  return more > 1 ? [...notices.slice(0, most), `${more} more files like these are left out`] : [...notices];
}

export interface LoadedClusters {
  readonly clusters: readonly ResolvedCluster[];
  readonly notices: readonly string[];
  readonly leftOut?: readonly InventoryNotice[];
  /** A list of kubectl that holds no Node: no other file declares its pools. */
  readonly lacksNodes?: true;
}

export interface DeclaredPools extends ResolvedCluster, BuiltInventory {}

/** Builds declared pools, complete if the files make a whole cluster; `errors` occurred on reading. */
export function declaredPools(
  declaration: ClusterDeclaration,
  imports: readonly ImportedFile[],
  errors: readonly ConfigurationError[],
  texts: AllTexts,
): DeclaredPools {
  const { inventory, ...told } = buildInventory(declaration, imports);
  const isPending = declaration.complete === undefined && declaration.pools === undefined;
  const files = imports.map(({ file }) => file);
  const known = isPending ? asWhole(inventory, files, texts) : inventory;
  return { declaration, ...told, inventory: withHiddenPools(known, files, texts), errors: [...errors, ...told.errors] };
}

export function loadedOf(built: readonly DeclaredPools[]): Outcome<LoadedClusters, readonly ConfigurationError[]> {
  const errors = built.flatMap((one) => one.errors);
  if (errors.length > 0) return { problem: errors };
  const clusters = built.map(({ declaration, inventory }) => ({ declaration, inventory }));
  return { value: { clusters, notices: formatNotices(built.flatMap(({ notices }) => notices)) } };
}

const FROM_CLUSTER =
  'so placement cannot be judged: "kubectl get nodes -o json | taintlint init -" writes down those that the cluster has';

const LACKS_NODES =
  'the list holds no Node, so placement cannot be judged: list them, too, as "kubectl get nodes,deploy,ds,sts,job,cronjob,pod -A -o json" does';

/** Explains why placement is unknown, and the fix. */
export function describeNoPools(
  { leftOut = [], lacksNodes }: Pick<LoadedClusters, "leftOut" | "lacksNodes">,
  configuration?: Configuration,
): string {
  if (lacksNodes) return LACKS_NODES;
  if (leftOut.length > 0) return `no node pools of a whole cluster were found, ${FROM_CLUSTER}`;
  if (configuration === undefined)
    return `no node pools are declared, ${FROM_CLUSTER}; or write a taintlint.yaml with "version: 1" and "pools"`;
  const hasFrom = configuration.clusters.some(({ from = [] }) => from.length > 0);
  const [lacks, writes] = hasFrom
    ? ['reads no node pools by its "from"', ""]
    : ["declares no node pools", ' or "from"'];
  return `"${configuration.file.path}" ${lacks}, so placement cannot be judged: write "pools"${writes} into it, or name a file with --inventory`;
}

export function hasPools({ clusters }: Pick<LintInput, "clusters">): boolean {
  return clusters.some(({ inventory }) => inventory.pools.length > 0);
}

export function entriesOf({ clusters }: DiscoveredClusters): DiscoveredEntry[] {
  return clusters.flatMap(({ entries }) => entries);
}

function filesOf(discovery: DiscoveredClusters): InventoryFile[] {
  return entriesOf(discovery).flatMap(({ files }) => files);
}

/** Returns files that may declare pools, and of which not all are discovered. */
export function undiscoveredIn(discovery: DiscoveredClusters, texts: AllTexts): readonly SourceFile[] {
  return [...unreadPoolFiles(filesOf(discovery), texts), ...(discovery.unread ?? [])];
}

/** Resolves discovered pools; `path` is the missing configuration's. Without `texts` no cluster counts as complete. */
export function discoveredPools(
  discovery: DiscoveredClusters,
  path: string,
  { value, problem }: Outcome<LoadedClusters, readonly { readonly message: string }[]>,
  unread: readonly SourceFile[],
  texts?: AllTexts,
): LoadedClusters {
  const { leftOut } = discovery;
  if (entriesOf(discovery).length === 0) return { clusters: [], notices: [], leftOut };
  if (value === undefined) {
    const notices = shortenNotices(problem.map(({ message }) => `pools were discovered, but ${message}`));
    return { clusters: [], notices, leftOut };
  }
  const [only, ...others] = value.clusters;
  const isSeen = texts !== undefined && only !== undefined && others.length === 0 && leftOut.length === 0;
  const files = filesOf(discovery);
  const clusters = value.clusters.map((one) => {
    const inventory = { ...one.inventory, leftOut: unread.length > 0 ? unread : undefined };
    return { ...one, inventory: isSeen ? asWhole(inventory, files, texts) : inventory };
  });
  const isWhole = clusters.some(({ inventory }) => inventory.whole || inventory.isSnapshot);
  const notices = value.notices.filter((notice) => !notice.startsWith(`${path}:`));
  const pools = value.clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  return { clusters, notices: [describeDiscovery(discovery, pools, isWhole), ...notices], leftOut };
}

function describeDiscovery(discovery: DiscoveredClusters, pools: number, isWhole: boolean): string {
  const files = [...new Set(entriesOf(discovery).flatMap((entry) => entry.files.map(({ path }) => `"${path}"`)))];
  const named = nameSome(files, NAMED_FILES, "more files");
  const found = count(pools, "node pool was discovered", "node pools were discovered");
  const names = discovery.clusters.flatMap(({ name }) => name ?? []);
  const apart = names.length < 2 ? "" : ` of ${names.length} clusters (${nameSome(names, NAMED_CLUSTERS)})`;
  return `without a taintlint.yaml ${found} in ${named}${apart}${isWhole ? "" : ", and there may be others"}: "taintlint init" writes them down`;
}

/** Unread files of a tool that may make pools. */
interface UnreadFiles {
  /** Few names: each text is searched. */
  readonly path: RegExp;
  readonly text: RegExp;
  readonly beside?: RegExp;
  readonly cause: string;
}

const BY_HAND = 'declare these pools by hand, or import what "kubectl get nodes -o json" prints';
const AZURE_POOLS = /Microsoft\.ContainerService\/managedClusters(?:\/agentPools)?(?=["'@])/i;
/** Adds a taint; one that ends with a minus removes it. */
const TAINTS_NODES =
  /\b(?:kubectl|oc)\b[^\n#;&]{0,80}\btaint[ \t]+(?:nodes?|no)\b(?=[^\n#;&]{0,200}:(?:Prefer)?No(?:Schedule|Execute)(?!-))|(?<=")taints(?=":[ \t]{0,4}\[\{)/;
const SCRIPT = /(?:\.(?:sh|bash|ps1)|(?:^|\/)\.?taskfiles?(?:\/[^/]+)?\.ya?ml|(?:^|\/)(?:Make|just)file)$/i;
const UNREAD_FILES: readonly UnreadFiles[] = [
  {
    path: /(?:\.(?:sh|bash|ps1|bat|sh\.tpl|sh\.tftpl)|\/user-?data[^/]*)$/i,
    text: /--(?:register-with-taints|node-taint)\b|registerWithTaints|^[ \t]{0,20}node-taint(?=:)/m,
    cause: "it starts nodes with",
  },
  {
    path: SCRIPT,
    text: TAINTS_NODES,
    cause: "a script is not read, which taints nodes with",
  },
  {
    path: SCRIPT,
    text: /\b(?:az aks nodepool add|gcloud (?:(?:alpha|beta) )?container node-pools create|eksctl create nodegroup|aws eks create-nodegroup)\b/,
    cause: "a script is not read, which makes node pools with",
  },
  {
    path: /(?:^|\/)(?:ansible|playbooks|group_vars|host_vars|roles\/[^/]+\/tasks)\/(?:[^/]+\/)*[^/]+\.ya?ml$/,
    text: /--(?:node|register-with)-taints?\b|\bkubectl\b[^\n#;&]{0,80}\btaint\b/,
    cause: "Ansible is not read, which taints nodes with",
  },
  {
    path: /(?:cloud-?formation|cfn|eks|stack|node-?group|template)[^.]*\.(?:ya?ml|json|template)$|\.template$/i,
    text: /AWS::EKS::Nodegroup/,
    cause: "CloudFormation is not read, which declares",
  },
  { path: /\.bicep$/i, text: AZURE_POOLS, cause: "Bicep is not read, which declares" },
  {
    path: /(?:aks|azuredeploy|arm|template|cluster|node-?pool)[^.]*\.json$/i,
    text: AZURE_POOLS,
    cause: "an ARM template is not read, which declares",
  },
  {
    path: /(?:omni|talos|cluster)[^.]*\.ya?ml$/i,
    text: /^kind:[ \t]*["']?Workers\b/m,
    beside: /^(?:machines|machineClass):/m,
    cause: "a cluster template of Omni is not read, which declares",
  },
  {
    path: /(?:eks-?a|anywhere|cluster)[^.]*\.ya?ml$/i,
    text: /workerNodeGroupConfigurations/,
    beside: /anywhere\.eks\.amazonaws\.com/,
    cause: "EKS Anywhere is not read, which declares",
  },
  {
    path: /(?:^|\/)templates\/(?:[^/]+\/)*[^/]*\.tpl$/,
    text: /^kind:[ \t]*(?:MachineSet|MachinePool|MachineDeployment|NodePool|Provisioner)\b/m,
    beside: /\{\{/,
    cause: "a template is not read by itself, which declares",
  },
  {
    path: /polic|machine-?(?:set|pool)s?|node-?pools?/i,
    text: /(?<=^[ \t]{1,40})kind:[ \t]*(?:MachineSet|MachinePool|NodePool)\b/m,
    beside: /^[ \t]*(?:- )?objectDefinition:/m,
    cause: "a policy makes objects that are not read, which declares",
  },
  {
    path: /\.(?:tf|tofu)$/,
    text: /\btalos_machine_configuration(?:_controlplane|_worker)?(?=")/,
    cause: "no root module that is read makes these machines of Talos, which declares",
  },
  {
    path: /\.(?:jsonnet|libsonnet)$/,
    text: /\b(?:managedNodeGroups|nodeGroups|AWS::EKS::Nodegroup|kind: ?["'](?:NodePool|Provisioner|MachineSet))\b/,
    cause: "Jsonnet is not read, which declares",
  },
  {
    path: /(?:\.lokocfg(?:\.\w+)?|(?:deployments?|templates)\/(?:[^/]+\/)*[^/]+\.(?:py|jinja))$/,
    text: /\b(?:container[-.]v1\b[^"'\n]{0,80}nodePools?|worker_pool)\b/,
    cause: "Deployment Manager or Lokomotive is not read, which declares",
  },
  {
    path: /(?:^|\/)(?:index\.ts|__main__\.py|main\.go|Pulumi(?:\.[\w-]+)?\.ya?ml)$/,
    text: /(?:createNodeGroup|(?:Managed)?NodeGroup(?:V2)?|NodePool|AgentPool)\b/i,
    beside: /pulumi/i,
    cause: "a stack of Pulumi is not read, which declares",
  },
  {
    path: /(?:cluster|eks|k8s|kube|node-?group|stack)[^/]*\.(?:py|ts)$/i,
    text: /(?:addNodegroupCapacity|add_nodegroup_capacity|addAutoScalingGroupCapacity|add_auto_scaling_group_capacity|CfnNodegroup)\b/,
    beside: /\baws[-_]cdk\b/,
    cause: "an app of CDK is not read, which declares",
  },
];

export function mayMakeUnreadPools(path: string): boolean {
  const isAside = isTestPath(path) || isVendored(path) || isRetired(path) || exampleFolderOf(path) !== undefined;
  return !isAside && UNREAD_FILES.some((one) => one.path.test(path));
}

/** Names the pool declarations in an unread file, once per tool. */
export function describeUnreadPools(file: SourceFile): InventoryNotice[] {
  return UNREAD_FILES.filter(({ path }) => path.test(file.path)).flatMap(({ text, beside, cause }) => {
    const at = text.exec(file.text);
    if (at === null || beside?.test(file.text) === false) return [];
    const range = rangeOfSpan(file, { start: at.index, end: at.index + at[0].length });
    return [{ message: `${cause} "${at[0]}": ${BY_HAND}`, cause, joins: true, range }];
  });
}
