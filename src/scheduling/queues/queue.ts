import type { PodChange } from "../../model/cluster.js";
import type { NodeSelectorTerm, PodSpec } from "../../model/pod.js";
import type { PoolFit, Reason, WorkloadFit } from "../../model/pool-fit.js";
import type {
  ClusterQueue,
  Declared,
  FlavorChoice,
  FlavorGroup,
  FlavorRefusal,
  NamedObject,
  QueueAnswer,
  QueueDecision,
  Queues,
  ResourceFlavor,
} from "../../model/queue.js";
import { EMPTY_STRING_MAP, joinStringMaps, type StringMap, stringMap } from "../../model/string-map.js";
import { formatTaint, type PodToleration, type Toleration, withOrigin } from "../../model/taint.js";
import type { Workload } from "../../model/workload.js";
import { compileNodeSelection, matchesNode } from "../labels/node-selection.js";
import { podRequests } from "../resources/pod-requests.js";
import { sameIdentity } from "../taints/merge-tolerations.js";
import { keepsPodsOff, untoleratedTaints } from "../taints/toleration.js";

export const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";
/** The LocalQueue for workloads of its namespace that name none. Upstream: kueue, LocalQueueDefaulting. */
const DEFAULT_QUEUE = "default";
const NAME_LABEL = "kubernetes.io/metadata.name";
/** Bound on flavor combinations; beyond it the answer is open. */
const MAX_CHOICES = 16;

/** Kinds that Kueue manages by default, as "group kind"; others depend on its configuration. */
const ALWAYS_QUEUED: ReadonlySet<string> = new Set([
  "batch Job",
  "batch CronJob",
  "jobset.x-k8s.io JobSet",
  "kubeflow.org MPIJob",
  "ray.io RayCluster",
  "ray.io RayJob",
]);

/** Returns the queue label of job, object or template; undefined without one. */
export function queueOf({ kind, labels, jobLabels, templateLabels }: Workload): string | undefined {
  if (kind === "DaemonSet") return undefined;
  return jobLabels?.[QUEUE_LABEL] || labels[QUEUE_LABEL] || templateLabels[QUEUE_LABEL] || undefined;
}

/** Returns the object if all declarations are sure and equal; undefined if there is none or they differ. */
function onlyOne<T extends NamedObject>(declared: readonly Declared<T>[]): T | undefined {
  const [first, ...others] = declared;
  const text = ({ object: { place: _, ...rest } }: Declared<T>) => JSON.stringify(rest);
  if (first === undefined || declared.some(({ isSure }) => !isSure)) return undefined;
  return others.every((other) => text(other) === text(first)) ? first.object : undefined;
}

function byName<T extends NamedObject>(declared: readonly Declared<T>[], name: string): Declared<T>[] {
  return declared.filter(({ object }) => object.name === name);
}

/** Returns a namespace's LocalQueues, and those without a namespace, which may be applied to any. */
function localQueuesFor({ local }: Queues, namespace: string): Queues["local"] {
  return local.filter(({ object }) => object.namespace === undefined || object.namespace === namespace);
}

/** Returns the ClusterQueue of a LocalQueue; undefined if the repository does not determine it. */
export function clusterQueueOf(queues: Queues, queue: string, namespace: string): ClusterQueue | undefined {
  const local = onlyOne(byName(localQueuesFor(queues, namespace), queue));
  return local && onlyOne(byName(queues.cluster, local.clusterQueue));
}

export function flavorOf({ flavors }: Queues, name: string): ResourceFlavor | undefined {
  return onlyOne(byName(flavors, name));
}

/** Checks the flavor's own labels only. Upstream: kueue, flavorassigner/flavorassigner.go flavorSelector. */
function meetsLabels({ nodeSelector, nodeAffinity }: PodSpec, labels: StringMap<string>): boolean {
  const own = stringMap(Object.entries(nodeSelector).filter(([key]) => key in labels));
  const terms = (nodeAffinity?.required ?? []).map((term): NodeSelectorTerm => {
    return { matchExpressions: term.matchExpressions.filter(({ key }) => key in labels), matchFields: [] };
  });
  const isPending = terms.some(({ matchExpressions }) => matchExpressions.length === 0);
  const selection = compileNodeSelection(own, isPending || terms.length === 0 ? undefined : terms);
  return matchesNode(selection, { name: "", labels, unschedulable: false, allocatable: EMPTY_STRING_MAP });
}

