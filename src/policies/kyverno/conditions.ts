import { isList, type Json, sameJson } from "../cel/values.js";
import { jsonAt, listAt, textAt } from "../json-node.js";
import { allOf, anyOf, type Matches } from "../match.js";

const WILDCARD = /[*?]/;

/** Whether a text fits a pattern with `*` and `?`. */
export function fitsWildcard(pattern: string, text: string): boolean {
  if (!WILDCARD.test(pattern)) return pattern === text;
  const escaped = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${escaped}$`, "s").test(text);
}

function fits(key: Json, value: Json): boolean {
  if (typeof key === "string" && typeof value === "string") return fitsWildcard(value, key) || fitsWildcard(key, value);
  return (
    sameJson(key, value) || (typeof key !== "object" && typeof value !== "object" && String(key) === String(value))
  );
}

const asList = (json: Json): readonly Json[] => (isList(json) ? json : [json]);

/** Upstream: kyverno/pkg/engine/variables/operator. */
function holds(condition: Json, fillIn: (json: Json) => Json | undefined): Matches {
  const [key, value] = ["key", "value"].map((field) => {
    const json = jsonAt(condition, field);
    return json === undefined ? undefined : fillIn(json);
  });
  if (key === undefined || value === undefined) return undefined;
  const listed = (one: Json) => asList(value).some((other) => fits(one, other));
  const keys = asList(key);
  switch (textAt(condition, "operator")) {
    case "Equal":
    case "Equals":
      return isList(key) || isList(value) ? sameJson(key, value) : fits(key, value);
    case "NotEqual":
    case "NotEquals":
      return !(isList(key) || isList(value) ? sameJson(key, value) : fits(key, value));
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

/** Whether `preconditions` hold: a list, or one list under `all` and one under `any`. */
export function holdAll(conditions: Json | undefined, fillIn: (json: Json) => Json | undefined): Matches {
  if (conditions === undefined) return true;
  const judge = (list: readonly Json[]) => list.map((one) => holds(one, fillIn));
  if (isList(conditions)) return allOf(...judge(conditions));
  const any = listAt(conditions, "any");
  return allOf(...judge(listAt(conditions, "all")), any.length === 0 ? true : anyOf(...judge(any)));
}
