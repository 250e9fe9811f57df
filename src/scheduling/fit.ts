import type { ByWord } from "../model/by-word.js";
import type { AdmissionObjects, ClusterSettings, FeatureGateState, Inventory } from "../model/cluster.js";
import { derived } from "../model/derived.js";
import type { PoolFit, Reason, Verdict, WorkloadFit } from "../model/fit.js";
import type { PodSpec } from "../model/pod.js";
import type { OpenPolicies, PodChange } from "../model/pod-change.js";
import { hasNoNodes, type NodePool, whyItMayNotExist } from "../model/pool.js";
import type { Taint } from "../model/taint.js";
import type { PodToleration, PolicyOrigin } from "../model/toleration.js";
import type { Workload } from "../model/workload.js";
import { type AdmittedPod, admitPod, type PossibleDefaults } from "./admission/admit.js";
import { withComputeClassTolerations } from "./admission/compute-class-toleration.js";
import { withDaemonTolerations } from "./daemonset.js";
import { nodeNamesOf } from "./labels/node-affinity.js";
import { compileNodeSelection } from "./labels/node-selection.js";
import { type MatrixRow, rowOf } from "./matrix-rows.js";
import { openTaints } from "./open-taints.js";
import { judgePlacement, type Placement, type PlacementRequest } from "./placement.js";
import { askQueue, asksQueue } from "./queues/queue.js";
import { answeredByQueue, withFlavors } from "./queues/queue-fit.js";
import { evictedAfterSeconds } from "./taints/eviction.js";
import { judgeTaints, type TaintJudgement, toleratesCordon } from "./taints/taint-judgement.js";
import { validateAdmittedPod } from "./validation/pod.js";

