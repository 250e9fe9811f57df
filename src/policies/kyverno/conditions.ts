import { isList, type Json, sameJson } from "../../cel/values.js";
import type { Budget } from "../../model/budget.js";
import { allOf, anyOf } from "../../model/fact.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { jsonAt, listAt, textAt } from "../contract/json-node.js";
import type { Matches } from "../contract/match.js";
import type { AdmissionRequest } from "../contract/policy.js";
import { fillIn, type VariableRoots } from "./variables.js";

export function fitsWildcard(pattern: string, text: string): boolean {
  return matchesNameGlob(pattern, text, "?");
}

function fits(key: Json, value: Json, budget: Budget): boolean {
  if (!budget.spend(1)) return false;
  if (typeof key === "string" && typeof value === "string") return fitsWildcard(value, key) || fitsWildcard(key, value);
  return (
    sameJson(key, value, budget) ||
    (typeof key !== "object" && typeof value !== "object" && String(key) === String(value))
  );
}

const asList = (json: Json): readonly Json[] => (isList(json) ? json : [json]);

/** Upstream: kyverno/pkg/engine/variables/operator. */
function holds(condition: Json, roots: VariableRoots, request: AdmissionRequest): Matches {
  const [key, value] = ["key", "value"].map((field) => {
    const json = jsonAt(condition, field);
    return json === undefined ? undefined : fillIn(json, roots, request);
  });
  if (key === undefined || value === undefined) return undefined;
  const { budget } = request;
  const listed = (one: Json) => budget.spend(1) && asList(value).some((other) => fits(one, other, budget));
  const isSame = () => (isList(key) || isList(value) ? sameJson(key, value, budget) : fits(key, value, budget));
  const keys = asList(key);
  switch (textAt(condition, "operator")) {
    case "Equal":
    case "Equals":
      return isSame();
    case "NotEqual":
    case "NotEquals":
      return !isSame();
    case "AnyIn":
      return keys.some(listed);
    case "In":
    case "AllIn":
      return keys.every(listed);
    case "NotIn":
    case "AllNotIn":
      return !keys.some(listed);
    case "AnyNotIn":
      return !keys.every(listed);
    default:
      return undefined;
  }
}

/** Reports whether `preconditions` hold: a list, or lists under `all` and `any`. */
export function evaluateAll(conditions: Json | undefined, roots: VariableRoots, request: AdmissionRequest): Matches {
  if (conditions === undefined) return true;
  const judge = (list: readonly Json[]) => list.map((one) => holds(one, roots, request));
  if (isList(conditions)) return allOf(...judge(conditions));
  const any = listAt(conditions, "any");
  return allOf(...judge(listAt(conditions, "all")), any.length === 0 ? true : anyOf(...judge(any)));
}
