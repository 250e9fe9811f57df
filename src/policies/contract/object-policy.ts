import { isBounded, isMap, type Json, type JsonObject } from "../../cel/values.js";
import { textPlaceOf } from "../../manifest/locate.js";
import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { createBudget } from "../../model/budget.js";
import { allOf, anyOf, not } from "../../model/fact.js";
import { guarded } from "../../model/internal-problem.js";
import type { FieldPath, Place, SourceNode, SourceProblem } from "../../model/source.js";
import type { PolicyOrigin } from "../../model/taint.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { jsonAt, jsonOf, listAt, mapAt, textAt, textsAt } from "./json-node.js";
import { type AdmissionRequest, type PodPolicy, type PolicyOutcome, unknownChange } from "./policy.js";

export interface PolicyObject {
  readonly object: KubernetesObject;
  readonly name: string;
  readonly namespace: string | undefined;
  readonly json: JsonObject;
  /** Reports whether the object certainly belongs to the cluster. */
  readonly isOwn: boolean;
  /** Larger than any cluster stores; `json` is empty. */
  readonly isTooLarge: boolean;
}

/** Bound on values and tens of characters; etcd stores 1.5 MiB. */
const MAX_SIZE = 150_000;

/** Returns undefined for an object without a name. */
export function readPolicyObject(object: KubernetesObject, isOwn: boolean): PolicyObject | undefined {
  const json = jsonOf(object.node);
  const [name, namespace] = [textAt(json, "metadata", "name"), textAt(json, "metadata", "namespace")];
  if (!isMap(json) || name === undefined) return undefined;
  const isTooLarge = !isBounded(json, createBudget(MAX_SIZE));
  return { object, name, namespace, json: isTooLarge ? {} : json, isOwn, isTooLarge };
}

export function ofKinds(objects: readonly PolicyObject[], group: string, ...kinds: string[]): PolicyObject[] {
  return objects.filter(({ object }) => kinds.includes(object.kind) && groupOf(object.apiVersion) === group);
}

/** Returns paths to `tolerations`, and to texts that name them. */
function* waysToTolerations(node: SourceNode, path: FieldPath): Generator<FieldPath> {
  if (node.kind === "sequence")
    for (const [index, item] of node.items.entries()) yield* waysToTolerations(item, [...path, index]);
  for (const { key, value } of effectiveEntries(node)) {
    const name = formatKey(key.value);
    const text = value.kind === "scalar" ? value.text : "";
    if (`${name} ${text}`.includes("tolerations")) yield [...path, name];
    else yield* waysToTolerations(value, [...path, name]);
  }
}

/** Returns the only place that names tolerations, else that of the kind. */
export function placeOfPolicy({ object: { document, path, node }, isTooLarge }: PolicyObject): Place {
  const [only, another] = isTooLarge ? [] : waysToTolerations(node, []);
  if (only === undefined || another !== undefined) return { document, path: [...path, "kind"], target: "value" };
  return { document, path: [...path, ...only], target: "key" };
}

const UNREAD: PolicyOutcome = unknownChange("it is not read");

/** Reads each policy by itself. One that fails or is too large may do anything to a pod. */
export function readEach(
  policies: readonly PolicyObject[],
  by: PolicyOrigin["by"],
  faults: SourceProblem[],
  read: (policy: PolicyObject) => Pick<PodPolicy, "mayTouch" | "evaluate"> & Partial<PodPolicy>,
): PodPolicy[] {
  return policies.map((policy): PodPolicy => {
    const place = placeOfPolicy(policy);
    const known = { origin: { by, policy: policy.name, place }, isInForce: policy.isOwn, place };
    const open = { mayTouch: { tolerations: true, selection: true }, evaluate: () => UNREAD };
    const attempt = <Value>(run: () => Value) =>
      guarded(run, "evaluated this policy", () => textPlaceOf(place), faults);
    const { evaluate, ...rest } = (policy.isTooLarge ? undefined : attempt(() => read(policy))) ?? open;
    return { ...known, ...rest, evaluate: (request) => attempt(() => evaluate(request)) ?? UNREAD };
  });
}

/** Undefined if unknown. */
export type Matches = boolean | undefined;

/** Returns a label's value: null if absent, undefined if unknown. */
type LabelOf = (key: string) => string | null | undefined;

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
