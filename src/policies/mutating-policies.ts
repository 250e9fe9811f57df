import { allOf, anyOf } from "../model/fact.js";
import type { SourceProblem } from "../model/source.js";
import { DEFAULT_NAMESPACE } from "../model/workload.js";
import { changesOf, matchesConditions, mutate, policyScope } from "./contract/cel-policy.js";
import { jsonAt, listAt, mapAt, textAt } from "./contract/json-node.js";
import { type Matches, matchesResources, ofKinds, type PolicyObject, readEach } from "./contract/object-policy.js";
import {
  type AdmissionRequest,
  ifMatched,
  type PodPolicy,
  type PolicyOutcome,
  touchedBy,
  UNTOUCHED,
  unknownChange,
} from "./contract/policy.js";

const GROUP = "admissionregistration.k8s.io";
const POLICY = "MutatingAdmissionPolicy";
const BINDING = "MutatingAdmissionPolicyBinding";

function evaluate(policy: PolicyObject, isBound: Matches, request: AdmissionRequest): PolicyOutcome {
  const spec = mapAt(policy.json, "spec");
  const variables = listAt(spec, "variables");
  const conditions = matchesConditions(listAt(spec, "matchConditions"), policyScope(request, variables));
  const covers = matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request);
  const matches = allOf(covers, isBound, conditions);
  if (matches === false) return UNTOUCHED;
  // A failing condition of Kubernetes' own policies may refuse the pod.
  if (policy.object.kind === POLICY && conditions === undefined) return unknownChange("a condition");
  return ifMatched(matches, mutate(request, listAt(spec, "mutations"), variables));
}

/** Reports whether a binding covers the object; without one here one may exist elsewhere. */
function isBoundBy(bindings: readonly PolicyObject[], request: AdmissionRequest): Matches {
  if (bindings.length === 0) return undefined;
  return anyOf(
    ...bindings.map(({ json }) => matchesResources(jsonAt(json, "spec", "matchResources"), "resourceRules", request)),
  );
}

function touchedByPolicy({ json }: PolicyObject): PodPolicy["mayTouch"] {
  const changes = changesOf(jsonAt(json, "spec"));
  return touchedBy(changes, JSON.stringify(changes).includes("jsonPatch"));
}

/** Reads the policies with their bindings, ordered by name. Upstream: plugin/policy/mutating/plugin.go. */
export function readMutatingAdmissionPolicies(objects: readonly PolicyObject[], faults: SourceProblem[]): PodPolicy[] {
  const bindings = ofKinds(objects, GROUP, BINDING);
  return readEach(ofKinds(objects, GROUP, POLICY), POLICY, faults, (policy) => {
    const own = bindings.filter(({ json }) => textAt(json, "spec", "policyName") === policy.name);
    return {
      isInForce: policy.isOwn && own.every(({ isOwn }) => isOwn),
      mayTouch: touchedByPolicy(policy),
      evaluate: (request) => evaluate(policy, isBoundBy(own, request), request),
    };
  }).sort((a, b) => (a.origin.policy < b.origin.policy ? -1 : 1));
}

/** Reads Kyverno's policies of the same form. Upstream: kyverno/api/policies.kyverno.io/v1. */
export function readMutatingPolicies(objects: readonly PolicyObject[], faults: SourceProblem[]): PodPolicy[] {
  const policies = ofKinds(objects, "policies.kyverno.io", "MutatingPolicy", "NamespacedMutatingPolicy");
  return readEach(policies, "Kyverno", faults, (policy) => {
    const { json, object, namespace = DEFAULT_NAMESPACE } = policy;
    const isOff = jsonAt(json, "spec", "evaluation", "admission", "enabled") === false;
    const isForOthers = isOff || jsonAt(json, "spec", "targetMatchConstraints") !== undefined;
    const isElsewhere = (request: AdmissionRequest) =>
      object.kind === "NamespacedMutatingPolicy" && namespace !== request.namespace;
    return {
      mayTouch: touchedByPolicy(policy),
      evaluate: (request) => (isForOthers || isElsewhere(request) ? UNTOUCHED : evaluate(policy, true, request)),
    };
  });
}