/** Returns why a flavor refuses a pod; undefined if not. Upstream: flavorassigner.go checkFlavorForPodSets. */
export function refusalOf(
  flavor: ResourceFlavor,
  spec: PodSpec,
  tolerations: readonly Toleration[],
): string | undefined {
  const all = [...tolerations, ...flavor.tolerations];
  const [taint] = untoleratedTaints(flavor.nodeTaints, all, keepsPodsOff, "unknown");
  if (taint !== undefined) return `untolerated taint ${formatTaint(taint)}`;
  if (meetsLabels(spec, flavor.nodeLabels)) return undefined;
  const labels = Object.entries(flavor.nodeLabels).map(([key, value]) => `${key}=${value}`);
  return `the pod's selector does not match its labels ${labels.join(", ")}`;
}

/** Returns false only if the namespace is certainly excluded. */
function mayUse(namespace: string, { namespaceLabels }: ClusterQueue): boolean {
  if (namespaceLabels === null) return false;
  const asked = namespaceLabels?.[NAME_LABEL];
  return asked === undefined || asked === namespace;
}

/** Returns the flavors of a group that take the pod; an empty choice: the group may be unused; undefined: unknown. */
function choicesOf(
  group: FlavorGroup,
  queues: Queues,
  requested: ReadonlySet<string>,
  judge: (flavor: ResourceFlavor) => string | undefined,
): { readonly choices: readonly FlavorChoice[]; readonly refusals: readonly FlavorRefusal[] } | undefined {
  const choices: FlavorChoice[] = [];
  const refusals: FlavorRefusal[] = [];
  for (const name of group.flavors) {
    const flavor = flavorOf(queues, name);
    if (flavor === undefined) return undefined;
    const why = judge(flavor);
    if (why === undefined) choices.push([flavor]);
    else refusals.push({ flavor, why });
  }
  // A LimitRange may add requests.
  const isUsed = group.coveredResources.some((resource) => requested.has(resource));
  return isUsed ? { choices, refusals } : { choices: [...choices, []], refusals: [] };
}

/** Reports whether no two flavors give one label different values; it is unknown which would win. */
function isConsistent(choice: FlavorChoice): boolean {
  const labels = choice.flatMap(({ nodeLabels }) => Object.entries(nodeLabels));
  return labels.every(([key, value]) => labels.every((other) => other[0] !== key || other[1] === value));
}

function decide(
  workload: Workload,
  spec: PodSpec,
  tolerations: readonly Toleration[],
  queues: Queues | undefined,
  isSettled: boolean,
): QueueDecision {
  const queue = queueOf(workload) ?? DEFAULT_QUEUE;
  const open: QueueDecision = { kind: "open", queue };
  if (queues === undefined || queueOf(workload) === undefined || !isSettled) return open;
  const clusterQueue = clusterQueueOf(queues, queue, workload.namespace);
  if (clusterQueue === undefined || clusterQueue.hasChecks) return open;
  // Kueue holds it back under any configuration.
  const { apiVersion, kind, labels, jobLabels } = workload;
  const group = apiVersion.split("/")[0];
  const isSure = ALWAYS_QUEUED.has(`${group} ${kind}`) && Boolean((jobLabels ?? labels)[QUEUE_LABEL]);
  if (isSure && !mayUse(workload.namespace, clusterQueue))
    return { kind: "refuses", queue, clusterQueue, refusals: [] };
  const requested = new Set(["pods", ...podRequests(spec, EMPTY_STRING_MAP).keys()]);
  let choices: FlavorChoice[] = [[]];
  for (const group of clusterQueue.groups) {
    const given = choicesOf(group, queues, requested, (flavor) => refusalOf(flavor, spec, tolerations));
    if (given === undefined) return open;
    if (given.choices.length === 0) {
      return isSure ? { kind: "refuses", queue, clusterQueue, refusals: given.refusals } : open;
    }
    choices = choices.flatMap((choice) => given.choices.map((more) => [...choice, ...more]));
    if (choices.length > MAX_CHOICES) return open;
  }
  if (!choices.every(isConsistent)) return open;
  const isLeftOut = !isSure && choices.every(({ length }) => length > 0);
  return { kind: "gives", queue, choices: isLeftOut ? [...choices, []] : choices };
}

