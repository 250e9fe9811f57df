import type { FeatureGateState, Inventory, OpenPolicies } from "../model/cluster.js";
import { matchesNameGlob } from "../model/name-glob.js";
import { hasNoNodes, type NodePool, whyItMayNotExist } from "../model/pool.js";
import type { PoolFit, Reason, Verdict } from "../model/pool-fit.js";
import type { StringMap } from "../model/string-map.js";
import type { PodToleration, Taint } from "../model/taint.js";
import type { PossibleDefaults } from "./admission/admit.js";
import { judgePlacement, nodeNamed, type Placement, type PlacementRequest } from "./labels/placement.js";
import { machinesOf } from "./labels/pool-machines.js";
import { mayHaveTopology } from "./labels/topology-domains.js";
import { openTaints } from "./open-taints.js";
import { evictedAfterSeconds, judgeTaints, type TaintJudgement } from "./taints/toleration.js";

export interface JudgedPod {
  readonly comparison: FeatureGateState;
  readonly nodeName: string;
  readonly tolerations: readonly PodToleration[];
  readonly request: PlacementRequest;
  /** Label keys that a node needs to be eligible. */
  readonly topologies: readonly string[];
  readonly missingRuntimeClass: string | undefined;
  /** Undefined if the namespace is unknown; `labels` is undefined if others may be added. */
  readonly identity: { readonly namespace: string; readonly labels: StringMap<string> | undefined } | undefined;
  /** The Kueue queue that starts the pod. */
  readonly queue: string | undefined;
  readonly possible: PossiblePod | undefined;
  /** Policies that may change the pod in an unknown way. */
  readonly open: OpenPolicies;
  /** The template before admission, by which the DaemonSet controller judges; undefined for other kinds. */
  readonly daemon: { readonly tolerations: readonly PodToleration[]; readonly request: PlacementRequest } | undefined;
}

interface PossiblePod {
  readonly namespace: string;
  readonly selectedBy: PossibleDefaults["selectedBy"];
  readonly tolerations: readonly PodToleration[];
  /** Undefined if the selector does not change. */
  readonly request: PlacementRequest | undefined;
}

