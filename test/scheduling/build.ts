import type { AdmissionObjects, ClusterSettings, Inventory } from "../../src/model/cluster.js";
import {
  EMPTY_POD_SPEC,
  type NodeSelectorRequirement,
  type NodeSelectorTerm,
  type PodSpec,
} from "../../src/model/pod.js";
import type { NodePool, PoolNode } from "../../src/model/pool.js";
import type { PoolFit, WorkloadFit } from "../../src/model/pool-fit.js";
import type { Place } from "../../src/model/source.js";
import type { Taint, Toleration } from "../../src/model/taint.js";
import type { Workload } from "../../src/model/workload.js";
import { fitWorkload } from "../../src/scheduling/fit-workload.js";
import { words } from "../words.js";

export const place: Place = {
  document: {
    file: { path: "taintlint.yaml", text: "" },
    start: 0,
    root: { kind: "scalar", start: 0, end: 0, value: null, text: "", plain: true },
  },
  path: [],
  target: "value",
};

/** Reads `key=value:Effect` and `key:Effect`. */
export function taint(spec: string): Taint {
  const [left = "", effect = ""] = spec.split(":");
  const [key = "", value = ""] = left.split("=");
  return { key, value, effect };
}

type PoolFields = Partial<Omit<NodePool, "taints">> & { readonly taints?: readonly string[] };

export function pool({ taints = [], ...fields }: PoolFields = {}): NodePool {
  return {
    name: "general",
    cluster: null,
    format: "taintlint",
    place,
    startupTaints: [],
    labels: words({}),
    labelsClosed: false,
    openLabels: [],
    nodes: undefined,
    allocatable: words({}),
    reservedFor: undefined,
    ...fields,
    taints: taints.map((spec) => ({ ...taint(spec), place })),
  };
}

export function node(name: string, labels: Record<string, string> = {}, unschedulable = false): PoolNode {
  return { name, labels: words(labels), unschedulable, allocatable: words({}) };
}

type ClusterFields = Partial<Omit<ClusterSettings, "admission">> & {
  readonly admission?: Partial<ClusterSettings["admission"]>;
};

export function inventory(pools: readonly NodePool[], { admission, ...fields }: ClusterFields = {}): Inventory {
  const cluster: ClusterSettings = {
    name: null,
    provider: undefined,
    kubernetesVersion: undefined,
    comparisonOperators: "off",
    transientTaints: [],
    knownLabels: [],
    ignoredWebhooks: [],
    ...fields,
    admission: {
      defaultTolerationSeconds: true,
      extendedResourceToleration: false,
      runtimeClass: true,
      podNodeSelector: false,
      podTolerationRestriction: false,
      ...admission,
    },
  };
  return { cluster, pools, complete: true };
}

export function workload(spec: Partial<PodSpec> = {}, kind = "Deployment"): Workload {
  return {
    kind,
    apiVersion: "apps/v1",
    namespace: "default",
    name: "api",
    labels: words({}),
    annotations: words({}),
    replicas: undefined,
    templateLabels: words({}),
    templateAnnotations: words({}),
    document: place.document,
    objectPath: [],
    podSpecPath: ["spec", "template", "spec"],
    podSpec: { ...EMPTY_POD_SPEC, ...spec },
    decodeErrors: [],
    strayFields: [],
  };
}

export const NO_OBJECTS: AdmissionObjects = { runtimeClasses: new Map(), namespaces: new Map() };

export function exists(key: string, effect?: string): Toleration {
  return effect === undefined ? { key, operator: "Exists" } : { key, operator: "Exists", effect };
}

export function expression(key: string, operator: string, ...values: string[]): NodeSelectorRequirement {
  return { key, operator, values };
}

export function required(...terms: NodeSelectorRequirement[][]): Pick<PodSpec, "nodeAffinity"> {
  return {
    nodeAffinity: {
      required: terms.map((matchExpressions): NodeSelectorTerm => ({ matchExpressions, matchFields: [] })),
      preferred: [],
    },
  };
}

/** The fit of a workload in the first pool of an inventory. */
export function firstFit(judged: Workload, pools: Inventory, objects: AdmissionObjects = NO_OBJECTS): PoolFit {
  return onlyPool(fitWorkload(judged, pools, objects));
}

export function onlyPool(fit: WorkloadFit): PoolFit {
  const [first] = fit.pools;
  if (first === undefined) throw new Error("the inventory has no pool");
  return first;
}
