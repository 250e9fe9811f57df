import { type ByWord, byWord, NO_WORDS } from "../../model/by-word.js";
import type { NodeSelectorTerm, PodSpec } from "../../model/pod.js";
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
import { formatTaint } from "../../model/taint.js";
import type { Toleration } from "../../model/toleration.js";
import type { Workload } from "../../model/workload.js";
import { matchesNode } from "../labels/node-affinity.js";
import { compileNodeSelection } from "../labels/node-selection.js";
import { podRequests } from "../resources/pod-requests.js";
import { keepsPodsOff, untoleratedTaints } from "../taints/toleration.js";

export const QUEUE_LABEL = "kueue.x-k8s.io/queue-name";
/** The LocalQueue that takes the workloads of its namespace which name none. Upstream: kueue, LocalQueueDefaulting. */
const DEFAULT_QUEUE = "default";
const NAME_LABEL = "kubernetes.io/metadata.name";
/** More choices than these are as good as any. */
const MAX_CHOICES = 16;

/** Whose pods Kueue starts as it is installed, by group and kind; of the others its configuration decides. */
const ALWAYS_QUEUED: ReadonlySet<string> = new Set([
  "batch Job",
  "batch CronJob",
  "jobset.x-k8s.io JobSet",
  "kubeflow.org MPIJob",
  "ray.io RayCluster",
  "ray.io RayJob",
]);

/**
 * The queue of Kueue that starts the pods, by the label of the object or of its template; undefined for none. Kueue
 * gives such a pod the node labels and the tolerations of a ResourceFlavor when it admits it.
 */
export function queueOf({ kind, labels, jobLabels, templateLabels }: Workload): string | undefined {
  if (kind === "DaemonSet") return undefined;
  return jobLabels?.[QUEUE_LABEL] || labels[QUEUE_LABEL] || templateLabels[QUEUE_LABEL] || undefined;
}

/** Reports whether Kueue holds the workload back until it has a place in its queue, whatever its configuration says. */
function isSurelyQueued({ apiVersion, kind, labels, jobLabels }: Workload): boolean {
  const group = apiVersion.split("/")[0];
  return ALWAYS_QUEUED.has(`${group} ${kind}`) && Boolean((jobLabels ?? labels)[QUEUE_LABEL]);
}

/** Two that say the same are one; undefined where there is none, or several that differ. */
function onlyOne<T extends NamedObject>(declared: readonly Declared<T>[]): T | undefined {
  const [first, ...others] = declared;
  const text = ({ object: { place: _, ...rest } }: Declared<T>) =>
    JSON.stringify(rest, (key, value: unknown) => (key === "place" ? undefined : value));
  if (first === undefined || declared.some(({ isSure }) => !isSure)) return undefined;
  return others.every((other) => text(other) === text(first)) ? first.object : undefined;
}

function byName<T extends NamedObject>(declared: readonly Declared<T>[], name: string): Declared<T>[] {
  return declared.filter(({ object }) => object.name === name);
}

/** Of one LocalQueue without a namespace nobody knows where it goes: by its name it may be meant. */
export function localQueuesFor({ local }: Queues, namespace: string): Queues["local"] {
  return local.filter(({ object }) => object.namespace === undefined || object.namespace === namespace);
}

/** The ClusterQueue behind a queue of a namespace, where the repository tells. */
export function clusterQueueOf(queues: Queues, queue: string, namespace: string): ClusterQueue | undefined {
  const local = onlyOne(byName(localQueuesFor(queues, namespace), queue));
  return local && onlyOne(byName(queues.cluster, local.clusterQueue.name));
}

/** The flavor of that name, where the repository tells. */
export function flavorOf({ flavors }: Queues, name: string): ResourceFlavor | undefined {
  return onlyOne(byName(flavors, name));
}

/**
 * What of a pod's selection is asked of a flavor: what speaks of labels that the flavor has. A term that speaks of none
 * is met by every node. Upstream: kueue, pkg/scheduler/flavorassigner/flavorassigner.go flavorSelector.
 */
function meetsLabels({ nodeSelector, nodeAffinity }: PodSpec, labels: ByWord<string>): boolean {
  const own = byWord(Object.entries(nodeSelector).filter(([key]) => key in labels));
  const terms = (nodeAffinity?.required ?? []).map((term): NodeSelectorTerm => {
    return { matchExpressions: term.matchExpressions.filter(({ key }) => key in labels), matchFields: [] };
  });
  const isOpen = terms.some(({ matchExpressions }) => matchExpressions.length === 0);
  const selection = compileNodeSelection(own, isOpen || terms.length === 0 ? undefined : terms);
  return matchesNode(selection, { name: "", labels, unschedulable: false, allocatable: NO_WORDS });
}

/**
 * Why a flavor does not take a pod; undefined where it does.
 * Upstream: kueue, pkg/scheduler/flavorassigner/flavorassigner.go checkFlavorForPodSets.
 */
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

/** False where the namespace surely may not use the queue. */
function mayUse(namespace: string, { namespaceLabels }: ClusterQueue): boolean {
  if (namespaceLabels === null) return false;
  const asked = namespaceLabels?.[NAME_LABEL];
  return asked === undefined || asked === namespace;
}

/** What a group gives: one of its flavors, or nothing where the pod may not use the group. Undefined: nobody knows. */
function choicesOf(
  group: FlavorGroup,
  queues: Queues,
  requested: ReadonlySet<string>,
  judge: (flavor: ResourceFlavor) => string | undefined,
): { readonly choices: readonly FlavorChoice[]; readonly refusals: readonly FlavorRefusal[] } | undefined {
  const choices: FlavorChoice[] = [];
  const refusals: FlavorRefusal[] = [];
  for (const { name } of group.flavors) {
    const flavor = flavorOf(queues, name);
    if (flavor === undefined) return undefined;
    const why = judge(flavor);
    if (why === undefined) choices.push([flavor]);
    else refusals.push({ flavor, why });
  }
  // A LimitRange may make the pod ask for what it does not name.
  const isUsed = group.coveredResources.some((resource) => requested.has(resource));
  return isUsed ? { choices, refusals } : { choices: [...choices, []], refusals: [] };
}

/** Flavors that give one label two values: nobody knows which one wins. */
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
  const isSure = isSurelyQueued(workload);
  if (isSure && !mayUse(workload.namespace, clusterQueue))
    return { kind: "refuses", queue, clusterQueue, refusals: [] };
  const requested = new Set(["pods", ...podRequests(spec, NO_WORDS).keys()]);
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

/**
 * What the queue of a workload gives its pods. `tolerations` are those of the pod before Kueue adds to them; `isSettled`
 * is false where somebody else may change what the pod asks for. Quota and cohorts decide which flavor a pod gets, so
 * that every flavor that takes it counts.
 */
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

/** The queue that starts the pods, or may start them: one without a label goes to the default one of its namespace. */
export function asksQueue(workload: Workload, queues: Queues | undefined): string | undefined {
  const queue = queueOf(workload);
  if (queue !== undefined || queues === undefined || workload.kind === "DaemonSet") return queue;
  const isThere = localQueuesFor(queues, workload.namespace).some(({ object }) => object.name === DEFAULT_QUEUE);
  return isThere ? DEFAULT_QUEUE : undefined;
}
