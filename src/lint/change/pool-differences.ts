import { placeholderIn } from "../../manifest/objects/pod-spec.js";
import type { PoolDifference } from "../../model/change.js";
import { DECLARED_FORMAT, hasNoNodes, INSTANCE_TYPE_LABEL, type NodePool } from "../../model/pool.js";
import type { Place, TextPlace } from "../../model/source.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { keepsPodsOff } from "../../scheduling/taints/toleration.js";
import { canonicalText, nodeAt, toValue } from "../../yaml/node-value.js";
import { type Replacement, replacementOf } from "./replaced-nodes.js";

export type PlaceOfRemoved = (pool: NodePool) => Place | TextPlace;

/** Compares a cluster's pools by name. A pure rename, with labels derived from the name, is the same pool. */
export function comparePools(
  before: readonly NodePool[],
  after: readonly NodePool[],
  placeOfRemoved: PlaceOfRemoved,
): readonly PoolDifference[] {
  const old = new Map(before.map((pool) => [pool.name, pool]));
  const names = new Set(after.map(({ name }) => name));
  const removed = new Set(before.filter(({ name }) => !names.has(name)));
  const differences: PoolDifference[] = [];
  for (const pool of after) {
    const same = old.get(pool.name) ?? [...removed].find((candidate) => isRenamed(candidate, pool));
    if (same === undefined) {
      const details = ["is added", ...pool.taints.map((taint) => `has taint ${formatTaint(taint)}`)];
      differences.push({ ...sidesOf(undefined, pool), change: "added", details, at: pool.place });
      continue;
    }
    removed.delete(same);
    const replacement = replacementOf(same, pool) ?? groupReplacementOf(same, pool);
    const details = [...describeChange(same, pool), ...describeReplacement(replacement)];
    if (details.length === 0) continue;
    const replaced = replacement && { replaced: { by: replacement.by, bound: [] } };
    const at = placeOfChange(same, pool);
    differences.push({ ...sidesOf(same, pool), change: "changed", details, ...replaced, at });
  }
  for (const pool of removed) {
    const details = ["is removed"];
    differences.push({ ...sidesOf(pool, undefined), change: "removed", details, at: placeOfRemoved(pool) });
  }
  return differences;
}

/** Taints and labels are described separately. */
function describeReplacement(replacement: Replacement | undefined): string[] {
  if (replacement === undefined) return [];
  const others = replacement.fields.filter((field) => field !== "taints" && field !== "labels");
  const why = others.length === 0 ? "" : `, for its template changes ${others.join(", ")}`;
  return [`has its nodes replaced by ${replacement.by}${why}`];
}

function sidesOf(before: NodePool | undefined, after: NodePool | undefined) {
  const [had, has] = [before?.taints ?? [], after?.taints ?? []].map((taints) => taints.filter(keepsPodsOff));
  const pool = after?.name ?? before?.name ?? "";
  return { pool, before, after, lifted: missingIn(has ?? [], had ?? []), added: missingIn(had ?? [], has ?? []) };
}

function missingIn(list: readonly PoolTaint[], taints: readonly PoolTaint[]): readonly PoolTaint[] {
  const known = new Set(list.map(formatTaint));
  return taints.filter((taint) => !known.has(formatTaint(taint)));
}

/** Labels with the pool's name follow a rename. */
function isRenamed(before: NodePool, after: NodePool): boolean {
  if (before.format !== after.format) return false;
  const labels = Object.entries(before.labels).map(([key, value]): [string, string] => {
    return [key, value === before.name && after.labels[key] === after.name ? after.name : value];
  });
  return describeChange({ ...before, name: after.name, labels: stringMap(labels) }, after).length === 0;
}

function describeChange(before: NodePool, after: NodePool): string[] {
  return [
    ...(before.name === after.name ? [] : [`was called "${before.name}"`]),
    ...describeTaints(before.taints, after.taints),
    ...describeLabels(before.labels, after.labels),
    ...describeRequirements(before, after),
    ...describeScale(before, after),
    ...describeNodes(before, after),
    ...describePending(before, after),
  ];
}

function describeTaints(before: readonly PoolTaint[], after: readonly PoolTaint[]): string[] {
  const gone = missingIn(after, before);
  const isReplaced = (taint: PoolTaint) => gone.find(({ key, effect }) => key === taint.key && effect === taint.effect);
  const replaced = new Set<PoolTaint>();
  const added = missingIn(before, after).map((taint) => {
    const old = isReplaced(taint);
    if (old === undefined) return `adds taint ${formatTaint(taint)}`;
    replaced.add(old);
    return `changes taint ${formatTaint(old)} to ${formatTaint(taint)}`;
  });
  return [
    ...added,
    ...gone.filter((taint) => !replaced.has(taint)).map((taint) => `removes taint ${formatTaint(taint)}`),
  ];
}

