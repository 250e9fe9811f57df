import type { AdmissionObjects, NamespaceDefaults, PriorityClass, RuntimeClass } from "../../model/cluster.js";
import type { PodResources } from "../../model/pod.js";
import type { SourceNode } from "../../model/source.js";
import { joinStringMaps } from "../../model/string-map.js";
import type { Toleration } from "../../model/taint.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { getString, getValue, itemsOf } from "../../yaml/node-value.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { agreed, groupOf, type KubernetesObject, nameOf, namespaceOf } from "./objects.js";
import { decodeTolerations } from "./pod-spec.js";

const NODE_SELECTOR_ANNOTATION = "scheduler.alpha.kubernetes.io/node-selector";
/** OpenShift's annotation, ignored if the other is present. */
const PROJECT_NODE_SELECTOR_ANNOTATION = "openshift.io/node-selector";
const DEFAULT_TOLERATIONS_ANNOTATION = "scheduler.alpha.kubernetes.io/defaultTolerations";
const TOLERATIONS_WHITELIST_ANNOTATION = "scheduler.alpha.kubernetes.io/tolerationsWhitelist";

function readRuntimeClass(object: KubernetesObject, name: string): RuntimeClass {
  const decoder = createDecoder();
  const scheduling = getValue(object.node, "scheduling");
  return {
    name,
    nodeSelector: decoder.stringMap(getValue(scheduling, "nodeSelector"), []),
    tolerations: decodeTolerations(decoder, getValue(scheduling, "tolerations"), []),
    hasScheduling: scheduling?.kind === "mapping" ? true : undefined,
    overhead: decoder.quantityMap(getValue(getValue(object.node, "overhead"), "podFixed"), []),
  };
}

const TOLERATION_FIELD_TYPES: ReadonlyMap<string, string> = new Map([
  ["key", "string"],
  ["operator", "string"],
  ["value", "string"],
  ["effect", "string"],
  ["tolerationSeconds", "number"],
]);

function isToleration(value: unknown): value is Toleration {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([field, content]) => typeof content === (TOLERATION_FIELD_TYPES.get(field) ?? typeof content),
  );
}

/** Parses the tolerations in an annotation; undefined if it is no list of tolerations. */
function readTolerationsAnnotation(annotations: SourceNode | undefined, name: string): Toleration[] | undefined {
  const text = getString(annotations, name);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isToleration) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readNamespace(object: KubernetesObject, name: string): NamespaceDefaults {
  const annotations = getValue(getValue(object.node, "metadata"), "annotations");
  const own = getString(annotations, NODE_SELECTOR_ANNOTATION);
  const ofProject = getString(annotations, PROJECT_NODE_SELECTOR_ANNOTATION);
  return {
    name,
    nodeSelector: own ?? ofProject,
    isOfProject: own === undefined && ofProject !== undefined ? true : undefined,
    defaultTolerations: readTolerationsAnnotation(annotations, DEFAULT_TOLERATIONS_ANNOTATION),
    tolerationsWhitelist: readTolerationsAnnotation(annotations, TOLERATIONS_WHITELIST_ANNOTATION),
  };
}

/** Reads the items for containers. Upstream: pkg/apis/core/v1/defaults.go SetDefaults_LimitRangeItem. */
function readLimitRange({ node }: KubernetesObject): PodResources {
  const items = itemsOf(getValue(getValue(node, "spec"), "limits"));
  const given = items.filter((item) => getString(item, "type") === "Container");
  const of = (key: string) => joinStringMaps(...given.map((item) => LENIENT.quantityMap(getValue(item, key), [])));
  const limits = joinStringMaps(of("max"), of("default"));
  return { requests: joinStringMaps(of("min"), limits, of("defaultRequest")), limits };
}

/** Reads what admission adds to pods or refuses: Namespaces, RuntimeClasses, LimitRanges, PriorityClasses. */
export function readAdmissionObjects(objects: Iterable<KubernetesObject>): AdmissionObjects {
  const runtimeClasses = new Map<string, RuntimeClass>();
  const namespaces = new Map<string, NamespaceDefaults>();
  const ranges: [string, PodResources][] = [];
  const priorities: [string, PriorityClass][] = [];
  for (const object of objects) {
    const name = nameOf(object);
    if (name === undefined) continue;
    const kind = `${groupOf(object.apiVersion)}/${object.kind}`;
    const namespace = namespaceOf(object) ?? DEFAULT_NAMESPACE;
    if (kind === "node.k8s.io/RuntimeClass") runtimeClasses.set(name, readRuntimeClass(object, name));
    else if (kind === "/Namespace") namespaces.set(name, readNamespace(object, name));
    // An object without a namespace goes where the rest goes.
    else if (kind === "/LimitRange" && namespace !== DEFAULT_NAMESPACE)
      ranges.push([namespace, readLimitRange(object)]);
    else if (kind === "scheduling.k8s.io/PriorityClass") {
      const isPatient = getString(object.node, "preemptionPolicy") === "Never";
      const made = { value: LENIENT.integer(getValue(object.node, "value"), []) ?? 0, isPatient };
      priorities.push([name, made]);
      if (LENIENT.boolean(getValue(object.node, "globalDefault"), [])) priorities.push(["", made]);
    }
  }
  return { runtimeClasses, namespaces, limitRanges: agreed(ranges), priorities: agreed(priorities) };
}

/** Returns the default node selector of OpenShift's Scheduler; undefined if several differ. */
export function readDefaultNodeSelector(objects: Iterable<KubernetesObject>): string | undefined {
  const selectors = new Set<string>();
  for (const object of objects) {
    if (object.kind !== "Scheduler" || groupOf(object.apiVersion) !== "config.openshift.io") continue;
    selectors.add(getString(getValue(object.node, "spec"), "defaultNodeSelector") ?? "");
  }
  const [only, ...others] = selectors;
  return others.length === 0 && only ? only : undefined;
}
