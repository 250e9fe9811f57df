import { allOf, anyOf } from "../model/fact.js";
import type { SourceProblem } from "../model/source.js";
import { changesOf, matchesConditions, mutate, policyScope } from "./contract/cel-policy.js";
import { jsonAt, listAt, mapAt, textAt } from "./contract/json-node.js";
import { matchesResources } from "./contract/match.js";
import { ofKinds, type PolicyObject, readEach } from "./contract/object-policy.js";
import { type AdmissionRequest, type PodPolicy, type PolicyOutcome, touchedBy, UNTOUCHED } from "./contract/policy.js";

const GROUP = "admissionregistration.k8s.io";
const POLICY = "MutatingAdmissionPolicy";
const BINDING = "MutatingAdmissionPolicyBinding";

function evaluate(policy: PolicyObject, bindings: readonly PolicyObject[], request: AdmissionRequest): PolicyOutcome {
  const spec = mapAt(policy.json, "spec");
  const variables = listAt(spec, "variables");
  const bound = bindings.map(({ json }) =>
    matchesResources(jsonAt(json, "spec", "matchResources"), "resourceRules", request),
  );
  const conditions = matchesConditions(listAt(spec, "matchConditions"), policyScope(request, variables));
  const matches = allOf(
    matchesResources(jsonAt(spec, "matchConstraints"), "resourceRules", request),
    // Without a binding here one may exist elsewhere.
    bindings.length === 0 ? undefined : anyOf(...bound),
    conditions,
  );
  if (matches === false) return UNTOUCHED;
  // A failing condition may refuse the pod.
  if (conditions === undefined) return { kind: "unknown", why: "a condition" };
  const outcome = mutate(request, listAt(spec, "mutations"), variables);
  if (matches === true || outcome.kind === "untouched") return outcome;
  return { kind: "unknown", why: "it is unknown whether it matches" };
}

/** Reads the policies with their bindings, ordered by name. Upstream: plugin/policy/mutating/plugin.go. */
export function readMutatingAdmissionPolicies(objects: readonly PolicyObject[], faults: SourceProblem[]): PodPolicy[] {
  const bindings = ofKinds(objects, GROUP, BINDING);
  return readEach(ofKinds(objects, GROUP, POLICY), POLICY, faults, (policy) => {
    const own = bindings.filter(({ json }) => textAt(json, "spec", "policyName") === policy.name);
    const changes = changesOf(jsonAt(policy.json, "spec"));
    return {
      isInForce: policy.isOwn && own.every(({ isOwn }) => isOwn),
      mayTouch: touchedBy(changes, JSON.stringify(changes).includes("jsonPatch")),
      evaluate: (request) => evaluate(policy, own, request),
    };
  }).sort((a, b) => (a.origin.policy < b.origin.policy ? -1 : 1));
}