function describeLabels(before: NodePool["labels"], after: NodePool["labels"]): string[] {
  const added = Object.entries(after).flatMap(([key, value]) => {
    const old = before[key];
    if (old === value) return [];
    return [old === undefined ? `adds label ${key}=${value}` : `changes label ${key}=${old} to ${key}=${value}`];
  });
  const gone = Object.entries(before).filter(([key]) => !(key in after));
  return [...added, ...gone.map(([key, value]) => `removes label ${key}=${value}`)];
}

function describeRequirements(before: NodePool, after: NodePool): string[] {
  const texts = ({ requirements = [], machineTypes }: NodePool) =>
    requirements
      .filter(({ key }) => key !== INSTANCE_TYPE_LABEL || machineTypes === undefined)
      .map(({ key, operator, values }) => `${key} ${[operator, values.join(", ")].join(" ").trim()}`);
  const [had, has] = [new Set(texts(before)), new Set(texts(after))];
  return [
    ...[...has].filter((text) => !had.has(text)).map((text) => `adds requirement ${text}`),
    ...[...had].filter((text) => !has.has(text)).map((text) => `removes requirement ${text}`),
  ];
}

function describeScale(before: NodePool, after: NodePool): string[] {
  if (hasNoNodes(before) === hasNoNodes(after)) return [];
  return [hasNoNodes(after) ? "is scaled to zero" : "is no longer scaled to zero"];
}

/** Describes each node of a snapshot without the labels that all share. */
function describeNodes(before: NodePool, after: NodePool): string[] {
  const texts = ({ nodes = [] }: NodePool) =>
    nodes.map(({ labels, unschedulable }) => JSON.stringify([Object.entries(labels).sort(), unschedulable])).sort();
  if (JSON.stringify(texts(before)) === JSON.stringify(texts(after))) return [];
  return ["changes its nodes"];
}

function describePending(before: NodePool, after: NodePool): string[] {
  const texts = ({ incomplete = [] }: NodePool) =>
    incomplete.filter(({ field }) => field !== "scale" && field !== "name");
  const [had, has] = [texts(before), texts(after)];
  const isSame = JSON.stringify(had.map(({ why }) => why)) === JSON.stringify(has.map(({ why }) => why));
  if (isSame) return [];
  return has.length === 0
    ? ["no longer leaves anything open"]
    : has.map(
        ({ field, why }) => `leaves ${field === "exists" ? "open whether it exists" : `its ${field} open`}: ${why}`,
      );
}

/** Returns the first new taint, else the first new label, else the pool. */
function placeOfChange(before: NodePool, after: NodePool): Place {
  const [taint] = missingIn(before.taints, after.taints);
  if (taint !== undefined) return taint.place;
  const label = Object.entries(after.labels).find(([key, value]) => before.labels[key] !== value)?.[0];
  if (label === undefined || after.format !== DECLARED_FORMAT) return after.place;
  const { place } = after;
  const path = place.path.at(-1) === "name" ? place.path.slice(0, -1) : place.path;
  return { ...place, path: [...path, "labels", label] };
}

/** Forces a new group in Terraform. Upstream: terraform-provider-aws internal/service/eks/node_group.go, ForceNew. */
const OF_THE_GROUP = [
  ...["ami_type", "capacity_type", "cluster_name", "disk_size", "instance_types", "node_role_arn", "subnet_ids"],
  ...["launch_template.id", "launch_template.name"],
];
/** Rolls the nodes. Upstream: the same file, resourceNodeGroupUpdate, UpdateNodegroupVersion. */
const OF_THE_NODES = ["version", "release_version", "launch_template.version"];

/** The resource, or a group made by the EKS module. */
const NODE_GROUP = /(?:^|\.)(?:aws_eks_node_group\.|(?:eks_managed_)?node_groups\[)/;

/** Returns the replacement of an EKS group's nodes. Labels, taints and sizes change in place; unset fields stay. */
function groupReplacementOf(before: NodePool, after: NodePool): Replacement | undefined {
  const isNodeGroup = ({ format, place }: NodePool) =>
    format === "terraform" && NODE_GROUP.test(place.document.address ?? "");
  if (![before, after].every(isNodeGroup)) return undefined;
  const isChanged = (field: string) => differs(before, after, field);
  const [group, nodes] = [OF_THE_GROUP.filter(isChanged), OF_THE_NODES.filter(isChanged)];
  if (group.length > 0) return { by: "Terraform", fields: [...group, ...nodes] };
  return nodes.length === 0 ? undefined : { by: "EKS", fields: nodes };
}

function differs(before: NodePool, after: NodePool, field: string): boolean {
  const [name = "", ofTemplate] = field.split(".");
  const [old, now] = [before, after].map(({ place }) => {
    const node = nodeAt(place.document.root, ofTemplate === undefined ? [name] : [name, 0, ofTemplate]);
    return node === undefined || placeholderIn(node) !== undefined ? undefined : toValue(node);
  });
  if (old === undefined || now === undefined || old === null || now === null) return false;
  const told = (value: unknown) =>
    canonicalText(name === "subnet_ids" && Array.isArray(value) ? value.map(canonicalText).sort() : value);
  return told(old) !== told(now);
}
