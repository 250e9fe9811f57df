import type { FeatureGateState } from "../../model/cluster.js";
import type { FieldError } from "../../model/fit.js";
import { subdomainErrors } from "../../model/label-syntax.js";
import type { PodSpec } from "../../model/pod.js";
import type { FieldPath } from "../../model/source.js";
import { validateNodeAffinity, validateNodeSelector } from "./node-selector.js";
import { validateTolerations } from "./tolerations.js";

const OS_NAMES: readonly string[] = ["linux", "windows"];

/**
 * What the API server refuses about the scheduling fields of a pod spec, when the object is made; `path` leads to the
 * spec.
 * Upstream: pkg/apis/core/validation/validation.go ValidatePodSpec.
 */
export function validatePodSpec(spec: PodSpec, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const errors = validateNodeSelector(spec.nodeSelector, [...path, "nodeSelector"]);
  if (spec.nodeAffinity !== undefined) {
    errors.push(...validateNodeAffinity(spec.nodeAffinity, [...path, "affinity", "nodeAffinity"]));
  }
  if (spec.nodeName !== "") errors.push(...nameErrors(spec.nodeName, [...path, "nodeName"]));
  if (spec.tolerations.length > 0) {
    errors.push(...validateTolerations(spec.tolerations, [...path, "tolerations"], comparison));
  }
  if (spec.runtimeClassName) {
    errors.push(...nameErrors(spec.runtimeClassName, [...path, "runtimeClassName"]));
  }
  if (spec.os !== undefined) errors.push(...osErrors(spec.os, [...path, "os", "name"]));
  return errors;
}

function nameErrors(name: string, path: FieldPath): FieldError[] {
  return subdomainErrors(name).map((detail) => ({ path, type: "Invalid", value: name, detail }));
}

function osErrors(os: string, path: FieldPath): FieldError[] {
  if (os === "") return [{ path, type: "Required", detail: "cannot be empty" }];
  if (OS_NAMES.includes(os)) return [];
  return [{ path, type: "NotSupported", value: os, detail: 'supported values: "linux", "windows"' }];
}
