import { isBounded, isList, isMap, type Json, type JsonObject, TOO_MUCH } from "../../cel/values.js";
import type { Budget } from "../../model/budget.js";
import type { FieldPath, Place } from "../../model/source.js";
import type { PolicyOrigin } from "../../model/taint.js";

export interface AdmissionRequest {
  readonly object: JsonObject;
  readonly namespace: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The plural: `pods`. */
  readonly resource: string;
  /** The requester; absent if unknown. */
  readonly user?: { readonly username: string; readonly groups: readonly string[] };
  /** The path of the pod template; undefined for a pod. */
  readonly templatePath: FieldPath | undefined;
  /** Spent by all policies on the object. Once used up, their results do not count. */
  readonly budget: Budget;
  /** Returns undefined if unknown, null if absent. */
  readonly namespaceLabel: (key: string) => string | null | undefined;
  /** Reports whether only the manifest and earlier policies set a path: `spec.tolerations.*.key`. */
  readonly isSettled: (path: string) => boolean;
  /** Reports whether a key missing from a mapping is certainly absent at admission. */
  readonly isSurelyAbsent: (map: JsonObject, key: string) => boolean;
}

export function withObject(
  request: Omit<AdmissionRequest, "isSurelyAbsent" | "object">,
  object: JsonObject,
): AdmissionRequest {
  // Lazy: few policies need it.
  let paths: WeakMap<object, string> | undefined;
  return {
    ...request,
    object,
    isSurelyAbsent: (map, key) => {
      // Shared parts can make a small object expand without end.
      if (paths === undefined && !isBounded(object, request.budget)) return false;
      paths ??= pathsOf(object);
      const path = paths.get(map);
      return path === undefined || request.isSettled(path === "" ? key : `${path}.${key}`);
    },
  };
}

function pathsOf(object: JsonObject): WeakMap<object, string> {
  const paths = new WeakMap<object, string>();
  const walk = (json: Json, path: string): void => {
    if (isList(json)) for (const item of json) walk(item, `${path}.*`);
    if (!isMap(json)) return;
    paths.set(json, path);
    for (const [key, value] of Object.entries(json)) walk(value, path === "" ? key : `${path}.${key}`);
  };
  walk(object, "");
  return paths;
}

export type PolicyOutcome =
  | { readonly kind: "untouched" }
  | { readonly kind: "changed"; readonly object: JsonObject }
  | { readonly kind: "unknown"; readonly why: string };

export const UNTOUCHED: PolicyOutcome = { kind: "untouched" };

export function unknownChange(why: string): PolicyOutcome {
  return { kind: "unknown", why };
}

/** Returns a change; unknown if the object is too large or too deep. */
export function changedTo(object: JsonObject, { budget }: AdmissionRequest): PolicyOutcome {
  return isBounded(object, budget) ? { kind: "changed", object } : unknownChange(TOO_MUCH.why);
}

/** Returns the outcome of a policy that matches or may match. */
export function ifMatched(matches: true | undefined, outcome: PolicyOutcome): PolicyOutcome {
  return matches || outcome.kind === "untouched" ? outcome : unknownChange("it is unknown whether it matches");
}

/** Applies steps to the object, each to what the earlier ones leave; ends at the first that is unknown. */
export function applyInTurn<Step>(
  request: AdmissionRequest,
  steps: Iterable<Step>,
  apply: (step: Step, current: AdmissionRequest) => PolicyOutcome,
): PolicyOutcome {
  let { object } = request;
  for (const step of steps) {
    const outcome = apply(step, withObject(request, object));
    if (outcome.kind === "unknown") return outcome;
    if (outcome.kind === "changed") object = outcome.object;
  }
  return object === request.object ? UNTOUCHED : { kind: "changed", object };
}

export interface Touched {
  readonly tolerations: boolean;
  /** Node selector, affinity and other fields that choose nodes. */
  readonly selection: boolean;
}

export interface PodPolicy {
  readonly origin: PolicyOrigin;
  readonly place: Place;
  /** Reports whether the repository shows the policy in force. */
  readonly isInForce: boolean;
  /** The fields it can change, for any object. */
  readonly mayTouch: Touched;
  readonly evaluate: (request: AdmissionRequest) => PolicyOutcome;
}

const TOLERATIONS = /toleration|runtimeClass/i;
const SELECTION = /nodeSelector|affinity|nodeName|runtimeClass|hostNetwork|topologySpread/i;
/** A patch path of the whole spec, or one built from pieces. */
const WHOLE_SPEC = /["'/\s]spec\/?["']?\s*(?:$|[,}+])|path:\s*[^"'\s/-]|["']\/["']\s*\+/m;

function textsOf(json: Json): string {
  if (isList(json)) return json.map(textsOf).join("\n");
  if (!isMap(json)) return String(json);
  return Object.entries(json)
    .map(([key, value]) => `${key}: ${textsOf(value)}`)
    .join("\n");
}

/** Returns the scheduling fields that a policy may change, by the words in its change. */
export function touchedBy(change: Json, isPatch: boolean): Touched {
  const text = textsOf(change);
  const isWhole = isPatch && WHOLE_SPEC.test(text);
  return { tolerations: isWhole || TOLERATIONS.test(text), selection: isWhole || SELECTION.test(text) };
}
