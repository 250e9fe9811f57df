import type { Budget } from "../model/budget.js";
import type { FieldPath, Place } from "../model/source.js";
import type { PolicyOrigin } from "../model/toleration.js";
import { isBounded, isList, isMap, type Json, type JsonObject, TOO_MUCH } from "./cel/values.js";

/** An object that somebody creates, as those see it who may change it. */
export interface AdmissionRequest {
  readonly object: JsonObject;
  readonly namespace: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The plural, as rules name it: `pods`. */
  readonly resource: string;
  /** Who asks, as the API server names him; absent where nobody knows. */
  readonly user?: { readonly username: string; readonly groups: readonly string[] };
  /** From the object's root to the template that is made into pods; undefined for a pod itself. */
  readonly templatePath: FieldPath | undefined;
  /** Steps for all that policies do with the object. Once it is used up nothing that they return counts. */
  readonly budget: Budget;
  /** Undefined where nobody knows whether the namespace has the label; null where it has none. */
  readonly namespaceLabel: (key: string) => string | null | undefined;
  /** Reports whether nobody but the manifest, and the policies before, sets what stands at the path: `spec.tolerations.*.key`. */
  readonly isSettled: (path: string) => boolean;
  /** Reports whether a key that the mapping of the object lacks is surely not there when the object is admitted. */
  readonly isSurelyAbsent: (map: JsonObject, key: string) => boolean;
}

/** The request with what has become of its object. */
export function withObject(
  request: Omit<AdmissionRequest, "isSurelyAbsent" | "object">,
  object: JsonObject,
): AdmissionRequest {
  // Few policies ask.
  let paths: WeakMap<object, string> | undefined;
  return {
    ...request,
    object,
    isSurelyAbsent: (map, key) => {
      // Copies share their parts, so that a small object can hold endless many.
      if (paths === undefined && !isBounded(object, request.budget)) return false;
      paths ??= pathsOf(object);
      const path = paths.get(map);
      return path === undefined || request.isSettled(path === "" ? key : `${path}.${key}`);
    },
  };
}

/** Where each mapping of an object stands. */
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

/** What a policy makes of an object. */
export type PolicyOutcome =
  | { readonly kind: "untouched" }
  | { readonly kind: "changed"; readonly object: JsonObject }
  | { readonly kind: "unknown"; readonly why: string };

export const UNTOUCHED: PolicyOutcome = { kind: "untouched" };

/** The outcome of a patch: an object that holds too much, or nests too deeply, is unknown. */
export function changedTo(object: JsonObject, { budget }: AdmissionRequest): PolicyOutcome {
  return isBounded(object, budget) ? { kind: "changed", object } : { kind: "unknown", why: TOO_MUCH.why };
}

/** Whether it matters where a pod runs. */
export interface Touched {
  readonly tolerations: boolean;
  /** The node selector, the affinity and whatever else chooses nodes. */
  readonly selection: boolean;
}

/** Somebody in the cluster who may change pods when they are created. */
export interface PodPolicy {
  readonly origin: PolicyOrigin;
  readonly place: Place;
  /** True if the repository shows that it is in force. */
  readonly isInForce: boolean;
  /** What it can change, whatever the object is. */
  readonly mayTouch: Touched;
  readonly evaluate: (request: AdmissionRequest) => PolicyOutcome;
}

const TOLERATIONS = /toleration|runtimeClass/i;
const SELECTION = /nodeSelector|affinity|nodeName|runtimeClass|hostNetwork|topologySpread/i;
/** A path of a patch that replaces all of the spec, or that is put together of pieces. */
const WHOLE_SPEC = /["'/\s]spec\/?["']?\s*(?:$|[,}+])|path:\s*[^"'\s/-]|["']\/["']\s*\+/m;

/** Every text in it, a line each, keys among them. */
function textsOf(json: Json): string {
  if (isList(json)) return json.map(textsOf).join("\n");
  if (!isMap(json)) return String(json);
  return Object.entries(json)
    .map(([key, value]) => `${key}: ${textsOf(value)}`)
    .join("\n");
}

/** What a policy can change, by the words of what it says. */
export function touchedBy(change: Json, isPatch: boolean): Touched {
  const text = textsOf(change);
  const isWhole = isPatch && WHOLE_SPEC.test(text);
  return { tolerations: isWhole || TOLERATIONS.test(text), selection: isWhole || SELECTION.test(text) };
}
