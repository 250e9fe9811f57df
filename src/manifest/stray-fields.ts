import type { FieldPath, SourceNode } from "../model/source.js";
import type { StrayField } from "../model/workload.js";
import { getValue, nodeAt } from "./node-value.js";

/** Fields of a pod spec that decide where the pod may run, and where each belongs in it. */
const FIELDS: ReadonlyMap<string, FieldPath> = new Map([
  ["tolerations", ["tolerations"]],
  ["nodeSelector", ["nodeSelector"]],
  ["affinity", ["affinity"]],
  ["nodeAffinity", ["affinity", "nodeAffinity"]],
  ["nodeName", ["nodeName"]],
  ["runtimeClassName", ["runtimeClassName"]],
]);
const CONTAINER_LISTS = ["containers", "initContainers", "ephemeralContainers"];

/** Nothing is lost where a field without a value stands at a wrong place. */
function isEmpty(node: SourceNode): boolean {
  if (node.kind === "scalar") return node.value === null || node.value === "";
  return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
}

/** The mappings above the pod spec, with the metadata of each. */
function pathsAbove(podSpecPath: FieldPath): FieldPath[] {
  return podSpecPath.flatMap((_, depth) => {
    const above = podSpecPath.slice(0, depth);
    return [above, [...above, "metadata"]];
  });
}

/** The mappings inside the pod spec into which a field slips when it is indented too far. */
function pathsInside(object: SourceNode, podSpecPath: FieldPath): FieldPath[] {
  const inside = ["affinity", "securityContext"].map((field) => [...podSpecPath, field]);
  const podSpec = nodeAt(object, podSpecPath);
  for (const list of CONTAINER_LISTS) {
    const containers = getValue(podSpec, list);
    if (containers?.kind !== "sequence") continue;
    containers.items.forEach((_, index) => {
      const container = [...podSpecPath, list, index];
      inside.push(container, [...container, "resources"], [...container, "securityContext"]);
    });
  }
  return inside;
}

/**
 * The scheduling fields of an object that stand outside the place where the API server reads them: above the pod spec,
 * inside one of its containers, or, for `nodeAffinity`, beside `affinity`. In the order of the paths, outermost first.
 */
export function findStrayFields(object: SourceNode, podSpecPath: FieldPath): StrayField[] {
  const places = [...pathsAbove(podSpecPath), podSpecPath, ...pathsInside(object, podSpecPath)];
  return places.flatMap((place) => {
    const mapping = nodeAt(object, place);
    if (mapping?.kind !== "mapping") return [];
    return [...FIELDS].flatMap(([field, inPodSpec]): StrayField[] => {
      const path = [...place, field];
      const belongsAt = [...podSpecPath, ...inPodSpec];
      const value = getValue(mapping, field);
      if (value === undefined || isEmpty(value) || isSamePath(path, belongsAt)) return [];
      return [{ field, path, belongsAt, occupied: nodeAt(object, belongsAt) !== undefined }];
    });
  });
}

function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
