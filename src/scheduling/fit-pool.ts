import type { ByWord } from "../model/by-word.js";
import type { FeatureGateState, Inventory } from "../model/cluster.js";
import type { PoolFit, Reason, Verdict } from "../model/fit.js";
import { matchesNameGlob } from "../model/name-glob.js";
import type { OpenPolicies } from "../model/pod-change.js";
import { hasNoNodes, type NodePool, whyItMayNotExist } from "../model/pool.js";
import type { Taint } from "../model/taint.js";
import type { PodToleration } from "../model/toleration.js";
import type { PossibleDefaults } from "./admission/admit.js";
import { mayHaveTopology } from "./labels/topology-domains.js";
import { openTaints } from "./open-taints.js";
import { judgePlacement, type Placement, type PlacementRequest } from "./placement.js";
import { evictedAfterSeconds } from "./taints/eviction.js";
import { judgeTaints, type TaintJudgement } from "./taints/taint-judgement.js";

/** What is the same for every pool. */
export interface JudgedPod {
  readonly comparison: FeatureGateState;
  readonly nodeName: string;
  readonly tolerations: readonly PodToleration[];
  readonly request: PlacementRequest;
  /** Labels without which a node is no place for it. */
  readonly topologies: readonly string[];
  readonly missingRuntimeClass: string | undefined;
  /** Undefined where the namespace is not known; `labels` where somebody may add to them. */
  readonly identity: { readonly namespace: string; readonly labels: ByWord<string> | undefined } | undefined;
  /** The queue of Kueue that starts the pod. */
  readonly queue: string | undefined;
  readonly possible: PossiblePod | undefined;
  /** Policies that may change it, nobody can tell how. */
  readonly open: OpenPolicies;
  /** What the DaemonSet controller judges nodes by: the template, without what admission adds. */
  readonly daemon: { readonly tolerations: readonly PodToleration[]; readonly request: PlacementRequest } | undefined;
}

/** The pod if the plugins that read its namespace's annotations run, or no such annotation stands elsewhere. */
interface PossiblePod {
  readonly namespace: string;
  readonly selectedBy: PossibleDefaults["selectedBy"];
  readonly tolerations: readonly PodToleration[];
  /** Undefined where the selector stays as it is. */
  readonly request: PlacementRequest | undefined;
}

/** The verdict of one workload on one pool: of the scheduler, or of the DaemonSet controller. */
export function fitPool(pod: JudgedPod, pool: NodePool, inventory: Inventory): PoolFit {
  const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
  const placement = withPossibleSelector(pod, judgePlacement(pod.request, pool, inventory), pool, inventory);
  const judged =
    pod.daemon === undefined
      ? scheduled(pod, pool, taints, placement)
      : controlled(pod, pod.daemon, pool, inventory, taints, placement);
  const sure = unlessChanged(judged, pod, pool, taints, placement);
  const { verdict, reasons, lacksTopologyAlone } = hasNoNodes(pool)
    ? withoutNodes(sure, "no-nodes")
    : isLeftOut(pod, pool)
      ? withoutNodes(sure, "not-selected")
      : unlessTopologyMissing(unlessItExists(sure, pool), pod, pool, inventory);
  return {
    pool,
    verdict,
    untolerated: taints.untolerated,
    avoided: taints.avoided,
    tolerated: taints.tolerated,
    selector: placement.selector,
    cordoned: placement.cordoned,
    evictedAfterSeconds: eviction(pod, pool, taints),
    reasons,
    lacksTopologyAlone,
  };
}

/** The DaemonSet controller counts a node without the label all the same, and the pod that it makes waits. */
function unlessTopologyMissing(
  judged: Judgement,
  { topologies, nodeName, daemon }: JudgedPod,
  pool: NodePool,
  inventory: Inventory,
): Judgement {
  if (judged.verdict === "blocked" || nodeName !== "") return judged;
  const missing = topologies.filter((key) => !mayHaveTopology(pool, key, inventory));
  if (missing.length === 0) return judged;
  const reasons = [...judged.reasons, ...missing.map((key): Reason => ({ kind: "topology-missing", key }))];
  return daemon === undefined
    ? { verdict: "blocked", reasons, lacksTopologyAlone: true }
    : { verdict: "unknown", reasons };
}

/** A pool that the namespace's node selector would exclude is open: the plugin that reads it may not run. */
function withPossibleSelector(
  { possible }: JudgedPod,
  placement: Placement,
  pool: NodePool,
  inventory: Inventory,
): Placement {
  if (possible?.request === undefined || placement.selector === "mismatch") return placement;
  if (judgePlacement(possible.request, pool, inventory).selector === "match") return placement;
  const verdict = placement.verdict === "mismatch" ? "mismatch" : "unknown";
  const reason: Reason = { kind: `${possible.selectedBy}-may-select`, namespace: possible.namespace };
  return { ...placement, verdict, selector: "unknown", reasons: [...placement.reasons, reason] };
}