/** Returns the possible flavors: quota decides later. `isSettled` is false if a policy may change the pod. */
export function askQueue(
  workload: Workload,
  spec: PodSpec,
  tolerations: readonly Toleration[],
  queues: Queues | undefined,
  isSettled: boolean,
): QueueAnswer {
  const taints = (queues?.flavors ?? []).flatMap(({ object }) => object.nodeTaints);
  return { ...decide(workload, spec, tolerations, queues, isSettled), taints };
}

/** Returns the queue that starts or may start the pods; without a label that is the namespace's default queue. */
export function asksQueue(workload: Workload, queues: Queues | undefined): string | undefined {
  const queue = queueOf(workload);
  if (queue !== undefined || queues === undefined || workload.kind === "DaemonSet") return queue;
  const isThere = localQueuesFor(queues, workload.namespace).some(({ object }) => object.name === DEFAULT_QUEUE);
  return isThere ? DEFAULT_QUEUE : undefined;
}

/** Adds the flavors' selectors and tolerations. Upstream: kueue pkg/podset/podset.go FromAssignment, Merge. */
export function withFlavors(template: PodChange, flavors: FlavorChoice): PodChange {
  const added = flavors.flatMap(({ name, tolerations }) =>
    tolerations.map((toleration) => withOrigin(toleration, { by: "Kueue", flavor: name })),
  );
  const { spec, tolerations } = template;
  const isNew = (one: PodToleration) =>
    !tolerations.some((own) => sameIdentity(own, one) && own.tolerationSeconds === one.tolerationSeconds);
  return {
    ...template,
    spec: { ...spec, nodeSelector: joinStringMaps(spec.nodeSelector, ...flavors.map(({ nodeLabels }) => nodeLabels)) },
    tolerations: [...tolerations, ...added.filter(isNew)],
  };
}

function combine(choices: readonly PoolFit[], reason: Extract<Reason, { readonly kind: "queue-gives" }>): PoolFit[] {
  const [first, ...others] = choices;
  if (first === undefined) return [];
  const isAgreed = others.every(({ verdict }) => verdict === first.verdict);
  if (isAgreed && first.verdict === "fits") return [first];
  const reasons = [...first.reasons, { ...reason, isSure: reason.isSure && isAgreed }];
  return [isAgreed ? { ...first, reasons } : { ...first, verdict: "unknown", reasons }];
}

/** Applies a queue's answer. `fit` is the pod before the queue; `judge` judges it with flavors. */
export function answeredByQueue(
  fit: WorkloadFit,
  answer: QueueAnswer,
  judge: (flavors: FlavorChoice) => WorkloadFit,
): WorkloadFit {
  const { queue } = answer;
  switch (answer.kind) {
    case "open":
      return { ...fit, queue: answer };
    case "refuses": {
      const reasons: Reason[] = [{ kind: "queue-refuses", queue, clusterQueue: answer.clusterQueue.name }];
      return { ...fit, queue: answer, pools: fit.pools.map((pool) => ({ ...pool, verdict: "blocked", reasons })) };
    }
    case "gives": {
      const fits = answer.choices.map(judge);
      const [first] = fits;
      const flavors = [...new Set(answer.choices.flatMap((choice) => choice.map(({ name }) => name)))];
      const isSure = answer.choices.every((choice) => choice.length > 0);
      const reason = { kind: "queue-gives", queue, flavors, isSure } as const;
      const pools = fit.pools.flatMap((_, index) =>
        combine(
          fits.flatMap(({ pools }) => pools[index] ?? []),
          reason,
        ),
      );
      return { ...(fits.length === 1 && first !== undefined ? first : fit), queue: answer, pools };
    }
  }
}
