import type { FieldError } from "../../model/fit.js";
import type { FieldPath } from "../../model/source.js";
import { type Taint } from "../../model/taint.js";
/**
 * What the API server refuses about a node's taints. It gives their place as `metadata.taints`; `path` may say another.
 * Upstream: pkg/apis/core/validation/validation.go validateNodeTaints.
 */
export declare function validateTaints(taints: readonly Taint[], path?: FieldPath): FieldError[];
/** What the API server refuses about one taint by itself; `path` leads to the taint. */
export declare function validateTaint(taint: Taint, path: FieldPath): FieldError[];
/**
 * What the API server refuses about an effect that must be given; `path` leads to the effect.
 * Upstream: pkg/apis/core/validation/validation.go validateTaintEffect.
 */
export declare function effectErrors(effect: string, path: FieldPath): FieldError[];
