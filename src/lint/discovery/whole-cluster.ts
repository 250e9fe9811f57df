import { isTemplated } from "../../inventory/formats/cursor.js";
import { eksctlFormat } from "../../inventory/formats/eksctl.js";
import type { FileObjects, InventoryFile } from "../../inventory/formats/format.js";
import { FARGATE } from "../../inventory/formats/named-nodes.js";
import { openshiftFormat } from "../../inventory/formats/openshift.js";
import { mayHoldPools } from "../../inventory/formats/pool-words.js";
import { terraformFormat } from "../../inventory/formats/terraform-pools.js";
import { mayDeclareTerraformPools } from "../../inventory/terraform/telling-words.js";
import type { Inventory, WholeCluster } from "../../model/cluster.js";
import { memoize } from "../../model/memoize.js";
import { folderOf, isTestPath } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import type { SourceFile } from "../../model/source.js";
import { getString } from "../../yaml/node-value.js";
import { mayHoldWorkload } from "./discovered-clusters.js";

/** Loads all readable files, for declarations that may be a whole cluster. */
export type AllTexts = () => readonly SourceFile[];

/** Resources that make a cluster, whose node groups stand beside them. */
const CLUSTERS: ReadonlySet<string> = new Set([
  "aws_eks_cluster",
  "azurerm_kubernetes_cluster",
  "digitalocean_kubernetes_cluster",
  "google_container_cluster",
]);
/** Words of what makes nodes in Google Cloud for pods: where that is read, it is one of the pools. */
const PROVISIONS = /cluster_autoscaling|autopilot/i;
/** Words for anything that adds nodes without declaring a node group. */
const ADDS_NODES =
  /karpenter|node_provisioning|auto_?mode|compute_config|cast\.ai|castai|spotinst|AWS::EKS::|virtual[-_]?(?:node|kubelet)|aci_connector|cluster\.x-k8s\.io\/v|hypershift\.openshift\.io/i;
const READ_FILE = /\.(?:ya?ml|json|tf|tofu)$/;
const TERRAFORM_FILE = /\.(?:tf|tofu)(?:\.json)?$/;

/** Marks the inventory as a whole cluster if one declaration makes it; else returns it unchanged. */
export function asWhole(inventory: Inventory, files: readonly InventoryFile[], texts: AllTexts): Inventory {
  if (inventory.complete || inventory.faults !== undefined) return inventory;
  const whole = findWholeCluster(inventory.pools, files, texts);
  return whole === undefined ? inventory : { ...inventory, complete: true, whole };
}

/** Finds the cluster that declares all of its node groups; undefined if the repository may add other nodes. */
function findWholeCluster(
  pools: readonly NodePool[],
  files: readonly InventoryFile[],
  texts: AllTexts,
): WholeCluster | undefined {
  const whole = files.some(({ opened }) => opened) ? madeByTerraform(pools, files) : madeByObjects(pools, files);
  const isPending = ({ incomplete = [] }: NodePool) =>
    incomplete.some(({ field, why }) => field === "exists" && why !== FARGATE);
  if (whole === undefined || pools.some(isPending)) return undefined;
  const workloads = texts().filter((file) => !isTestPath(file.path) && mayHoldWorkload(file));
  if (files.some(({ path }) => isOneOfSeveral(path, workloads))) return undefined;
  const names = [whole.name ?? "", whole.file, ...files.map(({ path }) => path)];
  if (hasOtherEnvironments(names, texts())) return undefined;
  const isProvisioned = pools.some(({ autoProvisions }) => autoProvisions);
  const mayAdd = (file: SourceFile) =>
    ADDS_NODES.test(file.text) || (!isProvisioned && PROVISIONS.test(file.text)) || isUnread(file, files);
  return texts().some((file) => READ_FILE.test(file.path) && mayAdd(file)) ? undefined : whole;
}