/** What stands against the pod whatever its namespace adds. */
function certainTaints(pod: JudgedPod, pool: NodePool, taints: TaintJudgement): TaintJudgement {
  return pod.possible === undefined ? taints : judgeTaints(pool.taints, pod.possible.tolerations, pod.comparison);
}

interface Judgement {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
  readonly lacksTopologyAlone?: boolean;
}

/** A pool that has no node for the pod takes it for certain not; why it would refuse the pod anyway comes first. */
function withoutNodes({ reasons }: Judgement, kind: "no-nodes" | "not-selected"): Judgement {
  return { verdict: "blocked", reasons: [...reasons, { kind }] };
}

/** Reports whether a pool takes selected pods alone, and this is none. The DaemonSet controller does not ask. */
function isLeftOut({ identity, daemon }: JudgedPod, { takesOnly }: NodePool): boolean {
  if (takesOnly === undefined || identity === undefined || daemon !== undefined) return false;
  const { namespace, labels } = identity;
  return !takesOnly.some(
    (one) =>
      matchesNameGlob(one.namespace, namespace, "?") &&
      Object.entries(one.labels).every(([key, value]) => labels === undefined || labels[key] === value),
  );
}

/** What a policy may change is open, unless something else keeps the pod off, or in. */
function unlessChanged(
  judged: Judgement,
  { open }: JudgedPod,
  pool: NodePool,
  taints: TaintJudgement,
  placement: Placement,
): Judgement {
  const [tolerates] = pool.taints.length === 0 ? [] : open.tolerations;
  const [selects] = open.selection;
  const isMismatch = placement.verdict === "mismatch";
  if (judged.verdict === "blocked" && isMismatch && selects === undefined) return judged;
  if (judged.verdict === "blocked" && taints.blocking.length > 0 && tolerates === undefined) return judged;
  const reasons: Reason[] = [];
  if (tolerates !== undefined) reasons.push({ kind: "policy-may-tolerate", policy: tolerates });
  if (selects !== undefined) reasons.push({ kind: "policy-may-select", policy: selects });
  return reasons.length === 0 ? judged : { verdict: "unknown", reasons: [...judged.reasons, ...reasons] };
}

/** A pool that may not exist takes nobody for certain; it refuses whom it would refuse either way. */
function unlessItExists(judged: Judgement, pool: NodePool): Judgement {
  const why = whyItMayNotExist(pool);
  if (why === undefined || judged.verdict === "blocked") return judged;
  return { verdict: "unknown", reasons: [...judged.reasons, { kind: "pool-may-not-exist", why }] };
}

/**
 * The scheduler's verdict. Upstream: pkg/scheduler/framework/plugins, every Filter of taints, cordon, name and
 * affinity.
 */
function scheduled(pod: JudgedPod, pool: NodePool, all: TaintJudgement, judged: Placement): Judgement {
  const open = openTaints(pool, pod.tolerations, pod.comparison);
  // A cordon is the scheduler's affair, and no kubelet's.
  const isBound = pod.nodeName !== "" && judged.verdict === "mismatch" && isOnlyCordoned(judged);
  const placement: Placement = isBound ? { ...judged, verdict: "match", reasons: [] } : judged;
  const counted = pod.nodeName === "" ? (taints: TaintJudgement) => taints : onlyEvicting;
  const taints = counted(all);
  const certain = counted(certainTaints(pod, pool, all));
  const mayTolerate =
    certain.untolerated.length + certain.avoided.length < taints.untolerated.length + taints.avoided.length;
  // Joined, and only where there is something: most cells have one or two reasons, and a pushed list has room for many.
  let reasons = joined(taints.blocking.map(untoleratedTaint), placement.reasons);
  const further = [
    ...taints.avoided.map((taint): Reason => ({ kind: "avoided-taint", taint })),
    ...taints.unknown.map(comparisonUnknown),
    ...open,
    ...missingRuntimeClass(pod),
    ...queueReasons(pod, taints, placement),
    ...namespaceReasons(pod, mayTolerate),
  ];
  if (pod.nodeName !== "" && pool.nodes?.some(({ name }) => name === pod.nodeName)) {
    further.push({ kind: "scheduler-bypassed", nodeName: pod.nodeName });
  }
  reasons = joined(reasons, further);
  // Where the names of the nodes are not known, the pod is bound to one, of this pool or of another.
  if (pod.nodeName !== "" && (pool.nodes ?? []).length === 0) return { verdict: "unknown", reasons };
  return { verdict: schedulingVerdict(pod, taints, certain, placement, open.length > 0), reasons };
}

/**
 * What counts for a pod that names its node: its kubelet refuses what the NodeAffinity and NoExecute say against it, and
 * nothing else. Upstream: pkg/kubelet/lifecycle/predicate.go Admit.
 */
function onlyEvicting(taints: TaintJudgement): TaintJudgement {
  const evicts = ({ effect }: Taint) => effect === "NoExecute";
  return {
    untolerated: taints.untolerated.filter(evicts),
    blocking: taints.blocking.filter(evicts),
    unknown: taints.unknown.filter(evicts),
    avoided: taints.avoided,
    tolerated: taints.tolerated,
  };
}

