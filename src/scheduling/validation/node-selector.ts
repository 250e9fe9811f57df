import { labelKeyErrors, labelValueErrors, subdomainErrors } from "../../model/label-syntax.js";
import type {
  NodeAffinity,
  NodeSelectorRequirement,
  NodeSelectorTerm,
  PreferredSchedulingTerm,
} from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";
import { invalid, required } from "./field-errors.js";

const MAX_WEIGHT = 100;

/** Appends the key to `path`. Upstream: apimachinery/pkg/apis/meta/v1/validation/validation.go ValidateLabels. */
export function validateNodeSelector(nodeSelector: StringMap<string>, path: FieldPath): FieldError[] {
  return Object.entries(nodeSelector).flatMap(([key, value]) => {
    const at = [...path, key];
    return [...invalid(at, key, labelKeyErrors(key)), ...invalid(at, value, labelValueErrors(value))];
  });
}

/** `path` leads to `nodeAffinity`. Upstream: core/validation/validation.go validateNodeAffinity. */
export function validateNodeAffinity(affinity: NodeAffinity, path: FieldPath): FieldError[] {
  const errors: FieldError[] = [];
  if (affinity.required !== undefined) {
    const at = [...path, "requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms"];
    errors.push(...validateNodeSelectorTerms(affinity.required, at));
  }
  const preferred = [...path, "preferredDuringSchedulingIgnoredDuringExecution"];
  affinity.preferred.forEach((term, index) => {
    errors.push(...preferredTermErrors(term, [...preferred, index]));
  });
  return errors;
}

/** The terms must not be empty; `path` leads to the list. */
export function validateNodeSelectorTerms(terms: readonly NodeSelectorTerm[], path: FieldPath): FieldError[] {
  if (terms.length === 0) return required(path, "must have at least one node selector term");
  return terms.flatMap((term, index) => termErrors(term, [...path, index], true));
}

/** Leaves label values unchecked, as the API server does, so that a preference may hold impossible ones. */
function preferredTermErrors(term: PreferredSchedulingTerm, path: FieldPath): FieldError[] {
  const { weight = 0, preference } = term;
  const isInRange = weight > 0 && weight <= MAX_WEIGHT;
  return [
    ...invalid([...path, "weight"], `${weight}`, isInRange ? [] : [`must be in the range 1-${MAX_WEIGHT}`]),
    ...termErrors(preference, [...path, "preference"], false),
  ];
}

function termErrors(term: NodeSelectorTerm, path: FieldPath, checkValues: boolean): FieldError[] {
  return [
    ...term.matchExpressions.flatMap((requirement, index) =>
      expressionErrors(requirement, [...path, "matchExpressions", index], checkValues),
    ),
    ...term.matchFields.flatMap((requirement, index) => fieldErrors(requirement, [...path, "matchFields", index])),
  ];
}

/** Upstream: pkg/apis/core/validation/validation.go ValidateNodeSelectorRequirement. */
function expressionErrors(requirement: NodeSelectorRequirement, path: FieldPath, checkValues: boolean): FieldError[] {
  const { key, operator, values } = requirement;
  const checked = checkValues ? values : [];
  return [
    ...operatorErrors(operator, values.length, path),
    ...invalid([...path, "key"], key, labelKeyErrors(key)),
    ...checked.flatMap((value, index) => invalid([...path, "values", index], value, labelValueErrors(value))),
  ];
}

function operatorErrors(operator: string, count: number, path: FieldPath): FieldError[] {
  const values = [...path, "values"];
  switch (operator) {
    case "In":
    case "NotIn":
      return count > 0 ? [] : required(values, "must be specified when `operator` is 'In' or 'NotIn'");
    case "Exists":
    case "DoesNotExist":
      if (count === 0) return [];
      return [
        {
          path: values,
          type: "Forbidden",
          detail: "may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
        },
      ];
    case "Gt":
    case "Lt":
      return count === 1 ? [] : required(values, "must be specified single value when `operator` is 'Lt' or 'Gt'");
    default:
      return invalid([...path, "operator"], operator, ["not a valid selector operator"]);
  }
}

/** Upstream: pkg/apis/core/validation/validation.go ValidateNodeFieldSelectorRequirement. */
function fieldErrors(requirement: NodeSelectorRequirement, path: FieldPath): FieldError[] {
  const { key, operator, values } = requirement;
  const errors: FieldError[] = [];
  if (operator !== "In" && operator !== "NotIn") {
    errors.push(...invalid([...path, "operator"], operator, ["not a valid selector operator"]));
  } else if (values.length !== 1) {
    const detail = "must be only one value when `operator` is 'In' or 'NotIn' for node field selector";
    errors.push(...required([...path, "values"], detail));
  }
  const ofNames = values.flatMap((value, index) => invalid([...path, "values", index], value, subdomainErrors(value)));
  const ofKey = invalid([...path, "key"], key, ["not a valid field selector key"]);
  return [...errors, ...(key === "metadata.name" ? ofNames : ofKey)];
}
