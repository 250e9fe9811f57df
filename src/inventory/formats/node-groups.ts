import { groupBy } from "../../model/group-by.js";
import { INSTANCE_TYPE_LABEL } from "../../model/pool.js";
import { formatTaint } from "../../model/taint.js";
import type { NodeSnapshot } from "./node-object.js";

export interface NodeGroup {
  readonly name: string;
  /** In source order, at least one. */
  readonly nodes: readonly [NodeSnapshot, ...NodeSnapshot[]];
}

/** Labels with the pool's name on each platform, the surest first. */
const POOL_LABELS: readonly string[] = [
  "karpenter.sh/nodepool",
  "karpenter.sh/provisioner-name",
  "eks.amazonaws.com/nodegroup",
  "alpha.eksctl.io/nodegroup-name",
  "cloud.google.com/gke-nodepool",
  "kubernetes.azure.com/agentpool",
  "agentpool",
  "kops.k8s.io/instancegroup",
  "hypershift.openshift.io/nodePool",
  "worker.gardener.cloud/pool",
  "worker.garden.sapcloud.io/group",
  "oci.oraclecloud.com/node-pool-id",
  "magnum.openstack.org/nodegroup",
  "compute.coreweave.com/node-pool",
  "doks.digitalocean.com/node-pool",
  "k8s.scaleway.com/pool-name",
  "lke.linode.com/pool-id",
  "nodepool",
  "ibm-cloud.kubernetes.io/worker-pool-name",
  "alibabacloud.com/nodepool-id",
  // Common pool labels without a platform.
  ...["pool", "node-pool", "nodegroup", "node-group"],
];

const ROLE_PREFIX = "node-role.kubernetes.io/";

export interface GroupKey {
  readonly source: string;
  readonly value: string;
}

type Labelled = Pick<NodeSnapshot, "labels">;

/**
 * Groups Nodes into pools: `none` by itself; `auto` by pool label, else roles, else instance type; else by the label.
 * Groups with different taints are split and named after them. In the order of first nodes.
 */
export function groupNodes(nodes: readonly NodeSnapshot[], by: string): NodeGroup[] {
  if (by === "none") return nodes.map((node) => ({ name: node.name, nodes: [node] }));
  const keyOf = by === "auto" ? automaticKey : (node: NodeSnapshot) => labelKey(node, by);
  const groups = groupBy(nodes, (node) => {
    const { source, value } = keyOf(node);
    return `${source}=${value}`;
  });
  const named = [...groups.values()].map((members) => ({ key: keyOf(members[0]), members }));
  const sources = groupBy(named, ({ key }) => key.value);
  return named.flatMap(({ key, members }) => {
    const ambiguous = sources.get(key.value)?.some((other) => other.key.source !== key.source);
    return splitByTaints(ambiguous ? `${key.source}=${key.value}` : key.value, members);
  });
}

/** Reports whether a label that names pools is there: of roles and types of machines there may be several pools. */
export function namesPool({ source }: GroupKey): boolean {
  return POOL_LABELS.includes(source);
}

function labelKey(node: Labelled, label: string): GroupKey {
  const value = node.labels[label];
  return value ? { source: label, value } : { source: "", value: `without ${label}` };
}

export function automaticKey(node: Labelled): GroupKey {
  const poolLabel = POOL_LABELS.find((label) => node.labels[label]);
  if (poolLabel !== undefined) return labelKey(node, poolLabel);
  const roles = Object.keys(node.labels).filter((label) => label.startsWith(ROLE_PREFIX));
  if (roles.length > 0) {
    const names = roles.map((label) => label.slice(ROLE_PREFIX.length)).sort();
    return { source: ROLE_PREFIX, value: names.join("+") };
  }
  return node.labels[INSTANCE_TYPE_LABEL] ? labelKey(node, INSTANCE_TYPE_LABEL) : { source: "", value: "nodes" };
}

function splitByTaints(name: string, members: NodeGroup["nodes"]): NodeGroup[] {
  const variants = [...groupBy(members, (node) => [...new Set(node.taints.map(formatTaint))].sort().join(", "))];
  if (variants.length === 1) return [{ name, nodes: members }];
  return variants.map(([taints, nodes]) => ({
    name: `${name} (${taints === "" ? "no taints" : `taints: ${taints}`})`,
    nodes,
  }));
}