/** Reports whether a folder around a root or file holds workloads, and others stand beside it: those may be of other clusters. */
function isOneOfSeveral(root: string, workloads: readonly SourceFile[]): boolean {
  const steps = root.split("/").slice(0, -1);
  return steps.some((_, index) => {
    const around = `${steps.slice(0, index + 1).join("/")}/`;
    const own = workloads.filter(({ path }) => path.startsWith(around));
    return own.length < workloads.length && own.some(({ path }) => !path.startsWith(`${root}/`));
  });
}

const ENVIRONMENTS = /(?<![a-z0-9])(?:prod|prd|stag|stg|dev|qa|uat)(?:uction|e|ing|elopment)?(?![a-z0-9])/gi;

/** Reports whether a cluster is of an environment by a name, and a folder of YAML or a workload's file of another. */
function hasOtherEnvironments(names: readonly string[], texts: readonly SourceFile[]): boolean {
  const wordsOf = (text: string) => Array.from(text.matchAll(ENVIRONMENTS), ([word]) => word.slice(0, 3).toLowerCase());
  const own = new Set(names.flatMap(wordsOf));
  const told = (one: SourceFile) => wordsOf(mayHoldWorkload(one) ? one.path : folderOf(one.path));
  const manifests = texts.filter(({ path }) => /\.ya?ml$/.test(path) && !isTestPath(path));
  return own.size > 0 && manifests.some((one) => told(one).some((word) => !own.has(word)));
}

/** Returns files that may declare pools and are not, or not wholly, read. */
export function unreadPoolFiles(files: readonly InventoryFile[], texts: AllTexts): readonly SourceFile[] {
  const read = files.filter((file) => !hidesPools(file));
  return texts().filter((file) => READ_FILE.test(file.path) && isUnread(file, read));
}

/** Keeps the files of root modules of which not every pool is read. */
export function withHiddenPools(inventory: Inventory, files: readonly InventoryFile[], texts: AllTexts): Inventory {
  const hiding = files.filter(hidesPools);
  if (inventory.complete || hiding.length === 0) return inventory;
  return { ...inventory, leftOut: texts().filter((file) => isOf(file, hiding) && mayDeclare(file)) };
}

function hidesPools({ opened }: InventoryFile): boolean {
  return opened?.hidesPools === true;
}

/** Reports whether a file was read, with the other files of a root module or of a local module whose pools the root creates. */
function isOf({ path: own }: SourceFile, files: readonly InventoryFile[]): boolean {
  const folder = folderOf(own);
  return files.some(({ path, opened }) =>
    opened ? (folder || ".") === path || foldersOf(opened).has(folder) : own === path,
  );
}

const foldersOf = memoize(
  ({ objects }: FileObjects) => new Set(objects.map(({ document: { file } }) => folderOf(file.path))),
);

function isUnread(file: SourceFile, files: readonly InventoryFile[]): boolean {
  return !isOf(file, files) && !isTestPath(file.path) && mayDeclare(file);
}

function mayDeclare(file: SourceFile): boolean {
  return TERRAFORM_FILE.test(file.path) ? mayDeclareTerraformPools(file.text) : mayHoldPools(file);
}

function madeByTerraform(pools: readonly NodePool[], [root, ...others]: readonly InventoryFile[]) {
  const { objects, hidesPools } = root?.opened ?? { objects: [] };
  const [cluster, second] = objects.filter(({ kind }) => CLUSTERS.has(kind));
  if (cluster === undefined || second !== undefined || others.length > 0 || hidesPools) return undefined;
  if (cluster.document.doubt !== undefined || pools.some(({ format }) => format !== terraformFormat.id))
    return undefined;
  const name = getString(cluster.node, "name");
  return { name: isTemplated(name) ? undefined : name, file: cluster.document.file.path };
}

function madeByObjects([first, ...others]: readonly NodePool[], files: readonly InventoryFile[]) {
  if (first?.clusterName === undefined) return undefined;
  const { format, clusterName: name, place } = first;
  const isMaker = format === openshiftFormat.id || (format === eksctlFormat.id && files.length === 1);
  const isOne = others.every((one) => one.format === format && one.clusterName === name);
  return isMaker && isOne ? { name, file: place.document.file.path } : undefined;
}
