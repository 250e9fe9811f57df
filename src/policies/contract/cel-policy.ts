import { evaluateCel } from "../../cel/evaluate.js";
import { parseCel } from "../../cel/parse.js";
import {
  type CelResult,
  type CelScope,
  holdsMessage,
  isBounded,
  isFault,
  isList,
  isMap,
  isOptional,
  type Json,
  type JsonObject,
  TOO_MUCH,
  unknownOf,
} from "../../cel/values.js";
import { allOf } from "../../model/fact.js";
import { jsonAt, listAt, mapAt, textAt } from "./json-node.js";
import { applyJsonPatch } from "./json-patch.js";
import type { Matches } from "./object-policy.js";
import {
  type AdmissionRequest,
  applyInTurn,
  changedTo,
  type PolicyOutcome,
  UNTOUCHED,
  unknownChange,
} from "./policy.js";

/** Upstream: apiserver/pkg/admission/plugin/cel/compile.go. */
export function policyScope(request: AdmissionRequest, variables: readonly Json[]): CelScope {
  const { object, namespace, group, version, kind, resource } = request;
  const admission: JsonObject = {
    operation: "CREATE",
    namespace,
    kind: { group, version, kind },
    requestKind: { group, version, kind },
    resource: { group, version, resource },
    requestResource: { group, version, resource },
    subResource: "",
    ...(request.user !== undefined && { userInfo: { username: request.user.username, groups: request.user.groups } }),
  };
  const namespaceMetadata: JsonObject = { name: namespace, labels: { "kubernetes.io/metadata.name": namespace } };
  const open = new Set<JsonObject>([admission, namespaceMetadata, mapAt(namespaceMetadata, "labels")]);
  const known: Readonly<Record<string, Json>> = {
    object,
    oldObject: null,
    request: admission,
    namespaceObject: { metadata: namespaceMetadata },
  };
  let made: JsonObject | undefined;
  const scope: CelScope = {
    budget: request.budget,
    isSurelyAbsent: (map, key) => !open.has(map) && request.isSurelyAbsent(map, key),
    lookUp(name) {
      if (name !== "variables") return Object.hasOwn(known, name) ? known[name] : undefined;
      made ??= variablesOf(variables, scope);
      return made;
    },
  };
  return scope;
}

const unsettled = new WeakSet<object>();

/** Each variable may use earlier ones. Undetermined ones are left out, so that they are unknown. */
function variablesOf(variables: readonly Json[], scope: CelScope): JsonObject {
  let made: JsonObject = {};
  unsettled.add(made);
  for (const [index, variable] of variables.entries()) {
    const before = made;
    const inner: CelScope = { ...scope, lookUp: (asked) => (asked === "variables" ? before : scope.lookUp(asked)) };
    const value = evaluateText(textAt(variable, "expression") ?? "", inner);
    if (isFault(value) || isOptional(value) || !scope.budget.spend(index)) continue;
    made = { ...before, [textAt(variable, "name") ?? ""]: value };
    unsettled.add(made);
  }
  return made;
}

/** Evaluates an expression. The result is bounded, so that callers may recurse into it. */
export function evaluateText(text: string, scope: CelScope): CelResult {
  const expression = parseCel(text);
  if (expression === undefined) return unknownOf("an expression that is not read");
  const settled: CelScope = {
    ...scope,
    isSurelyAbsent: (map, key) => !unsettled.has(map) && scope.isSurelyAbsent(map, key),
  };
  const result = evaluateCel(expression, settled);
  return isBounded(result, scope.budget) ? result : TOO_MUCH;
}

/** Reports whether all `matchConditions` hold; undefined on failure, which refuses the object or skips the policy. */
export function matchesConditions(conditions: readonly Json[], full: CelScope): Matches {
  // Conditions cannot access the namespace.
  const scope: CelScope = {
    ...full,
    lookUp: (name) => (name === "namespaceObject" ? undefined : full.lookUp(name)),
  };
  return allOf(
    ...conditions.map((condition): Matches => {
      const result = evaluateText(textAt(condition, "expression") ?? "", scope);
      return typeof result === "boolean" ? result : undefined;
    }),
  );
}

const ATOMIC = [
  ["spec", "tolerations"],
  ["spec", "nodeSelector"],
  ["spec", "affinity", "nodeAffinity", "requiredDuringSchedulingIgnoredDuringExecution"],
  ["spec", "affinity", "nodeAffinity", "preferredDuringSchedulingIgnoredDuringExecution"],
];

/** Merges mappings and sets single values. Keeps lists: except for atomic ones they decide no placement. */
function mergeConfiguration(object: Json, configuration: Json): Json {
  if (!isMap(object) || !isMap(configuration)) return configuration;
  const merged = Object.entries(configuration).map(([key, value]): [string, Json] => {
    const own = Object.hasOwn(object, key) ? object[key] : undefined;
    return [key, own === undefined ? value : isList(value) ? own : mergeConfiguration(own, value)];
  });
  return { ...object, ...Object.fromEntries(merged) };
}

/** Upstream: mutating/dispatcher.go, patch/json_patch.go and patch/smd.go. */
export function mutate(
  request: AdmissionRequest,
  mutations: readonly Json[],
  variables: readonly Json[],
): PolicyOutcome {
  return applyInTurn(request, mutations, (mutation, current) =>
    mutateOnce(mutation, policyScope(current, variables), current),
  );
}

function mutateOnce(mutation: Json, scope: CelScope, request: AdmissionRequest): PolicyOutcome {
  const { object } = request;
  const patch = textAt(mutation, "jsonPatch", "expression");
  const configuration = textAt(mutation, "applyConfiguration", "expression");
  const result = evaluateText(patch ?? configuration ?? "", scope);
  if (isFault(result)) return unknownChange(result.why);
  if (patch !== undefined && isList(result)) {
    // Kubernetes cannot convert a list of Objects to JSON and refuses the object.
    const values = result.map((operation) => jsonAt(operation, "value"));
    if (values.some((value) => value !== undefined && isList(value) && holdsMessage(value))) {
      return unknownChange("a list of Objects");
    }
    const patched = applyJsonPatch(object, result, request.budget);
    if (patched === "test-failed") return UNTOUCHED;
    if (patched === "error" || !isMap(patched.value)) return unknownChange("a patch that fails");
    return changedTo(patched.value, request);
  }
  if (patch !== undefined || !isMap(result)) return unknownChange("no patch");
  // Kubernetes refuses to set an atomic field.
  const prefix = request.resource === "pods" ? [] : ["spec", "template"];
  const found = ATOMIC.find((path) => jsonAt(result, ...prefix, ...path) !== undefined);
  const atomic = found && [...prefix, ...found].join(".");
  if (atomic !== undefined) return unknownChange(`it sets ${atomic}, which is refused`);
  const merged = mergeConfiguration(object, result);
  return isMap(merged) ? changedTo(merged, request) : unknownChange("no object");
}

/** Returns the expressions that may touch fields. */
export function changesOf(spec: Json | undefined): Json {
  return [listAt(spec, "mutations"), listAt(spec, "variables")].flat();
}
