import { parseGoInt } from "../../model/decimal-int.js";
import type { NodeSelectorTerm } from "../../model/pod.js";
import type { PoolNode } from "../../model/pool.js";
import type { FieldRequirement, LabelRequirement, NodeSelection, SelectionTerm } from "./node-selection.js";

export const NODE_NAME_FIELD = "metadata.name";

/**
 * Reports whether a label (undefined if absent) meets a requirement; Gt and Lt need an int64. Upstream:
 * apimachinery/pkg/labels/selector.go Requirement.Matches.
 */
export function meetsRequirement(requirement: LabelRequirement, value: string | undefined): boolean {
  const { operator, values } = requirement;
  if (value === undefined) return operator === "NotIn" || operator === "DoesNotExist";
  switch (operator) {
    case "In":
      return values.includes(value);
    case "NotIn":
      return !values.includes(value);
    case "Exists":
      return true;
    case "DoesNotExist":
      return false;
    case "Gt":
    case "Lt": {
      const number = parseGoInt(value);
      if (typeof number !== "bigint") return false;
      return operator === "Gt" ? number > requirement.bound : number < requirement.bound;
    }
  }
}

/** Reports whether a node of this name meets a field requirement. Fields other than the name are empty. */
export function meetsField(requirement: FieldRequirement, nodeName: string): boolean {
  const value = requirement.key === NODE_NAME_FIELD ? nodeName : "";
  return (value === requirement.value) === (requirement.operator === "In");
}

/** Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go RequiredNodeAffinity.Match. */
export function matchesNode(selection: NodeSelection, node: PoolNode): boolean {
  for (const requirement of selection.nodeSelector) {
    if (!meetsRequirement(requirement, node.labels[requirement.key])) return false;
  }
  return selection.terms === undefined || matchesAnyTerm(selection.terms, node);
}

/** Upstream: component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go LazyErrorNodeSelector.Match. */
export function matchesAnyTerm(terms: readonly SelectionTerm[], node: PoolNode): boolean {
  return terms.some((term) => matchesTerm(term, node));
}

function matchesTerm(term: SelectionTerm, node: PoolNode): boolean {
  if (term.empty || term.errors.length > 0) return false;
  for (const requirement of term.expressions) {
    if (!meetsRequirement(requirement, node.labels[requirement.key])) return false;
  }
  return term.fields.every((requirement) => meetsField(requirement, node.name));
}

/**
 * Returns the nodes named by every term; undefined for all, empty for a contradiction. Upstream:
 * pkg/scheduler/framework/plugins/nodeaffinity/node_affinity.go PreFilter.
 */
export function nodeNamesOf(terms: readonly NodeSelectorTerm[] | undefined): ReadonlySet<string> | undefined {
  if (terms === undefined || terms.length === 0) return undefined;
  const names = new Set<string>();
  for (const term of terms) {
    const lists = term.matchFields
      .filter(({ key, operator }) => key === NODE_NAME_FIELD && operator === "In")
      .map(({ values }) => values);
    const [first, ...others] = lists;
    if (first === undefined) return undefined;
    for (const name of first) if (others.every((list) => list.includes(name))) names.add(name);
  }
  return names;
}
