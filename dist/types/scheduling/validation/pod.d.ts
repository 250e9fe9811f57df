import type { FeatureGateState } from "../../model/cluster.js";
import type { FieldError } from "../../model/fit.js";
import type { PodSpec } from "../../model/pod.js";
import type { FieldPath } from "../../model/source.js";
/**
 * What the API server refuses about the scheduling fields of a pod spec, when the object is made; `path` leads to the
 * spec.
 * Upstream: pkg/apis/core/validation/validation.go ValidatePodSpec.
 */
export declare function validatePodSpec(spec: PodSpec, path: FieldPath, comparison: FeatureGateState): FieldError[];
