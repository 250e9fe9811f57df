import { isFault, type Json, MAX_STEPS } from "../cel/values.js";
import { groupOf } from "../manifest/objects/objects.js";
import { type Budget, createBudget } from "../model/budget.js";
import type { PodGuard } from "../model/cluster.js";
import { allOf, not } from "../model/fact.js";
import type { Toleration } from "../model/taint.js";
import type { NamespaceLabels } from "./change-pod.js";
import { evaluateText, matchesConditions, policyScope } from "./contract/cel-policy.js";
import { jsonAt, listAt, mapAt, textAt, textsAt } from "./contract/json-node.js";
import { type Matches, matchesResources, type PolicyObject } from "./contract/object-policy.js";
import type { AdmissionRequest } from "./contract/policy.js";
import { evaluateAll, matchesRule } from "./kyverno/match-rule.js";
import { probeRequest } from "./pod-object.js";

const POLICY = "ValidatingAdmissionPolicy";
const BINDING = "ValidatingAdmissionPolicyBinding";

/** Reports whether a validation refuses: it is false, or it fails and failures count. */
function refuses(validation: Json, spec: Json, request: AdmissionRequest): Matches {
  const scope = policyScope(request, listAt(spec, "variables"));
  const result = evaluateText(textAt(validation, "expression") ?? "", scope);
  if (typeof result === "boolean") return !result;
  if (isFault(result) && result.fault === "unknown") return undefined;
  return textAt(spec, "failurePolicy") !== "Ignore";
}

function refusesAny(spec: Json, request: AdmissionRequest): Matches {
  return not(allOf(...listAt(spec, "validations").map((one) => not(refuses(one, spec, request)))));
}

/** Upstream: apiserver/pkg/admission/plugin/policy/validating/dispatcher.go. */
function catchesByCel(spec: Json, request: AdmissionRequest): Matches {
  const covers = matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request);
  const holds = matchesConditions(listAt(spec, "matchConditions"), policyScope(request, listAt(spec, "variables")));
  if (covers === false || holds === false) return false;
  // A failing condition may refuse the object regardless of validations.
  return holds === undefined ? undefined : allOf(covers, refusesAny(spec, request));
}

/** Evaluates CEL and `deny` rules of a ClusterPolicy; others are unknown. */
function catchesByRule(rule: Json, request: AdmissionRequest): Matches {
  const validate = mapAt(rule, "validate");
  const expressions = listAt(validate, "cel", "expressions");
  const roots = { request: { object: request.object, namespace: request.namespace, operation: "CREATE" } };
  const deny = jsonAt(validate, "deny", "conditions");
  const isRead = expressions.length > 0 || deny !== undefined;
  return allOf(
    Object.keys(validate).length > 0,
    matchesRule(rule, request, "Pod"),
    evaluateAll(jsonAt(rule, "preconditions"), roots, request),
    matchesConditions(listAt(rule, "celPreconditions"), policyScope(request, [])),
    !isRead
      ? undefined
      : deny === undefined
        ? refusesAny({ validations: expressions }, request)
        : evaluateAll(deny, roots, request),
  );
}

/** Returns a test whether a policy refuses an object; undefined for other kinds. */
export function catcherOf({ object, json }: PolicyObject): ((request: AdmissionRequest) => Matches) | undefined {
  const group = groupOf(object.apiVersion);
  const spec = mapAt(json, "spec");
  if (object.kind === POLICY || (object.kind === "ValidatingPolicy" && group === "policies.kyverno.io")) {
    return (request) => catchesByCel(spec, request);
  }
  if (object.kind !== "ClusterPolicy" || group !== "kyverno.io") return undefined;
  const rules = listAt(spec, "rules").filter((rule) => jsonAt(rule, "validate") !== undefined);
  if (rules.length === 0) return undefined;
  return (request) => not(allOf(...rules.map((rule) => not(catchesByRule(rule, request)))));
}

/** Reports whether a binding denies instead of warning; without bindings one may exist elsewhere. */
function isEnforced({ object, name }: PolicyObject, bindings: readonly PolicyObject[]): boolean {
  if (object.kind !== POLICY) return true;
  const own = bindings.filter(({ json }) => textAt(json, "spec", "policyName") === name);
  return own.length === 0 || own.some(({ json }) => textsAt(json, "spec", "validationActions").includes("Deny"));
}

export function readGuards(objects: readonly PolicyObject[], labels: NamespaceLabels, whole: Budget): PodGuard[] {
  const bindings = objects.filter(({ object }) => object.kind === BINDING);
  return objects.flatMap((policy): PodGuard[] => {
    const catches = isEnforced(policy, bindings) && !policy.isTooLarge ? catcherOf(policy) : undefined;
    if (catches === undefined) return [];
    const { document, path, kind } = policy.object;
    const admits = (namespace: string, tolerations: readonly Toleration[]) => {
      const budget = createBudget(MAX_STEPS, whole);
      const caught = catches({ ...probeRequest(namespace, tolerations, (key) => labels(namespace, key)), budget });
      return budget.spend(0) ? not(caught) : undefined;
    };
    return [{ kind, name: policy.name, place: { document, path: [...path, "kind"], target: "value" }, admits }];
  });
}
