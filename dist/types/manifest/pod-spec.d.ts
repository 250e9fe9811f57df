import type { PodSpec } from "../model/pod.js";
import type { FieldPath, SourceNode } from "../model/source.js";
import type { Toleration } from "../model/toleration.js";
import type { Decoder } from "./decoder.js";
/** Reads core/v1 Toleration objects; fields that are absent stay absent. */
export declare function decodeTolerations(decoder: Decoder, node: SourceNode | undefined, path: FieldPath): Toleration[];
/**
 * Reads the scheduling fields of a pod spec. `path` leads from the object's root to the pod spec and starts the
 * paths of the decoder's errors. Upstream: api/core/v1 PodSpec.
 */
export declare function decodePodSpec(decoder: Decoder, podSpec: SourceNode, path: FieldPath): PodSpec;
/** The text of a scheduling field that a template or a substitution fills in later, or undefined. */
export declare function findPlaceholder(podSpec: SourceNode): string | undefined;
