import { isBounded, isList, isMap, type Json, type JsonObject } from "../../cel/values.js";
import { allOf } from "../../model/fact.js";
import type { SourceProblem } from "../../model/source.js";
import { DEFAULT_NAMESPACE } from "../../model/workload.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { matchesConditions, policyScope } from "../contract/cel-policy.js";
import { jsonAt, jsonOf, listAt, mapAt, put, textAt } from "../contract/json-node.js";
import { applyJsonPatch } from "../contract/json-patch.js";
import { type Matches, ofKinds, type PolicyObject, readEach } from "../contract/object-policy.js";
import {
  type AdmissionRequest,
  applyInTurn,
  changedTo,
  ifMatched,
  type PolicyOutcome,
  touchedBy,
  UNTOUCHED,
  unknownChange,
  withObject,
} from "../contract/policy.js";
import { coversControllers, evaluateAll, fitsWildcard, matchesRule } from "./match-rule.js";
import { fillIn, queryValue } from "./variables.js";

function rootsOf({ object, namespace }: AdmissionRequest, element?: Json, index?: number): JsonObject {
  return {
    request: { object, namespace, operation: "CREATE" },
    ...(element !== undefined && { element }),
    ...(index !== undefined && { elementIndex: index }),
  };
}

/** Reads a patch given as a list or as YAML text. */
function patchesOf(patch: Json): readonly Json[] | undefined {
  if (isList(patch)) return patch;
  if (typeof patch !== "string") return undefined;
  const [document] = parseDocuments({ path: "patch.yaml", text: patch }).documents;
  const json = document === undefined ? undefined : jsonOf(document.root);
  return json !== undefined && isList(json) ? json : undefined;
}

/** Applies `patchStrategicMerge` or `patchesJson6902` with variables filled in. */
function applyPatches(request: AdmissionRequest, mutation: Json, roots: JsonObject): PolicyOutcome {
  const { budget } = request;
  const overlay = jsonAt(mutation, "patchStrategicMerge");
  if (overlay !== undefined) {
    const patch = fillIn(overlay, roots, request);
    if (patch === undefined || !isBounded(patch, budget)) return unknownChange("a variable");
    const merged = mergeStrategically(request.object, patch);
    if (merged === "skipped") return UNTOUCHED;
    if (merged === "unread" || !isMap(merged.value)) return unknownChange("a patch that is not read");
    return changedTo(merged.value, request);
  }
  const operations = patchesOf(jsonAt(mutation, "patchesJson6902") ?? []);
  const filled = operations && fillIn(operations, roots, request);
  if (filled === undefined || !isList(filled)) return unknownChange("a variable");
  const patched = applyJsonPatch(request.object, filled, budget, true);
  if (patched === "test-failed") return UNTOUCHED;
  if (patched === "error" || !isMap(patched.value)) return unknownChange("a patch that fails");
  return changedTo(patched.value, request);
}

function applyForEach(request: AdmissionRequest, loop: Json): PolicyOutcome {
  const elements = queryValue(textAt(loop, "list") ?? "", rootsOf(request), request);
  if (
    elements === undefined ||
    !isList(elements) ||
    jsonAt(loop, "context") !== undefined ||
    jsonAt(loop, "foreach") !== undefined
  )
    return unknownChange("a loop that is not read");
  // For JSON patches, which may shift items, Kyverno starts at the end.
  const isDescending =
    textAt(loop, "order") === "Descending" ||
    (jsonAt(loop, "patchesJson6902") !== undefined && textAt(loop, "order") === undefined);
  const indices = elements.map((_, index) => (isDescending ? elements.length - 1 - index : index));
  return applyInTurn(request, indices, (index, current) => {
    const roots = rootsOf(current, elements[index] ?? null, index);
    const holds = evaluateAll(jsonAt(loop, "preconditions"), roots, current);
    if (holds === false) return UNTOUCHED;
    return holds === undefined ? unknownChange("a precondition") : applyPatches(current, loop, roots);
  });
}

function applyMutation(request: AdmissionRequest, rule: Json): PolicyOutcome {
  const loops = listAt(rule, "mutate", "foreach");
  if (loops.length === 0) return applyPatches(request, jsonAt(rule, "mutate") ?? {}, rootsOf(request));
  return applyInTurn(request, loops, (loop, current) => applyForEach(current, loop));
}

/** Applies the rule to a template's pod, like Kyverno's generated controller rules. */
function applyToTemplate(request: AdmissionRequest, rule: Json, path: readonly (string | number)[]): PolicyOutcome {
  const template = mapAt(request.object, ...path);
  const pod = { ...template, metadata: { ...mapAt(template, "metadata"), namespace: request.namespace } };
  const outcome = applyMutation(withObject({ ...request, isSettled: request.isSettled }, pod), rule);
  if (outcome.kind !== "changed") return outcome;
  return { kind: "changed", object: mapAt(put(request.object, path, outcome.object)) };
}

