import type { AdmissionObjects, ClusterSettings, Inventory, OpenPolicies, PodChange } from "../model/cluster.js";
import type { PodSpec } from "../model/pod.js";
import type { FieldError, PoolFit, Reason, WorkloadFit } from "../model/pool-fit.js";
import { type FieldPath, formatFieldPath } from "../model/source.js";
import type { StringMap } from "../model/string-map.js";
import { type PodToleration, withOrigin } from "../model/taint.js";
import { DEFAULT_NAMESPACE, isDaemon, WORKLOAD_KINDS, type Workload } from "../model/workload.js";
import { type AdmittedPod, admitPod } from "./admission/admit.js";
import { withComputeClassTolerations } from "./admission/compute-class-toleration.js";
import { refusedByLimitRange } from "./admission/limit-range.js";
import { withDaemonTolerations } from "./daemonset.js";
import { fitPool, type JudgedPod } from "./fit-pool.js";
import { compileNodeSelection, nodeNamesOf, preferenceErrors } from "./labels/node-selection.js";
import type { PlacementRequest } from "./labels/placement.js";
import { HOSTNAME, mostNodesOf, neededTopologies } from "./labels/topology-domains.js";
import { answeredByQueue, askQueue, asksQueue, withFlavors } from "./queues/queue.js";
import { podLevelErrors } from "./resources/pod-requests.js";
import { toleratesCordon } from "./taints/toleration.js";
import { validateAdmittedPod } from "./validation/pod.js";
import { validateResources } from "./validation/resources.js";

/** Judges a workload on every pool like the control plane. Invalid objects get verdicts too. */
export function fitWorkload(workload: Workload, inventory: Inventory, objects: AdmissionObjects): WorkloadFit {
  const { podSpec } = workload;
  const written = podSpec.tolerations.map((toleration, index) => withOrigin(toleration, { by: "manifest", index }));
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

/** Judges a template. `queue` may change its pods in an unknown way. */
function fitTemplate(
  workload: Workload,
  template: PodChange,
  queue: string | undefined,
  inventory: Inventory,
  objects: AdmissionObjects,
): WorkloadFit {
  const { cluster } = inventory;
  const comparison = cluster.comparisonOperators;
  const isDaemonSet = isDaemon(workload);
  const made = isDaemonSet
    ? withDaemonTolerations(template.spec, template.tolerations, workload.everyNode)
    : template.tolerations;
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
    topologies: neededTopologies(spec),
    missingRuntimeClass: admitted.missingRuntimeClass,
    queue,
    identity: identityOfPod(workload),
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
  const pools = inventory.pools.map((pool) => fitPool(pod, pool, inventory));
  const scoringErrors = isDaemonSet ? [] : findScoringErrors(spec, admitted.nodeSelector, pools, workload.podSpecPath);
  const { kind, apiVersion, podSpec, podSpecPath } = workload;
  const fieldErrors =
    kind === "Pod"
      ? validateAdmittedPod(spec, admitted.tolerations, podSpecPath, comparison)
      : validateAdmittedPod(template.spec, template.tolerations, podSpecPath, comparison);
  // What makes pods of a custom resource may complete them.
  if (OF_KUBERNETES.test(apiVersion)) {
    fieldErrors.push(...validateResources(podSpec, podSpecPath), ...podLevelErrors(podSpec, podSpecPath));
  }
  const policies = [...template.applied, ...changed.applied];
  return {
    workload,
    cluster,
    valid: workload.decodeErrors.length === 0 && fieldErrors.length === 0,
    fieldErrors,
    scoringErrors,
    admissionError: admitted.error ?? refusedByLimitRange({ ...workload, podSpec: spec }, objects),
    tolerations,
    nodeSelector: admitted.nodeSelector,
    policies: policies.length > 0 ? policies : undefined,
    pools: withScoringErrors(pools, scoringErrors),
  };
}

/**
 * Returns scoring errors, which need two possible nodes: not with a node name, as in DaemonSet pods. Upstream:
 * pkg/scheduler/schedule_one.go schedulePod.
 */
function findScoringErrors(
  { nodeName, nodeAffinity }: PodSpec,
  nodeSelector: StringMap<string>,
  pools: readonly PoolFit[],
  path: FieldPath,
): readonly FieldError[] {
  const preferred = nodeAffinity?.preferred ?? [];
  const isOneNode = nodeName !== "" || HOSTNAME in nodeSelector || nodeNamesOf(nodeAffinity?.required)?.size === 1;
  if (preferred.length === 0 || isOneNode) return [];
  const most = mostNodesOf(pools.filter(({ verdict }) => verdict !== "blocked"));
  return most === 1 && pools.length > 0 ? [] : preferenceErrors(preferred, [...path, ...PREFERRED]);
}

const PREFERRED = ["affinity", "nodeAffinity", "preferredDuringSchedulingIgnoredDuringExecution"];

function withScoringErrors(pools: readonly PoolFit[], [first]: readonly FieldError[]): readonly PoolFit[] {
  if (first === undefined) return pools;
  const reason: Reason = { kind: "preference-unreadable", field: formatFieldPath(first.path) };
  return pools.map((pool) =>
    pool.verdict === "blocked" ? pool : { ...pool, verdict: "unknown", reasons: [...pool.reasons, reason] },
  );
}

/** Returns the namespace and labels by which profiles select; undefined if the namespace is unknown. */
function identityOfPod({ namespace, kind, templateLabels, isFragment }: Workload): JudgedPod["identity"] {
  if (isFragment || namespace === "" || namespace === DEFAULT_NAMESPACE) return undefined;
  return { namespace, labels: WORKLOAD_KINDS.some((one) => one === kind) ? templateLabels : undefined };
}

const OF_KUBERNETES = /^(?:v1|(?:apps|batch|extensions)\/v1\w*)$/;

const NOTHING_OPEN: OpenPolicies = { tolerations: [], selection: [] };

function unchangedPod(spec: PodSpec, tolerations: readonly PodToleration[]): PodChange {
  return { spec, tolerations, applied: [], open: NOTHING_OPEN };
}

/** Runs plugins, policies, and plugins again after a change. Upstream: apiserver/pkg/admission/reinvocation.go. */
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
  nodeSelector: StringMap<string>,
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
