import type { AdmissionObjects, NamespaceDefaults, RuntimeClass } from "../../model/cluster.js";
import type { SourceNode } from "../../model/source.js";
import type { Toleration } from "../../model/toleration.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { createDecoder } from "../fields/decoder.js";
import { groupOf, type KubernetesObject, nameOf } from "./objects.js";
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

/** Reads what admission adds to pods or refuses: Namespaces, RuntimeClasses, policies. */
export function readAdmissionObjects(objects: Iterable<KubernetesObject>): AdmissionObjects {
  const runtimeClasses = new Map<string, RuntimeClass>();
  const namespaces = new Map<string, NamespaceDefaults>();
  for (const object of objects) {
    const isRuntimeClass = object.kind === "RuntimeClass" && groupOf(object.apiVersion) === "node.k8s.io";
    if (!isRuntimeClass && (object.kind !== "Namespace" || object.apiVersion !== "v1")) continue;
    const name = nameOf(object);
    if (name === undefined) continue;
    if (isRuntimeClass) runtimeClasses.set(name, readRuntimeClass(object, name));
    else namespaces.set(name, readNamespace(object, name));
  }
  return { runtimeClasses, namespaces };
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
