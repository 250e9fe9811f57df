import type { FieldError } from "../../model/fit.js";
import type { NodeAffinity, NodeSelectorTerm } from "../../model/pod.js";
import type { FieldPath } from "../../model/source.js";
/**
 * What the API server refuses about a nodeSelector; `path` leads to the map and each error adds the key.
 * Upstream: apimachinery/pkg/apis/meta/v1/validation/validation.go ValidateLabels.
 */
export declare function validateNodeSelector(nodeSelector: Readonly<Record<string, string>>, path: FieldPath): FieldError[];
/**
 * What the API server refuses about a node affinity; `path` leads to `nodeAffinity`.
 * Upstream: pkg/apis/core/validation/validation.go validateNodeAffinity.
 */
export declare function validateNodeAffinity(affinity: NodeAffinity, path: FieldPath): FieldError[];
/** What the API server refuses about required terms, an empty list included; `path` leads to the list. */
export declare function validateNodeSelectorTerms(terms: readonly NodeSelectorTerm[], path: FieldPath): FieldError[];