/** Judges one workload on one pool, as the scheduler does or as the DaemonSet controller does. */
export function fitPool(pod: JudgedPod, pool: NodePool, inventory: Inventory): PoolFit {
  const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
  const placement = withPossibleSelector(pod, judgePlacement(pod.request, pool, inventory), pool, inventory);
  const judged =
    pod.daemon === undefined
      ? scheduled(pod, pool, taints, placement)
      : controlled(pod, pod.daemon, pool, inventory, taints, placement);
  const sure = unlessChanged(judged, pod, pool, taints, placement);
  const why = whyWithoutNodes(pod, pool, inventory);
  const { verdict, reasons, lacksTopologyAlone }: Judgement =
    why === undefined
      ? unlessTopologyMissing(unlessItExists(sure, pool), pod, pool, inventory)
      : { verdict: "blocked", reasons: [...sure.reasons, { kind: why }] };
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

/** Blocks pools without a topology label. The DaemonSet controller ignores it: its pod is made and waits. */
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

/** Makes a pool unknown that the namespace's node selector would exclude: the plugin that reads it may not run. */
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

type Judgement = Pick<PoolFit, "verdict" | "reasons" | "lacksTopologyAlone">;

/** Returns why the pool has no node for the pod; undefined if it may have one. */
function whyWithoutNodes(pod: JudgedPod, pool: NodePool, inventory: Inventory) {
  if (hasNoNodes(pool)) return "no-nodes";
  if (machinesOf(pool, inventory)?.length === 0) return "no-machines";
  return isLeftOut(pod, pool) ? "not-selected" : undefined;
}

/** Reports whether the pool takes only selected pods, and not this one. The DaemonSet controller ignores that. */
function isLeftOut({ identity, daemon }: JudgedPod, { takesOnly }: NodePool): boolean {
  if (takesOnly === undefined || identity === undefined || daemon !== undefined) return false;
  const { namespace, labels } = identity;
  return !takesOnly.some(
    (one) =>
      matchesNameGlob(one.namespace, namespace, "?") &&
      Object.entries(one.labels).every(([key, value]) => labels === undefined || labels[key] === value),
  );
}

/** Makes the verdict unknown if a policy may change it; another certain reason to block stays. */
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

/** Turns a positive verdict on a pool that may not exist into unknown; a blocked pool stays blocked. */
function unlessItExists(judged: Judgement, pool: NodePool): Judgement {
  const why = whyItMayNotExist(pool);
  if (why === undefined || judged.verdict === "blocked") return judged;
  return { verdict: "unknown", reasons: [...judged.reasons, { kind: "pool-may-not-exist", why }] };
}

/** Returns the scheduler's verdict. Upstream: pkg/scheduler/framework/plugins, the Filter of each plugin. */
function scheduled(pod: JudgedPod, pool: NodePool, all: TaintJudgement, judged: Placement): Judgement {
  const open = openTaints(pool, pod.tolerations, pod.comparison);
  // The kubelet ignores a cordon.
  const isBound = pod.nodeName !== "" && judged.verdict === "mismatch" && isOnlyCordoned(judged);
  const placement: Placement = isBound ? { ...judged, verdict: "match", reasons: [] } : judged;
  const counted = pod.nodeName === "" ? (taints: TaintJudgement) => taints : onlyEvicting;
  const taints = counted(all);
  const { possible, comparison } = pod;
  const certain = possible === undefined ? taints : counted(judgeTaints(pool.taints, possible.tolerations, comparison));
  const mayTolerate =
    certain.untolerated.length + certain.avoided.length < taints.untolerated.length + taints.avoided.length;
  // Concatenate only non-empty lists: most cells have one or two reasons, and a pushed array over-allocates.
  let reasons = joined(taints.blocking.map(untoleratedTaint), placement.reasons);
  const further = [
    ...taints.avoided.map((taint): Reason => ({ kind: "avoided-taint", taint })),
    ...taints.unknown.map(comparisonUnknown),
    ...open,
    ...missingRuntimeClass(pod),
    ...queueReasons(pod, taints, placement),
    ...namespaceReasons(pod, mayTolerate),
  ];
  if (pod.nodeName !== "" && nodeNamed(pool.nodes ?? [], pod.nodeName) !== undefined) {
    further.push({ kind: "scheduler-bypassed", nodeName: pod.nodeName });
  }
  reasons = joined(reasons, further);
  // If node names are unknown, the bound node may be in this pool or in another.
  if (pod.nodeName !== "" && (pool.nodes ?? []).length === 0) return { verdict: "unknown", reasons };
  return { verdict: schedulingVerdict(pod, taints, certain, placement, open.length > 0), reasons };
}

/** Keeps taints that a kubelet checks. Upstream: pkg/kubelet/lifecycle/predicate.go Admit. */
function onlyEvicting(taints: TaintJudgement): TaintJudgement {
  const evicts = ({ effect }: Taint) => effect === "NoExecute";
  return {
    ...taints,
    untolerated: taints.untolerated.filter(evicts),
    blocking: taints.blocking.filter(evicts),
    unknown: taints.unknown.filter(evicts),
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
  // A missing RuntimeClass and Kueue may tolerate any taint, including the cordon's. They can only narrow the selector.
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
 * Returns the DaemonSet controller's verdict. It binds pods to nodes itself, so PreferNoSchedule has no effect, and it
 * ignores what admission adds: a pod that admission makes select other nodes is made, and waits. Upstream: pkg/controller/daemon/daemon_controller.go NodeShouldRunDaemonPod.
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
  if (placement.verdict === "match" && effectivePlacement.verdict === "mismatch")
    return { verdict: "blocked", reasons };
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

/** Reports that the flavor of a queue, chosen in the cluster, may resolve everything but a selector mismatch. */
function queueReasons({ queue }: JudgedPod, taints: TaintJudgement, placement: Placement): Reason[] {
  const isReported = taints.blocking.length > 0 || placement.verdict === "mismatch";
  const isSelected = placement.verdict !== "mismatch" || isOnlyCordoned(placement);
  return queue === undefined || !isReported || !isSelected ? [] : [{ kind: "queue-may-tolerate", queue }];
}

function namespaceReasons({ possible }: JudgedPod, mayTolerate: boolean): Reason[] {
  return possible === undefined || !mayTolerate
    ? []
    : [{ kind: "namespace-may-tolerate", namespace: possible.namespace }];
}

/** Times only tolerated taints if a RuntimeClass, Kueue or the namespace may add tolerations. */
function eviction(pod: JudgedPod, pool: NodePool, judged: TaintJudgement): number | null {
  const { missingRuntimeClass, queue, possible } = pod;
  const mayBeAdded = (possible?.tolerations.length ?? 0) > pod.tolerations.length;
  const taints =
    missingRuntimeClass === undefined && queue === undefined && !mayBeAdded
      ? pool.taints
      : pool.taints.filter((taint) => !judged.untolerated.includes(taint));
  return evictedAfterSeconds(taints, pod.tolerations, pod.comparison);
}
