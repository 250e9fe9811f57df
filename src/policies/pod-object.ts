import { isMap, type Json, type JsonObject, MAX_STEPS } from "../cel/values.js";
import { groupOf } from "../manifest/objects/objects.js";
import { createBudget } from "../model/budget.js";
import type { PodSpec } from "../model/pod.js";
import type { Toleration } from "../model/taint.js";
import { WORKLOAD_KINDS, type Workload } from "../model/workload.js";
import { nodeAt } from "../yaml/node-value.js";
import { jsonOf, listAt, mapAt, put } from "./contract/json-node.js";
import { type AdmissionRequest, withObject } from "./contract/policy.js";

/** The kind of a pod's direct owner. */
const OWNERS: Readonly<Record<string, string>> = {
  Deployment: "ReplicaSet",
  StatefulSet: "StatefulSet",
  DaemonSet: "DaemonSet",
  ReplicaSet: "ReplicaSet",
  ReplicationController: "ReplicationController",
  Job: "Job",
  CronJob: "Job",
};
/** Paths that only the manifest and policies set before policies see a pod; `*` is any step. */
const SETTLED: readonly RegExp[] = [
  /^spec\.(?:tolerations|nodeSelector|affinity|runtimeClassName|hostNetwork|hostPID|hostIPC|nodeName|os|initContainers|topologySpreadConstraints)$/,
  /^spec\.(?:tolerations|nodeSelector|affinity|os|topologySpreadConstraints)\./,
  /^spec\.(?:containers|initContainers)\.\*\.(?:name|image|resources)(?:\.|$)/,
  /^metadata\.(?:labels|annotations)$/,
];
/** Labels that controllers set on pods. */
const CONTROLLER_LABEL =
  /^(?:pod-template-hash|pod-template-generation|controller-revision-hash|controller-uid|job-name|(?:statefulset|apps|batch)\.kubernetes\.io\/.*|batch\.kubernetes\.io\/.*)$/;
const LABELS = /^metadata\.labels\.(.+)$/s;
const ANNOTATIONS = /^metadata\.annotations\./;

export function tolerationsAsJson(tolerations: readonly Toleration[]): Json {
  return tolerations.map(({ key, operator, value, effect, tolerationSeconds }) =>
    Object.fromEntries(
      Object.entries({ key, operator, value, effect, tolerationSeconds }).filter(
        (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== "",
      ),
    ),
  );
}

/** Adds `resources`, which the API server always returns. */
function withResources(containers: readonly Json[]): Json {
  return containers.map((one) => (isMap(one) ? { resources: {}, ...one } : one));
}

/** Returns the written pod spec with the current scheduling fields. */
function specAsJson(written: JsonObject, spec: PodSpec, tolerations: readonly Toleration[]): JsonObject {
  const { tolerations: _, nodeSelector: __, ...rest } = written;
  const initContainers = listAt(written, "initContainers");
  const { nodeName, runtimeClassName } = spec;
  return {
    ...rest,
    containers: withResources(listAt(written, "containers")),
    ...(initContainers.length > 0 && { initContainers: withResources(initContainers) }),
    ...(tolerations.length > 0 && { tolerations: tolerationsAsJson(tolerations) }),
    ...(Object.keys(spec.nodeSelector).length > 0 && { nodeSelector: { ...spec.nodeSelector } }),
    ...(nodeName !== "" && { nodeName }),
    ...(runtimeClassName !== undefined && { runtimeClassName }),
  };
}

export function admittedObject(workload: Workload): JsonObject {
  const node = nodeAt(workload.document.root, workload.objectPath);
  const json = node === undefined ? {} : jsonOf(node);
  return isMap(json) ? json : {};
}

/** Reports whether only the manifest and earlier policies set the field. */
function isSettled(path: string, isControlled: boolean): boolean {
  const label = LABELS.exec(path)?.[1];
  if (label !== undefined) return !isControlled || !CONTROLLER_LABEL.test(label);
  if (path === "metadata.ownerReferences") return !isControlled;
  return ANNOTATIONS.test(path) || SETTLED.some((pattern) => pattern.test(path));
}

type Labels = AdmissionRequest["namespaceLabel"];

/** Returns the request that creates a Pod; a controller sets some of its fields, too. */
function requestFor(pod: JsonObject, namespace: string, namespaceLabel: Labels, isControlled: boolean) {
  const request = {
    ...{ group: "", version: "v1", kind: "Pod", resource: "pods", templatePath: undefined },
    namespace,
    namespaceLabel,
    budget: createBudget(MAX_STEPS),
    isSettled: (path: string) => isSettled(path, isControlled),
  };
  return withObject(request, pod);
}

export function podRequest(
  workload: Workload,
  owner: JsonObject,
  spec: PodSpec,
  tolerations: readonly Toleration[],
  namespaceLabel: Labels,
): AdmissionRequest {
  const isPod = workload.kind === "Pod";
  const pod = podOf(workload, owner, spec, tolerations);
  const object = isPod ? pod : { apiVersion: "v1", kind: "Pod", ...pod };
  return requestFor(object, workload.namespace, namespaceLabel, !isPod);
}

function podOf(workload: Workload, object: JsonObject, spec: PodSpec, tolerations: readonly Toleration[]): JsonObject {
  const written = mapAt(object, ...workload.podSpecPath);
  const metadata = mapAt(object, ...workload.podSpecPath.slice(0, -1), "metadata");
  const isPod = workload.kind === "Pod";
  const owner = OWNERS[workload.kind];
  return {
    ...(isPod && object),
    metadata: {
      ...metadata,
      namespace: workload.namespace,
      ...(owner !== undefined && { ownerReferences: [{ kind: owner, controller: true }] }),
    },
    spec: specAsJson(written, spec, tolerations),
  };
}

/** Undefined for a Pod and for custom kinds. */
export function templateRequest(
  workload: Workload,
  spec: PodSpec,
  tolerations: readonly Toleration[],
  namespaceLabel: Labels,
): AdmissionRequest | undefined {
  const { kind } = workload;
  if (kind === "Pod" || !WORKLOAD_KINDS.some((one) => one === kind)) return undefined;
  const written = admittedObject(workload);
  const pod = podOf(workload, written, spec, tolerations);
  const object = put(written, workload.podSpecPath, mapAt(pod, "spec"));
  if (!isMap(object)) return undefined;
  const templatePath = workload.podSpecPath.slice(0, -1);
  const prefix = `${templatePath.join(".")}.`;
  const request = {
    namespace: workload.namespace,
    group: groupOf(workload.apiVersion),
    version: workload.apiVersion.slice(workload.apiVersion.indexOf("/") + 1),
    kind,
    resource: `${kind.toLowerCase()}s`,
    templatePath,
    namespaceLabel,
    budget: createBudget(MAX_STEPS),
    isSettled: (path: string) => isSettled(path.startsWith(prefix) ? path.slice(prefix.length) : path, false),
  };
  return withObject(request, object);
}

/** Returns the request of a made-up Pod, to query a policy. */
export function probeRequest(
  namespace: string,
  tolerations: readonly Toleration[],
  namespaceLabel: Labels,
): AdmissionRequest {
  const object: JsonObject = {
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: "probe", namespace },
    spec: {
      containers: [{ name: "probe", image: "probe:1", resources: {} }],
      tolerations: tolerationsAsJson(tolerations),
    },
  };
  return requestFor(object, namespace, namespaceLabel, false);
}
