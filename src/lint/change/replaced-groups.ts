import { placeholderIn } from "../../manifest/objects/pod-spec.js";
import type { NodePool } from "../../model/pool.js";
import type { FieldPath } from "../../model/source.js";
import { canonicalText, nodeAt, toValue } from "../../yaml/node-value.js";
import type { Replacement } from "./replaced-nodes.js";

interface GroupField {
  readonly name: string;
  readonly path: FieldPath;
}

const at = (...names: readonly string[]): GroupField[] => names.map((name) => ({ name, path: [name] }));
const ofTemplate = (name: string): GroupField => ({
  name: `launch_template.${name}`,
  path: ["launch_template", 0, name],
});

/** Forces a new group in Terraform. Upstream: terraform-provider-aws internal/service/eks/node_group.go, ForceNew. */
const OF_THE_GROUP: readonly GroupField[] = [
  ...at("ami_type", "capacity_type", "cluster_name", "disk_size", "instance_types", "node_role_arn", "subnet_ids"),
  ofTemplate("id"),
  ofTemplate("name"),
];
/** Rolls the nodes. Upstream: the same file, resourceNodeGroupUpdate, UpdateNodegroupVersion. */
const OF_THE_NODES: readonly GroupField[] = [...at("version", "release_version"), ofTemplate("version")];

/** The resource, or a group made by the EKS module. */
const NODE_GROUP = /(?:^|\.)(?:aws_eks_node_group\.|(?:eks_managed_)?node_groups\[)/;

/** Returns the replacement of an EKS group's nodes. Labels, taints and sizes change in place; unset fields stay. */
export function groupReplacementOf(before: NodePool, after: NodePool): Replacement | undefined {
  if (![before, after].every(isNodeGroup)) return undefined;
  const changed = (fields: readonly GroupField[]) =>
    fields.flatMap(({ name, path }) => (differs(before, after, path) ? [name] : []));
  const [group, nodes] = [changed(OF_THE_GROUP), changed(OF_THE_NODES)];
  if (group.length > 0) return { by: "Terraform", fields: [...group, ...nodes] };
  return nodes.length === 0 ? undefined : { by: "EKS", fields: nodes };
}

function isNodeGroup({ format, place }: NodePool): boolean {
  return format === "terraform" && NODE_GROUP.test(place.document.address ?? "");
}

function differs(before: NodePool, after: NodePool, path: FieldPath): boolean {
  const [old, now] = [before, after].map(({ place }) => {
    const node = nodeAt(place.document.root, path);
    return node === undefined || placeholderIn(node) !== undefined ? undefined : toValue(node);
  });
  if (old === undefined || now === undefined || old === null || now === null) return false;
  return told(path, old) !== told(path, now);
}

function told(path: FieldPath, value: unknown): string {
  const isSet = path[0] === "subnet_ids" && Array.isArray(value);
  return canonicalText(isSet ? value.map(canonicalText).sort() : value);
}
