import type { FieldError } from "../model/fit.js";
import type { NodeSelectorTerm } from "../model/pod.js";
/** One requirement on a node's label, ready to be compared. */
export interface LabelRequirement {
    readonly key: string;
    readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
    readonly values: readonly string[];
    /** The int64 of Gt and Lt; 0 for the other operators. */
    readonly bound: bigint;
}
/** One requirement on a node's field; only `metadata.name` has a value on a node. */
export interface FieldRequirement {
    readonly key: string;
    readonly operator: "In" | "NotIn";
    readonly value: string;
}
/** One term, ready to be compared. `errors`: why Kubernetes cannot read it; it then matches no node. */
export interface SelectionTerm {
    readonly empty: boolean;
    readonly expressions: readonly LabelRequirement[];
    readonly fields: readonly FieldRequirement[];
    readonly errors: readonly FieldError[];
}
/** A pod's node selector and its required node affinity, compiled once per pod. */
export interface NodeSelection {
    readonly nodeSelector: readonly LabelRequirement[];
    /** ORed; undefined when the pod has no required affinity. */
    readonly terms: readonly SelectionTerm[] | undefined;
}
/**
 * Prepares a node selector and required terms for comparing with many nodes. Nothing is refused here: a bad term
 * spoils only itself.
 * Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go GetRequiredNodeAffinity.
 */
export declare function compileNodeSelection(nodeSelector: Readonly<Record<string, string>>, required: readonly NodeSelectorTerm[] | undefined): NodeSelection;
