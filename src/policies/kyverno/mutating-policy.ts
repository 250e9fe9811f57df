import { allOf } from "../../model/fact.js";
import type { SourceProblem } from "../../model/source.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { changesOf, matchesConditions, mutate, policyScope } from "../contract/cel-policy.js";
import { jsonAt, listAt, mapAt } from "../contract/json-node.js";
import { matchesResources } from "../contract/match.js";
import { ofKinds, type PolicyObject, readEach } from "../contract/object-policy.js";
import { type AdmissionRequest, type PodPolicy, type PolicyOutcome, touchedBy, UNTOUCHED } from "../contract/policy.js";

function evaluate(policy: PolicyObject, request: AdmissionRequest): PolicyOutcome {
  const spec = mapAt(policy.json, "spec");
  if (
    policy.object.kind === "NamespacedMutatingPolicy" &&
    (policy.namespace ?? DEFAULT_NAMESPACE) !== request.namespace
  )
    return UNTOUCHED;
  if (jsonAt(spec, "targetMatchConstraints") !== undefined) return UNTOUCHED;
  const variables = listAt(spec, "variables");
  const matches = allOf(
    matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request),
    matchesConditions(listAt(spec, "matchConditions"), policyScope(request, variables)),
  );
  if (matches === false) return UNTOUCHED;
  const outcome = mutate(request, listAt(spec, "mutations"), variables);
  if (matches === true || outcome.kind === "untouched") return outcome;
  return { kind: "unknown", why: "it is unknown whether it matches" };
}

/** Upstream: kyverno/api/policies.kyverno.io/v1. */
export function readMutatingPolicies(objects: readonly PolicyObject[], faults: SourceProblem[]): PodPolicy[] {
  const policies = ofKinds(objects, "policies.kyverno.io", "MutatingPolicy", "NamespacedMutatingPolicy");
  return readEach(policies, "Kyverno", faults, (policy) => {
    const changes = changesOf(jsonAt(policy.json, "spec"));
    const isOff = jsonAt(policy.json, "spec", "evaluation", "admission", "enabled") === false;
    return {
      mayTouch: touchedBy(changes, JSON.stringify(changes).includes("jsonPatch")),
      evaluate: (request) => (isOff ? UNTOUCHED : evaluate(policy, request)),
    };
  });
}
