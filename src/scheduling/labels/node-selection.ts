import { parseGoInt } from "../../model/decimal-int.js";
import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { Outcome } from "../../model/outcome.js";
import type { NodeSelectorRequirement, NodeSelectorTerm, PreferredSchedulingTerm } from "../../model/pod.js";
import type { PoolNode } from "../../model/pool.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";
import { invalid } from "../validation/field-errors.js";

export interface LabelRequirement {
  readonly key: string;
  readonly operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
  readonly values: readonly string[];
  /** The int64 of Gt and Lt; 0 for other operators. */
  readonly bound: bigint;
}

export interface FieldRequirement {
  readonly key: string;
  readonly operator: "In" | "NotIn";
  readonly value: string;
}

export interface SelectionTerm {
  readonly empty: boolean;
  readonly expressions: readonly LabelRequirement[];
  readonly fields: readonly FieldRequirement[];
  readonly errors: readonly FieldError[];
}

/** A pod's node selector and required node affinity, compiled once per pod. */
export interface NodeSelection {
  readonly nodeSelector: readonly LabelRequirement[];
  /** ORed; undefined without required affinity. */
  readonly terms: readonly SelectionTerm[] | undefined;
}

/** A bad term keeps its errors. Upstream: corev1/nodeaffinity/nodeaffinity.go GetRequiredNodeAffinity. */
export function compileNodeSelection(
  nodeSelector: StringMap<string>,
  required: readonly NodeSelectorTerm[] | undefined,
): NodeSelection {
  return {
    nodeSelector: Object.entries(nodeSelector).map(([key, value]) => ({
      key,
      operator: "In",
      values: [value],
      bound: 0n,
    })),
    terms: required?.map((term, index) => compileTerm(term, ["nodeSelectorTerms", index])),
  };
}

/**
 * Returns errors of preferred terms, which stop scoring of two nodes. Upstream:
 * component-helpers/scheduling/corev1/nodeaffinity/nodeaffinity.go NewPreferredSchedulingTerms;
 * pkg/scheduler/framework/plugins/nodeaffinity/node_affinity.go PreScore.
 */
export function preferenceErrors(terms: readonly PreferredSchedulingTerm[], path: FieldPath): readonly FieldError[] {
  return terms.flatMap(({ weight = 0, preference }, index) =>
    weight === 0 ? [] : compileTerm(preference, [...path, index, "preference"]).errors,
  );
}

function compileTerm(term: NodeSelectorTerm, path: FieldPath): SelectionTerm {
  const compiled = term.matchExpressions.map((one, index) =>
    compileExpression(one, [...path, "matchExpressions", index]),
  );
  const fields = term.matchFields.map((one, index) => compileField(one, [...path, "matchFields", index]));
  return {
    empty: compiled.length === 0 && fields.length === 0,
    expressions: compiled.flatMap(({ value }) => value ?? []),
    fields: fields.flatMap(({ value }) => value ?? []),
    errors: [...compiled, ...fields].flatMap(({ problem }) => problem ?? []),
  };
}

type Compiled<Requirement> = Outcome<Requirement, readonly FieldError[]>;

/** Upstream: apimachinery/pkg/labels/selector.go NewRequirement. */
function compileExpression(requirement: NodeSelectorRequirement, path: FieldPath): Compiled<LabelRequirement> {
  const { key, operator, values } = requirement;
  const errors = invalid([...path, "key"], key, labelKeyErrors(key));
  let bound = 0n;
  switch (operator) {
    case "In":
    case "NotIn":
      if (values.length === 0)
        errors.push(...valuesError(path, values, "for 'in', 'notin' operators, values set can't be empty"));
      break;
    case "Exists":
    case "DoesNotExist":
      if (values.length > 0) {
        errors.push(...valuesError(path, values, "values set must be empty for exists and does not exist"));
      }
      break;
    case "Gt":
    case "Lt": {
      if (values.length !== 1) {
        errors.push(...valuesError(path, values, "for 'Gt', 'Lt' operators, exactly one value is required"));
      }
      values.forEach((value, index) => {
        const parsed = parseGoInt(value);
        const details = ["for 'Gt', 'Lt' operators, the value must be an integer"];
        if (typeof parsed === "bigint") bound = parsed;
        else errors.push(...invalid([...path, "values", index], value, details));
      });
      break;
    }
    default:
      return { problem: invalid([...path, "operator"], operator, ["not a valid selector operator"]) };
  }
  values.forEach((value, index) => {
    errors.push(...invalid([...path, "values", index], value, labelValueErrors(value)));
  });
  return errors.length > 0 ? { problem: errors } : { value: { key, operator, values, bound } };
}

function valuesError(path: FieldPath, values: readonly string[], detail: string): FieldError[] {
  return invalid([...path, "values"], JSON.stringify(values), [detail]);
}

/** Upstream: nodeaffinity.go nodeSelectorRequirementsAsFieldSelector. */
function compileField(requirement: NodeSelectorRequirement, path: FieldPath): Compiled<FieldRequirement> {
  const { key, operator, values } = requirement;
  if (operator !== "In" && operator !== "NotIn") {
    return { problem: invalid([...path, "operator"], operator, ["not a valid selector operator"]) };
  }
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) {
    return { problem: valuesError(path, values, "must have one element") };
  }
  return { value: { key, operator, value } };
}

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

/** Formats for `kubectl get nodes -l`: `pool=gpu`, `zone in (a,b)`, `!spot`, `cores>4`. */
export function formatRequirement({ key, operator, values }: LabelRequirement): string {
  switch (operator) {
    case "In":
      return values.length === 1 ? `${key}=${values.join("")}` : `${key} in (${values.join(",")})`;
    case "NotIn":
      return values.length === 1 ? `${key}!=${values.join("")}` : `${key} notin (${values.join(",")})`;
    case "Exists":
      return key;
    case "DoesNotExist":
      return `!${key}`;
    case "Gt":
      return `${key}>${values.join("")}`;
    case "Lt":
      return `${key}<${values.join("")}`;
  }
}

/** Words the wanted value to follow "the pod asks for": `"gpu"`, `one of "a", "b"`, `nodes without it`. */
export function formatWanted({ operator, values }: LabelRequirement): string {
  const quoted = values.map((value) => JSON.stringify(value)).join(", ");
  switch (operator) {
    case "In":
      return values.length === 1 ? quoted : `one of ${quoted}`;
    case "NotIn":
      return values.length === 1 ? `any value but ${quoted}` : `none of ${quoted}`;
    case "Exists":
      return "any value";
    case "DoesNotExist":
      return "nodes without it";
    case "Gt":
      return `a number greater than ${values.join("")}`;
    case "Lt":
      return `a number less than ${values.join("")}`;
  }
}
