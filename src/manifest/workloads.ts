import type { SourceNode } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import { createDecoder } from "./decoder.js";
import { podSpecPathOf } from "./kinds.js";
import { getString, getValue, nodeAt } from "./node-value.js";
import type { KubernetesObject } from "./objects.js";
import { decodePodSpec } from "./pod-spec.js";
import { findStrayFields } from "./stray-fields.js";

const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";

function nameOf(metadata: SourceNode | undefined): string {
  const name = getString(metadata, "name");
  if (name !== undefined) return name;
  const prefix = getString(metadata, "generateName");
  return prefix === undefined ? "(no name)" : `${prefix}*`;
}

/**
 * The workload that an object is, or undefined when it is none. An object without a pod spec is none either:
 * there is nothing to schedule. A mirror pod only shows what a kubelet already runs.
 */
export function readWorkload(object: KubernetesObject): Workload | undefined {
  const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
  if (podSpecPath === undefined) return undefined;
  const podSpecNode = nodeAt(object.node, podSpecPath);
  if (podSpecNode?.kind !== "mapping") return undefined;
  const decoder = createDecoder();
  const metadata = getValue(object.node, "metadata");
  const annotations = createDecoder().stringMap(getValue(metadata, "annotations"), []);
  if (MIRROR_POD_ANNOTATION in annotations) return undefined;
  const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
  return {
    kind: object.kind,
    apiVersion: object.apiVersion,
    namespace: getString(metadata, "namespace") ?? "default",
    name: nameOf(metadata),
    labels: createDecoder().stringMap(getValue(metadata, "labels"), []),
    annotations,
    replicas: createDecoder().integer(nodeAt(object.node, ["spec", "replicas"]), []),
    templateLabels: createDecoder().stringMap(
      nodeAt(object.node, [...podSpecPath.slice(0, -1), "metadata", "labels"]),
      [],
    ),
    templateAnnotations: createDecoder().stringMap(
      nodeAt(object.node, [...podSpecPath.slice(0, -1), "metadata", "annotations"]),
      [],
    ),
    document: object.document,
    objectPath: object.path,
    podSpecPath,
    podSpec,
    decodeErrors: decoder.errors,
    strayFields: findStrayFields(object.node, podSpecPath),
  };
}
