import type { SourceNode } from "../model/source.js";
import type { Workload } from "../model/workload.js";
import { createDecoder } from "./decoder.js";
import { podSpecPathOf } from "./kinds.js";
import { getValue, nodeAt } from "./node-value.js";
import type { KubernetesObject } from "./objects.js";
import { decodePodSpec } from "./pod-spec.js";
import { findUnknownFields, type UnknownFields } from "./unknown-fields.js";
import { ownerOf } from "./workload-owner.js";

const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";

/** The API server refuses a pod without containers: such an object only changes another one. */
function isPatch(podSpec: SourceNode): boolean {
  return getValue(podSpec, "containers") === undefined;
}

/** Stands for a pod spec that is there under a wrong key: nothing is known of it, and the key must not be lost. */
function emptyPodSpec({ start, end }: SourceNode, unknown: UnknownFields): SourceNode | undefined {
  const isAllKnown = unknown.strayFields.length + unknown.unknownFields.length === 0;
  return isAllKnown ? undefined : { kind: "mapping", start, end, entries: [] };
}

/**
 * The workload that an object is, or undefined when it is none. An object without a pod spec is none either:
 * there is nothing to schedule. A mirror pod only shows what a kubelet already runs.
 */
export function readWorkload(object: KubernetesObject): Workload | undefined {
  const podSpecPath = podSpecPathOf(object.apiVersion, object.kind);
  if (podSpecPath === undefined) return undefined;
  const unknown = findUnknownFields(object.apiVersion, object.kind, { object: object.node, podSpecPath });
  const podSpecNode = nodeAt(object.node, podSpecPath) ?? emptyPodSpec(object.node, unknown);
  if (podSpecNode?.kind !== "mapping") return undefined;
  const decoder = createDecoder();
  const owner = ownerOf(object);
  if (MIRROR_POD_ANNOTATION in owner.annotations) return undefined;
  const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
  return {
    ...owner,
    ...(isPatch(podSpecNode) && { isFragment: true }),
    replicas: createDecoder().integer(nodeAt(object.node, ["spec", "replicas"]), []),
    templateLabels: createDecoder().stringMap(
      nodeAt(object.node, [...podSpecPath.slice(0, -1), "metadata", "labels"]),
      [],
    ),
    templateAnnotations: createDecoder().stringMap(
      nodeAt(object.node, [...podSpecPath.slice(0, -1), "metadata", "annotations"]),
      [],
    ),
    podSpecPath,
    podSpec,
    decodeErrors: decoder.errors,
    ...unknown,
  };
}
