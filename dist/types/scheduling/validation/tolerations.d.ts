import type { FeatureGateState } from "../../model/cluster.js";
import type { FieldError } from "../../model/fit.js";
import type { FieldPath } from "../../model/source.js";
import type { Toleration } from "../../model/toleration.js";
/**
 * What the API server refuses about a list of tolerations; `path` leads to the list.
 * While the gate of Gt and Lt is unknown, both are accepted.
 * Upstream: pkg/apis/core/validation/validation.go ValidateTolerations.
 */
export declare function validateTolerations(tolerations: readonly Toleration[], path: FieldPath, comparison: FeatureGateState): FieldError[];