function applyRule(policy: PolicyObject, rule: Json, request: AdmissionRequest): PolicyOutcome {
  const mutation = jsonAt(rule, "mutate");
  // A rule with targets changes existing objects only.
  if (mutation === undefined || jsonAt(mutation, "targets") !== undefined) return UNTOUCHED;
  const { templatePath } = request;
  const isMade = templatePath !== undefined && coversControllers(rule, policy.json, request.kind);
  const covers = matchesRule(rule, request, isMade ? "Pod" : request.kind);
  const preconditions = jsonAt(rule, "preconditions");
  const subject =
    isMade && templatePath !== undefined ? withObject(request, mapAt(request.object, ...templatePath)) : request;
  const holds = evaluateAll(preconditions, rootsOf(subject), subject);
  const conditions = listAt(rule, "celPreconditions");
  const celHolds: Matches = conditions.length === 0 ? true : matchesConditions(conditions, policyScope(request, []));
  const matches = allOf(covers, holds, celHolds);
  if (matches === false) return UNTOUCHED;
  const outcome = isMade ? applyToTemplate(request, rule, templatePath) : applyMutation(request, rule);
  return ifMatched(matches, outcome);
}

function evaluate(policy: PolicyObject, request: AdmissionRequest): PolicyOutcome {
  const isNamespaced = policy.object.kind === "Policy";
  if (isNamespaced && (policy.namespace ?? DEFAULT_NAMESPACE) !== request.namespace) return UNTOUCHED;
  const spec = mapAt(policy.json, "spec");
  if (spec.admission === false) return UNTOUCHED;
  const conditions = listAt(spec, "webhookConfiguration", "matchConditions");
  const isCovered = matchesConditions(conditions, policyScope(request, []));
  if (isCovered === false) return UNTOUCHED;
  let isDone = false;
  const outcome = applyInTurn(request, listAt(spec, "rules"), (rule, current) => {
    const one = isDone ? UNTOUCHED : applyRule(policy, rule, current);
    isDone ||= one.kind === "changed" && textAt(spec, "applyRules") === "One";
    return one;
  });
  return outcome.kind === "unknown" ? outcome : ifMatched(isCovered, outcome);
}

/** Upstream: kyverno/api/kyverno/v1. */
export function readKyvernoPolicies(objects: readonly PolicyObject[], faults: SourceProblem[]) {
  const policies = ofKinds(objects, "kyverno.io", "ClusterPolicy", "Policy");
  return readEach(policies, "Kyverno", faults, (policy) => {
    const mutations = listAt(policy.json, "spec", "rules").map((rule) => jsonAt(rule, "mutate") ?? {});
    return {
      mayTouch: touchedBy(mutations, /patchesJson6902/.test(JSON.stringify(mutations))),
      evaluate: (request) => evaluate(policy, request),
    };
  });
}

/** `skipped`: an anchor's condition fails. `unread`: not supported. */
type Merged = { readonly value: Json } | "skipped" | "unread";

const ANCHOR = /^(\+|<|\^|X|=)?\((.+)\)$/s;
/** Lists merged by key, which decide no placement. */
const KEYED_LISTS: ReadonlySet<string> = new Set([
  "containers",
  "initContainers",
  "ephemeralContainers",
  "volumes",
  "imagePullSecrets",
  "hostAliases",
  "readinessGates",
  "schedulingGates",
  "resourceClaims",
]);

/** Replaces lists: scheduling lists have no merge key. Upstream: kyverno/pkg/engine/mutate/patch, kyaml's merge2. */
function mergeStrategically(base: Json | undefined, patch: Json): Merged {
  if (isList(patch)) return hasAnchor(patch) ? "unread" : { value: patch };
  if (!isMap(patch)) return { value: patch };
  const own: JsonObject = base !== undefined && isMap(base) ? base : {};
  const merged = new Map(Object.entries(own));
  for (const [written, value] of Object.entries(patch)) {
    if (written.startsWith("$")) return "unread";
    const [, sign, anchored] = ANCHOR.exec(written) ?? [];
    const key = anchored ?? written;
    if (anchored !== undefined && sign !== "+") {
      if (sign !== undefined && sign !== "<") return "unread";
      const holds = meetsCondition(merged.get(key), value);
      if (holds !== true) return holds === undefined ? "unread" : "skipped";
      continue;
    }
    if (sign === "+" && merged.has(key)) continue;
    if (KEYED_LISTS.has(key)) continue;
    const below = mergeStrategically(merged.get(key), value);
    if (typeof below === "string") return below;
    merged.set(key, below.value);
  }
  return { value: Object.fromEntries([...merged].filter(([, value]) => value !== null)) };
}

function hasAnchor(json: Json): boolean {
  if (isList(json)) return json.some(hasAnchor);
  return (
    isMap(json) &&
    Object.entries(json).some(([key, value]) => ANCHOR.test(key) || key.startsWith("$") || hasAnchor(value))
  );
}

/** Reports whether a value meets an anchor's condition; undefined if it is not supported. */
function meetsCondition(found: Json | undefined, pattern: Json): boolean | undefined {
  if (typeof pattern === "string") {
    if (/[|&<>]/.test(pattern)) return undefined;
    if (pattern.startsWith("!")) return found !== pattern.slice(1);
    return typeof found === "string" && fitsWildcard(pattern, found);
  }
  if (!isMap(pattern)) return isList(pattern) ? undefined : found === pattern;
  const results = Object.entries(pattern).map(([written, value]) => {
    const [, sign, key] = ANCHOR.exec(written) ?? [];
    if (sign !== undefined) return undefined;
    const name = key ?? written;
    const inner = found !== undefined && isMap(found) && Object.hasOwn(found, name) ? found[name] : undefined;
    return meetsCondition(inner, value);
  });
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}