function joined(some: readonly Reason[], others: readonly Reason[]): readonly Reason[] {
  if (some.length === 0) return others;
  return others.length === 0 ? some : some.concat(others);
}

function schedulingVerdict(
  pod: JudgedPod,
  taints: TaintJudgement,
  certain: TaintJudgement,
  placement: Placement,
  open: boolean,
): Verdict {
  // A missing RuntimeClass may tolerate any taint, and cordon with it; a selector it can only narrow. So may Kueue.
  const isIncomplete = pod.missingRuntimeClass !== undefined;
  const mayTolerate = isIncomplete || pod.queue !== undefined;
  if (placement.verdict === "mismatch" && !(mayTolerate && isOnlyCordoned(placement))) return "blocked";
  if (certain.blocking.length > 0 && !mayTolerate) return "blocked";
  if (placement.verdict === "mismatch" || taints.blocking.length > 0) return "unknown";
  if (isIncomplete || open || placement.verdict === "unknown" || taints.unknown.length > 0) return "unknown";
  if (certain.avoided.length > 0) return "avoided";
  return taints.avoided.length > 0 ? "unknown" : "fits";
}

/**
 * The DaemonSet controller's verdict. It binds its pods to nodes itself, so that PreferNoSchedule means nothing to
 * them,
 * and it does not know what admission will add. Upstream: pkg/controller/daemon/daemon_controller.go
 * NodeShouldRunDaemonPod.
 */
function controlled(
  pod: JudgedPod,
  daemon: NonNullable<JudgedPod["daemon"]>,
  pool: NodePool,
  inventory: Inventory,
  effective: TaintJudgement,
  effectivePlacement: Placement,
): Judgement {
  const taints = judgeTaints(pool.taints, daemon.tolerations, pod.comparison);
  const sameRequest = daemon.request === pod.request;
  const placement = sameRequest
    ? effectivePlacement
    : withPossibleSelector(pod, judgePlacement(daemon.request, pool, inventory), pool, inventory);
  const open = openTaints(pool, daemon.tolerations, pod.comparison);
  const reasons: Reason[] = [
    ...taints.blocking.map((taint) => controllerBlocked(taint, effective)),
    ...placement.reasons,
    ...taints.unknown.map(comparisonUnknown),
    ...open,
    ...missingRuntimeClass(pod),
  ];
  if (placement.verdict === "mismatch" || taints.blocking.length > 0) return { verdict: "blocked", reasons };
  if (placement.verdict === "match") reasons.push(...effectivePlacement.reasons);
  const unsure = open.length > 0 || taints.unknown.length > 0 || pod.missingRuntimeClass !== undefined;
  const unknown = unsure || placement.verdict === "unknown";
  return { verdict: unknown ? "unknown" : "fits", reasons };
}

function controllerBlocked(taint: Taint, effective: TaintJudgement): Reason {
  const met = effective.tolerated.find((tolerated) => tolerated.taint === taint);
  if (met === undefined) return untoleratedTaint(taint);
  return { kind: "daemonset-ignores-admission", taint, addedBy: met.toleration.origin.by };
}

function untoleratedTaint(taint: Taint): Reason {
  return { kind: "untolerated-taint", taint };
}

function comparisonUnknown(taint: Taint): Reason {
  return { kind: "comparison-operator-unknown", taint };
}

function missingRuntimeClass(pod: JudgedPod): Reason[] {
  return pod.missingRuntimeClass === undefined
    ? []
    : [{ kind: "runtime-class-missing", name: pod.missingRuntimeClass }];
}

function isOnlyCordoned({ reasons }: Placement): boolean {
  return reasons.every(({ kind }) => kind === "cordoned");
}

/** Which flavor a queue gives is decided in the cluster: whatever stands against the pod but its selector is open. */
function queueReasons({ queue }: JudgedPod, taints: TaintJudgement, placement: Placement): Reason[] {
  const isTold = taints.blocking.length > 0 || placement.verdict === "mismatch";
  const isSelected = placement.verdict !== "mismatch" || isOnlyCordoned(placement);
  return queue === undefined || !isTold || !isSelected ? [] : [{ kind: "queue-may-tolerate", queue }];
}

function namespaceReasons({ possible }: JudgedPod, mayTolerate: boolean): Reason[] {
  return possible === undefined || !mayTolerate
    ? []
    : [{ kind: "namespace-may-tolerate", namespace: possible.namespace }];
}

/** A RuntimeClass, Kueue or the namespace may tolerate what the pod does not: only tolerated taints can be timed then. */
function eviction(pod: JudgedPod, pool: NodePool, judged: TaintJudgement): number | null {
  const { missingRuntimeClass, queue, possible } = pod;
  const mayBeAdded = (possible?.tolerations.length ?? 0) > pod.tolerations.length;
  const taints =
    missingRuntimeClass === undefined && queue === undefined && !mayBeAdded
      ? pool.taints
      : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
  return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}