/** What is the same for every pool. */
interface JudgedPod {
  readonly comparison: FeatureGateState;
  readonly nodeName: string;
  readonly tolerations: readonly PodToleration[];
  readonly request: PlacementRequest;
  readonly missingRuntimeClass: string | undefined;
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

/**
 * Judges one workload against every pool of an inventory, as the control plane would: the controller makes the pod,
 * admission changes it, the scheduler filters nodes. Verdicts are given for an invalid object too.
 */
export function fitWorkload(workload: Workload, inventory: Inventory, objects: AdmissionObjects): WorkloadFit {
  const { podSpec } = workload;
  const written = podSpec.tolerations.map(
    (toleration, index): PodToleration => ({ ...toleration, origin: { by: "manifest", index } }),
  );
  const template = objects.changePod?.(workload, "template", podSpec, written) ?? unchangedPod(podSpec, written);
  const judge = (made: PodChange, queue: string | undefined) => fitTemplate(workload, made, queue, inventory, objects);
  const queue = asksQueue(workload, objects.queues);
  const fit = judge(template, queue);
  if (queue === undefined) return fit;
  const { open } = template;
  const isSettled = open.tolerations.length + open.selection.length === 0;
  const answer = askQueue(workload, template.spec, fit.tolerations, objects.queues, isSettled);
  return answeredByQueue(fit, answer, (flavors) => {
    const { valid, fieldErrors, ...judged } = judge(withFlavors(template, flavors), undefined);
    return { ...judged, valid: fit.valid, fieldErrors: fit.fieldErrors };
  });
}

/** `template`: as it is when its pods are made. `queue`: one that may change them, nobody can tell how. */
function fitTemplate(
  workload: Workload,
  template: PodChange,
  queue: string | undefined,
  inventory: Inventory,
  objects: AdmissionObjects,
): WorkloadFit {
  const { cluster } = inventory;
  const comparison = cluster.comparisonOperators;
  const isDaemonSet = workload.kind === "DaemonSet";
  const made = isDaemonSet ? withDaemonTolerations(template.spec, template.tolerations) : template.tolerations;
  const { admitted, changed } = admitWithPolicies(workload, template.spec, made, cluster, objects);
  const { spec } = changed;
  const tolerations = withComputeClassTolerations(spec, admitted.nodeSelector, admitted.tolerations, inventory);
  const request = placementRequest(spec, admitted.nodeSelector, tolerations);
  const unchanged = spec === template.spec && admitted.nodeSelector === spec.nodeSelector;
  const pod: JudgedPod = {
    comparison,
    nodeName: spec.nodeName,
    tolerations,
    request,
    missingRuntimeClass: admitted.missingRuntimeClass,
    queue,
    possible: admitted.possible && {
      namespace: admitted.possible.namespace,
      selectedBy: admitted.possible.selectedBy,
      tolerations: [...tolerations, ...admitted.possible.tolerations],
      request: admitted.possible.nodeSelector && placementRequest(spec, admitted.possible.nodeSelector, tolerations),
    },
    daemon: isDaemonSet
      ? { tolerations: made, request: unchanged ? request : ofTemplate(template.spec, made) }
      : undefined,
    open: isDaemonSet ? template.open : changed.open,
  };
  const fieldErrors =
    workload.kind === "Pod"
      ? validateAdmittedPod(spec, admitted.tolerations, workload.podSpecPath, comparison)
      : validateAdmittedPod(template.spec, template.tolerations, workload.podSpecPath, comparison);
  const policies = [...template.applied, ...changed.applied];
  const contents = podContents(pod, admitted, spec, template.spec);
  const row = rowOf(inventory, contents, tolerations, () =>
    inventory.pools.map((pool) => fitPool(pod, pool, inventory)),
  );
  // A fault shows here, and not in a rule.
  row.pools();
  const fit = {
    workload,
    cluster,
    valid: workload.decodeErrors.length === 0 && fieldErrors.length === 0,
    fieldErrors,
    admissionError: admitted.error,
    tolerations: row.tolerations,
    nodeSelector: admitted.nodeSelector,
    ...(policies.length > 0 && { policies }),
  };
  rows.set(fit, row);
  return derived<Omit<WorkloadFit, "pools">, "pools", readonly PoolFit[]>(fit, "pools", poolsOf);
}

/** A fit holds its row, and nothing else of what it was judged by. */
const rows = new WeakMap<Omit<WorkloadFit, "pools">, MatrixRow>();

function poolsOf(this: Omit<WorkloadFit, "pools">): readonly PoolFit[] {
  return rows.get(this)?.pools() ?? [];
}

/** All that `fitPool` reads of a pod: pods that are alike in it share their verdicts. */
function podContents(pod: JudgedPod, admitted: AdmittedPod, spec: PodSpec, template: PodSpec): string {
  const { comparison, nodeName, tolerations, missingRuntimeClass, queue, possible, daemon, open } = pod;
  const named = (policies: readonly PolicyOrigin[]) => policies.map(({ by, policy }) => [by, policy]);
  return JSON.stringify([
    [comparison, nodeName, tolerations, admitted.nodeSelector, spec.nodeAffinity?.required],
    [missingRuntimeClass, queue, named(open.tolerations), named(open.selection)],
    possible && [possible.namespace, possible.tolerations, admitted.possible?.nodeSelector],
    daemon && [daemon.tolerations, daemon.request === pod.request || [template.nodeSelector, template.nodeAffinity]],
  ]);
}

const NOTHING_OPEN: OpenPolicies = { tolerations: [], selection: [] };

function unchangedPod(spec: PodSpec, tolerations: readonly PodToleration[]): PodChange {
  return { spec, tolerations, applied: [], open: NOTHING_OPEN };
}

/**
 * The plugins of the API server come first, then the policies of the cluster; where these have changed the pod, the
 * plugins run once more. Upstream: apiserver/pkg/admission/reinvocation.go.
 */
function admitWithPolicies(
  workload: Workload,
  spec: PodSpec,
  tolerations: readonly PodToleration[],
  cluster: ClusterSettings,
  objects: AdmissionObjects,
): { readonly admitted: AdmittedPod; readonly changed: PodChange } {
  const admitted = admitPod(spec, tolerations, workload.namespace, cluster, objects);
  const unchanged = { admitted, changed: unchangedPod(spec, admitted.tolerations) };
  if (objects.changePod === undefined || admitted.error !== undefined) return unchanged;
  const seen = { ...spec, nodeSelector: admitted.nodeSelector };
  const changed = objects.changePod(workload, "pod", seen, admitted.tolerations);
  if (changed.spec === seen) return { admitted, changed: { ...changed, spec } };
  return { admitted: admitPod(changed.spec, changed.tolerations, workload.namespace, cluster, objects), changed };
}

function ofTemplate(spec: PodSpec, tolerations: readonly PodToleration[]): PlacementRequest {
  return placementRequest(spec, spec.nodeSelector, tolerations);
}

function placementRequest(
  spec: PodSpec,
  nodeSelector: ByWord<string>,
  tolerations: readonly PodToleration[],
): PlacementRequest {
  return {
    selection: compileNodeSelection(nodeSelector, spec.nodeAffinity?.required),
    nodeNames: nodeNamesOf(spec.nodeAffinity?.required),
    nodeName: spec.nodeName,
    toleratesCordon: toleratesCordon(tolerations),
    tolerations,
  };
}

function fitPool(pod: JudgedPod, pool: NodePool, inventory: Inventory): PoolFit {
  const taints = judgeTaints(pool.taints, pod.tolerations, pod.comparison);
  const placement = withPossibleSelector(pod, judgePlacement(pod.request, pool, inventory), pool, inventory);
  const judged =
    pod.daemon === undefined
      ? scheduled(pod, pool, taints, placement)
      : controlled(pod, pod.daemon, pool, inventory, taints, placement);
  const sure = unlessChanged(judged, pod, pool, taints, placement);
  const { verdict, reasons } = hasNoNodes(pool) ? withoutNodes(sure) : unlessItExists(sure, pool);
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
  };
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
}

/** A pool that never has a node takes nobody; why it would refuse the pod anyway comes first. */
function withoutNodes({ reasons }: Judgement): Judgement {
  return { verdict: "blocked", reasons: [...reasons, { kind: "no-nodes" }] };
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
function scheduled(pod: JudgedPod, pool: NodePool, taints: TaintJudgement, placement: Placement): Judgement {
  const open = openTaints(pool, pod.tolerations, pod.comparison);
  const certain = certainTaints(pod, pool, taints);
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
  return { verdict: schedulingVerdict(pod, taints, certain, placement, open.length > 0), reasons };
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

const untoleratedReasons = new WeakMap<Taint, Reason>();

/** One reason for all pods. */
function untoleratedTaint(taint: Taint): Reason {
  const reason = untoleratedReasons.get(taint) ?? { kind: "untolerated-taint", taint };
  untoleratedReasons.set(taint, reason);
  return reason;
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
