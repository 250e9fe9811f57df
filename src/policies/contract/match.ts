import { isMap, type Json } from "../../cel/values.js";
import { allOf, anyOf, not } from "../../model/fact.js";
import { jsonAt, listAt, mapAt, textAt, textsAt } from "./json-node.js";
import type { AdmissionRequest } from "./policy.js";

/** Undefined if unknown. */
export type Matches = boolean | undefined;

/** Returns a label's value: null if absent, undefined if unknown. */
export type LabelOf = (key: string) => string | null | undefined;

export function labelsOf({ object, isSurelyAbsent }: AdmissionRequest): LabelOf {
  const metadata = mapAt(object, "metadata");
  const labels = jsonAt(metadata, "labels");
  return (key) => {
    if (labels === undefined || !isMap(labels)) return isSurelyAbsent(metadata, "labels") ? null : undefined;
    const value = textAt(labels, key);
    if (value !== undefined) return value;
    return isSurelyAbsent(labels, key) ? null : undefined;
  };
}

/** Matches everything if absent. Upstream: apimachinery meta/v1/helpers.go LabelSelectorAsSelector. */
export function matchesSelector(selector: Json | undefined, labelOf: LabelOf): Matches {
  const equal = Object.entries(mapAt(selector, "matchLabels")).map(([key, value]): Matches => {
    const label = labelOf(key);
    return label === undefined ? undefined : label === value;
  });
  const expressions = listAt(selector, "matchExpressions").map((expression): Matches => {
    const label = labelOf(textAt(expression, "key") ?? "");
    if (label === undefined) return undefined;
    const listed = label !== null && textsAt(expression, "values").includes(label);
    switch (textAt(expression, "operator")) {
      case "In":
        return listed;
      case "NotIn":
        return !listed;
      case "Exists":
        return label !== null;
      case "DoesNotExist":
        return label === null;
      default:
        return undefined;
    }
  });
  return allOf(...equal, ...expressions);
}

function includes(list: readonly string[], word: string): boolean {
  return list.includes("*") || list.includes(word);
}

/** Reports whether a rule covers creation of the object. Upstream: webhook/predicates/rules/rules.go. */
function matchesRule(rule: Json, request: AdmissionRequest): Matches {
  const { group, version, resource, object } = request;
  const resources = textsAt(rule, "resources");
  const isNamed = includes(resources, resource) || resources.includes("*/*");
  const names = textsAt(rule, "resourceNames");
  const name = textAt(object, "metadata", "name");
  const scope = textAt(rule, "scope") ?? "*";
  return allOf(
    includes(textsAt(rule, "apiGroups"), group),
    // Other versions count: `matchPolicy` is Equivalent by default.
    includes(textsAt(rule, "apiVersions"), version) || undefined,
    includes(textsAt(rule, "operations"), "CREATE"),
    isNamed,
    scope !== "Cluster",
    names.length === 0 || (name === undefined ? undefined : names.includes(name)),
  );
}

/** Reports whether a policy or webhook covers the object. No rules cover everything. */
export function matchesResources(constraints: Json | undefined, rules: string, request: AdmissionRequest): Matches {
  const list = listAt(constraints, rules);
  const excluded = listAt(constraints, "excludeResourceRules").map((rule) => not(matchesRule(rule, request)));
  return allOf(
    list.length === 0 ? true : anyOf(...list.map((rule) => matchesRule(rule, request))),
    ...excluded,
    matchesSelector(jsonAt(constraints, "namespaceSelector"), request.namespaceLabel),
    matchesSelector(jsonAt(constraints, "objectSelector"), labelsOf(request)),
  );
}
