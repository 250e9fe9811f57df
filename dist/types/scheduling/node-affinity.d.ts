import type { NodeSelectorTerm } from "../model/pod.js";
import type { PoolNode } from "../model/pool.js";
import type { FieldRequirement, LabelRequirement, NodeSelection, SelectionTerm } from "./node-selection.js";
export declare const NODE_NAME_FIELD = "metadata.name";
/** A label's value, or undefined where the node does not have it. */
export declare function labelOf(labels: Readonly<Record<string, string>>, key: string): string | undefined;
/**
 * Whether a label meets a requirement; `value` is undefined where the label is absent.
 * NotIn and DoesNotExist hold for an absent label; Gt and Lt never hold for one that is no int64.
 * Upstream: apimachinery/pkg/labels/selector.go Requirement.Matches.
 */
export declare function meetsRequirement(requirement: LabelRequirement, value: string | undefined): boolean;
/** Whether a node of this name meets a requirement on a field. Every other field is empty. */
export declare function meetsField(requirement: FieldRequirement, nodeName: string): boolean;
/**
 * Whether a node meets a pod's node selector and one of its required terms.
 * Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go RequiredNodeAffinity.Match.
 */
export declare function matchesNode(selection: NodeSelection, node: PoolNode): boolean;
/**
 * Whether one of the terms matches. Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go
 * LazyErrorNodeSelector.Match.
 */
export declare function matchesAnyTerm(terms: readonly SelectionTerm[], node: PoolNode): boolean;
/**
 * The only nodes that the scheduler looks at, or undefined for all: those that every term asks for by `metadata.name`.
 * An empty set: the terms contradict themselves ("pod affinity terms conflict").
 * Upstream: pkg/scheduler/framework/plugins/nodeaffinity/node_affinity.go PreFilter.
 */
export declare function nodeNamesOf(terms: readonly NodeSelectorTerm[] | undefined): ReadonlySet<string> | undefined;
