import { bySeverity } from "../../model/finding.js";
import { isOfPrintedNodes, type NodePool } from "../../model/pool.js";
import { count } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import { judgeRevision } from "../judging/judge-revision.js";
import type { DriftFinding } from "./drift-finding.js";
import { findPoolDrift } from "./pool-drift.js";
import { findWorkloadDrift } from "./workload-drift.js";

/** The content of `drift`. */
export interface DriftReport {
  /** The worst first. */
  readonly findings: readonly DriftFinding[];
  readonly compared: { readonly nodes: number; readonly pools: number; readonly workloads: number };
  /** Sentences about what was not compared. */
  readonly notices: readonly string[];
}

/** Compares what a repository declares for its only cluster with the lists that kubectl printed of it. */
export function findDrift(repository: LintInput, live: LintInput): DriftReport {
  const { judgements } = judgeRevision(repository);
  const workloads = live.manifests.flatMap((manifest) => manifest.workloads);
  const livePools = listedPools(live);
  const [cluster] = judgements;
  const isComparable = cluster !== undefined && cluster.inventory.pools.length > 0 && livePools.length > 0;
  const fits = judgements.flatMap((one) => one.fits);
  const selected = new Set([...fits.map(({ workload }) => workload), ...workloads].flatMap(selectedKeys));
  const pools = isComparable
    ? findPoolDrift(cluster.inventory, livePools, selected)
    : { findings: [], pools: 0, notices: [describeUncompared(livePools.length > 0)] };
  const compared = findWorkloadDrift(fits, workloads, (workload) => isKnown(workload, judgements));
  return {
    findings: [...pools.findings, ...compared.findings].toSorted(bySeverity),
    compared: {
      nodes: livePools.reduce((sum, { nodes = [] }) => sum + nodes.length, 0),
      pools: pools.pools,
      workloads: compared.workloads,
    },
    notices: [...pools.notices, ...describeUnknown(compared.unknown)],
  };
}

/** The pools of the Nodes in what was read: without any, those of the repository stand there. */
export function listedPools({ clusters, manifests }: LintInput): readonly NodePool[] {
  const files = new Set(manifests.map(({ file }) => file.path));
  const pools = clusters.flatMap(({ inventory }) => inventory.pools);
  return pools.filter((pool) => isOfPrintedNodes(pool) && files.has(pool.place.document.file.path));
}

function describeUncompared(hasNodes: boolean): string {
  return hasNodes
    ? "no pool was compared: the repository declares none"
    : 'no pool was compared: the list holds no Node, which "kubectl get nodes" prints';
}

function describeUnknown(workloads: number): string[] {
  if (workloads === 0) return [];
  const were = count(workloads, "workload was", "workloads were");
  return [`${were} not compared: what the repository has of them is not rendered, or not whole`];
}

function selectedKeys({ podSpec: { nodeSelector, nodeAffinity } }: Workload): string[] {
  const terms = nodeAffinity?.required ?? [];
  const asked = terms.flatMap(({ matchExpressions }) => matchExpressions.map(({ key }) => key));
  return [...Object.keys(nodeSelector), ...asked];
}

/** Reports whether the fields of the workload are those that are applied. */
function isKnown({ document, addOn, decodeErrors }: Workload, judgements: readonly ClusterJudgement[]): boolean {
  const isRendered = judgements.every(({ unrendered }) => !unrendered.has(document.file.path));
  const isWhole = document.blanks === undefined && document.doubt === undefined;
  return isRendered && isWhole && addOn === undefined && decodeErrors.length === 0;
}
