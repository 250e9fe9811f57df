import { isList, type Json, sameJson } from "../../cel/values.js";
import type { Budget } from "../../model/budget.js";
import { allOf, anyOf, not } from "../../model/fact.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { jsonAt, listAt, mapAt, textAt, textsAt } from "../contract/json-node.js";
import { labelsOf, type Matches, matchesSelector } from "../contract/object-policy.js";
import type { AdmissionRequest } from "../contract/policy.js";
import { fillIn, type VariableRoots } from "./variables.js";

/** Namespaces that Kyverno ignores by default. */
const FILTERED_NAMESPACES = ["kube-system", "kube-public", "kube-node-lease", "kyverno"];

/** Returns `Pod` for `Pod` and `v1/Pod`; undefined for a subresource such as `Pod/binding`. */
function kindOf(text: string): string | undefined {
  const segments = text.split("/");
  const index = segments.findIndex((segment) => /^[A-Z]/.test(segment));
  if (index >= 0) return index === segments.length - 1 ? segments[index] : undefined;
  return segments.at(-1) === "*" ? "*" : undefined;
}

function matchesFilter(filter: Json, request: AdmissionRequest, kind: string): Matches {
  const resources = mapAt(filter, "resources");
  const fitsAny = (list: readonly string[], text: string | undefined): Matches => {
    if (list.length === 0) return true;
    return text === undefined ? undefined : list.some((pattern) => fitsWildcard(pattern, text));
  };
  const name = textAt(resources, "name");
  const names = [...textsAt(resources, "names"), ...(name === undefined ? [] : [name])];
  const kinds = textsAt(resources, "kinds");
  const operations = textsAt(resources, "operations");
  const annotations = Object.entries(mapAt(resources, "annotations")).map(([key, pattern]): Matches => {
    const value = textAt(request.object, "metadata", "annotations", key);
    return value === undefined || typeof pattern !== "string" ? false : fitsWildcard(pattern, value);
  });
  const isOfSubject = ["subjects", "roles", "clusterRoles"].some((field) => listAt(filter, field).length > 0);
  return allOf(
    kinds.length === 0 ||
      kinds.some((text) => {
        const named = kindOf(text);
        return named !== undefined && fitsWildcard(named, kind);
      }),
    fitsAny(names, textAt(request.object, "metadata", "name")),
    fitsAny(textsAt(resources, "namespaces"), request.namespace),
    operations.length === 0 || operations.includes("CREATE"),
    ...annotations,
    matchesSelector(jsonAt(resources, "selector"), labelsOf(request)),
    matchesSelector(jsonAt(resources, "namespaceSelector"), request.namespaceLabel),
    isOfSubject ? undefined : true,
  );
}

function matchesBlock(block: Json | undefined, request: AdmissionRequest, kind: string): Matches {
  const [any, all] = [jsonAt(block, "any"), jsonAt(block, "all")];
  if (any !== undefined && isList(any)) return anyOf(...any.map((one) => matchesFilter(one, request, kind)));
  if (all !== undefined && isList(all)) return allOf(...all.map((one) => matchesFilter(one, request, kind)));
  return matchesFilter(block ?? {}, request, kind);
}

/** Reports whether a rule covers the object as `kind`. Upstream: kyverno/pkg/engine/utils/match.go. */
export function matchesRule(rule: Json, request: AdmissionRequest, kind: string): Matches {
  const exclude = jsonAt(rule, "exclude");
  return allOf(
    FILTERED_NAMESPACES.includes(request.namespace) ? undefined : true,
    matchesBlock(jsonAt(rule, "match"), request, kind),
    exclude === undefined || Object.keys(mapAt(exclude)).length === 0
      ? true
      : not(matchesBlock(exclude, request, kind)),
  );
}

function filtersOf(rule: Json): readonly Json[] {
  return ["match", "exclude"].flatMap((side) => {
    const block = jsonAt(rule, side);
    if (block === undefined) return [];
    const lists = [...listAt(block, "any"), ...listAt(block, "all")];
    return lists.length === 0 ? [block] : lists;
  });
}

/** Reports whether Kyverno generates controller rules. Upstream: kyverno/pkg/autogen/v1/autogen.go CanAutoGen. */
export function coversControllers(rule: Json, policy: Json, kind: string): boolean {
  const annotation = textAt(policy, "metadata", "annotations", "pod-policies.kyverno.io/autogen-controllers");
  if (annotation !== undefined && !annotation.split(",").some((name) => name.trim() === kind)) return false;
  if (jsonAt(rule, "mutate", "patchesJson6902") !== undefined) return false;
  return filtersOf(rule).every((filter) => {
    const resources = mapAt(filter, "resources");
    const isPlain = ["name", "names", "selector", "annotations"].every(
      (field) => jsonAt(resources, field) === undefined,
    );
    return isPlain && textsAt(resources, "kinds").every((text) => kindOf(text) === "Pod");
  });
}

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
