import type { AdmissionObjects, ClusterSettings } from "../../src/model/cluster.js";
import type { NodePool } from "../../src/model/pool.js";
import type { Place } from "../../src/model/source.js";
import type { Workload } from "../../src/model/workload.js";
import { words } from "../words.js";
import { type Json, node, object, podSpec, record, taintsOf, text, tolerations } from "./decode.js";

const place: Place = {
  document: {
    file: { path: "nodes.yaml", text: "" },
    start: 0,
    root: { kind: "scalar", start: 0, end: 0, value: null, text: "", plain: true },
  },
  path: [],
  target: "value",
};

export function poolOf(nodeObject: Json): NodePool {
  const only = node(nodeObject);
  return {
    name: only.name,
    cluster: null,
    format: "node",
    place,
    taints: taintsOf(nodeObject).map((item) => ({ ...item, place })),
    startupTaints: [],
    labels: only.labels,
    labelsClosed: true,
    openLabels: [],
    nodes: [only],
    allocatable: words({}),
    reservedFor: undefined,
  };
}

export function clusterOf(pod: Json): ClusterSettings {
  return {
    name: null,
    provider: undefined,
    kubernetesVersion: "1.36",
    admission: {
      defaultTolerationSeconds: true,
      extendedResourceToleration: pod.extendedResourceToleration === true,
      runtimeClass: true,
      podNodeSelector: false,
      podTolerationRestriction: false,
    },
    comparisonOperators: pod.comparisonOperators === true ? "on" : "off",
    transientTaints: [],
    knownLabels: [],
    ignoredWebhooks: [],
  };
}

export function objectsOf(pod: Json): AdmissionObjects {
  const runtimeClass = object(pod.runtimeClass);
  const name = text(object(runtimeClass.metadata).name);
  const scheduling = object(runtimeClass.scheduling);
  const declared = {
    name,
    nodeSelector: record(scheduling.nodeSelector),
    tolerations: tolerations(scheduling.tolerations),
    overhead: words({}),
    ...(runtimeClass.scheduling !== undefined && { hasScheduling: true as const }),
  };
  return { runtimeClasses: new Map(name === "" ? [] : [[name, declared]]), namespaces: new Map() };
}

export function workloadOf(pod: Json): Workload {
  const runtimeClassName = text(object(object(pod.runtimeClass).metadata).name);
  return {
    kind: text(pod.kind),
    apiVersion: "v1",
    namespace: "default",
    name: text(pod.name),
    labels: words({}),
    annotations: words({}),
    replicas: undefined,
    templateLabels: words({}),
    templateAnnotations: words({}),
    document: place.document,
    objectPath: [],
    podSpecPath: ["spec"],
    podSpec: { ...podSpec(pod.spec), runtimeClassName: runtimeClassName === "" ? undefined : runtimeClassName },
    decodeErrors: [],
    strayFields: [],
  };
}
