import type { Manifest } from "../../manifest/read-manifest.js";
import type { Inventory } from "../../model/cluster.js";
import { groupBy } from "../../model/group-by.js";
import { DEFAULT_LIMITS, describeReached, type Limits } from "../../model/limits.js";
import { joinPath } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import type { Deployments, Gitops } from "../../rendering/gitops/follow-gitops.js";
import { HOSTNAME } from "../../scheduling/labels/topology-domains.js";
import { getValue, nodeAt } from "../../yaml/node-value.js";
import { type ClusterJudgement, gitopsOf, type LintInput, narrowed, withinTime } from "../contract/lint-input.js";
import { judgeClusters } from "./judge.js";

export interface JudgedRevision {
  readonly input: LintInput;
  readonly judgements: readonly ClusterJudgement[];
}

/** Judges a revision. Unlinted files count for deployments. */
export function judgeRevision(read: LintInput): JudgedRevision {
  const gitops = gitopsOf(read);
  const input = withinCells(withTargetNamespaces({ ...read, gitops }, gitops));
  const judgements = judgeClusters(input.clusters, input.manifests, gitops, input.deadline);
  return { input: withinTime(input), judgements };
}

/** Pairs of a toleration and a taint that take as long as a cell. */
const PAIRS_OF_CELL = 2;

/** Folds equal Nodes, then drops files, if the matrix would exceed its limit. */
function withinCells(input: LintInput): LintInput {
  const { limits = input.configuration?.limits ?? DEFAULT_LIMITS } = input;
  if (withinLimit(input, limits).length === input.manifests.length) return input;
  const clusters = input.clusters.map((one) => ({ ...one, inventory: foldPools(one.inventory) }));
  const manifests = withinLimit({ ...input, clusters }, limits);
  const left = input.manifests.length - manifests.length;
  if (left === 0) return { ...input, clusters };
  const says = `the workloads of ${left === 1 ? "1 file" : `${left} files`} were not judged`;
  return narrowed({ ...input, clusters, manifests }, describeReached("cells", limits, says));
}

function withinLimit({ manifests, clusters }: LintInput, limits: Limits): readonly Manifest[] {
  const pools = clusters.flatMap(({ inventory }) => inventory.pools);
  const taints = pools.reduce((sum, one) => sum + one.taints.length + one.startupTaints.length, 0);
  let cells = 0;
  return manifests.filter(({ workloads }) => {
    for (const { podSpec } of workloads) cells += pools.length + (podSpec.tolerations.length * taints) / PAIRS_OF_CELL;
    return cells <= limits.cells;
  });
}

/** Sets namespaces by GitOps objects: Flux' `targetNamespace` overrides, Argo CD's destination is a default. */
function withTargetNamespaces(input: LintInput, gitops: Gitops): LintInput {
  const { clusters, manifests } = input;
  if (clusters.every(({ declaration }) => declaration.gitops === undefined)) return input;
  return { ...input, manifests: manifests.map((manifest) => moveWorkloads(manifest, gitops.deployments())) };
}

function moveWorkloads(manifest: Manifest, { namespaces, defaultNamespaces }: Deployments): Manifest {
  if (manifest.rendered !== undefined) return manifest;
  const path = joinPath(manifest.file.path);
  const target = onlyOne(namespaces.get(path));
  // What Flux deploys as well is not Argo CD's alone.
  const fallback = namespaces.has(path) ? undefined : onlyOne(defaultNamespaces.get(path));
  if (target === undefined && fallback === undefined) return manifest;
  const workloads = manifest.workloads.map((workload) => {
    // A file that is no object, such as chart values, has no namespace.
    if (workload.apiVersion === "") return workload;
    const namespace = target ?? (saysNamespace(workload) ? undefined : fallback);
    return namespace === undefined ? workload : { ...workload, namespace };
  });
  return { ...manifest, workloads };
}

function onlyOne(namespaces: ReadonlySet<string | undefined> = new Set()): string | undefined {
  const [namespace, ...others] = namespaces;
  return others.length === 0 ? namespace : undefined;
}

function saysNamespace({ document, objectPath }: Workload): boolean {
  return getValue(getValue(nodeAt(document.root, objectPath), "metadata"), "namespace") !== undefined;
}

/** Makes one pool of the Nodes of a snapshot that are pools of their own, and agree in all but their names. */
function foldPools(inventory: Inventory): Inventory {
  const shapes = groupBy(inventory.pools, shapeOf);
  return { ...inventory, pools: [...shapes.values()].map(foldAlike) };
}

function shapeOf({ name, place, address, labelOrigins, labels, taints, nodes, ...others }: NodePool): string {
  const [node, another] = nodes ?? [];
  // Of other pools the place of each field may be told.
  if (node === undefined || another !== undefined || others.incomplete !== undefined) return `pool ${name}`;
  const { name: _, labels: __, ...ofNode } = node;
  return JSON.stringify([withoutName(labels), taints.map(formatTaint), ofNode, others]);
}

function withoutName(labels: NodePool["labels"]): [string, string][] {
  return Object.entries(labels).filter(([key]) => key !== HOSTNAME);
}

function foldAlike([first, ...others]: readonly [NodePool, ...NodePool[]]): NodePool {
  if (others.length === 0) return first;
  return {
    ...first,
    name: `${first.name} and ${others.length} alike`,
    labels: stringMap(withoutName(first.labels)),
    nodes: [first, ...others].flatMap(({ nodes = [] }) => nodes),
  };
}
