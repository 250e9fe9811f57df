import type { SourceNode } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { findUnknownFields, type UnknownFields } from "../fields/unknown-fields.js";
import { podSpecPathOf } from "../objects/kinds.js";
import type { KubernetesObject } from "../objects/objects.js";
import { isDirective, movedTolerations } from "../yaml/directives.js";
import { effectiveEntries, getValue, itemsOf, nodeAt } from "../yaml/node-value.js";
import { decodePodSpec } from "./pod-spec.js";
import { ownerOf } from "./workload-owner.js";

const MIRROR_POD_ANNOTATION = "kubernetes.io/config.mirror";

/**
 * The API server refuses a pod without containers, and containers without an image: such an object only changes another
 * one. A Pod of its own is a template that some program adds containers to, and decides alone where they run.
 */
function isPatch(kind: string, node: SourceNode, podSpec: SourceNode): boolean {
  const containers = getValue(podSpec, "containers");
  const isWhole = itemsOf(containers).some((container) => getValue(container, "image") !== undefined);
  if (containers !== undefined && (isWhole || itemsOf(containers).length === 0)) return false;
  return kind !== "Pod" || effectiveEntries(node).some(({ key }) => isDirective(key.text));
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
  const { node } = object;
  const unknown = findUnknownFields(object.apiVersion, object.kind, { object: node, podSpecPath });
  const podSpecNode = nodeAt(node, podSpecPath) ?? emptyPodSpec(node, unknown);
  if (podSpecNode?.kind !== "mapping") return undefined;
  const decoder = createDecoder();
  const owner = ownerOf(object);
  if (MIRROR_POD_ANNOTATION in owner.annotations) return undefined;
  const podSpec = decodePodSpec(decoder, podSpecNode, podSpecPath);
  const movedFields = movedTolerations(podSpecNode, podSpecPath);
  const template = nodeAt(node, [...podSpecPath.slice(0, -1), "metadata"]);
  // No spread comes first: Node.js 20 would give each workload a shape of its own, and every reader would look it up anew.
  return {
    replicas: LENIENT.integer(nodeAt(node, ["spec", "replicas"]), []),
    templateLabels: LENIENT.stringMap(getValue(template, "labels"), []),
    templateAnnotations: LENIENT.stringMap(getValue(template, "annotations"), []),
    podSpecPath,
    podSpec,
    decodeErrors: decoder.errors,
    strayFields: unknown.strayFields,
    unknownFields: unknown.unknownFields,
    ...owner,
    isFragment: isPatch(object.kind, node, podSpecNode) || undefined,
    movedFields: movedFields.length > 0 ? movedFields : undefined,
    jobLabels:
      object.kind === "CronJob"
        ? LENIENT.stringMap(nodeAt(node, ["spec", "jobTemplate", "metadata", "labels"]), [])
        : undefined,
  };
}
